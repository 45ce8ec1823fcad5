#include "core/judge/robotscache.h"
#include "tests/support/fakeclock.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using namespace std::chrono_literals;
using base::HostId;
using judge::HostRobots;
using judge::RobotsCache;

namespace {

HostRobots robotsOf(const test::FakeClock &clock, qsizetype bytes = 0)
{
    HostRobots robots;
    robots.known = true;
    robots.bytes = bytes;
    robots.fetchedAt = clock.now();
    return robots;
}

} // namespace

class TestRobotsCache : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void forgetsWhatWasMetLongestAgo()
    {
        test::FakeClock clock;
        RobotsCache cache(clock, {3, 1000000});
        for (int i = 1; i <= 3; ++i)
            cache.set(HostId(i), robotsOf(clock));
        QVERIFY(!cache.hasForgotten());
        QVERIFY(cache.get(HostId(1)));
        cache.set(HostId(4), robotsOf(clock));
        QVERIFY(cache.hasForgotten());
        QVERIFY(cache.get(HostId(1)));
        QVERIFY(!cache.get(HostId(2)));
        QVERIFY(cache.get(HostId(3)));
        QVERIFY(cache.get(HostId(4)));
    }

    void countsBytes()
    {
        test::FakeClock clock;
        RobotsCache cache(clock, {100, 1000});
        cache.set(HostId(1), robotsOf(clock, 400));
        cache.set(HostId(1), robotsOf(clock, 500)); // replaces
        cache.set(HostId(2), robotsOf(clock, 500));
        QVERIFY(cache.get(HostId(1)));
        cache.set(HostId(3), robotsOf(clock, 100));
        QVERIFY(!cache.get(HostId(2)));
        QVERIFY(cache.get(HostId(1)));
        cache.set(HostId(4), robotsOf(clock, 5000)); // the last one stays, whatever its size
        QVERIFY(cache.get(HostId(4)));
        QVERIFY(!cache.get(HostId(1)));
    }

    void isStaleAfterADay()
    {
        test::FakeClock clock;
        RobotsCache cache(clock);
        cache.set(HostId(1), robotsOf(clock));
        clock.advance(24h - 1s);
        QVERIFY(cache.get(HostId(1)));
        clock.advance(1s);
        QVERIFY(!cache.get(HostId(1)));
        QVERIFY(!cache.hasForgotten()); // it was not for want of room
    }
};

ARGIOPE_TEST(TestRobotsCache, void)
#include "tst_robotscache.moc"
