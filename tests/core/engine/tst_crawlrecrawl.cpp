#include "tests/core/engine/crawlhelp.h"
#include "tests/support/sanitized.h"
#include "tests/support/testmain.h"
#include "tests/support/testsite.h"

#include <QCryptographicHash>
#include <QRandomGenerator>
#include <QTest>

#include <atomic>

using namespace argiope;
using namespace argiope::test;
using engine::CrawlOptions;
using engine::EndReason;
using engine::RefetchKind;

namespace {

QByteArray number(qint64 n)
{
    return QByteArray::number(n);
}

/// A page that answers by 304 where the request names its ETag or its date.
Page validated(const QByteArray &body, const QByteArray &etag, const QByteArray &modified = {})
{
    return [=](const Request &request) {
        Response response{.body = body};
        if (!etag.isEmpty())
            response.headers.append({"ETag", etag});
        if (!modified.isEmpty())
            response.headers.append({"Last-Modified", modified});
        const QByteArray match = request.header("If-None-Match");
        const QByteArray since = request.header("If-Modified-Since");
        if (match.isEmpty() ? !since.isEmpty() && since == modified : match == etag) {
            response.status = 304;
            response.body.clear();
        }
        return response;
    };
}

/// A random site, and the same site some time later: pages with other links, pages that are gone, redirects that lead
/// elsewhere, new pages. A third of the pages confirms by ETag, a third by date, a third knows neither.
struct ChangingSite
{
    int pages;
    QRandomGenerator random;
    QList<QList<int>> links;
    QList<int> kind; ///< 0 page, 1 redirect, 2 gone

    ChangingSite(int count, quint32 seed)
        : pages(count)
        , random(seed)
    {
        for (int i = 0; i < pages; ++i) {
            links.append(QList<int>());
            kind.append(0);
            make(i);
        }
    }

    void make(int i)
    {
        kind[i] = i == 0 ? 0 : random.bounded(7) == 0 ? 1 : random.bounded(12) == 0 ? 2 : 0;
        links[i].clear();
        const int count = kind[i] == 1 ? 1 : 1 + random.bounded(3) + (i == 0 ? 3 : 0);
        for (int k = 0; k < count; ++k)
            links[i].append(random.bounded(pages));
        if (kind[i] == 0 && i + 1 < pages && random.bounded(3) > 0)
            links[i].append(i + 1);
    }

    void change()
    {
        for (int i = 0; i < pages; ++i) {
            if (random.bounded(4) == 0)
                make(i);
        }
    }

