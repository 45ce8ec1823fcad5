#include "core/store/writer.h"
#include "tests/core/engine/crawlhelp.h"
#include "tests/support/testmain.h"
#include "tests/support/testsite.h"

#include <QTest>

#include <mutex>

using namespace argiope;
using namespace argiope::test;
using base::Outcome;
using settings::RobotsPolicy;

namespace {
const Response RobotsFile{
    .contentType = "text/plain", .body = "User-agent: *\nDisallow: /private\nAllow: /private/but\nSitemap: /map.xml\n"};
} // namespace

class TestCrawlHosts : public QObject
{
    Q_OBJECT
private:
    QTemporaryDir m_dir;
    int m_projects = 0;
    QString project() { return m_dir.filePath(QStringLiteral("p%1.argiope").arg(++m_projects)); }

private Q_SLOTS:
    void robotsPolicies_data()
    {
        QTest::addColumn<RobotsPolicy>("policy");
        QTest::addColumn<QByteArray>("requests");
        QTest::newRow("obey") << RobotsPolicy::Obey << QByteArray("/ /ok /private/but /robots.txt");
        QTest::newRow("ignore") << RobotsPolicy::Ignore << QByteArray("/ /ok /private /private/but");
        QTest::newRow("report") << RobotsPolicy::Report << QByteArray("/ /ok /private /private/but /robots.txt");
    }
    void robotsPolicies()
    {
        QFETCH(RobotsPolicy, policy);
        QFETCH(QByteArray, requests);
        TestSite site{{"/", "<a href=/private>p</a><a href=/private/but>b</a><a href=/ok>o</a>"}, {"/private", "p"},
            {"/private/but", "<a href=/private>again</a>"}, {"/ok", "ok"}, {"/robots.txt", RobotsFile}};
        auto options = crawlOptions(project(), site.url("/"));
        options.settings.robots = policy;
        const CrawlRun run = runCrawl(options);
        QVERIFY(countersHold(run));
        QList<QByteArray> targets = site.targets();
        std::sort(targets.begin(), targets.end());
        QCOMPARE(targets.join(' '), requests);
        const QByteArray url = site.url("/private");
        if (policy == RobotsPolicy::Obey) {
            QCOMPARE(run.skipped[url].rule.name(), "robots");
            QCOMPARE(run.skipped[url].rule.detail, "2: Disallow: /private");
        } else if (policy == RobotsPolicy::Report) {
            QCOMPARE(run.urls[url].rule.name(), "robots_reported");
            QCOMPARE(run.urls[url].rule.detail, "2: Disallow: /private");
        }
        if (policy != RobotsPolicy::Ignore)
            QCOMPARE(site.targets().first(), "/robots.txt");
    }

    void robotsComeFirstAndOnceWhateverTheThreads()
    {
        QByteArray home;
        for (int i = 0; i < 40; ++i)
            home += "<a href=/" + QByteArray::number(i) + ">x</a>";
        TestSite site{{"/", home}, {"/robots.txt", Response{.contentType = "text/plain", .delayMs = 100}}};
        site.setFallback("ok");
        const CrawlRun run = runCrawl(crawlOptions(project(), site.url("/"), 32));
        QCOMPARE(run.urls.size(), 41);
        QCOMPARE(site.requestCount("/robots.txt"), 1);
        QCOMPARE(site.targets().first(), "/robots.txt");
    }

    // RFC 9309, 2.3.1: what the answer for robots.txt means
    void robotsAnswers_data()
    {
        QTest::addColumn<Response>("robots");
        QTest::addColumn<QByteArray>("expected"); ///< how the seed ends
        const auto row = [](const char *name, Response response, const char *expected) {
            QTest::newRow(name) << response << QByteArray(expected);
        };
        row("2.3.1.3 404 allows all", Response{.status = 404}, "ok");
        row("2.3.1.3 403 allows all", Response{.status = 403}, "ok");
        row("2.3.1.4 500 disallows all", Response{.status = 500}, "robots_unavailable");
        row("2.3.1.4 503 disallows all", Response{.status = 503}, "robots_unavailable");
        row("2.3.1.4 a reset disallows all", Response{.reset = true}, "protocol_error|connect_failed");
        row("2.3.1.2 a redirect is followed", Response{.status = 302, .headers = {{"Location", "/elsewhere.txt"}}},
            "robots");
    }
    void robotsAnswers()
    {
        QFETCH(Response, robots);
        QFETCH(QByteArray, expected);
        TestSite site{{"/", "ok"}, {"/robots.txt", robots},
            {"/elsewhere.txt", Response{.contentType = "text/plain", .body = "User-agent: argiope\nDisallow: /"}}};
        const CrawlRun run = runCrawl(crawlOptions(project(), site.url("/")));
        QVERIFY(countersHold(run));
        const QByteArray seed = site.url("/");
        const QByteArray got = run.skipped.contains(seed) ? run.skipped[seed].rule.name()
                                                          : QByteArray(base::name(run.urls[seed].page.outcome));
        QVERIFY2(expected.split('|').contains(got), got.constData());
        QCOMPARE(site.requestCount("/"), got == "ok" ? 1 : 0);
    }

