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
    PaceReason reason() { return rules.statusOf(host, rate, clock.now()).reason; }

    test::FakeClock clock;
    Options options;
    frontier::Rate rate{0};
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

    void politeIsOneAtATimeAndTenTimesThePause()
    {
        Options options;
        options.politeness = settings::Politeness::Polite;
        OneHost one(options);
        QCOMPARE(one.rules.slots(one.pace()), 1);
        QCOMPARE(one.rules.delay(one.pace()).count(), 1000);
        const std::pair<base::Milliseconds, base::Milliseconds> pauses[]
            = {{20ms, 1000ms}, {300ms, 3000ms}, {20s, 60000ms}};
        for (const auto &[took, pause] : pauses) {
            const TimePoint taken = one.begin();
            one.clock.advance(took);
            QVERIFY(one.rules.isFull(one.pace(), one.clock.now()));
            one.end(taken, HostSignal::Fine);
            QCOMPARE(one.pace().nextAllowed, one.clock.now() + pause);
        }
        QCOMPARE(one.reason(), PaceReason::Politeness);
        one.options.delay = 90s;
        QCOMPARE(one.rules.delay(one.pace()).count(), 90000);
        QCOMPARE(one.reason(), PaceReason::Setting);
        one.options.delay = 0ms;
        one.host.crawlDelay = 70s;
        QCOMPARE(one.reason(), PaceReason::Robots);
    }

    void normalIsAFewAtATimeForServersOfOthers()
    {
        Options options;
        options.politeness = settings::Politeness::Normal;
        options.connectionsPerHost = 16;
        options.foreignConnections = 4;
        options.adaptive = false;
        OneHost one(options);
        QVERIFY(one.pace().foreign);
        QCOMPARE(one.rules.slots(one.pace()), 4);
        one.pace().foreign = false;
        QCOMPARE(one.rules.slots(one.pace()), 16);
        one.pace().foreign = true;
        one.options.politeness = settings::Politeness::Own;
        QCOMPARE(one.rules.slots(one.pace()), 16);
    }

    void whoseServersTheyAre_data()
    {
        QTest::addColumn<bool>("foreign");
        for (const char *server :
            {"example.org", "example.org:8080", "localhost.example.org", "8.8.8.8", "172.32.0.1:81", "100.128.0.1",
                "192.169.0.1", "[2001:db8::1]", "[2001:db8::1]:8080", "[::ffff:8.8.8.8]", "1.2.3.4.example"})
            QTest::newRow(server) << true;
        for (const char *server : {"localhost", "localhost:8080", "intranet", "intranet.", "a.local", "b.localhost:1",
                 "c.internal", "d.home.arpa", "e.lan", "f.test", "127.0.0.1:8081", "127.8.9.1", "10.1.2.3",
                 "172.16.0.1", "172.31.255.255", "192.168.1.1", "169.254.1.1", "100.64.0.1", "0.0.0.0", "[::1]",
                 "[::]:80", "[fe80::1]", "[febf::1]", "[fc00::1]", "[fd12:3456::1]:8080", "[::ffff:10.0.0.1]"})
            QTest::newRow(server) << false;
    }
    void whoseServersTheyAre()
    {
        QFETCH(bool, foreign);
        QCOMPARE(frontier::isForeign(QTest::currentDataTag()), foreign);
    }

    void namesAtOneAddressShareAPace()
    {
        for (const auto politeness : {settings::Politeness::Own, settings::Politeness::Normal}) {
            test::FakeClock clock;
            Options options;
            options.politeness = politeness;
            HostTable table(options, clock, [](HostQueue &) {});
            const char *urls[] = {"http://a.example/", "http://b.example/", "https://b.example/",
                "http://c.example:81/", "http://d.example/", "http://e.example/"};
            std::vector<HostQueue *> hosts;
            for (int i = 0; i < int(std::size(urls)); ++i) {
                hosts.push_back(&table.get(HostId(i + 1)));
                table.knowOrigin(*hosts.back(), urls[i]);
            }
            const TimePoint taken = clock.now();
            hosts[1]->pace->inFlight.insert(taken);
            hosts[1]->pace->nextAllowed = taken + 5s;
            hosts[1]->pace->throttleDelay = 700ms;
            for (HostQueue *host : {hosts[0], hosts[1], hosts[2], hosts[3]})
                QCOMPARE(table.knowAddress(*host, "203.0.113.7"), host != hosts[2]); // which is the one before
            QVERIFY(!table.knowAddress(*hosts[4], ""));
            QVERIFY(table.knowAddress(*hosts[4], "203.0.113.8"));
            QVERIFY(table.knowAddress(*hosts[5], "10.0.0.1"));
            QVERIFY(!table.knowAddress(*hosts[5], "10.0.0.1"));
            const bool shared = politeness != settings::Politeness::Own;
            QCOMPARE(hosts[0]->pace == hosts[1]->pace, shared);
            QCOMPARE(hosts[1]->pace, hosts[2]->pace);
            QVERIFY(hosts[0]->pace != hosts[3]->pace); // another port
            QVERIFY(hosts[0]->pace != hosts[4]->pace);
            QCOMPARE(hosts[0]->pace->inFlight.count(taken), size_t(shared ? 1 : 0));
            QCOMPARE(hosts[0]->pace->nextAllowed == taken + 5s, shared);
            QCOMPARE(hosts[0]->pace->throttleDelay, shared ? 700ms : 0ms);
            QVERIFY(!hosts[5]->pace->foreign);
            // Whoever comes later under one of the names is at the same server.
            HostQueue &late = table.get(HostId(20));
            table.knowOrigin(late, "https://a.example/");
            QCOMPARE(late.pace, hosts[0]->pace);
        }
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
        QCOMPARE(one.rules.statusOf(one.host, one.rate, one.clock.now()).wait.count(), 200);
    }

    /// Another delay counts from the end of the last request, longer or shorter; what the server asked for stays.
    void anotherDelayCountsAtOnce()
    {
        OneHost one(withDelay(10s, false));
        one.rules.adapt(one.pace(), one.clock.now());
        QVERIFY(one.pace().nextAllowed <= one.clock.now()); // nobody has asked yet
        const TimePoint ended = one.clock.now();
        one.end(one.begin(), HostSignal::Fine);
        QCOMPARE(one.pace().nextAllowed, ended + 10s);
        one.clock.advance(1s);
        one.options.delay = 3s;
        one.rules.adapt(one.pace(), one.clock.now());
        QCOMPARE(one.pace().nextAllowed, ended + 3s);
        one.options.delay = 20s;
        one.rules.adapt(one.pace(), one.clock.now());
        QCOMPARE(one.pace().nextAllowed, ended + 20s);
        one.options.delay = 0ms;
        one.rules.adapt(one.pace(), one.clock.now());
        QVERIFY(one.pace().nextAllowed <= one.clock.now());
        one.pace().backOff(one.clock.now() + 30s);
        one.options.delay = 5s;
        one.rules.adapt(one.pace(), one.clock.now());
        QCOMPARE(one.pace().nextAllowed, one.clock.now() + 30s);
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

    void theLongestWaitSaysWhy_data()
    {
        QTest::addColumn<double>("rate");
        QTest::addColumn<int>("delay");
        QTest::addColumn<int>("retryAfter");
        QTest::addColumn<int>("wait");
        QTest::addColumn<int>("reason");
        const auto row = [](const char *name, double rate, int delay, int retryAfter, int wait, PaceReason reason) {
            QTest::newRow(name) << rate << delay << retryAfter << wait << int(reason);
        };
        row("the rate alone", 0.5, 0, 0, 2000, PaceReason::Rate);
        row("the rate before a delay", 0.5, 200, 0, 2000, PaceReason::Rate);
        row("a delay before the rate", 0.5, 3000, 0, 3000, PaceReason::Setting);
        row("both alike", 0.5, 2000, 0, 2000, PaceReason::Setting);
        row("the rate before a Retry-After", 0.1, 200, 5000, 10000, PaceReason::Rate);
        row("a Retry-After before the rate", 0.5, 200, 5000, 5000, PaceReason::RetryAfter);
        row("no rate", 0, 200, 0, 200, PaceReason::Setting);
    }
    void theLongestWaitSaysWhy()
    {
        QFETCH(double, rate);
        QFETCH(int, delay);
        QFETCH(int, retryAfter);
        QFETCH(int, wait);
        QFETCH(int, reason);
        OneHost one(withDelay(base::Milliseconds(delay), false));
        one.host.setInFile(3);
        one.rate.set(rate);
        one.rate.charge(one.clock.now());
        one.end(one.begin(), HostSignal::Fine);
        if (retryAfter > 0)
            one.pace().backOff(one.clock.now() + base::Milliseconds(retryAfter));
        const frontier::HostStatus status = one.rules.statusOf(one.host, one.rate, one.clock.now());
        QCOMPARE(status.wait.count(), wait);
        QCOMPARE(int(status.reason), reason);
    }

    /// It would be asked no more often without a limit: what it says of itself stays.
    void anOutageIsWhyWhateverTheRate_data()
    {
        QTest::addColumn<HostSignal>("signal");
        QTest::addColumn<PaceReason>("reason");
        QTest::newRow("errors") << HostSignal::Failing << PaceReason::Failing;
        QTest::newRow("no response") << HostSignal::Unreachable << PaceReason::Unreachable;
    }
    void anOutageIsWhyWhateverTheRate()
    {
        QFETCH(HostSignal, signal);
        QFETCH(PaceReason, reason);
        OneHost one(withDelay(200ms, false));
        const frontier::HostHealth::Limits limits;
        const TimePoint now = one.clock.now();
        for (int i = 0; i < limits.doubtAfter; ++i)
            one.host.health.learn(signal, false, now, now, limits);
        one.host.health.controlBegan(true);
        one.host.health.learn(signal, true, now, now, limits);
        QVERIFY(one.host.health.outage());
        one.host.setInFile(3);
        one.rate.set(0.1);
        one.rate.charge(now);
        const frontier::HostStatus status = one.rules.statusOf(one.host, one.rate, now);
        QCOMPARE(status.reason, reason);
        QCOMPARE(status.wait, base::Milliseconds(10s));
    }

    /// Nobody has asked it yet, so nobody knows its server either; the limit counts for it all the same.
    void theRateHoldsBackAHostWithoutAPace()
    {
        OneHost one(withDelay(200ms, false));
        HostQueue &other = one.table.get(HostId(2));
        QVERIFY(!other.pace);
        one.rate.set(0.5);
        one.rate.charge(one.clock.now());
        const auto status = [&] { return one.rules.statusOf(other, one.rate, one.clock.now()); };
        QCOMPARE(status().reason, PaceReason::None); // it has nothing that waits
        QCOMPARE(status().wait.count(), 0);
        other.setInFile(3);
        QCOMPARE(status().reason, PaceReason::Rate);
        QCOMPARE(status().wait.count(), 2000);
        one.clock.advance(2s);
        QCOMPARE(status().reason, PaceReason::None);
        QCOMPARE(status().wait.count(), 0);
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

    /// A request counts for as long as it takes; only what is far beyond the usual does not, and never more than four.
    void whatIsFarBeyondTheUsualDoesNotCount_data()
    {
        QTest::addColumn<int>("usualMs"); ///< -1: nobody knows
        QTest::addColumn<int>("stallMs");
        QTest::newRow("unknown") << -1 << 10000;
        QTest::newRow("quick") << 20 << 5000;
        QTest::newRow("slow") << 2500 << 25000;
    }
    void whatIsFarBeyondTheUsualDoesNotCount()
    {
        QFETCH(int, usualMs);
        QFETCH(int, stallMs);
        OneHost one(withDelay(0ms, true));
        if (usualMs >= 0) {
            const TimePoint taken = one.begin();
            const base::Milliseconds took{usualMs};
            one.clock.advance(took);
            --one.host.inFlight;
            one.rules.ended(one.pace(), plainLease(1, taken), HostSignal::Fine, took, one.clock.now());
        }
        const int slots = one.rules.slots(one.pace());
        const auto fill = [&] {
            for (int i = 0; i < slots; ++i)
                one.begin();
        };
        const auto isFull = [&] { return one.rules.isFull(one.pace(), one.clock.now()); };
        fill();
        one.clock.advance(base::Milliseconds(stallMs - 1));
        QVERIFY(isFull());
        QCOMPARE(one.rules.room(one.pace(), one.clock.now()), one.clock.now() + 1ms);
        one.clock.advance(2ms);
        QVERIFY(!isFull());
        for (int hanging = slots; hanging < 4 + slots; hanging += slots) {
            fill();
            QVERIFY(isFull());
            one.clock.advance(base::Milliseconds(stallMs + 1));
        }
        QVERIFY(isFull()); // four at most
    }

    /// Who said how many there may be at a time is taken at his word.
    void aNumberThatWasSetIsNeverExceeded()
    {
        for (const int connections : {1, 3}) {
            Options options;
            options.connectionsPerHost = connections;
            options.connectionsSet = true;
            OneHost one(options);
            const int slots = one.rules.slots(one.pace());
            QVERIFY(slots <= connections);
            for (int i = 0; i < slots; ++i)
                one.begin();
            one.clock.advance(1h);
            QVERIFY(one.rules.isFull(one.pace(), one.clock.now()));
            QCOMPARE(one.rules.room(one.pace(), one.clock.now()), TimePoint::max());
        }
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
