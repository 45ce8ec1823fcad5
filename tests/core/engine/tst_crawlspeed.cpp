#include "tests/core/engine/crawlhelp.h"
#include "tests/support/testmain.h"
#include "tests/support/testsite.h"

#include <QRandomGenerator>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <utility>

using namespace argiope;
using namespace argiope::test;
using engine::Crawl;
using engine::CrawlOptions;
using engine::EndReason;
using engine::State;
using engine::WorkerPhase;
using settings::Speed;

namespace {

constexpr int SpeedPages = 120;

/// Pages that are all linked from the first one.
void serveFan(TestSite &site, int delayMs)
{
    QByteArray links;
    for (int i = 1; i < SpeedPages; ++i)
        links += "<a href=/" + QByteArray::number(i) + ">p</a>";
    site.setPage("/", Response{.body = links});
    for (int i = 1; i < SpeedPages; ++i)
        site.setPage("/" + QByteArray::number(i), Response{.body = "<p>x", .delayMs = delayMs});
}

Speed withThreads(const Crawl &crawl, int threads)
{
    Speed speed = settings::speedOf(crawl.settings());
    speed.threads = threads;
    return speed;
}

int atWork(const Crawl &crawl)
{
    int count = 0;
    for (const engine::WorkerStatus &worker : crawl.workers())
        count += worker.phase == WorkerPhase::Done ? 0 : 1;
    return count;
}

settings::CrawlSettings storedSettings(const QString &path)
{
    const auto reader = store::Reader::open(path);
    return reader ? (*reader)->settings() : settings::CrawlSettings();
}

} // namespace

class TestCrawlSpeed : public QObject
{
    Q_OBJECT
private:
    QTemporaryDir m_dir;
    int m_projects = 0;
    QString project() { return m_dir.filePath(QStringLiteral("p%1.argiope").arg(++m_projects)); }

    /// Everything was fetched once, whoever did it.
    static void expectAll(const CrawlRun &run, const TestSite &site)
    {
        QVERIFY(!run.error);
        QCOMPARE(run.urls.size(), SpeedPages);
        QCOMPARE(run.stats.finished, SpeedPages);
        QList<QByteArray> targets = site.targets();
        targets.removeAll("/robots.txt");
        QCOMPARE(targets.size(), SpeedPages);
        QCOMPARE(QSet<QByteArray>(targets.cbegin(), targets.cend()).size(), SpeedPages);
    }

private Q_SLOTS:
    void moreThreads()
    {
        TestSite site;
        serveFan(site, 30);
        CrawlOptions options = crawlOptions(project(), site.url("/"), 1);
        options.settings.adaptive = false;
        int most = 0;
        bool told = false;
        const CrawlRun run = runCrawl(options, [&](Crawl &crawl) {
            // Which runs before its first request has come.
            if (crawl.state() == State::Running && site.maxConcurrent() > 0 && !std::exchange(told, true)) {
                QCOMPARE(site.maxConcurrent(), 1);
                QVERIFY(crawl.setSpeed(withThreads(crawl, 8)));
                QCOMPARE(crawl.settings().threads, 8);
            }
            most = std::max(most, int(crawl.workers().size()));
        });
        QVERIFY(told);
        QCOMPARE(run.reason, EndReason::Completed);
        QVERIFY(countersHold(run));
        expectAll(run, site);
        QCOMPARE(most, 8);
        QCOMPARE(site.maxConcurrent(), 8); // connections to a host are as many as threads
        QCOMPARE(storedSettings(options.path).threads, 8);
    }

    void fewerThreads()
    {
        TestSite site;
        serveFan(site, 30);
        CrawlOptions options = crawlOptions(project(), site.url("/"), 8);
        bool told = false;
        bool alone = false;
        const CrawlRun run = runCrawl(options, [&](Crawl &crawl) {
            if (crawl.state() != State::Running)
                return;
            if (!told && atWork(crawl) == 8)
                told = crawl.setSpeed(withThreads(crawl, 1));
            alone = alone || (told && atWork(crawl) == 1);
            if (told)
                QCOMPARE(crawl.workers().size(), 8); // what they did is still shown
        });
        QVERIFY(told && alone);
        QCOMPARE(run.reason, EndReason::Completed);
        QVERIFY(countersHold(run));
        expectAll(run, site);
        QCOMPARE(storedSettings(options.path).threads, 1);
    }

