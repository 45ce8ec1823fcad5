#include "tests/core/engine/crawlhelp.h"
#include "tests/support/testmain.h"
#include "tests/support/testsite.h"

#include <QTest>

#include <atomic>

using namespace argiope;
using namespace argiope::test;
using engine::CrawlOptions;
using engine::RefetchKind;

/// Failures and single URLs, fetched once more.
class TestCrawlAgain : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void onlyFailuresAreFetched();
    void selectedUrlsAreFetched();
    void selectedWhileItRuns();
    void selectedWhilePaused();
    void whatIsKeptOutIsFetchedOnRequest();
    void pastItsEndItSaysSo();
    void everyAttemptIsKept();
};

void TestCrawlAgain::onlyFailuresAreFetched()
{
    std::atomic<bool> mended = false;
    TestSite site{{"/", "<a href=a>a</a> <a href=gone>g</a> <a href=shut>s</a> <a href=ill>i</a> <a href=to>t</a>"},
        {"/a", "a"}, {"/to", Response{.status = 302, .headers = {{"Location", "/a"}}}}};
    site.setPage("/ill", [&](const Request &) {
        return mended ? Response{.body = "<a href=new>well again</a>"} : Response{.status = 500};
    });
    site.setPage("/shut", Response{.status = 403});
    site.setPage("/new", "new");
    QTemporaryDir dir;
    const CrawlOptions options = crawlOptions(dir.filePath(QStringLiteral("p.argiope")), site.url("/"));
    const CrawlRun first = runCrawl(options);
    QVERIFY(countersHold(first));
    QCOMPARE(first.urls.size(), 6);
    site.clearLog();
    mended = true;

    const CrawlRun second = runCrawl(refetchOptions(options, RefetchKind::Failures));
    QCOMPARE(second.reason, engine::EndReason::Completed);
    QVERIFY(countersHold(second));
    QVERIFY(inlinksHold(second));
    QList<QByteArray> fetched = site.targets();
    fetched.removeAll("/robots.txt");
    std::sort(fetched.begin(), fetched.end());
    QCOMPARE(fetched, (QList<QByteArray>{"/gone", "/ill", "/new", "/shut"}));
    const store::UrlRecord ill = second.urls.value(site.url("/ill"));
    QCOMPARE(ill.page.outcome, base::Outcome::Ok);
    QCOMPARE(ill.page.visits, 2);
    QCOMPARE(ill.page.lastChanged, ill.page.fetchedAt); // its status differs
    QCOMPARE(second.urls.value(site.url("/new")).depth, 2);
    QCOMPARE(second.urls.value(site.url("/new")).page.visits, 1);
    const store::UrlRecord gone = second.urls.value(site.url("/gone"));
    QCOMPARE(gone.page.visits, 2);
    QCOMPARE(gone.page.goneSince, 0); // it never was there
    QCOMPARE(gone.page.lastChanged, 0);
    QCOMPARE(second.urls.value(site.url("/a")).page.visits, 1);
}

void TestCrawlAgain::selectedUrlsAreFetched()
{
    TestSite site{{"/", "<a href=a>a</a> <a href=b>b</a>"}, {"/a", "<a href=c>c</a>"}, {"/b", "b"}, {"/c", "c"}};
    QTemporaryDir dir;
    const CrawlOptions options = crawlOptions(dir.filePath(QStringLiteral("p.argiope")), site.url("/"));
    const CrawlRun first = runCrawl(options);
    const store::UrlRecord a = first.urls.value(site.url("/a"));
    site.clearLog();
    site.setPage("/a", "<a href=d>d</a>");
    site.setPage("/d", "d");

    CrawlOptions again = refetchOptions(options, RefetchKind::Selected);
    again.selected = {a.id, base::UrlId(9999)}; // the other one does not exist
    const CrawlRun second = runCrawl(again);
    QVERIFY(countersHold(second));
    QVERIFY(inlinksHold(second));
    QList<QByteArray> fetched = site.targets();
    fetched.removeAll("/robots.txt");
    QCOMPARE(fetched, (QList<QByteArray>{"/a", "/d"}));
    QCOMPARE(second.urls.value(site.url("/c")).inlinks, 0);
    QCOMPARE(second.urls.value(site.url("/d")).depth, 2);
    QCOMPARE(second.urls.value(site.url("/a")).page.visits, 2);
    QVERIFY(second.urls.value(site.url("/a")).page.lastChanged > 0);
    auto reader = store::Reader::open(options.path);
    QVERIFY(reader);
    const QList<store::VisitRecord> visits = (*reader)->visits(a.id);
    QCOMPARE(visits.size(), 1);
    QCOMPARE(visits[0].visit, 1);
    QCOMPARE(visits[0].contentHash, a.page.contentHash);
    QCOMPARE(visits[0].at, a.page.fetchedAt);
}

