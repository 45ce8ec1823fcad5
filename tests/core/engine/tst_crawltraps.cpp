// Sites that make URLs without end, next to honest pages.

#include "tests/core/engine/crawlhelp.h"
#include "tests/support/endlesssite.h"
#include "tests/support/sanitized.h"
#include "tests/support/testmain.h"

#include <QSignalSpy>
#include <QTest>

using namespace argiope;
using namespace argiope::test;

namespace {

using Links = QList<QByteArray>;

constexpr int Products = test::sanitized ? 120 : 300;

/// A series that does end, after a trap was seen in it, and pages that go on until they are told to stop.
struct FiniteSeries
{
    static constexpr int FirstYear = 1996;
    std::atomic<bool> goOn{true};
    TestSite site;

    FiniteSeries()
    {
        site.setFallback(Page([this, others = endlessPages()](const Request &request) {
            if (request.target.startsWith("/gate/")) {
                const int n = request.target.mid(int(qstrlen("/gate/"))).toInt();
                Response response = menuPage(
                    "Gate of " + randomWord(n), goOn ? Links{"/gate/" + QByteArray::number(n + 1)} : Links{});
                response.delayMs = 20;
                return response;
            }
            if (request.target == "/archive/" + QByteArray::number(FirstYear) + "/1")
                return menuPage("No entries", {});
            return others.answer(request);
        }));
        (void)addProducts(site, Products);
        // Ways that lead into the middle: one that nobody follows, one that is met late, and one by a redirect.
        site.setPage("/product/5", Page(menuPage("Product", {"/product/6", "/archive/2012/6", "/moved"})));
        site.setPage("/product/2",
            Page(menuPage("Product two", {"/product/3"}).body
                + "<a rel=nofollow href=/archive/2004/3>no</a><img src=/archive/2003/7>"));
        site.setPage("/moved", Page(Response{.status = 302, .headers = {{"Location", "/archive/2001/2"}}}));
        site.setPage("/", Page(menuPage("Start", {"/archive/2026/11", "/gate/1"})));
    }
    [[nodiscard]] engine::CrawlOptions options(const QString &path, int threads) const
    {
        engine::CrawlOptions options = crawlOptions(path, site.url("/"), threads);
        options.settings.resources = settings::ResourcePolicy::Check;
        options.settings.maxUrls = 20000; // so that a failure ends
        return options;
    }
    /// Without the pages that only keep a crawl busy.
    [[nodiscard]] QByteArray summary(const CrawlRun &run) const
    {
        QByteArrayList lines;
        for (const QByteArray &line : run.summary(site.origin()).split('\n')) {
            if (!line.startsWith("/gate/"))
                lines.append(line);
        }
        return lines.join('\n');
    }
    /// What a crawl finds that looks for no traps; the same for every site of this kind.
    [[nodiscard]] QByteArray expected(const QString &path)
    {
        static QByteArray found;
        if (!found.isEmpty())
            return found;
        engine::CrawlOptions all = options(path, 4);
        all.settings.traps = settings::TrapPolicy::Ignore;
        goOn = false;
        const CrawlRun run = runCrawl(all);
        goOn = true;
        if (run.reason != engine::EndReason::Completed)
            return "did not end";
        return found = summary(run);
    }
};

} // namespace