    void upAndDown()
    {
        TestSite site;
        serveFan(site, 5);
        CrawlOptions options = crawlOptions(project(), site.url("/"), 4);
        QRandomGenerator random(7);
        int changes = 0;
        const auto change = [&](Crawl &crawl) {
            if (crawl.setSpeed(withThreads(crawl, random.bounded(1, 12))))
                ++changes;
        };
        const CrawlRun run = runCrawl(options, [&](Crawl &crawl) {
            // Threads that are dismissed and wanted again before they have left. Not for ever: each change is stored,
            // and where that is slow nothing else would come to its turn.
            for (int i = 0; i < 5 && changes < 50; ++i)
                change(crawl);
        });
        QVERIFY(changes > 0);
        QCOMPARE(run.reason, EndReason::Completed);
        QVERIFY(countersHold(run));
        expectAll(run, site);
    }

    void whilePaused()
    {
        TestSite site;
        serveFan(site, 10);
        CrawlOptions options = crawlOptions(project(), site.url("/"), 2);
        Crawl crawl(options);
        crawl.start();
        QTRY_COMPARE(crawl.state(), State::Running);
        crawl.pause();
        QTRY_COMPARE(crawl.state(), State::Paused);
        QVERIFY(crawl.setSpeed(withThreads(crawl, 6)));
        QTRY_COMPARE(atWork(crawl), 6);
        const qsizetype before = site.requestCount();
        QTest::qWait(100);
        QCOMPARE(site.requestCount(), before); // they wait as the others do
        QVERIFY(crawl.setSpeed(withThreads(crawl, 3)));
        QTRY_COMPARE(atWork(crawl), 3);
        QTRY_COMPARE(storedSettings(options.path).threads, 3); // also where nothing else is written
        crawl.resume();
        QTRY_COMPARE_WITH_TIMEOUT(crawl.state(), State::Ended, 30000);
        QCOMPARE(crawl.endReason(), EndReason::Completed);
        expectAll(readProject(options.path), site);
    }

    /// What runs is as long as the new one: nobody waits out an hour that was a mistake.
    void anotherPause_data()
    {
        QTest::addColumn<double>("delay");
        QTest::addColumn<double>("rate");
        QTest::newRow("delay") << 3600.0 << 0.0;
        QTest::newRow("rate") << 0.0 << 0.0003;
        QTest::newRow("both") << 3600.0 << 0.0003;
    }
    void anotherPause()
    {
        QFETCH(double, delay);
        QFETCH(double, rate);
        TestSite site;
        serveFan(site, 0);
        CrawlOptions options = crawlOptions(project(), site.url("/"), 4);
        options.settings.robots = settings::RobotsPolicy::Ignore;
        options.settings.delay = delay;
        options.settings.rate = rate;
        Crawl crawl(options);
        crawl.start();
        QTRY_COMPARE(crawl.counters().finished, 1);
        QTest::qWait(200);
        QCOMPARE(crawl.counters().finished, 1);
        Speed speed = settings::speedOf(crawl.settings());
        speed.delay = 0;
        speed.rate = 0;
        QVERIFY(crawl.setSpeed(speed));
        QTRY_COMPARE_WITH_TIMEOUT(crawl.state(), State::Ended, 30000);
        QCOMPARE(crawl.endReason(), EndReason::Completed);
        expectAll(readProject(options.path), site);
    }

    void onlyWhileItRuns()
    {
        TestSite site;
        serveFan(site, 20);
        Crawl crawl(crawlOptions(project(), site.url("/"), 2));
        QVERIFY(!crawl.setSpeed(withThreads(crawl, 3)));
        crawl.start();
        QVERIFY(!crawl.setSpeed(withThreads(crawl, 3)));
        QTRY_COMPARE(crawl.state(), State::Running);
        QVERIFY(!crawl.setSpeed(withThreads(crawl, 0)));
        QVERIFY(!crawl.setSpeed(withThreads(crawl, 513)));
        QCOMPARE(crawl.settings().threads, 2);
        crawl.stop();
        QVERIFY(!crawl.setSpeed(withThreads(crawl, 3)));
        QTRY_COMPARE_WITH_TIMEOUT(crawl.state(), State::Ended, 30000);
        QVERIFY(!crawl.setSpeed(withThreads(crawl, 3)));
        QCOMPARE(crawl.settings().threads, 2);
    }
};

ARGIOPE_TEST(TestCrawlSpeed, QCoreApplication)
#include "tst_crawlspeed.moc"