    void serve(TestSite &site)
    {
        for (int i = 0; i < pages; ++i) {
            const QByteArray target = "/" + number(i);
            if (kind[i] == 1) {
                site.setPage(target, Response{.status = 302, .headers = {{"Location", "/" + number(links[i][0])}}});
                continue;
            }
            if (kind[i] == 2) {
                site.setPage(target, Response{.status = 404, .body = "gone"});
                continue;
            }
            QByteArray body = "<title>page " + number(i) + "</title>";
            for (const int to : std::as_const(links[i]))
                body += "<a href=/" + number(to) + ">to " + number(to) + "</a>";
            body += "<img src=/image" + number(i % 7) + ".png>";
            if (i % 11 == 0)
                body += "<a href=http://elsewhere.example/" + number(i) + ">away</a>";
            if (i % 9 == 0)
                body += "<a href=/private/" + number(i) + ">private</a>";
            const QByteArray hash = QCryptographicHash::hash(body, QCryptographicHash::Md5).toHex();
            if (i % 3 == 0)
                site.setPage(target, validated(body, "\"" + hash + "\""));
            else if (i % 3 == 1) // as good as a date
                site.setPage(target, validated(body, {}, "Mon, 01 Jan 2024 00:00:00 GMT; " + hash));
            else
                site.setPage(target, body);
        }
        site.setPage(
            "/robots.txt", Response{.contentType = "text/plain", .body = "User-agent: *\nDisallow: /private/\n"});
    }
};

/// What must not depend on whether a site was crawled before. Links of pages that nothing links to any more are left
/// out: a crawl that begins anew does not know these. What is kept out has no depth here without the links that lead to
/// it (links=none): it keeps that of the way on which it was met first.
QByteArray reachable(const CrawlRun &run, const QSet<QByteArray> &known, bool depthsOfSkipped = true)
{
    QByteArrayList lines;
    for (const auto *rows : {&run.urls, &run.skipped}) {
        for (const store::UrlRecord &row : *rows) {
            if (!known.contains(row.url))
                continue;
            const bool hasDepth = depthsOfSkipped || row.state != store::UrlState::Skipped;
            lines.append(row.url + " depth=" + number(hasDepth ? row.depth : -1) + ' ' + store::name(row.state) + ' '
                + row.rule.name() + ' ' + base::name(row.page.outcome) + ' ' + number(row.page.status) + ' '
                + row.page.title + " to=" + row.redirectUrl + " outlinks=" + number(row.page.outlinks)
                + " bytes=" + number(row.page.bytes) + ' ' + row.page.contentHash.toHex());
        }
    }
    for (const store::LinkRecord &link : run.links) {
        if (known.contains(link.source))
            lines.append("link " + link.source + ' ' + link.target + ' ' + link.element + ' ' + link.text + ' '
                + link.rule.name() + ' ' + number(link.followed));
    }
    std::sort(lines.begin(), lines.end());
    return lines.join('\n');
}

QByteArray firstDifference(const QByteArray &a, const QByteArray &b)
{
    const QByteArrayList is = a.split('\n');
    const QByteArrayList should = b.split('\n');
    for (qsizetype i = 0; i < std::max(is.size(), should.size()); ++i) {
        if (is.value(i) != should.value(i))
            return "is:     " + is.value(i) + "\nshould: " + should.value(i);
    }
    return {};
}

/// Every way from the seed is there.
void checkReferrers(const CrawlRun &run)
{
    for (const store::UrlRecord &row : run.urls) {
        if (row.depth == 0 || row.depth >= store::OrphanDepth)
            continue;
        QVERIFY2(run.urls.contains(row.referrer), row.url.constData());
        QCOMPARE(run.urls[row.referrer].depth, row.depth - 1);
    }
}

} // namespace

/// Recrawls of everything.
class TestCrawlRecrawl : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void equalsAFreshCrawl_data();
    void equalsAFreshCrawl();
    void fetchesEachUrlOnce();
    void whatDidNotChangeIsNoProblem();
    void rememberWhatHappened();
    void otherRulesAreObeyed();
    void unfinishedWorkIsNotLost();
    void limitsAreOfTheRun();
    void settingsThatJudgeFetchInFull();
    void sitemapsAreReadAgain();
    void newChangedAndGoneAreLists();
    void linksNone();
};

void TestCrawlRecrawl::equalsAFreshCrawl_data()
{
    QTest::addColumn<quint32>("seed");
    QTest::addColumn<int>("threads");
    QTest::addColumn<bool>("interrupted");
    for (quint32 seed = 1; seed <= (sanitized ? 2 : 4); ++seed) {
        for (const int threads : {1, 16}) {
            for (const bool interrupted : {false, true})
                QTest::addRow("site %u, %d threads%s", seed, threads, interrupted ? ", interrupted" : "")
                    << seed << threads << interrupted;
        }
    }
}

