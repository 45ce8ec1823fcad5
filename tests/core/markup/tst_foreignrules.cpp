#include "core/markup/tag.h"

#include "tests/core/markup/markuptesting.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope::markup;
using namespace argiope::markup::testing;

/// HTML Standard 13.2.6.5 and the dispatcher of 13.2.6: SVG and MathML in HTML, and HTML in them.
class TestForeignRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void elements_data();
    void elements() { check(); }
    void breakout_data();
    void breakout();
    void breakoutOfSome_data();
    void breakoutOfSome() { check(); }
    void integrationPoints_data();
    void integrationPoints() { check(); }
    void texts_data();
    void texts() { check(); }
    void ends_data();
    void ends() { check(); }
    void scopes_data();
    void scopes() { check(); }

private:
    static void addColumns();
    static void row(const QByteArray &html, const QByteArray &expected);
    static void check();
};

void TestForeignRules::addColumns()
{
    QTest::addColumn<QByteArray>("html");
    QTest::addColumn<QByteArray>("expected");
}

void TestForeignRules::row(const QByteArray &html, const QByteArray &expected)
{
    QTest::newRow(html.constData()) << html << expected;
}

void TestForeignRules::check()
{
    QFETCH(QByteArray, html);
    QTEST(bodyOf(html), "expected");
}

void TestForeignRules::elements_data()
{
    addColumns();
    row("<svg><g>a</g><path/></svg>b", "svg:svg(svg:g('a') svg:path) 'b'");
    row("<math><mrow>a</mrow></math>b", "math:math(math:mrow('a')) 'b'");
    row("<svg/>a", "svg:svg 'a'");
    row("<math/>a", "math:math 'a'");
    row("<svg><g/>a", "svg:svg(svg:g 'a')");
    row("<svg><a href=x>b</a>c", "svg:svg(svg:a{href=x}('b') 'c')");
    row("<svg><title/><desc/>a", "svg:svg(svg:title svg:desc 'a')");
    row("<svg><math>a", "svg:svg(svg:math('a'))");
    row("<math><svg>a", "math:math(math:svg('a'))");
    row("<svg><svg>a</svg>b</svg>c", "svg:svg(svg:svg('a') 'b') 'c'");
    row("<svg><td><tr><form><select><input><option>", // all of them SVG's
        "svg:svg(svg:td(svg:tr(svg:form(svg:select(svg:input(svg:option))))))");
    row("<svg><template><frameset><html>", "svg:svg(svg:template(svg:frameset(svg:html)))");
    row("<svg><image href=x>a", "svg:svg(svg:image{href=x}('a'))");
    row("<svg><br-x>a", "svg:svg(svg:br-x('a'))");
    // Their texts are read as any other.
    row("<svg><script>a&lt;<g></script>b", "svg:svg(svg:script('a<' svg:g) 'b')");
    row("<svg><script/>a", "svg:svg(svg:script 'a')");
    row("<svg><style>a<g>", "svg:svg(svg:style('a' svg:g))");
    row("<svg><textarea><g>", "svg:svg(svg:textarea(svg:g))");
    row("<svg><plaintext><g></svg>a", "svg:svg(svg:plaintext(svg:g)) 'a'");
    row("<svg><title><b>a</title>c", "svg:svg(svg:title(b('ac')))");
    row("<svg viewbox=0 XLINK:href=a xml:lang=b xmlns=c><lineargradient>",
        "svg:svg{viewBox=0 xlink href=a xml lang=b xmlns xmlns=c}(svg:linearGradient)");
    row("<math definitionurl=a viewbox=b>", "math:math{definitionURL=a viewbox=b}");
    row("<b><svg></svg>a</b>c", "b(svg:svg 'a') 'c'");
    row("<p><b></p><svg>", "p(b) b(svg:svg)");
    row("<p><b></p><math>", "p(b) b(math:math)");
}

void TestForeignRules::breakout_data()
{
    QTest::addColumn<QByteArray>("name");
    for (quint8 i = 0; i < quint8(Tag::Count); ++i) {
        if (isIn(Tag(i), Breakout))
            QTest::newRow(tagName(Tag(i)).constData()) << tagName(Tag(i));
    }
}

void TestForeignRules::breakout()
{
    QFETCH(QByteArray, name);
    for (const QByteArray root : {"svg", "math"}) {
        const QByteArray tree = bodyOf("<div><" + root + "><g><x><" + name + '>');
        // As if it stood behind all of them.
        const QByteArray closed = "div(" + root + ':' + root + '(' + root + ":g(" + root + ":x))";
        QVERIFY2(tree.startsWith(closed), tree.constData());
        const bool ignored = name == "body" || name == "head";
        QCOMPARE(tree.sliced(closed.size()), ignored ? QByteArray(")") : ' ' + name + ')');
    }
}

