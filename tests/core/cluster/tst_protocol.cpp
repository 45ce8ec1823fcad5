// The protocol of nodes, in every order in which its steps can come (docs/CLUSTER.md).
#include "tests/core/cluster/clustermodel.h"
#include "tests/support/sanitized.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using namespace argiope::clustertest;

Q_DECLARE_METATYPE(argiope::clustertest::Graph)

namespace {

class TestProtocol : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void endsRight_data();
    void endsRight();
    void needsEachRule_data();
    void needsEachRule();
};

/// A page is reached by a long way within a slot and by a short one through the other.
Graph shortcut()
{
    return {{0, 1, 0, 0}, {{{1, 2}, {3}, {}, {2}}}};
}

Graph ring()
{
    return {{0, 1, 0, 1}, {{{1}, {2}, {3}, {0, 1}}}};
}

/// 3 is met at depth 3 first, where 0, 1, 2 are quicker than the batch to 3; the limit keeps out what is deeper than 2.
Graph limited()
{
    return {{0, 0, 0, 1}, {{{1, 3}, {2}, {3}, {}}}, 1};
}

/// What is done becomes nearer: 4 is met over 2 and 3, at depth 3, before the batches to 1 and back have come; 5 hangs
/// on it.
Graph nearer()
{
    return {{0, 1, 0, 0, 0, 0}, {{{1, 2}, {4}, {3}, {4}, {5}, {}}}};
}

/// 3 is met by 1 and by 2, which two nodes fetch at the same time.
Graph meeting()
{
    return {{0, 0, 1, 0}, {{{1, 2}, {3}, {3}, {}}}, Far, 3};
}

void TestProtocol::endsRight_data()
{
    QTest::addColumn<Graph>("graph");
    QTest::newRow("shortcut") << shortcut();
    QTest::newRow("nearer") << nearer();
    if (test::sanitized)
        return;
    QTest::newRow("meeting") << meeting();
    QTest::newRow("ring") << ring();
    QTest::newRow("limited") << limited();
}

void TestProtocol::endsRight()
{
    QFETCH(const Graph, graph);
    Explorer explorer(graph, Without::Nothing);
    const auto fault = explorer.explore();
    QVERIFY2(!fault, qPrintable(fault.value_or(QString())));
    QVERIFY(explorer.states() > 1000); // it did look
}

void TestProtocol::needsEachRule_data()
{
    QTest::addColumn<Graph>("graph");
    QTest::addColumn<int>("without");
    QTest::addColumn<QString>("fault");
    QTest::newRow("tokens") << shortcut() << int(Without::Token) << QStringLiteral("written twice");
    QTest::newRow("batches in the page's transaction")
        << shortcut() << int(Without::BatchInTransaction) << QStringLiteral("at the end page");
    QTest::newRow("an end that looks at batches")
        << ring() << int(Without::LookAtBatches) << QStringLiteral("at the end page");
    QTest::newRow("the number of the last commit")
        << meeting() << int(Without::NumberOfCommit) << QStringLiteral("written twice");
    QTest::newRow("agreeing again") << meeting() << int(Without::AgreeingAgain) << QStringLiteral("has two ids");
    QTest::newRow("depths of what is done") << nearer() << int(Without::DepthsOfDone) << QStringLiteral("has depth");
}

void TestProtocol::needsEachRule()
{
    QFETCH(const Graph, graph);
    QFETCH(const int, without);
    QFETCH(const QString, fault);
    const auto found = Explorer(graph, Without(without)).explore();
    QVERIFY2(found && found->contains(fault), qPrintable(found.value_or(QStringLiteral("nothing was violated"))));
}

} // namespace

ARGIOPE_TEST(TestProtocol, void)
#include "tst_protocol.moc"
