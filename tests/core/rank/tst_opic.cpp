#include "core/rank/opic.h"
#include "tests/core/rank/ranktesting.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <array>

using namespace argiope::rank;
using namespace argiope::rank::testing;

namespace {

double allCash(const Opic &opic)
{
    double sum = 0;
    for (Node node = 0; node < opic.nodes(); ++node)
        sum += opic.cash(node);
    return sum;
}

} // namespace

/// Importance while pages come in.
class TestOpic : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cash();
    void newPagesGetNothingOfBefore();
    void cashIsKept_data();
    void cashIsKept();
    void tendsToPageRank_data();
    void tendsToPageRank();
};

void TestOpic::cash()
{
    Opic opic(1);
    opic.begin(std::array<Node, 1>{0});
    QCOMPARE(opic.cash(0), 1.0);
    opic.visit(0, std::array<Node, 4>{1, 2, 3, 4});
    QCOMPARE(opic.cash(0), 0.0);
    QCOMPARE(opic.cash(3), 0.25);
    opic.visit(1, std::array<Node, 1>{2});
    QCOMPARE(opic.cash(2), 0.5);
    QCOMPARE(opic.history(0), 1.0);
    QCOMPARE(opic.history(1), 0.25);
    // A page without links gives to all, itself included.
    opic.visit(2, {});
    QCOMPARE(opic.cash(2), 0.1);
    QCOMPARE(opic.cash(3), 0.35);
    // What was fetched may have been linked to in vain: 0.15 of a damped page goes to all.
    Opic damped(0.85);
    damped.begin(std::array<Node, 1>{0});
    damped.visit(0, std::array<Node, 2>{0, 1});
    QVERIFY(std::abs(damped.cash(0) + damped.cash(1) - 1) < 1e-12);
    QVERIFY(damped.cash(0) > damped.cash(1)); // it was alone when a part went to all
}

void TestOpic::newPagesGetNothingOfBefore()
{
    Opic opic;
    opic.begin(std::array<Node, 1>{0});
    opic.visit(0, {});
    opic.grow(2);
    QCOMPARE(opic.cash(0), 1.0);
    QCOMPARE(opic.cash(1), 0.0);
}

void TestOpic::cashIsKept_data()
{
    QTest::addColumn<quint32>("seed");
    for (quint32 seed = 1; seed <= 20; ++seed)
        QTest::addRow("%u", seed) << seed;
}

void TestOpic::cashIsKept()
{
    QFETCH(quint32, seed);
    Node nodes = 0;
    const std::vector<Edge> edges = someEdges(seed, nodes);
    const Graph links(nodes, edges);
    Opic opic;
    opic.begin(std::array<Node, 1>{0});
    for (Node node = 0; node < nodes; ++node) {
        opic.visit(node, links.targets(node));
        QVERIFY(std::abs(allCash(opic) - 1) < 1e-9);
    }
}

void TestOpic::tendsToPageRank_data()
{
    cashIsKept_data();
}

void TestOpic::tendsToPageRank()
{
    QFETCH(quint32, seed);
    Node nodes = 0;
    const std::vector<Edge> edges = someEdges(seed, nodes);
    const Graph links(nodes, edges);
    Opic opic;
    opic.begin(std::array<Node, 1>{0});
    opic.grow(nodes);
    for (int round = 0; round < 3000; ++round) {
        for (Node node = 0; node < nodes; ++node)
            opic.visit(node, links.targets(node));
    }
    std::vector<double> found(nodes);
    for (Node node = 0; node < nodes; ++node)
        found[node] = opic.importance(node);
    QVERIFY(distance(found, denseRanks(nodes, edges, 0.85)) < 2e-3); // as one by what was given away
}

ARGIOPE_TEST(TestOpic, void)
#include "tst_opic.moc"
