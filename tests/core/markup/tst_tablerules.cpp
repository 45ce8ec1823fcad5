#include "tests/core/markup/markuptesting.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope::markup;
using namespace argiope::markup::testing;

/// HTML Standard 13.2.6.4.9 to 15 and 13.2.6.1: tables, what is put before them, templates.
class TestTableRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void structure_data();
    void structure() { check(); }
    void ends_data();
    void ends() { check(); }
    void fosterParents_data();
    void fosterParents() { check(); }
    void columns_data();
    void columns() { check(); }
    void templates_data();
    void templates() { check(); }
    void templatesInDocuments_data();
    void templatesInDocuments();

private:
    static void addColumns();
    static void row(const QByteArray &html, const QByteArray &expected);
    static void check();
};

void TestTableRules::addColumns()
{
    QTest::addColumn<QByteArray>("html");
    QTest::addColumn<QByteArray>("expected");
}

void TestTableRules::row(const QByteArray &html, const QByteArray &expected)
{
    QTest::newRow(html.constData()) << html << expected;
}

void TestTableRules::check()
{
    QFETCH(QByteArray, html);
    QTEST(bodyOf("<body>" + html), "expected");
}

void TestTableRules::structure_data()
{
    addColumns();
    row("<table></table>a", "table 'a'");
    row("<table><td>a", "table(tbody(tr(td('a'))))");
    row("<table><tr><th>a<td>b<tr><td>c", "table(tbody(tr(th('a') td('b')) tr(td('c'))))");
    row("<table><tr></tr><td>a", "table(tbody(tr tr(td('a'))))");
    row("<table><thead><tr><th>a<tbody><tr><td>b<tfoot><td>c",
        "table(thead(tr(th('a'))) tbody(tr(td('b'))) tfoot(tr(td('c'))))");
    row("<table><tbody><td>a<tbody>", "table(tbody(tr(td('a'))) tbody)");
    row("<table><caption>a<tr><td>b", "table(caption('a') tbody(tr(td('b'))))");
    row("<table><caption>a<caption>b", "table(caption('a') caption('b'))");
    row("<table><td>a<caption>b", "table(tbody(tr(td('a'))) caption('b'))");
    row("<table><tr><caption>b", "table(tbody(tr) caption('b'))");
    row("<table><tbody><col>", "table(tbody colgroup(col))");
    row("<table><tr><col>", "table(tbody(tr) colgroup(col))");
    row("<table><td><table><td>a</table>b</table>c", "table(tbody(tr(td(table(tbody(tr(td('a')))) 'b')))) 'c'");
    row("<table><table>a", "table 'a' table");
    row("<table><td>a<table>b", "table(tbody(tr(td('ab' table))))");
    row("<table><!--a--><tr><!--b--><td><!--c-->", "table(<!--a--> tbody(tr(<!--b--> td(<!--c-->))))");
    row("<table><!DOCTYPE a><tr><!DOCTYPE b><td>c", "table(tbody(tr(td('c'))))");
    row("<table> <tbody> <tr> <td> ", "table(' ' tbody(' ' tr(' ' td(' '))))");
    row("<table><script>a</script><style>b</style><td>c", "table(script('a') style('b') tbody(tr(td('c'))))");
    row("<table><tr><script>a</script>", "table(tbody(tr(script('a'))))");
    row("<table><p>a<td>b", "p('a') table(tbody(tr(td('b'))))");
    row("<table><td><p>a<td>b", "table(tbody(tr(td(p('a')) td('b'))))");
    row("<table><td><div>a<tr>", "table(tbody(tr(td(div('a'))) tr))");
    row("<p><table><td>a", "p(table(tbody(tr(td('a')))))"); // quirks
}

void TestTableRules::ends_data()
{
    addColumns();
    row("<table><td>a</table>b", "table(tbody(tr(td('a')))) 'b'");
    row("<table><td><p>a</td>b", "'b' table(tbody(tr(td(p('a')))))");
    row("<table><td>a</th>b", "table(tbody(tr(td('ab'))))");
    row("<table><td><div>a</tr>b", "'b' table(tbody(tr(td(div('a')))))");
    row("<table><td>a</tbody><td>b", "table(tbody(tr(td('a'))) tbody(tr(td('b'))))");
    row("<table><td>a</tfoot>b", "table(tbody(tr(td('ab'))))");
    row("<table><td></body></caption></col></colgroup></html>a", "table(tbody(tr(td('a'))))");
    row("<table></body></caption></col></colgroup></html></tbody></td></tfoot></th></thead></tr>a", "'a' table");
    row("<table><tbody></body></caption></col></colgroup></html></td></th></tr></thead><tr>", "table(tbody(tr))");
    row("<table><tr></body></caption></col></colgroup></html></td></th></thead><td>a", "table(tbody(tr(td('a'))))");
    row("<table><tr></tbody><tr>", "table(tbody(tr) tbody(tr))");
    row("<table><thead><tr></thead><td>a", "table(thead(tr) tbody(tr(td('a'))))");
    row("<table><thead></table>a", "table(thead) 'a'");
    row("<table><tr></table>a", "table(tbody(tr)) 'a'");
    row("<table><caption><p>a</caption><td>b", "table(caption(p('a')) tbody(tr(td('b'))))");
    row("<table><caption>a</table>b", "table(caption('a')) 'b'");
    row("<table><caption></body></col></colgroup></html></tbody></td></tfoot></th></thead></tr>a",
        "table(caption('a'))");
    row("<table><td><table></td>a", "table(tbody(tr(td('a' table))))"); // in the inner one it is nothing
    row("<table><td><table></tr></table>a", "table(tbody(tr(td(table 'a'))))");
    row("</table></td></caption>a", "'a'");
    row("<div><table><td></div>a", "div(table(tbody(tr(td('a')))))");
    row("<table><td><svg></td>a", "'a' table(tbody(tr(td(svg:svg))))");
    row("<table><td><svg><g><td>a", "table(tbody(tr(td(svg:svg(svg:g(svg:td('a')))))))");
    row("<table><td><svg><desc><td>a", "table(tbody(tr(td(svg:svg(svg:desc)) td('a'))))");
    row("<table><td><select><td>a", "table(tbody(tr(td(select) td('a'))))");
    row("<table><td><button><tr>", "table(tbody(tr(td(button)) tr))");
}

