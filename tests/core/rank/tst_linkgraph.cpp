#include "core/rank/graph.h"
#include "tests/core/rank/ranktesting.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace argiope::rank;
using namespace argiope::rank::testing;

/// Edges as arrays.
class TestLinkGraph : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void edges();
    void pieceByPiece();
    void backlinks();
    void depths();
    void depthsLikeRelaxation_data();
    void depthsLikeRelaxation();
};

void TestLinkGraph::edges()
{
    const Graph graph(4, {{2, 1}, {0, 3}, {0, 1}, {0, 1}, {2, 2}, {0, 9}, {7, 0}});
    QCOMPARE(graph.nodes(), 4U);
    QCOMPARE(graph.edges(), size_t(4));
    const auto targets = [&graph](Node node) {
        const auto span = graph.targets(node);
        return std::vector<Node>(span.begin(), span.end());
    };
    QCOMPARE(targets(0), (std::vector<Node>{1, 3}));
    QCOMPARE(targets(1), std::vector<Node>());
    QCOMPARE(targets(2), (std::vector<Node>{1, 2}));
    QCOMPARE(targets(3), std::vector<Node>());
    QCOMPARE(Graph().nodes(), 0U);
}

void TestLinkGraph::pieceByPiece()
{
    GraphBuilder builder(5);
    std::vector<Node> targets{4, 0, 4, 17};
    builder.add(1, targets);
    targets = {2};
    builder.add(3, targets);
    QCOMPARE(builder.edges(), size_t(3));
    const Graph graph = builder.take();
    QCOMPARE(graph.nodes(), 5U);
    QCOMPARE(graph.edges(), size_t(3));
    QVERIFY(graph.targets(0).empty());
    QCOMPARE(graph.targets(1).size(), size_t(2));
    QCOMPARE(graph.targets(1)[0], 0U);
    QCOMPARE(graph.targets(3)[0], 2U);
    QVERIFY(graph.targets(4).empty());
}

void TestLinkGraph::backlinks()
{
    const Graph graph(3, {{0, 1}, {0, 1}, {2, 1}, {1, 1}, {1, 0}});
    QCOMPARE(graph.backlinks(), (std::vector<quint32>{1, 2, 0})); // a link to itself recommends nobody
}

void TestLinkGraph::depths()
{
    const Graph graph(6, {{0, 1}, {1, 2}, {2, 3}, {0, 3}, {4, 5}});
    QCOMPARE(graph.depths(std::vector<Node>{0}), (std::vector<qint32>{0, 1, 2, 1, -1, -1}));
    QCOMPARE(graph.depths(std::vector<Node>{0, 5, 99}), (std::vector<qint32>{0, 1, 2, 1, -1, 0}));
    QCOMPARE(graph.depths({}), std::vector<qint32>(6, -1));
    // By 1, which passes on at no cost, 2 is as near as 1 is.
    QCOMPARE(graph.depths(std::vector<Node>{0}, {false, true, false, false, false, false}),
        (std::vector<qint32>{0, 1, 1, 1, -1, -1}));
    const Graph chain(4, {{0, 1}, {1, 2}, {0, 3}, {3, 2}});
    QCOMPARE(chain.depths(std::vector<Node>{0}, {true, true, false, false}), (std::vector<qint32>{0, 0, 0, 0}));
}

void TestLinkGraph::depthsLikeRelaxation_data()
{
    QTest::addColumn<quint32>("seed");
    for (quint32 seed = 1; seed <= 20; ++seed)
        QTest::addRow("%u", seed) << seed;
}

void TestLinkGraph::depthsLikeRelaxation()
{
    QFETCH(quint32, seed);
    Node nodes = 0;
    const std::vector<Edge> edges = someEdges(seed, nodes);
    std::vector<qint32> expected(nodes, -1);
    expected[0] = 0;
    for (bool changed = true; changed;) {
        changed = false;
        for (const Edge &edge : edges) {
            const qint32 by = expected[edge.from] + 1;
            if (expected[edge.from] >= 0 && (expected[edge.to] < 0 || expected[edge.to] > by)) {
                expected[edge.to] = by;
                changed = true;
            }
        }
    }
    QCOMPARE(Graph(nodes, edges).depths(std::vector<Node>{0}), expected);
}

ARGIOPE_TEST(TestLinkGraph, void)
#include "tst_linkgraph.moc"