void TestCrawlRecrawl::equalsAFreshCrawl()
{
    QFETCH(quint32, seed);
    QFETCH(int, threads);
    QFETCH(bool, interrupted);
    TestSite site;
    ChangingSite changing(sanitized ? 60 : 120, seed);
    changing.serve(site);
    QTemporaryDir dir;
    CrawlOptions options = crawlOptions(dir.filePath(QStringLiteral("again.argiope")), site.url("/0"), threads);
    options.settings.seenCache = 32; // the file is asked most of the time
    QCOMPARE(runCrawl(options).reason, EndReason::Completed);

    for (int round = 0; round < 2; ++round) {
        changing.change();
        changing.serve(site);
        CrawlRun again;
        CrawlOptions next = refetchOptions(options);
        QRandomGenerator random(seed + quint32(round));
        int stops = interrupted ? 6 : 0;
        do {
            const qint64 most = stops > 0 ? random.bounded(60) : -1;
            again = runCrawl(next, [&](engine::Crawl &crawl) {
                if (most >= 0 && crawl.counters().requests >= most)
                    crawl.stop();
            });
            QVERIFY(!again.error);
            QVERIFY(countersHold(again));
            QVERIFY(inlinksHold(again));
            --stops;
            next.refetch = RefetchKind::Nothing; // a plain resume goes on with it
        } while (again.reason != EndReason::Completed);
        QCOMPARE(again.counters.outdated, 0);
        QCOMPARE(again.counters.run, round + 2);

        CrawlOptions anew = options;
        anew.path = dir.filePath(QStringLiteral("anew%1.argiope").arg(round));
        const CrawlRun fresh = runCrawl(anew);
        const QList<QByteArray> urls = fresh.urls.keys() + fresh.skipped.keys();
        const QSet<QByteArray> known(urls.begin(), urls.end());
        const QByteArray other = firstDifference(reachable(again, known), reachable(fresh, known));
        QVERIFY2(other.isEmpty(), other.constData());
        checkReferrers(again);
        for (const store::UrlRecord &row : again.urls) {
            QCOMPARE(row.state, store::UrlState::Finished);
            QVERIFY2(known.contains(row.url) || row.depth >= store::OrphanDepth, row.url.constData());
        }
    }
}

void TestCrawlRecrawl::fetchesEachUrlOnce()
{
    TestSite site;
    ChangingSite changing(80, 7);
    changing.serve(site);
    QTemporaryDir dir;
    const CrawlOptions options = crawlOptions(dir.filePath(QStringLiteral("p.argiope")), site.url("/0"));
    const CrawlRun first = runCrawl(options);
    changing.change();
    changing.serve(site);
    site.clearLog();
    const CrawlRun again = runCrawl(refetchOptions(options));
    QVERIFY(countersHold(again));
    int conditional = 0;
    for (const Request &request : site.accessLog())
        conditional
            += request.header("If-None-Match").isEmpty() && request.header("If-Modified-Since").isEmpty() ? 0 : 1;
    QVERIFY(conditional > 10);
    for (const store::UrlRecord &row : first.urls)
        QVERIFY2(again.urls.contains(row.url), row.url.constData());
    for (const store::UrlRecord &row : again.urls) {
        QCOMPARE(site.requestCount(row.url.mid(site.origin().size())), 1);
        QCOMPARE(row.page.visits, first.urls.contains(row.url) ? 2 : 1);
    }
    QCOMPARE(again.counters.fetched, again.urls.size());
}

void TestCrawlRecrawl::whatDidNotChangeIsNoProblem()
{
    TestSite site{{"/", "<a href=same>1</a>"}};
    site.setPage("/same", validated("same", "\"1\""));
    QTemporaryDir dir;
    CrawlOptions options = crawlOptions(dir.filePath(QStringLiteral("p.argiope")), site.url("/"), 1);
    (void)runCrawl(options);
    const auto log = std::make_shared<KeptLog>();
    options.log = log;
    const CrawlRun again = runCrawl(refetchOptions(options));
    QVERIFY(again.urls.value(site.url("/same")).page.notModified);
    QByteArrayList about;
    for (const base::LogEntry &entry : log->entries()) {
        QVERIFY2(entry.level < base::LogLevel::Warning, entry.text.constData());
        if (entry.text.contains("/same"))
            about.append(entry.text);
    }
    QCOMPARE(about.size(), 1);
    QVERIFY2(about.first().startsWith("ok 304 "), about.first().constData());
}

