#include "tests/core/engine/crawlhelp.h"
#include "tests/support/testmain.h"
#include "tests/support/testsite.h"

#include <QRegularExpression>
#include <QTest>

using namespace argiope;
using namespace argiope::test;
using base::Outcome;

namespace {

/// A small site with one of everything that a crawl meets.
void serveMixedSite(TestSite &site, const TestSite &other)
{
    const QByteArray home
        = "<title> Home  page </title><meta name=description content='All of it'><h1>Home</h1>"
          "<a href=/a>first</a> <a href='/b#part'>second</a> <a href=/moved>moved</a> <a href=/gone>gone</a>"
          "<a href=/file.pdf>a file</a> <img src=/logo.png alt=Logo> <link rel=stylesheet href=/style.css>"
          "<a href='"
        + other.url("/out")
        + "'>elsewhere</a> <a href='mailto:me@example.org'>mail</a>"
          "<a href='http://[bad'>broken</a> <a href=/nofollow rel=nofollow>nf</a>";
    site.setPage("/", home);
    site.setPage("/a", "<a href=/>home</a><a href=/deep/1>deeper</a><a href=/a>self</a><iframe src=/frame></iframe>");
    site.setPage("/b", "<area href=/map><meta http-equiv=refresh content='5; url=/refreshed'>");
    site.setPage("/moved", Response{.status = 301, .headers = {{"Location", "/moved2"}}});
    site.setPage("/moved2", Response{.status = 302, .headers = {{"Location", "a"}}});
    site.setPage("/file.pdf", Response{.contentType = "application/pdf", .body = "%PDF <a href=/never>x</a>"});
    site.setPage("/deep/1", "<a href=2>x</a>");
    site.setPage("/deep/2", Response{.status = 500, .body = "<a href=/from500>x</a>"});
    site.setPage("/from500", "ok");
    for (const char *path : {"/frame", "/map", "/refreshed", "/nofollow"})
        site.setPage(path, "ok");
}

} // namespace

class TestCrawl : public QObject
{
    Q_OBJECT
private:
    QTemporaryDir m_dir;
    int m_projects = 0;
    QString project() { return m_dir.filePath(QStringLiteral("p%1.argiope").arg(++m_projects)); }

private Q_SLOTS:
    void findsEverythingOnce_data()
    {
        QTest::addColumn<int>("threads");
        QTest::newRow("1 thread") << 1;
        QTest::newRow("4 threads") << 4;
        QTest::newRow("32 threads") << 32;
    }
    void findsEverythingOnce()
    {
        QFETCH(int, threads);
        TestSite other{{"/out", "<a href=/further>x</a>"}};
        TestSite site;
        serveMixedSite(site, other);
        const CrawlRun run = runCrawl(crawlOptions(project(), site.url("/"), threads));
        QCOMPARE(run.reason, engine::EndReason::Completed);
        QVERIFY(countersHold(run));
        const QByteArray expected = "/ depth=0 ok 200\n"
                                    "/a depth=1 ok 200\n"
                                    "/b depth=1 ok 200\n"
                                    "/deep/1 depth=2 ok 200\n"
                                    "/deep/2 depth=3 server_error 500\n"
                                    "/file.pdf depth=1 ok 200\n"
                                    "/frame depth=2 ok 200\n"
                                    "/from500 depth=4 ok 200\n"
                                    "/gone depth=1 broken 404\n"
                                    "/logo.png depth=1 skipped: resource\n"
                                    "/map depth=2 ok 200\n"
                                    "/moved depth=1 redirect 301\n"
                                    "/moved2 depth=2 redirect 302\n"
                                    "/nofollow depth=1 ok 200\n"
                                    "/refreshed depth=2 ok 200\n"
                                    "/style.css depth=1 skipped: resource\n"
            + other.url("/out")
            + " depth=1 skipped: external\n"
              "http://[bad depth=1 skipped: invalid_url\n"
              "mailto:me@example.org depth=1 skipped: scheme";
        QCOMPARE(run.summary(site.origin()), expected);
        QCOMPARE(site.requestCount("/robots.txt"), 1);
        QCOMPARE(site.targets().first(), "/robots.txt");
        QCOMPARE(site.requestCount(), 15); // robots.txt and fourteen URLs, each once
        QCOMPARE(other.requestCount(), 0);
    }

