#include "core/rank/crawlorder.h"
#include "core/rank/pagerank.h"
#include "tests/core/rank/simulatedcrawl.h"
#include "tests/support/testmain.h"

#include <QByteArray>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <random>
#include <set>

using namespace argiope::rank;
using namespace argiope::rank::testing;

namespace {

/// "A:BC B:D" as links between letters.
SimulatedCrawl::Links linksOf(const QByteArray &text)
{
    SimulatedCrawl::Links links;
    for (const QByteArray &page : text.split(' ')) {
        for (const char target : page.mid(2))
            links[page[0]].push_back(target);
    }
    return links;
}

QByteArray namesOf(const std::vector<int> &order)
{
    QByteArray names;
    for (const int name : order)
        names += char(name);
    return names;
}

CrawlOrder::Options optionsOf(OrderKind kind)
{
    CrawlOrder::Options options;
    options.kind = kind;
    return options;
}

// The graph of a textbook's tables of queues.
constexpr char Textbook[] = "A:BCDEF E:H F:G H:I";

/// Pages 1 … n behind 0, as the seed has it; some are linked to by many.
SimulatedCrawl::Links someSite(quint32 seed, int pages)
{
    std::mt19937 random(seed);
    SimulatedCrawl::Links links;
    for (int page = 0; page < pages; ++page) {
        links[page].push_back(page + 1);
        for (int i = int(random() % 6); i > 0; --i)
            links[page].push_back(int(quint64(random() % pages) * (random() % pages) / pages));
    }
    return links;
}

} // namespace

/// In which order pages are fetched.
class TestCrawlOrder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tables_data();
    void tables();
    void queueStates_data();
    void queueStates();
    void everythingOnce_data();
    void everythingOnce();
    void importantFirst_data();
    void importantFirst();
    void authoritiesFirst();
    void checksLast();
    void nothingStarves();
    void eldersHaveTheirTurn_data();
    void eldersHaveTheirTurn();
    void shallowerFirstAmongEquals();
    void randomIsFair();
    void goesOn_data();
    void goesOn();
    void anotherOrder();
    void manyLinks();
    void ranksAreRight();
    void ranksWhenTheyAreAskedFor_data();
    void ranksWhenTheyAreAskedFor();
    void sitemapTellsLater();
};

void TestCrawlOrder::tables_data()
{
    QTest::addColumn<OrderKind>("kind");
    QTest::addColumn<QByteArray>("links");
    QTest::addColumn<QByteArray>("points"); // by letter, the more the earlier
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *name, OrderKind kind, const char *links, const char *points, const char *expected) {
        QTest::newRow(name) << kind << QByteArray(links) << QByteArray(points) << QByteArray(expected);
    };
    row("a queue", OrderKind::Breadth, Textbook, "", "ABCDEFHGI");
    row("a priority queue: D > B > C > A > E > F > I > G > H", OrderKind::Importance, Textbook, "DBCAEFIGH",
        "ADBCEFGHI");
    row("a stack of lists", OrderKind::Depth, Textbook, "", "ABCDEHIFG");
    row("a tree, level by level", OrderKind::Breadth, "a:bcd b:efg c:hij d:klm e:nop", "", "abcdefghijklmnop");
    row("a tree, branch by branch", OrderKind::Depth, "a:bcd b:efg c:hij d:klm e:nop", "", "abenopfgchijdklm");
    row("a circle", OrderKind::Depth, "A:BA B:CA C:A", "", "ABC");
    // D has two links once B was fetched, all others have one.
    row("by backlinks", OrderKind::Backlinks, "A:BCEFD B:D C:D D:G", "", "ABDCEFG");
    // What B names comes before what C names: it is the longer list.
    row("by authority", OrderKind::Hits, "A:BC B:DFGH C:E", "", "ABCDFGHE");
    row("by cash", OrderKind::Opic, "A:BCD B:EF C:E D:GHIJKL", "", "ABCDEFGHIJKL");
}

void TestCrawlOrder::tables()
{
    QFETCH(OrderKind, kind);
    QFETCH(QByteArray, links);
    QFETCH(QByteArray, points);
    QFETCH(QByteArray, expected);
    std::map<int, Waiting> known;
    for (qsizetype i = 0; i < points.size(); ++i)
        known[points[i]] = {true, false, int(points.size() - i)};
    SimulatedCrawl crawl(optionsOf(kind), linksOf(links), known);
    crawl.start(links[0]);
    QCOMPARE(namesOf(crawl.fetchAll()), expected);
}

