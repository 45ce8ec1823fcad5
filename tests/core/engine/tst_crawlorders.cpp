// Crawls that do not go breadth-first: in which order they ask, that depths stay true, and what a later session knows.

#include "core/settings/fields.h"
#include "tests/core/engine/crawlhelp.h"
#include "tests/support/testmain.h"
#include "tests/support/testsite.h"

#include <QFile>
#include <QRandomGenerator>
#include <QTest>

#include <algorithm>

using namespace argiope;
using namespace argiope::test;
using settings::Order;

namespace {

constexpr int OrdersThereAre = int(Order::Topic) + 1;

QByteArray pageLinking(const QList<QByteArray> &targets)
{
    QByteArray body;
    for (const QByteArray &target : targets)
        body += "<a href=/" + target + ">t</a>";
    return body;
}

/// "A:BC B:D" as pages; those that are only linked to link to nothing.
void serve(TestSite &site, const QByteArray &text)
{
    QMap<QByteArray, QList<QByteArray>> pages;
    for (const QByteArray &page : text.split(' ')) {
        for (const char target : page.mid(2)) {
            pages[page.left(1)].append(QByteArray(1, target));
            pages.insert(QByteArray(1, target), pages.value(QByteArray(1, target)));
        }
    }
    for (auto it = pages.cbegin(); it != pages.cend(); ++it)
        site.setPage("/" + it.key(), Response{.body = pageLinking(it.value())});
}

/// What was asked for, in that order.
QByteArray asked(const TestSite &site)
{
    QByteArray names;
    for (const QByteArray &target : site.targets()) {
        if (target.size() == 2)
            names += target.mid(1);
    }
    return names;
}

QVariant valueOf(store::Reader &reader, const store::UrlRecord &row, const char *column)
{
    const auto rows = reader.rows({base::raw(row.id)}, {store::Columns::fixed().find(QByteArrayView(column))->id});
    const auto *number = rows.isEmpty() ? nullptr : std::get_if<qint64>(&rows.first().values.first());
    return number ? QVariant(qlonglong(*number)) : QVariant();
}

/// By URL, of pages that have one.
QMap<QByteArray, int> relevanceOf(const QString &path, const CrawlRun &run)
{
    QMap<QByteArray, int> values;
    const auto reader = store::Reader::open(path);
    if (!reader)
        return values;
    const store::Columns columns = (*reader)->columns();
    const store::Column *column = columns.find(QByteArrayView("relevance"));
    for (const store::UrlRecord &row : run.urls) {
        const auto rows = column ? (*reader)->rows({base::raw(row.id)}, {column->id}) : QList<store::UrlRow>();
        if (const auto *number = rows.isEmpty() ? nullptr : std::get_if<qint64>(&rows.first().values.first()))
            values.insert(row.url, int(*number));
    }
    return values;
}

} // namespace

class TestCrawlOrders : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void trueDepths_data();
    void trueDepths();
    void goesOn_data();
    void goesOn();
    void changedBetweenSessions();
    void manyWait();
    void byTopic();
    void goesOnByTopic();
    void onlyOnTopic();
    void examplesOfATopic();
    void ranksAtTheEnd();
    void withoutRanks();
};

void TestCrawlOrders::trueDepths_data()
{
    QTest::addColumn<Order>("order");
    QTest::addColumn<int>("limit");
    for (int order = 0; order < OrdersThereAre; ++order) {
        QTest::addRow("%s", settings::EnumNames<Order>::names[order]) << Order(order) << -1;
        QTest::addRow("%s, depth 4", settings::EnumNames<Order>::names[order]) << Order(order) << 4;
    }
}

/// On a site with long and short ways, in whatever order pages come.
void TestCrawlOrders::trueDepths()
{
    QFETCH(Order, order);
    QFETCH(int, limit);
    constexpr int pages = 40;
    QRandomGenerator random(7);
    QList<QList<int>> links(pages);
    for (int page = 0; page < pages; ++page) {
        if (page + 1 < pages)
            links[page].append(page + 1);
        for (int i = int(random.bounded(3)); i > 0; --i)
            links[page].append(int(random.bounded(pages)));
    }
    QList<int> depths(pages, -1);
    depths[0] = 0;
    for (int depth = 0; limit < 0 || depth < limit; ++depth) {
        const QList<int> before = depths;
        for (int page = 0; page < pages; ++page) {
            for (const int target : links[page]) {
                if (before[page] == depth && depths[target] < 0)
                    depths[target] = depth + 1;
            }
        }
        if (before == depths)
            break;
    }
    TestSite site;
    for (int page = 0; page < pages; ++page) {
        QList<QByteArray> targets;
        for (const int target : links[page])
            targets.append(QByteArray::number(target));
        site.setPage("/" + QByteArray::number(page), Response{.body = pageLinking(targets)});
    }
    QTemporaryDir dir;
    auto options = crawlOptions(dir.filePath(QStringLiteral("p.argiope")), site.url("/0"), 4);
    options.settings.order = order;
    options.settings.topic = QStringLiteral("seven");
    options.settings.maxDepth = limit;
    options.settings.seenCache = 32;
    const CrawlRun run = runCrawl(options);
    QCOMPARE(run.reason, engine::EndReason::Completed);
    QVERIFY(countersHold(run));
    for (int page = 0; page < pages; ++page) {
        const QByteArray url = site.url("/" + QByteArray::number(page));
        QCOMPARE(run.urls.contains(url), depths[page] >= 0);
        if (depths[page] < 0)
            continue;
        QCOMPARE(run.urls[url].depth, depths[page]);
        QCOMPARE(site.requestCount("/" + QByteArray::number(page)), 1);
    }
}

