#include "tests/core/markup/markuptesting.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope::markup;
using namespace argiope::markup::testing;

/// HTML Standard 13.2.6.4.7: formatting elements that are closed where they cannot be, and opened again.
class TestAdoptionAgency : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void adopts_data();
    void adopts();
    void reconstructs_data();
    void reconstructs();

private:
    static void row(const QByteArray &html, const QByteArray &expected);
    static void check();
};

void TestAdoptionAgency::row(const QByteArray &html, const QByteArray &expected)
{
    QTest::newRow(html.constData()) << html << expected;
}

void TestAdoptionAgency::check()
{
    QFETCH(QByteArray, html);
    QTEST(bodyOf(html), "expected");
}

void TestAdoptionAgency::adopts_data()
{
    QTest::addColumn<QByteArray>("html");
    QTest::addColumn<QByteArray>("expected");
    row("<b>a</b>c", "b('a') 'c'");
    row("</b>a", "'a'");
    row("<p></b>a", "p('a')");
    row("<p>a<b>b<i>c</b>d</i>e</p>", "p('a' b('b' i('c')) i('d') 'e')"); // 13.2.10.1
    row("<b>a<p>b</b>c</p>", "b('a') p(b('b') 'c')"); // 13.2.10.2
    row("<b><div>a</b>c", "b div(b('a') 'c')");
    row("<b><p>a<div>c</b>d", "b(p('a')) div(b('c') 'd')");
    row("<b><section>a<p>c</b>d", "b section(b('a') p(b('c') 'd'))");
    row("<b><i><p>a</b>c", "b(i) i(p(b('a') 'c'))");
    row("<i><b><p>a</i>c", "i(b) b(p(i('a') 'c'))");
    row("<b><span><p>a</b>c", "b(span) p(b('a') 'c')"); // the span is closed, as it is none
    row("<b><dialog>a</b>c", "b(dialog('a')) 'c'"); // not special
    row("<b><x>a</b>c", "b(x('a')) 'c'");
    row("<b><b><p>a</b>c", "b(b p(b('a') 'c'))");
    // Only three are copied on the way.
    row("<b><i><u><p>a</b>c", "b(i(u)) i(u(p(b('a') 'c')))");
    row("<b><i><u><s><em><p>a</b>c", "b(i(u(s(em)))) u(s(em(p(b('a') 'c'))))");
    row("<b><i><u><s><em><tt><p>a</b>c", "b(i(u(s(em(tt))))) s(em(tt(p(b('a') 'c'))))");
    // and eight times
    row("<a>1<div>2<div>3<div>4<div>5<div>6<div>7<div>8<div>9<div>X</a>",
        "a('1') div(a('2') div(a('3') div(a('4') div(a('5') div(a('6') div(a('7') div(a('8') "
        "div(a('9' div('X'))))))))))");
    // No longer open, or not in scope
    row("<p><b></p></b>a", "p(b) 'a'");
    row("<b><object></b>a", "b(object('a'))");
    row("<b><select></b>a</select>c", "b(select('a') 'c')");
    row("<b><table><td></b>a", "b(table(tbody(tr(td('a')))))");
    row("<b><svg><desc></b>a", "b(svg:svg(svg:desc('a')))");
    row("<b><svg><g></b>a", "b(svg:svg(svg:g)) 'a'");
    row("<b><button>a</b>c", "b button(b('a') 'c')");
    row("<b><ul><li>a</b>c", "b ul(b li(b('a') 'c'))");
    // A link in a link
    row("<a href=1>a<a href=2>b", "a{href=1}('a') a{href=2}('b')");
    row("<a href=1>a<div>b<a href=2>c", "a{href=1}('a') div(a{href=1}('b') a{href=2}('c'))");
    row("<a href=1><b>a<a href=2>c", "a{href=1}(b('a')) b(a{href=2}('c'))");
    row("<a href=a>a<table><a href=b>b</table>x", "a{href=a}('a' a{href=b}('b') table) a{href=b}('x')");
    row("<a href=1><table><td><a href=2>b", "a{href=1}(table(tbody(tr(td(a{href=2}('b'))))))");
    row("<a href=1><object><a href=2>b</object>c", "a{href=1}(object(a{href=2}('b')) 'c')");
    row("<a href=1><button><a href=2>b", "a{href=1} button(a{href=1} a{href=2}('b'))");
    row("<nobr>a<nobr>b", "nobr('a') nobr('b')");
    row("<nobr>a<p>b<nobr>c", "nobr('a') p(nobr('b') nobr('c'))");
    row("<nobr>a<table><td><nobr>b", "nobr('a' table(tbody(tr(td(nobr('b'))))))");
    // In tables what is adopted is put before them.
    row("<table><b>a<p>c</b>d", "b('a') p(b('c') 'd') table");
    row("<b>a<table><tr></b>c", "b('ac' table(tbody(tr)))");
    row("<table><b><tr>a</b>c", "b b('a') 'c' table(tbody(tr))");
}