void TestTableRules::fosterParents_data()
{
    addColumns();
    row("<table>a", "'a' table");
    row("<div><table>a</div>b", "div('ab' table)");
    row("a<table>b</table>c", "'ab' table 'c'");
    row("<table> ", "table(' ')");
    row("<table> a ", "' a ' table");
    row("<table> <b> ", "b(' ') table(' ')");
    row("<table>&#32;&#9;", "table(' \t')");
    row("<table>&amp; ", "'& ' table");
    row("<table><tr>a<td>b", "'a' table(tbody(tr(td('b'))))");
    row("<table><tbody>a<tr>b<td>c", "'ab' table(tbody(tr(td('c'))))");
    // The three examples of 13.2.6.1
    row("A<table>B<tr>C</tr>D</table>", "'ABCD' table(tbody(tr))");
    row("A<table><tr> B</tr> C</table>", "'A B C' table(tbody(tr))");
    row("A<table><tr> B</tr> </em>C</table>", "'A BC' table(tbody(tr ' '))");
    row("<table><p>a</p>b", "p('a') 'b' table");
    row("<table><div>a<p>b</div>c", "div('a' p('b')) 'c' table");
    row("<table><b>a<tr>c", "b('a') b('c') table(tbody(tr))");
    row("<table><a href=x>b</a>c<td>d", "a{href=x}('b') 'c' table(tbody(tr(td('d'))))");
    row("<table><br>a</br>", "br 'a' br table");
    row("<table></p>a", "p 'a' table");
    row("<table><svg><path/></svg><td>a", "svg:svg(svg:path) table(tbody(tr(td('a'))))");
    row("<table><title>a</title><link>", "title('a') link table");
    row("<table><noscript>a</noscript>", "noscript('a') table");
    row("<table><textarea>a</textarea>b", "textarea('a') 'b' table");
    row("<table><plaintext>a<td>", "plaintext('a<td>') table");
    row("<table><select><option>a<tr><td>b", "select(option('a')) table(tbody(tr(td('b'))))");
    row("<table><select><table>a", "select table 'a' table"); // a table in a table ends it
    row("<table><select><input>", "select input table");
    row("<table><li>a<li>b", "li('a') li('b') table");
    row("<table><form><td>a</form>b", "table(form tbody(tr(td('ab'))))");
    row("<form><table><form><td>a", "form(table(tbody(tr(td('a')))))");
    row("<table><form></form><form>", "table(form form)");
    row("<table><input type=hidden><input type=HIDDEN>", "table(input{type=hidden} input{type=HIDDEN})");
    row("<table><input><input type=text><input type='hidden '>", "input input{type=text} input{type=hidden } table");
    row("<table><tr><input type=hidden><input>", "input table(tbody(tr(input{type=hidden})))");
    row(bytes("<table>\0a"), "'a' table");
    row(bytes("<table>\0 \0"), "table(' ')");
    row("<table><x><table>a", "x table 'a' table");
    row("<table><td><table>a", "table(tbody(tr(td('a' table))))"); // of the inner one
    row("<table><object><tr>a", "object 'a' table(tbody(tr))");
    row("<b><table>a", "b('a' table)");
    row("<b>a<table>c</table></b>d", "b('ac' table) 'd'");
}

