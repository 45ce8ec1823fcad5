// Sitemaps are requests like others: under robots.txt, pace and limits of the host they lie on, and kept.

#include "tests/core/engine/crawlhelp.h"
#include "tests/core/store/storefixture.h"
#include "tests/support/compressed.h"
#include "tests/support/testmain.h"
#include "tests/support/testsite.h"

#include <QElapsedTimer>
#include <QTest>

#include <algorithm>

using namespace argiope;
using namespace argiope::test;
using store::SitemapRecord;
using store::SitemapSource;
using store::UrlState;

namespace {

QByteArray urlset(const QList<QByteArray> &urls)
{
    QByteArray xml = "<urlset xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'>";
    for (const QByteArray &url : urls)
        xml += "<url><loc>" + url + "</loc></url>";
    return xml + "</urlset>";
}

QByteArray indexOf(const QList<QByteArray> &urls)
{
    QByteArray xml = "<sitemapindex xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'>";
    for (const QByteArray &url : urls)
        xml += "<sitemap><loc>" + url + "</loc></sitemap>";
    return xml + "</sitemapindex>";
}

Response xml(const QByteArray &body)
{
    return {.contentType = "application/xml", .body = body};
}

Response robotsFile(const QByteArray &text)
{
    return {.contentType = "text/plain", .body = text};
}

/// robots.txt that names sitemaps 1 to `count` of a site.
QByteArray naming(const TestSite &site, int count)
{
    QByteArray text;
    for (int i = 1; i <= count; ++i)
        text += "Sitemap: " + site.url("/" + QByteArray::number(i) + ".xml") + '\n';
    return text;
}

QMap<QByteArray, SitemapRecord> sitemapsOf(const QString &path)
{
    QMap<QByteArray, SitemapRecord> map;
    const auto reader = store::Reader::open(path);
    if (!reader) {
        QTest::qFail(reader.error().message().toUtf8().constData(), __FILE__, __LINE__);
        return map;
    }
    (*reader)->forEachSitemap([&](const SitemapRecord &sitemap) {
        map.insert(sitemap.url, sitemap);
        return true;
    });
    if ((*reader)->error())
        QTest::qFail((*reader)->error()->message().toUtf8().constData(), __FILE__, __LINE__);
    return map;
}

int countOf(const QMap<QByteArray, SitemapRecord> &sitemaps, UrlState state, const QByteArray &rule = {})
{
    return int(std::count_if(sitemaps.begin(), sitemaps.end(), [&](const SitemapRecord &sitemap) {
        return sitemap.state == state && (rule.isEmpty() || sitemap.rule.name() == rule);
    }));
}

} // namespace

class TestCrawlSitemaps : public QObject
{
    Q_OBJECT
private:
    QTemporaryDir m_dir;
    int m_projects = 0;
    engine::CrawlOptions options(const TestSite &site, int threads = 4)
    {
        auto options
            = crawlOptions(m_dir.filePath(QStringLiteral("p%1.argiope").arg(++m_projects)), site.url("/"), threads);
        options.settings.sitemaps = true;
        return options;
    }

private Q_SLOTS:
    void rowsSayWhatCameOfThem();
    void anotherHostsRobotsCounts();
    void robotsIsReportedOrIgnored();
    void anotherHostIsAskedForFew();
    void relatedPages();
    void theOwnHostHasALimit();
    void aLimitThatGrows();
    void robotsThatNoLongerCounts();
    void aRowUnderAnotherHost();
    void maxUrlsHolds();
    void maxBytesHolds();
    void maxTimeHolds();
    void theDelayIsKept();
    void redirectsAreSitemapsOfTheirHost();
    void indexesSpeakForTheirHost();
    void ownRobotsInvites();
    void failedOnesAreTriedAgain();
    void stopAndResumeReadTheRest();
    void aRecrawlReadsThemAgain();
};

