#pragma once

#include "core/base/clock.h"
#include "core/base/ids.h"
#include "core/base/waitingurl.h"
#include "core/frontier/hosthealth.h"

#include <QByteArray>

#include <memory>

namespace argiope::frontier {

using Entry = base::WaitingUrl; ///< in a queue

/// Sitemaps are no URLs of the crawl, and yet wait, are leased and come back like them: by ids below zero.
[[nodiscard]] constexpr base::UrlId sitemapId(qint64 number)
{
    return base::UrlId(-number);
}
[[nodiscard]] constexpr bool isSitemap(base::UrlId id)
{
    return base::raw(id) < 0;
}
/// The number of a sitemap in the project file.
[[nodiscard]] constexpr qint64 sitemapNumber(base::UrlId id)
{
    return -base::raw(id);
}

/// Neither are probes: to the frontier they are sitemaps that come behind all others.
inline constexpr qint64 FirstProbe = qint64(1) << 40;
[[nodiscard]] constexpr base::UrlId probeId(qint64 number)
{
    return sitemapId(FirstProbe + number);
}
[[nodiscard]] constexpr bool isProbe(base::UrlId id)
{
    return base::raw(id) <= -FirstProbe;
}
/// The number of a probe in the project file.
[[nodiscard]] constexpr qint64 probeNumber(base::UrlId id)
{
    return sitemapNumber(id) - FirstProbe;
}

/// What whoever holds a lease is to do.
enum class LeaseTask : quint8 {
    Fetch,
    Believed, ///< no request: what Lease::answer holds is true
    GivenUp, ///< no request: its host is in trouble without end, so it has failed as Lease::shown says
    Control, ///< a request for a URL that is done, to see how the host is: fetchEnded() and no more
};

/// The answer that a lease waits with until it is believed; the frontier only keeps it.
struct HeldAnswer
{
    HeldAnswer() = default;
    virtual ~HeldAnswer() = default;
    HeldAnswer(const HeldAnswer &) = delete;
    HeldAnswer &operator=(const HeldAnswer &) = delete;
};

/// A URL in a worker's hands, or parked between two attempts. Whoever holds it gives it back exactly once.
struct Lease
{
    Entry entry;
    LeaseTask task = LeaseTask::Fetch;
    int attempt = 1; ///< 1: the first
    int failures = 0; ///< attempts that failed and count
    Shown shown{}; ///< how its last attempt failed; of a URL that was given up unasked: how its host did
    base::TimePoint taken{}; ///< when its request could begin
    int running = 1; ///< requests to its server then, itself included
    bool checks = false; ///< it only checks a host that has none of the crawl's pages, or probes one
    bool isApart = false; ///< of that: another server than its host's is asked
    bool opensHost = false; ///< robots.txt of its host is to be looked up first
    bool tellsAddress = false; ///< where its server is nobody knows yet: Frontier::knowAddress()
    std::shared_ptr<HeldAnswer> answer{}; ///< of its last attempt, where it waited to be believed
};

} // namespace argiope::frontier
