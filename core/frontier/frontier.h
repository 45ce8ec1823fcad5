#pragma once

#include "core/frontier/schedule.h"

#include <QHash>
#include <QList>

#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>

namespace argiope::frontier {

/// The host queues under two orders: hosts whose turn has come, by the breadth-first position of their first URL, and
/// hosts that wait, by time (Mercator: Heydon and Najork 1999). It holds the heads of the queues; what lies behind them
/// stands in the project file, whose writer thread serves refills. Memory does not grow with the number of hosts but
/// for a few bytes each of those that wait for a place among Options::busyHosts, in the order they were found.
///
/// Of a host that is doubted (HostHealth) a control asks first: take() hands out a URL that is known to be good, as
/// LeaseTask::Control. During an outage there is nothing else. If it has lasted for long and nothing is left to do but
/// for such hosts, take() hands their URLs out as LeaseTask::GivenUp, to be recorded as failed.
///
/// This class is the lock, the sleep and the end; Schedule decides.
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
    /// `waits` is called, with the frontier's lock held, each time the thread goes to sleep; `dismissed` before each
    /// lease: where it says so there is none for this thread, now and later.
    [[nodiscard]] TakeResult take(
        Lease &lease, const std::function<void(Waiting)> &waits = {}, const std::function<bool()> &dismissed = {});
    /// True where it is this lease that has to call openHost().
    [[nodiscard]] bool mustOpen(const Lease &lease) const;
    void openHost(base::HostId host, base::Milliseconds crawlDelay);
    /// robots.txt of the lease's host is not known any more: mustOpen() is true for it from now on. False where another
    /// lease is about it already; then this one is to be put back.
    [[nodiscard]] bool reopenHost(Lease &lease);
    /// The lease's request is over: the host's slot is free and its delay begins. Before finish or park. `firstByte` is
    /// the server's time until its first byte, negative where there is none to learn from. True where that is no time
    /// of a server at rest: other requests of the crawl's own were under way, and have made it slower.
    bool fetchEnded(const Lease &lease, HostSignal signal, base::Milliseconds firstByte = base::Milliseconds{-1});
    /// The lease ended without a request: no delay, nothing learnt of the host. Before finish, skip or putBack.
    void release(const Lease &lease);
    /// robots.txt of the host was had: where no page ever was, it shows that the server is up.
    void robotsAnswered(base::HostId host);
    /// The host is in an outage: what fails says nothing of its URL.
    [[nodiscard]] bool inOutage(base::HostId host) const;
    [[nodiscard]] HostHealth health(base::HostId host) const;
    /// The lease's host was found at this address: see HostTable::knowAddress(). True where that was not known.
    bool knowAddress(base::HostId host, const QByteArray &address);
    /// URLs of the host that wait until it is known to be well.
    [[nodiscard]] int doubts(base::HostId host) const;
    /// After fetchEnded(): whether the lease's failure, `shown`, is believed. `ordinary`: attempts that it is given
    /// anyhow; there are two at least, and on a host of which nothing ever went well one more.
    [[nodiscard]] Belief weigh(Lease &lease, int ordinary);
    /// The lease's next attempt begins not before now + `pause`, nor before the host is known to have been well. Where
    /// it never was, it is asked all the same.
    void doubt(Lease lease, base::Milliseconds pause);
    /// The lease comes back as LeaseTask::Believed, or for another attempt where the host turns out to be in an outage.
    void hold(Lease lease);
    /// No request to the lease's host before now + `pause` (Retry-After, robots.txt that failed).
    void backOff(const Lease &lease, base::Milliseconds pause);
    /// The lease's next attempt begins not before now + `pause`. It stays leased.
    void park(Lease lease, base::Milliseconds pause);
    /// Before a further request within one lease: sleeps for `pause`, until the rate over all hosts allows the request,
    /// and while the frontier is paused, unless it drains; false as soon as it is stopped.
    [[nodiscard]] bool wait(base::Milliseconds pause);
    /// Not fetched after all: the URL waits again.
    void putBack(const Lease &lease);

