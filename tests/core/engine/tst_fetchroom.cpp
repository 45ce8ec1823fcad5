#include "core/engine/fetchroom.h"
#include "core/frontier/frontier.h"
#include "tests/support/fakeclock.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using namespace std::chrono_literals;
using engine::FetchPlan;
using frontier::Frontier;
using frontier::TakeResult;

namespace {

void offer(Frontier &frontier, int urls)
{
    for (int i = 1; i <= urls; ++i)
        frontier.offer({base::UrlId(i), "http://a.test/" + QByteArray::number(i), base::HostId(1), true, 0, 0});
}

bool fetchOne(Frontier &frontier)
{
    frontier::Lease lease;
    if (frontier.take(lease) != TakeResult::Leased)
        return false;
    if (frontier.mustOpen(lease))
        frontier.openHost(lease.entry.host, 0ms);
    frontier.fetchEnded(lease, frontier::HostSignal::Fine);
    frontier.finish(lease.entry.id);
    return true;
}

void look(FetchPlan &plan, const Frontier &frontier, const base::Clock &clock)
{
    plan.look(frontier.counts(), frontier.sitemapCounts(), clock.now());
}

} // namespace

class TestFetchRoom : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void keepsToWhatItWasGiven_data()
    {
        QTest::addColumn<int>("before");
        QTest::newRow("new") << 0;
        QTest::newRow("with URLs of an earlier session") << 7;
    }
    void keepsToWhatItWasGiven()
    {
        QFETCH(const int, before);
        test::FakeClock clock;
        Frontier frontier({}, clock);
        frontier::Counts counts;
        counts.discovered = counts.finished = counts.fetched = before;
        frontier.restore(counts, {});
        offer(frontier, 5);
        FetchPlan plan(frontier, 4, clock.now());
        plan.setMaxUrls(100);
        plan.allow(1, 2);
        QCOMPARE(plan.room().number, 1);
        QVERIFY(fetchOne(frontier));
        QVERIFY(fetchOne(frontier));
        frontier::Lease lease;
        QCOMPARE(frontier.take(lease), TakeResult::Limit);
        plan.allow(2, 3);
        QVERIFY(fetchOne(frontier));
        QCOMPARE(frontier.take(lease), TakeResult::Limit);
        plan.setMaxUrls(0);
        QVERIFY(!plan.room().isLimited);
        QVERIFY(fetchOne(frontier));
        QVERIFY(fetchOne(frontier));
        QCOMPARE(frontier.take(lease), TakeResult::Finished);
    }

    void saysWhatItWouldHave()
    {
        test::FakeClock clock;
        Frontier frontier({}, clock);
        offer(frontier, 50);
        FetchPlan plan(frontier, 4, clock.now());
        look(plan, frontier, clock);
        QVERIFY(!plan.room().isLimited); // and nothing is wanted
        QCOMPARE(plan.room().wanted, 0);
        plan.setMaxUrls(100);
        look(plan, frontier, clock);
        QVERIFY(plan.room().isUrgent);
        QCOMPARE(plan.room().wanted, 8); // nothing is left, so it would have twice as much
        plan.allow(1, 20);
        for (int i = 0; i < 15; ++i)
            QVERIFY(fetchOne(frontier));
        clock.advance(2s);
        look(plan, frontier, clock);
        QVERIFY(!plan.room().isUrgent);
        QCOMPARE(plan.room().wanted, 30 - 5); // in four seconds
    }

    void givesBackWhatItDoesNotNeed()
    {
        test::FakeClock clock;
        Frontier frontier({}, clock);
        offer(frontier, 3);
        FetchPlan plan(frontier, 4, clock.now());
        plan.setMaxUrls(100);
        plan.allow(1, 50);
        look(plan, frontier, clock);
        QCOMPARE(plan.room().allowed, 3);
        QCOMPARE(plan.room().wanted, 0);
        QCOMPARE(plan.room().number, 1); // an answer of before takes nothing back
        // What is found later is asked for anew.
        frontier.offer({base::UrlId(4), "http://a.test/4", base::HostId(1), true, 0, 0});
        for (int i = 0; i < 3; ++i)
            QVERIFY(fetchOne(frontier));
        look(plan, frontier, clock);
        QVERIFY(plan.room().isUrgent);
        QCOMPARE(plan.room().wanted, 1);
    }
};

ARGIOPE_TEST(TestFetchRoom, void)
#include "tst_fetchroom.moc"