    /// Where its robots.txt is not asked for a page tells where a server is:
    /// names at one address are one server.
    void addressesWithoutRobots()
    {
        TestSite site{{"/", "<a href=/x>x</a>"}, {"/x", "ok"}};
        auto options = crawlOptions(project(), site.url("/"));
        options.settings.robots = RobotsPolicy::Ignore;
        (void)runCrawl(options);
        const auto address = [&] {
            const auto reader = store::Reader::open(options.path);
            return reader ? (*reader)->hostOf(base::UrlId(1)).ip : QByteArray();
        };
        QCOMPARE(address(), QByteArray("127.0.0.1"));
        {
            auto writer = store::Writer::open(options.path);
            QVERIFY(writer);
            (*writer)->begin();
            (*writer)->setAddress((*writer)->hosts().first().id, {});
            QVERIFY((*writer)->commit());
        }
        QCOMPARE(address(), QByteArray());
        site.setPage("/x", "again");
        options.mode = engine::CrawlOptions::Mode::Resume;
        options.refetch = engine::RefetchKind::Everything;
        options.settings.robots = RobotsPolicy::Obey;
        (void)runCrawl(options);
        QCOMPARE(address(), QByteArray("127.0.0.1"));
    }

    void robotsThatFailedAreAskedAgainOnResume()
    {
        TestSite site{{"/", "<a href=/x>x</a>"}, {"/x", "ok"}, {"/robots.txt", Response{.status = 500}}};
        auto options = crawlOptions(project(), site.url("/"));
        CrawlRun run = runCrawl(options);
        QCOMPARE(run.skipped.size(), 1);
        site.setPage("/robots.txt", Response{.status = 404});
        options.mode = engine::CrawlOptions::Mode::Resume;
        run = runCrawl(options);
        QVERIFY(countersHold(run));
        QCOMPARE(run.paths(site.origin()), (QList<QByteArray>{"/", "/x"}));
    }

    void whatRobotsKeptOutComesBackWhenTheyAreIgnored()
    {
        TestSite site{{"/", "<a href=/private>p</a>"}, {"/private", "p"}, {"/robots.txt", RobotsFile}};
        auto options = crawlOptions(project(), site.url("/"));
        CrawlRun run = runCrawl(options);
        QCOMPARE(run.skipped[site.url("/private")].rule.name(), "robots");
        options.mode = engine::CrawlOptions::Mode::Resume;
        run = runCrawl(options); // nothing has changed
        QCOMPARE(site.requestCount("/private"), 0);
        options.settings.robots = RobotsPolicy::Ignore;
        run = runCrawl(options);
        QVERIFY(countersHold(run));
        QCOMPARE(site.requestCount("/private"), 1);
    }

    void whatIsNotRequestedCostsNoDelay()
    {
        QByteArray home;
        for (int i = 0; i < 40; ++i)
            home += "<a href=/private/" + QByteArray::number(i) + ">x</a>";
        TestSite site{{"/", home}, {"/robots.txt", RobotsFile}};
        auto options = crawlOptions(project(), site.url("/"));
        options.settings.delay = 1;
        QElapsedTimer timer;
        timer.start();
        const CrawlRun run = runCrawl(options);
        QCOMPARE(run.skipped.size(), 40);
        QVERIFY2(timer.elapsed() < 20000, QByteArray::number(timer.elapsed()).constData()); // not forty seconds
    }