void TestCrawlRecrawl::rememberWhatHappened()
{
    TestSite site{{"/", "<a href=same>1</a><a href=other>2</a><a href=gone>3</a><a href=back>4</a><a href=down>5</a>"}};
    site.setPage("/same", validated("same", "\"1\""));
    site.setPage("/other", "one");
    site.setPage("/gone", "here");
    site.setPage("/back", "here");
    site.setPage("/down", "here");
    QTemporaryDir dir;
    const CrawlOptions options = crawlOptions(dir.filePath(QStringLiteral("p.argiope")), site.url("/"), 1);
    const CrawlRun first = runCrawl(options);
    for (const store::UrlRecord &row : first.urls) {
        QCOMPARE(row.page.visits, 1);
        QCOMPARE(row.page.lastChanged, 0);
        QCOMPARE(row.page.goneSince, 0);
        QCOMPARE(row.lastSeen, row.discoveredAt);
    }
    const auto at = [&](const CrawlRun &run, const char *path) { return run.urls.value(site.url(path)); };

    site.setPage("/other", "two");
    site.setPage("/gone", Response{.status = 410});
    site.setPage("/back", Response{.status = 404});
    site.setPage("/down", Response{.reset = true});
    const CrawlRun second = runCrawl(refetchOptions(options));
    QCOMPARE(at(second, "/same").page.status, 200);
    QVERIFY(at(second, "/same").page.notModified);
    QCOMPARE(at(second, "/same").page.lastChanged, 0);
    QCOMPARE(at(second, "/same").page.contentHash, at(first, "/same").page.contentHash);
    QVERIFY(at(second, "/same").page.fetchedAt >= at(first, "/same").page.fetchedAt);
    QVERIFY(at(second, "/same").lastSeen > at(first, "/same").lastSeen);
    QCOMPARE(at(second, "/same").discoveredAt, at(first, "/same").discoveredAt);
    QCOMPARE(at(second, "/other").page.lastChanged, at(second, "/other").page.fetchedAt);
    QCOMPARE(at(second, "/gone").page.goneSince, at(second, "/gone").page.fetchedAt);
    QCOMPARE(at(second, "/back").page.goneSince, at(second, "/back").page.fetchedAt);
    QCOMPARE(at(second, "/down").page.lastChanged, 0); // nobody answered: nothing is known of the page
    QCOMPARE(at(second, "/down").page.goneSince, 0);

    site.setPage("/back", "here");
    site.setPage("/down", "here");
    site.setPage("/", "<a href=same>1</a><a href=other>2</a><a href=back>4</a><a href=down>5</a>");
    const CrawlRun third = runCrawl(refetchOptions(options));
    QVERIFY(countersHold(third));
    QCOMPARE(at(third, "/other").page.lastChanged, at(second, "/other").page.lastChanged);
    QCOMPARE(at(third, "/gone").page.goneSince, at(second, "/gone").page.goneSince);
    QCOMPARE(at(third, "/gone").lastSeen, at(second, "/gone").lastSeen); // nothing links to it any more
    QCOMPARE(at(third, "/gone").rule.name(), QByteArray("unlinked"));
    QCOMPARE(at(third, "/gone").page.visits, 3);
    QCOMPARE(at(third, "/back").page.goneSince, 0);
    QCOMPARE(at(third, "/back").page.lastChanged, at(third, "/back").page.fetchedAt);
    QCOMPARE(at(third, "/down").page.lastChanged, 0); // as it was the last time that it answered
    auto reader = store::Reader::open(options.path);
    QVERIFY(reader);
    const QList<store::VisitRecord> visits = (*reader)->visits(at(third, "/down").id);
    QCOMPARE(visits.size(), 2);
    QCOMPARE(visits[0].visit, 1);
    QCOMPARE(visits[0].outcome, base::Outcome::Ok);
    QCOMPARE(visits[1].visit, 2);
    QCOMPARE(visits[1].outcome, base::Outcome::ConnectFailed);
    QVERIFY(!visits[1].error.isEmpty());
    QCOMPARE((*reader)->visits(at(third, "/same").id).value(1).status, 304);
}