void TestCrawlAgain::selectedWhileItRuns()
{
    TestSite site;
    QByteArray body;
    for (int i = 0; i < 60; ++i) {
        body += "<a href=/" + QByteArray::number(i) + ">x</a>";
        site.setPage("/" + QByteArray::number(i), Response{.body = "page", .delayMs = 20});
    }
    site.setPage("/", body);
    QTemporaryDir dir;
    const CrawlOptions options = crawlOptions(dir.filePath(QStringLiteral("p.argiope")), site.url("/"), 2);
    bool asked = false;
    const CrawlRun run = runCrawl(options, [&](engine::Crawl &crawl) {
        if (!asked && crawl.counters().finished > 3)
            asked = crawl.refetch({base::UrlId(1)});
    });
    QVERIFY(asked);
    QCOMPARE(run.reason, engine::EndReason::Completed);
    QVERIFY(countersHold(run));
    QVERIFY(inlinksHold(run));
    QCOMPARE(site.requestCount("/"), 2);
    QCOMPARE(run.urls.value(site.url("/")).page.visits, 2);
    QCOMPARE(run.urls.value(site.url("/")).page.lastChanged, 0);
    // Before what was waiting.
    QVERIFY(site.targets().lastIndexOf("/") < site.targets().size() - 20);
}

void TestCrawlAgain::selectedWhilePaused()
{
    TestSite site{{"/", "<a href=a>a</a>"}, {"/a", Response{.body = "<a href=b>b</a>", .delayMs = 100}}, {"/b", "b"}};
    QTemporaryDir dir;
    const CrawlOptions options = crawlOptions(dir.filePath(QStringLiteral("p.argiope")), site.url("/"), 1);
    engine::Crawl crawl(options);
    crawl.start();
    QTRY_COMPARE_WITH_TIMEOUT(crawl.state(), engine::State::Running, 20000);
    QTRY_VERIFY_WITH_TIMEOUT(site.requestCount("/a") == 1, 20000);
    crawl.pause();
    QTRY_COMPARE_WITH_TIMEOUT(crawl.state(), engine::State::Paused, 20000);
    QVERIFY(crawl.refetch({base::UrlId(1)}));
    QTRY_COMPARE_WITH_TIMEOUT(crawl.counters().leased, 1, 20000);
    QVERIFY(crawl.counters().balanced());
    QTest::qWait(50);
    QCOMPARE(site.requestCount("/"), 1);
    crawl.resume();
    QTRY_COMPARE_WITH_TIMEOUT(crawl.state(), engine::State::Ended, 20000);
    QCOMPARE(crawl.endReason(), engine::EndReason::Completed);
    QCOMPARE(site.requestCount("/"), 2);
    QVERIFY(inlinksHold(readProject(options.path)));
}

