// Sites that make URLs without end, next to honest pages.

#include "tests/core/engine/crawlhelp.h"
#include "tests/support/testsite.h"

#include <QSignalSpy>
#include <QTest>

using namespace argiope;
using namespace argiope::test;

namespace {

using Links = QList<QByteArray>;

Response html(const QByteArray &text, const Links &links)
{
    // Every page has the menu; the honest pages hang from it.
    QByteArray body = "<title>" + text + "</title><nav><a href=/honest/1>Honest pages</a></nav><p>" + text + "</p>";
    for (const QByteArray &link : links)
        body += "<a href='" + link + "'>go on</a>";
    return Response{.body = body};
}

int numberAt(const QByteArray &text, const QByteArray &before)
{
    const qsizetype at = text.indexOf(before);
    if (at < 0)
        return 0;
    qsizetype end = at + before.size();
    while (end < text.size() && text[end] >= '0' && text[end] <= '9')
        ++end;
    return text.mid(at + before.size(), end - at - before.size()).toInt();
}

QByteArray token(int number)
{
    QByteArray hex = QByteArray::number(quint64(number + 7) * 0x9E3779B97F4A7C15ULL, 16);
    return "a1" + hex;
}

QByteArray wordOf(int number)
{
    QByteArray word;
    for (quint32 rest = quint32(number) * 2654435761U % 100000007U + 20000000; rest > 0; rest /= 26)
        word += char('a' + rest % 26);
    return word;
}

/// What each endless part of the site answers.
Response endless(const Request &request, std::atomic<int> &counter)
{
    static const char *const months[] = {"January", "February", "March", "April", "May", "June", "July", "August",
        "September", "October", "November", "December"};
    const QByteArray target = request.target;
    if (target.startsWith("/calendar")) {
        const int year = numberAt(target, "year=");
        const int month = numberAt(target, "month=");
        const QByteArray next = "/calendar?year=" + QByteArray::number(month == 12 ? year + 1 : year)
            + "&month=" + QByteArray::number(month == 12 ? 1 : month + 1);
        return html(
            QByteArray(months[(month + 11) % 12]) + ' ' + QByteArray::number(year) + ": nothing planned", {next});
    }
    if (target.startsWith("/archive/")) {
        const QByteArrayList parts = target.split('/');
        const int year = parts.value(2).toInt();
        const int month = parts.value(3).toInt();
        return html("No entries",
            {"/archive/" + QByteArray::number(month > 1 ? year : year - 1) + '/'
                + QByteArray::number(month > 1 ? month - 1 : 12)});
    }
    if (target.startsWith("/grow/"))
        return html("You are in a folder", {"more/deeper/", "deeper/"});
    if (target.startsWith("/session/")) {
        const int n = ++counter;
        return html("Welcome, guest", {"/session/a?ref=" + token(n), "/session/b?ref=" + token(n)});
    }
    if (target.startsWith("/shop")) {
        // Filters in all combinations, and an order: 6 x 6 x 6 x 4.
        Links links;
        for (const char *name : {"color", "size", "brand"}) {
            for (int value = 0; value < 6; ++value) {
                QByteArray link = "/shop?";
                for (const char *each : {"color", "size", "brand", "sort"}) {
                    const QByteArray key = QByteArray(each) + '=';
                    const int now = qstrcmp(each, name) == 0 ? value : numberAt(target, key);
                    link += key + QByteArray::number(now) + '&';
                }
                links.append(link + "view=1");
            }
        }
        links.append(QByteArray(target).replace("sort=0", "sort=1").replace("view=1", "view=2"));
        return html("Shirts that we have", links);
    }
    if (target.startsWith("/missing/")) {
        const int n = ++counter;
        return html(
            "Sorry, we could not find that page", {"/missing/" + wordOf(2 * n), "/missing/" + wordOf(2 * n + 1)});
    }
    if (target.startsWith("/query?"))
        return html("Filter added", {target + "&tag=new"});
    return Response{.status = 404};
}

constexpr int Honest = 300;

/// Product pages by number, with little but a name of their own.
void addHonest(TestSite &site)
{
    for (int i = 1; i <= Honest; ++i) {
        Links links;
        if (i < Honest)
            links.append("/honest/" + QByteArray::number(i + 1));
        links.append("/honest/view?id=" + QByteArray::number(i) + "&lang=en");
        site.setPage("/honest/" + QByteArray::number(i), Page(html("Product " + wordOf(i), links)));
        site.setPage("/honest/view?id=" + QByteArray::number(i) + "&lang=en", Page(html("View of " + wordOf(i), {})));
    }
}

} // namespace

