#include "core/html/css.h"
#include "core/html/dynamic.h"
#include "core/html/headers.h"
#include "core/html/refresh.h"
#include "core/html/strings.h"
#include "core/html/walkerimpl.h"

namespace argiope::html {

LinkRels PageWalker::Impl::relOf(quint8 flags) const
{
    LinkRels rel;
    rel.setFlag(LinkRel::InTemplate, flags & InTemplateElement);
    rel.setFlag(LinkRel::InNoscript, flags & InNoscriptElement);
    return rel;
}

void PageWalker::Impl::readCommonAttribute(
    const QByteArray &element, Attr attr, QByteArrayView name, QByteArrayView value, LinkRels rel)
{
    if (attr == Attr::Style) {
        if (options.resources && (value.contains('(') || value.contains('\\'))) {
            forEachCssUrl(value, [&](QByteArrayView target, bool) {
                links.add(target, LinkKind::Resource, {element, attrName(Attr::Style), rel}, base);
            });
        }
    } else if (attr == Attr::DataStar && options.dynamic) {
        if (const auto guess = guessDataAttribute(name, value))
            links.add(guess->url, guess->kind, {element, name.toByteArray(), rel | LinkRel::Dynamic}, base);
    }
}

void PageWalker::Impl::readLinkElement(const ElementView &view, LinkRels rel)
{
    const RelInfo info = parseRel(view.value(Attr::Rel));
    const QByteArrayView href = view.value(Attr::Href);
    const bool canonical = info.flags.testFlag(LinkRel::Canonical) && facts.canonical.isEmpty();
    if (canonical && srcdocDepth == 0 && !rel.testFlag(LinkRel::InTemplate) && !trimmed(href).isEmpty()) {
        if (const auto parsed = links.resolve(href, base))
            facts.canonical = parsed->href();
    }
    const LinkKind kind = info.resource ? LinkKind::Resource : LinkKind::Metadata;
    const QByteArray &name = tagName(GUMBO_TAG_LINK);
    links.addRuled({ValueShape::Url, kind}, href, {name, attrName(Attr::Href), rel | info.flags}, base);
    links.addRuled({ValueShape::Srcset, LinkKind::Resource}, view.value(Attr::ImageSrcset),
        {name, attrName(Attr::ImageSrcset), rel | info.flags}, base);
}

void PageWalker::Impl::readMeta(const ElementView &view, LinkRels rel)
{
    const QByteArrayView content = view.value(Attr::Content);
    const QByteArrayView pragma = view.value(Attr::HttpEquiv);
    const QByteArrayView name = trimmed(view.value(Attr::Name));
    const QByteArrayView property = trimmed(view.value(Attr::Property));
    const QByteArray &element = tagName(GUMBO_TAG_META);
    if (equalsLower(pragma, "refresh")) {
        const auto refresh = parseRefresh(content);
        if (refresh && !trimmed(refresh->url).isEmpty())
            links.add(refresh->url, LinkKind::Navigation, {element, attrName(Attr::Content), rel}, base);
    }
    if (isUrlProperty(property) || isUrlProperty(name)) {
        if (!trimmed(content).isEmpty())
            links.add(content, LinkKind::Metadata, {element, attrName(Attr::Content), rel}, base);
    }
    if (srcdocDepth > 0 || rel.testFlag(LinkRel::InTemplate))
        return;
    if (equalsLower(name, "description") && !haveDescription) {
        haveDescription = true;
        facts.description = collapsed(content, FactBytes);
    } else if (isRobotsMetaName(name, input.agent)) {
        const MetaDirectives said = parseMetaRobots(content);
        facts.noIndex |= said.noIndex;
        facts.noFollow |= said.noFollow;
        const QByteArray text = collapsed(content, FactBytes);
        if (!text.isEmpty() && facts.metaRobots.size() < FactBytes)
            facts.metaRobots += facts.metaRobots.isEmpty() ? text : ", " + text;
    }
}

void PageWalker::Impl::readHtmlAttributes(const ElementView &view, quint8 flags)
{
    const LinkRels rel = relOf(flags);
    const QByteArray *element = &tagName(view.tag);
    QByteArray unknownName;
    if (view.tag == GUMBO_TAG_UNKNOWN) {
        GumboStringPiece piece = view.element.original_tag;
        gumbo_tag_from_original_text(&piece);
        unknownName = lowered(QByteArrayView(piece.data, qsizetype(piece.length)));
        element = &unknownName;
    }
    LinkRels own = rel;
    QByteArray text;
    url::Url codebase;
    const url::Url *against = &base;
    switch (view.tag) {
    case GUMBO_TAG_LINK:
        readLinkElement(view, rel);
        break;
    case GUMBO_TAG_META:
        readMeta(view, rel);
        break;
    case GUMBO_TAG_HTML:
        if (srcdocDepth == 0 && facts.language.isEmpty())
            facts.language = collapsed(view.value(Attr::Lang), FactBytes);
        break;
    case GUMBO_TAG_A:
    case GUMBO_TAG_AREA:
    case GUMBO_TAG_FORM:
        own |= parseRel(view.value(Attr::Rel)).flags & ~LinkRels(LinkRel::Canonical);
        if (view.tag == GUMBO_TAG_AREA)
            text = collapsed(view.value(Attr::Alt), AnchorTextBytes);
        break;
    case GUMBO_TAG_IMG:
        text = collapsed(view.value(Attr::Alt), AnchorTextBytes);
        break;
    case GUMBO_TAG_APPLET:
    case GUMBO_TAG_OBJECT:
        if (const QByteArrayView value = view.value(Attr::Codebase); !value.isEmpty()) {
            if (auto parsed = links.resolve(value, base)) {
                codebase = std::move(*parsed);
                against = &codebase;
            }
        }
        break;
    default:
        break;
    }
    for (unsigned i = 0; i < view.element.attributes.length; ++i) {
        const auto *attribute = static_cast<const GumboAttribute *>(view.element.attributes.data[i]);
        const QByteArrayView name(attribute->name);
        const Attr attr = attrFromName(name);
        if (attr == Attr::None)
            continue;
        const QByteArrayView value(attribute->value);
        if (attr == Attr::Style || attr == Attr::DataStar) {
            readCommonAttribute(*element, attr, name, value, rel);
            continue;
        }
        if (attr == Attr::SrcDoc && view.tag == GUMBO_TAG_IFRAME) {
            readSrcdoc(value);
            continue;
        }
        const LinkRule rule = htmlRule(view.tag, attr);
        if (rule.shape == ValueShape::None)
            continue;
        if (attr == Attr::Href) { // a, area: also where it is empty
            const qsizetype index = links.add(value, rule.kind, {*element, attrName(attr), own, text}, base);
            if (view.tag == GUMBO_TAG_A)
                lastAnchorLink = index;
            continue;
        }
        links.addRuled(rule, value, {*element, attrName(attr), own, text}, attr == Attr::Codebase ? base : *against);
    }
}

void PageWalker::Impl::readForeignAttributes(const ElementView &view, quint8 flags)
{
    GumboStringPiece piece = view.element.original_tag;
    gumbo_tag_from_original_text(&piece);
    QByteArray name;
    const LinkRels rel = relOf(flags);
    for (unsigned i = 0; i < view.element.attributes.length; ++i) {
        const auto *attribute = static_cast<const GumboAttribute *>(view.element.attributes.data[i]);
        Attr attr = attrFromName(attribute->name);
        if (attr == Attr::None || (attr != Attr::Href && attr != Attr::XlinkHref && attr != Attr::Style))
            continue;
        if (name.isEmpty())
            name = view.tag == GUMBO_TAG_UNKNOWN ? lowered(QByteArrayView(piece.data, qsizetype(piece.length)))
                                                 : tagName(view.tag);
        const QByteArrayView value(attribute->value);
        if (attr == Attr::Style) {
            readCommonAttribute(name, attr, {}, value, rel);
            continue;
        }
        if (attribute->attr_namespace == GUMBO_ATTR_NAMESPACE_XLINK)
            attr = Attr::XlinkHref;
        const LinkRule rule = view.space == GUMBO_NAMESPACE_SVG
            ? svgRule(name, attr)
            : LinkRule{ValueShape::Url, LinkKind::Navigation}; // MathML: any element may be a link
        if (rule.kind == LinkKind::Navigation) {
            const LinkRels own = rel | parseRel(view.value(Attr::Rel)).flags;
            const qsizetype index = links.add(value, rule.kind, {name, attrName(attr), own}, base);
            if (view.tag == GUMBO_TAG_A)
                lastAnchorLink = index;
        } else if (!trimmed(value).startsWith('#')) { // a reference inside the page is nothing to fetch
            links.addRuled(rule, value, {name, attrName(attr), rel}, base);
        }
    }
}

void PageWalker::Impl::readStyleText(QByteArrayView css, LinkRels rel)
{
    if (!options.resources)
        return;
    forEachCssUrl(css, [&](QByteArrayView target, bool isImport) {
        const QByteArray how = isImport ? QByteArrayLiteral("@import") : QByteArrayLiteral("url");
        links.add(target, LinkKind::Resource, {tagName(GUMBO_TAG_STYLE), how, rel}, base);
    });
}

} // namespace argiope::html
