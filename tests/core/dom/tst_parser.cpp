#include "core/dom/parser.h"

#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope::dom;

class TestParser : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void stopsAtItsLimits();
};

void TestParser::stopsAtItsLimits()
{
    Arena arena;
    ParserLimits limits;
    limits.arenaBytes = 1'000'000;
    const ParsedTree tree = parseTree(QByteArray("<p>text").repeated(100'000), arena, limits);
    QVERIFY(tree.aborted);
    QVERIFY(tree.document);
    QVERIFY(arena.capacity() <= 2'100'000);
    const ParsedTree next = parseTree("<p>text", arena, {});
    QVERIFY(!next.aborted);
}

ARGIOPE_TEST(TestParser, void)
#include "tst_parser.moc"
