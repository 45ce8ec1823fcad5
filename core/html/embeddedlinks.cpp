#include "core/html/embeddedlinks.h"

#include "core/html/css.h"
#include "core/html/dynamic.h"

namespace argiope::html {

using markup::tagName;

WalkFlags EmbeddedLinks::element(const ElementView &view)
{
    if (view.tag == Tag::Style)
        m_inside = InStyle;
    else if (view.isHtml && m_context.options.dynamic && isJsonLd(view.value(Attr::Type)))
        m_inside = InJson;
    else
        return 0;
    m_id = view.id();
    m_rel = view.rel();
    m_text.clear();
    hear(m_inside);
    return m_inside;
}

void EmbeddedLinks::text(QByteArrayView text, WalkFlags)
{
    // A text comes in pieces where it has references, and a style of SVG may hold elements.
    m_text.append(text.data(), text.size());
}

void EmbeddedLinks::closed(const markup::Element &element)
{
    if (m_id != 0 && element.id == m_id)
        readText();
}

void EmbeddedLinks::finish()
{
    if (m_id != 0)
        readText();
}

void EmbeddedLinks::readText()
{
    if (m_inside == InStyle)
        readStyle();
    else
        readJson();
    m_id = 0;
    m_text = {};
    hear(0);
}

void EmbeddedLinks::readStyle()
{
    if (!m_context.options.resources)
        return;
    forEachCssUrl(m_text, [&](QByteArrayView target, bool isImport) {
        const QByteArray how = isImport ? QByteArrayLiteral("@import") : QByteArrayLiteral("url");
        m_context.links.add(target, LinkKind::Resource, {tagName(Tag::Style), how, m_rel}, m_context.base);
    });
}

void EmbeddedLinks::readJson()
{
    forEachJsonUrl(m_text, [&](QByteArrayView target, LinkKind kind) {
        m_context.links.add(target, kind,
            {tagName(Tag::Script), QByteArrayLiteral("json-ld"), m_rel | LinkRel::Dynamic}, m_context.base);
    });
}

} // namespace argiope::html