    // The writer thread
    /// A page of this host came in an earlier session. Nothing where the host has nothing queued.
    void knowGood(base::HostId host, const QByteArray &url);
    /// What the project file held when it was opened.
    void restore(const Counts &counts, const QHash<base::HostId, qint64> &queuedByHost);
    void offer(Entry entry); ///< a new URL to fetch
    /// Sitemaps that earlier sessions of this run asked for: no more than maxFetched are asked for in all.
    void restoreSitemaps(qint64 asked);
    void offerSitemap(Entry entry); ///< with a sitemapId(); its writer sees to it that there are not too many
    void finishSitemap(base::UrlId id, bool asked); ///< the lease is written; `asked`: there was a request
    void addSkipped(); ///< a new URL that a rule kept out
    void requeueSkipped(Entry entry, bool soon = false); ///< a URL kept out before, let in now
    /// To be fetched again. With `soon` before everything that waits, as long as few are.
    void requeueFinished(Entry entry, bool outdated = false, bool soon = false);
    void keepOutdated(); ///< a URL that an earlier run finished is not fetched again, and stays finished
    void skipOutdated(); ///< a URL that an earlier run finished is kept out now
    /// A URL that is queued or leased has another depth, or is wanted as a page now; `oldDepth` as queued.
    void move(int oldDepth, const Entry &entry);
    /// A queued URL is kept out. False where it is leased: its lease comes to an end, and should it be put back it
    /// waits in nextReturned().
    [[nodiscard]] bool drop(const Entry &entry);
    /// A URL that was put back although it was to be dropped: drop() it now; then readmit(), which queues it if not.
    [[nodiscard]] std::optional<base::UrlId> nextReturned();
    void readmit(base::UrlId id);
    /// A URL that is queued or leased has another priority; `from` as queued. False where it waits in the file alone
    /// and its turn is near: move() with the whole of it is to follow.
    [[nodiscard]] bool setPriority(base::HostId host, const QueuePos &from, int priority);
    /// Depth, hops and whether it is wanted as a page, of a leased URL as known now.
    [[nodiscard]] std::optional<Entry> leased(base::UrlId id) const;
    void finish(base::UrlId id); ///< the lease's outcome is written
    void skipLeased(base::UrlId id); ///< the lease is kept out (robots.txt)

    using Refill = frontier::Refill;
    /// A host whose head runs low while the file holds more.
    [[nodiscard]] std::optional<Refill> nextRefill();
    /// The answer: what the file holds behind `after`, in order, at most `limit`.
    void refilled(const Refill &refill, QList<Entry> entries);
    /// Once everything is fetched the writer is asked what is left over (unmetWanted()) before the end is the end.
    void expectUnmet();
    [[nodiscard]] bool unmetWanted();
    void unmetDone(bool more); ///< the answer; with `more` something was queued, and it is asked again later
    /// Keeps the crawl from ending until unhold(). False where it has ended already.
    [[nodiscard]] bool hold();
    void unhold();

    /// Called (with the frontier's lock held: set a flag and return) when nextRefill(), nextReturned() or unmetWanted()
    /// has something.
    void onRefillWanted(std::function<void()> wake);

    /// Asked with the frontier's lock held before each lease: where it says no there is none, and it is asked again.
    /// Before any worker.
    void onMayLease(std::function<bool()> mayLease) { m_mayLease = std::move(mayLease); }

    // Anybody
    void pause();
    void resume();
    /// From now on, for what is under way as well: a delay that runs is as long as the new one.
    void setSpeed(const Speed &speed);
    void setMaxFetched(qint64 most); ///< Options::maxFetched
    /// Of several programs that have one limit: this one leases no URL beyond `most` finished ones, 0 being none, and
    /// no sitemap beyond so many of them.
    void shareMaxFetched(qint64 most, qint64 sitemaps);
    /// `spare` leases more than were taken until now, at most. What it leaves in all; nothing is leased beyond it
    /// since.
    [[nodiscard]] qint64 lowerMaxFetched(qint64 spare);
    /// No leases until as many calls of thaw(): what waits is about to be judged anew. Nobody is told of it.
    void freeze();
    void thaw();
    /// Ends every take(), now and later. What was leased goes its way to its end, whoever has paused meanwhile.
    void drain();
    /// The same, and wait() as well; parked leases go back into the queue.
    void stop();
    [[nodiscard]] bool stopped() const;
    [[nodiscard]] Counts counts() const;
    [[nodiscard]] SitemapCounts sitemapCounts() const;
    [[nodiscard]] int waitingWorkers() const; ///< threads inside take(), or held in wait() by a pause
    [[nodiscard]] int hostsInMemory() const; ///< with a queue object, busy or not
    /// At most `most` hosts, the busiest first. Takes time with the number of hosts: for people to look at.
    [[nodiscard]] HostList hosts(int most) const;

private:
    using Lock = std::unique_lock<std::mutex>;
    /// Why take() ends without a lease, where nobody holds one; Leased: it does not.
    [[nodiscard]] TakeResult ending();

    Options m_options; ///< changed by setSpeed() alone
    const base::Clock &m_clock;
    mutable std::mutex m_mutex;
    Sleepers m_workers; ///< inside take()
    std::condition_variable m_pausing; ///< for those inside wait()
    Errands m_errands;
    Schedule m_schedule;
    std::function<bool()> m_mayLease;
    int m_holds = 0; ///< calls of hold() without their unhold()
    bool m_ended = false; ///< a worker was told so
    int m_frozen = 0; ///< calls of freeze() without their thaw()
    bool m_paused = false;
    bool m_draining = false; ///< no leases any more
    bool m_stopped = false;
};

} // namespace argiope::frontier