void TestCrawlAgain::whatIsKeptOutIsFetchedOnRequest()
{
    TestSite site{{"/", "<a href=out/1>1</a> <a href=out/2>2</a> <a href=shut/out>s</a> <a href=shut/x>x</a>"},
        {"/out/1", "<title>one</title><a href=/in>in</a> <a href=/out/3>3</a>"}, {"/out/2", "two"}, {"/in", "in"}};
    site.setPage("/robots.txt", "User-agent: *\nDisallow: /shut/");
    QTemporaryDir dir;
    CrawlOptions options = crawlOptions(dir.filePath(QStringLiteral("p.argiope")), site.url("/"));
    options.settings.exclude = {QStringLiteral("/out")};
    const CrawlRun first = runCrawl(options);
    QVERIFY(countersHold(first));
    QCOMPARE(first.urls.size(), 1);
    QCOMPARE(first.skipped.size(), 4);
    site.clearLog();

    CrawlOptions again = refetchOptions(options, RefetchKind::Selected);
    for (const char *path : {"/out/1", "/shut/out", "/shut/x"})
        again.selected.append(first.skipped.value(site.url(path)).id);
    const CrawlRun second = runCrawl(again);
    QCOMPARE(second.reason, engine::EndReason::Completed);
    QVERIFY(countersHold(second));
    QVERIFY(inlinksHold(second));
    QList<QByteArray> fetched = site.targets();
    fetched.removeAll("/robots.txt");
    QCOMPARE(fetched, (QList<QByteArray>{"/out/1", "/in"})); // robots.txt counts for what is excluded, too
    const store::UrlRecord one = second.urls.value(site.url("/out/1"));
    QCOMPARE(one.rule.kind, facts::RuleKind::Requested);
    QCOMPARE(one.rule.detail, QByteArray("exclude: /out"));
    QCOMPARE(one.page.title, QByteArray("one"));
    QCOMPARE(one.depth, 1);
    QCOMPARE(second.skipped.value(site.url("/out/3")).rule.kind, facts::RuleKind::Exclude); // the rule holds for others
    QCOMPARE(second.skipped.value(site.url("/out/2")).rule.kind, facts::RuleKind::Exclude);
    QCOMPARE(second.skipped.value(site.url("/shut/x")).rule.kind, facts::RuleKind::Robots);
    QCOMPARE(second.skipped.value(site.url("/shut/out")).rule.kind, facts::RuleKind::Robots);
    auto reader = store::Reader::open(options.path);
    QVERIFY((*reader)->meta("revisiting").isEmpty()); // nothing was fetched twice

    // A recrawl judges it anew.
    const CrawlRun third = runCrawl(refetchOptions(options));
    QVERIFY(countersHold(third));
    QCOMPARE(third.skipped.value(site.url("/out/1")).rule.kind, facts::RuleKind::Exclude);
}

void TestCrawlAgain::pastItsEndItSaysSo()
{
    TestSite site{{"/", "x"}};
    QTemporaryDir dir;
    engine::Crawl crawl(crawlOptions(dir.filePath(QStringLiteral("p.argiope")), site.url("/"), 1));
    QVERIFY(!crawl.refetch({base::UrlId(1)}));
    crawl.start();
    QTRY_COMPARE_WITH_TIMEOUT(crawl.state(), engine::State::Ended, 20000);
    QVERIFY(!crawl.refetch({base::UrlId(1)}));
}

void TestCrawlAgain::everyAttemptIsKept()
{
    std::atomic<int> asked = 0;
    TestSite site{{"/", "<a href=a>a</a>"}};
    site.setPage("/a", [&](const Request &) {
        return ++asked < 3 ? Response{.status = 503, .body = "later"} : Response{.body = "now"};
    });
    QTemporaryDir dir;
    CrawlOptions options = crawlOptions(dir.filePath(QStringLiteral("p.argiope")), site.url("/"), 1);
    options.settings.retries = 3;
    options.settings.adaptive = false;
    const CrawlRun run = runCrawl(options);
    const store::UrlRecord a = run.urls.value(site.url("/a"));
    QCOMPARE(a.page.attempts, 3);
    QCOMPARE(a.page.visits, 1);
    auto reader = store::Reader::open(options.path);
    QVERIFY(reader);
    const QList<store::VisitRecord> visits = (*reader)->visits(a.id);
    QCOMPARE(visits.size(), 2);
    for (int i = 0; i < 2; ++i) {
        QCOMPARE(visits[i].visit, 1);
        QCOMPARE(visits[i].attempt, i + 1);
        QVERIFY(visits[i].retried);
        QCOMPARE(visits[i].status, 503);
        QCOMPARE(visits[i].outcome, base::Outcome::ServerError);
        QVERIFY(visits[i].at > 0);
    }
    QVERIFY((*reader)->visits(run.urls.value(site.url("/")).id).isEmpty());
}

ARGIOPE_TEST(TestCrawlAgain, QCoreApplication)
#include "tst_crawlagain.moc"
