#pragma once

#include "core/base/clock.h"
#include "core/base/ids.h"
#include "core/frontier/hosthealth.h"
#include "core/settings/crawlsettings.h"

namespace argiope::frontier {

struct Options
{
    int connectionsPerHost = 8; ///< requests at a time to one host; where a host has a delay it is one
    bool connectionsSet = false; ///< somebody said so: never more, whatever becomes of them
    int threads = 0; ///< that take leases, of which those that only check are few; 0: they are not counted
    base::Milliseconds delay{0}; ///< between two requests to a host, from the end of one to the start of the next
    double rate = 0; ///< requests a second over all hosts; 0: no limit
    settings::Politeness politeness = settings::Politeness::Own;
    int foreignConnections = 8; ///< the same as connectionsPerHost for servers of others, with Politeness::Normal
    qint64 maxFetched = 0; ///< no lease beyond this many finished URLs; 0: no limit
    bool adaptive = true; ///< slow down for hosts that answer slower than they did, or 429 or 503
    int headEntries = 50000; ///< URLs kept in memory over all hosts
    int busyHosts = 20000; ///< with a queue in memory; of further ones only the number of URLs is, until their turn
    int idleHosts = 4000; ///< without anything to do that are remembered
    /// Somebody else may have asked any server a moment ago: the first request to it comes after its delay, too.
    bool mayHaveBeenAsked = false;
    HostHealth::Limits trouble; ///< when a host is doubted, and when it is given up
    int mostLeased = 4000; ///< URLs of a host, those that wait for another attempt included
    int mostHeld = 256; ///< answers of a host that wait to be believed
};

/// What of the options may change while the frontier is at work; each member is the option of its name.
struct Speed
{
    int connectionsPerHost = 8;
    bool connectionsSet = false;
    int threads = 0;
    base::Milliseconds delay{0};
    double rate = 0;
    bool adaptive = true;
    settings::Politeness politeness = settings::Politeness::Own;
    int foreignConnections = 8;
};

/// Where every URL of the crawl stands. discovered = queued + leased + finished + skipped at any moment.
struct Counts
{
    qint64 discovered = 0;
    qint64 queued = 0;
    qint64 leased = 0; ///< with a worker, parked for a retry, or fetched and not yet written
    qint64 finished = 0;
    qint64 skipped = 0;
    // Of the finished
    qint64 fetched = 0; ///< in this run
    qint64 outdated = 0; ///< in an earlier run, and not met in this one yet
};

/// Where the sitemaps stand, none of which is in Counts.
struct SitemapCounts
{
    qint64 queued = 0;
    qint64 leased = 0;
    qint64 asked = 0; ///< in this run
};

/// Why take() came back without a lease.
enum class TakeResult : quint8 {
    Leased,
    Finished, ///< nothing queued and nothing leased
    Limit, ///< maxFetched is reached, by URLs or by sitemaps that are all that is left, and nothing is leased
    Stopped,
    Dismissed, ///< this thread is one too many
};

/// What a thread inside take() waits for.
enum class Waiting : quint8 {
    Work, ///< nothing is queued; what others are fetching may bring links
    Turn, ///< URLs are queued or due for another attempt, but none may be fetched yet
    Paused,
};

/// What is to become of a URL whose attempt failed in a way that may pass.
enum class Belief : quint8 {
    AskAgain, ///< doubt() it
    Wait, ///< hold() its answer: it is believed as soon as the host is known to be well
    Now, ///< it has failed
};

} // namespace argiope::frontier
