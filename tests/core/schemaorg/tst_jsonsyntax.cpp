#include "core/schemaorg/jsonsyntax.h"
#include "tests/support/testmain.h"

#include <QByteArray>
#include <QTest>

using namespace argiope::schemaorg;

class TestJsonSyntax : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void texts_data();
    void texts();
    void nesting();
};

void TestJsonSyntax::texts_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("at");
    const auto row = [](const char *text, int at) { QTest::newRow(text) << QByteArray(text) << at; };
    for (const char *text : {"{}", "[]", "[[],{}]", "{\"a\":{},\"b\":[1,2]}", " [ 1 , -0.5e+10 , 0 ] ",
             "\"\\u00e9\\n\"", "null", "true", "[false,null]", "{\"a\":[{\"b\":[]}],\"c\":\"\"}", "1"})
        row(text, -1);
    row("", 0);
    row("{", 1);
    row("{\"a\"}", 4);
    row("{\"a\":1,}", 7);
    row("{a:1}", 1);
    row("{'a':1}", 1);
    row("[1,]", 3);
    row("[1 2]", 3);
    row("[1]]", 3);
    row("{\"a\":1]", 6);
    row("{}{}", 2);
    row("[01]", 2);
    row("[1.]", 3);
    row("[+1]", 1);
    row("[tru]", 1);
    row("\"a\nb\"", 2);
    row("\"a\tb\"", 2);
    row("\"a", 2);
    row("\"\\x\"", 2);
    row("\"\\u12g4\"", 5);
    row("// x\n{}", 0);
    row("<!-- {} -->", 0);
}

void TestJsonSyntax::texts()
{
    QFETCH(QByteArray, text);
    QFETCH(int, at);
    QCOMPARE(jsonErrorAt(text), qsizetype(at));
}

void TestJsonSyntax::nesting()
{
    QCOMPARE(jsonErrorAt(QByteArray(QByteArray(512, '[') + QByteArray(512, ']'))), qsizetype(-1));
    QVERIFY(jsonErrorAt(QByteArray(QByteArray(513, '[') + QByteArray(513, ']'))) >= 0);
    QVERIFY(jsonErrorAt(QByteArray(1'000'000, '[')) >= 0);
}

ARGIOPE_TEST(TestJsonSyntax, void)
#include "tst_jsonsyntax.moc"
