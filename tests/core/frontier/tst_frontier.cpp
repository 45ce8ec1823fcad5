#include "core/frontier/frontier.h"
#include "tests/support/fakeclock.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <atomic>
#include <thread>

using namespace argiope;
using namespace std::chrono_literals;
using base::HostId;
using base::UrlId;
using frontier::Entry;
using frontier::Frontier;
using frontier::HostSignal;
using frontier::Lease;
using frontier::TakeResult;

namespace {

Entry frontierEntry(qint64 id, int host = 1, int depth = 0)
{
    return {
        UrlId(id), "http://h" + QByteArray::number(host) + '/' + QByteArray::number(id), HostId(host), true, depth, 0};
}

void expectBalance(const Frontier &frontier)
{
    const frontier::Counts c = frontier.counts();
    QCOMPARE(c.discovered, c.queued + c.leased + c.finished + c.skipped);
}

/// As many requests at a time to a host as there may be, from its first on.
frontier::Options severalAtOnce()
{
    frontier::Options options;
    options.adaptive = false;
    return options;
}

Lease takeOne(Frontier &frontier)
{
    Lease lease;
    if (frontier.take(lease) != TakeResult::Leased)
        qFatal("no lease");
    return lease;
}

void finishOne(Frontier &frontier, const Lease &lease, HostSignal signal = HostSignal::Fine)
{
    frontier.fetchEnded(lease, signal);
    frontier.finish(lease.entry.id);
}

} // namespace