    void keepsTheFactsOfAPage()
    {
        TestSite other;
        TestSite site;
        serveMixedSite(site, other);
        const QString path = project();
        const CrawlRun run = runCrawl(crawlOptions(path, site.url("/")));
        const store::UrlRecord home = run.urls[site.url("/")];
        QCOMPARE(home.page.title, "Home page");
        QCOMPARE(home.page.description, "All of it");
        QCOMPARE(home.page.h1, "Home");
        QCOMPARE(home.rule.name(), "seed");
        QCOMPARE(home.page.outlinks, 11);
        QCOMPARE(home.page.contentHash.size(), 16);
        QVERIFY(store::Reader::open(path).value()->row(home.id)->page.headers.contains("Content-Type: text/html"));
        QVERIFY(home.page.fetchedAt >= home.discoveredAt);
        QVERIFY(home.page.responseMs >= 0);
        QCOMPARE(home.inlinks, 1);
        const store::UrlRecord moved = run.urls[site.url("/moved")];
        QCOMPARE(moved.redirectUrl, site.url("/moved2"));
        QCOMPARE(run.urls[site.url("/a")].inlinks, 3); // home, itself, the redirect
        QCOMPARE(run.urls[site.url("/a")].referrer, site.url("/"));
        QCOMPARE(run.urls[site.url("/a")].rule.name(), "host");
        QCOMPARE(run.urls[site.url("/file.pdf")].page.contentType, "application/pdf");

        bool found = false;
        for (const store::LinkRecord &link : run.links) {
            if (link.target == site.url("/b")) {
                found = true;
                QCOMPARE(link.element, "a");
                QCOMPARE(link.attribute, "href");
                QCOMPARE(link.text, "second");
                QVERIFY(link.followed);
            }
        }
        QVERIFY(found);
    }

    void settingsDecideWhatIsFetched_data()
    {
        QTest::addColumn<QByteArray>("key");
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<QByteArray>("fetched"); ///< by the site, sorted, without robots.txt
        const auto row = [](const char *key, const char *value, const char *fetched) {
            QTest::addRow("%s=%s", key, value) << QByteArray(key) << QByteArray(value) << QByteArray(fetched);
        };
        row("maxDepth", "0", "/");
        row("maxDepth", "1", "/ /a /b /file.pdf /gone /moved /nofollow");
        row("maxDepth", "2", "/ /a /b /deep/1 /file.pdf /frame /gone /map /moved /moved2 /nofollow /refreshed");
        row("exclude", "/deep", "/ /a /b /file.pdf /frame /gone /map /moved /moved2 /nofollow /refreshed");
        row("include", "/(a|moved.*)$", "/a /moved /moved2"); // the seed itself is fetched, see below
        row("resources", "check",
            "/ /a /b /deep/1 /deep/2 /file.pdf /frame /from500 /gone /logo.png /map /moved /moved2 /nofollow "
            "/refreshed /style.css");
        row("resources", "ignore",
            "/ /a /b /deep/1 /deep/2 /file.pdf /frame /from500 /gone /map /moved /moved2 /nofollow /refreshed");
        row("nofollow", "obey",
            "/ /a /b /deep/1 /deep/2 /file.pdf /frame /from500 /gone /map /moved /moved2 /refreshed");
        row("maxUrls", "1", "/");
        row("maxRedirects", "0",
            "/ /a /b /deep/1 /deep/2 /file.pdf /frame /from500 /gone /map /moved /nofollow /refreshed");
    }
    void settingsDecideWhatIsFetched()
    {
        QFETCH(QByteArray, key);
        QFETCH(QByteArray, value);
        QFETCH(QByteArray, fetched);
        TestSite other{{"/out", "ok"}};
        TestSite site;
        serveMixedSite(site, other);
        auto options = crawlOptions(project(), site.url("/"));
        auto &s = options.settings;
        const QString text = QString::fromLatin1(value);
        if (key == "maxDepth")
            s.maxDepth = value.toInt();
        else if (key == "exclude")
            s.exclude = QStringList{text};
        else if (key == "include")
            s.include = QStringList{text};
        else if (key == "resources")
            s.resources = value == "check" ? settings::ResourcePolicy::Check : settings::ResourcePolicy::Ignore;
        else if (key == "nofollow")
            s.nofollow = settings::NofollowPolicy::Obey;
        else if (key == "maxUrls")
            s.maxUrls = value.toInt();
        else if (key == "maxRedirects")
            s.maxRedirects = value.toInt();
        const CrawlRun run = runCrawl(options);
        QVERIFY(countersHold(run));
        QCOMPARE(run.reason, key == "maxUrls" ? engine::EndReason::MaxUrls : engine::EndReason::Completed);
        QList<QByteArray> targets = site.targets();
        targets.removeAll("/robots.txt");
        if (key == "include")
            targets.removeAll("/"); // a seed is always fetched
        std::sort(targets.begin(), targets.end());
        QCOMPARE(targets.join(' '), fetched);
        QCOMPARE(other.requestCount(), 0);
        if (key == "resources" && value == "ignore")
            QVERIFY(!run.skipped.contains(site.url("/logo.png")));
    }

