#include "core/dom/document.h"

#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope::dom;

class TestDocument : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void buildsTheTree_data();
    void buildsTheTree();
    void keepsAttributes();
    void stopsAtItsLimits_data();
    void stopsAtItsLimits();
    void survivesBombs_data();
    void survivesBombs();

private:
    /// "body(p('A' b))"; without recursion, since documents may nest as deeply as they like.
    static QByteArray shapeOf(const Document &document)
    {
        QByteArray shape;
        QList<NodeView> next{document.root().firstChild()};
        while (!next.isEmpty()) {
            const NodeView node = next.takeLast();
            if (node.isNull()) {
                if (!next.isEmpty())
                    shape += ')';
                continue;
            }
            next.append(node.nextSibling());
            if (!shape.isEmpty() && !shape.endsWith('('))
                shape += ' ';
            if (node.kind() == NodeKind::Text) {
                shape += '\'' + node.text().toByteArray() + '\'';
                continue;
            }
            shape += node.name().toByteArray();
            if (!node.firstChild().isNull()) {
                shape += '(';
                next.append(node.firstChild());
            }
        }
        return shape;
    }
};

void TestDocument::buildsTheTree_data()
{
    QTest::addColumn<QByteArray>("html");
    QTest::addColumn<QByteArray>("body"); ///< what is behind the head
    const auto add = [](const char *html, const char *body) {
        QTest::newRow(QByteArray(html).simplified().constData()) << QByteArray(html) << QByteArray(body);
    };
    add("", "body");
    add("A", "body('A')");
    add("<p>A<p>B", "body(p('A') p('B'))");
    add("<ul><li>A<li>B</ul>C", "body(ul(li('A') li('B')) 'C')");
    add("A&amp;B&lt;C<b>D</b>E", "body('A&B<C' b('D') 'E')");
    add("<!-- x -->A<!-- y -->B", "body('AB')");
    // Foster parenting: what may not stand in a table stands before it.
    add("<table>A<tr><td>B", "body('A' table(tbody(tr(td('B')))))");
    add("<table><b>A</b><tr><td>B</table>", "body(b('A') table(tbody(tr(td('B')))))");
    add("<table><tr>A<td>B</table>", "body('A' table(tbody(tr(td('B')))))");
    // The adoption agency.
    add("<b>1<p>2</b>3</p>", "body(b('1') p(b('2') '3'))");
    add("<a href=x>1<div>2<a href=y>3</div>", "body(a('1') div(a('2') a('3')))");
    add("<b>1<i>2</b>3</i>4", "body(b('1' i('2')) i('3') '4')");
    add("<select><option>A</option></select>", "body(select(option('A')))");
    add("<template><p>A</template>", "");
    add("<frameset><frame>", "frameset(frame)");
    add("<svg><path/><a><title>T</title></a></svg>A", "body(svg(path a(title('T'))) 'A')");
    add("<body><textarea>\n<b>&amp;</textarea>", "body(textarea('<b>&'))");
}

void TestDocument::buildsTheTree()
{
    QFETCH(QByteArray, html);
    QFETCH(QByteArray, body);
    const Document document(html);
    QVERIFY(document.isWhole());
    if (body.isEmpty())
        QCOMPARE(shapeOf(document), QByteArray("html(head(template(p('A'))) body)"));
    else
        QCOMPARE(shapeOf(document), QByteArray("html(head " + body + ')'));
}

