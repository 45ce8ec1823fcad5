#include "core/frontier/hosttable.h"
#include "tests/core/frontier/frontierplay.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using namespace argiope::test;
using namespace std::chrono_literals;
using base::HostId;
using frontier::HostQueue;
using frontier::HostTable;
using frontier::Options;

namespace {

/// A table that notes who leaves.
struct Kept
{
    explicit Kept(const Options &some = {})
        : options(some)
        , table(options, clock, [this](HostQueue &host) { gone.append(base::raw(host.host)); })
    {
    }
    HostQueue &withUrl(int host, const QByteArray &url)
    {
        HostQueue &queue = table.get(HostId(host));
        table.knowOrigin(queue, url);
        return queue;
    }
    test::FakeClock clock;
    Options options;
    QList<int> gone;
    HostTable table;
};

Options places(int busy, int idle = 4000)
{
    Options options;
    options.busyHosts = busy;
    options.idleHosts = idle;
    return options;
}

} // namespace

class TestHostTable : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void originsAndServers_data()
    {
        QTest::addColumn<QByteArray>("url");
        QTest::addColumn<QByteArray>("origin");
        QTest::addColumn<QByteArray>("server");
        const auto row = [](const char *url, const char *origin, const char *server) {
            QTest::newRow(url) << QByteArray(url) << QByteArray(origin) << QByteArray(server);
        };
        row("http://a.example/x", "http://a.example", "a.example");
        row("https://a.example:8443?x", "https://a.example:8443", "a.example:8443");
        row("http://u:p@a.example#/x@y", "http://a.example", "a.example");
        row("mailto:x", "", "");
    }
    void originsAndServers()
    {
        QFETCH(const QByteArray, url);
        QTEST(frontier::originOf(url), "origin");
        QTEST(frontier::serverOf(frontier::originOf(url)), "server");
    }

    void oneServerHasOnePace()
    {
        Kept kept;
        const HostQueue &clear = kept.withUrl(1, "http://a.example/");
        const HostQueue &tls = kept.withUrl(2, "https://a.example/");
        const HostQueue &port = kept.withUrl(3, "http://a.example:81/");
        QCOMPARE(clear.pace, tls.pace);
        QVERIFY(clear.pace != port.pace);
        QCOMPARE(clear.pace->hosts.size(), size_t(2));
        QCOMPARE(tls.origin, QByteArray("https://a.example"));
    }

    void whoHasNothingToDoLeavesInTurn()
    {
        Kept kept(places(100, 2));
        for (int i = 1; i <= 3; ++i)
            kept.table.setIdle(kept.withUrl(i, plainEntry(i, i).url), true);
        QCOMPARE(kept.table.busy(), 0);
        QCOMPARE(kept.gone, QList<int>()); // nobody needs the place
        kept.table.setIdle(kept.table.get(HostId(1)), false);
        kept.table.setIdle(kept.table.get(HostId(1)), true); // the last to leave now
        kept.withUrl(4, "http://d.example/");
        QCOMPARE(kept.gone, QList<int>{2});
        QVERIFY(!kept.table.find(HostId(2)));
        QCOMPARE(kept.table.size(), 3);
    }

    void whoIsOwedAPauseStays()
    {
        Kept kept(places(100, 0));
        HostQueue &slow = kept.withUrl(1, "http://slow.example/");
        slow.pace->backOff(kept.clock.now() + 60s);
        kept.table.setIdle(slow, true);
        kept.withUrl(2, "http://b.example/");
        QCOMPARE(kept.gone, QList<int>());
        kept.clock.advance(61s);
        kept.withUrl(3, "http://c.example/");
        QCOMPARE(kept.gone, QList<int>{1});
    }

    void thoseWithoutAPlaceAreCountedAndWoken()
    {
        Kept kept(places(2));
        kept.withUrl(1, "http://a.example/");
        QVERIFY(!kept.table.mustSleep(HostId(2)));
        kept.withUrl(2, "http://b.example/");
        QVERIFY(!kept.table.mustSleep(HostId(1))); // it has its place
        QVERIFY(kept.table.mustSleep(HostId(3)));
        for (const int host : {4, 3, 3, 4, 3})
            kept.table.countAsleep(HostId(host));
        QCOMPARE(kept.table.asleep(), 2);
        QCOMPARE(kept.table.wakeNext(false), nullptr);
        HostQueue *woken = kept.table.wakeNext(true);
        QVERIFY(woken);
        QCOMPARE(woken->host, HostId(4)); // found first
        QCOMPARE(woken->size(), 2);
        QCOMPARE(kept.table.takeAsleep(HostId(3)), std::optional<qint64>(3));
        QCOMPARE(kept.table.takeAsleep(HostId(3)), std::optional<qint64>());
        QCOMPARE(kept.table.wakeNext(true), nullptr);
    }

    void restoredInTheOrderTheyWereFound()
    {
        Kept kept(places(2));
        kept.table.restore({{HostId(9), 1}, {HostId(3), 2}, {HostId(5), 3}});
        QVERIFY(kept.table.mustSleep(HostId(9))); // its URLs are in the file
        QCOMPARE(kept.table.wakeNext(false)->host, HostId(3));
        QCOMPARE(kept.table.wakeNext(false)->host, HostId(5));
        QCOMPARE(kept.table.wakeNext(false), nullptr);
        QCOMPARE(kept.table.asleep(), 1);
    }

    void theBusiestComeFirst()
    {
        Kept kept;
        kept.withUrl(1, "http://a.example/").push(plainEntry(1, 1));
        kept.withUrl(2, "http://b.example/").inFlight = 1;
        kept.withUrl(3, "http://c.example/").push(plainEntry(2, 3));
        kept.table.at(3).push(plainEntry(3, 3));
        kept.table.setIdle(kept.withUrl(4, "http://d.example/"), true);
        QList<int> order;
        for (const HostQueue *host : kept.table.busiest(10))
            order.append(base::raw(host->host));
        QCOMPARE(order, (QList<int>{2, 3, 1}));
        QCOMPARE(kept.table.busiest(1).size(), size_t(1));
        QVERIFY(kept.table.busiest(-1).empty());
    }

    /// A server that another machine may have asked a moment ago is not asked before its pause is over.
    void whomOthersMayHaveAsked()
    {
        Options options;
        options.delay = 5s;
        Kept alone(options);
        QVERIFY(alone.withUrl(1, "http://a.example/").pace->nextAllowed <= alone.clock.now());
        options.mayHaveBeenAsked = true;
        Kept together(options);
        QCOMPARE(together.withUrl(1, "http://a.example/").pace->nextAllowed, together.clock.now() + 5s);
    }

    /// A host of which everything in the file was kept out is not woken.
    void whoHasNothingLeftSleepsOn()
    {
        Kept kept;
        kept.table.countAsleep(HostId(1));
        kept.table.countAsleep(HostId(1));
        kept.table.countAsleep(HostId(2));
        for (int i = 0; i < 2; ++i)
            kept.table.dropAsleep(HostId(1));
        const HostQueue *woken = kept.table.wakeNext(false);
        QVERIFY(woken);
        QCOMPARE(woken->host, HostId(2));
        QCOMPARE(kept.table.wakeNext(false), nullptr);
    }
};

ARGIOPE_TEST(TestHostTable, void)
#include "tst_hosttable.moc"