void TestCrawlOrder::queueStates_data()
{
    QTest::addColumn<OrderKind>("kind");
    QTest::addColumn<QByteArray>("points"); // as in tables()
    QTest::addColumn<QByteArray>("expected"); // before the first page, and after each
    QTest::newRow("a queue") << OrderKind::Breadth << QByteArray() << QByteArray("A BCDEF CDEF DEF EF FH HG GI I -");
    QTest::newRow("a priority queue") << OrderKind::Importance << QByteArray("DBCAEFIGH")
                                      << QByteArray("A DBCEF BCEF CEF EF FH GH H I -");
    QTest::newRow("a stack of lists") << OrderKind::Depth << QByteArray()
                                      << QByteArray("A BCDEF CDEF DEF EF HF IF F G -");
}

/// The textbook's tables of what stands in the queue.
void TestCrawlOrder::queueStates()
{
    QFETCH(OrderKind, kind);
    QFETCH(QByteArray, points);
    QFETCH(QByteArray, expected);
    std::map<int, Waiting> known;
    for (qsizetype i = 0; i < points.size(); ++i)
        known[points[i]] = {true, false, int(points.size() - i)};
    SimulatedCrawl crawl(optionsOf(kind), linksOf(Textbook), known);
    crawl.start('A');
    QList<QByteArray> states{namesOf(crawl.waiting())};
    while (!crawl.done()) {
        (void)crawl.fetch();
        states.append(crawl.done() ? QByteArray("-") : namesOf(crawl.waiting()));
    }
    QCOMPARE(states.join(' '), expected);
}

void TestCrawlOrder::everythingOnce_data()
{
    QTest::addColumn<OrderKind>("kind");
    QTest::addColumn<quint32>("seed");
    for (int kind = 0; kind <= int(OrderKind::Random); ++kind) {
        for (quint32 seed = 1; seed <= 5; ++seed)
            QTest::addRow("%d, %u", kind, seed) << OrderKind(kind) << seed;
    }
}

void TestCrawlOrder::everythingOnce()
{
    QFETCH(OrderKind, kind);
    QFETCH(quint32, seed);
    constexpr int pages = 500;
    SimulatedCrawl crawl(optionsOf(kind), someSite(seed, pages));
    crawl.start(0);
    const std::vector<int> order = crawl.fetchAll();
    QCOMPARE(order.size(), size_t(pages + 1));
    QCOMPARE(std::set<int>(order.begin(), order.end()).size(), order.size());
    if (kind == OrderKind::Breadth) {
        for (const int name : order)
            QCOMPARE(crawl.order().priorityOf(crawl.numberOf(name)), 0);
    }
}

void TestCrawlOrder::importantFirst_data()
{
    QTest::addColumn<OrderKind>("kind");
    QTest::newRow("pagerank") << OrderKind::PageRank;
    QTest::newRow("opic") << OrderKind::Opic;
    QTest::newRow("backlinks") << OrderKind::Backlinks;
}

/// Of 400 pages that one names, half link to a page of their own and half to one in common: that comes before theirs.
void TestCrawlOrder::importantFirst()
{
    QFETCH(OrderKind, kind);
    SimulatedCrawl::Links links;
    constexpr int common = 5000;
    for (int page = 1; page <= 400; ++page) {
        links[0].push_back(page);
        links[page] = {1000 + page};
        if (page % 2 == 0)
            links[page].push_back(common);
    }
    SimulatedCrawl crawl(optionsOf(kind), links);
    crawl.start(0);
    const std::vector<int> order = crawl.fetchAll();
    const auto place = std::find(order.begin(), order.end(), common) - order.begin();
    QVERIFY2(place < 40, QByteArray::number(qint64(place)).constData());
}

/// Of 150 pages that one names, each links to a page of its own, and all but the first ten to five in common: these
/// come before the pages' own, and before what only pages that name nothing in common lead to.
void TestCrawlOrder::authoritiesFirst()
{
    SimulatedCrawl::Links links;
    constexpr int common = 5000;
    constexpr int firstOfCommon = 10;
    for (int page = 1; page <= 150; ++page) {
        links[0].push_back(page);
        links[page] = {1000 + page};
        for (int i = 0; page > firstOfCommon && i < 5; ++i)
            links[page].push_back(common + i);
    }
    SimulatedCrawl crawl(optionsOf(OrderKind::Hits), links);
    crawl.start(0);
    const std::vector<int> order = crawl.fetchAll();
    const auto place = [&order](int name) { return std::find(order.begin(), order.end(), name) - order.begin(); };
    for (int i = 0; i < 5; ++i) {
        QVERIFY(place(common + i) < place(1001));
        QVERIFY(place(common + i) < place(1150));
    }
}

