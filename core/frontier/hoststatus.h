#pragma once

#include "core/base/clock.h"
#include "core/base/ids.h"

#include <QByteArray>
#include <QList>

namespace argiope::frontier {

/// Why a host is asked no faster than it is.
enum class PaceReason : quint8 {
    None, ///< nothing slows it down but the limit of connections
    Setting, ///< the delay that was set
    Robots, ///< Crawl-delay in robots.txt
    RetryAfter, ///< it told us to wait
    Latency, ///< its answers take clearly longer than they did
    Throttled, ///< it answered 429 or 503
    Unreachable, ///< it stopped answering: it is tried now and then
    Failing, ///< it answers with errors only: it is tried now and then
    Politeness, ///< a pause of so many times its last answer
    Rate, ///< the limit of requests a second over all hosts
};
[[nodiscard]] const char *name(PaceReason reason); ///< "none", "setting", "robots", "retry_after", …

/// One host's queue and pace at one moment, in this session.
struct HostStatus
{
    base::HostId host = base::HostId::None;
    QByteArray origin; ///< "https://example.org:8080"; "" where no URL of it is in memory yet
    qint64 queued = 0; ///< URLs that wait
    int active = 0; ///< requests on the wire
    int connections = 0; ///< requests at a time that it is allowed now
    base::Milliseconds delay{0}; ///< from the end of one request to the start of the next
    base::Milliseconds wait{0}; ///< until its next request may begin
    PaceReason reason = PaceReason::None;
    qint64 requests = 0; ///< ended so far; counts anew for a host that had nothing to do for long
    int failuresInARow = 0; ///< fetches since one went well
    int latencyMs = -1; ///< its first bytes lately; -1: not known
    int usualLatencyMs = -1; ///< what that is held against
};

/// The hosts with the most requests on the wire, then with the most queued URLs.
struct HostList
{
    QList<HostStatus> hosts;
    qint64 total = 0; ///< hosts that have something queued or on the wire, also where `hosts` leaves them out
};

} // namespace argiope::frontier
