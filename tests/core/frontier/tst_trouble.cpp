#include "core/frontier/trouble.h"
#include "core/frontier/turn.h"
#include "core/frontier/turnorder.h"
#include "tests/core/frontier/frontierplay.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using namespace argiope::test;
using namespace std::chrono_literals;
using base::HostId;
using base::Outcome;
using base::UrlId;
using frontier::Belief;
using frontier::Entry;
using frontier::HostQueue;
using frontier::HostSignal;
using frontier::HostTable;
using frontier::Lease;
using frontier::LeaseBook;
using frontier::LeaseTask;
using frontier::Options;
using frontier::PaceRules;
using frontier::Trouble;
using frontier::Turn;
using What = frontier::Turn::What;

namespace {

/// One open host, its leases and its trouble.
struct Patient
{
    Patient()
        : table(options, clock, [](HostQueue &) {})
        , rules(options)
        , trouble(options, rules)
        , host(table.get(HostId(1)))
    {
        table.knowOrigin(host, "http://h1.example/");
        host.gate = HostQueue::Gate::Open;
        host.own = true;
    }
    /// A request that begins now and ends a millisecond later.
    std::vector<frontier::Doubts::Doubt> request(HostSignal signal, LeaseTask task = LeaseTask::Fetch)
    {
        Lease lease = plainLease(99, clock.now());
        lease.task = task;
        if (frontier::isTrouble(signal))
            lease.shown = {Outcome::ServerError, 500};
        if (task == LeaseTask::Control)
            host.health.controlBegan(true);
        clock.advance(1ms);
        return trouble.learn(lease, host, signal, clock.now());
    }
    What turn() { return frontier::turnOf(host, book, options, clock.now()).what; }
    Lease failed(qint64 id)
    {
        Lease lease = plainLease(id, clock.now());
        lease.shown = {Outcome::ServerError, 500};
        book.offered();
        book.lease(lease.entry);
        ++host.leased;
        clock.advance(1ms);
        return lease;
    }

    test::FakeClock clock;
    Options options;
    HostTable table;
    PaceRules rules;
    LeaseBook book{0};
    Trouble trouble;
    HostQueue &host;
};

} // namespace

