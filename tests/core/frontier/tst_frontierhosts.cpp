#include "core/frontier/frontier.h"
#include "tests/support/fakeclock.h"
#include "tests/support/sanitized.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using namespace std::chrono_literals;
using base::HostId;
using base::Milliseconds;
using base::UrlId;
using frontier::Entry;
using frontier::Frontier;
using frontier::HostSignal;
using frontier::Lease;
using frontier::PaceReason;
using frontier::TakeResult;

namespace {

Entry entryAt(qint64 id, const QByteArray &url, int host, int depth = 0, bool page = true)
{
    return {UrlId(id), url, HostId(host), page, depth, 0};
}

Lease nextLease(Frontier &frontier)
{
    Lease lease;
    if (frontier.take(lease) != TakeResult::Leased)
        qFatal("no lease");
    return lease;
}

/// The next lease; its host is opened where that is its task.
Lease nextOpened(Frontier &frontier)
{
    const Lease lease = nextLease(frontier);
    if (frontier.mustOpen(lease))
        frontier.openHost(lease.entry.host, 0ms);
    return lease;
}

void endFetch(Frontier &frontier, const Lease &lease, HostSignal signal = HostSignal::Fine)
{
    frontier.fetchEnded(lease, signal);
    frontier.finish(lease.entry.id);
}

void endFetch(Frontier &frontier, const Lease &lease, Milliseconds firstByte)
{
    frontier.fetchEnded(lease, HostSignal::Fine, firstByte);
    frontier.finish(lease.entry.id);
}

frontier::HostStatus statusOf(const Frontier &frontier, int host)
{
    const frontier::HostList list = frontier.hosts(100);
    for (const frontier::HostStatus &status : list.hosts) {
        if (base::raw(status.host) == host)
            return status;
    }
    return {};
}

} // namespace

