#include "core/engine/recorder/discovery.h"
#include "tests/core/engine/recorder/memoryurls.h"
#include "tests/core/engine/recorder/recorderfixture.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <algorithm>
#include <deque>
#include <random>

using namespace argiope;
using base::RuleId;
using base::UrlId;
using engine::Discovery;
using judge::Fate;
using store::UrlRole;
using store::UrlState;

namespace {

constexpr RuleId LetIn{100};
constexpr RuleId InTrap{200};

struct Edge
{
    int to = 0;
    Fate fate = Fate::Page;
    bool redirect = false;
};
using Graph = std::vector<std::vector<Edge>>;

QByteArray nameOf(int node)
{
    return "http://a.test/" + QByteArray::number(node);
}

/// A crawl of a graph without threads, sockets and files: whoever waits is fetched when the test says.
struct GraphCrawl
{
    explicit GraphCrawl(Graph pages, const settings::CrawlSettings &with = {}, Discovery::KeptOut keptOut = {})
        : graph(std::move(pages))
        , settings(with)
        , discovery(
              settings, base::systemClock(), urls, queue, ledger,
              keptOut ? std::move(keptOut) : [](const QByteArray &, int) { return RuleId::None; })
    {
    }
    [[nodiscard]] judge::Target target(const Edge &edge) const
    {
        judge::Target made;
        made.url = nameOf(edge.to);
        made.key = url::urlKey(made.url, 1);
        made.origin = "http://a.test";
        made.fate = edge.fate;
        made.redirect = edge.redirect;
        return made;
    }
    UrlId meet(const Edge &edge, const Discovery::Source &source = {})
    {
        return discovery.meet({target(edge)}, {LetIn}, source).first().id;
    }
    void fetch(UrlId id)
    {
        const base::WaitingUrl lease = queue.take(id);
        const int node = lease.url.mid(nameOf(0).size() - 1).toInt();
        // Another worker may have found a shorter way meanwhile: what counts is where it stands now.
        const auto now = *queue.leased(id);
        QList<judge::Target> targets;
        if (lease.page) {
            for (const Edge &edge : graph[size_t(node)])
                targets.append(target(edge));
        }
        const auto met = discovery.meet(targets, {LetIn}, {{now.depth + 1, 0, id}, now.hops + 1});
        QList<store::LinkTarget> links;
        for (qsizetype i = 0; i < targets.size(); ++i)
            links.append({met[i].id, targets[i].fate == Fate::Page, 1, targets[i].redirect});
        urls.at(id).links = links;
        urls.at(id).url.state = UrlState::Finished;
        urls.at(id).counted = true;
        queue.finish(id);
    }
    void fetchAll()
    {
        while (!queue.waiting.empty())
            fetch(queue.waiting.begin()->first);
    }
    void fetchAllInAnyOrder(std::mt19937 &random)
    {
        while (!queue.waiting.empty()) {
            auto it = queue.waiting.begin();
            std::advance(it, random() % queue.waiting.size());
            fetch(it->first);
        }
    }
    [[nodiscard]] UrlId idOf(int node)
    {
        for (size_t i = 0; i < urls.rows.size(); ++i) {
            if (urls.rows[i].url.url == nameOf(node))
                return UrlId(i + 1);
        }
        return UrlId::None;
    }
    [[nodiscard]] const store::NewUrl &row(int node) { return urls.at(idOf(node)).url; }

    const Graph graph;
    const settings::CrawlSettings settings;
    enginetest::MemoryUrls urls;
    enginetest::MemoryQueue queue;
    engine::Tally tally;
    engine::Ledger ledger{[this](const engine::Tally &now) { tally = now; }};
    Discovery discovery;
};

/// A breadth-first search by hand: links of followed edges from node 0; -1 where none leads there.
std::vector<int> distances(const Graph &graph, int most)
{
    std::vector<int> found(graph.size(), -1);
    std::deque<int> open{0};
    found[0] = 0;
    while (!open.empty()) {
        const int node = open.front();
        open.pop_front();
        if (most >= 0 && found[size_t(node)] >= most)
            continue;
        for (const Edge &edge : graph[size_t(node)]) {
            if (edge.fate == Fate::Page && found[size_t(edge.to)] < 0) {
                found[size_t(edge.to)] = found[size_t(node)] + 1;
                open.push_back(edge.to);
            }
        }
    }
    return found;
}

Graph graphOf(std::mt19937 &random, int nodes)
{
    Graph graph(static_cast<size_t>(nodes));
    for (int node = 0; node < nodes; ++node) {
        std::vector<Edge> &edges = graph[size_t(node)];
        const auto has = [&edges](int to) {
            return std::any_of(edges.begin(), edges.end(), [to](const Edge &edge) { return edge.to == to; });
        };
        if (node + 1 < nodes && random() % 2 == 0) // long chains, which others cut short
            edges.push_back({node + 1});
        for (unsigned count = random() % 3; count > 0; --count) {
            const int to = int(random() % unsigned(nodes));
            if (to != node && !has(to))
                edges.push_back({to, random() % 5 == 0 ? Fate::Check : Fate::Page});
        }
        if (edges.size() == 1 && random() % 3 == 0)
            edges.front().redirect = true;
    }
    return graph;
}

} // namespace

