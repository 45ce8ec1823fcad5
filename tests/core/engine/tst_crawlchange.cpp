#include "core/store/ranktable.h"
#include "core/store/writer.h"
#include "tests/core/engine/crawlhelp.h"
#include "tests/support/sanitized.h"
#include "tests/support/testmain.h"
#include "tests/support/testsite.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>
#include <QTest>

#include <map>
#include <utility>

using namespace argiope;
using namespace argiope::test;
using engine::Crawl;
using engine::CrawlOptions;
using engine::EndReason;
using engine::State;
using settings::CrawlSettings;

namespace {

constexpr int Sections = 3;
constexpr int PagesOfSection = 12;

QByteArray pathOf(int section, int page)
{
    return "/" + QByteArray(1, char('a' + section)) + "/" + QByteArray::number(page);
}

/// Sections /a/, /b/ and /c/ in a chain each, that link to nothing but themselves; the start page links to a few pages
/// of each, to a picture in each, and to one page by nofollow alone. /c/ lies deeper.
void serveSections(TestSite &site, int delayMs = 0)
{
    QByteArray start;
    for (int section = 0; section < Sections; ++section) {
        for (int page = 0; page < PagesOfSection; ++page) {
            QByteArray body = "<title>" + pathOf(section, page) + "</title>";
            for (const int next : {page + 1, (page * 5 + 3) % PagesOfSection})
                body += "<a href='" + pathOf(section, next) + "'>next</a>";
            body += "<img src='" + pathOf(section, page) + ".png'>";
            site.setPage(pathOf(section, page), Response{.body = body, .delayMs = delayMs});
        }
        start += "<a href='" + pathOf(section, 0) + "'>first</a><a href='" + pathOf(section, 7) + "'>seventh</a>";
        start += "<img src='/a/" + QByteArray::number(section) + ".gif'>";
    }
    start += "<a rel=nofollow href='/b/quiet'>n</a><a href='http://other.test/'>other</a>";
    site.setPage("/", Response{.body = start});
    site.setPage("/b/quiet", Response{.body = "quiet"});
}

using Lines = std::map<QByteArray, QByteArray>;

/// What is known of each URL, but of skipped ones only the rule.
Lines linesOf(const CrawlRun &run)
{
    Lines lines;
    for (const store::UrlRecord &row : run.urls) {
        const QByteArray end = row.state == store::UrlState::Finished ? QByteArray(base::name(row.page.outcome))
                                                                      : QByteArray(store::name(row.state));
        lines[row.url] = "depth=" + QByteArray::number(row.depth) + ' ' + end;
    }
    for (const store::UrlRecord &row : run.skipped)
        lines[row.url] = "skipped: " + row.rule.name() + ' ' + row.rule.detail;
    return lines;
}

/// Links with what was said of them, sorted.
QList<QByteArray> linksOf(const CrawlRun &run)
{
    QList<QByteArray> lines;
    for (const store::LinkRecord &link : run.links) {
        lines.append(link.source + " > " + link.target + ' ' + link.rule.name() + ' ' + link.rule.detail
            + (link.followed ? " followed" : ""));
    }
    std::sort(lines.begin(), lines.end());
    return lines;
}

/// `changed` knows what `fresh` knows; what it had fetched before the settings kept it out it knows besides.
void compareRuns(const CrawlRun &changed, const CrawlRun &fresh)
{
    const Lines is = linesOf(changed);
    const Lines expected = linesOf(fresh);
    for (const auto &[url, line] : expected) {
        const auto found = is.find(url);
        QVERIFY2(found != is.end(), url.constData());
        const bool keptOut = line.startsWith("skipped: exclude") || line.startsWith("skipped: include")
            || line.startsWith("skipped: external");
        if (found->second != line && !(keptOut && !found->second.startsWith("skipped")))
            QFAIL(QByteArray(url + ": " + found->second + " instead of " + line).constData());
    }
    QVERIFY(countersHold(changed));
    QVERIFY(inlinksHold(changed));
}

void addBandwidth(CrawlSettings &settings)
{
    settings.bandwidth = 1'000'000'000;
}

} // namespace

/// Crawl::change(): limits, patterns and start addresses of a crawl that runs.
class TestCrawlChange : public QObject
{
    Q_OBJECT
private:
    QTemporaryDir m_dir;
    int m_projects = 0;