void TestCrawlOrders::goesOn_data()
{
    QTest::addColumn<Order>("order");
    for (int order = 0; order < OrdersThereAre; ++order)
        QTest::addRow("%s", settings::EnumNames<Order>::names[order]) << Order(order);
}

/// Stopped by a limit again and again it asks for everything once, and each session begins with what waited first.
/// (While it goes on a thread asks for the next page before the last one is recorded, so that the rest is not told
/// here.)
void TestCrawlOrders::goesOn()
{
    QFETCH(Order, order);
    TestSite site;
    serve(site, "A:BCDEFGH B:IJK C:KL D:KH E:MN H:OP K:Q");
    QTemporaryDir dir;
    auto options = crawlOptions(dir.filePath(QStringLiteral("p.argiope")), site.url("/A"), 1);
    options.settings.order = order;
    options.settings.topic = QStringLiteral("seven");
    options.settings.importance = QStringList{QStringLiteral("9 /[HKP]"), QStringLiteral("-3 /[BC]")};
    for (const int most : {1, 2, 4, 9, 0}) {
        options.settings.maxUrls = most;
        const CrawlRun run = runCrawl(options);
        QCOMPARE(run.reason, most > 0 ? engine::EndReason::MaxUrls : engine::EndReason::Completed);
        QVERIFY(countersHold(run));
        options.mode = engine::CrawlOptions::Mode::Resume;
    }
    QByteArray names = asked(site);
    if (order != Order::Random)
        QCOMPARE(names.left(2), QByteArray(order == Order::Importance ? "AH" : "AB"));
    std::sort(names.begin(), names.end());
    QCOMPARE(names, QByteArray("ABCDEFGHIJKLMNOPQ"));
}

/// What waits breadth-first is sorted by the order of the next session, and back.
void TestCrawlOrders::changedBetweenSessions()
{
    TestSite site;
    serve(site, "A:BCDEFGH");
    QTemporaryDir dir;
    auto options = crawlOptions(dir.filePath(QStringLiteral("p.argiope")), site.url("/A"), 1);
    options.settings.maxUrls = 2;
    (void)runCrawl(options);
    QCOMPARE(asked(site), QByteArray("AB"));
    options.mode = engine::CrawlOptions::Mode::Resume;
    options.settings.order = Order::Depth;
    options.settings.maxUrls = 3;
    (void)runCrawl(options);
    QCOMPARE(asked(site), QByteArray("ABC"));
    options.settings.order = Order::Breadth;
    options.settings.maxUrls = 0;
    const CrawlRun run = runCrawl(options);
    QCOMPARE(run.reason, engine::EndReason::Completed);
    QCOMPARE(asked(site), QByteArray("ABCDEFGH"));
    QVERIFY(countersHold(run));
}

/// More than is moved at once: a page that gets many links comes before those that came first.
void TestCrawlOrders::manyWait()
{
    TestSite site;
    constexpr int pages = 200;
    QList<QByteArray> all;
    for (int page = 1; page <= pages; ++page) {
        all.append("p" + QByteArray::number(page));
        site.setPage("/p" + QByteArray::number(page), Response{.body = pageLinking({"common", "common"})});
    }
    all.append("common");
    site.setPage("/", Response{.body = pageLinking(all)});
    site.setPage("/common", Response{.body = "here"});
    for (const Order order : {Order::PageRank, Order::Opic, Order::Backlinks}) {
        site.clearLog();
        QTemporaryDir dir;
        auto options = crawlOptions(dir.filePath(QStringLiteral("p.argiope")), site.url("/"), 1);
        options.settings.order = order;
        const CrawlRun run = runCrawl(options);
        QCOMPARE(run.reason, engine::EndReason::Completed);
        QCOMPARE(run.urls.size(), pages + 2);
        QVERIFY2(site.targets().indexOf("/common") < pages / 2, settings::EnumNames<Order>::names[int(order)]);
    }
}