void TestCrawlSitemaps::rowsSayWhatCameOfThem()
{
    TestSite site{{"/", "ok"}, {"/a", "ok"}, {"/b", "ok"}};
    site.setPage("/robots.txt",
        robotsFile(
            "Sitemap: " + site.url("/index.xml") + "\nSitemap: " + site.url("/gone.xml") + "\nSitemap: /none.txt\n"));
    const QByteArray index = indexOf({site.url("/a.xml"), site.url("/b.xml.gz"), site.url("/index.xml")});
    site.setPage("/index.xml", xml(index));
    site.setPage("/a.xml", xml(urlset({site.url("/a"), site.url("/a")})));
    site.setPage("/b.xml.gz", Response{.contentType = "application/gzip", .body = gzipped(urlset({site.url("/b")}))});
    site.setPage("/none.txt", xml("<html>no sitemap</html>"));
    const auto crawled = options(site);
    const CrawlRun run = runCrawl(crawled);
    QVERIFY(countersHold(run));
    QCOMPARE(run.paths(site.origin()), (QList<QByteArray>{"/", "/a", "/b"}));
    const auto sitemaps = sitemapsOf(crawled.path);
    QCOMPARE(sitemaps.size(), 5);
    const SitemapRecord top = sitemaps[site.url("/index.xml")];
    QCOMPARE(top.state, UrlState::Finished);
    QCOMPARE(top.source, SitemapSource::Robots);
    QCOMPARE(top.namedBy, site.url("/robots.txt"));
    QCOMPARE(top.origin, site.origin());
    QCOMPARE(top.outcome, base::Outcome::Ok);
    QCOMPARE(top.status, 200);
    QCOMPARE(top.bytes, index.size());
    QCOMPARE(top.urls, 0);
    QCOMPARE(top.sitemaps, 3);
    QCOMPARE(top.level, 1);
    QVERIFY(top.fetchedAt > 0 && top.discoveredAt > 0);
    const SitemapRecord below = sitemaps[site.url("/a.xml")];
    QCOMPARE(below.source, SitemapSource::Index);
    QCOMPARE(below.namedBy, site.url("/index.xml"));
    QCOMPARE(below.level, 2);
    QCOMPARE(below.urls, 2);
    QCOMPARE(sitemaps[site.url("/b.xml.gz")].urls, 1);
    QCOMPARE(sitemaps[site.url("/gone.xml")].outcome, base::Outcome::Broken);
    QCOMPARE(sitemaps[site.url("/gone.xml")].status, 404);
    QCOMPARE(sitemaps[site.url("/none.txt")].problem, "not_a_sitemap");
    QCOMPARE(site.requestCount(), 1 + 5 + 3);
    QCOMPARE(run.counters.requests, 1 + 5 + 3);
    QCOMPARE(site.requestCount("/index.xml"), 1);
    // In neither table of URLs.
    for (const QByteArray &url : sitemaps.keys())
        QVERIFY(!run.urls.contains(url) && !run.skipped.contains(url));
}

// Twenty thousand requests at a host that wants none: there is one, for its robots.txt.
void TestCrawlSitemaps::anotherHostsRobotsCounts()
{
    TestSite b{{"/robots.txt", robotsFile("User-agent: *\nDisallow: /\n")}};
    TestSite a{{"/", "ok"}};
    a.setPage("/robots.txt", robotsFile(naming(b, 5000)));
    auto crawled = options(a, 8);
    const CrawlRun run = runCrawl(crawled);
    QVERIFY(countersHold(run));
    QCOMPARE(run.reason, engine::EndReason::Completed);
    QCOMPARE(run.urls.size(), 1);
    QCOMPARE(b.targets(), QList<QByteArray>{"/robots.txt"});
    const auto sitemaps = sitemapsOf(crawled.path);
    QCOMPARE(countOf(sitemaps, UrlState::Skipped, "robots"), 50);
    QCOMPARE(countOf(sitemaps, UrlState::Skipped, "sitemap_limit"), 50);
    QCOMPARE(sitemaps.size(), 100);
    const SitemapRecord first = sitemaps[b.url("/1.xml")];
    QCOMPARE(first.rule.name(), "robots");
    QVERIFY(first.rule.detail.contains("Disallow: /"));
    QCOMPARE(first.namedBy, a.url("/robots.txt"));
    QCOMPARE(first.origin, b.origin());
}