class TestCrawlTraps : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void endlessSeriesEnd_data();
    void endlessSeriesEnd();
    void resumingKeepsThemOut();
    void aReleasedTrapGoesOn();
    void onlyReportedWhereAsked();
    void honestSitesAreLeftAlone_data();
    void honestSitesAreLeftAlone();
};

void TestCrawlTraps::endlessSeriesEnd_data()
{
    QTest::addColumn<QByteArray>("start");
    QTest::addColumn<QByteArray>("kind");
    QTest::newRow("calendar") << QByteArray("/calendar?year=2026&month=11") << QByteArray("calendar");
    QTest::newRow("archive") << QByteArray("/archive/2026/11") << QByteArray("calendar");
    QTest::newRow("growing path") << QByteArray("/grow/") << QByteArray("repeated_path");
    QTest::newRow("session") << QByteArray("/session/a?ref=" + token(0)) << QByteArray("session_id");
    QTest::newRow("filters") << QByteArray("/shop?color=0&size=0&brand=0&sort=0&view=1") << QByteArray("parameters");
    QTest::newRow("soft 404") << QByteArray("/missing/thing") << QByteArray("same_content");
    QTest::newRow("growing query") << QByteArray("/query?tag=new") << QByteArray("growing_query");
}

void TestCrawlTraps::endlessSeriesEnd()
{
    QFETCH(QByteArray, start);
    QFETCH(QByteArray, kind);
    std::atomic<int> counter{0};
    TestSite site;
    site.setFallback(Page([&counter](const Request &request) { return endless(request, counter); }));
    addHonest(site);
    site.setPage("/", Page(html("Start", {start})));
    QTemporaryDir dir;
    engine::CrawlOptions options = crawlOptions(dir.filePath(QStringLiteral("p.argiope")), site.url("/"), 8);
    options.settings.maxUrls = 20000; // so that a failure ends
    QList<engine::Trap> found;
    const CrawlRun run = runCrawl(options, [&](engine::Crawl &crawl) { found = crawl.traps(); });
    QCOMPARE(run.reason, engine::EndReason::Completed);
    QVERIFY(countersHold(run));
    QVERIFY(!found.isEmpty());
    QCOMPARE(found.first().kind, kind);
    QVERIFY(found.first().examples.size() >= 1);
    for (int i = 1; i <= Honest; ++i) {
        QVERIFY(run.urls.contains(site.url("/honest/" + QByteArray::number(i))));
        QVERIFY(run.urls.contains(site.url("/honest/view?id=" + QByteArray::number(i) + "&lang=en")));
    }
    int kept = 0;
    for (const store::UrlRecord &url : run.skipped) {
        kept += url.rule.name == "trap" && url.rule.detail.startsWith(kind);
    }
    QVERIFY(kept > 0);
    QVERIFY2(run.urls.size() < 2 * Honest + 5000, qPrintable(QString::number(run.urls.size())));
}

void TestCrawlTraps::resumingKeepsThemOut()
{
    std::atomic<int> counter{0};
    TestSite site;
    site.setFallback(Page([&counter](const Request &request) { return endless(request, counter); }));
    addHonest(site);
    site.setPage("/", Page(html("Start", {"/archive/2026/11"})));
    QTemporaryDir dir;
    engine::CrawlOptions options = crawlOptions(dir.filePath(QStringLiteral("p.argiope")), site.url("/"), 2);
    const CrawlRun first = runCrawl(options);
    QCOMPARE(first.reason, engine::EndReason::Completed);
    options.mode = engine::CrawlOptions::Mode::Resume;
    site.clearLog();
    const CrawlRun second = runCrawl(options);
    QCOMPARE(second.reason, engine::EndReason::Completed);
    QCOMPARE(second.summary(site.origin()), first.summary(site.origin()));
    QVERIFY(countersHold(second));
    QCOMPARE(site.requestCount(), 0);
}