void TestCrawlRecrawl::otherRulesAreObeyed()
{
    TestSite site{{"/", "<a href=a>a</a><a href=b>b</a><a href=c>c</a>"}, {"/a", "<a href=b>b</a>"},
        {"/b", "<a href=b2>b2</a><a href=a>a</a>"}, {"/b2", "x"}, {"/c", "<a href=a>a</a>"}};
    QTemporaryDir dir;
    const CrawlOptions options = crawlOptions(dir.filePath(QStringLiteral("p.argiope")), site.url("/"));
    (void)runCrawl(options);
    site.setPage("/robots.txt", Response{.contentType = "text/plain", .body = "User-agent: *\nDisallow: /c\n"});
    site.clearLog();
    CrawlOptions stricter = refetchOptions(options);
    stricter.settings.exclude = QStringList{QStringLiteral("/b")};
    const CrawlRun second = runCrawl(stricter);
    QVERIFY(countersHold(second));
    QVERIFY(inlinksHold(second));
    QCOMPARE(second.paths(site.origin()), (QList<QByteArray>{"/", "/a"}));
    QCOMPARE(second.skipped.value(site.url("/b")).rule.name(), QByteArray("exclude"));
    QCOMPARE(second.skipped.value(site.url("/b2")).rule.name(), QByteArray("exclude"));
    QCOMPARE(second.skipped.value(site.url("/c")).rule.name(), QByteArray("robots"));
    QCOMPARE(site.requestCount("/b"), 0);
    QCOMPARE(site.requestCount("/c"), 0);
    // What is kept out has no page, and so no links.
    QCOMPARE(second.skipped.value(site.url("/b")).page.id, store::UrlId::None);
    QCOMPARE(second.urls.value(site.url("/a")).inlinks, 1);
    for (const store::LinkRecord &link : second.links)
        QVERIFY(link.source != site.url("/b") && link.source != site.url("/c"));

    site.setPage("/robots.txt", Response{.status = 404});
    const CrawlRun third = runCrawl(refetchOptions(options));
    QVERIFY(countersHold(third));
    QVERIFY(inlinksHold(third));
    QCOMPARE(third.urls.size(), 5);
    QCOMPARE(third.urls.value(site.url("/b")).page.visits, 2);
    QCOMPARE(third.urls.value(site.url("/a")).page.visits, 3);
}

void TestCrawlRecrawl::unfinishedWorkIsNotLost()
{
    TestSite site;
    QByteArray body;
    for (int i = 1; i <= 40; ++i) {
        body += "<a href=/" + number(i) + ">x</a>";
        site.setPage("/" + number(i), Response{.body = "page", .delayMs = 10});
    }
    site.setPage("/", body);
    QTemporaryDir dir;
    CrawlOptions options = crawlOptions(dir.filePath(QStringLiteral("p.argiope")), site.url("/"), 2);
    options.settings.maxUrls = 10;
    const CrawlRun first = runCrawl(options);
    QCOMPARE(first.reason, EndReason::MaxUrls);
    options.settings.maxUrls = 0;
    // The way to some of what was queued is gone.
    QByteArray fewer;
    for (int i = 1; i <= 20; ++i)
        fewer += "<a href=/" + number(i) + ">x</a>";
    site.setPage("/", fewer);
    CrawlOptions again = refetchOptions(options);
    const auto log = std::make_shared<KeptLog>();
    again.log = log;
    const CrawlRun second = runCrawl(again);
    for (const base::LogEntry &entry : log->entries())
        QVERIFY2(!entry.text.contains("depth 1000000"), entry.text.constData());
    QCOMPARE(second.reason, EndReason::Completed);
    QVERIFY(countersHold(second));
    QVERIFY(inlinksHold(second));
    QCOMPARE(second.urls.size(), 41);
    QCOMPARE(second.urls.value(site.url("/20")).depth, 1);
    QVERIFY(second.urls.value(site.url("/30")).depth >= store::OrphanDepth);
    QCOMPARE(second.urls.value(site.url("/30")).page.visits, 1);
    // They are in no sitemap: what nothing links to any more is something else.
    QCOMPARE(second.stats.byDepth, (QList<QPair<int, qint64>>{{store::DepthUnlinked, 20}, {0, 1}, {1, 20}}));
    auto reader = store::Reader::open(options.path);
    QVERIFY(reader);
    store::ListQuery query;
    query.depth = store::DepthUnlinked;
    QCOMPARE((*reader)->ids(query).size(), 20);
    query.depth = store::DepthInSitemaps;
    QCOMPARE((*reader)->ids(query).size(), 0);
}

