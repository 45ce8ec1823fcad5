#pragma once

#include "core/base/clock.h"
#include "core/frontier/hostqueue.h"
#include "core/frontier/hoststatus.h"
#include "core/frontier/pace.h"

#include <QHash>
#include <QList>

#include <condition_variable>
#include <deque>
#include <functional>
#include <list>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <unordered_map>

namespace argiope::frontier {

struct Options
{
    int connectionsPerHost = 8; ///< requests at a time to one host; where a host has a delay it is one
    base::Milliseconds delay{0}; ///< between two requests to a host, from the end of one to the start of the next
    double rate = 0; ///< requests a second over all hosts; 0: no limit
    qint64 maxFetched = 0; ///< no lease beyond this many finished URLs; 0: no limit
    bool adaptive = true; ///< slow down for hosts that answer slower than they did, or 429 or 503
    int headEntries = 50000; ///< URLs kept in memory over all hosts
    int busyHosts = 20000; ///< with a queue in memory; of further ones only the number of URLs is, until their turn
    int idleHosts = 4000; ///< without anything to do that are remembered
    int failuresUntilProbing = 10; ///< in a row: from then on a host is only tried now and then
    base::Milliseconds giveUpAfter{300000}; ///< of failures alone: what is left of the host has failed
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

/// Why take() came back without a lease.
enum class TakeResult : quint8 {
    Leased,
    Finished, ///< nothing queued and nothing leased
    Limit, ///< maxFetched is reached and nothing is leased
    Stopped,
};

/// What a thread inside take() waits for.
enum class Waiting : quint8 {
    Work, ///< nothing is queued; what others are fetching may bring links
    Turn, ///< URLs are queued or due for another attempt, but none may be fetched yet
    Paused,
};

/// What a fetch says about its host.
enum class HostSignal : quint8 { Fine, Throttled, Unreachable };

/// The host queues under two orders: hosts whose turn has come, by the breadth-first position of their first URL, and
/// hosts that wait, by time (Mercator: Heydon and Najork 1999). It holds the heads of the queues; what lies behind them
/// stands in the project file, whose writer thread serves refills. Memory does not grow with the number of hosts but
/// for a few bytes each of those that wait for a place among Options::busyHosts, in the order they were found.
///
/// A host that stopped answering is tried with one request at a time and growing pauses, at most a minute. If it has
/// not answered for Options::giveUpAfter, and nothing is left to do but for such hosts, take() hands its URLs out with
/// Lease::givenUp, to be recorded as failed.
/// Thread-safe: workers call the first part, the writer thread the second, anybody the third. Does not own the clock.
class Frontier
{
public:
    Frontier(const Options &options, const base::Clock &clock);
    ~Frontier();
    Frontier(const Frontier &) = delete;
    Frontier &operator=(const Frontier &) = delete;

    // Workers
    /// Blocks until a host's turn, stop or the end; sleeps meanwhile. The first lease of a host comes alone: no other
    /// is given for it until openHost(), so that robots.txt is fetched before anything else.
    /// `waits` is called, with the frontier's lock held, each time the thread goes to sleep.
    [[nodiscard]] TakeResult take(Lease &lease, const std::function<void(Waiting)> &waits = {});
    /// True where it is this lease that has to call openHost().
    [[nodiscard]] bool mustOpen(const Lease &lease) const;
    void openHost(base::HostId host, base::Milliseconds crawlDelay);
    /// robots.txt of the lease's host is not known any more: mustOpen() is true for it from now on. False where another
    /// lease is about it already; then this one is to be put back.
    [[nodiscard]] bool reopenHost(Lease &lease);
    /// The lease's request is over: the host's slot is free and its delay begins. Before finish or park. `firstByte` is
    /// the server's time until its first byte, negative where there is none to learn from.
    void fetchEnded(const Lease &lease, HostSignal signal, base::Milliseconds firstByte = base::Milliseconds{-1});
    /// The lease ended without a request: no delay, nothing learnt of the host. Before finish, skip or putBack.
    void release(const Lease &lease);
    /// Fetches in a row that did not reach the host.
    [[nodiscard]] int failuresInARow(base::HostId host) const;
    /// True where a URL gets one attempt only, as the host has not been reached for long.
    [[nodiscard]] bool stoppedAnswering(base::HostId host) const;
    /// No request to the lease's host before now + `pause` (Retry-After, robots.txt that failed).
    void backOff(const Lease &lease, base::Milliseconds pause);
    /// The lease's next attempt begins not before now + `pause`. It stays leased.
    void park(Lease lease, base::Milliseconds pause);
    /// Before a further request within one lease: sleeps for `pause`, until the rate over all hosts allows the request,
    /// and while the frontier is paused; false as soon as it is stopped.
    [[nodiscard]] bool wait(base::Milliseconds pause);
    /// Not fetched after all: the URL waits again.
    void putBack(const Lease &lease);

    // The writer thread
    /// What the project file held when it was opened.
    void restore(const Counts &counts, const QHash<base::HostId, qint64> &queuedByHost);
    void offer(Entry entry); ///< a new URL to fetch
    void addSkipped(); ///< a new URL that a rule kept out
    void requeueSkipped(Entry entry); ///< a URL kept out before, let in now
    /// To be fetched again. With `soon` before everything that waits, as long as few are.
    void requeueFinished(Entry entry, bool outdated = false, bool soon = false);
    void skipOutdated(); ///< a URL that an earlier run finished is kept out now
    /// A URL that is queued or leased has another depth, or is wanted as a page now; `oldDepth` as queued.
    void move(int oldDepth, const Entry &entry);
    /// Depth, hops and whether it is wanted as a page, of a leased URL as known now.
    [[nodiscard]] std::optional<Entry> leased(base::UrlId id) const;
    void finish(base::UrlId id); ///< the lease's outcome is written
    void skipLeased(base::UrlId id); ///< the lease is kept out (robots.txt)