    CrawlOptions options(const TestSite &site, const CrawlSettings &settings = {})
    {
        CrawlOptions options
            = crawlOptions(m_dir.filePath(QStringLiteral("p%1.argiope").arg(++m_projects)), site.url("/"), 2);
        const CrawlSettings made = options.settings;
        options.settings = settings;
        options.settings.seeds = settings.seeds.isEmpty() ? made.seeds : settings.seeds;
        options.settings.threads = 2;
        options.settings.robots = settings::RobotsPolicy::Ignore;
        return options;
    }

private Q_SLOTS:
    void asFromTheBeginning_data();
    void asFromTheBeginning();
    void otherSitesAndImages_data();
    void otherSitesAndImages();
    void resumed_data();
    void resumed();
    void backAtOnce();
    void atAnyTime();
    void startAddresses();
    void nearerBeyondTheLimit();
    void limits();
    void refused();
};

void TestCrawlChange::asFromTheBeginning_data()
{
    QTest::addColumn<QStringList>("excludeBefore");
    QTest::addColumn<QStringList>("includeBefore");
    QTest::addColumn<int>("depthBefore");
    QTest::addColumn<QStringList>("exclude");
    QTest::addColumn<QStringList>("include");
    QTest::addColumn<int>("depth");
    const QStringList none;
    const QStringList b{QStringLiteral("/b/")};
    const QStringList ab{QStringLiteral("/a/"), QStringLiteral("/b/")};
    QTest::newRow("narrower") << none << none << -1 << b << none << -1;
    QTest::newRow("wider") << b << none << -1 << none << none << -1;
    QTest::newRow("another pattern") << b << none << -1 << QStringList{QStringLiteral("/c/")} << none << -1;
    QTest::newRow("only some") << none << none << -1 << none << ab << -1;
    QTest::newRow("all again") << none << ab << -1 << none << none << -1;
    QTest::newRow("less deep") << none << none << -1 << none << none << 2;
    QTest::newRow("deeper") << none << none << 1 << none << none << 3;
    QTest::newRow("both") << b << none << 1 << none << ab << 4;
}

/// The settings change when the first page is fetched, and nothing else.
void TestCrawlChange::asFromTheBeginning()
{
    QFETCH(QStringList, excludeBefore);
    QFETCH(QStringList, includeBefore);
    QFETCH(int, depthBefore);
    QFETCH(QStringList, exclude);
    QFETCH(QStringList, include);
    QFETCH(int, depth);
    TestSite site;
    serveSections(site);
    CrawlSettings settings;
    settings.exclude = excludeBefore;
    settings.include = includeBefore;
    settings.maxDepth = depthBefore;
    settings.delay = 3600;
    const CrawlOptions begun = options(site, settings);
    engine::Counters counters;
    {
        Crawl crawl(begun);
        crawl.start();
        QTRY_COMPARE_WITH_TIMEOUT(crawl.counters().finished, 1, 60000);
        settings = crawl.settings();
        settings.exclude = exclude;
        settings.include = include;
        settings.maxDepth = depth;
        settings.delay = 0;
        addBandwidth(settings);
        QVERIFY(crawl.change(settings));
        QTRY_COMPARE_WITH_TIMEOUT(crawl.state(), State::Ended, 60000);
        QCOMPARE(crawl.endReason(), EndReason::Completed);
        counters = crawl.counters();
    }
    CrawlRun changed = readProject(begun.path);
    changed.counters = counters;
    const CrawlRun fresh = runCrawl(options(site, settings));
    compareRuns(changed, fresh);
    QCOMPARE(changed.urls.size(), fresh.urls.size());
    QCOMPARE(linksOf(changed), linksOf(fresh));
    const auto reader = store::Reader::open(begun.path);
    QVERIFY(reader);
    QCOMPARE((*reader)->settings().exclude, exclude);
    QCOMPARE((*reader)->settings().maxDepth, depth);
}