void TestCrawlRecrawl::limitsAreOfTheRun()
{
    TestSite site;
    QByteArray body;
    for (int i = 1; i <= 30; ++i) {
        body += "<a href=/" + number(i) + ">x</a>";
        site.setPage("/" + number(i), "page");
    }
    site.setPage("/", body);
    QTemporaryDir dir;
    CrawlOptions options = crawlOptions(dir.filePath(QStringLiteral("p.argiope")), site.url("/"), 4);
    (void)runCrawl(options);
    CrawlOptions limited = refetchOptions(options);
    limited.settings.maxUrls = 5;
    site.clearLog();
    const CrawlRun second = runCrawl(limited);
    QCOMPARE(second.reason, EndReason::MaxUrls);
    QVERIFY(countersHold(second));
    QCOMPARE(second.counters.fetched, 5);
    QCOMPARE(site.requestCount(), 6); // robots.txt
    limited.refetch = RefetchKind::Nothing;
    limited.settings.maxUrls = 12;
    const CrawlRun third = runCrawl(limited);
    QCOMPARE(third.reason, EndReason::MaxUrls);
    QCOMPARE(third.counters.fetched, 12);
    limited.settings.maxUrls = 0;
    const CrawlRun fourth = runCrawl(limited);
    QCOMPARE(fourth.reason, EndReason::Completed);
    QVERIFY(countersHold(fourth));
    for (const store::UrlRecord &row : fourth.urls)
        QCOMPARE(row.page.visits, 2);
}

void TestCrawlRecrawl::settingsThatJudgeFetchInFull()
{
    TestSite site;
    site.setPage("/", validated("<a href=a>a</a><img src=i.png>", "\"1\""));
    site.setPage("/a", validated("<a href=/>back</a>", "\"2\""));
    site.setPage("/i.png", Response{.contentType = "image/png", .body = "x"});
    QTemporaryDir dir;
    const CrawlOptions options = crawlOptions(dir.filePath(QStringLiteral("p.argiope")), site.url("/"));
    (void)runCrawl(options);
    CrawlOptions checking = refetchOptions(options);
    checking.settings.resources = settings::ResourcePolicy::Check;
    site.clearLog();
    const CrawlRun second = runCrawl(checking);
    QVERIFY(countersHold(second));
    QVERIFY(second.urls.contains(site.url("/i.png")));
    for (const Request &request : site.accessLog())
        QVERIFY(request.header("If-None-Match").isEmpty());
    site.clearLog();
    // By the same rules again: what was confirmed meets its links as they are stored, images too.
    const CrawlRun third = runCrawl(refetchOptions(checking));
    QVERIFY(countersHold(third));
    QVERIFY(third.urls.value(site.url("/")).page.notModified);
    QCOMPARE(third.urls.value(site.url("/i.png")).depth, 1);
    QCOMPARE(third.urls.value(site.url("/i.png")).rule.name(), QByteArray("resource"));
    QCOMPARE(third.summary(site.origin()), second.summary(site.origin()));
}

void TestCrawlRecrawl::sitemapsAreReadAgain()
{
    TestSite site{{"/", "x"}, {"/one", "1"}, {"/two", "2"}};
    const auto sitemap = [&](const QByteArray &path) {
        return Response{.contentType = "application/xml",
            .body = "<urlset xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'><url><loc>" + site.url(path)
                + "</loc></url></urlset>"};
    };
    site.setPage("/sitemap.xml", sitemap("/one"));
    QTemporaryDir dir;
    CrawlOptions options = crawlOptions(dir.filePath(QStringLiteral("p.argiope")), site.url("/"));
    options.settings.sitemaps = true;
    const CrawlRun first = runCrawl(options);
    QVERIFY(first.urls.value(site.url("/one")).inSitemap);
    site.setPage("/sitemap.xml", sitemap("/two"));
    const CrawlRun second = runCrawl(refetchOptions(options));
    QVERIFY(countersHold(second));
    QVERIFY(!second.urls.value(site.url("/one")).inSitemap);
    QVERIFY(second.urls.value(site.url("/two")).inSitemap);
    QCOMPARE(second.urls.value(site.url("/two")).rule.name(), QByteArray("sitemap"));
    QCOMPARE(second.urls.value(site.url("/one")).rule.name(), QByteArray("unlinked"));
}

