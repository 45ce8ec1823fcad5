#include "core/resource/spare.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope::resource;

/// Comments and white space that code could do without.
class TestSpare : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void script_data();
    void script();
    void style_data();
    void style();
    void nesting();
};

void TestSpare::script_data()
{
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<int>("expected"); // -1: it does not say
    const auto row
        = [](const char *name, const QByteArray &code, int expected) { QTest::newRow(name) << code << expected; };
    row("nothing", "", 0);
    row("small", "var a=1;b()", 0);
    row("a run of blanks keeps one", "a  =   1;\n\n\n\tb()", 1 + 2 + 3);
    row("comments", "/* one */a()// two\n", 9 + 6);
    row("licences stay", "/*! MIT */a()\n/* @license GPL */", 0);
    row("maps stay", "a()\n//# sourceMappingURL=a.map", 0);
    row("strings are no code", "a('  //  ');b(\"/* \\\"  */\")", 0);
    row("a template", "a(`  // ${ b + '  ' }  /* `)", 0);
    row("a template within a template", "a(`x${ `  ${ {b:1}.b }  ` }  `);  c()", 1);
    row("a regular expression", "a=/[/]  \\/ \"/g;b", 0);
    row("behind a word", "function f(){return /'  /.test(a)}", 0);
    row("a division", "a=b / c;  // '", 1 + 4);
    row("a division behind a bracket", "a=(b) / 2  / 'x'.length", 1);
    row("a string that never ends", "a='  ", -1);
    row("a comment that never ends", "a /* b", -1);
    row("a template that never ends", "`${a", -1);
}

void TestSpare::script()
{
    QFETCH(const QByteArray, code);
    QFETCH(const int, expected);
    QCOMPARE(int(spareBytes(code, Code::Script).value_or(-1)), expected);
}

void TestSpare::style_data()
{
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<int>("expected");
    QTest::newRow("small") << QByteArray("a{b:c}") << 0;
    QTest::newRow("written by people") << QByteArray("a {\n  b: c;\n}\n") << 2;
    QTest::newRow("a comment") << QByteArray("/* x */a{}") << 7;
    QTest::newRow("an address has slashes") << QByteArray("a{b:url(https://c.d/e)}  ") << 1;
    QTest::newRow("a string") << QByteArray("a{b:'  /* '}") << 0;
}

void TestSpare::style()
{
    QFETCH(const QByteArray, code);
    QFETCH(const int, expected);
    QCOMPARE(int(spareBytes(code, Code::Style).value_or(-1)), expected);
}

/// As deep as anybody likes: no recursion.
void TestSpare::nesting()
{
    constexpr int Deep = 100'000;
    const QByteArray nested = QByteArray("`${").repeated(Deep) + QByteArray("}`").repeated(Deep);
    QCOMPARE(spareBytes(nested, Code::Script).value_or(-1), qint64(0));
    QVERIFY(!spareBytes(QByteArray("`${").repeated(Deep), Code::Script));
}

ARGIOPE_TEST(TestSpare, void)
#include "tst_spare.moc"