    void externalLinksAreCheckedAndNotFollowed()
    {
        TestSite other{{"/out", "<a href=/further>x</a>"}, {"/further", "no"}};
        TestSite site{{"/", ""}};
        const QByteArray home = "<a href='" + other.url("/out") + "'>x</a>";
        site.setPage("/", home);
        auto options = crawlOptions(project(), site.url("/"));
        options.settings.checkExternal = true;
        const CrawlRun run = runCrawl(options);
        QVERIFY(countersHold(run));
        QCOMPARE(other.requestCount("/out"), 1);
        QCOMPARE(other.requestCount("/further"), 0);
        QCOMPARE(run.urls[other.url("/out")].page.status, 200);
        QCOMPARE(run.urls[other.url("/out")].role, store::UrlRole::Check);
    }

    void aUrlMetAsAnImageFirstIsStillCrawledAsAPage()
    {
        TestSite site{{"/", "<img src=/both><a href=/next>n</a>"}, {"/next", "<a href=/both>b</a>"},
            {"/both", "<a href=/hidden>h</a>"}, {"/hidden", "ok"}};
        for (const auto policy : {settings::ResourcePolicy::Record, settings::ResourcePolicy::Check}) {
            auto options = crawlOptions(project(), site.url("/"));
            options.settings.resources = policy;
            const CrawlRun run = runCrawl(options);
            QVERIFY(countersHold(run));
            QVERIFY2(run.urls.contains(site.url("/hidden")), run.summary(site.origin()).constData());
            QCOMPARE(run.urls[site.url("/both")].depth, 2);
            QCOMPARE(run.urls[site.url("/hidden")].depth, 3);
        }
    }

    void retriesWhatIsWorthIt()
    {
        std::atomic<int> asked{0};
        TestSite site{{"/", "<a href=/flaky>x</a><a href=/gone>g</a>"}};
        site.setPage(
            "/flaky", [&](const Request &) { return Response{.status = ++asked < 3 ? 503 : 200, .body = "ok"}; });
        auto options = crawlOptions(project(), site.url("/"));
        options.settings.retries = 2;
        const CrawlRun run = runCrawl(options);
        QVERIFY(countersHold(run));
        QCOMPARE(run.urls[site.url("/flaky")].page.outcome, Outcome::Ok);
        QCOMPARE(run.urls[site.url("/flaky")].page.attempts, 3);
        QCOMPARE(run.urls[site.url("/gone")].page.attempts, 1);
        QCOMPARE(site.requestCount("/gone"), 1);
        QCOMPARE(run.counters.retries, 2);
    }

