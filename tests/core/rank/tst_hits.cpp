#include "core/rank/hits.h"
#include "tests/core/rank/ranktesting.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <algorithm>
#include <numeric>

using namespace argiope::rank;
using namespace argiope::rank::testing;

namespace {

constexpr double Near = 1e-8;

/// One more step by the definition changes nothing.
bool isFixed(Node nodes, const std::vector<Edge> &edges, const Hits &found)
{
    const auto matrix = matrixOf(nodes, edges);
    std::vector<double> authorities(nodes);
    std::vector<double> hubs(nodes);
    double sum = 0;
    for (Node to = 0; to < nodes; ++to) {
        for (Node from = 0; from < nodes; ++from)
            authorities[to] += matrix[from][to] * found.hubs[from];
        sum += authorities[to];
    }
    for (double &value : authorities)
        value /= sum;
    sum = 0;
    for (Node from = 0; from < nodes; ++from) {
        for (Node to = 0; to < nodes; ++to)
            hubs[from] += matrix[from][to] * authorities[to];
        sum += hubs[from];
    }
    for (double &value : hubs)
        value /= sum;
    return distance(authorities, found.authorities) < Near && distance(hubs, found.hubs) < Near;
}

} // namespace

/// Authorities and hubs.
class TestHits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void star();
    void goldenSection();
    void nothing();
    void likeDefinition_data();
    void likeDefinition();
    void canceled();
};

void TestHits::star()
{
    const Hits found = hits(Graph(3, {{0, 2}, {1, 2}}));
    QVERIFY(distance(found.authorities, {0, 0, 1}) < Near);
    QVERIFY(distance(found.hubs, {0.5, 0.5, 0}) < Near);
}

void TestHits::goldenSection()
{
    // The authorities of 2 and 3 are the eigenvector of ((2, 1), (1, 1)).
    const Hits found = hits(Graph(4, {{0, 2}, {0, 3}, {1, 2}}));
    const double golden = (std::sqrt(5.0) - 1) / 2;
    QVERIFY(found.ending.converged);
    QVERIFY(distance(found.authorities, {0, 0, golden, 1 - golden}) < Near);
    QVERIFY(distance(found.hubs, {golden, 1 - golden, 0, 0}) < Near);
}

void TestHits::nothing()
{
    QVERIFY(hits(Graph()).authorities.empty());
    const Hits found = hits(Graph(3, {}));
    QVERIFY(found.ending.converged);
    QCOMPARE(found.authorities, std::vector<double>(3, 0.0));
    QCOMPARE(found.hubs, std::vector<double>(3, 0.0));
}

void TestHits::likeDefinition_data()
{
    QTest::addColumn<quint32>("seed");
    for (quint32 seed = 1; seed <= 40; ++seed)
        QTest::addRow("%u", seed) << seed;
}

void TestHits::likeDefinition()
{
    QFETCH(quint32, seed);
    Node nodes = 0;
    const std::vector<Edge> edges = someEdges(seed, nodes);
    if (edges.empty())
        QSKIP("a graph without links");
    const Hits found = hits(Graph(nodes, edges), {1e-11, 100000});
    QVERIFY(found.ending.converged);
    QVERIFY(isFixed(nodes, edges, found));
    QVERIFY(std::abs(std::accumulate(found.authorities.begin(), found.authorities.end(), 0.0) - 1) < Near);
    QVERIFY(std::all_of(found.hubs.begin(), found.hubs.end(), [](double value) { return value >= 0; }));
}

void TestHits::canceled()
{
    const Hits found = hits(Graph(3, {{0, 1}, {1, 2}}), {}, [] { return true; });
    QCOMPARE(found.ending.steps, 0);
    QVERIFY(!found.ending.converged);
    QCOMPARE(found.hubs.size(), size_t(3));
}

ARGIOPE_TEST(TestHits, void)
#include "tst_hits.moc"
