#include "tests/core/engine/crawlhelp.h"
#include "tests/support/sanitized.h"
#include "tests/support/testmain.h"
#include "tests/support/testsite.h"

#include <QElapsedTimer>
#include <QEventLoop>
#include <QRandomGenerator>
#include <QTest>
#include <QTimer>

using namespace argiope;
using namespace argiope::test;
using engine::Crawl;
using engine::CrawlOptions;
using engine::EndReason;
using engine::State;

namespace {

/// A tree of pages, each of which also links home.
void serveTree(TestSite &site, int pages, int delayMs = 0)
{
    for (int i = 0; i < pages; ++i) {
        QByteArray body = "<a href=/>home</a>";
        for (int child = 3 * i + 1; child <= 3 * i + 3 && child < pages; ++child)
            body += "<a href=/" + QByteArray::number(child) + ">c</a>";
        site.setPage(
            i == 0 ? QByteArray("/") : "/" + QByteArray::number(i), Response{.body = body, .delayMs = delayMs});
    }
}

} // namespace

class TestCrawlStop : public QObject
{
    Q_OBJECT
private:
    QTemporaryDir m_dir;
    int m_projects = 0;
    QString project() { return m_dir.filePath(QStringLiteral("p%1.argiope").arg(++m_projects)); }

private Q_SLOTS:
    // Stopped at any moment and resumed until it is done, a crawl gives what an unbroken one gives, and no page that
    // was committed is fetched again.
    void stopAndResumeGiveTheSame_data()
    {
        QTest::addColumn<int>("threads");
        QTest::addColumn<int>("stopAfterMs");
        for (const int threads : {1, 8}) {
            for (const int ms : {0, 5, 40, 120})
                QTest::addRow("%d threads, stop after %d ms", threads, ms) << threads << ms;
        }
    }
    void stopAndResumeGiveTheSame()
    {
        QFETCH(int, threads);
        QFETCH(int, stopAfterMs);
        TestSite site;
        serveTree(site, 150, 2);
        const CrawlRun whole = runCrawl(crawlOptions(project(), site.url("/"), threads));
        QCOMPARE(whole.urls.size(), 150);
        site.clearLog();

        CrawlOptions options = crawlOptions(project(), site.url("/"), threads);
        CrawlRun run;
        int sessions = 0;
        for (; sessions < 200; ++sessions) {
            bool armed = false;
            run = runCrawl(options, [&](Crawl &crawl) {
                if (!std::exchange(armed, true) && sessions < 5)
                    QTimer::singleShot(stopAfterMs, &crawl, [&crawl] { crawl.stop(); });
            });
            QVERIFY(!run.error);
            QVERIFY(countersHold(run));
            if (run.reason == EndReason::Completed)
                break;
            QCOMPARE(run.reason, EndReason::Stopped);
            options.mode = CrawlOptions::Mode::Resume;
        }
        QCOMPARE(run.reason, EndReason::Completed);
        QCOMPARE(run.summary(site.origin()), whole.summary(site.origin()));
        for (const QByteArray &target : site.targets()) {
            if (target != "/robots.txt") // aborted ones are asked again, at most one a thread and session
                QVERIFY(site.requestCount(target) <= 1 + sessions);
        }
        QVERIFY(site.requestCount() <= 151 + (sessions + 1) * (threads + 1));
    }

    void stopEndsTrafficAtOnce_data()
    {
        QTest::addColumn<Response>("slow");
        QTest::newRow("never answers") << Response{.neverAnswer = true};
        QTest::newRow("drips") << Response{.body = QByteArray(1000000, 'x'), .dripBytes = 10, .dripMs = 5};
        QTest::newRow("endless") << Response{.body = QByteArray(1000, 'x'), .endless = true};
    }
    void stopEndsTrafficAtOnce()
    {
        QFETCH(Response, slow);
        TestSite site;
        QByteArray home;
        for (int i = 1; i < 20; ++i)
            home += "<a href=/" + QByteArray::number(i) + ">x</a>";
        site.setPage("/", home);
        site.setFallback(slow);
        site.setPage("/robots.txt", Response{.status = 404});
        auto options = crawlOptions(project(), site.url("/"), 8);
        options.settings.maxPageBytes = 1073741824;
        options.settings.adaptive = false; // eight connections at once, though no page is ever complete
        Crawl crawl(options);
        QEventLoop loop;
        connect(&crawl, &Crawl::ended, &loop, &QEventLoop::quit);
        crawl.start();
        QTRY_VERIFY_WITH_TIMEOUT(site.requestCount() >= 9, 20000);
        QElapsedTimer timer;
        timer.start();
        crawl.stop();
        loop.exec();
        QVERIFY2(timer.elapsed() < 5000, QByteArray::number(timer.elapsed()).constData()); // far below the time-outs
        QTRY_COMPARE_WITH_TIMEOUT(site.openConnections(), 0, 5000);
        const qint64 sent = site.bytesSent();
        QTest::qWait(100);
        QCOMPARE(site.bytesSent(), sent);
        QVERIFY(crawl.counters().balanced());
        QCOMPARE(crawl.counters().leased, 0);
        const CrawlRun run = readProject(options.path);
        QCOMPARE(run.stats.queued, 19);
        QCOMPARE(run.stats.state, "stopped");
    }