class TestCrawlTraps : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void endlessSeriesEnd_data();
    void endlessSeriesEnd();
    void resumingKeepsThemOut();
    void aReleasedTrapGoesOn();
    void releasedWhileItRuns_data();
    void releasedWhileItRuns();
    void aReleaseSurvivesACrash();
    void keptOutAgain();
    void releasedInAFinishedProject();
    void onlyReportedWhereAsked();
    void recrawlsKeepTwinsOut_data();
    void recrawlsKeepTwinsOut();
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
    const CrawlRun run = runCrawl(options);
    const QList<trap::Trap> &found = run.traps;
    QCOMPARE(run.reason, engine::EndReason::Completed);
    QVERIFY(countersHold(run));
    QVERIFY(!found.isEmpty());
    QCOMPARE(found.first().kind, kind);
    QVERIFY(found.first().examples.size() >= 1);
    for (const QByteArray &path : products)
        QVERIFY(run.urls.contains(site.url(path)));
    int kept = 0;
    for (const store::UrlRecord &url : run.skipped) {
        kept += url.rule.name() == "trap" && url.rule.detail.startsWith(kind);
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
    const CrawlRun first = runCrawl(options);
    QCOMPARE(first.reason, engine::EndReason::Completed);
    QCOMPARE(first.traps.size(), 1);
    options.mode = engine::CrawlOptions::Mode::Resume;
    options.settings.releasedTraps = {QString::fromUtf8(first.traps.first().id())};
    options.settings.maxUrls = first.urls.size() + 200;
    QList<trap::Trap> found;
    const CrawlRun second = runCrawl(options, [&](engine::Crawl &crawl) { found = crawl.traps(); });
    QCOMPARE(second.reason, engine::EndReason::MaxUrls);
    QVERIFY(found.first().released);
    QVERIFY(countersHold(second));
    QVERIFY(second.urls.size() > first.urls.size() + 150);
}

void TestCrawlTraps::releasedWhileItRuns_data()
{
    QTest::addColumn<int>("threads");
    QTest::addColumn<bool>("paused");
    QTest::newRow("one thread") << 1 << false;
    QTest::newRow("eight threads") << 8 << false;
    QTest::newRow("while paused") << 4 << true;
}

void TestCrawlTraps::releasedWhileItRuns()
{
    QFETCH(int, threads);
    QFETCH(bool, paused);
    FiniteSeries series;
    QTemporaryDir dir;
    const QByteArray expected = series.expected(dir.filePath(QStringLiteral("all.argiope")));
    bool released = false;
    qint64 heldBack = 0;
    const auto release = [&](engine::Crawl &crawl) {
        heldBack = crawl.counters().skipped;
        released = crawl.releaseTrap(crawl.traps().constFirst().id());
        series.goOn = false;
    };
    bool watched = false;
    QByteArray stored;
    const CrawlRun run
        = runCrawl(series.options(dir.filePath(QStringLiteral("p.argiope")), threads), [&](engine::Crawl &crawl) {
              if (!std::exchange(watched, true)) {
                  QObject::connect(&crawl, &engine::Crawl::stateChanged, &crawl, [&](engine::State state) {
                      if (state == engine::State::Paused) {
                          release(crawl);
                          crawl.resume();
                      }
                  });
              }
              const bool holds = !crawl.traps().isEmpty() && crawl.counters().skipped > 0;
              if (holds && paused && !released)
                  crawl.pause();
              else if (holds && !released)
                  release(crawl);
              stored = crawl.settings().releasedTraps.join(QLatin1Char(' ')).toUtf8();
          });
    QCOMPARE(run.reason, engine::EndReason::Completed);
    QVERIFY(released);
    QVERIFY(heldBack > 0);
    QVERIFY(countersHold(run));
    QCOMPARE(series.summary(run), expected);
    // It stays released.
    QVERIFY(stored.startsWith("calendar "));
    auto reader = store::Reader::open(dir.filePath(QStringLiteral("p.argiope")));
    QVERIFY(reader.ok());
    QCOMPARE((*reader)->settings().releasedTraps.join(QLatin1Char(' ')).toUtf8(), stored);
    const QList<trap::Trap> traps = trap::fromJson((*reader)->meta("traps"));
    QCOMPARE(traps.size(), 1);
    QVERIFY(traps.first().released);
    QCOMPARE(traps.first().id(), stored);
    const auto letIn = std::count_if(run.urls.begin(), run.urls.end(),
        [&](const store::UrlRecord &url) { return url.rule.name() == "released" && url.rule.detail == stored; });
    QVERIFY(letIn > 0);
}

