#pragma once

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

    [[nodiscard]] bool readsAttributes() const override { return true; }
    WalkFlags element(const ElementView &view) override;
    void finish() override;

private:
    [[nodiscard]] bool has(quint64 hash) const;
    [[nodiscard]] bool leadsNowhere(QByteArrayView fragment) const;

    PageContext &m_context;
    std::vector<quint64> m_anchors; ///< hashes
};

/// The part of a URL's fragment that names a place: without "#" and a fragment directive (":~:text=…"). "" where it
/// leads to the top of the page, or is nothing to HTML: "top", and "!…" and "/…", which are for scripts.
[[nodiscard]] QByteArrayView placeNamed(QByteArrayView hash);

} // namespace argiope::html