class TestFrontier : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void endsWhenNothingIsQueuedOrLeased()
    {
        test::FakeClock clock;
        Frontier frontier(severalAtOnce(), clock);
        Lease lease;
        QCOMPARE(frontier.take(lease), TakeResult::Finished);
        frontier.offer(frontierEntry(1));
        lease = takeOne(frontier);
        frontier.openHost(HostId(1), 0ms);
        finishOne(frontier, lease);
        QCOMPARE(frontier.take(lease), TakeResult::Finished);
        expectBalance(frontier);
        QCOMPARE(frontier.counts().finished, 1);
    }

    void waitsForLeasedWorkToOfferMore()
    {
        Frontier frontier(severalAtOnce(), base::systemClock());
        frontier.offer(frontierEntry(1));
        const Lease first = takeOne(frontier);
        frontier.openHost(HostId(1), 0ms);
        TakeResult result = TakeResult::Stopped;
        Lease second;
        std::thread other([&] { result = frontier.take(second); });
        while (frontier.waitingWorkers() == 0)
            std::this_thread::yield();
        frontier.fetchEnded(first, HostSignal::Fine);
        frontier.offer(frontierEntry(2, 1, 1));
        frontier.finish(first.entry.id);
        other.join();
        QCOMPARE(result, TakeResult::Leased);
        QCOMPARE(base::raw(second.entry.id), 2);
        finishOne(frontier, second);
    }

    void theFirstLeaseOfAHostComesAlone()
    {
        test::FakeClock clock;
        Frontier frontier(severalAtOnce(), clock);
        frontier.offer(frontierEntry(1, 1));
        frontier.offer(frontierEntry(2, 1));
        frontier.offer(frontierEntry(3, 2));
        const Lease a = takeOne(frontier);
        QVERIFY(frontier.mustOpen(a));
        const Lease b = takeOne(frontier);
        QCOMPARE(base::raw(b.entry.host), 2); // host 1 is closed
        frontier.openHost(HostId(1), 0ms);
        QVERIFY(!frontier.mustOpen(a));
        const Lease c = takeOne(frontier);
        QCOMPARE(base::raw(c.entry.id), 2);
        QCOMPARE(frontier.counts().leased, 3);
        expectBalance(frontier);
    }

    void aGateThatFailedIsTriedAgainByTheNextLease()
    {
        test::FakeClock clock;
        Frontier frontier(severalAtOnce(), clock);
        frontier.offer(frontierEntry(1));
        const Lease a = takeOne(frontier);
        frontier.fetchEnded(a, HostSignal::Unreachable);
        frontier.putBack(a);
        const Lease b = takeOne(frontier);
        QCOMPARE(base::raw(b.entry.id), 1);
        QVERIFY(frontier.mustOpen(b));
        expectBalance(frontier);
    }

    void keepsTheConnectionLimit()
    {
        test::FakeClock clock;
        frontier::Options options = severalAtOnce();
        options.connectionsPerHost = 2;
        Frontier frontier(options, clock);
        for (int i = 1; i <= 4; ++i)
            frontier.offer(frontierEntry(i, 1));
        frontier.offer(frontierEntry(9, 2, 5));
        const Lease a = takeOne(frontier);
        frontier.openHost(HostId(1), 0ms);
        QCOMPARE(base::raw(takeOne(frontier).entry.host), 1);
        QCOMPARE(base::raw(takeOne(frontier).entry.host), 2); // deeper, but host 1 is full
        frontier.fetchEnded(a, HostSignal::Fine);
        QCOMPARE(base::raw(takeOne(frontier).entry.host), 1);
    }

    void aDelayCountsFromTheEndOfTheFetch()
    {
        frontier::Options options = severalAtOnce();
        options.delay = 150ms;
        Frontier frontier(options, base::systemClock());
        for (int i = 1; i <= 3; ++i)
            frontier.offer(frontierEntry(i));
        const Lease first = takeOne(frontier);
        frontier.openHost(HostId(1), 0ms);
        auto ended = std::chrono::steady_clock::now();
        finishOne(frontier, first);
        for (int i = 0; i < 2; ++i) {
            const Lease lease = takeOne(frontier);
            QVERIFY(std::chrono::steady_clock::now() - ended >= 150ms);
            ended = std::chrono::steady_clock::now();
            finishOne(frontier, lease);
        }
    }

    void hostsWithADelayDoNotHoldUpOthers()
    {
        test::FakeClock clock;
        Frontier frontier(severalAtOnce(), clock);
        frontier.offer(frontierEntry(1, 1));
        frontier.offer(frontierEntry(2, 1));
        frontier.offer(frontierEntry(3, 2, 9));
        const Lease a = takeOne(frontier);
        frontier.openHost(HostId(1), 10s);
        finishOne(frontier, a);
        QCOMPARE(base::raw(takeOne(frontier).entry.id), 3);
        clock.advance(11s);
        QCOMPARE(base::raw(takeOne(frontier).entry.id), 2);
    }

    void retriesKeepTheirAttemptAndStayLeased()
    {
        test::FakeClock clock;
        Frontier frontier(severalAtOnce(), clock);
        frontier.offer(frontierEntry(1));
        Lease lease = takeOne(frontier);
        frontier.openHost(HostId(1), 0ms);
        frontier.fetchEnded(lease, HostSignal::Unreachable);
        frontier.park(lease, 500ms);
        QCOMPARE(frontier.counts().leased, 1);
        expectBalance(frontier);
        clock.advance(501ms);
        lease = takeOne(frontier);
        QCOMPARE(lease.attempt, 2);
        finishOne(frontier, lease);
        QCOMPARE(frontier.counts().finished, 1);
    }

    void throttlingSlowsDownAndRecovers()
    {
        test::FakeClock clock;
        Frontier frontier({}, clock);
        for (int i = 1; i <= 100; ++i)
            frontier.offer(frontierEntry(i));
        Lease lease = takeOne(frontier);
        frontier.openHost(HostId(1), 0ms);
        finishOne(frontier, lease, HostSignal::Throttled);
        // One connection now, and 250 ms between two requests.
        clock.advance(249ms);
        frontier.offer(frontierEntry(200, 2, 50));
        QCOMPARE(base::raw(takeOne(frontier).entry.host), 2);
        clock.advance(2ms);
        for (int i = 0; i < 40; ++i) {
            lease = takeOne(frontier);
            QCOMPARE(base::raw(lease.entry.host), 1);
            frontier.fetchEnded(lease, HostSignal::Fine, 5ms);
            frontier.finish(lease.entry.id);
            clock.advance(300ms);
        }
        // Fine again: several at a time.
        QCOMPARE(base::raw(takeOne(frontier).entry.host), 1);
        QCOMPARE(base::raw(takeOne(frontier).entry.host), 1);
    }

    void aReleasedLeaseCostsNoDelay()
    {
        test::FakeClock clock;
        Frontier frontier(severalAtOnce(), clock);
        frontier.offer(frontierEntry(1));
        frontier.offer(frontierEntry(2));
        const Lease lease = takeOne(frontier);
        frontier.openHost(HostId(1), 3600s);
        frontier.release(lease);
        frontier.skipLeased(lease.entry.id);
        QCOMPARE(base::raw(takeOne(frontier).entry.id), 2);
    }

    void failuresInARowAreCounted()
    {
        test::FakeClock clock;
        Frontier frontier(severalAtOnce(), clock);
        for (int i = 1; i <= 4; ++i)
            frontier.offer(frontierEntry(i));
        Lease lease = takeOne(frontier);
        frontier.openHost(HostId(1), 0ms);
        finishOne(frontier, lease, HostSignal::Unreachable);
        finishOne(frontier, takeOne(frontier), HostSignal::Unreachable);
        QCOMPARE(frontier.health(HostId(1)).failuresInARow(), 2);
        finishOne(frontier, takeOne(frontier), HostSignal::Fine);
        QCOMPARE(frontier.health(HostId(1)).failuresInARow(), 0);
    }

    void stopEndsEveryWait()
    {
        Frontier frontier(severalAtOnce(), base::systemClock());
        frontier.offer(frontierEntry(1));
        const Lease held = takeOne(frontier);
        std::vector<std::thread> threads;
        std::atomic<int> stopped{0};
        for (int i = 0; i < 8; ++i) {
            threads.emplace_back([&] {
                Lease lease;
                if (frontier.take(lease) == TakeResult::Stopped)
                    ++stopped;
            });
        }
        while (frontier.waitingWorkers() < 8)
            std::this_thread::yield();
        frontier.stop();
        for (std::thread &thread : threads)
            thread.join();
        QCOMPARE(stopped.load(), 8);
        frontier.putBack(held);
        QCOMPARE(frontier.counts().queued, 1);
        QCOMPARE(frontier.counts().leased, 0);
        expectBalance(frontier);
    }

    void stopGivesParkedLeasesBack()
    {
        test::FakeClock clock;
        Frontier frontier(severalAtOnce(), clock);
        frontier.offer(frontierEntry(1));
        frontier.offer(frontierEntry(2));
        const Lease a = takeOne(frontier);
        frontier.openHost(HostId(1), 0ms);
        const Lease b = takeOne(frontier);
        frontier.fetchEnded(a, HostSignal::Fine);
        frontier.park(a, 1000s);
        frontier.stop();
        frontier.fetchEnded(b, HostSignal::Fine);
        frontier.park(b, 1000s);
        QCOMPARE(frontier.counts().queued, 2);
        QCOMPARE(frontier.counts().leased, 0);
        expectBalance(frontier);
    }

    // A node that gives servers to others: no more is begun, and what was begun ends as it would.
    void drainLetsEndWhatIsLeased()
    {
        Frontier frontier(severalAtOnce(), base::systemClock());
        frontier.offer(frontierEntry(1));
        frontier.offer(frontierEntry(2));
        const Lease held = takeOne(frontier);
        frontier.openHost(HostId(1), 0ms);
        frontier.pause();
        std::atomic<bool> goesOn{false};
        std::thread worker([&] { goesOn = frontier.wait(1ms); });
        while (frontier.waitingWorkers() == 0)
            std::this_thread::yield();
        frontier.drain();
        worker.join();
        QVERIFY(goesOn);
        Lease none;
        QCOMPARE(frontier.take(none), TakeResult::Stopped);
        QVERIFY(!frontier.hold());
        finishOne(frontier, held);
        QCOMPARE(frontier.counts().finished, 1);
        QCOMPARE(frontier.counts().queued, 1);
        QCOMPARE(frontier.counts().leased, 0);
        expectBalance(frontier);
        frontier.stop();
        QVERIFY(!frontier.wait(1ms));
    }

    void pauseHoldsLeasesBackUntilResume()
    {
        Frontier frontier(severalAtOnce(), base::systemClock());
        frontier.offer(frontierEntry(1));
        frontier.pause();
        std::atomic<bool> leased{false};
        std::thread worker([&] {
            Lease lease;
            leased = frontier.take(lease) == TakeResult::Leased;
        });
        while (frontier.waitingWorkers() == 0)
            std::this_thread::yield();
        QTest::qWait(50);
        QVERIFY(!leased);
        frontier.resume();
        worker.join();
        QVERIFY(leased);
    }

    void theLimitCountsFinishedAndLeased()
    {
        test::FakeClock clock;
        frontier::Options options = severalAtOnce();
        options.maxFetched = 2;
        Frontier frontier(options, clock);
        for (int i = 1; i <= 5; ++i)
            frontier.offer(frontierEntry(i));
        const Lease a = takeOne(frontier);
        frontier.openHost(HostId(1), 0ms);
        const Lease b = takeOne(frontier);
        finishOne(frontier, a);
        finishOne(frontier, b);
        Lease none;
        QCOMPARE(frontier.take(none), TakeResult::Limit);
        QCOMPARE(frontier.counts().queued, 3);
        expectBalance(frontier);
    }

    void moveReachesQueuedAndLeased()
    {
        test::FakeClock clock;
        Frontier frontier(severalAtOnce(), clock);
        frontier.offer(frontierEntry(1, 1, 4));
        frontier.offer(frontierEntry(2, 1, 5));
        const Lease lease = takeOne(frontier);
        frontier.openHost(HostId(1), 0ms);
        frontier.move(4, frontierEntry(1, 1, 2));
        QCOMPARE(frontier.leased(lease.entry.id)->depth, 2);
        frontier.move(5, frontierEntry(2, 1, 3));
        QCOMPARE(takeOne(frontier).entry.depth, 3);
    }

    void requeuesChangeOneCounterForAnother()
    {
        test::FakeClock clock;
        Frontier frontier(severalAtOnce(), clock);
        frontier.addSkipped();
        frontier.requeueSkipped(frontierEntry(1));
        QCOMPARE(frontier.counts().skipped, 0);
        Lease lease = takeOne(frontier);
        frontier.openHost(HostId(1), 0ms);
        finishOne(frontier, lease);
        frontier.requeueFinished(frontierEntry(1));
        QCOMPARE(frontier.counts().queued, 1);
        lease = takeOne(frontier);
        frontier.fetchEnded(lease, HostSignal::Fine);
        frontier.skipLeased(lease.entry.id);
        QCOMPARE(frontier.counts().skipped, 1);
        QCOMPARE(frontier.counts().discovered, 1);
        expectBalance(frontier);
    }

    void rateHoldsOverAllHosts()
    {
        frontier::Options options = severalAtOnce();
        options.rate = 50;
        Frontier frontier(options, base::systemClock());
        for (int i = 1; i <= 6; ++i)
            frontier.offer(frontierEntry(i, i));
        const auto start = std::chrono::steady_clock::now();
        for (int i = 0; i < 6; ++i)
            (void)takeOne(frontier);
        QVERIFY(std::chrono::steady_clock::now() - start >= 100ms); // five gaps of 20 ms
    }

    void refillsAreAskedForAndServed()
    {
        test::FakeClock clock;
        frontier::Options options = severalAtOnce();
        options.headEntries = 16;
        Frontier frontier(options, clock);
        bool asked = false;
        frontier.onRefillWanted([&] { asked = true; });
        QHash<HostId, qint64> inFile{{HostId(1), 40}};
        frontier.restore({40, 40, 0, 0, 0}, inFile);
        QVERIFY(asked);
        qint64 next = 1;
        QList<qint64> got;
        while (got.size() < 40) {
            while (const auto refill = frontier.nextRefill()) {
                QList<Entry> rows;
                while (rows.size() < refill->limit && next <= 40)
                    rows.append(frontierEntry(next++));
                frontier.refilled(*refill, rows);
            }
            const Lease lease = takeOne(frontier);
            if (got.isEmpty())
                frontier.openHost(HostId(1), 0ms);
            got.append(base::raw(lease.entry.id));
            finishOne(frontier, lease);
        }
        QVERIFY(std::is_sorted(got.begin(), got.end()));
        Lease none;
        QCOMPARE(frontier.take(none), TakeResult::Finished);
        expectBalance(frontier);
    }

    void showsItsHosts()
    {
        test::FakeClock clock;
        frontier::Options options = severalAtOnce();
        options.delay = 100ms;
        Frontier frontier(options, clock);
        for (int i = 1; i <= 6; ++i)
            frontier.offer({UrlId(i), "https://u:p@a.example:8080/" + QByteArray::number(i), HostId(1), true, 0, 0});
        frontier.offer({UrlId(7), "http://b.example/?x=://", HostId(2), true, 1, 0});
        frontier::HostList list = frontier.hosts(1);
        QCOMPARE(list.total, 2);
        QCOMPARE(list.hosts.size(), 1);
        QCOMPARE(list.hosts[0].origin, "https://a.example:8080");
        QCOMPARE(list.hosts[0].queued, 6);
        QCOMPARE(list.hosts[0].reason, frontier::PaceReason::Setting);

        const Lease a = takeOne(frontier);
        const Lease b = takeOne(frontier);
        QCOMPARE(b.entry.host, HostId(2));
        frontier.openHost(HostId(1), 3s);
        finishOne(frontier, a);
        list = frontier.hosts(10);
        QCOMPARE(list.hosts.size(), 2);
        QCOMPARE(list.hosts[0].origin, "http://b.example"); // the one with a request on the wire
        QCOMPARE(list.hosts[0].active, 1);
        QCOMPARE(list.hosts[0].requests, 0);
        QCOMPARE(list.hosts[1].queued, 5);
        QCOMPARE(list.hosts[1].requests, 1);
        QCOMPARE(list.hosts[1].connections, 1);
        QCOMPARE(list.hosts[1].delay, base::Milliseconds(3s));
        QCOMPARE(list.hosts[1].wait, base::Milliseconds(3s));
        QCOMPARE(list.hosts[1].reason, frontier::PaceReason::Robots);

        frontier.backOff(a, 30s);
        clock.advance(10s);
        list = frontier.hosts(10);
        QCOMPARE(list.hosts[1].wait, base::Milliseconds(20s));
        QCOMPARE(list.hosts[1].reason, frontier::PaceReason::RetryAfter);
    }

    /// A limit over all hosts is why one waits that has no pause of its own.
    void showsThatTheRateHoldsAHostBack()
    {
        test::FakeClock clock;
        frontier::Options options = severalAtOnce();
        options.rate = 0.5;
        Frontier frontier(options, clock);
        for (int i = 1; i <= 3; ++i)
            frontier.offer(frontierEntry(i));
        QCOMPARE(frontier.hosts(1).hosts[0].reason, frontier::PaceReason::None);
        const Lease lease = takeOne(frontier);
        frontier.openHost(HostId(1), 0ms);
        finishOne(frontier, lease);
        clock.advance(500ms);
        frontier::HostStatus host = frontier.hosts(1).hosts.value(0);
        QCOMPARE(host.reason, frontier::PaceReason::Rate);
        QCOMPARE(host.wait, base::Milliseconds(1500ms));
        clock.advance(1500ms);
        host = frontier.hosts(1).hosts.value(0);
        QCOMPARE(host.reason, frontier::PaceReason::None);
        QCOMPARE(host.wait, 0ms);
    }

    void showsWhyAHostIsSlow()
    {
        test::FakeClock clock;
        Frontier frontier({}, clock);
        frontier.offer(frontierEntry(1));
        frontier.offer(frontierEntry(2));
        const Lease lease = takeOne(frontier);
        frontier.openHost(HostId(1), 0ms);
        QCOMPARE(frontier.hosts(1).hosts[0].reason, frontier::PaceReason::None);
        finishOne(frontier, lease, HostSignal::Throttled);
        const frontier::HostStatus host = frontier.hosts(1).hosts.value(0);
        QCOMPARE(host.reason, frontier::PaceReason::Throttled);
        QCOMPARE(host.delay, 250ms);
        QCOMPARE(host.connections, 1);
    }

    void stress()
    {
        frontier::Options options = severalAtOnce();
        options.connectionsPerHost = 3;
        options.headEntries = 64;
        Frontier frontier(options, base::systemClock());
        constexpr int Total = 4000;
        std::atomic<int> offered{8};
        std::mutex mutex;
        std::set<qint64> seen;
        bool twice = false;
        // The file: everything offered and not finished.
        std::map<int, std::map<frontier::QueuePos, Entry>> file;
        for (int i = 1; i <= 8; ++i) {
            const Entry entry = frontierEntry(i, 1 + i % 5);
            file[base::raw(entry.host)].emplace(frontier::QueuePos::of(entry), entry);
            frontier.offer(entry);
        }
        std::mutex writer; // stands for the one writer thread
        const auto work = [&] {
            Lease lease;
            while (frontier.take(lease) == TakeResult::Leased) {
                if (frontier.mustOpen(lease))
                    frontier.openHost(lease.entry.host, 0ms);
                frontier.fetchEnded(lease, HostSignal::Fine);
                const std::lock_guard writing(writer);
                {
                    const std::lock_guard lock(mutex);
                    twice = twice || !seen.insert(base::raw(lease.entry.id)).second;
                }
                for (int child = 0; child < 3; ++child) {
                    const int id = ++offered;
                    if (id > Total)
                        break;
                    const Entry entry = frontierEntry(id, 1 + id % 5, lease.entry.depth + 1);
                    file[base::raw(entry.host)].emplace(frontier::QueuePos::of(entry), entry);
                    frontier.offer(entry);
                }
                file[base::raw(lease.entry.host)].erase(frontier::QueuePos::of(lease.entry));
                frontier.finish(lease.entry.id);
                while (const auto refill = frontier.nextRefill()) {
                    QList<Entry> rows;
                    const auto &queue = file[base::raw(refill->host)];
                    for (auto it = queue.upper_bound(refill->after); it != queue.end() && rows.size() < refill->limit;
                         ++it)
                        rows.append(it->second);
                    frontier.refilled(*refill, rows);
                }
            }
        };
        std::vector<std::thread> threads;
        for (int i = 0; i < 16; ++i)
            threads.emplace_back(work);
        for (std::thread &thread : threads)
            thread.join();
        QVERIFY(!twice);
        QCOMPARE(int(seen.size()), Total);
        expectBalance(frontier);
        QCOMPARE(frontier.counts().finished, Total);
    }
};

ARGIOPE_TEST(TestFrontier, QCoreApplication)
#include "tst_frontier.moc"