void TestAdoptionAgency::adopts()
{
    check();
}

void TestAdoptionAgency::reconstructs_data()
{
    QTest::addColumn<QByteArray>("html");
    QTest::addColumn<QByteArray>("expected");
    row("<p><b>a<p>c", "p(b('a')) p(b('c'))");
    row("<p><b><i>a<p>c", "p(b(i('a'))) p(b(i('c')))");
    row("<p><b class=x id=y>a<p>c", "p(b{class=x id=y}('a')) p(b{class=x id=y}('c'))");
    row("<p><b>a</p><!--c-->", "p(b('a')) <!--c-->");
    row("<p><b>a</p>\n", "p(b('a')) b('\n')");
    row("<p><b>a</p><div>c", "p(b('a')) div(b('c'))");
    row("<p><b>a</p><span>c", "p(b('a')) b(span('c'))");
    row("<p><b>a</p></b>c", "p(b('a')) 'c'");
    row("<p><b>a<i>c</p></b>d", "p(b('a' i('c'))) i('d')");
    row("<div><b>a</div><b>c</b>d", "div(b('a')) b(b('c') 'd')");
    // At most three alike (13.2.4.3), whatever the order of their attributes
    row("<p><b><b><b><b></p>a", "p(b(b(b(b)))) b(b(b('a')))");
    row("<p><b x><b><b><b><b></p>a", "p(b{x=}(b(b(b(b))))) b{x=}(b(b(b('a'))))");
    row("<p><b x=1 y=2><b y=2 x=1><b x=1 y=2><b y=2 x=1></p>a",
        "p(b{x=1 y=2}(b{x=1 y=2}(b{x=1 y=2}(b{x=1 y=2})))) b{x=1 y=2}(b{x=1 y=2}(b{x=1 y=2}('a')))");
    row("<p><b x='&amp;'><b x=&amp><b x=&><b x='&#38;'></p>a",
        "p(b{x=&}(b{x=&}(b{x=&}(b{x=&})))) b{x=&}(b{x=&}(b{x=&}('a')))");
    row("<p><b x=1><b x=2><b y=1><b y=2></p>a",
        "p(b{x=1}(b{x=2}(b{y=1}(b{y=2})))) b{x=1}(b{x=2}(b{y=1}(b{y=2}('a'))))");
    row("<p><b x=y><b y=x><b x=y><b y=x></p>a",
        "p(b{x=y}(b{y=x}(b{x=y}(b{y=x})))) b{x=y}(b{y=x}(b{x=y}(b{y=x}('a'))))");
    row("<p><b><i><b><i><b><i><b></p>a", "p(b(i(b(i(b(i(b))))))) i(b(i(b(i(b('a'))))))");
    // Cells, captions and templates begin anew, and what they had ends with them.
    row("<table><td><b>a<td>c", "table(tbody(tr(td(b('a')) td('c'))))");
    row("<b><table><td>a", "b(table(tbody(tr(td('a')))))");
    row("<p><b></p><table><td>a</table>c", "p(b) table(tbody(tr(td('a')))) b('c')");
    row("<table><caption><b>a</caption><td>c", "table(caption(b('a')) tbody(tr(td('c'))))");
    row("<p><b></p><template>a</template>c", "p(b) template(content('a')) b('c')");
    row("<body><template><b>a</template>c", "template(content(b('a'))) 'c'");
}

void TestAdoptionAgency::reconstructs()
{
    check();
}

ARGIOPE_TEST(TestAdoptionAgency, void)
#include "tst_adoptionagency.moc"