class TestDiscovery : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void depthsAreDistances_data();
    void depthsAreDistances();
    void memoryAnswersBeforeTheFile();
    void whatIsRecalledNeedsNoFile();
    void aWrongMaybeIsCounted();
    void aPageIsMoreThanACheck();
    void shorterWaysTravelOn();
    void limitsGiveWayToShorterPaths();
    void redirectsCountInARow();
    void sitemapsNameOrphans();
    void whatIsKeptOutForGoodKeepsItsTrueDepth();
    void aNewRunMeetsEverythingAnew();
    void trapsSpareSeeds();
};

void TestDiscovery::depthsAreDistances_data()
{
    QTest::addColumn<int>("nodes");
    QTest::addColumn<int>("maxDepth");
    QTest::addColumn<int>("cache");
    QTest::addColumn<unsigned>("seed");
    for (unsigned seed = 1; seed <= 40; ++seed) {
        const int nodes = 5 + int(seed) * 4;
        QTest::addRow("%d pages, any depth, %u", nodes, seed) << nodes << -1 << 100000 << seed;
        QTest::addRow("%d pages, depth 4, %u", nodes, seed) << nodes << 4 << 100000 << seed;
        QTest::addRow("%d pages, no memory, %u", nodes, seed) << nodes << -1 << 1 << seed;
    }
}

void TestDiscovery::depthsAreDistances()
{
    QFETCH(int, nodes);
    QFETCH(int, maxDepth);
    QFETCH(int, cache);
    QFETCH(unsigned, seed);
    std::mt19937 random(seed);
    const Graph graph = graphOf(random, nodes);
    settings::CrawlSettings settings;
    settings.maxDepth = maxDepth;
    settings.maxRedirects = 1000;
    settings.seenCache = cache;
    GraphCrawl crawl(graph, settings);
    (void)crawl.meet({0});
    crawl.fetchAllInAnyOrder(random);

    const std::vector<int> expected = distances(graph, maxDepth);
    qint64 finished = 0;
    qint64 skipped = 0;
    for (size_t node = 0; node < graph.size(); ++node) {
        const UrlId id = crawl.idOf(int(node));
        if (expected[node] < 0) {
            // Nobody follows a link to it: it is unknown, checked, or beyond the limit.
            if (id == UrlId::None)
                continue;
            const store::NewUrl &row = crawl.row(int(node));
            const bool beyond = row.state == UrlState::Skipped && row.rule == crawl.discovery.limits().depthRule();
            QVERIFY2(beyond || row.role == UrlRole::Check, nameOf(int(node)).constData());
            ++(beyond ? skipped : finished);
            continue;
        }
        QVERIFY2(id != UrlId::None, nameOf(int(node)).constData());
        const store::NewUrl &row = crawl.row(int(node));
        QCOMPARE(row.depth, expected[node]);
        QCOMPARE(row.role, UrlRole::Page);
        QCOMPARE(row.state, UrlState::Finished);
        ++finished;
        // Its referrer is one step nearer, and does link to it.
        if (node > 0) {
            const store::NewUrl &from = crawl.urls.at(row.referrer).url;
            QCOMPARE(from.depth, row.depth - 1);
        }
    }
    QCOMPARE(crawl.queue.finished, finished);
    QCOMPARE(crawl.queue.skipped, skipped);
}

