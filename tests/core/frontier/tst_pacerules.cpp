#include "core/frontier/hosttable.h"
#include "core/frontier/pacerules.h"
#include "core/frontier/rate.h"
#include "tests/core/frontier/frontierplay.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using namespace argiope::test;
using namespace std::chrono_literals;
using base::HostId;
using base::TimePoint;
using frontier::HostQueue;
using frontier::HostSignal;
using frontier::HostTable;
using frontier::Options;
using frontier::Pace;
using frontier::PaceReason;
using frontier::PaceRules;

namespace {

/// One host, and what it takes to ask it.
struct OneHost
{
    explicit OneHost(const Options &some)
        : options(some)
        , table(options, clock, [](HostQueue &) {})
        , rules(options)
        , host(table.get(HostId(1)))
    {
        table.knowOrigin(host, "http://a.example/");
        host.gate = HostQueue::Gate::Open;
    }
    Pace &pace() { return *host.pace; }
    TimePoint begin()
    {
        pace().inFlight.insert(clock.now());
        ++host.inFlight;
        return clock.now();
    }
    void end(TimePoint taken, HostSignal signal)
    {
        --host.inFlight;
        rules.ended(pace(), plainLease(1, taken), signal, base::Milliseconds{-1}, clock.now());
    }
    PaceReason reason() { return rules.statusOf(host, clock.now()).reason; }

    test::FakeClock clock;
    Options options;
    HostTable table;
    PaceRules rules;
    HostQueue &host;
};

Options withDelay(base::Milliseconds delay, bool adaptive)
{
    Options options;
    options.delay = delay;
    options.adaptive = adaptive;
    return options;
}

} // namespace

class TestPaceRules : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void withoutADelayTheConnectionsCount()
    {
        OneHost one(withDelay(0ms, false));
        one.options.connectionsPerHost = 2;
        QCOMPARE(one.rules.slots(one.pace()), 2);
        one.begin();
        QVERIFY(one.rules.room(one.pace(), one.clock.now()) <= one.clock.now());
        one.begin();
        QVERIFY(one.rules.isFull(one.pace(), one.clock.now()));
        QCOMPARE(one.rules.room(one.pace(), one.clock.now()), TimePoint::max()); // only an end makes room
        one.clock.advance(1h);
        QVERIFY(one.rules.isFull(one.pace(), one.clock.now()));
        QCOMPARE(one.reason(), PaceReason::None);
    }

    void aDelayRunsFromTheEnd()
    {
        OneHost one(withDelay(200ms, true));
        QCOMPARE(one.rules.slots(one.pace()), 1);
        const TimePoint taken = one.begin();
        one.clock.advance(10s);
        QVERIFY(one.rules.isFull(one.pace(), one.clock.now())); // for as long as it takes
        one.end(taken, HostSignal::Fine);
        QVERIFY(!one.rules.isFull(one.pace(), one.clock.now()));
        QCOMPARE(one.pace().nextAllowed, one.clock.now() + 200ms);
        QCOMPARE(one.reason(), PaceReason::Setting);
        QCOMPARE(one.rules.statusOf(one.host, one.clock.now()).wait.count(), 200);
    }

    void theLongestDelayCounts()
    {
        OneHost one(withDelay(200ms, true));
        one.host.crawlDelay = 3s;
        QCOMPARE(one.rules.delay(one.pace()).count(), 3000);
        QCOMPARE(one.reason(), PaceReason::Robots);
        one.pace().throttleDelay = 5s;
        QCOMPARE(one.rules.delay(one.pace()).count(), 5000);
        QCOMPARE(one.reason(), PaceReason::Throttled);
        one.pace().backOff(one.clock.now() + 1s);
        QCOMPARE(one.reason(), PaceReason::RetryAfter);
        one.pace().backOff(one.clock.now()); // a shorter one takes nothing back
        QCOMPARE(one.pace().nextAllowed, one.clock.now() + 1s);
    }

    void throttlingDoublesOnceARoundAndFades()
    {
        OneHost one(withDelay(0ms, true));
        const TimePoint first = one.begin();
        const TimePoint second = one.begin();
        one.clock.advance(5ms);
        one.end(first, HostSignal::Throttled);
        QCOMPARE(one.pace().throttleDelay.count(), 250);
        one.end(second, HostSignal::Throttled); // asked before the first answer was there
        QCOMPARE(one.pace().throttleDelay.count(), 250);
        one.end(one.begin(), HostSignal::Throttled);
        QCOMPARE(one.pace().throttleDelay.count(), 500);
        QCOMPARE(one.rules.slots(one.pace()), 1);
        one.end(one.begin(), HostSignal::Failing); // says nothing of it
        QCOMPARE(one.pace().throttleDelay.count(), 500);
        one.end(one.begin(), HostSignal::Answered);
        QCOMPARE(one.pace().throttleDelay.count(), 375);
        for (int i = 0; i < 20; ++i)
            one.end(one.begin(), HostSignal::Fine);
        QCOMPARE(one.pace().throttleDelay.count(), 0);
    }

    void controlsThatFailDoNotThrottle()
    {
        OneHost one(withDelay(0ms, true));
        frontier::Lease lease = plainLease(1, one.begin());
        lease.task = frontier::LeaseTask::Control;
        one.rules.ended(one.pace(), lease, HostSignal::Throttled, base::Milliseconds{-1}, one.clock.now());
        QCOMPARE(one.pace().throttleDelay.count(), 0);
    }

    void whatDoesNotEndStopsToCount()
    {
        OneHost one(withDelay(0ms, true));
        const int slots = one.rules.slots(one.pace());
        for (int i = 0; i < slots; ++i)
            one.begin();
        QVERIFY(one.rules.isFull(one.pace(), one.clock.now()));
        one.clock.advance(1001ms);
        QVERIFY(!one.rules.isFull(one.pace(), one.clock.now()));
        for (int i = 0; i < slots; ++i)
            one.begin();
        one.clock.advance(1001ms);
        QVERIFY(one.rules.isFull(one.pace(), one.clock.now())); // four at most
    }

    void oneAtATimeBeforeTheGate()
    {
        OneHost one(withDelay(0ms, false));
        QVERIFY(frontier::slotsOf(one.host) > 1000);
        one.host.gate = HostQueue::Gate::Closed;
        QCOMPARE(frontier::slotsOf(one.host), 1);
    }

    void theRateSpacesEvenly()
    {
        frontier::Rate rate(4);
        test::FakeClock clock;
        QVERIFY(rate.allows(clock.now()));
        rate.charge(clock.now());
        QVERIFY(!rate.allows(clock.now()));
        QVERIFY(rate.next() == clock.now() + 250ms);
        rate.charge(clock.now()); // one that could not wait
        QVERIFY(rate.next() == clock.now() + 500ms);
        clock.advance(10s); // what was not used is gone
        rate.charge(clock.now());
        QVERIFY(rate.next() == clock.now() + 250ms);
        frontier::Rate none(0);
        none.charge(clock.now());
        QVERIFY(none.allows(clock.now()));
    }
};

ARGIOPE_TEST(TestPaceRules, void)
#include "tst_pacerules.moc"
