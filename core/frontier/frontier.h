#pragma once

#include "core/base/clock.h"
#include "core/frontier/hostqueue.h"

#include <QHash>
#include <QList>

#include <condition_variable>
#include <functional>
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
    bool adaptive = true;
    int headEntries = 50000; ///< URLs kept in memory over all hosts
};

/// Where every URL of the crawl stands. discovered = queued + leased + finished + skipped at any moment.
struct Counts
{
    qint64 discovered = 0;
    qint64 queued = 0;
    qint64 leased = 0; ///< with a worker, parked for a retry, or fetched and not yet written
    qint64 finished = 0;
    qint64 skipped = 0;
};

/// Why take() came back without a lease.
enum class TakeResult : quint8 {
    Leased,
    Finished, ///< nothing queued and nothing leased
    Limit, ///< maxFetched is reached and nothing is leased
    Stopped,
};

/// What a fetch says about its host.
enum class HostSignal : quint8 { Fine, Throttled, Unreachable };

/// The host queues under two orders: hosts whose turn has come, by the breadth-first position of their first URL, and
/// hosts that wait, by time (Mercator: Heydon and Najork 1999). It holds the heads of the queues; what lies behind them
/// stands in the project file, whose writer thread serves refills.
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
    [[nodiscard]] TakeResult take(Lease &lease);
    /// True where the lease's host still waits for openHost().
    [[nodiscard]] bool mustOpen(const Lease &lease) const;
    void openHost(base::HostId host, base::Milliseconds crawlDelay);
    /// The lease's request is over: the host's slot is free and its delay begins. Before finish or park.
    void fetchEnded(const Lease &lease, HostSignal signal);
    /// The lease ended without a request: no delay, nothing learnt of the host. Before finish, skip or putBack.
    void release(const Lease &lease);
    /// Fetches in a row that did not reach the host.
    [[nodiscard]] int failuresInARow(base::HostId host) const;
    /// No request to this host before now + `pause` (Retry-After, robots.txt that failed).
    void backOff(base::HostId host, base::Milliseconds pause);
    /// The lease's next attempt begins not before now + `pause`. It stays leased.
    void park(Lease lease, base::Milliseconds pause);
    /// Sleeps, and goes on sleeping while the frontier is paused; false as soon as it is stopped.
    [[nodiscard]] bool wait(base::Milliseconds pause);
    /// Not fetched after all: the URL waits again.
    void putBack(const Lease &lease);

    // The writer thread
    /// What the project file held when it was opened.
    void restore(const Counts &counts, const QHash<base::HostId, qint64> &queuedByHost);
    void offer(Entry entry); ///< a new URL to fetch
    void addSkipped(); ///< a new URL that a rule kept out
    void requeueSkipped(Entry entry); ///< a URL kept out before, let in now
    void requeueFinished(Entry entry); ///< to be fetched again
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
    /// Called (with the frontier's lock held: set a flag and return) when nextRefill() has something.
    void onRefillWanted(std::function<void()> wake);

    // Anybody
    void pause();
    void resume();
    /// Ends every take(), now and later; parked leases go back into the queue.
    void stop();
    [[nodiscard]] bool stopped() const;
    [[nodiscard]] Counts counts() const;
    [[nodiscard]] int waitingWorkers() const; ///< threads inside take(), or held in wait() by a pause

private:
    using Lock = std::unique_lock<std::mutex>;
    HostQueue &hostQueue(base::HostId host);
    void place(HostQueue &host);
    void unplace(HostQueue &host);
    void promote(base::TimePoint now);
    bool takeReady(base::TimePoint now, Lease &lease);
    [[nodiscard]] bool limitReached() const;
    [[nodiscard]] int slots(const HostQueue &host) const;
    [[nodiscard]] base::TimePoint wakeTime(base::TimePoint now) const;
    void enqueue(Entry entry);
    void forget(base::UrlId id);

    const Options m_options;
    const base::Clock &m_clock;
    mutable std::mutex m_mutex;
    std::condition_variable m_changed;
    std::condition_variable m_sleepers; ///< inside wait()
    std::unordered_map<qint32, std::unique_ptr<HostQueue>> m_hosts;
    struct ReadyHost
    {
        QueuePos pos;
        qint32 host;
        auto operator<=>(const ReadyHost &) const = default;
    };
    std::set<ReadyHost> m_ready;
    std::set<std::pair<base::TimePoint, qint32>> m_waiting;
    std::multimap<base::TimePoint, Lease> m_parked;
    std::unordered_map<qint64, Entry> m_leased; ///< with the depth as known now; the URL itself left out
    std::vector<base::HostId> m_refills;
    std::function<void()> m_refillWanted;
    base::TimePoint m_nextStart{}; ///< for the rate over all hosts
    Counts m_counts;
    int m_headLimit;
    int m_waitingWorkers = 0;
    bool m_paused = false;
    bool m_stopped = false;
};

} // namespace argiope::frontier
