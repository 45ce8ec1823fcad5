#include "core/html/fragmentobserver.h"

#include "core/facts/anchors.h"
#include "core/html/strings.h"

#include <QSet>

#include <algorithm>

namespace argiope::html {

namespace {

bool isLink(const Link &link)
{
    return link.kind == LinkKind::Navigation && (link.element() == "a" || link.element() == "area")
        && !(link.rel & (LinkRel::InTemplate | LinkRel::InNoscript | LinkRel::Dynamic)) && link.url.isHttp();
}

} // namespace

QByteArrayView placeNamed(QByteArrayView hash)
{
    if (hash.startsWith('#'))
        hash = hash.sliced(1);
    if (const qsizetype directive = hash.indexOf(":~:"); directive >= 0)
        hash = hash.first(directive);
    if (hash.startsWith('!') || hash.startsWith('/') || equalsLower(hash, "top"))
        return {};
    return hash;
}

WalkFlags FragmentObserver::element(const ElementView &view)
{
    if (!m_context.isPage() || (view.flags & (InTemplate | InNoscript)) || m_anchors.size() > MostAnchors)
        return 0;
    for (const markup::Attribute &attribute : view.attributes()) {
        const bool id = attribute.name == "id";
        const bool name = attribute.id == Attr::Name && view.tag == Tag::A && view.isHtml;
        if (id || name) {
            const QByteArrayView value = view.value(attribute);
            if (!value.isEmpty())
                m_anchors.push_back(facts::anchorHash(value));
        }
    }
    return 0;
}

bool FragmentObserver::has(quint64 hash) const
{
    return std::binary_search(m_anchors.begin(), m_anchors.end(), hash);
}

bool FragmentObserver::leadsNowhere(QByteArrayView fragment) const
{
    if (has(facts::anchorHash(fragment)))
        return false;
    if (!fragment.contains('%'))
        return true;
    const QByteArray decoded = QByteArray::fromPercentEncoding(fragment.toByteArray());
    return !has(facts::anchorHash(decoded)) && !equalsLower(decoded, "top");
}

void FragmentObserver::finish()
{
    if (m_anchors.size() > MostAnchors)
        return;
    std::sort(m_anchors.begin(), m_anchors.end());
    const QByteArrayView own = m_context.input.url.hrefWithoutFragment();
    const QList<Link> &links = m_context.links.all();
    std::vector<facts::FragmentLink> elsewhere;
    QSet<quint64> seen; // one link of those that are alike
    for (qsizetype i = 0; i < links.size(); ++i) {
        const Link &link = links[i];
        if (link.url.isEmpty() || link.url.hash().size() < 2 || !isLink(link))
            continue;
        if (link.url.hash().startsWith("#!") && link.url.hostname() == m_context.input.url.hostname())
            m_context.observed.add("url-hashbang", link.url.href());
        const QByteArrayView fragment = placeNamed(link.url.hash());
        if (fragment.isEmpty())
            continue;
        if (link.url.hrefWithoutFragment() == own) {
            if (leadsNowhere(fragment))
                m_context.observed.add("link-fragment-missing", link.url.hash());
            continue;
        }
        const auto before = seen.size();
        seen.insert(facts::anchorHash(link.url.href()));
        if (seen.size() == before)
            continue;
        const QByteArray decoded = QByteArray::fromPercentEncoding(fragment.toByteArray());
        if (!equalsLower(decoded, "top"))
            elsewhere.push_back({int(i), facts::anchorHash(fragment), facts::anchorHash(decoded)});
    }
    m_context.page.anchors = facts::AnchorSet::encoded(std::move(m_anchors));
    m_context.page.fragments = facts::encodedFragments(elsewhere);
}

} // namespace argiope::html
