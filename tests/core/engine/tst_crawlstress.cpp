#include "tests/core/engine/crawlhelp.h"
#include "tests/support/sanitized.h"
#include "tests/support/testmain.h"
#include "tests/support/testsite.h"

#include <QQueue>
#include <QRandomGenerator>
#include <QTest>

#include <atomic>

using namespace argiope;
using namespace argiope::test;
using base::Outcome;

namespace {

/// Pages that link to each other at random; from each page there is a way back into the thick of it.
QList<QList<int>> randomGraph(int pages, quint32 seed)
{
    QRandomGenerator random(seed);
    QList<QList<int>> links;
    for (int i = 0; i < pages; ++i) {
        QList<int> targets;
        for (int k = int(random.bounded(12)); k >= 0; --k)
            targets.append(int(random.bounded(pages)));
        links.append(targets);
    }
    return links;
}

/// Depth of each page that can be reached from page 0; -1 for the others.
QList<int> breadthFirst(const QList<QList<int>> &links)
{
    QList<int> depth(links.size(), -1);
    QQueue<int> queue;
    depth[0] = 0;
    queue.enqueue(0);
    while (!queue.isEmpty()) {
        const int page = queue.dequeue();
        for (const int target : links[page]) {
            if (depth[target] < 0) {
                depth[target] = depth[page] + 1;
                queue.enqueue(target);
            }
        }
    }
    return depth;
}

void serve(TestSite &site, const QList<QList<int>> &links)
{
    for (int i = 0; i < links.size(); ++i) {
        QByteArray body;
        for (const int target : links[i])
            body += "<a href=/" + QByteArray::number(target) + ">t</a>";
        site.setPage("/" + QByteArray::number(i), body);
    }
}

} // namespace

class TestCrawlStress : public QObject
{
    Q_OBJECT
private:
    QTemporaryDir m_dir;
    int m_projects = 0;
    QString project() { return m_dir.filePath(QStringLiteral("p%1.argiope").arg(++m_projects)); }

    static void expectGraph(const CrawlRun &run, const TestSite &site, const QList<int> &depths)
    {
        int reached = 0;
        for (int i = 0; i < depths.size(); ++i) {
            const QByteArray url = site.url("/" + QByteArray::number(i));
            QCOMPARE(run.urls.contains(url), depths[i] >= 0);
            if (depths[i] < 0)
                continue;
            ++reached;
            QCOMPARE(run.urls[url].depth, depths[i]);
            QCOMPARE(run.urls[url].state, store::UrlState::Finished);
            QCOMPARE(run.urls[url].page.outcome, Outcome::Ok);
        }
        QCOMPARE(run.urls.size(), reached);
    }

private Q_SLOTS:
    // Whatever the caches before the project file forget or mistake: no URL is lost, none comes twice.
    void cachesNeverDecide_data()
    {
        QTest::addColumn<int>("seenCache");
        QTest::addColumn<qint64>("bloomKeys");
        QTest::addColumn<int>("queueHead");
        QTest::newRow("a CLOCK of two sets, a Bloom filter full at once") << 16 << qint64(1) << 50000;
        QTest::newRow("a large CLOCK, a Bloom filter full at once") << 100000 << qint64(1) << 50000;
        QTest::newRow("a CLOCK of two sets, a large Bloom filter") << 16 << qint64(1000000) << 50000;
        QTest::newRow("all tiny") << 16 << qint64(1) << 1;
    }
    void cachesNeverDecide()
    {
        QFETCH(int, seenCache);
        QFETCH(qint64, bloomKeys);
        QFETCH(int, queueHead);
        const auto graph = randomGraph(sanitized ? 500 : 1500, 5);
        TestSite site;
        serve(site, graph);
        auto options = crawlOptions(project(), site.url("/0"), 16);
        options.settings.seenCache = seenCache;
        options.memory.bloomKeys = bloomKeys;
        options.memory.queueHead = queueHead;
        const CrawlRun run = runCrawl(options);
        QVERIFY(!run.error);
        QVERIFY(countersHold(run));
        expectGraph(run, site, breadthFirst(graph));
        for (int i = 0; i < graph.size(); ++i)
            QVERIFY(site.requestCount("/" + QByteArray::number(i)) <= 1);
        // It says "maybe" to most that is new, where there are many; to how many depends on the project's random seed.
        if (bloomKeys == 1 && !sanitized)
            QVERIFY(run.counters.seenBloomNew < graph.size() / 2);
    }