/// Trouble, and the turns that follow from it.
class TestTrouble : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void whatIsGoodIsRemembered()
    {
        Patient p;
        QVERIFY(!frontier::hasControl(p.host));
        (void)p.request(HostSignal::Fine);
        QVERIFY(frontier::hasControl(p.host));
        const Lease control = p.trouble.control(p.host);
        QCOMPARE(control.task, LeaseTask::Control);
        QCOMPARE(control.entry.url, QByteArray("http://h1.example/99"));
        QCOMPARE(control.entry.id, UrlId::None);
        QCOMPARE(control.entry.host, HostId(1));
        QVERIFY(p.host.health.controlUnderWay());
    }

    void robotsTxtTellsWhereNoPageDoes()
    {
        Patient p;
        p.host.robotsAnswered = true;
        QVERIFY(frontier::hasControl(p.host));
        QCOMPARE(p.trouble.control(p.host).entry.url, QByteArray("http://h1.example/robots.txt"));
    }

    void anyUrlTellsOfAHostThatCannotBeReached()
    {
        Patient p;
        (void)p.request(HostSignal::Unreachable);
        QVERIFY(!frontier::hasControl(p.host)); // nothing to ask for
        Entry entry = plainEntry(5);
        entry.validators = {"\"1\"", ""};
        p.host.push(entry);
        QVERIFY(frontier::hasControl(p.host));
        const Lease control = p.trouble.control(p.host);
        QCOMPARE(control.entry.url, entry.url);
        QCOMPARE(control.entry.validators, base::Validators());
        QCOMPARE(p.host.size(), 1); // it is still queued
    }

    void doubtsEndWithWhatWentWellAfterThem()
    {
        Patient p;
        (void)p.request(HostSignal::Fine);
        p.trouble.doubt(p.host, p.failed(1), p.clock.now(), p.clock.now() + 5s);
        p.trouble.hold(p.host, p.failed(2), p.clock.now());
        QCOMPARE(p.trouble.doubtful(), std::set<qint32>{1});
        QCOMPARE(p.host.doubts.held(), size_t(1));
        QVERIFY(p.request(HostSignal::Failing).empty());
        QVERIFY(!p.trouble.hasBelieved());
        p.clock.advance(1ms);
        const auto settled = p.request(HostSignal::Answered);
        QCOMPARE(settled.size(), size_t(1));
        QCOMPARE(settled.front().lease.entry.id, UrlId(1));
        QVERIFY(p.trouble.hasBelieved());
        const Lease believed = p.trouble.takeBelieved();
        QCOMPARE(believed.entry.id, UrlId(2));
        QCOMPARE(believed.task, LeaseTask::Believed);
        QVERIFY(p.trouble.doubtful().empty());
    }

    void whatTheHostOutlivedIsBelievedAtOnce()
    {
        Patient p;
        const Lease lease = p.failed(1);
        (void)p.request(HostSignal::Fine);
        p.trouble.hold(p.host, lease, p.clock.now());
        QVERIFY(p.trouble.hasBelieved());
    }

    void howOftenItIsAsked_data()
    {
        QTest::addColumn<bool>("well"); ///< the host was, once
        QTest::addColumn<int>("ordinary");
        QTest::addColumn<int>("attempts"); ///< until its failure is no longer doubted
        QTest::newRow("one attempt") << true << 1 << 2;
        QTest::newRow("three attempts") << true << 3 << 3;
        QTest::newRow("a host that never answered") << false << 3 << 4;
    }
    void howOftenItIsAsked()
    {
        QFETCH(const bool, well);
        QFETCH(const int, ordinary);
        QFETCH(const int, attempts);
        Patient p;
        if (well)
            (void)p.request(HostSignal::Fine);
        Lease lease = p.failed(1);
        for (int i = 1; i < attempts; ++i)
            QCOMPARE(Trouble::weigh(lease, p.host, ordinary), Belief::AskAgain);
        QCOMPARE(Trouble::weigh(lease, p.host, ordinary), well ? Belief::Wait : Belief::Now);
    }

    void turnsInTheirOrder()
    {
        Patient p;
        QCOMPARE(p.turn(), What::Nothing);
        p.host.push(plainEntry(1));
        QCOMPARE(p.turn(), What::Fresh);
        Entry sitemap = plainEntry(2);
        sitemap.id = frontier::sitemapId(1);
        sitemap.sitemap = true;
        p.host.pushSitemap(sitemap);
        QCOMPARE(p.turn(), What::Sitemap);
        p.host.due.emplace(frontier::QueuePos{0, 3}, plainLease(3, p.clock.now()));
        QCOMPARE(p.turn(), What::Due);
        (void)p.request(HostSignal::Fine);
        for (int i = 0; i < p.options.trouble.doubtAfter; ++i)
            (void)p.request(HostSignal::Failing);
        p.clock.advance(10s);
        QCOMPARE(p.turn(), What::Control);
        (void)p.trouble.control(p.host);
        QCOMPARE(p.turn(), What::Nothing); // until it has ended
        p.host.health.controlDropped();
        (void)p.request(HostSignal::Failing, LeaseTask::Control);
        QCOMPARE(p.trouble.outages(), std::set<qint32>{1});
        QCOMPARE(p.turn(), What::Control);
        QVERIFY(frontier::turnOf(p.host, p.book, p.options, p.clock.now()).notBefore > p.clock.now());
        p.clock.advance(10s);
        (void)p.request(HostSignal::Fine, LeaseTask::Control);
        QVERIFY(p.trouble.outages().empty());
        QCOMPARE(p.turn(), What::Due);
    }

    void aHostMayHaveSoManyLeases()
    {
        Patient p;
        p.options.mostLeased = 1;
        p.host.push(plainEntry(1));
        p.host.leased = 1;
        QCOMPARE(p.turn(), What::Nothing);
        QVERIFY(p.host.full);
        p.host.leased = 0;
        QCOMPARE(p.turn(), What::Fresh);
        QVERIFY(!p.host.full);
    }

    void givenUpOnlyWhereNothingElseIsLeft()
    {
        Patient p;
        (void)p.request(HostSignal::Fine);
        p.book.offered();
        p.host.push(plainEntry(1));
        for (int i = 0; i < p.options.trouble.doubtAfter; ++i)
            (void)p.request(HostSignal::Failing);
        QCOMPARE(p.trouble.givenUpHost(p.table, p.book), nullptr);
        for (int i = 0; i < 1000 && !p.host.health.givenUp(); ++i) {
            p.clock.advance(60s);
            (void)p.request(HostSignal::Failing, LeaseTask::Control);
        }
        QVERIFY(p.host.health.givenUp());
        QCOMPARE(p.trouble.givenUpHost(p.table, p.book), &p.host);
        p.book.offered(); // of another host
        QCOMPARE(p.trouble.givenUpHost(p.table, p.book), nullptr);
    }

    void hostsStandInOneOrder()
    {
        Patient p;
        frontier::TurnOrder order;
        HostQueue &other = p.table.get(HostId(2));
        p.host.own = other.own = true;
        HostQueue &checked = p.table.get(HostId(3));
        QVERIFY(order.noneReady(false));
        QVERIFY(order.nextWaiting() == base::TimePoint::max());
        order.addReady(p.host, {0, 3, false, 1});
        order.addReady(other, {0, 2, true, 9});
        order.addReady(checked, {0, 1, true, 10});
        QCOMPARE(order.ready(true).begin()->host, 2);
        QCOMPARE(order.ready(false).begin()->host, 3);
        order.remove(other);
        QCOMPARE(order.ready(true).begin()->host, 1);
        order.remove(p.host);
        QVERIFY(order.noneReady(true));
        QVERIFY(!order.noneReady(false));
        checked.own = true; // since it was ready
        order.remove(checked);
        QVERIFY(order.noneReady(false));
        order.addWaiting(other, p.clock.now() + 1s);
        QVERIFY(order.nextWaiting() == p.clock.now() + 1s);
        QVERIFY(!order.due(p.clock.now()));
        p.clock.advance(1s);
        QCOMPARE(order.due(p.clock.now()), std::optional(HostId(2)));
        order.remove(other);
        order.remove(other); // it is in neither
        QVERIFY(!order.due(p.clock.now()));
    }
};

ARGIOPE_TEST(TestTrouble, void)
#include "tst_trouble.moc"