void TestDiscovery::memoryAnswersBeforeTheFile()
{
    GraphCrawl crawl(Graph{{{1}, {2}}, {{1}, {2}}, {}});
    (void)crawl.meet({0});
    QCOMPARE(crawl.urls.asked, 0); // the filter knows that it is new
    crawl.fetchAll();
    QCOMPARE(crawl.urls.asked, 0); // and the cache that nothing is gained by a link back
    QVERIFY(crawl.urls.ahead.isEmpty());
    QCOMPARE(crawl.ledger.tally().seenLookups, 5);
    QCOMPARE(crawl.ledger.tally().seenBloomNew, 3);
    QCOMPARE(crawl.ledger.tally().seenCacheHits, 2);

    // A way that gains something asks the file, once.
    (void)crawl.meet({2}, {{0, 0, UrlId::None}});
    QCOMPARE(crawl.urls.asked, 1);
    QCOMPARE(crawl.urls.ahead.size(), 1);
    QCOMPARE(crawl.row(2).depth, 0);
}

void TestDiscovery::aPageIsMoreThanACheck()
{
    GraphCrawl crawl(Graph{{{1, Fate::Check}, {2}}, {{3}}, {{1, Fate::Page}}, {}});
    (void)crawl.meet({0});
    crawl.fetch(crawl.idOf(0));
    QCOMPARE(crawl.row(1).role, UrlRole::Check);
    crawl.fetch(crawl.idOf(1));
    QCOMPARE(crawl.idOf(3), UrlId::None); // who is checked has no links
    QVERIFY(crawl.urls.at(crawl.idOf(1)).counted);
    crawl.fetch(crawl.idOf(2));
    // It is fetched once more, as a page; what came of the check counts no more.
    QVERIFY(!crawl.urls.at(crawl.idOf(1)).counted);
    QCOMPARE(crawl.row(1).role, UrlRole::Page);
    QCOMPARE(crawl.row(1).depth, 2); // the check's link is no edge
    crawl.fetchAll();
    QCOMPARE(crawl.row(3).depth, 3);
    // A further check changes nothing.
    (void)crawl.meet({1, Fate::Check}, {{1, 0, crawl.idOf(0)}});
    QCOMPARE(crawl.row(1).role, UrlRole::Page);
    QCOMPARE(crawl.row(1).depth, 2);
    QVERIFY(crawl.queue.waiting.empty());
}

void TestDiscovery::shorterWaysTravelOn()
{
    // A chain 0 → 1 → 2 → 3 → 4, of which 3 is fetched and 4 is not, and then 0 → 3.
    GraphCrawl crawl(Graph{{{1}}, {{2}}, {{3}}, {{4}}, {}});
    (void)crawl.meet({0});
    for (int node = 0; node <= 3; ++node)
        crawl.fetch(crawl.idOf(node));
    QCOMPARE(crawl.row(4).depth, 4);
    (void)crawl.meet({3}, {{1, 0, crawl.idOf(0)}});
    QCOMPARE(crawl.row(3).depth, 1);
    QCOMPARE(crawl.row(3).referrer, crawl.idOf(0));
    QCOMPARE(crawl.row(4).depth, 2);
    QCOMPARE(crawl.queue.waiting.at(crawl.idOf(4)).depth, 2); // the queue knows
    // Also where it is just being fetched.
    (void)crawl.queue.take(crawl.idOf(4));
    (void)crawl.meet({4}, {{1, 0, crawl.idOf(0)}});
    QCOMPARE(crawl.queue.leased(crawl.idOf(4))->depth, 1);
}

void TestDiscovery::limitsGiveWayToShorterPaths()
{
    settings::CrawlSettings settings;
    settings.maxDepth = 2;
    GraphCrawl crawl(Graph{{{1}}, {{2}}, {{3}}, {{4}}, {}}, settings);
    (void)crawl.meet({0});
    crawl.fetchAll();
    QCOMPARE(crawl.row(3).state, UrlState::Skipped);
    QCOMPARE(crawl.row(3).rule, crawl.discovery.limits().depthRule());
    QCOMPARE(crawl.queue.skipped, 1);
    (void)crawl.meet({2}, {{1, 0, crawl.idOf(0)}});
    QCOMPARE(crawl.row(3).state, UrlState::Queued);
    QCOMPARE(crawl.row(3).rule, crawl.urls.rule({facts::RuleKind::ShorterPath}));
    QCOMPARE(crawl.row(3).depth, 2);
    QCOMPARE(crawl.queue.skipped, 0);
    crawl.fetchAll();
    QCOMPARE(crawl.row(4).state, UrlState::Skipped);
    // A link from near by lets it in by its own rule.
    (void)crawl.meet({4}, {{2, 0, crawl.idOf(1)}});
    QCOMPARE(crawl.row(4).state, UrlState::Queued);
    QCOMPARE(crawl.row(4).rule, LetIn);
}

