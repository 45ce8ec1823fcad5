#include "core/html/elementlinks.h"

#include "core/html/css.h"
#include "core/html/dynamic.h"
#include "core/html/refresh.h"
#include "core/html/strings.h"
#include "core/html/textcollector.h"

#include <algorithm>

namespace argiope::html {

using markup::Attribute;
using markup::attrName;
using markup::tagName;

namespace {

/// Scripts send it by another method than GET, or ask whether it is meant: what a link of Rails, Laravel or Symfony has
/// that deletes, and one that a person is asked about first.
bool isAction(const ElementView &view)
{
    return std::any_of(view.attributes().begin(), view.attributes().end(), [&view](const Attribute &attribute) {
        const QByteArrayView name = attribute.name;
        if (attribute.id == Attr::DataStar) {
            if (name == "data-method" || name == "data-turbo-method" || name == "data-http-method"
                || name == "data-request-method" || name == "data-verb") {
                const QByteArrayView method = trimmed(view.value(attribute));
                return !method.isEmpty() && !equalsLower(method, "get");
            }
            return name == "data-confirm" || name == "data-turbo-confirm" || name == "data-confirm-message";
        }
        return attribute.id == Attr::None && name == "onclick" && view.value(attribute).contains("confirm(");
    });
}

} // namespace

/// Those that make a link of whatever element, or of one that is none of tags().
Attrs ElementLinks::attrs() const
{
    constexpr Attrs urls = markup::bitsOf(Attr::Action, Attr::Background, Attr::Cite, Attr::DynSrc, Attr::FormAction,
        Attr::Href, Attr::Icon, Attr::ItemId, Attr::ItemType, Attr::LongDesc, Attr::LowSrc, Attr::Manifest, Attr::Ping,
        Attr::Poster, Attr::Profile, Attr::Src, Attr::SrcDoc, Attr::Srcset, Attr::XlinkHref);
    return urls | (m_context.options.resources ? bitOf(Attr::Style) : 0)
        | (m_context.options.dynamic ? bitOf(Attr::DataStar) : 0);
}

WalkFlags ElementLinks::element(const ElementView &view)
{
    if (view.tag == Tag::A)
        m_lastAnchor = -1;
    if (view.attributes().empty())
        return 0;
    if (view.isHtml)
        htmlElement(view);
    else
        foreignElement(view);
    return 0;
}

void ElementLinks::styleOrData(const ElementView &view, const Attribute &attribute)
{
    const QByteArrayView value = view.value(attribute);
    LinkCollector &links = m_context.links;
    if (attribute.id == Attr::Style) {
        if (m_context.options.resources && (value.contains('(') || value.contains('\\'))) {
            const QByteArray element = view.name();
            forEachCssUrl(value, [&](QByteArrayView target, bool) {
                links.add(target, LinkKind::Resource, {element, attrName(Attr::Style), view.rel()}, m_context.base);
            });
        }
    } else if (m_context.options.dynamic) {
        if (const auto guess = guessDataAttribute(attribute.name, value)) {
            links.add(guess->url, guess->kind,
                {view.name(), attribute.name.toByteArray(), view.rel() | LinkRel::Dynamic}, m_context.base);
        }
    }
}

void ElementLinks::linkElement(const ElementView &view)
{
    const RelInfo info
        = parseRel(view.value(Attr::Rel), view.value(QByteArrayView("hreflang")), view.value(QByteArrayView("media")));
    const LinkKind kind = info.resource ? LinkKind::Resource : LinkKind::Metadata;
    const QByteArray &name = tagName(Tag::Link);
    m_context.links.addRuled({ValueShape::Url, kind}, view.value(Attr::Href),
        {name, attrName(Attr::Href), view.rel() | info.flags}, m_context.base);
    m_context.links.addRuled({ValueShape::Srcset, LinkKind::Resource}, view.value(Attr::ImageSrcset),
        {name, attrName(Attr::ImageSrcset), view.rel() | info.flags}, m_context.base);
}

void ElementLinks::metaElement(const ElementView &view)
{
    const QByteArrayView content = view.value(Attr::Content);
    const QByteArray &name = tagName(Tag::Meta);
    if (equalsLower(view.value(Attr::HttpEquiv), "refresh")) {
        const auto refresh = parseRefresh(content);
        if (refresh && !trimmed(refresh->url).isEmpty()) {
            m_context.links.add(
                refresh->url, LinkKind::Navigation, {name, attrName(Attr::Content), view.rel()}, m_context.base);
        }
    }
    if (isUrlProperty(trimmed(view.value(Attr::Property))) || isUrlProperty(trimmed(view.value(Attr::Name)))) {
        if (!trimmed(content).isEmpty()) {
            m_context.links.add(
                content, LinkKind::Metadata, {name, attrName(Attr::Content), view.rel()}, m_context.base);
        }
    }
}

void ElementLinks::htmlElement(const ElementView &view)
{
    if (view.tag == Tag::Link)
        linkElement(view);
    else if (view.tag == Tag::Meta)
        metaElement(view);
    const QByteArray *element = &tagName(view.tag);
    QByteArray unknownName;
    url::Url codebase;
    const url::Url *against = &m_context.base;
    if (view.tag == Tag::Applet || view.tag == Tag::Object) {
        if (const QByteArrayView value = view.value(Attr::Codebase); !value.isEmpty()) {
            if (auto parsed = m_context.links.resolve(value, m_context.base)) {
                codebase = std::move(*parsed);
                against = &codebase;
            }
        }
    }
    for (const Attribute &attribute : view.attributes()) {
        if (attribute.id == Attr::None || attribute.id > Attr::XlinkHref)
            continue;
        if (attribute.id == Attr::Style || attribute.id == Attr::DataStar) {
            styleOrData(view, attribute);
            continue;
        }
        if (attribute.id == Attr::SrcDoc && view.tag == Tag::Iframe) {
            m_context.readSrcdoc(view.value(attribute));
            continue;
        }
        const LinkRule rule = htmlRule(view.tag, attribute.id);
        if (rule.shape == ValueShape::None || m_context.links.overflowed()) // then none more is kept
            continue;
        if (view.tag == Tag::Unknown && unknownName.isEmpty()) {
            unknownName = view.name();
            element = &unknownName;
        }
        LinkRels rel = view.rel();
        QByteArray text;
        if (view.tag == Tag::A || view.tag == Tag::Area || view.tag == Tag::Form)
            rel |= parseRel(view.value(Attr::Rel)).flags & ~LinkRels(LinkRel::Canonical);
        if (view.tag == Tag::A && isAction(view))
            rel |= LinkRel::Action;
        if (view.tag == Tag::Area || view.tag == Tag::Img)
            text = collapsed(view.value(Attr::Alt), AnchorTextBytes);
        const LinkCollector::Place place{*element, attrName(attribute.id), rel, text};
        const QByteArrayView value = view.value(attribute);
        if (attribute.id == Attr::Href) { // a, area: also where it is empty
            const qsizetype index = m_context.links.add(value, rule.kind, place, m_context.base);
            if (view.tag == Tag::A)
                m_lastAnchor = index;
        } else {
            m_context.links.addRuled(rule, value, place, attribute.id == Attr::Codebase ? m_context.base : *against);
        }
    }
}

void ElementLinks::foreignElement(const ElementView &view)
{
    QByteArray name;
    for (const Attribute &attribute : view.attributes()) {
        if (attribute.id == Attr::Style) {
            styleOrData(view, attribute);
            continue;
        }
        if (attribute.id != Attr::Href && attribute.id != Attr::XlinkHref)
            continue;
        if (name.isEmpty())
            name = view.name();
        const QByteArrayView value = view.value(attribute);
        // MathML: any of its elements may be a link.
        const LinkRule rule = view.isSvg ? svgRule(name, attribute.id) : mathRule(name);
        if (rule.shape == ValueShape::None)
            continue;
        if (rule.kind == LinkKind::Navigation) {
            const LinkRels rel = view.rel() | parseRel(view.value(Attr::Rel)).flags;
            const qsizetype index
                = m_context.links.add(value, rule.kind, {name, attrName(attribute.id), rel}, m_context.base);
            if (view.tag == Tag::A)
                m_lastAnchor = index;
        } else if (!trimmed(value).startsWith('#')) { // a reference inside the page is nothing to fetch
            m_context.links.addRuled(rule, value, {name, attrName(attribute.id), view.rel()}, m_context.base);
        }
    }
}

} // namespace argiope::html