    void stopsAndResumesWithTinyCaches_data()
    {
        QTest::addColumn<quint32>("seed");
        for (quint32 seed = 1; seed <= 3; ++seed)
            QTest::addRow("seed %u", seed) << seed;
    }
    void stopsAndResumesWithTinyCaches()
    {
        QFETCH(quint32, seed);
        QRandomGenerator random(seed);
        const auto graph = randomGraph(sanitized ? 500 : 1200, seed);
        TestSite site;
        serve(site, graph);
        auto options = crawlOptions(project(), site.url("/0"), 64);
        options.settings.connectionsPerHost = 0;
        options.settings.seenCache = 16;
        options.memory.queueHead = 10;
        options.memory.bloomKeys = 100;
        options.memory.idleHosts = 0;
        options.memory.busyHosts = 1;
        options.memory.robotsFiles = 1;
        CrawlRun run;
        int sessions = 0;
        do {
            QVERIFY(++sessions < 200);
            const qint64 stopAfter = 20 + qint64(random.bounded(300));
            run = runCrawl(options, [&](engine::Crawl &crawl) {
                (void)crawl.hosts();
                if (crawl.counters().requests >= stopAfter)
                    crawl.stop();
            });
            QVERIFY(countersHold(run));
            options.mode = engine::CrawlOptions::Mode::Resume;
        } while (run.reason == engine::EndReason::Stopped);
        QCOMPARE(run.reason, engine::EndReason::Completed);
        expectGraph(run, site, breadthFirst(graph));
    }

    // Robots are looked up in the file again, not at the host.
    void forgottenRobotsStillCount()
    {
        std::vector<std::unique_ptr<TestSite>> sites;
        for (int i = 0; i < 6; ++i)
            sites.push_back(std::make_unique<TestSite>());
        for (size_t i = 0; i < sites.size(); ++i) {
            sites[i]->setPage(
                "/robots.txt", Response{.contentType = "text/plain", .body = "User-agent: *\nDisallow: /private\n"});
            for (int level = 0; level < 8; ++level) {
                // To the next site and back, so that no host is in work for long.
                const TestSite &next = *sites[(i + 1) % sites.size()];
                const QByteArray n = QByteArray::number(level + 1);
                sites[i]->setPage("/" + QByteArray::number(level),
                    QByteArray(
                        "<a href=" + next.url("/" + n) + ">n</a><a href=" + next.url("/private/" + n) + ">p</a>"));
            }
            sites[i]->setFallback("ok");
        }
        auto options = crawlOptions(project(), sites[0]->url("/0"), 8);
        for (size_t i = 1; i < sites.size(); ++i)
            options.settings.seeds.append(QString::fromUtf8(sites[i]->url("/0")));
        options.memory.idleHosts = 0;
        options.memory.busyHosts = 1;
        options.memory.robotsFiles = 1;
        const CrawlRun run = runCrawl(options);
        QVERIFY(countersHold(run));
        QCOMPARE(run.urls.size(), 6 * 9);
        QCOMPARE(run.skipped.size(), 6 * 8);
        for (const auto &site : sites) {
            for (const QByteArray &target : site->targets())
                QVERIFY(!target.startsWith("/private"));
        }
    }

    void whatAHostThatWentAwayOwesIsRecordedAsFailed()
    {
        std::atomic<bool> away{false};
        std::atomic<int> served{0};
        TestSite site;
        QByteArray home;
        for (int i = 0; i < 200; ++i)
            home += "<a href=/" + QByteArray::number(i) + ">x</a>";
        site.setPage("/", home);
        site.setFallback([&](const Request &) {
            away = away || ++served > 50;
            return away ? Response{.reset = true} : Response{.body = "ok"};
        });
        auto options = crawlOptions(project(), site.url("/"), 8);
        options.giveUpAfterMs = 1;
        CrawlRun run = runCrawl(options);
        QCOMPARE(run.reason, engine::EndReason::Completed);
        QVERIFY(countersHold(run));
        QCOMPARE(run.urls.size(), 201);
        int givenUp = 0;
        for (const store::UrlRecord &row : run.urls) {
            QCOMPARE(row.state, store::UrlState::Finished);
            givenUp += row.page.error.contains("stopped responding") ? 1 : 0;
        }
        QVERIFY2(givenUp > 100, QByteArray::number(givenUp).constData());
        QVERIFY(site.requestCount() < 100);
    }

    void aRateHoldsForRobotsAndSitemapsToo()
    {
        TestSite site{{"/", "<a href=/a>a</a>"}, {"/a", "ok"}};
        site.setPage("/robots.txt",
            Response{.contentType = "text/plain",
                .body = QByteArray("Sitemap: " + site.url("/1.xml") + "\nSitemap: " + site.url("/2.xml"))});
        auto options = crawlOptions(project(), site.url("/"), 4);
        options.settings.rate = 10;
        options.settings.sitemaps = true;
        options.settings.maxUrls = 2; // neither robots.txt nor sitemaps count
        const CrawlRun run = runCrawl(options);
        QCOMPARE(run.urls.size(), 2);
        QCOMPARE(run.counters.finished, 2);
        const QList<Request> log = site.accessLog();
        QCOMPARE(log.size(), 5);
        // One late arrival may come closer to the next; all of them cannot.
        QVERIFY2(log.last().arrivedMs - log.first().arrivedMs >= 380,
            QByteArray::number(log.last().arrivedMs - log.first().arrivedMs).constData());
    }
};

ARGIOPE_TEST(TestCrawlStress, QCoreApplication)
#include "tst_crawlstress.moc"
