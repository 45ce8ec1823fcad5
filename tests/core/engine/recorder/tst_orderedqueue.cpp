#include "core/engine/recorder/orderedqueue.h"
#include "tests/core/engine/recorder/recorderfixture.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using base::UrlId;
using engine::OrderBook;
using engine::OrderedQueue;

namespace {

/// The queue as a crawl by sitemaps has it, over a frontier of its own.
struct OrderedQueueRig
{
    OrderedQueueRig()
        : settings(bySitemap())
        , writer(enginetest::Parts::made(dir.filePath(QStringLiteral("p.argiope")), settings))
        , book(settings, 1, nullptr, *writer, frontier, [](bool) { return std::nullopt; })
        , queue(frontier, book, &patterns)
    {
    }
    static settings::CrawlSettings bySitemap()
    {
        settings::CrawlSettings settings;
        settings.order = settings::Order::Sitemap;
        return settings;
    }
    base::WaitingUrl insert(bool inSitemap, const QByteArray &path = {})
    {
        store::NewUrl url;
        url.url = "http://a.test/" + (path.isEmpty() ? QByteArray::number(++count) : path);
        url.key = url::urlKey(url.url, writer->keySeed());
        url.host = writer->host("http://a.test");
        url.rule = writer->rule({facts::RuleKind::Host, "a.test"});
        url.inSitemap = inSitemap;
        url.priority = book.priorityOfNew(url);
        const UrlId id = writer->insert(url);
        book.added(id, url);
        return {id, url.url, url.host, true, 0, 0};
    }
    /// Who is fetched next.
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

    const settings::CrawlSettings settings;
    QTemporaryDir dir;
    std::unique_ptr<store::Writer> writer;
    frontier::Frontier frontier{{}, base::systemClock()};
    OrderBook book;
    trap::QueuePatterns patterns;
    OrderedQueue queue;
    int count = 0;
};

} // namespace

class TestOrderedQueue : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void theBookSaysWhoComesFirst();
    void whatComesBackHasItsPlace();
    void aCrowdHoldsNobodyUp();
    void whoeverIsKeptOutWaitsNoMore();
};

void TestOrderedQueue::theBookSaysWhoComesFirst()
{
    OrderedQueueRig rig;
    const base::WaitingUrl plain = rig.insert(false);
    const base::WaitingUrl named = rig.insert(true);
    rig.queue.offer(plain);
    rig.queue.offer(named);
    QCOMPARE(rig.take().id, named.id);
    QCOMPARE(rig.queue.leased(named.id)->id, named.id);
    rig.queue.finish(named.id);
    QCOMPARE(rig.take().id, plain.id);
    rig.queue.finish(plain.id);
    QCOMPARE(rig.frontier.counts().finished, 2);
}

void TestOrderedQueue::whatComesBackHasItsPlace()
{
    OrderedQueueRig rig;
    const base::WaitingUrl plain = rig.insert(false);
    const base::WaitingUrl finished = rig.insert(true);
    const base::WaitingUrl skipped = rig.insert(true);
    rig.queue.offer(finished);
    (void)rig.take();
    rig.queue.finish(finished.id);
    rig.queue.addSkipped();
    rig.queue.offer(plain);
    rig.queue.requeueFinished(finished, false, false);
    rig.queue.requeueSkipped(skipped, false);
    const frontier::Counts counts = rig.frontier.counts();
    QCOMPARE(counts.queued, 3);
    QCOMPARE(counts.finished, 0);
    QCOMPARE(counts.skipped, 0);
    const UrlId first = rig.take().id;
    const UrlId second = rig.take().id;
    QVERIFY(first != plain.id);
    QVERIFY(second != plain.id);
    QCOMPARE(rig.take().id, plain.id);
}

void TestOrderedQueue::whoeverIsKeptOutWaitsNoMore()
{
    OrderedQueueRig rig;
    base::WaitingUrl first = rig.insert(true);
    base::WaitingUrl second = rig.insert(false);
    rig.queue.offer(first);
    rig.queue.offer(second);
    second.priority = rig.book.priorityOf(second.id);
    QVERIFY(rig.queue.keepOut(second));
    QCOMPARE(rig.frontier.counts().skipped, 1);
    const base::WaitingUrl leased = rig.take();
    QCOMPARE(leased.id, first.id);
    QVERIFY(!rig.queue.keepOut(leased)); // it is with a worker
    rig.queue.skipLeased(first.id);
    QCOMPARE(rig.frontier.counts().skipped, 2);
    QCOMPARE(rig.frontier.counts().queued, 0);
    // The book has forgotten both: nothing that is learnt of them is told.
    rig.book.namedBySitemap(second.id);
    for (int i = 0; i < 40; ++i)
        rig.book.fetched(UrlId(1000 + i), {});
    rig.book.update();
    QCOMPARE(rig.frontier.counts().queued, 0);
}

void TestOrderedQueue::aCrowdHoldsNobodyUp()
{
    OrderedQueueRig rig;
    constexpr int crowd = int(trap::QueuePatterns::Lap) + 2;
    QList<base::WaitingUrl> urls;
    for (int i = 0; i < crowd; ++i)
        urls.append(rig.insert(false));
    const base::WaitingUrl other = rig.insert(false, "other");
    for (const base::WaitingUrl &url : std::as_const(urls))
        rig.queue.offer(url);
    rig.queue.offer(other);
    for (int i = 0; i < int(trap::QueuePatterns::Lap); ++i)
        QVERIFY(rig.take().id == urls[i].id);
    QVERIFY(rig.take().id == other.id);
    QVERIFY(rig.take().id == urls[crowd - 2].id);
}

ARGIOPE_TEST(TestOrderedQueue, QCoreApplication)
#include "tst_orderedqueue.moc"