void TestCrawlChange::otherSitesAndImages_data()
{
    QTest::addColumn<bool>("externalBefore");
    QTest::addColumn<bool>("imagesBefore");
    QTest::addColumn<bool>("external");
    QTest::addColumn<bool>("images");
    QTest::addColumn<bool>("resumed");
    for (const bool resumed : {false, true}) {
        const QByteArray when = resumed ? ", between two sessions" : "";
        QTest::newRow(QByteArray("no other sites" + when).constData()) << true << false << false << false << resumed;
        QTest::newRow(QByteArray("other sites" + when).constData()) << false << false << true << false << resumed;
        QTest::newRow(QByteArray("no images" + when).constData()) << true << true << true << false << resumed;
        QTest::newRow(QByteArray("images" + when).constData()) << false << false << false << true << resumed;
        QTest::newRow(QByteArray("neither" + when).constData()) << true << true << false << false << resumed;
        QTest::newRow(QByteArray("both" + when).constData()) << false << false << true << true << resumed;
    }
}

/// What waits and is wanted no more is set aside at once; what was kept out comes back.
void TestCrawlChange::otherSitesAndImages()
{
    QFETCH(const bool, externalBefore);
    QFETCH(const bool, imagesBefore);
    QFETCH(const bool, external);
    QFETCH(const bool, images);
    QFETCH(const bool, resumed);
    const auto policy = [](bool on) { return on ? settings::ResourcePolicy::Check : settings::ResourcePolicy::Record; };
    TestSite other{{"/x", "x"}, {"/y", "y"}, {"/z", "z"}};
    TestSite site;
    site.setPage("/",
        QByteArray("<a href=/a>a</a><img src=/1.png><img src=/2.png><a href='" + other.url("/x") + "'>x</a><a href='"
            + other.url("/y") + "'>y</a>"));
    site.setPage("/a", QByteArray("<img src=/3.png><img src=/1.png><a href='" + other.url("/z") + "'>z</a>"));
    CrawlSettings settings;
    settings.checkExternal = externalBefore;
    settings.resources = policy(imagesBefore);
    settings.delay = 3600; // of each host one URL is fetched
    CrawlOptions begun = options(site, settings);
    CrawlRun changed;
    {
        Crawl crawl(begun);
        crawl.start();
        QTRY_VERIFY_WITH_TIMEOUT(crawl.counters().finished >= (externalBefore ? 2 : 1), 60000);
        settings = crawl.settings();
        settings.checkExternal = external;
        settings.resources = policy(images);
        settings.delay = 0;
        if (!resumed) {
            QVERIFY(crawl.change(settings));
            QTRY_COMPARE_WITH_TIMEOUT(crawl.state(), State::Ended, 60000);
            QCOMPARE(crawl.endReason(), EndReason::Completed);
            changed.counters = crawl.counters();
        }
    }
    if (resumed) {
        begun.mode = CrawlOptions::Mode::Resume;
        begun.settings = settings;
        changed = runCrawl(begun);
    } else {
        const engine::Counters counters = changed.counters;
        changed = readProject(begun.path);
        changed.counters = counters;
    }
    const int asked = other.requestCount("/x") + other.requestCount("/y") + other.requestCount("/z");
    QCOMPARE(asked, external ? 3 : externalBefore ? 1 : 0);
    for (const char *image : {"/1.png", "/2.png", "/3.png"})
        QCOMPARE(site.requestCount(image), images ? 1 : 0);
    const CrawlRun fresh = runCrawl(options(site, settings));
    compareRuns(changed, fresh);
    QCOMPARE(linksOf(changed), linksOf(fresh));
}

void TestCrawlChange::resumed_data()
{
    QTest::addColumn<QStringList>("before");
    QTest::addColumn<QStringList>("after");
    const QStringList none;
    const QStringList b{QStringLiteral("/b/")};
    QTest::newRow("narrower") << none << b;
    QTest::newRow("wider") << b << none;
}

/// The same between two sessions.
void TestCrawlChange::resumed()
{
    QFETCH(QStringList, before);
    QFETCH(QStringList, after);
    TestSite site;
    serveSections(site);
    CrawlSettings settings;
    settings.exclude = before;
    settings.delay = 3600;
    CrawlOptions begun = options(site, settings);
    {
        Crawl crawl(begun);
        crawl.start();
        QTRY_COMPARE_WITH_TIMEOUT(crawl.counters().finished, 1, 60000);
    }
    begun.mode = CrawlOptions::Mode::Resume;
    begun.settings.exclude = after;
    begun.settings.delay = 0;
    const CrawlRun changed = runCrawl(begun);
    const CrawlRun fresh = runCrawl(options(site, begun.settings));
    compareRuns(changed, fresh);
    QCOMPARE(linksOf(changed), linksOf(fresh));
}