void TestForeignRules::breakoutOfSome_data()
{
    addColumns();
    row("<svg><font>a", "svg:svg(svg:font('a'))");
    row("<svg><font x=y>a", "svg:svg(svg:font{x=y}('a'))");
    row("<svg><font color=x>a", "svg:svg font{color=x}('a')");
    row("<svg><font FACE>a", "svg:svg font{face=}('a')");
    row("<math><font size=x>a", "math:math font{size=x}('a')");
    row("<svg><g color=x>a", "svg:svg(svg:g{color=x}('a'))");
    row("<svg><g></p>a", "svg:svg(svg:g) p 'a'");
    row("<p><svg><g></p>a", "p(svg:svg(svg:g)) 'a'");
    row("<svg><g></br>a", "svg:svg(svg:g) br 'a'");
    row("<math></p>a", "math:math p 'a'");
    row("<svg></p><select><a>b", "svg:svg p select(a('b'))");
    row("<svg></font>a", "svg:svg('a')");
    row("<svg><p>a</svg>b", "svg:svg p('ab')");
    row("<table><svg><g><tr>", "svg:svg(svg:g(svg:tr)) table");
    row("<table><svg><g><p>a<tr>", "svg:svg(svg:g) p('a') table(tbody(tr))");
    row("<svg><desc><g><p>a", "svg:svg(svg:desc(g(p('a'))))");
    row("<svg><desc><svg><g><p>a", "svg:svg(svg:desc(svg:svg(svg:g) p('a')))"); // up to the point
    row("<math><mi><mglyph><p>a", "math:math(math:mi(math:mglyph p('a')))");
    row("<svg><table><td>a", "svg:svg table(tbody(tr(td('a'))))");
}

void TestForeignRules::integrationPoints_data()
{
    addColumns();
    for (const QByteArray name : {"desc", "title", "foreignObject"}) {
        row("<svg><" + name + "><p>a<div>b", "svg:svg(svg:" + name + "(p('a') div('b')))");
        row("<svg><" + name + "><path>a", "svg:svg(svg:" + name + "(path('a')))");
        row("<svg><" + name + "><svg>a", "svg:svg(svg:" + name + "(svg:svg('a')))");
        row("<svg><" + name + "></p>a", "svg:svg(svg:" + name + "(p 'a'))");
        row("<math><" + name.toLower() + "><p>a", "math:math(math:" + name.toLower() + ") p('a')");
    }
    for (const QByteArray name : {"mi", "mo", "mn", "ms", "mtext"}) {
        row("<math><" + name + "><p>a<div>b", "math:math(math:" + name + "(p('a') div('b')))");
        row("<math><" + name + "><mglyph>a", "math:math(math:" + name + "(math:mglyph('a')))");
        row("<math><" + name + "><malignmark/>a", "math:math(math:" + name + "(math:malignmark 'a'))");
        row("<math><" + name + "><svg><g>", "math:math(math:" + name + "(svg:svg(svg:g)))");
        row("<math><" + name + "><mrow>a", "math:math(math:" + name + "(mrow('a')))");
        row("<svg><" + name + "><p>a", "svg:svg(svg:" + name + ") p('a')");
    }
    row("<math><annotation-xml><svg><g>a", "math:math(math:annotation-xml(svg:svg(svg:g('a'))))");
    row("<math><annotation-xml><p>a", "math:math(math:annotation-xml) p('a')");
    row("<math><annotation-xml><x>a", "math:math(math:annotation-xml(math:x('a')))");
    row("<math><annotation-xml><x><svg>", "math:math(math:annotation-xml(math:x(math:svg)))");
    row("<math><annotation-xml encoding=text/html><p>a", "math:math(math:annotation-xml{encoding=text/html}(p('a')))");
    row("<math><annotation-xml encoding=TEXT/Html><x>a", "math:math(math:annotation-xml{encoding=TEXT/Html}(x('a')))");
    row("<math><annotation-xml encoding='application&#x2F;xhtml+xml'><p>a",
        "math:math(math:annotation-xml{encoding=application/xhtml+xml}(p('a')))");
    row("<math><annotation-xml encoding=' text/html'><p>a",
        "math:math(math:annotation-xml{encoding= text/html}) p('a')");
    row("<math><annotation-xml encoding=application/xml><p>a",
        "math:math(math:annotation-xml{encoding=application/xml}) p('a')");
    row("<svg><annotation-xml encoding=text/html><p>a", "svg:svg(svg:annotation-xml{encoding=text/html}) p('a')");
    row("<math><annotation-xml encoding=text/html><mi>a",
        "math:math(math:annotation-xml{encoding=text/html}(mi('a')))");
    row("<svg><desc><table>a<td>b", "svg:svg(svg:desc('a' table(tbody(tr(td('b'))))))");
}