void TestCrawlSitemaps::robotsIsReportedOrIgnored()
{
    for (const auto policy : {settings::RobotsPolicy::Report, settings::RobotsPolicy::Ignore}) {
        TestSite b{{"/robots.txt", robotsFile("User-agent: *\nDisallow: /\n")}};
        b.setPage("/1.xml", xml(urlset({})));
        TestSite a{{"/", "ok"}};
        a.setPage("/robots.txt", robotsFile(naming(b, 1)));
        auto crawled = options(a);
        crawled.settings.robots = policy;
        (void)runCrawl(crawled);
        QCOMPARE(b.requestCount("/1.xml"), 1);
        const bool report = policy == settings::RobotsPolicy::Report;
        QCOMPARE(sitemapsOf(crawled.path)[b.url("/1.xml")].rule.name(), report ? "robots_reported" : "");
    }
}

void TestCrawlSitemaps::anotherHostIsAskedForFew()
{
    TestSite b;
    b.setFallback(xml(urlset({})));
    TestSite a{{"/", "ok"}};
    a.setPage("/robots.txt", robotsFile(naming(b, 3000)));
    auto crawled = options(a, 8);
    crawled.settings.maxSitemaps = 1000;
    QVERIFY(countersHold(runCrawl(crawled)));
    QCOMPARE(b.requestCount(), 1 + 10);
    const auto sitemaps = sitemapsOf(crawled.path);
    QCOMPARE(countOf(sitemaps, UrlState::Finished), 10);
    QCOMPARE(countOf(sitemaps, UrlState::Skipped, "sitemap_limit"), 10);
}

/// What a page, a header or a sitemap names as another version is asked for once, though no link leads there.
void TestCrawlSitemaps::relatedPages()
{
    TestSite site{{"/a", "ok"}, {"/c", "ok"}, {"/h", "ok"}, {"/l", "ok"}, {"/amp", "ok"}, {"/2", "ok"}, {"/s", "ok"}};
    site.setPage("/",
        Response{.headers = {{"Link", "</h>; rel=alternate; hreflang=fr"}},
            .body = "<link rel=canonical href=/c><link rel=alternate hreflang=de href=/l><link rel=amphtml href=/amp>"
                    "<link rel=next href=/2><link rel=alternate type=application/rss+xml href=/feed><a href=/a>a</a>"});
    site.setPage("/robots.txt", robotsFile("Sitemap: " + site.url("/s.xml") + '\n'));
    site.setPage("/s.xml",
        xml("<urlset xmlns='http://www.sitemaps.org/schemas/sitemap/0.9' xmlns:xhtml='http://www.w3.org/1999/xhtml'>"
            "<url><loc>"
            + site.url("/") + "</loc><xhtml:link rel='alternate' hreflang='it' href='" + site.url("/s")
            + "'/></url></urlset>"));
    const auto asked = [&](settings::RelatedPages policy) {
        auto crawled = options(site, 2);
        crawled.settings.relatedPages = policy;
        const CrawlRun run = runCrawl(crawled);
        QByteArrayList urls;
        for (auto it = run.urls.cbegin(); it != run.urls.cend(); ++it) {
            if (it->page.status == 200)
                urls << it.key().mid(site.url("").size()) + (it->inSitemap ? " listed" : "");
        }
        return urls;
    };
    QCOMPARE(asked(settings::RelatedPages::Auto), (QByteArrayList{"/ listed", "/a"}));
    QCOMPARE(asked(settings::RelatedPages::Always),
        (QByteArrayList{"/ listed", "/2", "/a", "/amp", "/c", "/h", "/l", "/s"}));
    QCOMPARE(site.requestCount("/l"), 1);
    QCOMPARE(site.requestCount("/feed"), 0);
}

void TestCrawlSitemaps::theOwnHostHasALimit()
{
    TestSite site{{"/", "ok"}};
    site.setFallback([&](const Request &request) { return xml(urlset({site.url("/?" + request.target.mid(1))})); });
    site.setPage("/robots.txt", robotsFile(naming(site, 400)));
    auto crawled = options(site, 8);
    crawled.settings.maxDepth = 0;
    crawled.settings.maxSitemaps = 150;
    QVERIFY(countersHold(runCrawl(crawled)));
    auto sitemaps = sitemapsOf(crawled.path);
    QCOMPARE(countOf(sitemaps, UrlState::Finished), 150);
    QCOMPARE(countOf(sitemaps, UrlState::Skipped, "sitemap_limit"), 150);
    // Large honest sites come through.
    auto whole = options(site, 8);
    whole.settings.maxDepth = 0;
    QVERIFY(countersHold(runCrawl(whole)));
    sitemaps = sitemapsOf(whole.path);
    QCOMPARE(countOf(sitemaps, UrlState::Finished), 400);
}

