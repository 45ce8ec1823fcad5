#pragma once

#include "core/base/ids.h"

#include <QByteArray>

#include <algorithm>

namespace argiope::base {

/// How a URL was reached.
struct Way
{
    int depth = 0; ///< links from a seed
    int hops = 0; ///< redirects in a row that led here
    UrlId referrer = UrlId::None; ///< the page it was found on, at this depth

    /// In links or in redirects: then there is something to gain by it.
    [[nodiscard]] bool isShorterThan(const Way &other) const { return depth < other.depth || hops < other.hops; }
    /// The least of both that either way gives; the referrer stays.
    [[nodiscard]] Way shortenedBy(const Way &other) const
    {
        return {std::min(depth, other.depth), std::min(hops, other.hops), referrer};
    }
};

/// What a server may confirm of a page that is stored, by a request that carries it (RFC 9110, 13.1).
struct Validators
{
    QByteArray etag{};
    QByteArray lastModified{}; ///< as the server wrote it

    [[nodiscard]] bool isEmpty() const { return etag.isEmpty() && lastModified.isEmpty(); }
    void clear() { *this = {}; }
    bool operator==(const Validators &) const = default;
};

/// Added to the priority of a URL that waits behind all others, whatever the order (links marked nofollow).
inline constexpr int LastPriority = 1 << 29;
[[nodiscard]] constexpr bool isLast(int priority)
{
    return priority >= LastPriority / 2;
}

/// A URL that waits for its turn.
struct WaitingUrl
{
    UrlId id = UrlId::None;
    QByteArray url;
    HostId host = HostId::None;
    bool page = true; ///< false: only checked
    int depth = 0;
    int hops = 0; ///< redirects in a row that led here
    Validators validators{}; ///< empty: there is nothing to confirm, it is fetched unconditionally
    bool sitemap = false; ///< no URL of the crawl but a sitemap: `id` is that of frontier::sitemapId()
    bool invited = false; ///< of a sitemap: robots.txt of its own host names it, which is leave to fetch it
    /// Where it waits: the lower the sooner; where the crawl goes breadth-first 0, or LastPriority.
    int priority = 0;
    bool requested = false; ///< somebody asked for it alone, so that no guard looks at it
    int lap = 0; ///< of URLs of one priority and depth those of a lower one come first; not stored
};

} // namespace argiope::base