/// What a change kept out comes back by the next one, however far the first has come: here it was killed.
void TestCrawlChange::backAtOnce()
{
    TestSite site;
    serveSections(site);
    CrawlSettings settings;
    settings.delay = 3600;
    CrawlOptions begun = options(site, settings);
    {
        Crawl crawl(begun);
        crawl.start();
        QTRY_COMPARE_WITH_TIMEOUT(crawl.counters().finished, 1, 60000);
    }
    {
        // The queue has been gone through, and no link yet.
        auto writer = store::Writer::open(begun.path);
        QVERIFY(writer);
        (*writer)->begin();
        const base::RuleId rule = (*writer)->rule({facts::RuleKind::Exclude, "/b/"});
        qint64 kept = 0;
        for (const store::QueuedUrl &url : (*writer)->ranks().queued(base::UrlId::None, 1000)) {
            if (!url.url.contains("/b/"))
                continue;
            (*writer)->skip(url.id, rule);
            ++kept;
        }
        QVERIFY(kept > 0);
        QJsonObject counters = QJsonDocument::fromJson((*writer)->meta("counters")).object();
        counters.insert(QStringLiteral("skipped"), counters.value(QLatin1String("skipped")).toInteger() + kept);
        (*writer)->setMeta("counters", QJsonDocument(counters).toJson(QJsonDocument::Compact));
        (*writer)->setMeta("rejudge", "1");
        QVERIFY((*writer)->commit());
    }
    begun.mode = CrawlOptions::Mode::Resume;
    begun.settings.delay = 0;
    const CrawlRun changed = runCrawl(begun);
    compareRuns(changed, runCrawl(options(site, begun.settings)));
}

/// Whatever was set in between, the last settings are those that count.
void TestCrawlChange::atAnyTime()
{
    TestSite site;
    serveSections(site, 2);
    const auto random = [](QRandomGenerator &generator) {
        CrawlSettings settings;
        for (int section = 0; section < Sections; ++section) {
            if (generator.bounded(3) == 0)
                settings.exclude.append(QStringLiteral("/%1/").arg(QChar(u'a' + section)));
        }
        settings.maxDepth = generator.bounded(3) == 0 ? generator.bounded(1, 5) : -1;
        return settings;
    };
    for (quint32 seed = 1; seed <= (test::sanitized ? 2U : 5U); ++seed) {
        QRandomGenerator generator(seed);
        CrawlSettings last = random(generator);
        const CrawlOptions begun = options(site, last);
        int changes = generator.bounded(2, 6);
        const CrawlRun changed = runCrawl(begun, [&](Crawl &crawl) {
            if (crawl.state() != State::Running || changes == 0)
                return;
            CrawlSettings next = crawl.settings();
            const CrawlSettings drawn = random(generator);
            next.exclude = drawn.exclude;
            next.maxDepth = drawn.maxDepth;
            next.threads = generator.bounded(1, 5);
            if (crawl.change(next)) {
                last = next;
                --changes;
            }
        });
        QCOMPARE(changed.reason, EndReason::Completed);
        // What lies too deep now, and was fetched, was found by links that a fresh run does not know.
        const CrawlRun fresh = runCrawl(options(site, last));
        const Lines is = linesOf(changed);
        for (const auto &[url, line] : linesOf(fresh)) {
            const auto found = is.find(url);
            QVERIFY2(found != is.end(), url.constData());
            if (!line.startsWith("skipped"))
                QVERIFY2(
                    found->second == line, QByteArray(url + ": " + found->second + " instead of " + line).constData());
        }
        QVERIFY(countersHold(changed));
        QVERIFY(inlinksHold(changed));
    }
}

void TestCrawlChange::startAddresses()
{
    TestSite site;
    serveSections(site);
    TestSite other{{"/", "<a href=/x>x</a>"}, {"/x", "x"}};
    CrawlSettings settings;
    settings.delay = 3600;
    const CrawlOptions begun = options(site, settings);
    engine::Counters counters;
    {
        Crawl crawl(begun);
        crawl.start();
        QTRY_COMPARE_WITH_TIMEOUT(crawl.counters().finished, 1, 60000);
        settings = crawl.settings();
        settings.seeds.append(QString::fromLatin1(other.url("/")));
        settings.delay = 0;
        QVERIFY(crawl.change(settings));
        QTRY_COMPARE_WITH_TIMEOUT(crawl.state(), State::Ended, 60000);
        counters = crawl.counters();
    }
    CrawlRun changed = readProject(begun.path);
    changed.counters = counters;
    const CrawlRun fresh = runCrawl(options(site, settings));
    compareRuns(changed, fresh);
    QVERIFY(changed.urls.contains(other.url("/x")));
}