    void pauseHoldsAndResumeGoesOn()
    {
        TestSite site;
        serveTree(site, 200, 5);
        Crawl crawl(crawlOptions(project(), site.url("/"), 4));
        QEventLoop loop;
        connect(&crawl, &Crawl::ended, &loop, &QEventLoop::quit);
        crawl.start();
        QTRY_VERIFY_WITH_TIMEOUT(site.requestCount() > 10, 20000);
        crawl.pause();
        QTRY_COMPARE_WITH_TIMEOUT(crawl.state(), State::Paused, 20000);
        const qsizetype requests = site.requestCount();
        QVERIFY(requests < 201);
        QTest::qWait(200);
        QCOMPARE(site.requestCount(), requests);
        QCOMPARE(crawl.counters().leased, 0);
        QVERIFY(crawl.counters().balanced());
        const qint64 elapsed = crawl.counters().elapsedMs;
        crawl.resume();
        QCOMPARE(crawl.state(), State::Running);
        loop.exec();
        QCOMPARE(crawl.endReason(), EndReason::Completed);
        QVERIFY(crawl.counters().elapsedMs > elapsed);
        QCOMPARE(crawl.counters().finished, 200);
        QCOMPARE(site.requestCount(), 201);
    }

    void pauseThenStop()
    {
        TestSite site;
        serveTree(site, 200, 5);
        const auto options = crawlOptions(project(), site.url("/"), 4);
        Crawl crawl(options);
        QEventLoop loop;
        connect(&crawl, &Crawl::ended, &loop, &QEventLoop::quit);
        crawl.start();
        QTRY_COMPARE_WITH_TIMEOUT(crawl.state(), State::Running, 20000);
        crawl.pause();
        crawl.stop();
        loop.exec();
        QCOMPARE(crawl.endReason(), EndReason::Stopped);
        QCOMPARE(readProject(options.path).stats.state, "stopped");
    }

    void destroyedWhileRunningItIsSaved()
    {
        TestSite site;
        serveTree(site, 200, 5);
        auto options = crawlOptions(project(), site.url("/"), 8);
        {
            Crawl crawl(options);
            crawl.start();
            QTRY_VERIFY_WITH_TIMEOUT(site.requestCount() > 20, 20000);
        }
        const qint64 left = readProject(options.path).stats.queued;
        QVERIFY(left > 0);
        options.mode = CrawlOptions::Mode::Resume;
        const CrawlRun run = runCrawl(options);
        QCOMPARE(run.urls.size(), 200);
        QCOMPARE(run.reason, EndReason::Completed);
    }

    void stoppedBeforeItBegan()
    {
        TestSite site{{"/", "ok"}};
        Crawl crawl(crawlOptions(project(), site.url("/")));
        QEventLoop loop;
        connect(&crawl, &Crawl::ended, &loop, &QEventLoop::quit);
        crawl.start();
        crawl.stop();
        loop.exec();
        QCOMPARE(crawl.state(), State::Ended);
        Crawl never(crawlOptions(project(), site.url("/")));
        never.stop();
        QCOMPARE(never.state(), State::Ended);
    }

    void limits_data()
    {
        QTest::addColumn<QByteArray>("which");
        QTest::addColumn<int>("reason");
        QTest::newRow("URLs") << QByteArray("urls") << int(EndReason::MaxUrls);
        QTest::newRow("time") << QByteArray("time") << int(EndReason::MaxTime);
        QTest::newRow("bytes") << QByteArray("bytes") << int(EndReason::MaxBytes);
    }
    void limits()
    {
        QFETCH(QByteArray, which);
        QFETCH(int, reason);
        TestSite site;
        serveTree(site, 400, 10);
        auto options = crawlOptions(project(), site.url("/"), 2);
        if (which == "urls")
            options.settings.maxUrls = 17;
        else if (which == "time")
            options.settings.maxTime = 1;
        else
            options.settings.maxTotalBytes = 500;
        const CrawlRun run = runCrawl(options);
        QCOMPARE(int(run.reason), reason);
        QVERIFY(countersHold(run));
        QVERIFY(run.counters.queued > 0);
        if (which == "urls")
            QCOMPARE(run.counters.finished, 17);
        // Raised, the limit lets the crawl go on to its end.
        options.mode = CrawlOptions::Mode::Resume;
        options.settings.maxUrls = options.settings.maxTime = options.settings.maxTotalBytes = 0;
        options.settings.threads = 8;
        const CrawlRun rest = runCrawl(options);
        QCOMPARE(rest.reason, EndReason::Completed);
        QCOMPARE(rest.urls.size(), 400);
        QVERIFY(countersHold(rest));
    }

