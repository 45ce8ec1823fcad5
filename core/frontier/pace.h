#pragma once

#include "core/base/clock.h"
#include "core/frontier/latencygovernor.h"

#include <QByteArray>

#include <algorithm>
#include <set>
#include <vector>

namespace argiope::frontier {

class HostQueue;

/// Whether a server belongs to others, as far as its name or address says: it is none of this machine or of a private
/// network (RFC 1918, RFC 4193, names without a dot, localhost, local, internal, home.arpa, lan, test). `server` as in
/// serverOf().
[[nodiscard]] bool isForeign(const QByteArray &server);

/// How fast one server is asked. http and https of one name are one server, and so have one pace; other ports of it are
/// servers of their own. robots.txt and queues belong to the origin. Belongs to the Frontier and is guarded by its
/// mutex.
struct Pace
{
    /// `connections`: at most; `ofOthers`: the same for servers of others, with which it begins carefully where
    /// `spare`.
    Pace(QByteArray name, int connections, int ofOthers, bool spare)
        : server(std::move(name))
        , foreign(isForeign(server))
        , latency(foreign && spare ? ofOthers : connections,
              foreign && spare ? LatencyGovernor::Whose::Others : LatencyGovernor::Whose::Ours)
    {
    }
    /// The request that began at `taken` is over.
    void ended(base::TimePoint taken)
    {
        if (const auto one = inFlight.find(taken); one != inFlight.end())
            inFlight.erase(one);
    }
    void backOff(base::TimePoint until) ///< the server asked for it
    {
        backedOffUntil = std::max(backedOffUntil, until);
        nextAllowed = std::max(nextAllowed, backedOffUntil);
    }
    [[nodiscard]] base::Milliseconds crawlDelay() const; ///< the longest that robots.txt of its origins ask for

    const QByteArray server; ///< serverOf(): "example.org", "example.org:8080"; of the first where several share it
    std::vector<QByteArray> others; ///< further servers at the same address
    QByteArray address; ///< with the port, where it is known
    bool foreign = true; ///< isForeign()
    base::Milliseconds lastTook{-1}; ///< the last request; negative: there was none
    std::vector<HostQueue *> hosts; ///< its origins that are in memory
    base::TimePoint nextAllowed{}; ///< no request before
    base::TimePoint backedOffUntil{}; ///< the part of it that the server asked for
    base::TimePoint endedAt{}; ///< when the last request was over; any time past: there was none
    base::Milliseconds throttleDelay{0}; ///< while it answers 429 or 503
    base::TimePoint throttledAt{}; ///< when throttleDelay last grew
    std::multiset<base::TimePoint> inFlight; ///< requests on the wire, by when they began
    LatencyGovernor latency;
};

/// Scheme, host name and port of a URL as the URL Standard writes it, where default ports are left out.
[[nodiscard]] QByteArray originOf(const QByteArray &url);
/// The origin without its scheme.
[[nodiscard]] QByteArray serverOf(const QByteArray &origin);

} // namespace argiope::frontier