    void robotsThatFailAreRetriedBeforeAnythingElse()
    {
        std::atomic<int> asked{0};
        TestSite site{{"/", "<a href=/x>x</a>"}, {"/x", "ok"}};
        site.setPage("/robots.txt", [&](const Request &) { return Response{.status = ++asked < 3 ? 503 : 404}; });
        auto options = crawlOptions(project(), site.url("/"));
        options.settings.retries = 2;
        const CrawlRun run = runCrawl(options);
        QVERIFY(countersHold(run));
        QCOMPARE(run.urls.size(), 2);
        QCOMPARE(site.targets().mid(0, 3).count("/robots.txt"), 3);
    }

    void aHostThatCannotBeReachedIsNamedSo()
    {
        const QByteArray dead = "http://127.0.0.1:" + QByteArray::number(closedPort());
        const QByteArray home = "<a href='" + dead + "/a'>x</a><a href='" + dead + "/b'>y</a>";
        TestSite site{{"/", home}};
        auto options = crawlOptions(project(), site.url("/"));
        options.settings.checkExternal = true;
        const CrawlRun run = runCrawl(options);
        QVERIFY(countersHold(run));
        QCOMPARE(run.reason, engine::EndReason::Completed);
        QCOMPARE(run.urls[dead + "/a"].page.outcome, Outcome::ConnectFailed);
        QCOMPARE(run.urls[dead + "/b"].page.outcome, Outcome::ConnectFailed);
        QVERIFY(run.urls[dead + "/a"].page.error.contains("robots.txt"));
    }

    void delayKeepsRequestsApart()
    {
        TestSite site{{"/", "<a href=/a>a</a><a href=/b>b</a><a href=/c>c</a>"}};
        site.setFallback("ok");
        auto options = crawlOptions(project(), site.url("/"), 8);
        options.settings.delay = 0.2;
        const CrawlRun run = runCrawl(options);
        QCOMPARE(run.urls.size(), 4);
        const QList<Request> log = site.accessLog();
        QCOMPARE(log.size(), 5);
        for (qsizetype i = 1; i < log.size(); ++i)
            QVERIFY2(log[i].arrivedMs - log[i - 1].arrivedMs >= 199,
                QByteArray::number(log[i].arrivedMs - log[i - 1].arrivedMs).constData());
    }

    void crawlDelayIsObeyed()
    {
        TestSite site{{"/", "<a href=/a>a</a><a href=/b>b</a>"},
            {"/robots.txt", Response{.contentType = "text/plain", .body = "User-agent: *\nCrawl-delay: 0.15\n"}}};
        site.setFallback("ok");
        (void)runCrawl(crawlOptions(project(), site.url("/"), 8));
        const QList<Request> log = site.accessLog();
        QCOMPARE(log.size(), 4);
        // The first page comes at once.
        for (qsizetype i = 2; i < log.size(); ++i)
            QVERIFY(log[i].arrivedMs - log[i - 1].arrivedMs >= 149);
    }

    void hostsWithDelaysAreServedSideBySide()
    {
        TestSite b;
        TestSite c;
        TestSite a;
        const auto pages = [](TestSite &site, const QByteArray &more) {
            QByteArray home = more;
            for (int i = 0; i < 5; ++i)
                home += "<a href=/" + QByteArray::number(i) + ">x</a>";
            site.setPage("/", home);
            site.setFallback("ok");
        };
        const QByteArray links = "<a href='" + b.url("/") + "'>b</a><a href='" + c.url("/") + "'>c</a>";
        pages(a, links);
        pages(b, {});
        pages(c, {});
        auto options = crawlOptions(project(), a.url("/"), 8);
        options.settings.scope = settings::Scope::Any;
        options.settings.delay = 0.2;
        QElapsedTimer timer;
        timer.start();
        const CrawlRun run = runCrawl(options);
        QCOMPARE(run.urls.size(), 18);
        // One after the other they would need 3 x 7 gaps.
        const auto span = [](const TestSite &site) {
            const QList<Request> log = site.accessLog();
            return std::pair(log.first().arrivedMs, log.last().arrivedMs);
        };
        QVERIFY(span(b).first < span(a).second);
        QVERIFY(span(c).first < span(b).second);
        QVERIFY(span(b).first < span(c).second);
    }

    void aFewConnectionsPerHost()
    {
        TestSite site;
        QByteArray home;
        for (int i = 0; i < 30; ++i)
            home += "<a href=/" + QByteArray::number(i) + ">x</a>";
        site.setPage("/", home);
        site.setFallback(Response{.body = "ok", .delayMs = 20});
        auto options = crawlOptions(project(), site.url("/"), 16);
        options.settings.connectionsPerHost = 3;
        const CrawlRun run = runCrawl(options);
        QCOMPARE(run.urls.size(), 31);
        QVERIFY(site.maxConcurrent() <= 3);
    }