void TestDocument::keepsAttributes()
{
    const QByteArray text = "<html lang=en><body id=a class=x><p>A<body id=b data-x='&eacute;'><html lang=de dir=ltr>";
    const Document document(text);
    const auto attributesOf = [](const NodeView &node) {
        QByteArray all;
        for (qsizetype i = 0; i < node.attributeCount(); ++i)
            all += node.attribute(i).name.toByteArray() + '=' + node.attribute(i).value.toByteArray() + ' ';
        return all;
    };
    const NodeView html = document.root().firstChild();
    QCOMPARE(attributesOf(html), QByteArray("lang=en dir=ltr "));
    QCOMPARE(attributesOf(html.firstChild().nextSibling()), QByteArray("id=a class=x data-x=\xC3\xA9 "));
    // A copy of a formatting element has those of the first one.
    const QByteArray overlap = "<b title=T>1<p>2</b>";
    const Document copies(overlap);
    const NodeView first = copies.root().firstChild().firstChild().nextSibling().firstChild();
    const NodeView copy = first.nextSibling().firstChild();
    QCOMPARE(copy.name().toByteArray(), QByteArray("b"));
    QCOMPARE(attributesOf(copy), QByteArray("title=T "));
    QCOMPARE(copy.startTag().toByteArray(), first.startTag().toByteArray());
}

void TestDocument::stopsAtItsLimits_data()
{
    QTest::addColumn<QByteArray>("html");
    QTest::addColumn<bool>("whole");
    QTest::newRow("nodes, just") << QByteArray("<p>").repeated(996) << true;
    QTest::newRow("nodes") << QByteArray("<p>").repeated(1100) << false;
    QTest::newRow("texts") << QByteArray("A<br>").repeated(600) << false;
    QTest::newRow("attributes") << QByteArray("<p a b c d e>").repeated(500) << false;
    QTest::newRow("copied values") << QByteArray("<p title='&amp;" + QByteArray(100, 'x') + "'>").repeated(200)
                                   << false;
    QTest::newRow("one copied text") << QByteArray("&amp;x").repeated(20'000) << false;
    QTest::newRow("a long text is no copy") << QByteArray(100'000, 'x') << true;
    QTest::newRow("nesting") << QByteArray("<b>").repeated(500'000) << false;
}

void TestDocument::stopsAtItsLimits()
{
    QFETCH(QByteArray, html);
    DocumentLimits limits;
    limits.nodes = 1000;
    limits.attributes = 2000;
    limits.copiedBytes = 10'000;
    const Document document(html, limits);
    QTEST(document.isWhole(), "whole");
    if (document.isWhole() || !document.root().firstChild().isNull())
        QCOMPARE(document.root().firstChild().name().toByteArray(), QByteArray("html"));
}

void TestDocument::survivesBombs_data()
{
    QTest::addColumn<QByteArray>("html");
    const auto many = [](const char *text, int times) { return QByteArray(text).repeated(times); };
    QTest::newRow("deep") << many("<div>", 200'000);
    QTest::newRow("deep, then words") << many("<x>", 100'000) + "<b>" + many("word ", 200'000);
    QTest::newRow("deep, then ends of others") << many("<x>", 100'000) + many("</y>", 100'000);
    QTest::newRow("formatting") << many("<b><i><u><p>", 20'000);
    QTest::newRow("overlaps") << many("<b><p>", 300) + many("</b>", 100'000);
    QTest::newRow("adopted children") << QByteArray("<b><i><u><p>") + many("<br>", 100'000)
            + many("</b></i></u><b><i><u>", 1000);
    QTest::newRow("words before a table") << QByteArray("<table>") + many("A<tr>", 50'000);
    QTest::newRow("nested tables") << many("<table><tr><td>", 20'000);
    QTest::newRow("bodies") << many("<body a b c d e f g h i j k l m n o p q r s t u v w x y z>", 50'000);
    QTest::newRow("new attributes of the body") << [] {
        QByteArray text;
        for (int i = 0; i < 20'000; ++i)
            text += "<body a" + QByteArray::number(i) + '>';
        return text;
    }();
}

/// They end, and what there is can be walked through. Of what gumbo would choke on there is nothing.
void TestDocument::survivesBombs()
{
    QFETCH(QByteArray, html);
    const Document document(html);
    const QByteArray shape = shapeOf(document);
    QVERIFY(shape.startsWith("html(head ") || (shape.isEmpty() && !document.isWhole()));
}

ARGIOPE_TEST(TestDocument, void)
#include "tst_document.moc"