void TestCrawlOrder::checksLast()
{
    SimulatedCrawl crawl(optionsOf(OrderKind::PageRank), linksOf("A:xByC B:zD"),
        {{'x', {false, false, 0}}, {'y', {false, false, 0}}, {'z', {false, false, 0}}});
    crawl.start('A');
    QByteArray order = namesOf(crawl.fetchAll());
    std::sort(order.begin(), order.begin() + 4);
    QCOMPARE(order, QByteArray("ABCDxyz"));
}

/// However many better ones come, a URL waits for no more than FairPages for each bucket that they are better.
void TestCrawlOrder::nothingStarves()
{
    SimulatedCrawl::Links links;
    std::map<int, Waiting> known;
    constexpr int poor = -1;
    links[0] = {poor, 1};
    known[0] = known[poor] = {true, false, 0};
    constexpr int pages = int(CrawlOrder::FairPages) * 2 + 3000;
    for (int page = 1; page <= pages; ++page) {
        links[page] = {page + 1};
        known[page] = {true, false, 14}; // two buckets better
    }
    known[pages + 1] = {true, false, 14};
    SimulatedCrawl crawl(optionsOf(OrderKind::Topic), links, known);
    crawl.start(0);
    int before = 0;
    while (crawl.fetch() != poor)
        ++before;
    QVERIFY2(before > CrawlOrder::FairPages * 2 - 2000, QByteArray::number(before).constData());
    QVERIFY2(before < CrawlOrder::FairPages * 2 + 2000, QByteArray::number(before).constData());
}

void TestCrawlOrder::eldersHaveTheirTurn_data()
{
    QTest::addColumn<OrderKind>("kind");
    QTest::newRow("pagerank") << OrderKind::PageRank;
    QTest::newRow("opic") << OrderKind::Opic;
    QTest::newRow("hits") << OrderKind::Hits;
    QTest::newRow("backlinks") << OrderKind::Backlinks;
    QTest::newRow("importance") << OrderKind::Importance;
}

/// A page with hundreds of links gives each little, and pages that name one another only give much: by what links say
/// that corner comes first, for as long as nobody has looked at what the overview leads to. One page in ten is what was
/// found first, so that what is the n-th to be found is not later than about ten times n.
void TestCrawlOrder::eldersHaveTheirTurn()
{
    QFETCH(OrderKind, kind);
    SimulatedCrawl::Links links;
    constexpr int corner = 10'000;
    constexpr int listed = 300;
    constexpr int deep = 5000;
    links[0] = {1, corner};
    for (int page = 1; page <= listed; ++page)
        links[1].push_back(1 + page);
    for (int page = corner; page < corner + deep; ++page)
        links[page] = {page + 1, page + 2, corner};
    SimulatedCrawl crawl(optionsOf(kind), links);
    crawl.start(0);
    const std::vector<int> order = crawl.fetchAll();
    const auto part = int(CrawlOrder::Options().eldersPart);
    const int slack = 3 * part;
    for (size_t place = 0; place < order.size(); ++place) {
        const auto found = int(crawl.numberOf(order[place]));
        QVERIFY2(int(place) <= found * part + slack, QByteArray::number(found).constData());
    }
}

void TestCrawlOrder::shallowerFirstAmongEquals()
{
    // 3 and 4 are worth the same; 4 is met first, but deeper.
    SimulatedCrawl crawl(optionsOf(OrderKind::Importance), {{0, {1, 2}}, {1, {4}}, {2, {3}}},
        {{1, {true, false, 9}}, {2, {true, false, 5}}, {4, {true, false, 1}}, {3, {true, false, 1}}});
    crawl.start(0);
    QCOMPARE(crawl.fetchAll(), (std::vector<int>{0, 1, 2, 4, 3}));
    // Of what one page named the order is that of the page.
    SimulatedCrawl plain(optionsOf(OrderKind::PageRank), {{0, {5, 3, 4}}, {5, {6}}});
    plain.start(0);
    QCOMPARE(plain.fetchAll().front(), 0);
}

