#include "core/html/fragmentobserver.h"

#include "core/facts/anchors.h"
#include "core/html/strings.h"

#include <array>
#include <cstring>

namespace argiope::html {

namespace {

constexpr size_t Usual = 40; ///< places of a page, and links to those of others

/// Fragments as they are written, each with U+0000 behind it; nothing where they are more than are kept.
class FragmentTexts
{
public:
    void add(QByteArrayView fragment)
    {
        m_fits = m_fits && m_size + fragment.size() < qsizetype(m_bytes.size());
        if (!m_fits)
            return;
        std::memcpy(m_bytes.data() + m_size, fragment.data(), size_t(fragment.size()));
        m_size += fragment.size();
        m_bytes[size_t(m_size++)] = '\0';
    }
    [[nodiscard]] QByteArrayView view() const { return {m_bytes.data(), m_fits ? m_size : 0}; }

private:
    std::array<char, facts::MostFragmentBytes> m_bytes;
    qsizetype m_size = 0;
    bool m_fits = true;
};

bool isLink(const Link &link)
{
    const QByteArray &element = link.element();
    return link.kind == LinkKind::Navigation
        && !(link.rel & (LinkRel::InTemplate | LinkRel::InNoscript | LinkRel::Dynamic)) && link.url.isHttp()
        && ((element.size() == 1 && element.front() == 'a') || element == "area");
}

} // namespace

QByteArrayView placeNamed(QByteArrayView hash)
{
    if (hash.startsWith('#'))
        hash = hash.sliced(1);
    for (qsizetype colon = hash.indexOf(':'); colon >= 0; colon = hash.indexOf(':', colon + 1)) {
        if (hash.sliced(colon).startsWith(":~:")) {
            hash = hash.first(colon);
            break;
        }
    }
    if (hash.startsWith('!') || hash.startsWith('/') || equalsLower(hash, "top"))
        return {};
    return hash;
}

WalkFlags FragmentObserver::element(const ElementView &view)
{
    if (!m_context.isPage() || (view.flags & (InTemplate | InNoscript)) || m_anchors.size() > MostAnchors)
        return 0;
    for (const markup::Attribute &attribute : view.attributes()) {
        const bool id = attribute.id == Attr::Id;
        const bool name = attribute.id == Attr::Name && view.tag == Tag::A && view.isHtml;
        if (id || name) {
            const QByteArrayView value = view.value(attribute);
            if (m_anchors.empty())
                m_anchors.reserve(Usual);
            if (!value.isEmpty())
                m_anchors.push_back(facts::anchorHash(value));
            if (value.startsWith(UserContent) && value.size() > UserContent.size()) // for links of other pages
                m_anchors.push_back(facts::anchorHash(value.sliced(UserContent.size())));
        }
    }
    return 0;
}

bool FragmentObserver::leadsNowhere(QByteArrayView fragment)
{
    if (m_places.size() == 0) {
        m_places.reserve(m_anchors.size());
        for (const quint64 hash : m_anchors)
            m_places.insert(hash);
    }
    return !hasPlace(fragment, [this](QByteArrayView place) { return m_places.contains(facts::anchorHash(place)); });
}

void FragmentObserver::finish()
{
    if (m_anchors.size() > MostAnchors)
        return;
    const QByteArrayView own = m_context.input.url.hrefWithoutFragment();
    const QList<Link> &links = m_context.links.all();
    std::vector<facts::FragmentLink> elsewhere;
    FragmentTexts texts; // of these
    base::HashSet seen; // one link of those that are alike
    std::vector<bool> settled(size_t(links.size())); // nothing is to be said of more links like it
    elsewhere.reserve(Usual);
    seen.reserve(Usual);
    for (qsizetype i = 0; i < links.size(); ++i) {
        const Link &link = links[i];
        const QByteArrayView hash = link.url.hash();
        if (hash.isEmpty() || (link.sameAs >= 0 && settled[size_t(link.sameAs)]) || !isLink(link))
            continue;
        if (hash[1] == '!' && link.url.hostname() == m_context.input.url.hostname())
            m_context.observed.add("url-hashbang", link.url.href());
        const QByteArrayView fragment = placeNamed(hash);
        if (fragment.isEmpty())
            continue;
        if (link.url.hrefWithoutFragment() == own) {
            if (leadsNowhere(fragment))
                m_context.observed.add("link-fragment-missing", hash);
            else
                settled[size_t(i)] = true;
            continue;
        }
        settled[size_t(i)] = true;
        if (!seen.insert(facts::anchorHash(link.url.href())))
            continue;
        const quint64 raw = facts::anchorHash(fragment);
        if (!fragment.contains('%')) { // nor is it "top", which placeNamed() leaves out
            elsewhere.push_back({int(i), raw, raw});
            texts.add(fragment);
            continue;
        }
        const QByteArray decoded = QByteArray::fromPercentEncoding(fragment.toByteArray());
        if (!equalsLower(decoded, "top")) {
            elsewhere.push_back({int(i), raw, facts::anchorHash(decoded)});
            texts.add(fragment);
        }
    }
    m_context.page.anchors = facts::AnchorSet::encoded(m_anchors);
    m_context.page.fragments = facts::encodedFragments(elsewhere, texts.view());
}

} // namespace argiope::html