void TestCrawlTraps::aReleaseSurvivesACrash()
{
    // A copy has what one of the commits left, which is what a killed program leaves.
    FiniteSeries series;
    QTemporaryDir dir;
    const QByteArray expected = series.expected(dir.filePath(QStringLiteral("all.argiope")));
    bool released = false;
    QStringList copies;
    const QString path = dir.filePath(QStringLiteral("p.argiope"));
    const CrawlRun run = runCrawl(series.options(path, 2), [&](engine::Crawl &crawl) {
        if (!released && !crawl.traps().isEmpty() && crawl.counters().skipped > 0) {
            released = crawl.releaseTrap(crawl.traps().constFirst().id());
            series.goOn = false;
        }
        if (!released || copies.size() == 4)
            return;
        const QString copy = dir.filePath(QString::number(copies.size()) + QStringLiteral(".argiope"));
        auto reader = store::Reader::open(path);
        const bool noted = reader.ok() && !(*reader)->settings().releasedTraps.isEmpty();
        if (noted && store::copyProject(path, copy).ok())
            copies.append(copy);
    });
    QCOMPARE(run.reason, engine::EndReason::Completed);
    QVERIFY(!copies.isEmpty());
    for (const QString &copy : std::as_const(copies)) {
        engine::CrawlOptions options = series.options(copy, 2);
        options.settings = (*store::Reader::open(copy))->settings();
        options.mode = engine::CrawlOptions::Mode::Resume;
        const CrawlRun rest = runCrawl(options);
        QCOMPARE(rest.reason, engine::EndReason::Completed);
        QVERIFY(countersHold(rest));
        QCOMPARE(series.summary(rest), expected);
    }
}

void TestCrawlTraps::keptOutAgain()
{
    FiniteSeries series;
    QTemporaryDir dir;
    bool done = false;
    const CrawlRun run
        = runCrawl(series.options(dir.filePath(QStringLiteral("p.argiope")), 1), [&](engine::Crawl &crawl) {
              if (done || crawl.traps().isEmpty() || crawl.counters().skipped == 0)
                  return;
              const QByteArray id = crawl.traps().constFirst().id();
              done = crawl.releaseTrap(id) && crawl.releaseTrap(id, false);
              series.goOn = false;
          });
    QCOMPARE(run.reason, engine::EndReason::Completed);
    QVERIFY(done);
    QVERIFY(countersHold(run));
    QVERIFY(std::any_of(
        run.skipped.begin(), run.skipped.end(), [](const store::UrlRecord &url) { return url.rule.name() == "trap"; }));
    auto reader = store::Reader::open(dir.filePath(QStringLiteral("p.argiope")));
    QVERIFY(reader.ok());
    QVERIFY((*reader)->settings().releasedTraps.isEmpty());
    QVERIFY(!trap::fromJson((*reader)->meta("traps")).constFirst().released);
}