/// What is written on a link and where it leads counts, and the page it is on; what a page turns out to be is a column.
void TestCrawlOrders::byTopic()
{
    TestSite site;
    site.setPage("/A", Response{.body = "<a href=/x>shoes</a> <a href=/y>hats</a> <a href=/spiders/z>more</a>"});
    site.setPage("/x", Response{.body = "<title>Shoes</title> shoes and boots <a href=/x2>boots</a>"});
    site.setPage("/y", Response{.body = "<title>Hats</title> hats and spiders <a href=/y2>next</a>"});
    site.setPage("/spiders/z", Response{.body = "<title>Spiders</title> spiders <a href=/z2>weaving spiders</a>"});
    for (const char *page : {"/x2", "/y2", "/z2"})
        site.setPage(page, Response{.body = "<p>nothing"});
    QTemporaryDir dir;
    auto options = crawlOptions(dir.filePath(QStringLiteral("p.argiope")), site.url("/A"), 1);
    options.settings.order = Order::Topic;
    options.settings.topic = QStringLiteral("Spiders, weaving");
    options.settings.maxUrls = 1; // else the thread may have the first link before the others wait
    (void)runCrawl(options);
    options.mode = engine::CrawlOptions::Mode::Resume;
    options.settings.maxUrls = 0;
    const CrawlRun run = runCrawl(options);
    QCOMPARE(run.reason, engine::EndReason::Completed);
    QVERIFY(countersHold(run));
    const QList<QByteArray> asked = site.targets();
    QVERIFY(asked.indexOf("/spiders/z") < asked.indexOf("/x"));
    QVERIFY(asked.indexOf("/z2") < asked.indexOf("/x2"));
    const auto relevance = relevanceOf(options.path, run);
    QVERIFY(relevance.value(site.url("/spiders/z")) > relevance.value(site.url("/y")));
    QVERIFY(relevance.value(site.url("/y")) > 0);
    QCOMPARE(relevance.value(site.url("/x"), -1), 0);
    QCOMPARE(run.counters.topicPages, 7);
    QVERIFY(run.counters.topicRelevant >= 2 && run.counters.topicRelevant < 6);
}

/// What was promised stands in the file.
void TestCrawlOrders::goesOnByTopic()
{
    TestSite site;
    QByteArray links;
    for (int i = 0; i < 40; ++i)
        links += "<a href=/p" + QByteArray::number(i) + (i == 30 ? ">our spiders</a> " : ">other things</a> ");
    site.setPage("/A", Response{.body = links});
    QTemporaryDir dir;
    auto options = crawlOptions(dir.filePath(QStringLiteral("p.argiope")), site.url("/A"), 1);
    options.settings.order = Order::Topic;
    options.settings.topic = QStringLiteral("spiders");
    options.settings.maxUrls = 1;
    (void)runCrawl(options);
    QCOMPARE(site.targets().last(), QByteArray("/A"));
    options.mode = engine::CrawlOptions::Mode::Resume;
    options.settings.maxUrls = 2;
    (void)runCrawl(options);
    QCOMPARE(site.targets().last(), QByteArray("/p30"));
}

/// Once enough was read, links of pages that are about something else are not followed, and say why.
void TestCrawlOrders::onlyOnTopic()
{
    TestSite site;
    constexpr int pages = 30;
    QByteArray links;
    for (int i = 0; i < pages; ++i) {
        const QByteArray number = QByteArray::number(i);
        links += "<a href=/p" + number + ">page</a> ";
        const QByteArray text = i % 2 == 0 ? "spiders weave their webs" : "shoes and boots on sale";
        site.setPage("/p" + number, Response{.body = "<p>" + text + " <a href=/behind" + number + ">on</a>"});
        site.setPage("/behind" + number, Response{.body = "<p>spiders"});
    }
    site.setPage("/A", Response{.body = links});
    QTemporaryDir dir;
    auto options = crawlOptions(dir.filePath(QStringLiteral("p.argiope")), site.url("/A"), 1);
    options.settings.onTopic = true;
    options.settings.topic = QStringLiteral("spiders");
    CrawlRun run = runCrawl(options);
    QCOMPARE(run.reason, engine::EndReason::Completed);
    QVERIFY(countersHold(run));
    const auto isIn = [&](int i) { return run.urls.contains(site.url("/behind" + QByteArray::number(i))); };
    QVERIFY(isIn(1)); // too early to say
    QVERIFY(isIn(28));
    QVERIFY(!isIn(29));
    const store::UrlRecord out = run.skipped.value(site.url("/behind29"));
    QCOMPARE(out.rule.kind, facts::RuleKind::OffTopic);
    QCOMPARE(out.rule.detail, QByteArray("0 < 10"));
    // Judged anew for another reason they stay out.
    options.mode = engine::CrawlOptions::Mode::Resume;
    options.settings.exclude = QStringList{QStringLiteral("/none$")};
    run = runCrawl(options);
    QVERIFY(countersHold(run));
    QVERIFY(!isIn(29));
    QCOMPARE(run.skipped.value(site.url("/behind29")).rule.kind, facts::RuleKind::OffTopic);
}