void TestCrawlSitemaps::aLimitThatGrows()
{
    TestSite site{{"/", "ok"}};
    site.setFallback([&](const Request &request) { return xml(urlset({site.url("/?" + request.target.mid(1))})); });
    site.setPage("/robots.txt", robotsFile(naming(site, 20)));
    auto crawled = options(site, 4);
    crawled.settings.maxDepth = 0;
    crawled.settings.maxSitemaps = 10;
    QVERIFY(countersHold(runCrawl(crawled)));
    QCOMPARE(countOf(sitemapsOf(crawled.path), UrlState::Finished), 10);
    crawled.mode = engine::CrawlOptions::Mode::Resume;
    // The same limit changes nothing.
    site.clearLog();
    QVERIFY(countersHold(runCrawl(crawled)));
    QCOMPARE(site.requestCount(), 0);
    crawled.settings.maxSitemaps = 15;
    QVERIFY(countersHold(runCrawl(crawled)));
    auto sitemaps = sitemapsOf(crawled.path);
    QCOMPARE(countOf(sitemaps, UrlState::Finished), 15);
    QCOMPARE(countOf(sitemaps, UrlState::Skipped, "sitemap_limit"), 5);
    crawled.settings.maxSitemaps = 100;
    const CrawlRun run = runCrawl(crawled);
    QVERIFY(countersHold(run));
    QCOMPARE(countOf(sitemapsOf(crawled.path), UrlState::Finished), 20);
    QCOMPARE(run.urls.size(), 1 + 20);
    for (int i = 1; i <= 20; ++i)
        QVERIFY(site.requestCount("/" + QByteArray::number(i) + ".xml") <= 1); // none twice
}

void TestCrawlSitemaps::robotsThatNoLongerCounts()
{
    TestSite b;
    b.setPage("/robots.txt", robotsFile("User-agent: *\nDisallow: /\n"));
    TestSite site{{"/", "ok"}, {"/a", "ok"}};
    b.setPage("/s.xml", xml(urlset({site.url("/a")})));
    site.setPage("/robots.txt", robotsFile("Sitemap: " + b.url("/s.xml") + '\n'));
    auto crawled = options(site);
    QVERIFY(countersHold(runCrawl(crawled)));
    QCOMPARE(countOf(sitemapsOf(crawled.path), UrlState::Skipped, "robots"), 1);
    crawled.mode = engine::CrawlOptions::Mode::Resume;
    QVERIFY(countersHold(runCrawl(crawled)));
    QCOMPARE(b.requestCount("/s.xml"), 0);
    crawled.settings.robots = settings::RobotsPolicy::Ignore;
    const CrawlRun run = runCrawl(crawled);
    QVERIFY(countersHold(run));
    QCOMPARE(b.requestCount("/s.xml"), 1);
    QCOMPARE(run.paths(site.origin()), (QList<QByteArray>{"/", "/a"}));
}

/// A project file from a stranger may have a sitemap asked for under the robots.txt of another host.
void TestCrawlSitemaps::aRowUnderAnotherHost()
{
    TestSite b;
    b.setPage("/robots.txt", robotsFile("User-agent: *\nDisallow: /\n"));
    b.setPage("/s.xml", xml(urlset({})));
    TestSite site{{"/", "ok"}};
    site.setPage("/robots.txt", robotsFile("Sitemap: " + b.url("/s.xml") + '\n'));
    auto crawled = options(site);
    QVERIFY(countersHold(runCrawl(crawled)));
    QCOMPARE(countOf(sitemapsOf(crawled.path), UrlState::Skipped, "robots"), 1);
    QString error;
    (void)storetest::rawSql(crawled.path,
        QStringLiteral("UPDATE sitemaps SET host = (SELECT id FROM hosts WHERE origin = '%1')")
            .arg(QString::fromLatin1(site.origin())),
        &error);
    QCOMPARE(error, QString());
    (void)storetest::rawSql(crawled.path,
        QStringLiteral("INSERT INTO rules (id, name, detail) VALUES (999, 'robots_unavailable', '')"), &error);
    QCOMPARE(error, QString());
    (void)storetest::rawSql(crawled.path, QStringLiteral("UPDATE sitemaps SET rule = 999"), &error);
    QCOMPARE(error, QString());
    crawled.mode = engine::CrawlOptions::Mode::Resume;
    (void)runCrawl(crawled);
    QCOMPARE(b.requestCount("/s.xml"), 0);
    QCOMPARE(countOf(sitemapsOf(crawled.path), UrlState::Skipped, "robots_unavailable"), 1);
}

