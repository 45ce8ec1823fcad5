#include "core/frontier/doubts.h"
#include "core/frontier/hosthealth.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using namespace std::chrono_literals;
using base::Milliseconds;
using base::TimePoint;
using frontier::Doubts;
using frontier::GoodUrls;
using frontier::HostHealth;
using frontier::HostSignal;
using frontier::Lease;
using frontier::LeaseTask;
using Change = HostHealth::Change;

namespace {

/// A host that is asked one request at a time, each of which takes a millisecond.
struct Asked
{
    HostHealth health;
    HostHealth::Limits limits;
    TimePoint now{1h};

    Change request(HostSignal signal)
    {
        const TimePoint began = now;
        now += 1ms;
        return health.learn(signal, false, began, now, limits);
    }
    Change control(HostSignal signal)
    {
        health.controlBegan(true);
        const TimePoint began = now;
        now += 1ms;
        return health.learn(signal, true, began, now, limits);
    }
    [[nodiscard]] bool doubted() const { return health.doubted(now, limits); }
};

Lease leaseOf(qint64 id, LeaseTask task = LeaseTask::Fetch)
{
    Lease lease;
    lease.entry.id = base::UrlId(id);
    lease.task = task;
    lease.failures = 1;
    return lease;
}

} // namespace

class TestHostHealth : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void signals_data()
    {
        QTest::addColumn<HostSignal>("signal");
        QTest::addColumn<bool>("trouble");
        QTest::addColumn<bool>("well");
        QTest::newRow("a page") << HostSignal::Fine << false << true;
        QTest::newRow("404") << HostSignal::Answered << false << true;
        QTest::newRow("nothing") << HostSignal::Nothing << false << false;
        QTest::newRow("429") << HostSignal::Throttled << true << false;
        QTest::newRow("500") << HostSignal::Failing << true << false;
        QTest::newRow("no response") << HostSignal::Unreachable << true << false;
    }
    void signals()
    {
        QFETCH(HostSignal, signal);
        QFETCH(bool, trouble);
        QFETCH(bool, well);
        QCOMPARE(frontier::isTrouble(signal), trouble);
        QCOMPARE(frontier::isWell(signal), well);
        Asked host;
        for (int i = 0; i < 10; ++i)
            (void)host.request(signal);
        QCOMPARE(host.doubted(), trouble);
        QCOMPARE(host.health.everWell(), well);
        QVERIFY(!host.health.outage()); // only a control tells
    }

    void aGoodControlMeansThatThePagesAreBroken()
    {
        Asked host;
        (void)host.request(HostSignal::Fine);
        QList<Milliseconds> pauses;
        for (int i = 0; i < 6; ++i) {
            for (int k = 0; k < 10; ++k)
                (void)host.request(HostSignal::Failing);
            QVERIFY(!host.health.onlyControls());
            QVERIFY(host.now < host.health.nextControl() || host.doubted());
            host.now = std::max(host.now, host.health.nextControl());
            QVERIFY(host.doubted());
            QCOMPARE(host.control(HostSignal::Fine), Change::None);
            QVERIFY(!host.doubted());
            pauses.append(std::chrono::duration_cast<Milliseconds>(host.health.nextControl() - host.now));
        }
        QCOMPARE(pauses, (QList<Milliseconds>{1s, 2s, 4s, 8s, 10s, 10s}));
    }

    void anOutageHasGrowingPausesAndEnds()
    {
        Asked host;
        host.limits.giveUpFailing = 1h;
        (void)host.request(HostSignal::Fine);
        for (int k = 0; k < 10; ++k)
            (void)host.request(HostSignal::Failing);
        const TimePoint failed = host.now;
        QVERIFY(host.control(HostSignal::Failing) != Change::None);
        QVERIFY(host.health.outage());
        QList<Milliseconds> pauses;
        for (int i = 0; i < 8; ++i) {
            pauses.append(std::chrono::duration_cast<Milliseconds>(host.health.nextControl() - host.now));
            host.now = host.health.nextControl();
            QVERIFY(!host.health.counts(host.now));
            (void)host.control(HostSignal::Failing);
        }
        QCOMPARE(pauses, (QList<Milliseconds>{1s, 2s, 4s, 8s, 16s, 32s, 60s, 60s}));
        QVERIFY(!host.health.wellSince(failed));
        QVERIFY(!host.health.givenUp());
        QCOMPARE(host.control(HostSignal::Answered), Change::OutageOver);
        QVERIFY(!host.health.onlyControls());
        QVERIFY(host.health.wellSince(failed));
        QVERIFY(!host.health.counts(failed)); // it ended late, but began in the outage
        QVERIFY(host.health.counts(host.now));
    }

    void whatWasUnderWayBeforeEndsNoOutage()
    {
        Asked host;
        (void)host.request(HostSignal::Fine);
        const TimePoint before = host.now;
        for (int k = 0; k < 10; ++k)
            (void)host.request(HostSignal::Failing);
        (void)host.control(HostSignal::Failing);
        QCOMPARE(host.health.learn(HostSignal::Fine, false, before, host.now, host.limits), Change::None);
        QVERIFY(host.health.outage());
        QVERIFY(!host.health.wellSince(before));
    }

    void aHostIsGivenUp_data()
    {
        QTest::addColumn<HostSignal>("signal");
        QTest::addColumn<int>("seconds");
        QTest::newRow("answers with errors") << HostSignal::Failing << 60;
        QTest::newRow("does not answer") << HostSignal::Unreachable << 300;
    }
    void aHostIsGivenUp()
    {
        QFETCH(HostSignal, signal);
        QFETCH(int, seconds);
        Asked host;
        (void)host.request(HostSignal::Fine);
        const TimePoint start = host.now;
        for (int k = 0; k < 10; ++k)
            (void)host.request(signal);
        (void)host.control(signal);
        int controls = 0;
        while (!host.health.givenUp()) {
            host.now = host.health.nextControl();
            (void)host.control(signal);
            ++controls;
        }
        QVERIFY(host.now - start >= std::chrono::seconds(seconds));
        QVERIFY(host.now - start < std::chrono::seconds(seconds) + 1s);
        QVERIFY(controls <= 12);
        // It may come back all the same.
        QCOMPARE(host.control(HostSignal::Fine), Change::OutageOver);
        QVERIFY(!host.health.givenUp());
    }

    // What often fails by itself needs more failures in a row before attempts count for nothing.
    void anOutageIsConfirmedBeyondChance_data()
    {
        QTest::addColumn<int>("every"); ///< so manieth request fails in good times
        QTest::addColumn<int>("inARow");
        QTest::newRow("hardly anything fails") << 100 << 5;
        QTest::newRow("half of it fails") << 2 << 14;
    }
    void anOutageIsConfirmedBeyondChance()
    {
        QFETCH(int, every);
        QFETCH(int, inARow);
        Asked host;
        for (int i = 0; i < 200; ++i)
            (void)host.request(i % every == 1 ? HostSignal::Failing : HostSignal::Fine);
        (void)host.request(HostSignal::Fine);
        int failures = 0;
        Change change = Change::None;
        while (change != Change::OutageConfirmed) {
            ++failures;
            change = host.control(HostSignal::Failing);
            QVERIFY(failures < 100);
        }
        QCOMPARE(failures, inARow);
    }

    void controlsAskPagesInTurn()
    {
        GoodUrls good;
        QVERIFY(good.empty());
        good.add("/moved", true, HostSignal::Answered);
        QCOMPARE(good.next().url, "/moved");
        good.add("/a", true, HostSignal::Fine);
        good.add("/image", false, HostSignal::Fine); // pages are better
        good.add("/b", true, HostSignal::Fine);
        good.add("/c", true, HostSignal::Fine);
        good.add("/d", true, HostSignal::Fine);
        good.add("/gone", true, HostSignal::Answered);
        QList<QByteArray> urls;
        for (int i = 0; i < 4; ++i)
            urls.append(good.next().url);
        QCOMPARE(urls, (QList<QByteArray>{"/d", "/c", "/b", "/d"}));
    }

    void doubtsWaitForWhatBeganLater()
    {
        const TimePoint t{1h};
        Doubts doubts;
        doubts.add(leaseOf(1), t + 1s, t + 9s);
        doubts.add(leaseOf(2, LeaseTask::Believed), t + 2s, t + 2s);
        doubts.add(leaseOf(3, LeaseTask::Believed), t + 3s, t + 3s);
        QCOMPARE(doubts.held(), 2);
        QCOMPARE(doubts.earliest(), t + 2s);
        QVERIFY(doubts.settle(t + 1s).empty()); // it may have begun before
        const auto settled = doubts.settle(t + 2500ms);
        QCOMPARE(settled.size(), 2);
        QCOMPARE(base::raw(settled[1].lease.entry.id), 2);
        QCOMPARE(doubts.held(), 1);
        doubts.discount();
        QCOMPARE(doubts.held(), 0);
        const Lease last = doubts.takeFirst();
        QCOMPARE(last.task, LeaseTask::Fetch);
        QCOMPARE(last.failures, 0);
        QCOMPARE(last.attempt, 2);
        QVERIFY(doubts.empty());
    }
};

ARGIOPE_TEST(TestHostHealth, void)
#include "tst_hosthealth.moc"