void TestForeignRules::texts_data()
{
    addColumns();
    row("<svg>a &amp; b", "svg:svg('a & b')");
    row(bytes("<svg>\0a\0"), "svg:svg('\uFFFDa\uFFFD')");
    row(bytes("<svg><desc>\0a"), "svg:svg(svg:desc('a'))"); // HTML's rules
    row(bytes("<math><mi>\0a"), "math:math(math:mi('a'))");
    row(bytes("<math>\0a"), "math:math('\uFFFDa')");
    row("<svg><!--a--><!DOCTYPE b>c", "svg:svg(<!--a--> 'c')");
    row("<svg><![CDATA[a<b>&lt;]]>c", "svg:svg('a<b>&lt;c')");
    row("<svg><![CDATA[]]><g>", "svg:svg(svg:g)");
    row("<svg><![CDATA[a", "svg:svg('a')");
    row(bytes("<svg><![CDATA[a\0b]]>"), "svg:svg('a\uFFFDb')");
    row("<math><![CDATA[a]]>", "math:math('a')");
    row("<svg><desc><![CDATA[a]]>", "svg:svg(svg:desc('a'))"); // the current node is SVG's
    row("<math><mi><![CDATA[a]]>", "math:math(math:mi('a'))");
    row(bytes("<math><mi><![CDATA[\0a]]>"), "math:math(math:mi('a'))");
    row("<svg><desc><p><![CDATA[a]]>", "svg:svg(svg:desc(p(<!--[CDATA[a]]-->)))");
    row("<p><![CDATA[a]]>", "p(<!--[CDATA[a]]-->)");
    row("<svg></svg><![CDATA[a]]>", "svg:svg <!--[CDATA[a]]-->");
    row("<table><svg>a</svg>b", "svg:svg('a') 'b' table");
    row("<table><svg> ", "svg:svg(' ') table");
    row("<p><b></p><svg>a", "p(b) b(svg:svg('a'))");
}

void TestForeignRules::ends_data()
{
    addColumns();
    row("<svg><g></svg>a", "svg:svg(svg:g) 'a'");
    row("<svg></G></SVG>a", "svg:svg 'a'");
    row("<svg><foreignObject></foreignobject>a", "svg:svg(svg:foreignObject 'a')");
    row("<svg><linearGradient></LINEARGRADIENT>a", "svg:svg(svg:linearGradient 'a')");
    row("<svg></x>a", "svg:svg('a')");
    row("<svg><g></x></g>a", "svg:svg(svg:g 'a')");
    row("<svg><x><y></x>a", "svg:svg(svg:x(svg:y) 'a')");
    row("</svg>a", "'a'");
    row("<div><svg><g></div>a", "div(svg:svg(svg:g)) 'a'");
    row("<span><svg></span>a", "span(svg:svg) 'a'");
    row("<div><svg><div-x></div>a", "div(svg:svg(svg:div-x)) 'a'");
    row("<svg><g><svg></g>a", "svg:svg(svg:g(svg:svg) 'a')");
    row("<svg><desc><p></svg>a", "svg:svg(svg:desc(p('a')))");
    row("<svg><desc></svg>a", "svg:svg(svg:desc) 'a'");
    row("<svg><desc></desc>a", "svg:svg(svg:desc 'a')");
    row("<svg><desc><b></desc>a", "svg:svg(svg:desc(b('a')))");
    row("<svg></body>a", "svg:svg('a')");
    row("<svg></body><p>a", "svg:svg p('a')");
    row("<math><mi></math>a", "math:math(math:mi) 'a'");
    row("<math><mi></body>a", "math:math(math:mi('a'))");
    row("<svg></script>a", "svg:svg('a')");
}

void TestForeignRules::scopes_data()
{
    addColumns();
    row("<p><svg><desc></p>a", "p(svg:svg(svg:desc(p 'a')))");
    row("<p><svg><desc><p>a", "p(svg:svg(svg:desc(p('a'))))");
    row("<p><math><mi><div>a", "p(math:math(math:mi(div('a'))))");
    row("<b><math><annotation-xml></b>a", "b(math:math(math:annotation-xml('a')))");
    row("<b><math><mi></b>a", "b(math:math(math:mi('a')))");
    row("<b><svg><g></b>a", "b(svg:svg(svg:g)) 'a'");
    row("<x><math><mi></x>a", "x(math:math(math:mi('a')))");
    row("<x><svg><title></x>a", "x(svg:svg(svg:title('a')))");
    row("<li><svg><desc><li>a", "li(svg:svg(svg:desc(li('a'))))");
    row("<button><math><mo><button>a", "button(math:math(math:mo(button('a'))))");
    row("<table><td><math><mi></td>a", "'a' table(tbody(tr(td(math:math(math:mi)))))");
    // A name alone ends no scope: annotation-xml is MathML's.
    row("<b><svg><annotation-xml></b>a", "b(svg:svg(svg:annotation-xml)) 'a'");
    row("<x><svg><annotation-xml></x>a", "x(svg:svg(svg:annotation-xml)) 'a'");
    row("<div><svg><annotation-xml></div>a", "div(svg:svg(svg:annotation-xml)) 'a'");
}

ARGIOPE_TEST(TestForeignRules, void)
#include "tst_foreignrules.moc"
