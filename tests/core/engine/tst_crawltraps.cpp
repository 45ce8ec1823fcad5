// Sites that make URLs without end, next to honest pages.

#include "tests/core/engine/crawlhelp.h"
#include "tests/support/endlesssite.h"

#include <QSignalSpy>
#include <QTest>

using namespace argiope;
using namespace argiope::test;

namespace {

using Links = QList<QByteArray>;

constexpr int Products = 300;

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
    for (const EndlessSeries &series : endlessSeries())
        QTest::newRow(series.name) << series.start << series.kind;
}

void TestCrawlTraps::endlessSeriesEnd()
{
    QFETCH(QByteArray, start);
    QFETCH(QByteArray, kind);
    TestSite site;
    site.setFallback(endlessPages());
    const Links products = addProducts(site, Products);
    site.setPage("/", Page(menuPage("Start", {start})));
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
    for (const QByteArray &path : products)
        QVERIFY(run.urls.contains(site.url(path)));
    int kept = 0;
    for (const store::UrlRecord &url : run.skipped) {
        kept += url.rule.name == "trap" && url.rule.detail.startsWith(kind);
    }
    QVERIFY(kept > 0);
    QVERIFY2(run.urls.size() < 2 * Products + 5000, qPrintable(QString::number(run.urls.size())));
}

void TestCrawlTraps::resumingKeepsThemOut()
{
    TestSite site;
    site.setFallback(endlessPages());
    (void)addProducts(site, Products);
    site.setPage("/", Page(menuPage("Start", {"/archive/2026/11"})));
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
    TestSite site;
    site.setFallback(endlessPages());
    site.setPage("/", Page(menuPage("Start", {"/archive/2026/11"})));
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
    TestSite site;
    site.setFallback(endlessPages());
    site.setPage("/", Page(menuPage("Start", {"/archive/2026/11"})));
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
        url.replace("{t}", randomToken(n));
        return url.replace("{n}", QByteArray::number(n));
    };
    TestSite site;
    for (int i = 1; i <= Pages; ++i) {
        Links links;
        for (int j = 2 * i; j <= std::min(2 * i + 1, Pages); ++j)
            links.append(urlOf(j));
        site.setPage(urlOf(i), Page(menuPage(sameText ? QByteArray("A page") : randomWord(i), links)));
    }
    site.setPage("/", Page(menuPage("Start", {urlOf(1)})));
    QTemporaryDir dir;
    const CrawlRun run = runCrawl(crawlOptions(dir.filePath(QStringLiteral("p.argiope")), site.url("/"), 8));
    QCOMPARE(run.reason, engine::EndReason::Completed);
    QCOMPARE(run.urls.size(), Pages + 2); // the start page and the menu's dead link
    QVERIFY(countersHold(run));
}

QTEST_GUILESS_MAIN(TestCrawlTraps)
#include "tst_crawltraps.moc"