    void anotherDepthLimitOnResume()
    {
        TestSite site;
        serveTree(site, 100);
        auto options = crawlOptions(project(), site.url("/"), 4);
        options.settings.maxDepth = 2;
        CrawlRun run = runCrawl(options);
        QCOMPARE(run.urls.size(), 13);
        options.mode = CrawlOptions::Mode::Resume;
        options.settings.maxDepth = 3;
        run = runCrawl(options);
        QVERIFY(countersHold(run));
        QCOMPARE(run.urls.size(), 40);
        // Lower again, with URLs waiting: they leave the queue.
        options.settings.maxDepth = -1;
        options.settings.maxUrls = 41;
        run = runCrawl(options);
        QCOMPARE(run.reason, EndReason::MaxUrls);
        QVERIFY(run.counters.queued > 0);
        options.settings.maxDepth = 3;
        options.settings.maxUrls = 0;
        run = runCrawl(options);
        QVERIFY(countersHold(run));
        QCOMPARE(run.reason, EndReason::Completed);
        QCOMPARE(run.counters.queued, 0);
        QCOMPARE(run.urls.size(), 41); // the one that was fetched before stays
        options.settings.maxDepth = -1;
        run = runCrawl(options);
        QCOMPARE(run.urls.size(), 100);
    }

    void stopWaitsForNoPageToBeParsed()
    {
        QByteArray big = "<p>";
        for (int i = 0; big.size() < (test::sanitized ? 2000000 : 6000000); ++i) // none of them is fetched
            big += "<b>x</b> <a href=http://elsewhere.invalid/" + QByteArray::number(i) + ">y</a> ";
        QByteArray home;
        for (int i = 0; i < 32; ++i)
            home += "<a href=/big" + QByteArray::number(i) + ">x</a>";
        TestSite site{{"/", home}};
        for (int i = 0; i < 32; ++i)
            site.setPage("/big" + QByteArray::number(i), big);
        auto options = crawlOptions(project(), site.url("/"), 32);
        options.settings.adaptive = false; // all connections at once
        Crawl crawl(options);
        QEventLoop loop;
        connect(&crawl, &Crawl::ended, &loop, &QEventLoop::quit);
        crawl.start();
        QTRY_VERIFY_WITH_TIMEOUT(site.requestCount() >= 30, 30000);
        crawl.stop();
        loop.exec();
        QCOMPARE(crawl.endReason(), EndReason::Stopped);
        QVERIFY(crawl.counters().balanced());
        QVERIFY2(crawl.counters().finished < 20, QByteArray::number(crawl.counters().finished).constData());
    }

    // Many threads, caches of a few entries, stops at random: nothing is lost and nothing hangs.
    void stress()
    {
        constexpr int Pages = test::sanitized ? 300 : 600;
        QRandomGenerator random(5);
        TestSite site;
        serveTree(site, Pages);
        for (int i = 0; i < Pages; i += 7)
            site.setPage("/" + QByteArray::number(i + 3000), "ok");
        CrawlOptions options = crawlOptions(project(), site.url("/"), 64);
        options.settings.seenCache = 16;
        CrawlRun run;
        for (int session = 0; session < 40; ++session) {
            const int stopAfter = int(random.bounded(60));
            bool armed = false;
            run = runCrawl(options, [&](Crawl &crawl) {
                if (!std::exchange(armed, true) && session < 8)
                    QTimer::singleShot(stopAfter, &crawl, [&crawl] { crawl.stop(); });
            });
            QVERIFY(countersHold(run));
            if (run.reason == EndReason::Completed)
                break;
            options.mode = CrawlOptions::Mode::Resume;
        }
        QCOMPARE(run.reason, EndReason::Completed);
        QCOMPARE(run.urls.size(), Pages);
    }
};

ARGIOPE_TEST(TestCrawlStop, QCoreApplication)
#include "tst_crawlstop.moc"