/// From a file that is gone when the crawl goes on, and from a page that the project keeps.
void TestCrawlOrders::examplesOfATopic()
{
    TestSite site;
    site.setPage("/A", Response{.body = "<title>Silk</title><p>spiders weave silk <a href=/x>x</a>"});
    site.setPage("/x", Response{.body = "<p>silk of spiders"});
    QTemporaryDir dir;
    const QString example = dir.filePath(QStringLiteral("example.html"));
    QFile file(example);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("<p>Spiders and their silk") > 0);
    file.close();
    auto options = crawlOptions(dir.filePath(QStringLiteral("p.argiope")), site.url("/A"), 1);
    options.settings.topicPages = QStringList{example};
    options.settings.text = settings::KeptText::Plain;
    options.settings.maxUrls = 1;
    CrawlRun run = runCrawl(options);
    QVERIFY(relevanceOf(options.path, run).value(site.url("/A")) > 0);
    QVERIFY(QFile::remove(example));
    options.mode = engine::CrawlOptions::Mode::Resume;
    options.settings.maxUrls = 0;
    run = runCrawl(options);
    QCOMPARE(run.reason, engine::EndReason::Completed);
    QVERIFY(relevanceOf(options.path, run).value(site.url("/x")) > 0);

    options.settings.topicPages = QStringList{QString::fromUtf8(site.url("/A"))};
    run = runCrawl(options);
    QVERIFY(!run.error);
    options.settings.topicPages = QStringList{example};
    run = runCrawl(options);
    QVERIFY(run.error);
    QCOMPARE(run.error->code, engine::CrawlError::Code::BadSettings);
}

void TestCrawlOrders::ranksAtTheEnd()
{
    TestSite site;
    serve(site, "A:BCD B:A C:A D:A");
    site.setPage("/D", Response{.status = 302, .headers = {{"Location", "/E"}}});
    site.setPage("/E", Response{.body = pageLinking({"A"})});
    QTemporaryDir dir;
    const QString path = dir.filePath(QStringLiteral("p.argiope"));
    const CrawlRun run = runCrawl(crawlOptions(path, site.url("/A"), 2));
    const auto reader = store::Reader::open(path);
    QVERIFY(reader);
    const auto value = [&](const char *name, const char *column) {
        return valueOf(**reader, run.urls.value(site.url(QByteArray("/") + name)), column);
    };
    QCOMPARE(value("A", "rank"), QVariant(100));
    QCOMPARE(value("A", "rank_percentile"), QVariant(100));
    QCOMPARE(value("A", "backlinks"), QVariant(3)); // B, C and E
    QCOMPARE(value("E", "backlinks"), QVariant(1));
    QCOMPARE(value("A", "link_depth"), QVariant(0));
    QCOMPARE(value("D", "link_depth"), QVariant(1));
    QCOMPARE(value("E", "link_depth"), QVariant(1)); // the redirect costs nobody a click
    QCOMPARE(run.urls.value(site.url("/E")).depth, 2);
    QVERIFY(value("B", "rank").toInt() < 100);
    QCOMPARE(value("B", "rank"), value("C", "rank"));
    store::ListQuery query;
    query.sort = store::Columns::fixed().find(QByteArrayView("rank"))->id;
    query.descending = true;
    QCOMPARE((*reader)->ids(query).value(0), base::raw(run.urls.value(site.url("/A")).id));
}

void TestCrawlOrders::withoutRanks()
{
    TestSite site;
    serve(site, "A:B");
    QTemporaryDir dir;
    auto options = crawlOptions(dir.filePath(QStringLiteral("p.argiope")), site.url("/A"), 2);
    options.settings.ranks = false;
    const CrawlRun run = runCrawl(options);
    const auto reader = store::Reader::open(options.path);
    QVERIFY(reader);
    QCOMPARE(valueOf(**reader, run.urls.value(site.url("/A")), "rank"), QVariant());
}

ARGIOPE_TEST(TestCrawlOrders, QCoreApplication)
#include "tst_crawlorders.moc"
