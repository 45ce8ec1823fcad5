#include "core/select/xpath.h"

#include "core/text/innertext.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using namespace argiope::select;

class TestXPath : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void finds_data();
    void finds();
    void refuses_data();
    void refuses();
    void isBounded_data();
    void isBounded();
    void knowsWhereItFound();
};

void TestXPath::finds_data()
{
    QTest::addColumn<QByteArray>("html");
    QTest::addColumn<QByteArray>("expression");
    QTest::addColumn<QByteArray>("found"); ///< parted by "|"
    const auto add = [](const char *html, const char *expression, const char *found) {
        QTest::newRow(expression) << QByteArray("<!DOCTYPE html>") + html << QByteArray(expression)
                                  << QByteArray(found);
    };
    const char *page = "<title>T</title><p id=a class='x y'>1<b>2</b></p><!-- c --><p id=b>3</p>"
                       "<svg><a xlink:href=u><text>4</text></a></svg><template><p>5</p></template>";
    add(page, "//p", "12|3");
    add(page, "/html/body/p[2]", "3");
    add(page, "//p/@id", "a|b");
    add(page, "//p[contains(concat(' ', @class, ' '), ' y ')]/text()", "1");
    add(page, "count(//p)", "2");
    add(page, "//p = '3'", "true");
    add(page, "string(//title)", "T");
    add(page, "id('b')", "3");
    add(page, "//comment()", " c ");
    add(page, "//a", "");
    add(page, "//svg:a/@xlink:href", "u");
    add(page, "//*[local-name() = 'text']", "4");
    add(page, "//b | //title", "T|2");
    add(page, "position() = last()", "true");
    add("<p><nobr>1<nobr>2", "//nobr", "1|2");
}

void TestXPath::finds()
{
    QFETCH(QByteArray, html);
    QFETCH(QByteArray, expression);
    dom::DocumentLimits limits;
    limits.comments = true;
    const dom::Document document(html, limits);
    const XmlCopy copy(document);
    const auto path = XPath::compile(expression);
    QVERIFY2(path, qPrintable(path ? QString() : path.error().message()));
    const auto found = path->all(copy, document);
    QVERIFY2(found, qPrintable(found ? QString() : found.error().message()));
    QByteArrayList values;
    for (const Match &match : *found)
        values.append(match.isElement ? text::textContent(match.node) : match.text);
    QTEST(values.join('|'), "found");
}

void TestXPath::refuses_data()
{
    QTest::addColumn<QByteArray>("expression");
    QTest::addColumn<QString>("message");
    const auto add = [](const char *expression, const char *message) {
        QTest::newRow(expression) << QByteArray(expression) << QString::fromUtf8(message);
    };
    add(" ", "there is nothing to look for");
    add("//p[matches(., 'x')]", "'matches()' is not known (at character 5)");
    add("svg:p()", "'p()' is not known (at character 5)");
    add("//p[", "this is no expression of XPath 1.0 (at character 5)");
    add("'a", "a text in quotes is not closed (at character 3)");
}

void TestXPath::refuses()
{
    QFETCH(QByteArray, expression);
    const auto path = XPath::compile(expression);
    QVERIFY(!path);
    QTEST(path.error().message(), "message");
}

void TestXPath::isBounded_data()
{
    QTest::addColumn<QByteArray>("expression");
    QTest::addColumn<QueryError::Code>("code");
    QTest::newRow("long") << QByteArray(20'000, 'a') << QueryError::Code::TooLong;
    QTest::newRow("parentheses") << QByteArray("(").repeated(5'000) << QueryError::Code::TooDeep;
    QTest::newRow("predicates") << QByteArray("a[").repeated(5'000) << QueryError::Code::TooDeep;
    QTest::newRow("steps") << QByteArray("a/").repeated(5'000) << QueryError::Code::TooMany;
    QTest::newRow("signs") << QByteArray("-").repeated(5'000) << QueryError::Code::TooMany;
    QTest::newRow("every node for every node")
        << QByteArray("//*[count(//*[count(//*[count(//*) > 1]) > 1]) > 1]") << QueryError::Code::TooCostly;
    QTest::newRow("sets of each other") << QByteArray("//*[//*[//* != //*] != //*[//* = 'x']]")
                                        << QueryError::Code::TooCostly;
}

void TestXPath::isBounded()
{
    QFETCH(QByteArray, expression);
    QFETCH(QueryError::Code, code);
    const QByteArray html = QByteArray("<p>x").repeated(2'000);
    const dom::Document document(html);
    const XmlCopy copy(document);
    const auto path = XPath::compile(expression);
    if (!path) {
        QCOMPARE(path.error().code, code);
        return;
    }
    const auto found = path->all(copy, document, 1'000'000);
    QVERIFY(!found);
    QCOMPARE(found.error().code, code);
}

void TestXPath::knowsWhereItFound()
{
    const QByteArray html = "<!DOCTYPE html><p id=a title=t>x</p>";
    const dom::Document document(html);
    const XmlCopy copy(document);
    for (const char *expression : {"//p", "//p/@title", "//p/text()"}) {
        const auto found = XPath::compile(expression)->all(copy, document);
        QVERIFY(found && found->size() == 1);
        QCOMPARE(found->front().node.name(), QByteArrayView("p"));
        QCOMPARE(found->front().isElement, QByteArrayView(expression) == "//p");
    }
    const auto number = XPath::compile("1 + 1")->all(copy, document);
    QVERIFY(number->front().node.isNull());
    QCOMPARE(number->front().text, QByteArray("2"));
}

ARGIOPE_TEST(TestXPath, void)
#include "tst_xpath.moc"