void TestDiscovery::redirectsCountInARow()
{
    settings::CrawlSettings settings;
    settings.maxRedirects = 2;
    const Edge to1{1, Fate::Page, true};
    GraphCrawl crawl(Graph{{to1}, {{2, Fate::Page, true}}, {{3, Fate::Page, true}}, {{4}}, {}}, settings);
    (void)crawl.meet({0});
    crawl.fetchAll();
    QCOMPARE(crawl.row(2).hops, 2);
    QCOMPARE(crawl.row(2).depth, 2);
    QCOMPARE(crawl.row(3).state, UrlState::Skipped);
    QCOMPARE(crawl.row(3).rule, crawl.discovery.limits().hopsRule());
    // Somebody links into the middle of the chain, further from the seed: the hops fall, the depth does not rise.
    (void)crawl.meet({1}, {{7, 0, crawl.idOf(2)}});
    QCOMPARE(crawl.row(1).hops, 0);
    QCOMPARE(crawl.row(1).depth, 1);
    QCOMPARE(crawl.row(2).hops, 1);
    QCOMPARE(crawl.row(3).state, UrlState::Queued);
    QCOMPARE(crawl.row(3).hops, 2);
    crawl.fetchAll();
    QCOMPARE(crawl.row(4).hops, 0); // a link, no redirect
    QCOMPARE(crawl.row(4).depth, 4);
}

void TestDiscovery::sitemapsNameOrphans()
{
    const Discovery::Source sitemap{{store::OrphanDepth}, 0, true};
    settings::CrawlSettings settings;
    settings.maxDepth = 1;
    GraphCrawl crawl(Graph{{{1}}, {}, {{3}}, {{4}}, {}}, settings);
    (void)crawl.meet({0});
    (void)crawl.meet({2}, sitemap);
    QCOMPARE(crawl.row(2).depth, store::OrphanDepth);
    QVERIFY(crawl.row(2).inSitemap);
    crawl.fetchAll();
    // Its links count from there, and so does the limit.
    QCOMPARE(crawl.row(3).depth, store::OrphanDepth + 1);
    QCOMPARE(crawl.row(3).state, UrlState::Finished);
    QCOMPARE(crawl.row(4).state, UrlState::Skipped);
    QVERIFY(!crawl.row(3).inSitemap);
    // What links lead to is marked, and stays where it is.
    (void)crawl.meet({1}, sitemap);
    QVERIFY(crawl.row(1).inSitemap);
    QCOMPARE(crawl.row(1).depth, 1);
    // A link to an orphan gives it its distance.
    (void)crawl.meet({2}, {{1, 0, crawl.idOf(0)}});
    QCOMPARE(crawl.row(2).depth, 1);
    QVERIFY(crawl.row(2).inSitemap);
    // Beyond the limit it would be kept out: the sitemap has let it in, where it was.
    QCOMPARE(crawl.row(3).depth, store::OrphanDepth + 1);
    QCOMPARE(crawl.row(3).state, UrlState::Finished);
}

void TestDiscovery::whatIsKeptOutForGoodKeepsItsTrueDepth()
{
    bool kept = true;
    GraphCrawl crawl(Graph{{{1}}, {}}, {},
        [&kept](const QByteArray &url, int) { return kept && url.endsWith("/1") ? InTrap : RuleId::None; });
    (void)crawl.meet({0});
    const UrlId home = crawl.idOf(0);
    (void)crawl.meet({1}, {{5, 0, home}});
    QCOMPARE(crawl.row(1).state, UrlState::Skipped);
    QCOMPARE(crawl.row(1).rule, InTrap);
    QCOMPARE(crawl.queue.skipped, 1);
    // Other ways do not let it in, but give it their depth.
    (void)crawl.meet({1}, {{3, 0, home}});
    QCOMPARE(crawl.row(1).state, UrlState::Skipped);
    QCOMPARE(crawl.row(1).depth, 3);
    (void)crawl.meet({1}, {{4, 0, home}});
    QCOMPARE(crawl.row(1).depth, 3);
    // Once it is released the next way lets it in.
    crawl.discovery.soften(InTrap);
    kept = false;
    (void)crawl.meet({1}, {{2, 0, home}});
    QCOMPARE(crawl.row(1).state, UrlState::Queued);
    QCOMPARE(crawl.row(1).depth, 2);
    QCOMPARE(crawl.queue.skipped, 0);
}