/// Whether a URL came early or late, of those that wait each is as likely to be next.
void TestCrawlOrder::randomIsFair()
{
    int late = 0;
    constexpr int rounds = 400;
    for (quint64 seed = 1; seed <= rounds; ++seed) {
        CrawlOrder::Options options = optionsOf(OrderKind::Random);
        options.seed = seed;
        // 0 leads to 1 … 9, each of these to one more.
        SimulatedCrawl::Links links;
        for (int i = 1; i <= 9; ++i) {
            links[0].push_back(i);
            links[i] = {10 + i};
        }
        SimulatedCrawl crawl(options, links);
        crawl.start(0);
        (void)crawl.fetch();
        const int first = crawl.fetch();
        // The page that came now against those eight that wait since before.
        late += crawl.fetch() == 10 + first ? 1 : 0;
    }
    // One in nine, by a binomial with a mean of 44 and a deviation of 6.
    QVERIFY2(late > 44 - 25 && late < 44 + 25, QByteArray::number(late).constData());
    CrawlOrder::Options options = optionsOf(OrderKind::Random);
    const auto orderOf = [](const CrawlOrder::Options &with) {
        SimulatedCrawl crawl(with, someSite(3, 50));
        crawl.start(0);
        return crawl.fetchAll();
    };
    QCOMPARE(orderOf(options), orderOf(options));
    options.seed = 2;
    QVERIFY(orderOf(options) != orderOf(optionsOf(OrderKind::Random)));
}

void TestCrawlOrder::goesOn_data()
{
    QTest::addColumn<OrderKind>("kind");
    for (int kind = 1; kind <= int(OrderKind::Random); ++kind)
        QTest::addRow("%d", kind) << OrderKind(kind);
}

/// What waited when a session ended waits with the same priorities in the next, and what comes then has its place among
/// them.
void TestCrawlOrder::goesOn()
{
    QFETCH(OrderKind, kind);
    CrawlOrder before(optionsOf(kind));
    const int seed = before.priorityOfNew({});
    before.added(1, {}, seed);
    before.beginPage(1, 3);
    std::vector<int> priorities;
    for (const Number number : {2, 3, 4}) {
        const Waiting what{true, number == 4, int(number)};
        priorities.push_back(before.priorityOfNew(what));
        before.added(number, what, priorities.back());
    }
    before.fetched(1, std::vector<Number>{2, 3, 4});
    QVERIFY(before.takeChanges(100).empty()); // they were right at once

    CrawlOrder after(optionsOf(kind));
    after.known(1, std::vector<Number>{2, 3, 4});
    for (const Number number : {2, 3, 4})
        after.knownWaiting(number, {true, number == 4, int(number)}, priorities[size_t(number - 2)]);
    after.resume(1, *std::min_element(priorities.begin(), priorities.end()));
    for (const Number number : {2, 3, 4}) {
        QCOMPARE(after.priorityOf(number), priorities[size_t(number - 2)]);
        QCOMPARE(after.bucketOf(number), before.bucketOf(number));
    }
    QVERIFY(after.takeChanges(100).empty());
    if (kind == OrderKind::Depth) {
        after.beginPage(2, 1);
        QVERIFY(after.priorityOfNew({}) < priorities[0]);
    }
}

/// What waited breadth-first is sorted anew.
void TestCrawlOrder::anotherOrder()
{
    CrawlOrder order(optionsOf(OrderKind::Sitemap));
    order.knownWaiting(7, {true, false, 0}, 0);
    order.knownWaiting(8, {true, true, 0}, 0);
    order.knownWaiting(9, {false, false, 0}, 0);
    order.resume(10, 0);
    const auto changes = order.takeChanges(10);
    QCOMPARE(changes.size(), size_t(2));
    QVERIFY(order.priorityOf(8) < order.priorityOf(7));
    QVERIFY(order.priorityOf(7) < order.priorityOf(9));
    QVERIFY(order.takeChanges(10).empty());
}