/// A page that was fetched while nothing limited depths is linked on a shorter way while something does: that is no
/// less its depth, and that of what it leads to.
void TestCrawlChange::nearerBeyondTheLimit()
{
    TestSite site;
    site.setPage("/", "<a href=/far>1</a><a href=/near>2</a>");
    site.setPage("/far", "<a href=/farther>1</a>");
    site.setPage("/farther", "<a href=/page>1</a>");
    site.setPage("/near", "<a href=/page>1</a>");
    site.setPage("/page", "<a href=/behind>1</a>");
    site.setPage("/behind", "<a href=/>1</a>");
    CrawlSettings settings;
    settings.exclude = QStringList{QStringLiteral("/near")};
    CrawlOptions begun = options(site, settings);
    CrawlRun run = runCrawl(begun);
    QCOMPARE(run.urls.value(site.url("/page")).depth, 3);
    begun.mode = CrawlOptions::Mode::Resume;
    begun.settings.exclude.clear();
    begun.settings.maxDepth = 1;
    run = runCrawl(begun);
    QCOMPARE(run.urls.value(site.url("/near")).depth, 1);
    QCOMPARE(run.urls.value(site.url("/page")).depth, 2);
    QCOMPARE(run.urls.value(site.url("/behind")).depth, 3);
    begun.settings.maxDepth = -1;
    run = runCrawl(begun);
    compareRuns(run, runCrawl(options(site, begun.settings)));
}

void TestCrawlChange::limits()
{
    TestSite site;
    serveSections(site);
    CrawlSettings settings;
    settings.delay = 3600;
    const CrawlOptions begun = options(site, settings);
    Crawl crawl(begun);
    crawl.start();
    QTRY_COMPARE_WITH_TIMEOUT(crawl.counters().finished, 1, 60000);
    settings = crawl.settings();
    settings.delay = 0;
    settings.maxUrls = 5;
    QVERIFY(crawl.change(settings));
    QTRY_COMPARE_WITH_TIMEOUT(crawl.state(), State::Ended, 60000);
    QCOMPARE(crawl.endReason(), EndReason::MaxUrls);
    QCOMPARE(crawl.counters().finished, 5);
}

void TestCrawlChange::refused()
{
    TestSite site;
    serveSections(site);
    CrawlSettings settings;
    settings.delay = 3600;
    Crawl crawl(options(site, settings));
    std::optional<engine::CrawlError> error;
    QVERIFY(!crawl.change(settings, &error)); // it does not run yet
    QVERIFY(!error);
    crawl.start();
    QTRY_COMPARE_WITH_TIMEOUT(crawl.counters().finished, 1, 60000);
    const auto refuses = [&](auto edit) {
        CrawlSettings wanted = crawl.settings();
        edit(wanted);
        error.reset();
        return !crawl.change(wanted, &error) && error && crawl.settings().threads == 2;
    };
    QVERIFY(refuses([](CrawlSettings &s) { s.threads = 0; }));
    QVERIFY(refuses([](CrawlSettings &s) { s.exclude = QStringList{QStringLiteral("(")}; }));
    QVERIFY(refuses([](CrawlSettings &s) { s.seeds.clear(); }));
    QVERIFY(refuses([](CrawlSettings &s) { s.seeds.append(QStringLiteral("ftp://a.test/")); }));
    QVERIFY(refuses([](CrawlSettings &s) { s.seeds.append(QStringLiteral("http://me:pw@a.test/")); }));
    // What a crawl keeps is left as it is.
    CrawlSettings wanted = crawl.settings();
    wanted.probes = true;
    QVERIFY(crawl.change(wanted));
    QVERIFY(!crawl.settings().probes);
}

ARGIOPE_TEST(TestCrawlChange, QCoreApplication)
#include "tst_crawlchange.moc"