    struct Refill
    {
        base::HostId host = base::HostId::None;
        QueuePos after;
        int limit = 0;
    };
    /// A host whose head runs low while the file holds more.
    [[nodiscard]] std::optional<Refill> nextRefill();
    /// The answer: what the file holds behind `after`, in order, at most `limit`.
    void refilled(const Refill &refill, QList<Entry> entries);
    /// Once everything is fetched the writer is asked what is left over (leftoverWanted()) before the end is the end.
    void expectLeftover();
    [[nodiscard]] bool leftoverWanted();
    void leftoverDone(bool more); ///< the answer; with `more` something was queued, and it is asked again later
    /// Keeps the crawl from ending until unhold(). False where it has ended already.
    [[nodiscard]] bool hold();
    void unhold();

    /// Called (with the frontier's lock held: set a flag and return) when nextRefill() or leftoverWanted() has
    /// something.
    void onRefillWanted(std::function<void()> wake);

    // Anybody
    void pause();
    void resume();
    /// Ends every take(), now and later; parked leases go back into the queue.
    void stop();
    [[nodiscard]] bool stopped() const;
    [[nodiscard]] Counts counts() const;
    [[nodiscard]] int waitingWorkers() const; ///< threads inside take(), or held in wait() by a pause
    [[nodiscard]] int hostsInMemory() const; ///< with a queue object, busy or not
    /// At most `most` hosts, the busiest first. Takes time with the number of hosts: for people to look at.
    [[nodiscard]] HostList hosts(int most) const;

private:
    using Lock = std::unique_lock<std::mutex>;
    // Hosts in memory (frontierhosts.cpp)
    [[nodiscard]] HostQueue *findHost(base::HostId host) const;
    HostQueue &hostQueue(base::HostId host);
    void knowOrigin(HostQueue &host, const QByteArray &url);
    void shareHeads();
    void setIdle(HostQueue &host, bool idle);
    void dropIdleHosts();
    void drop(HostQueue &host);
    void wakeDormant();
    [[nodiscard]] int busyHosts() const { return int(m_hosts.size() - m_idle.size()); }
    [[nodiscard]] HostStatus statusOf(const HostQueue &host, base::TimePoint now) const;
    // Turns (frontierturns.cpp)
    void place(HostQueue &host);
    void place(const Pace &pace);
    void unplace(HostQueue &host);
    void promote(base::TimePoint now);
    bool takeReady(base::TimePoint now, Lease &lease);
    bool takeGivenUp(base::TimePoint now, Lease &lease);
    void handOut(HostQueue &host, Lease &lease);
    void chargeRate(base::TimePoint now);
    void learnFailure(const Lease &lease, HostQueue &host, HostSignal signal);
    void learnPace(const Lease &lease, Pace &pace, HostSignal signal, base::Milliseconds firstByte);
    [[nodiscard]] bool limitReached() const;
    [[nodiscard]] bool learnsLatency(const Pace &pace) const;
    [[nodiscard]] base::Milliseconds delayOf(const Pace &pace) const;
    [[nodiscard]] int slots(const Pace &pace) const;
    [[nodiscard]] base::Milliseconds stallTime(const Pace &pace) const;
    [[nodiscard]] int connectionsInUse(const Pace &pace, base::TimePoint now) const;
    [[nodiscard]] base::TimePoint nextStall(const Pace &pace, base::TimePoint now) const;
    [[nodiscard]] int slots(const HostQueue &host) const;
    [[nodiscard]] bool givenUp(const HostQueue &host, base::TimePoint now) const;
    [[nodiscard]] base::TimePoint wakeTime(base::TimePoint now) const;
    void enqueue(Entry entry);
    void forget(base::UrlId id);
    void forgetLeased(const Entry &entry);

    const Options m_options;
    const base::Clock &m_clock;
    mutable std::mutex m_mutex;
    std::condition_variable m_changed;
    std::condition_variable m_sleepers; ///< inside wait()
    std::unordered_map<qint32, std::unique_ptr<HostQueue>> m_hosts;
    QHash<QByteArray, std::shared_ptr<Pace>> m_paces; ///< by Pace::server
    std::list<qint32> m_idle; ///< hosts without anything to do, longest so first
    std::unordered_map<qint32, qint64> m_dormant; ///< queued URLs of hosts that are in the file alone
    std::deque<qint32> m_dormantOrder;
    struct ReadyHost
    {
        TurnPos pos;
        qint32 host;
        auto operator<=>(const ReadyHost &) const = default;
    };
    std::set<ReadyHost> m_ready;
    std::set<std::pair<base::TimePoint, qint32>> m_waiting;
    std::multimap<base::TimePoint, Lease> m_parked;
    std::unordered_map<qint64, Entry> m_leased; ///< with the depth as known now; the URL itself left out
    std::set<qint64> m_givenUpLeases; ///< those of m_leased that went out with Lease::givenUp
    std::set<qint32> m_probed; ///< hosts that stopped answering
    std::deque<base::HostId> m_refills;
    int m_refillsUnderWay = 0;
    std::function<void()> m_refillWanted;
    base::TimePoint m_nextStart{}; ///< for the rate over all hosts
    Counts m_counts;
    int m_headLimit;
    int m_waitingWorkers = 0;
    int m_holds = 0; ///< calls of hold() without their unhold()
    bool m_leftover = false; ///< expectLeftover()
    bool m_leftoverAsked = false;
    bool m_ended = false; ///< a worker was told so
    bool m_paused = false;
    bool m_stopped = false;
};

} // namespace argiope::frontier
