#include "core/html/metafacts.h"

#include "core/html/metarobots.h"
#include "core/html/strings.h"
#include "core/html/textcollector.h"

namespace argiope::html {

WalkFlags MetaFacts::element(const ElementView &view)
{
    if (!view.isHtml || !m_context.isPage() || view.attributes().empty())
        return 0;
    if (view.tag == Tag::Html) {
        if (m_context.page.language.isEmpty())
            m_context.page.language = collapsed(view.value(Attr::Lang), FactBytes);
    } else if (!(view.flags & InTemplate)) {
        if (view.tag == Tag::Link)
            link(view);
        else
            meta(view);
    }
    return 0;
}

void MetaFacts::link(const ElementView &view)
{
    const QByteArrayView href = view.value(Attr::Href);
    if (!m_context.page.canonical.isEmpty() || !parseRel(view.value(Attr::Rel)).flags.testFlag(LinkRel::Canonical)
        || trimmed(href).isEmpty())
        return;
    if (const auto parsed = m_context.links.resolve(href, m_context.base))
        m_context.page.canonical = parsed->href();
}

void MetaFacts::meta(const ElementView &view)
{
    ParsedPage &page = m_context.page;
    const QByteArrayView content = view.value(Attr::Content);
    const QByteArrayView name = trimmed(view.value(Attr::Name));
    if (equalsLower(name, "description") && !m_haveDescription) {
        m_haveDescription = true;
        page.description = collapsed(content, FactBytes);
    } else if (isRobotsMetaName(name, m_context.input.agent)) {
        const MetaDirectives said = parseMetaRobots(content);
        page.noIndex |= said.noIndex;
        page.noFollow |= said.noFollow;
        const QByteArray text = collapsed(content, FactBytes);
        if (!text.isEmpty() && page.metaRobots.size() < FactBytes)
            page.metaRobots += page.metaRobots.isEmpty() ? text : ", " + text;
    }
}

} // namespace argiope::html
