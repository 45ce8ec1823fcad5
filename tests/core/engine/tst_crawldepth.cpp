#include "tests/core/engine/crawlhelp.h"
#include "tests/support/testmain.h"
#include "tests/support/testsite.h"

#include <QQueue>
#include <QRandomGenerator>
#include <QTest>

using namespace argiope;
using namespace argiope::test;

namespace {

/// A random site: pages that link to each other, some redirect, answers come late at random, so that pages are often
/// met first on a long way.
struct RandomSite
{
    QList<QList<int>> links; ///< by page; a redirect has one
    QList<bool> redirect;
    QList<int> delayMs;

    RandomSite(int pages, quint32 seed)
    {
        QRandomGenerator random(seed);
        for (int i = 0; i < pages; ++i) {
            redirect.append(i > 0 && random.bounded(6) == 0);
            QList<int> targets;
            const int count = redirect.last() ? 1 : int(random.bounded(4)) + (i < 3 ? 2 : 0);
            for (int k = 0; k < count; ++k)
                targets.append(int(random.bounded(pages)));
            // A chain through all pages makes long ways besides the short ones.
            if (!redirect.last() && i + 1 < pages && random.bounded(3) > 0)
                targets.append(i + 1);
            links.append(targets);
            delayMs.append(random.bounded(8) == 0 ? int(random.bounded(120)) : 0);
        }
    }

    /// What a breadth-first search finds: depth by page, -1 where it is not reached within `limit`.
    QList<int> depths(int limit) const
    {
        QList<int> depth(links.size(), -1);
        QQueue<int> queue;
        depth[0] = 0;
        queue.enqueue(0);
        while (!queue.isEmpty()) {
            const int page = queue.dequeue();
            if (limit >= 0 && depth[page] == limit)
                continue;
            for (const int target : links[page]) {
                if (depth[target] < 0) {
                    depth[target] = depth[page] + 1;
                    queue.enqueue(target);
                }
            }
        }
        return depth;
    }

    void serve(TestSite &site) const
    {
        for (int i = 0; i < links.size(); ++i) {
            Response response;
            response.delayMs = delayMs[i];
            if (redirect[i]) {
                response.status = 302;
                response.headers = {{"Location", "/" + QByteArray::number(links[i].first())}};
            } else {
                for (const int target : links[i])
                    response.body += "<a href=/" + QByteArray::number(target) + ">t</a>";
                response.body += "<p>page " + QByteArray::number(i);
            }
            site.setPage("/" + QByteArray::number(i), response);
        }
    }
};

} // namespace

class TestCrawlDepth : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void equalsBreadthFirstSearch_data()
    {
        QTest::addColumn<quint32>("seed");
        QTest::addColumn<int>("threads");
        QTest::addColumn<int>("limit");
        for (quint32 seed = 1; seed <= 4; ++seed) {
            for (const int threads : {1, 4, 32}) {
                QTest::addRow("graph %u, %d threads, no limit", seed, threads) << seed << threads << -1;
                QTest::addRow("graph %u, %d threads, depth 3", seed, threads) << seed << threads << 3;
            }
        }
    }
    void equalsBreadthFirstSearch()
    {
        QFETCH(quint32, seed);
        QFETCH(int, threads);
        QFETCH(int, limit);
        const RandomSite random(120, seed);
        TestSite site;
        random.serve(site);
        QTemporaryDir dir;
        auto options = crawlOptions(dir.filePath(QStringLiteral("p.argiope")), site.url("/0"), threads);
        options.settings.maxDepth = limit;
        options.settings.seenCache = 32; // the file is asked most of the time
        const CrawlRun run = runCrawl(options);
        QCOMPARE(run.reason, engine::EndReason::Completed);
        QVERIFY(countersHold(run));

        const QList<int> depths = random.depths(limit);
        int reached = 0;
        for (int i = 0; i < depths.size(); ++i) {
            const QByteArray url = site.url("/" + QByteArray::number(i));
            if (depths[i] < 0) {
                QVERIFY2(!run.urls.contains(url), url.constData());
                continue;
            }
            ++reached;
            QVERIFY2(run.urls.contains(url), url.constData());
            QCOMPARE(run.urls[url].depth, depths[i]);
            QCOMPARE(run.urls[url].state, store::UrlState::Finished);
            QCOMPARE(site.requestCount("/" + QByteArray::number(i)), 1);
        }
        QCOMPARE(run.urls.size(), reached);
    }

    void everyUrlKeepsAWayFromTheSeed()
    {
        const RandomSite random(80, 9);
        TestSite site;
        random.serve(site);
        QTemporaryDir dir;
        const CrawlRun run = runCrawl(crawlOptions(dir.filePath(QStringLiteral("p.argiope")), site.url("/0"), 16));
        for (const store::UrlRecord &row : run.urls) {
            if (row.depth == 0)
                continue;
            QVERIFY(run.urls.contains(row.referrer));
            QCOMPARE(run.urls[row.referrer].depth, row.depth - 1);
        }
    }
};

ARGIOPE_TEST(TestCrawlDepth, QCoreApplication)
#include "tst_crawldepth.moc"
