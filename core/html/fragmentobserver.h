#pragma once

#include "core/base/hashtable.h"
#include "core/html/collector.h"

#include <vector>

namespace argiope::html {

/// Links to a place in a page, and the places that the page has: elements with an id, and `a` with a name, outside of
/// template and noscript (HTML Standard 7.4.6.4, "find a potential indicated element"). What leads to a place in the
/// page itself is decided here; of other links it is noted what their fragment is, for the check of a whole crawl.
class FragmentObserver : public Collector
{
public:
    static constexpr size_t MostAnchors = 200'000; ///< of a page with more of them nothing is said

    explicit FragmentObserver(PageContext &context)
        : m_context(context)
    {
    }

    [[nodiscard]] Attrs attrs() const override { return markup::bitsOf(Attr::Id, Attr::Name); }
    WalkFlags element(const ElementView &view) override;
    void finish() override;

private:
    [[nodiscard]] bool leadsNowhere(QByteArrayView fragment);

    PageContext &m_context;
    std::vector<quint64> m_anchors; ///< hashes
    base::HashSet m_places; ///< of them, once it is asked
};

/// The part of a URL's fragment that names a place: without "#" and a fragment directive (":~:text=…"). "" where it
/// leads to the top of the page, or is nothing to HTML: "top", and "!…" and "/…", which are for scripts.
[[nodiscard]] QByteArrayView placeNamed(QByteArrayView hash);

/// Hosts of repositories put it before ids that users write, and a script leads there.
inline constexpr QByteArrayView UserContent("user-content-");

/// Whether a page has the place that placeNamed() tells of, which is not "": `has` says so of one id or name.
template <class Has>
[[nodiscard]] bool hasPlace(QByteArrayView place, Has has)
{
    if (has(place) || has(QByteArray(UserContent.toByteArray() + place)))
        return true;
    if (!place.contains('%'))
        return false;
    const QByteArray decoded = QByteArray::fromPercentEncoding(place.toByteArray());
    return has(QByteArrayView(decoded)) || decoded.compare("top", Qt::CaseInsensitive) == 0;
}

} // namespace argiope::html