    void hostsAreShownWhileTheyAreCrawled()
    {
        TestSite site;
        QByteArray home;
        for (int i = 0; i < 10; ++i)
            home += "<a href=/" + QByteArray::number(i) + ">x</a>";
        site.setPage("/", home);
        site.setFallback("ok");
        auto options = crawlOptions(project(), site.url("/"));
        options.settings.delay = 0.1;
        frontier::HostList fullest;
        const CrawlRun run = runCrawl(options, [&](engine::Crawl &crawl) {
            const frontier::HostList list = crawl.hosts();
            if (!list.hosts.isEmpty()
                && (fullest.hosts.isEmpty() || fullest.hosts[0].requests < list.hosts[0].requests))
                fullest = list;
        });
        QCOMPARE(run.urls.size(), 11);
        QCOMPARE(fullest.total, 1);
        QCOMPARE(fullest.hosts.size(), 1);
        QCOMPARE(fullest.hosts[0].origin, site.origin());
        QCOMPARE(fullest.hosts[0].delay.count(), 100);
        QCOMPARE(fullest.hosts[0].connections, 1);
        QCOMPARE(frontier::name(fullest.hosts[0].reason), "setting");
        QVERIFY(fullest.hosts[0].requests > 1);
    }

    void throttledHostsAreAskedLater()
    {
        std::atomic<int> asked{0};
        TestSite site{{"/", "<a href=/x>x</a>"}};
        site.setPage("/x", [&](const Request &) {
            if (++asked == 1)
                return Response{.status = 429, .headers = {{"Retry-After", "1"}}};
            return Response{.body = "ok"};
        });
        auto options = crawlOptions(project(), site.url("/"));
        options.settings.retries = 1;
        const CrawlRun run = runCrawl(options);
        QCOMPARE(run.urls[site.url("/x")].page.outcome, Outcome::Ok);
        const QList<Request> log = site.accessLog();
        QVERIFY(log.last().arrivedMs - log[log.size() - 2].arrivedMs >= 990);
    }

    void credentialsGoToTheSeedsOnly()
    {
        TestSite other{{"/out", "ok"}};
        const QByteArray home = "<a href='" + other.url("/out") + "'>x</a>";
        TestSite site{{"/", home}};
        auto options = crawlOptions(project(), site.url("/"));
        options.settings.auth = QStringLiteral("me:secret");
        site.askForLogin();
        options.settings.checkExternal = true;
        (void)runCrawl(options);
        QCOMPARE(site.accessLog().last().header("Authorization"), "Basic " + QByteArray("me:secret").toBase64());
        for (const Request &request : other.accessLog())
            QCOMPARE(request.header("Authorization"), QByteArray());
        // … and not into the file.
        QFile file(options.path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(!file.readAll().contains("me:secret"));
    }

    void sitemapsFindOrphans()
    {
        TestSite site{{"/", "<a href=/linked>x</a>"}, {"/linked", "ok"}, {"/orphan", "<a href=/below>x</a>"},
            {"/below", "ok"}, {"/robots.txt", RobotsFile}};
        const QByteArray map = "<urlset xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'><url><loc>"
            + site.url("/linked") + "</loc></url><url><loc>" + site.url("/orphan")
            + "</loc></url><url><loc>http://elsewhere.example/</loc></url></urlset>";
        site.setPage("/map.xml", Response{.contentType = "application/xml", .body = map});
        auto options = crawlOptions(project(), site.url("/"));
        options.settings.sitemaps = true;
        const CrawlRun run = runCrawl(options);
        QVERIFY(countersHold(run));
        QCOMPARE(run.paths(site.origin()), (QList<QByteArray>{"/", "/below", "/linked", "/orphan"}));
        QCOMPARE(run.urls[site.url("/linked")].depth, 1);
        QVERIFY(run.urls[site.url("/linked")].inSitemap);
        QCOMPARE(run.urls[site.url("/orphan")].depth, store::OrphanDepth);
        QCOMPARE(run.urls[site.url("/below")].depth, store::OrphanDepth + 1);
        QVERIFY(!run.urls.contains(site.url("/map.xml")));
        QVERIFY(!run.skipped.contains(site.url("/robots.txt")));
    }
};

ARGIOPE_TEST(TestCrawlHosts, QCoreApplication)
#include "tst_crawlhosts.moc"