void TestDiscovery::aNewRunMeetsEverythingAnew()
{
    GraphCrawl crawl(Graph{{{1}}, {{2}}, {}});
    (void)crawl.meet({0});
    crawl.fetchAll();
    crawl.discovery.setRun(2);
    crawl.queue.outdated = crawl.queue.finished;
    // Memory of the run before says nothing of this one: a recrawl begins with an empty one.
    GraphCrawl second(crawl.graph);
    second.urls.rows = crawl.urls.rows;
    second.queue.finished = second.queue.outdated = crawl.queue.finished;
    for (const auto &row : second.urls.rows)
        second.discovery.remember(row.url.key);
    second.discovery.setRun(2);
    (void)second.meet({0});
    QCOMPARE(second.queue.finished, 2);
    QCOMPARE(second.queue.outdated, 2);
    QVERIFY(!second.urls.at(second.idOf(0)).counted);
    // From further away than before: this run's ways are what counts.
    (void)second.meet({2}, {{1, 0, second.idOf(0)}});
    QCOMPARE(second.row(2).depth, 1);
    QCOMPARE(second.row(2).run, 2);
    // What is kept out now is not finished any more.
    (void)second.meet({1, Fate::Skip}, {{1, 0, second.idOf(0)}});
    QCOMPARE(second.row(1).state, UrlState::Skipped);
    QCOMPARE(second.queue.skipped, 1);
    QCOMPARE(second.queue.finished, 0);
    QCOMPARE(second.queue.outdated, 0);
}

void TestDiscovery::trapsSpareSeeds()
{
    GraphCrawl crawl(Graph{{}, {}}, {}, [](const QByteArray &, int) { return InTrap; });
    (void)crawl.meet({0});
    QCOMPARE(crawl.row(0).state, UrlState::Queued);
    (void)crawl.meet({1}, {{1, 0, crawl.idOf(0)}});
    QCOMPARE(crawl.row(1).state, UrlState::Skipped);
    // What a page with the content of a trap names first is kept out by that one.
    GraphCrawl other(Graph{{}, {}});
    (void)other.meet({0});
    (void)other.meet({1}, {{1, 0, other.idOf(0)}, 0, false, RuleId(300)});
    QCOMPARE(other.row(1).rule, RuleId(300));
}

void TestDiscovery::whatIsRecalledNeedsNoFile()
{
    GraphCrawl crawl(Graph{{}, {}});
    store::NewUrl row;
    row.key = crawl.target({1}).key;
    row.depth = 2;
    row.state = UrlState::Finished;
    row.role = UrlRole::Page;
    const UrlId id = crawl.urls.insert(row);
    crawl.discovery.remember(row.key);
    crawl.discovery.recall(row.key, crawl.urls.known(id));
    QCOMPARE(crawl.meet({1}, {{2, 0, UrlId::None}}), id);
    QCOMPARE(crawl.urls.asked, 0);
    QCOMPARE(crawl.ledger.tally().seenCacheHits, 1);
    // A shorter way is news all the same.
    QCOMPARE(crawl.meet({1}, {{1, 0, UrlId::None}}), id);
    QCOMPARE(crawl.urls.asked, 1);
    QCOMPARE(crawl.urls.at(id).url.depth, 1);
}

void TestDiscovery::aWrongMaybeIsCounted()
{
    GraphCrawl crawl(Graph{{}, {}});
    crawl.discovery.remember(crawl.target({1}).key); // and yet nobody has met it
    (void)crawl.meet({0});
    QCOMPARE(crawl.ledger.tally().seenBloomWrong, 0);
    (void)crawl.meet({1});
    QCOMPARE(crawl.urls.rows.size(), size_t(2));
    QCOMPARE(crawl.ledger.tally().seenBloomNew, 1);
    QCOMPARE(crawl.ledger.tally().seenBloomWrong, 1);
}

ARGIOPE_TEST(TestDiscovery, void)
#include "tst_discovery.moc"
