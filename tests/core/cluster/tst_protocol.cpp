// The protocol of nodes, in every order in which its steps can come (docs/CLUSTER.md).
#include "tests/core/cluster/clustermodel.h"
#include "tests/core/cluster/roommodel.h"
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
    void limitIsExact_data();
    void limitIsExact();
    void limitNeedsEachRule_data();
    void limitNeedsEachRule();
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

void TestProtocol::limitIsExact_data()
{
    QTest::addColumn<int>("most");
    QTest::addColumn<int>("urls");
    QTest::newRow("one of two") << 1 << 2;
    QTest::newRow("two of four") << 2 << 4;
    QTest::newRow("two of two") << 2 << 2;
    QTest::newRow("three, and there are two") << 3 << 2;
}

void TestProtocol::limitIsExact()
{
    QFETCH(const int, most);
    QFETCH(const int, urls);
    RoomExplorer explorer(most, urls, RoomWithout::Nothing);
    const auto fault = explorer.explore();
    QVERIFY2(!fault, qPrintable(fault.value_or(QString())));
    QVERIFY(explorer.states() > 100); // it did look
}

void TestProtocol::limitNeedsEachRule_data()
{
    QTest::addColumn<int>("without");
    QTest::addColumn<QString>("fault");
    const QString passed = QStringLiteral("URLs were fetched");
    QTest::newRow("setting aside") << int(RoomWithout::SettingAside) << passed;
    QTest::newRow("shrinking here first") << int(RoomWithout::ShrinkingHereFirst) << passed;
    QTest::newRow("number of the answer") << int(RoomWithout::NumberOfAnswer) << passed;
    QTest::newRow("one statement") << int(RoomWithout::OneStatement) << passed;
    QTest::newRow("giving back") << int(RoomWithout::GivingBack) << QStringLiteral("stands still");
}

void TestProtocol::limitNeedsEachRule()
{
    QFETCH(const int, without);
    QFETCH(const QString, fault);
    const auto found = RoomExplorer(2, 4, RoomWithout(without)).explore();
    QVERIFY2(found && found->contains(fault), qPrintable(found.value_or(QStringLiteral("nothing was violated"))));
}

} // namespace

ARGIOPE_TEST(TestProtocol, void)
#include "tst_protocol.moc"
