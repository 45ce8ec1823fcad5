#include "core/rank/pagerank.h"
#include "tests/core/rank/ranktesting.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <numeric>

using namespace argiope::rank;
using namespace argiope::rank::testing;

Q_DECLARE_METATYPE(std::vector<Edge>)

namespace {
constexpr double Close = 1e-9;
}

/// PageRank against what is known by hand, and against its definition.
class TestPageRank : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void known_data();
    void known();
    void likeDefinition_data();
    void likeDefinition();
    void warmStart();
    void strangeStart();
    void canceled();
};

void TestPageRank::known_data()
{
    using Edges = std::vector<Edge>;
    QTest::addColumn<Node>("nodes");
    QTest::addColumn<Edges>("edges");
    QTest::addColumn<double>("damping");
    QTest::addColumn<std::vector<double>>("expected");
    using Values = std::vector<double>;
    QTest::newRow("nothing") << Node(0) << Edges() << 0.85 << Values();
    QTest::newRow("one page") << Node(1) << Edges() << 0.85 << Values{1};
    QTest::newRow("one page that links to itself") << Node(1) << Edges{{0, 0}} << 0.85 << Values{1};
    QTest::newRow("no links") << Node(4) << Edges() << 0.85 << Values(4, 0.25);
    QTest::newRow("a circle") << Node(3) << Edges{{0, 1}, {1, 2}, {2, 0}} << 0.85 << Values(3, 1.0 / 3);
    // x = 0.075 + 0.425 y, x + y = 1
    QTest::newRow("a page without links") << Node(2) << Edges{{0, 1}} << 0.85 << Values{20 / 57.0, 37 / 57.0};
    QTest::newRow("repetitions count once")
        << Node(2) << Edges{{0, 1}, {0, 1}, {0, 1}} << 0.85 << Values{20 / 57.0, 37 / 57.0};
    // 14/13, 10/13 and 15/13 where the sum is the number of pages
    QTest::newRow("three pages") << Node(3) << Edges{{0, 1}, {0, 2}, {1, 2}, {2, 0}} << 0.5
                                 << Values{14 / 39.0, 10 / 39.0, 15 / 39.0};
    // A page that links to itself and to another keeps half of what it gives: y = 0.075 + 0.425 x + 0.85 y
    QTest::newRow("a link to itself") << Node(2) << Edges{{0, 0}, {0, 1}, {1, 1}} << 0.85
                                      << Values{0.075 / 0.575, 1 - 0.075 / 0.575};
    QTest::newRow("nobody follows links") << Node(3) << Edges{{0, 1}, {2, 1}} << 0.0 << Values(3, 1.0 / 3);
}

void TestPageRank::known()
{
    QFETCH(Node, nodes);
    QFETCH(std::vector<Edge>, edges);
    QFETCH(double, damping);
    QFETCH(std::vector<double>, expected);
    PageRankOptions options;
    options.damping = damping;
    const PageRank found = pageRank(Graph(nodes, edges), options);
    QVERIFY(found.ending.converged);
    QVERIFY2(distance(found.ranks, expected) < Close, qPrintable(QString::number(distance(found.ranks, expected))));
}

void TestPageRank::likeDefinition_data()
{
    QTest::addColumn<quint32>("seed");
    for (quint32 seed = 1; seed <= 60; ++seed)
        QTest::addRow("%u", seed) << seed;
}

void TestPageRank::likeDefinition()
{
    QFETCH(quint32, seed);
    Node nodes = 0;
    const std::vector<Edge> edges = someEdges(seed, nodes);
    for (const double damping : {0.85, 0.5}) {
        PageRankOptions options;
        options.damping = damping;
        const PageRank found = pageRank(Graph(nodes, edges), options);
        QVERIFY(found.ending.converged);
        QVERIFY(distance(found.ranks, denseRanks(nodes, edges, damping)) < Close);
        QVERIFY(std::abs(std::accumulate(found.ranks.begin(), found.ranks.end(), 0.0) - 1) < Close);
    }
}

void TestPageRank::warmStart()
{
    Node nodes = 0;
    std::vector<Edge> edges = someEdges(5, nodes);
    const PageRank before = pageRank(Graph(nodes, edges));
    edges.push_back({0, nodes});
    edges.push_back({nodes, nodes - 1});
    const Graph grown(nodes + 1, edges);
    const PageRank cold = pageRank(grown);
    PageRankOptions options;
    options.start = before.ranks;
    const PageRank warm = pageRank(grown, options);
    QVERIFY(distance(cold.ranks, warm.ranks) < Close);
    options.start = cold.ranks;
    QVERIFY(pageRank(grown, options).ending.steps < cold.ending.steps / 4);
}

void TestPageRank::strangeStart()
{
    const Graph graph(3, {{0, 1}, {1, 2}, {2, 0}});
    for (const double value : {0.0, -1.0, double(NAN), double(INFINITY)}) {
        PageRankOptions options;
        const std::vector<double> start(5, value);
        options.start = start;
        QVERIFY(distance(pageRank(graph, options).ranks, std::vector<double>(3, 1.0 / 3)) < Close);
    }
}

void TestPageRank::canceled()
{
    PageRankOptions options;
    int asked = 0;
    options.canceled = [&asked] { return ++asked > 2; };
    const PageRank found = pageRank(Graph(3, {{0, 1}, {1, 2}, {2, 1}}), options);
    QCOMPARE(found.ending.steps, 2);
    QVERIFY(!found.ending.converged);
    QCOMPARE(found.ranks.size(), size_t(3));
}

ARGIOPE_TEST(TestPageRank, void)
#include "tst_pagerank.moc"
