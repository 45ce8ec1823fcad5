#include "core/frontier/frontier.h"
#include "tests/core/frontier/frontierplay.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <algorithm>
#include <atomic>
#include <thread>

using namespace argiope;
using namespace argiope::test;
using namespace std::chrono_literals;
using base::HostId;
using frontier::Frontier;
using frontier::HostSignal;
using frontier::Lease;
using frontier::TakeResult;

namespace {

Lease takeNext(Frontier &frontier)
{
    Lease lease;
    if (frontier.take(lease) != TakeResult::Leased)
        qFatal("no lease");
    return lease;
}

void finishLease(Frontier &frontier, const Lease &lease)
{
    frontier.fetchEnded(lease, HostSignal::Fine);
    frontier.finish(lease.entry.id);
}

} // namespace

class TestFrontierSpeed : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    /// A thread that is one too many gets nothing, and what it was woken for goes to another one.
    void dismissesAThread()
    {
        Frontier frontier({}, base::systemClock());
        frontier.offer(plainEntry(1));
        frontier.offer(plainEntry(2));
        std::atomic<bool> surplus{false};
        const Lease first = takeNext(frontier); // its host is not open: the others have to wait
        TakeResult result = TakeResult::Stopped;
        Lease none;
        std::thread other([&] { result = frontier.take(none, {}, [&] { return surplus.load(); }); });
        while (frontier.waitingWorkers() == 0)
            std::this_thread::yield();
        surplus = true;
        frontier.setSpeed({});
        other.join();
        QCOMPARE(result, TakeResult::Dismissed);
        QCOMPARE(frontier.counts().leased, 1);
        frontier.openHost(HostId(1), 0ms);
        finishLease(frontier, first);
        finishLease(frontier, takeNext(frontier));
        QCOMPARE(frontier.take(none), TakeResult::Finished);
    }

    /// A pause that is running is as long as the new one, from the end of the last request on.
    void anotherDelay_data()
    {
        QTest::addColumn<int>("before");
        QTest::addColumn<int>("after");
        QTest::addColumn<int>("backOff");
        QTest::addColumn<int>("wait"); ///< from the end of the first request
        QTest::newRow("shorter") << 60000 << 500 << 0 << 500;
        QTest::newRow("none") << 60000 << 0 << 0 << 0;
        QTest::newRow("longer") << 500 << 60000 << 0 << 60000;
        QTest::newRow("from none") << 0 << 700 << 0 << 700;
        QTest::newRow("Retry-After stays") << 60000 << 0 << 5000 << 5000;
    }
    void anotherDelay()
    {
        QFETCH(int, before);
        QFETCH(int, after);
        QFETCH(int, backOff);
        QFETCH(int, wait);
        test::FakeClock clock;
        frontier::Options options;
        options.delay = base::Milliseconds(before);
        Frontier frontier(options, clock);
        frontier.offer(plainEntry(1));
        frontier.offer(plainEntry(2));
        const Lease first = takeNext(frontier);
        frontier.openHost(HostId(1), 0ms);
        if (backOff > 0)
            frontier.backOff(first, base::Milliseconds(backOff));
        finishLease(frontier, first);
        clock.advance(100ms);
        frontier.setSpeed({.connectionsPerHost = 8, .delay = base::Milliseconds(after)});
        // The thread that asks says until when it would sleep.
        const auto waits = [&frontier] {
            const frontier::HostList list = frontier.hosts(1);
            return list.hosts.value(0).wait;
        };
        QCOMPARE(waits().count(), qint64(std::max(wait - 100, 0)));
        clock.advance(base::Milliseconds(std::max(wait - 100, 0)));
        finishLease(frontier, takeNext(frontier));
    }

    void answersToRequestsUnderWayTogetherSlowDownOnce()
    {
        test::FakeClock clock;
        frontier::Options options;
        options.connectionsPerHost = 4;
        Frontier frontier(options, clock);
        for (int i = 1; i <= 30; ++i)
            frontier.offer(plainEntry(i));
        QList<Lease> leases;
        for (int width = 1; width <= 4; width *= 2) {
            for (const Lease &lease : leases) {
                frontier.fetchEnded(lease, HostSignal::Fine, 5ms);
                frontier.finish(lease.entry.id);
            }
            leases.clear();
            for (int i = 0; i < width; ++i)
                leases.append(takeNext(frontier));
            if (width == 1)
                frontier.openHost(HostId(1), 0ms);
        }
        clock.advance(10ms);
        for (const Lease &lease : leases) {
            frontier.fetchEnded(lease, HostSignal::Throttled);
            frontier.finish(lease.entry.id);
        }
        clock.advance(251ms); // the first step, not the fourth
        QCOMPARE(base::raw(takeNext(frontier).entry.host), 1);
    }

    void anotherRate()
    {
        test::FakeClock clock;
        frontier::Options options;
        options.rate = 0.01; // a hundred seconds
        Frontier frontier(options, clock);
        for (int id = 1; id <= 3; ++id)
            frontier.offer(plainEntry(id));
        const Lease first = takeNext(frontier);
        frontier.openHost(HostId(1), 0ms);
        finishLease(frontier, first);
        clock.advance(1s);
        frontier.setSpeed({.connectionsPerHost = 8, .rate = 0.5});
        clock.advance(1s); // two since the first
        finishLease(frontier, takeNext(frontier));
        frontier.setSpeed({.connectionsPerHost = 8});
        finishLease(frontier, takeNext(frontier));
    }
};

ARGIOPE_TEST(TestFrontierSpeed, void)
#include "tst_frontierspeed.moc"
