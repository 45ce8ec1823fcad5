#include "core/engine/recorder/queue.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using base::UrlId;
using engine::FrontierQueue;

namespace {

base::WaitingUrl urlOf(int id, int depth = 0)
{
    return {UrlId(id), "http://a.test/" + QByteArray::number(id), base::HostId(1), true, depth, 0};
}

struct QueueRig
{
    base::WaitingUrl take()
    {
        frontier::Lease lease;
        if (frontier.take(lease) != frontier::TakeResult::Leased)
            return {};
        if (frontier.mustOpen(lease))
            frontier.openHost(lease.entry.host, base::Milliseconds{0});
        frontier.release(lease);
        return lease.entry;
    }
    frontier::Frontier frontier{{}, base::systemClock()};
    FrontierQueue queue{frontier};
};

} // namespace

class TestFrontierQueue : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void leasesEndInThreeWays();
    void whatComesBackIsCounted();
    void whatMovesIsTakenWhereItStands();
    void whatIsKeptOutWaitsNoMore();
};

void TestFrontierQueue::leasesEndInThreeWays()
{
    QueueRig rig;
    for (int id = 1; id <= 3; ++id)
        rig.queue.offer(urlOf(id));
    const base::WaitingUrl first = rig.take();
    QCOMPARE(rig.queue.leased(first.id)->id, first.id);
    QVERIFY(!rig.queue.leased(UrlId(99)));
    rig.queue.finish(first.id);
    QVERIFY(!rig.queue.leased(first.id));
    const base::WaitingUrl second = rig.take();
    rig.queue.skipLeased(second.id);
    const base::WaitingUrl third = rig.take();
    rig.queue.putBack(third);
    QCOMPARE(rig.frontier.counts().finished, 1);
    QCOMPARE(rig.frontier.counts().skipped, 1);
    QCOMPARE(rig.frontier.counts().queued, 1);
    QCOMPARE(rig.take().id, third.id);
}

void TestFrontierQueue::whatComesBackIsCounted()
{
    QueueRig rig;
    frontier::Counts before;
    before.finished = before.fetched = 5;
    before.outdated = 2;
    before.skipped = 1;
    before.discovered = 6;
    rig.frontier.restore(before, {});
    rig.queue.requeueFinished(urlOf(1), true, false);
    rig.queue.requeueFinished(urlOf(2), false, true);
    rig.queue.requeueSkipped(urlOf(3), false);
    rig.queue.skipOutdated();
    rig.queue.addSkipped();
    const frontier::Counts now = rig.frontier.counts();
    QCOMPARE(now.queued + now.leased, 3); // one of them comes before what is queued
    QCOMPARE(now.finished, 2);
    QCOMPARE(now.outdated, 0);
    QCOMPARE(now.skipped, 2);
    QCOMPARE(rig.take().id, UrlId(2)); // soon
}

void TestFrontierQueue::whatMovesIsTakenWhereItStands()
{
    QueueRig rig;
    rig.queue.offer(urlOf(1, 3));
    rig.queue.offer(urlOf(2, 5));
    rig.queue.move(5, urlOf(2, 1)); // nearer than the other one now
    const base::WaitingUrl first = rig.take();
    QCOMPARE(first.id, UrlId(2));
    QCOMPARE(first.depth, 1);
    rig.queue.move(1, urlOf(2, 0)); // while it is with a worker
    QCOMPARE(rig.queue.leased(UrlId(2))->depth, 0);
}

void TestFrontierQueue::whatIsKeptOutWaitsNoMore()
{
    QueueRig rig;
    rig.queue.offer(urlOf(1));
    rig.queue.offer(urlOf(2));
    QVERIFY(rig.queue.keepOut(urlOf(1)));
    QCOMPARE(rig.take().id, UrlId(2));
    QVERIFY(!rig.queue.keepOut(urlOf(2))); // a worker has it
    QCOMPARE(rig.frontier.counts().skipped, 1);
}

ARGIOPE_TEST(TestFrontierQueue, void)
#include "tst_frontierqueue.moc"