    void outcomesAreToldApart_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("header");
        QTest::addColumn<QByteArray>("outcome");
        QTest::newRow("404") << 404 << QByteArray() << QByteArray("broken");
        QTest::newRow("410") << 410 << QByteArray() << QByteArray("broken");
        QTest::newRow("401") << 401 << QByteArray() << QByteArray("blocked");
        QTest::newRow("403") << 403 << QByteArray() << QByteArray("blocked");
        QTest::newRow("451") << 451 << QByteArray() << QByteArray("blocked");
        QTest::newRow("429") << 429 << QByteArray() << QByteArray("throttled");
        QTest::newRow("503 with Retry-After") << 503 << QByteArray("0") << QByteArray("throttled");
        QTest::newRow("503") << 503 << QByteArray() << QByteArray("server_error");
        QTest::newRow("500") << 500 << QByteArray() << QByteArray("server_error");
        QTest::newRow("204") << 204 << QByteArray() << QByteArray("ok");
        QTest::newRow("302 without target") << 302 << QByteArray() << QByteArray("unexpected_status");
    }
    void outcomesAreToldApart()
    {
        QFETCH(int, status);
        QFETCH(QByteArray, header);
        QFETCH(QByteArray, outcome);
        Response response{.status = status};
        if (!header.isEmpty())
            response.headers = {{"Retry-After", header}};
        TestSite site{{"/", "<a href=/x>x</a>"}};
        site.setPage("/x", response);
        const CrawlRun run = runCrawl(crawlOptions(project(), site.url("/")));
        QCOMPARE(QByteArray(base::name(run.urls[site.url("/x")].page.outcome)), outcome);
    }

    void linkStorageKeepsDepthsTrue_data()
    {
        QTest::addColumn<settings::LinkStorage>("storage");
        QTest::addColumn<int>("rows");
        QTest::newRow("all") << settings::LinkStorage::All << 5;
        QTest::newRow("unique") << settings::LinkStorage::Unique << 4;
        QTest::newRow("none") << settings::LinkStorage::None << 3;
    }
    void linkStorageKeepsDepthsTrue()
    {
        QFETCH(settings::LinkStorage, storage);
        QFETCH(int, rows);
        TestSite site{{"/", "<a href=/a rel=nofollow>1</a><a href=/a>2</a><a href=/b>3</a><img src=/i>"},
            {"/a", "<a href=/b>4</a>"}, {"/b", "ok"}};
        auto options = crawlOptions(project(), site.url("/"), 1);
        options.settings.links = storage;
        options.settings.nofollow = settings::NofollowPolicy::Obey;
        const CrawlRun run = runCrawl(options);
        QVERIFY(countersHold(run));
        QCOMPARE(run.links.size(), rows);
        QCOMPARE(run.urls[site.url("/a")].depth, 1);
        QCOMPARE(run.counters.links, 5);
    }

    void robotsTagsSpeakToTheirAgent()
    {
        TestSite site{{"/", "<a href=/ours>1</a><a href=/others>2</a><meta name=robots content=index>"}};
        site.setPage("/ours",
            Response{.headers = {{"X-Robots-Tag", "otherbot: noindex"}, {"X-Robots-Tag", "nofollow"}},
                .body = "<a href=/kept>1</a>"});
        site.setPage("/others",
            Response{.headers = {{"X-Robots-Tag", "otherbot: none, TestBot: noindex"}},
                .body = "<meta name=testbot content=noarchive><a href=/open>1</a>"});
        site.setPage("/open", "ok");
        auto options = crawlOptions(project(), site.url("/"), 1);
        options.settings.userAgent = QStringLiteral("testbot/1.0");
        options.settings.nofollow = settings::NofollowPolicy::Obey;
        const CrawlRun run = runCrawl(options);
        QCOMPARE(run.paths(site.origin()), (QList<QByteArray>{"/", "/open", "/others", "/ours"}));
        QCOMPARE(run.skipped[site.url("/kept")].rule.name(), "nofollow");
        QVERIFY(run.urls[site.url("/ours")].page.noFollow && !run.urls[site.url("/ours")].page.noIndex);
        QVERIFY(run.urls[site.url("/others")].page.noIndex && !run.urls[site.url("/others")].page.noFollow);
    }

    void aSeedThatRedirectsWithinItsSiteIsFollowed()
    {
        // localhost and 127.0.0.1 share no registrable domain: the target stays out of scope.
        TestSite site{{"/", Response{.status = 301, .headers = {{"Location", "/home"}}}}, {"/home", "<a href=/x>x</a>"},
            {"/x", "ok"}};
        const CrawlRun run = runCrawl(crawlOptions(project(), site.url("/")));
        QCOMPARE(run.paths(site.origin()), (QList<QByteArray>{"/", "/home", "/x"}));
        TestSite away{{"/", ""}};
        away.setPage("/", Response{.status = 301, .headers = {{"Location", site.url("/home")}}});
        const CrawlRun other = runCrawl(crawlOptions(project(), away.url("/")));
        QCOMPARE(other.urls.size(), 1);
        QCOMPARE(other.skipped[site.url("/home")].rule.name(), "external");
    }

    // The site is a proxy here, so that names can be used.
    void aSeedThatRedirectsToItsWwwHostWidensTheScope_data()
    {
        QTest::addColumn<bool>("checkExternal");
        QTest::newRow("external links only recorded") << false;
        QTest::newRow("external links checked") << true;
    }
    void aSeedThatRedirectsToItsWwwHostWidensTheScope()
    {
        QFETCH(bool, checkExternal);
        TestSite proxy;
        proxy.setPage(
            "http://example.org/", Response{.status = 301, .headers = {{"Location", "http://www.example.org/"}}});
        proxy.setPage("http://www.example.org/", "<a href=/x>x</a><a href=http://sub.example.org/>sub</a>");
        proxy.setPage("http://www.example.org/x", "ok");
        auto options = crawlOptions(project(), "http://example.org/");
        options.settings.proxy = QString::fromLatin1(proxy.origin());
        options.settings.checkExternal = checkExternal;
        const CrawlRun run = runCrawl(options);
        QVERIFY(countersHold(run));
        QVERIFY2(run.urls.contains("http://www.example.org/x"), run.summary({}).constData());
        QCOMPARE(run.urls["http://www.example.org/"].rule.name(), "host");
        QCOMPARE(run.urls["http://www.example.org/x"].depth, 2);
        QCOMPARE(run.skipped.contains("http://sub.example.org/"), !checkExternal);
    }

    // What is only checked must not become a page, and must not depend on the threads, when a shorter way turns up.
    void checksKeepTheirRoleWhenDepthsFall_data()
    {
        QTest::addColumn<int>("threads");
        for (const int threads : {1, 4, 16})
            QTest::addRow("%d threads", threads) << threads;
    }
    void checksKeepTheirRoleWhenDepthsFall()
    {
        QFETCH(int, threads);
        TestSite other{{"/moved", Response{.status = 302, .headers = {{"Location", "/there"}}}},
            {"/there", "<a href=/never>n</a>"}};
        // /late is met on a long way first: the short one answers slowly.
        TestSite site{{"/", "<a href=/slow>s</a><a href=/1>1</a>"}, {"/1", "<a href=/2>2</a>"},
            {"/2", "<a href=/3>3</a>"}, {"/3", "<a href=/late>l</a>"},
            {"/slow", Response{.body = "<a href=/late>l</a>", .delayMs = 250}}, {"/img", "image"}};
        const QByteArray late = "<img src=/img><a href='" + other.url("/moved") + "'>m</a>";
        site.setPage("/late", late);
        auto options = crawlOptions(project(), site.url("/"), threads);
        options.settings.checkExternal = true;
        options.settings.resources = settings::ResourcePolicy::Check;
        options.settings.maxDepth = 4;
        const CrawlRun run = runCrawl(options);
        QVERIFY(countersHold(run));
        QCOMPARE(run.urls[site.url("/late")].depth, 2);
        QCOMPARE(run.urls[site.url("/img")].depth, 3);
        QCOMPARE(run.urls[other.url("/moved")].depth, 3);
        QVERIFY2(run.urls.contains(other.url("/there")), run.summary(site.origin()).constData());
        QCOMPARE(run.urls[other.url("/there")].role, store::UrlRole::Check);
        QCOMPARE(other.requestCount("/never"), 0);
        QVERIFY(!run.skipped.contains(other.url("/never")));
    }

    void theByteLimitCountsWhatCame()
    {
        TestSite site{{"/", "<a href=/huge>h</a><a href=/x>x</a>"}, {"/x", "<a href=/y>y</a>"}, {"/y", "ok"}};
        site.setPage("/huge",
            Response{
                .raw = "HTTP/1.1 200 OK\r\nContent-Type: video/mp4\r\nContent-Length: 9223372036854775800\r\n\r\nx"});
        auto options = crawlOptions(project(), site.url("/"), 1);
        options.settings.maxTotalBytes = 1000000;
        const CrawlRun run = runCrawl(options);
        QCOMPARE(run.reason, engine::EndReason::Completed);
        QVERIFY(countersHold(run));
        QCOMPARE(run.urls.size(), 4);
        QVERIFY(run.counters.bytes < 1000);
        QVERIFY(run.urls[site.url("/huge")].page.bytes > 1000000000);
    }

    void severalSeedsAndTheirDepths()
    {
        TestSite site{{"/one", "<a href=/two>x</a>"}, {"/two", "<a href=/three>x</a>"}, {"/three", "ok"}};
        auto options = crawlOptions(project(), site.url("/one"));
        options.settings.seeds.append(QString::fromLatin1(site.url("/three")));
        const CrawlRun run = runCrawl(options);
        QCOMPARE(run.urls[site.url("/three")].depth, 0);
        QCOMPARE(run.urls[site.url("/two")].depth, 1);
    }

    void cookiesAreKeptForTheCrawl()
    {
        TestSite site{{"/", Response{.headers = {{"Set-Cookie", "k=v; Path=/"}}, .body = "<a href=/x>x</a>"}}};
        QByteArray cookie;
        std::mutex mutex;
        site.setPage("/x", [&](const Request &request) {
            const std::lock_guard lock(mutex);
            cookie = request.header("Cookie");
            return Response{};
        });
        (void)runCrawl(crawlOptions(project(), site.url("/")));
        const std::lock_guard lock(mutex);
        QCOMPARE(cookie, "k=v");
    }

    void theUserAgentNamesUs()
    {
        TestSite site{{"/", "ok"}};
        engine::CrawlOptions options = crawlOptions(project(), site.url("/"));
        (void)runCrawl(options);
        const QRegularExpression nobody(QStringLiteral("^Argiope/[0-9.]+$"));
        for (const Request &request : site.accessLog())
            QVERIFY(nobody.match(QString::fromLatin1(request.header("User-Agent"))).hasMatch());

        TestSite other{{"/", "ok"}};
        options = crawlOptions(project(), other.url("/"));
        options.settings.contact = QStringLiteral("https://me.example/bot");
        (void)runCrawl(options);
        const QRegularExpression somebody(QStringLiteral("^Argiope/[0-9.]+ \\(\\+https://me.example/bot\\)$"));
        for (const Request &request : other.accessLog())
            QVERIFY(somebody.match(QString::fromLatin1(request.header("User-Agent"))).hasMatch());
    }

    void aLargeBodyIsCutAndSaysSo()
    {
        TestSite site{{"/", Response{.body = "<a href=/early>x</a>" + QByteArray(300000, 'x')}}, {"/early", "ok"}};
        auto options = crawlOptions(project(), site.url("/"));
        options.settings.maxPageBytes = 100000;
        const CrawlRun run = runCrawl(options);
        QCOMPARE(run.urls[site.url("/")].page.outcome, Outcome::TooLarge);
        QVERIFY(run.urls.contains(site.url("/early")));
    }

    void theRequestLineIsTheUrl()
    {
        TestSite site{{"/", "<a href='/%41|%7e?q=[a]|\"'>x</a>"}};
        (void)runCrawl(crawlOptions(project(), site.url("/")));
        QVERIFY2(site.targets().contains("/%41|%7e?q=[a]|%22"), site.targets().join(' ').constData());
    }
};

ARGIOPE_TEST(TestCrawl, QCoreApplication)
#include "tst_crawl.moc"