void TestCrawlRecrawl::newChangedAndGoneAreLists()
{
    TestSite site{{"/", "<a href=same>one</a><a href=other>two</a><a href=gone>three</a><a href=old>four</a>"},
        {"/same", "same"}, {"/other", "one"}, {"/gone", "here"}, {"/old", "old"}};
    QTemporaryDir dir;
    const CrawlOptions options = crawlOptions(dir.filePath(QStringLiteral("p.argiope")), site.url("/"), 1);
    const auto list = [&](const QList<store::Change> &changes) {
        QByteArrayList paths;
        auto reader = store::Reader::open(options.path);
        store::ListQuery query;
        query.changes = changes;
        const QList<qint64> ids = (*reader)->ids(query);
        for (const store::UrlRecord &row : (*reader)->rows(ids))
            paths.append(row.url.mid(site.origin().size()));
        QByteArrayList visited;
        (*reader)->forEach(query, [&](const store::UrlRecord &row) {
            visited.append(row.url.mid(site.origin().size()));
            return true;
        });
        return paths == visited ? paths.join(' ') : QByteArray("two answers");
    };
    using enum store::Change;
    (void)runCrawl(options);
    QCOMPARE(list({New}), QByteArray()); // all of it is
    QCOMPARE(list({Changed, Gone}), QByteArray());
    // Words: links that are numbers lead to other parts of a list, and say nothing of the page.
    site.setPage("/", "<a href=same>one</a><a href=other>two</a><a href=gone>three</a><a href=fresh>five</a>");
    site.setPage("/fresh", "fresh");
    site.setPage("/other", "two");
    site.setPage("/gone", Response{.status = 404});
    (void)runCrawl(refetchOptions(options));
    QCOMPARE(list({New}), QByteArray("/fresh")); // and not /old, which nothing links to any more
    QCOMPARE(list({Changed}), QByteArray("/ /other /gone"));
    QCOMPARE(list({Gone}), QByteArray("/gone"));
    QCOMPARE(list({New, Gone}), QByteArray("/gone /fresh"));
    (void)runCrawl(refetchOptions(options));
    QCOMPARE(list({New, Changed}), QByteArray());
    QCOMPARE(list({Gone}), QByteArray("/gone"));
}

void TestCrawlRecrawl::linksNone()
{
    TestSite site;
    ChangingSite changing(60, 3);
    changing.serve(site);
    QTemporaryDir dir;
    CrawlOptions options = crawlOptions(dir.filePath(QStringLiteral("p.argiope")), site.url("/0"));
    for (const auto storage : {settings::LinkStorage::None, settings::LinkStorage::Unique}) {
        options.path = dir.filePath(QStringLiteral("links%1.argiope").arg(int(storage)));
        options.settings.links = storage;
        (void)runCrawl(options);
        changing.change();
        changing.serve(site);
        const CrawlRun again = runCrawl(refetchOptions(options));
        QVERIFY(countersHold(again));
        QVERIFY(inlinksHold(again));
        CrawlOptions anew = options;
        anew.path += QStringLiteral(".anew");
        const CrawlRun fresh = runCrawl(anew);
        const QList<QByteArray> urls = fresh.urls.keys() + fresh.skipped.keys();
        const QSet<QByteArray> known(urls.begin(), urls.end());
        const bool depths = storage != settings::LinkStorage::None;
        const QByteArray other = firstDifference(reachable(again, known, depths), reachable(fresh, known, depths));
        QVERIFY2(other.isEmpty(), other.constData());
    }
}

ARGIOPE_TEST(TestCrawlRecrawl, QCoreApplication)
#include "tst_crawlrecrawl.moc"
