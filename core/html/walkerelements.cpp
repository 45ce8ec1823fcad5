#include "core/html/css.h"
#include "core/html/dynamic.h"
#include "core/html/headers.h"
#include "core/html/refresh.h"
#include "core/html/srcset.h"
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

std::optional<url::Url> PageWalker::Impl::resolve(QByteArrayView value, const url::Url &against)
{
    urlWork += value.size() + against.href().size();
    if (urlWork > MaxUrlWork)
        return std::nullopt;
    auto parsed = url::parse(value, &against, encoder);
    if (!parsed)
        return std::nullopt;
    return std::move(*parsed);
}

qsizetype PageWalker::Impl::addLink(QByteArrayView value, const QByteArray &element, const QByteArray &attribute,
    LinkKind kind, LinkRels rel, const QByteArray &text, const url::Url &against)
{
    if (kind != LinkKind::Navigation && !options.resources)
        return -1;
    if (facts.links.size() >= MaxLinks || linkBytes > MaxLinkBytes || urlWork > MaxUrlWork) {
        facts.tooComplex = true;
        return -1;
    }
    Link link;
    if (auto parsed = resolve(value, against))
        link.url = std::move(*parsed);
    else
        link.raw = trimmed(value).toByteArray();
    linkBytes += link.url.href().size() + link.raw.size();
    link.element = element;
    link.attribute = attribute;
    link.text = text;
    link.kind = kind;
    link.rel = rel;
    facts.links.append(std::move(link));
    return facts.links.size() - 1;
}

void PageWalker::Impl::readRuled(const LinkRule &rule, const QByteArray &element, Attr attr, QByteArrayView value,
    LinkRels rel, const QByteArray &text, const url::Url &against)
{
    switch (rule.shape) {
    case ValueShape::None:
        return;
    case ValueShape::Url:
        if (!trimmed(value).isEmpty()) // only an anchor's empty value is a link, and that is not decided here
            addLink(value, element, attrName(attr), rule.kind, rel, text, against);
        return;
    case ValueShape::Tokens:
        forEachToken(value,
            [&](QByteArrayView token) { addLink(token, element, attrName(attr), rule.kind, rel, text, against); });
        return;
    case ValueShape::Commas:
        while (!value.isEmpty()) {
            const qsizetype comma = value.indexOf(',');
            forEachToken(comma < 0 ? value : value.first(comma),
                [&](QByteArrayView token) { addLink(token, element, attrName(attr), rule.kind, rel, text, against); });
            value = comma < 0 ? QByteArrayView() : value.sliced(comma + 1);
        }
        return;
    case ValueShape::Srcset:
        parseSrcset(value, [&](const SrcsetCandidate &candidate) {
            if (!candidate.url.isEmpty())
                addLink(candidate.url, element, attrName(attr), rule.kind, rel, text, against);
        });
        return;
    }
}

void PageWalker::Impl::readCommonAttribute(
    const QByteArray &element, Attr attr, QByteArrayView name, QByteArrayView value, LinkRels rel)
{
    if (attr == Attr::Style) {
        if (options.resources && (value.contains('(') || value.contains('\\'))) {
            forEachCssUrl(value, [&](QByteArrayView target, bool) {
                addLink(target, element, attrName(Attr::Style), LinkKind::Resource, rel, {}, base);
            });
        }
    } else if (attr == Attr::DataStar && options.dynamic) {
        if (const auto guess = guessDataAttribute(name, value))
            addLink(guess->url, element, name.toByteArray(), guess->kind, rel | LinkRel::Dynamic, {}, base);
    }
}

void PageWalker::Impl::readLinkElement(const ElementView &view, LinkRels rel)
{
    const RelInfo info = parseRel(view.value(Attr::Rel));
    const QByteArrayView href = view.value(Attr::Href);
    const bool canonical = info.flags.testFlag(LinkRel::Canonical) && facts.canonical.isEmpty();
    if (canonical && srcdocDepth == 0 && !rel.testFlag(LinkRel::InTemplate) && !trimmed(href).isEmpty()) {
        if (const auto parsed = resolve(href, base))
            facts.canonical = parsed->href();
    }
    const LinkKind kind = info.resource ? LinkKind::Resource : LinkKind::Metadata;
    const QByteArray &name = tagName(GUMBO_TAG_LINK);
    readRuled({ValueShape::Url, kind}, name, Attr::Href, href, rel | info.flags, {}, base);
    readRuled({ValueShape::Srcset, LinkKind::Resource}, name, Attr::ImageSrcset, view.value(Attr::ImageSrcset),
        rel | info.flags, {}, base);
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
            addLink(refresh->url, element, attrName(Attr::Content), LinkKind::Navigation, rel, {}, base);
    }
    if (isUrlProperty(property) || isUrlProperty(name)) {
        if (!trimmed(content).isEmpty())
            addLink(content, element, attrName(Attr::Content), LinkKind::Metadata, rel, {}, base);
    }
    if (srcdocDepth > 0 || rel.testFlag(LinkRel::InTemplate))
        return;
    if (equalsLower(name, "description") && !haveDescription) {
        haveDescription = true;
        facts.description = collapsed(content, FactBytes);
    } else if (equalsLower(name, "robots")) {
        readRobotsDirectives(content, false, facts.noIndex, facts.noFollow);
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
            if (auto parsed = resolve(value, base)) {
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
            const qsizetype index = addLink(value, *element, attrName(attr), rule.kind, own, text, base);
            if (view.tag == GUMBO_TAG_A)
                lastAnchorLink = index;
            continue;
        }
        readRuled(rule, *element, attr, value, own, text, attr == Attr::Codebase ? base : *against);
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
            const qsizetype index = addLink(value, name, attrName(attr), rule.kind, own, {}, base);
            if (view.tag == GUMBO_TAG_A)
                lastAnchorLink = index;
        } else if (!trimmed(value).startsWith('#')) { // a reference inside the page is nothing to fetch
            readRuled(rule, name, attr, value, rel, {}, base);
        }
    }
}

void PageWalker::Impl::readStyleText(QByteArrayView css, LinkRels rel)
{
    if (!options.resources)
        return;
    forEachCssUrl(css, [&](QByteArrayView target, bool isImport) {
        addLink(target, tagName(GUMBO_TAG_STYLE), isImport ? QByteArrayLiteral("@import") : QByteArrayLiteral("url"),
            LinkKind::Resource, rel, {}, base);
    });
}

} // namespace argiope::html