void TestCrawlSitemaps::maxUrlsHolds()
{
    for (const int threads : {1, 16}) {
        TestSite b;
        b.setFallback(xml(urlset({})));
        TestSite a{{"/", "<a href=/1>1</a><a href=/2>2</a>"}, {"/1", "ok"}, {"/2", "ok"}};
        a.setPage("/robots.txt", robotsFile(naming(b, 1000)));
        auto crawled = options(a, threads);
        crawled.settings.maxUrls = 2;
        const CrawlRun run = runCrawl(crawled);
        QVERIFY(countersHold(run));
        QCOMPARE(run.reason, engine::EndReason::MaxUrls);
        QCOMPARE(run.counters.finished, 2);
        QVERIFY2(b.requestCount() <= 1 + 2, QByteArray::number(b.requestCount()).constData());
    }
    // Nothing but sitemaps is left.
    TestSite site{{"/", "ok"}};
    site.setPage("/robots.txt", robotsFile(naming(site, 10)));
    auto crawled = options(site);
    crawled.settings.maxUrls = 3;
    const CrawlRun run = runCrawl(crawled);
    QVERIFY(countersHold(run));
    QCOMPARE(run.reason, engine::EndReason::MaxUrls);
    QCOMPARE(countOf(sitemapsOf(crawled.path), UrlState::Queued), 7);
    QCOMPARE(site.requestCount(), 1 + 3 + 1);
}