void TestCrawlTraps::aReleasedTrapGoesOn()
{
    std::atomic<int> counter{0};
    TestSite site;
    site.setFallback(Page([&counter](const Request &request) { return endless(request, counter); }));
    site.setPage("/", Page(html("Start", {"/archive/2026/11"})));
    QTemporaryDir dir;
    engine::CrawlOptions options = crawlOptions(dir.filePath(QStringLiteral("p.argiope")), site.url("/"), 2);
    QList<engine::Trap> found;
    const auto look = [&](engine::Crawl &crawl) { found = crawl.traps(); };
    const CrawlRun first = runCrawl(options, look);
    QCOMPARE(first.reason, engine::EndReason::Completed);
    QCOMPARE(found.size(), 1);
    options.mode = engine::CrawlOptions::Mode::Resume;
    options.settings.releasedTraps = {QString::fromUtf8(found.first().id)};
    options.settings.maxUrls = first.urls.size() + 200;
    const CrawlRun second = runCrawl(options, look);
    QCOMPARE(second.reason, engine::EndReason::MaxUrls);
    QVERIFY(found.first().released);
    QVERIFY(countersHold(second));
    QVERIFY(second.urls.size() > first.urls.size() + 150);
}

void TestCrawlTraps::onlyReportedWhereAsked()
{
    std::atomic<int> counter{0};
    TestSite site;
    site.setFallback(Page([&counter](const Request &request) { return endless(request, counter); }));
    site.setPage("/", Page(html("Start", {"/archive/2026/11"})));
    QTemporaryDir dir;
    for (const auto policy : {settings::TrapPolicy::Report, settings::TrapPolicy::Ignore}) {
        engine::CrawlOptions options
            = crawlOptions(dir.filePath(QString::number(int(policy)) + QLatin1String(".argiope")), site.url("/"), 2);
        options.settings.traps = policy;
        options.settings.maxUrls = 300;
        QList<engine::Trap> found;
        const CrawlRun run = runCrawl(options, [&](engine::Crawl &crawl) { found = crawl.traps(); });
        QCOMPARE(run.reason, engine::EndReason::MaxUrls);
        QCOMPARE(found.size(), policy == settings::TrapPolicy::Report ? 1 : 0);
        QVERIFY(std::none_of(run.skipped.begin(), run.skipped.end(),
            [](const store::UrlRecord &url) { return url.rule.name == "trap"; }));
    }
}

void TestCrawlTraps::honestSitesAreLeftAlone_data()
{
    QTest::addColumn<QByteArray>("pattern"); // {n}: the number of the page
    QTest::addColumn<bool>("sameText");
    QTest::newRow("numbers in the path") << QByteArray("/p/{n}") << true;
    QTest::newRow("numbers in the query") << QByteArray("/p?id={n}") << true;
    QTest::newRow("names with numbers") << QByteArray("/page{n}.html") << true;
    QTest::newRow("two parameters") << QByteArray("/p?a={n}&b={n}") << true;
    QTest::newRow("dates with a text each") << QByteArray("/log/2026-01-{d}/{n}") << false;
    QTest::newRow("tokens with a text each") << QByteArray("/obj?id={t}") << false;
}

void TestCrawlTraps::honestSitesAreLeftAlone()
{
    QFETCH(QByteArray, pattern);
    QFETCH(bool, sameText);
    constexpr int Pages = 2000;
    const auto urlOf = [&](int n) {
        QByteArray url = pattern;
        url.replace("{d}", QByteArray::number(10 + n % 18));
        url.replace("{t}", token(n));
        return url.replace("{n}", QByteArray::number(n));
    };
    TestSite site;
    for (int i = 1; i <= Pages; ++i) {
        Links links;
        for (int j = 2 * i; j <= std::min(2 * i + 1, Pages); ++j)
            links.append(urlOf(j));
        site.setPage(urlOf(i), Page(html(sameText ? QByteArray("A page") : wordOf(i), links)));
    }
    site.setPage("/", Page(html("Start", {urlOf(1)})));
    QTemporaryDir dir;
    const CrawlRun run = runCrawl(crawlOptions(dir.filePath(QStringLiteral("p.argiope")), site.url("/"), 8));
    QCOMPARE(run.reason, engine::EndReason::Completed);
    QCOMPARE(run.urls.size(), Pages + 2); // the start page and the menu's dead link
    QVERIFY(countersHold(run));
}

QTEST_GUILESS_MAIN(TestCrawlTraps)
#include "tst_crawltraps.moc"