/// With memory for a part of the links the important page is found all the same.
void TestCrawlOrder::manyLinks()
{
    SimulatedCrawl::Links links;
    constexpr int common = 5000;
    for (int page = 1; page <= 600; ++page) {
        links[0].push_back(page);
        for (int i = 1; i <= 5; ++i)
            links[page].push_back(10'000 + page * 10 + i);
        if (page % 2 == 0)
            links[page].push_back(common);
    }
    CrawlOrder::Options options = optionsOf(OrderKind::PageRank);
    options.mostLinks = 800;
    SimulatedCrawl crawl(options, links);
    crawl.start(0);
    const std::vector<int> order = crawl.fetchAll();
    QCOMPARE(order.size(), size_t(1 + 600 + 3000 + 1));
    QVERIFY(std::find(order.begin(), order.end(), common) - order.begin() < 100);
    // A part of them is not all of them.
    const auto orderWith = [](size_t most) {
        CrawlOrder::Options with = optionsOf(OrderKind::PageRank);
        with.mostLinks = most;
        SimulatedCrawl some(with, someSite(1, 600));
        some.start(0);
        return some.fetchAll();
    };
    QVERIFY(orderWith(300) != orderWith(CrawlOrder::MostLinks));
    QCOMPARE(orderWith(10'000), orderWith(CrawlOrder::MostLinks));
}

/// What waits stands in the bucket that its rank in the graph so far has.
void TestCrawlOrder::ranksAreRight()
{
    for (const quint32 seed : {1U, 2U, 3U}) {
        SimulatedCrawl::Links links = someSite(seed, 400);
        CrawlOrder::Options options = optionsOf(OrderKind::PageRank);
        options.eldersPart = 0;
        SimulatedCrawl crawl(options, links);
        crawl.start(0);
        // Ranks are computed at 100 pages first.
        std::vector<int> pages;
        for (int i = 0; i < 100; ++i)
            pages.push_back(crawl.fetch());
        std::vector<Edge> edges;
        Node last = 0;
        for (const int page : pages) {
            for (const int target : links[page]) {
                edges.push_back({Node(crawl.numberOf(page)), Node(crawl.numberOf(target))});
                last = std::max({last, edges.back().from, edges.back().to});
            }
        }
        const PageRank found = pageRank(Graph(last + 1, edges));
        int waiting = 0;
        for (Number number = 1; number <= last; ++number) {
            const auto bucket = crawl.order().bucketOf(number);
            if (!bucket)
                continue;
            ++waiting;
            const double score = found.ranks[size_t(number)] / found.ranks[0] - 1;
            const int expected = int(30 - 8 * std::sqrt(std::log2(1 + score)));
            // A little less than what it was is not told, and ranks are rough.
            QVERIFY2(std::abs(*bucket - expected) <= 1,
                qPrintable(QStringLiteral("%1: bucket %2, expected %3").arg(number).arg(*bucket).arg(expected)));
        }
        QVERIFY(waiting > 20);
    }
}

void TestCrawlOrder::ranksWhenTheyAreAskedFor_data()
{
    QTest::addColumn<OrderKind>("kind");
    QTest::addColumn<qint64>("every"); // CrawlOrder::Options::ranksEvery
    QTest::addColumn<QList<int>>("expected"); // how many pages had been fetched when the bucket became another one
    QTest::newRow("pagerank, every 7") << OrderKind::PageRank << qint64(7) << QList<int>{7, 14, 21};
    QTest::newRow("pagerank, every 10") << OrderKind::PageRank << qint64(10) << QList<int>{10, 20};
    QTest::newRow("pagerank, by growth") << OrderKind::PageRank << qint64(0) << QList<int>{100, 200};
    QTest::newRow("hits, every 7") << OrderKind::Hits << qint64(7) << QList<int>{7, 14};
    QTest::newRow("hits, by growth") << OrderKind::Hits << qint64(0) << QList<int>{100};
}

/// What a page is worth by now comes to those that it named when ranks are computed, and not before.
void TestCrawlOrder::ranksWhenTheyAreAskedFor()
{
    QFETCH(OrderKind, kind);
    QFETCH(qint64, every);
    QFETCH(QList<int>, expected);
    CrawlOrder::Options options = optionsOf(kind);
    options.ranksEvery = every;
    options.eldersPart = 0;
    CrawlOrder order(options);
    constexpr Number waiting = 1000;
    QList<int> changed;
    const int pages = every > 0 ? 25 : 250;
    for (int page = 1; page <= pages; ++page) {
        // The first one names what waits, all others name the first one.
        const std::vector<Number> targets{page == 1 ? waiting : 1};
        order.added(page, {}, order.priorityOfNew({}));
        order.beginPage(page, targets.size());
        if (page == 1)
            order.added(waiting, {}, order.priorityOfNew({}));
        order.fetched(page, targets);
        for (const CrawlOrder::Change &change : order.takeChanges(1000)) {
            QCOMPARE(change.url, waiting);
            changed.append(page);
        }
    }
    QCOMPARE(changed, expected);
}

void TestCrawlOrder::sitemapTellsLater()
{
    CrawlOrder order(optionsOf(OrderKind::Sitemap));
    const int priority = order.priorityOfNew({});
    order.added(1, {}, priority);
    order.learnt(1, {true, true, 0});
    const auto changes = order.takeChanges(10);
    QCOMPARE(changes.size(), size_t(1));
    QVERIFY(changes[0].priority < priority);
    order.learnt(1, {true, true, 0});
    QVERIFY(order.takeChanges(10).empty());
    order.gone(1);
    QCOMPARE(order.bucketOf(1), std::nullopt);
}

ARGIOPE_TEST(TestCrawlOrder, void)
#include "tst_crawlorder.moc"