class TestFrontierHosts : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void whatHangsDoesNotHoldTheHost_data()
    {
        QTest::addColumn<int>("delayMs");
        QTest::addColumn<int>("crawlDelayMs");
        QTest::addColumn<bool>("others"); // are fetched meanwhile
        QTest::newRow("a throttled host") << 0 << 0 << true;
        QTest::newRow("with a delay set") << 300 << 0 << false;
        QTest::newRow("with a delay by robots.txt") << 0 << 300 << false;
    }

    void whatHangsDoesNotHoldTheHost()
    {
        QFETCH(int, delayMs);
        QFETCH(int, crawlDelayMs);
        QFETCH(bool, others);
        test::FakeClock clock;
        frontier::Options options;
        options.delay = Milliseconds{delayMs};
        Frontier frontier(options, clock);
        for (int i = 1; i <= 100; ++i)
            frontier.offer(entryAt(i, "http://h1/" + QByteArray::number(i), 1));
        // A host without an end of work, so that take() always has an answer.
        const auto elsewhere = [&](int id) {
            frontier.offer(entryAt(id, "http://h" + QByteArray::number(id) + '/', id, 50));
            return base::raw(nextLease(frontier).entry.host) != 1;
        };
        const Lease first = nextLease(frontier);
        frontier.openHost(HostId(1), Milliseconds{crawlDelayMs});
        endFetch(frontier, first, HostSignal::Throttled); // one connection, 250 ms
        clock.advance(301ms);
        const Lease hanging = nextLease(frontier);
        QCOMPARE(base::raw(hanging.entry.host), 1);
        clock.advance(9900ms);
        QVERIFY(elsewhere(200)); // it may be just slow
        clock.advance(200ms);
        if (others) {
            // Its neighbours go on, one at a time; and a few may hang.
            for (int i = 0; i < 3; ++i) {
                QCOMPARE(base::raw(nextLease(frontier).entry.host), 1);
                QVERIFY(elsewhere(300 + i));
                clock.advance(10100ms);
            }
            const Lease fine = nextLease(frontier);
            QCOMPARE(base::raw(fine.entry.host), 1);
            endFetch(frontier, fine);
            clock.advance(300ms);
            QCOMPARE(base::raw(nextLease(frontier).entry.host), 1);
            clock.advance(50s);
        }
        QVERIFY(elsewhere(400)); // whatever time passes
        const frontier::Counts c = frontier.counts();
        QCOMPARE(c.discovered, c.queued + c.leased + c.finished + c.skipped);
    }

    void originsOfOneNameShareAPace_data()
    {
        QTest::addColumn<QByteArray>("first");
        QTest::addColumn<QByteArray>("second");
        QTest::addColumn<bool>("shared");
        const auto row = [](const char *first, const char *second, bool shared) {
            QTest::addRow("%s %s", first, second) << QByteArray(first) << QByteArray(second) << shared;
        };
        row("http://a.example/", "https://a.example/", true);
        row("http://a.example/", "http://b.example/", false);
        row("http://a.example/", "http://www.a.example/", false);
        row("http://127.0.0.1:8081/", "http://127.0.0.1:8082/", false);
        row("http://a.example/", "http://a.example:8080/", false);
        row("http://a.example:8080/", "https://a.example:8080/", true);
        row("http://u:p@a.example?x", "https://a.example/y", true);
    }
    void originsOfOneNameShareAPace()
    {
        QFETCH(QByteArray, first);
        QFETCH(QByteArray, second);
        QFETCH(bool, shared);
        test::FakeClock clock;
        frontier::Options options;
        options.delay = 10s;
        Frontier frontier(options, clock);
        frontier.offer(entryAt(1, first, 1));
        frontier.offer(entryAt(2, first, 1));
        frontier.offer(entryAt(3, second, 2, 1));
        frontier.offer(entryAt(4, "http://other.example/", 3, 9));
        const Lease lease = nextOpened(frontier);
        QCOMPARE(base::raw(nextLease(frontier).entry.host), shared ? 3 : 2);
        endFetch(frontier, lease);
        QCOMPARE(statusOf(frontier, 2).wait.count() > 0, shared);
    }

    void bothSchemesKeepTheConnectionLimit()
    {
        test::FakeClock clock;
        frontier::Options options;
        options.connectionsPerHost = 3;
        options.adaptive = false;
        Frontier frontier(options, clock);
        for (int i = 1; i <= 10; ++i) {
            frontier.offer(entryAt(i, "http://a.example/" + QByteArray::number(i), 1));
            frontier.offer(entryAt(100 + i, "https://a.example/" + QByteArray::number(i), 2));
        }
        frontier.offer(entryAt(200, "http://b.example/", 3, 5));
        QSet<int> hosts;
        for (int i = 0; i < 3; ++i)
            hosts.insert(base::raw(nextOpened(frontier).entry.host));
        QCOMPARE(base::raw(nextLease(frontier).entry.host), 3);
        QVERIFY(!hosts.contains(3));
    }

    void retryAfterHoldsForBothSchemes()
    {
        test::FakeClock clock;
        Frontier frontier({}, clock);
        frontier.offer(entryAt(1, "http://a.example/", 1));
        frontier.offer(entryAt(2, "https://a.example/", 2));
        const Lease lease = nextOpened(frontier);
        frontier.backOff(lease, 60s);
        endFetch(frontier, lease, HostSignal::Throttled);
        QCOMPARE(statusOf(frontier, 2).reason, PaceReason::RetryAfter);
        QCOMPARE(statusOf(frontier, 2).wait, Milliseconds(60s));
    }

    void theLongerCrawlDelayCounts()
    {
        test::FakeClock clock;
        Frontier frontier({}, clock);
        frontier.offer(entryAt(1, "http://a.example/", 1));
        frontier.offer(entryAt(2, "http://a.example/2", 1, 1));
        frontier.offer(entryAt(3, "https://a.example/", 2));
        frontier.offer(entryAt(4, "https://a.example/2", 2));
        Lease lease = nextLease(frontier);
        frontier.openHost(lease.entry.host, 5s);
        endFetch(frontier, lease);
        QCOMPARE(statusOf(frontier, 2).delay, Milliseconds(5s));
        clock.advance(5s);
        lease = nextOpened(frontier);
        endFetch(frontier, lease);
        QCOMPARE(statusOf(frontier, 1).delay, Milliseconds(5s));
        QCOMPARE(statusOf(frontier, 1).reason, PaceReason::Robots);
    }

    void pagesComeBeforeChecksOfTheirDepth()
    {
        test::FakeClock clock;
        Frontier frontier({}, clock);
        frontier.offer(entryAt(1, "http://a.example/", 1, 0));
        frontier.offer(entryAt(2, "http://a.example/i.png", 1, 1, false));
        frontier.offer(entryAt(3, "http://a.example/x", 1, 2));
        frontier.offer(entryAt(4, "http://a.example/y", 1, 1));
        frontier.offer(entryAt(5, "http://b.example/", 2, 1, false));
        frontier.offer(entryAt(6, "http://c.example/", 3, 1));
        QList<qint64> order;
        for (int i = 0; i < 6; ++i) {
            const Lease lease = nextOpened(frontier);
            order.append(base::raw(lease.entry.id));
            endFetch(frontier, lease);
        }
        QCOMPARE(order, (QList<qint64>{1, 4, 6, 2, 5, 3}));
    }

    void latencyIsLearntAndShown()
    {
        test::FakeClock clock;
        frontier::Options options;
        options.connectionsPerHost = 16;
        Frontier frontier(options, clock);
        qint64 id = 0;
        const auto round = [&](int perConnection) {
            QList<Lease> leases;
            for (int i = 0; i < 16; ++i) {
                ++id;
                frontier.offer(entryAt(id, "http://a.example/" + QByteArray::number(id), 1));
            }
            const int allowed = std::max(statusOf(frontier, 1).connections, 1);
            for (int i = 0; i < allowed; ++i)
                leases.append(nextOpened(frontier));
            const Milliseconds took{50 + perConnection * allowed};
            clock.advance(took);
            for (const Lease &lease : leases)
                endFetch(frontier, lease, took);
        };
        for (int i = 0; i < 100; ++i)
            round(0);
        QCOMPARE(statusOf(frontier, 1).connections, 16);
        QCOMPARE(statusOf(frontier, 1).reason, PaceReason::None);
        QCOMPARE(statusOf(frontier, 1).latencyMs, 50);
        for (int i = 0; i < 60; ++i)
            round(40);
        QVERIFY2(
            statusOf(frontier, 1).connections <= 4, QByteArray::number(statusOf(frontier, 1).connections).constData());
        QCOMPARE(statusOf(frontier, 1).reason, PaceReason::Latency);
        QVERIFY(statusOf(frontier, 1).usualLatencyMs <= 90); // of one alone
        for (int i = 0; i < 1000; ++i)
            round(0);
        QCOMPARE(statusOf(frontier, 1).connections, 16);
    }

    void withoutAdaptingAllConnectionsAreThereAtOnce()
    {
        test::FakeClock clock;
        frontier::Options options;
        options.connectionsPerHost = 16;
        options.adaptive = false;
        Frontier frontier(options, clock);
        for (int i = 1; i <= 20; ++i)
            frontier.offer(entryAt(i, "http://a.example/" + QByteArray::number(i), 1));
        for (int i = 0; i < 16; ++i)
            (void)nextOpened(frontier);
        QCOMPARE(statusOf(frontier, 1).active, 16);
    }

    void robotsThatWereForgottenAreLookedUpByOneLease()
    {
        test::FakeClock clock;
        frontier::Options options;
        options.adaptive = false;
        Frontier frontier(options, clock);
        for (int i = 1; i <= 5; ++i)
            frontier.offer(entryAt(i, "http://a.example/" + QByteArray::number(i), 1));
        Lease first = nextOpened(frontier);
        Lease second = nextLease(frontier);
        QVERIFY(!frontier.mustOpen(second));
        QVERIFY(frontier.reopenHost(first));
        QVERIFY(frontier.mustOpen(first));
        QVERIFY(!frontier.mustOpen(second)); // not its task
        QVERIFY(!frontier.reopenHost(second));
        frontier.release(second);
        frontier.putBack(second);
        frontier.openHost(HostId(1), 0ms);
        QVERIFY(!frontier.mustOpen(first));
        QCOMPARE(nextLease(frontier).entry.id, second.entry.id);
    }

    void rateCountsRequestsWithinALease()
    {
        frontier::Options options;
        options.rate = 20;
        Frontier frontier(options, base::systemClock());
        frontier.offer(entryAt(1, "http://a.example/", 1));
        const auto start = std::chrono::steady_clock::now();
        (void)nextOpened(frontier);
        QVERIFY(frontier.wait(0ms));
        QVERIFY(frontier.wait(0ms));
        QVERIFY(std::chrono::steady_clock::now() - start >= 100ms);
    }

    void hostsWithNothingToDoAreDropped()
    {
        test::FakeClock clock;
        frontier::Options options;
        options.idleHosts = 10;
        Frontier frontier(options, clock);
        for (int i = 1; i <= 1000; ++i) {
            const QByteArray url = "http://h" + QByteArray::number(i) + ".example/";
            frontier.offer(entryAt(i, url, i));
            endFetch(frontier, nextOpened(frontier));
            QVERIFY(frontier.hostsInMemory() <= 12);
        }
        // Who comes again begins anew.
        frontier.offer(entryAt(2000, "http://h1.example/2", 1));
        QVERIFY(frontier.mustOpen(nextLease(frontier)));
    }

    void aHostWithAPauseIsNotDropped()
    {
        test::FakeClock clock;
        frontier::Options options;
        options.idleHosts = 2;
        Frontier frontier(options, clock);
        frontier.offer(entryAt(1, "http://slow.example/", 1));
        const Lease slow = nextLease(frontier);
        frontier.openHost(HostId(1), 300s);
        endFetch(frontier, slow);
        for (int i = 2; i <= 100; ++i) {
            frontier.offer(entryAt(i, "http://h" + QByteArray::number(i) + ".example/", i));
            endFetch(frontier, nextOpened(frontier));
        }
        frontier.offer(entryAt(500, "http://slow.example/2", 1));
        QCOMPARE(statusOf(frontier, 1).wait, Milliseconds(300s));
    }

    /// Each of many hosts has a queue; all but a few are known by their number of URLs alone.
    void manyHostsWithQueues_data()
    {
        QTest::addColumn<bool>("resumed");
        QTest::newRow("found") << false;
        QTest::newRow("resumed") << true;
    }
    void manyHostsWithQueues()
    {
        QFETCH(bool, resumed);
        constexpr int Hosts = test::sanitized ? 10'000 : 200'000;
        constexpr int Each = 2;
        test::FakeClock clock;
        frontier::Options options;
        options.busyHosts = 500;
        options.idleHosts = 100;
        options.headEntries = 2000;
        Frontier frontier(options, clock);
        const auto entry = [](int host, int n) {
            return entryAt(
                qint64(host) * Each + n, "http://h" + QByteArray::number(host) + ".example/" + char('a' + n), host, n);
        };
        std::vector<int> next(Hosts + 1); // the file: of each host how many are done
        if (resumed) {
            QHash<HostId, qint64> queued;
            for (int host = 1; host <= Hosts; ++host)
                queued.insert(HostId(host), Each);
            frontier.restore({Hosts * Each, Hosts * Each, 0, 0, 0}, queued);
        } else {
            for (int n = 0; n < Each; ++n) {
                for (int host = 1; host <= Hosts; ++host)
                    frontier.offer(entry(host, n));
            }
        }
        int most = 0;
        qint64 done = 0;
        while (done < qint64(Hosts) * Each) {
            while (const auto refill = frontier.nextRefill()) {
                const int host = base::raw(refill->host);
                QList<Entry> rows;
                for (int n = next[size_t(host)]; n < Each && rows.size() < refill->limit; ++n) {
                    if (n > refill->after.depth)
                        rows.append(entry(host, n));
                }
                frontier.refilled(*refill, rows);
            }
            most = std::max(most, frontier.hostsInMemory());
            const Lease lease = nextOpened(frontier);
            const int host = base::raw(lease.entry.host);
            QCOMPARE(lease.entry.depth, next[size_t(host)]++);
            endFetch(frontier, lease);
            ++done;
        }
        Lease none;
        QCOMPARE(frontier.take(none), TakeResult::Finished);
        QCOMPARE(frontier.counts().finished, qint64(Hosts) * Each);
        QVERIFY2(most <= 610, QByteArray::number(most).constData());
    }
};

ARGIOPE_TEST(TestFrontierHosts, void)
#include "tst_frontierhosts.moc"