void TestCrawlSitemaps::maxBytesHolds()
{
    TestSite site{{"/", "ok"}};
    site.setFallback(xml(urlset({}) + QByteArray(10'000, ' ')));
    site.setPage("/robots.txt", robotsFile(naming(site, 1000)));
    auto crawled = options(site, 4);
    crawled.settings.maxTotalBytes = 200'000; // robots.txt has about 40,000
    const CrawlRun run = runCrawl(crawled);
    QVERIFY(countersHold(run));
    QCOMPARE(run.reason, engine::EndReason::MaxBytes);
    QVERIFY2(site.requestCount() < 60, QByteArray::number(site.requestCount()).constData());
    QVERIFY(countOf(sitemapsOf(crawled.path), UrlState::Queued) > 900);

    // One that is larger than all that may come.
    TestSite large{{"/", "ok"}, {"/robots.txt", "Sitemap: /endless.xml\n"}};
    large.setPage("/endless.xml", Response{.contentType = "text/xml", .body = "<!-- nothing -->", .endless = true});
    crawled = options(large, 2);
    crawled.settings.maxTotalBytes = 300'000;
    const CrawlRun ended = runCrawl(crawled);
    QCOMPARE(ended.reason, engine::EndReason::MaxBytes);
    QCOMPARE(sitemapsOf(crawled.path)[large.url("/endless.xml")].state, UrlState::Queued);
}

void TestCrawlSitemaps::maxTimeHolds()
{
    TestSite site{{"/", "ok"}};
    site.setFallback(Response{.contentType = "text/xml", .body = urlset({}), .delayMs = 300});
    site.setPage("/robots.txt", robotsFile(naming(site, 1000)));
    auto crawled = options(site, 1);
    crawled.settings.maxTime = 1;
    const CrawlRun run = runCrawl(crawled);
    QVERIFY(countersHold(run));
    QCOMPARE(run.reason, engine::EndReason::MaxTime);
    QVERIFY(site.requestCount() < 100);
}

void TestCrawlSitemaps::theDelayIsKept()
{
    TestSite b{{"/robots.txt", robotsFile("User-agent: *\nCrawl-delay: 0.2\n")}};
    b.setFallback(xml(urlset({})));
    TestSite a{{"/", "ok"}};
    a.setPage("/robots.txt", robotsFile(naming(b, 4)));
    (void)runCrawl(options(a, 8));
    const QList<Request> log = b.accessLog();
    QCOMPARE(log.size(), 5);
    QCOMPARE(b.maxConcurrent(), 1);
    // What follows robots.txt comes at once. One late arrival may come closer to the next; all of them cannot.
    const qint64 took = log.last().arrivedMs - log[1].arrivedMs;
    QVERIFY2(took >= 3 * 200 - 20, QByteArray::number(took).constData());
}

void TestCrawlSitemaps::redirectsAreSitemapsOfTheirHost()
{
    TestSite b{{"/robots.txt", robotsFile("User-agent: *\nDisallow: /secret\n")}};
    TestSite a{{"/", "ok"}, {"/found", "ok"}};
    b.setPage("/open.xml", xml(urlset({a.url("/found")})));
    b.setPage("/secret.xml", xml(urlset({a.url("/secret")})));
    a.setPage("/1.xml", Response{.status = 301, .headers = {{"Location", b.url("/open.xml")}}});
    a.setPage("/2.xml", Response{.status = 302, .headers = {{"Location", b.url("/secret.xml")}}});
    a.setPage("/3.xml", Response{.status = 302, .headers = {{"Location", a.url("/3.xml")}}});
    a.setPage("/4.xml", Response{.status = 302, .headers = {{"Location", "file:///etc/passwd"}}});
    a.setPage("/robots.txt", robotsFile(naming(a, 4)));
    auto crawled = options(a);
    const CrawlRun run = runCrawl(crawled);
    QVERIFY(countersHold(run));
    QVERIFY(run.urls.contains(a.url("/found")));
    QCOMPARE(b.requestCount("/robots.txt"), 1);
    QCOMPARE(b.requestCount("/open.xml"), 1);
    QCOMPARE(b.requestCount("/secret.xml"), 0);
    const auto sitemaps = sitemapsOf(crawled.path);
    QCOMPARE(sitemaps.size(), 6);
    QCOMPARE(sitemaps[a.url("/1.xml")].outcome, base::Outcome::Redirect);
    QCOMPARE(sitemaps[b.url("/open.xml")].source, SitemapSource::Redirect);
    QCOMPARE(sitemaps[b.url("/open.xml")].namedBy, a.url("/1.xml"));
    QCOMPARE(sitemaps[b.url("/secret.xml")].rule.name(), "robots");
    QCOMPARE(a.requestCount("/3.xml"), 1);
}

void TestCrawlSitemaps::indexesSpeakForTheirHost()
{
    TestSite b;
    TestSite a{{"/", "ok"}};
    QByteArray before = "/deep0.xml";
    a.setPage("/robots.txt", robotsFile("Sitemap: /deep0.xml\n"));
    for (int i = 1; i <= 4; ++i) {
        const QByteArray next = "/deep" + QByteArray::number(i) + ".xml";
        a.setPage(before, xml(indexOf({a.url(next), b.url("/foreign.xml")})));
        before = next;
    }
    auto crawled = options(a);
    QVERIFY(countersHold(runCrawl(crawled)));
    QCOMPARE(b.requestCount(), 0);
    const auto sitemaps = sitemapsOf(crawled.path);
    QCOMPARE(sitemaps[b.url("/foreign.xml")].rule.name(), "external");
    QCOMPARE(sitemaps[a.url("/deep2.xml")].state, UrlState::Finished);
    QCOMPARE(sitemaps[a.url("/deep3.xml")].rule.name(), "sitemap_depth");
    QCOMPARE(a.requestCount("/deep3.xml"), 0);
}

// Who names a sitemap in robots.txt wants it read; one that is only looked for in the usual place is like any URL.
void TestCrawlSitemaps::ownRobotsInvites()
{
    for (const bool named : {true, false}) {
        TestSite site{{"/", "ok"}};
        site.setPage("/sitemap.xml", xml(urlset({})));
        site.setPage("/robots.txt",
            robotsFile(QByteArray("User-agent: *\nDisallow: /sitemap\n") + (named ? "Sitemap: /sitemap.xml\n" : "")));
        auto crawled = options(site);
        (void)runCrawl(crawled);
        QCOMPARE(site.requestCount("/sitemap.xml"), named ? 1 : 0);
        const SitemapRecord sitemap = sitemapsOf(crawled.path)[site.url("/sitemap.xml")];
        QCOMPARE(sitemap.source, named ? SitemapSource::Robots : SitemapSource::UsualPlace);
        QCOMPARE(sitemap.rule.name(), named ? "" : "robots");
    }
}

void TestCrawlSitemaps::failedOnesAreTriedAgain()
{
    std::atomic<int> asked{0};
    TestSite site{{"/", "ok"}, {"/a", "ok"}, {"/robots.txt", "Sitemap: /map.xml\n"}};
    site.setPage("/map.xml",
        [&](const Request &) { return ++asked == 1 ? Response{.status = 503} : xml(urlset({site.url("/a")})); });
    auto crawled = options(site);
    crawled.settings.retries = 2;
    const CrawlRun run = runCrawl(crawled);
    QVERIFY(countersHold(run));
    QVERIFY(run.urls.contains(site.url("/a")));
    const SitemapRecord sitemap = sitemapsOf(crawled.path)[site.url("/map.xml")];
    QCOMPARE(sitemap.outcome, base::Outcome::Ok);
    QCOMPARE(sitemap.attempts, 2);
}

void TestCrawlSitemaps::stopAndResumeReadTheRest()
{
    for (const int threads : {1, 8}) {
        TestSite site{{"/", "ok"}};
        QByteArray pages;
        for (int i = 1; i <= 60; ++i) {
            const QByteArray page = "/p" + QByteArray::number(i);
            site.setPage(page, "ok");
            site.setPage("/" + QByteArray::number(i) + ".xml",
                Response{
                    .contentType = "text/xml", .body = urlset({site.url(page)}), .delayMs = threads == 1 ? 20 : 150});
        }
        site.setPage("/index.xml", xml(indexOf([&] {
            QList<QByteArray> list;
            for (int i = 1; i <= 60; ++i)
                list << site.url("/" + QByteArray::number(i) + ".xml");
            return list;
        }())));
        site.setPage("/robots.txt", robotsFile("Sitemap: /index.xml\n"));
        auto crawled = options(site, threads);
        QElapsedTimer took;
        CrawlRun run = runCrawl(crawled, [&](engine::Crawl &crawl) {
            if (site.requestCount() > 20 && crawl.state() == engine::State::Running) {
                took.start();
                crawl.stop();
            }
        });
        QCOMPARE(run.reason, engine::EndReason::Stopped);
        QVERIFY(countersHold(run));
        QVERIFY(took.elapsed() < 5000);
        const auto between = sitemapsOf(crawled.path);
        QVERIFY(countOf(between, UrlState::Queued) > 0);
        site.clearLog();
        crawled.mode = engine::CrawlOptions::Mode::Resume;
        run = runCrawl(crawled);
        QCOMPARE(run.reason, engine::EndReason::Completed);
        QVERIFY(countersHold(run));
        QCOMPARE(run.urls.size(), 61);
        const auto sitemaps = sitemapsOf(crawled.path);
        QCOMPARE(countOf(sitemaps, UrlState::Finished), 61);
        // What was read is not read again.
        for (const SitemapRecord &sitemap : between) {
            if (sitemap.state == UrlState::Finished)
                QCOMPARE(site.requestCount(sitemap.url.mid(site.origin().size())), 0);
        }
    }
}

void TestCrawlSitemaps::aRecrawlReadsThemAgain()
{
    TestSite site{{"/", "ok"}, {"/a", "ok"}, {"/b", "ok"}, {"/robots.txt", "Sitemap: /map.xml\n"}};
    site.setPage("/map.xml", xml(urlset({site.url("/a")})));
    auto crawled = options(site);
    (void)runCrawl(crawled);
    site.setPage("/map.xml", xml(urlset({site.url("/b")})));
    crawled.mode = engine::CrawlOptions::Mode::Resume;
    crawled.refetch = engine::RefetchKind::Everything;
    const CrawlRun run = runCrawl(crawled);
    QVERIFY(countersHold(run));
    QVERIFY(run.urls.value(site.url("/b")).inSitemap);
    QCOMPARE(site.requestCount("/map.xml"), 2);
    const SitemapRecord sitemap = sitemapsOf(crawled.path)[site.url("/map.xml")];
    QCOMPARE(sitemap.run, 2);
    QCOMPARE(sitemap.state, UrlState::Finished);
}

ARGIOPE_TEST(TestCrawlSitemaps, QCoreApplication)
#include "tst_crawlsitemaps.moc"