void TestCrawlTraps::releasedInAFinishedProject()
{
    FiniteSeries series;
    QTemporaryDir dir;
    const QByteArray expected = series.expected(dir.filePath(QStringLiteral("all.argiope")));
    const QString path = dir.filePath(QStringLiteral("p.argiope"));
    series.goOn = false;
    engine::CrawlOptions options = series.options(path, 4);
    const CrawlRun first = runCrawl(options);
    const QList<trap::Trap> &found = first.traps;
    QCOMPARE(found.size(), 1);
    QVERIFY(series.summary(first) != expected);
    const QByteArray id = found.constFirst().id();
    const auto stored = [&path] {
        auto reader = store::Reader::open(path);
        const bool released = trap::fromJson((*reader)->meta("traps")).constFirst().released;
        return qMakePair(released, (*reader)->settings().releasedTraps.size());
    };
    QVERIFY(engine::releaseTrap(path, id).ok());
    QCOMPARE(stored(), qMakePair(true, qsizetype(1)));
    QVERIFY(engine::releaseTrap(path, id, false).ok());
    QCOMPARE(stored(), qMakePair(false, qsizetype(0)));
    QVERIFY(engine::releaseTrap(path, id).ok());
    options.settings = (*store::Reader::open(path))->settings();
    options.mode = engine::CrawlOptions::Mode::Resume;
    const CrawlRun second = runCrawl(options);
    QCOMPARE(second.reason, engine::EndReason::Completed);
    QVERIFY(countersHold(second));
    QCOMPARE(series.summary(second), expected);
    QVERIFY(!engine::releaseTrap(dir.filePath(QStringLiteral("none.argiope")), id).ok());
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
        const CrawlRun run = runCrawl(options);
        const QList<trap::Trap> &found = run.traps;
        QCOMPARE(run.reason, engine::EndReason::MaxUrls);
        QCOMPARE(found.size(), policy == settings::TrapPolicy::Report ? 1 : 0);
        QVERIFY(std::none_of(run.skipped.begin(), run.skipped.end(),
            [](const store::UrlRecord &url) { return url.rule.name() == "trap"; }));
    }
}

void TestCrawlTraps::recrawlsKeepTwinsOut_data()
{
    QTest::addColumn<QByteArray>("twin"); // {n}: the number of the page
    QTest::addColumn<bool>("validated");
    for (const bool validated : {false, true}) {
        const char *how = validated ? "confirmed" : "read again";
        QTest::addRow("a word in the path, %s", how) << QByteArray("/print/{n}") << validated;
        QTest::addRow("a parameter, %s", how) << QByteArray("/p/{n}?print=1") << validated;
    }
}

void TestCrawlTraps::recrawlsKeepTwinsOut()
{
    QFETCH(const QByteArray, twin);
    QFETCH(const bool, validated);
    constexpr int Pages = 400;
    const QByteArray etag = "\"one\"";
    std::atomic<int> twins = 0;
    TestSite site;
    site.setFallback(Page([&](const Request &request) {
        const bool isTwin = request.target.contains("print");
        const QByteArray path = request.path();
        const int n = path.sliced(path.lastIndexOf('/') + 1).toInt();
        if (path == "/") {
            Links all;
            for (int i = 1; i <= Pages; ++i)
                all.append("/p/" + QByteArray::number(i));
            return menuPage("Start", all);
        }
        if (n < 1 || n > Pages)
            return Response{.status = 404};
        twins += isTwin;
        Response response = menuPage("Page of " + randomWord(n) + ' ' + randomWord(n + Pages),
            isTwin ? Links{}
                   : Links{"/p/" + QByteArray::number(n + 1), QByteArray(twin).replace("{n}", QByteArray::number(n))});
        if (validated)
            response.headers.append({"ETag", etag});
        if (validated && request.header("If-None-Match") == etag)
            return Response{.status = 304};
        return response;
    }));
    QTemporaryDir dir;
    engine::CrawlOptions options = crawlOptions(dir.filePath(QStringLiteral("p.argiope")), site.url("/"), 2);
    const CrawlRun first = runCrawl(options);
    QCOMPARE(first.reason, engine::EndReason::Completed);
    QVERIFY2(twins > 0 && twins < Pages / 2, QByteArray::number(twins).constData());
    const qint64 fetched = first.counters.fetched;
    twins = 0;
    options.mode = engine::CrawlOptions::Mode::Resume;
    options.refetch = engine::RefetchKind::Everything;
    const CrawlRun second = runCrawl(options);
    QCOMPARE(second.reason, engine::EndReason::Completed);
    QVERIFY2(twins < 10, QByteArray::number(twins).constData()); // samples
    QVERIFY2(second.counters.fetched <= fetched, QByteArray::number(second.counters.fetched).constData());
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
    constexpr int Pages = test::sanitized ? 700 : 2000;
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

ARGIOPE_TEST(TestCrawlTraps, QCoreApplication)
#include "tst_crawltraps.moc"