void TestTableRules::columns_data()
{
    addColumns();
    row("<table><col><col a=b><tr>", "table(colgroup(col col{a=b}) tbody(tr))");
    row("<table><colgroup a=b><col></colgroup><colgroup>", "table(colgroup{a=b}(col) colgroup)");
    row("<table><colgroup></col>", "table(colgroup)");
    row("<table><colgroup> <!--a--> <!DOCTYPE b>", "table(colgroup(' ' <!--a--> ' '))");
    row("<table><colgroup> a", "'a' table(colgroup(' '))");
    row("<table><colgroup><p>a", "p('a') table(colgroup)");
    row("<table><colgroup></table>a", "table(colgroup) 'a'");
    row("<table><colgroup></x><tr>", "table(colgroup tbody(tr))");
    row("<table><colgroup><template>a</template><col>", "table(colgroup(template(content('a')) col))");
    row(bytes("<table><colgroup>\0a"), "'a' table(colgroup)");
    row("<table></colgroup>a", "'a' table");
}

void TestTableRules::templates_data()
{
    addColumns();
    row("<template>a<p>b</template>c", "template(content('a' p('b'))) 'c'");
    row("<template><td>a</template>b", "template(content(td('a'))) 'b'");
    row("<template><td>a<td>b", "template(content(td('a') td('b')))");
    row("<template><td>a</td>b", "template(content(td('a') 'b'))");
    row("<template><tr><td>a<tr>b", "template(content(tr(td('a')) tr 'b'))");
    row("<template><tr>a<td>b", "template(content(tr(td('b')) 'a'))");
    row("<template><tbody><td>a", "template(content(tbody(tr(td('a')))))");
    row("<template><tbody>a<tr>", "template(content(tbody(tr) 'a'))");
    row("<template><caption>a<td>b", "template(content(caption('a') tbody(tr(td('b')))))");
    row("<template><colgroup><col>", "template(content(colgroup(col)))");
    row("<template><col><col>", "template(content(col col))");
    row("<template><col></colgroup><div>a", "template(content(col))");
    row("<template><col> <col>", "template(content(col ' ' col))");
    row("<template><col>a b<!--c-->d", "template(content(col ' ' <!--c-->))");
    row("<template><col> \na \nb&#32;c", "template(content(col ' \n \n '))");
    row("<template><div><td>a", "template(content(div('a')))");
    row("<template>a<tr>b", "template(content('a' tr 'b'))");
    row("<template></p></tr>a", "template(content('a'))");
    row("<template></p><p></p></p>", "template(content(p p))");
    row("<template><table><td>a</table><td>b", "template(content(table(tbody(tr(td('a')))) 'b'))");
    row("<template><tr></table></tbody><td>a", "template(content(tr tr(td('a'))))");
    row("<template><td></table></tr>a", "template(content(td('a')))");
    row("<template><td><table>a", "template(content(td('a' table)))");
    row("<template><html a><head><body b><frameset>c", "template(content('c'))");
    row("<template><script>a</script><title>b</title><link>", "template(content(script('a') title('b') link))");
    row("<template><script>a</script><td>b", "template(content(script('a') td('b')))");
    row("<template><template><td>a</template><p>b", "template(content(template(content(td('a'))) p('b')))");
    row("<template><div><template>a</template>b", "template(content(div(template(content('a')) 'b')))");
    row("<template><div></template>a", "template(content(div)) 'a'");
    row("<template><table><tr></template>a", "template(content(table(tbody(tr)))) 'a'");
    row("<table><template><tr><td>a</template><td>b", "table(template(content(tr(td('a')))) tbody(tr(td('b'))))");
    row("<table><tr><template><td>a</template><td>b", "table(tbody(tr(template(content(td('a'))) td('b'))))");
    row("<table><template>a</template>b", "'b' table(template(content('a')))");
    row("<table><template></table>a", "table(template(content('a')))");
    row("<div><template></div>a", "div(template(content('a')))");
    row("<p><template><p>a", "p(template(content(p('a'))))");
    row("<svg><template>a", "svg:svg(svg:template('a'))");
    row("</template>a", "'a'");
}

void TestTableRules::templatesInDocuments_data()
{
    addColumns();
    row("<template>", "html(head(template(content)) body)");
    row("<template>a", "html(head(template(content('a'))) body)");
    row("<template><p>a", "html(head(template(content(p('a')))) body)");
    row("<template><template><td>a", "html(head(template(content(template(content(td('a')))))) body)");
    row("<template>a</template>b", "html(head(template(content('a'))) body('b'))");
    row("<template></template><title>a</title>", "html(head(template(content) title('a')) body)");
    row("<head></head><template>a</template>b", "html(head(template(content('a'))) body('b'))");
    row("<head></head><template>a", "html(head(template(content('a'))) body)");
    row("<head></head></template><p>a", "html(head body(p('a')))");
    row("<body><table><template><td>", "html(head body(table(template(content(td)))))");
    row("<html><frameset><template>a", "html(head frameset)");
    row("<template><frameset>a</template><frameset>", "html(head(template(content('a'))) frameset)");
    row("<body a><template><body b>", "html(head body{a=}(template(content)))");
    row("<html a><template><html b>", "html{a=}(head(template(content)) body)");
}

void TestTableRules::templatesInDocuments()
{
    QFETCH(QByteArray, html);
    QTEST(treeOf(html), "expected");
}

ARGIOPE_TEST(TestTableRules, void)
#include "tst_tablerules.moc"
