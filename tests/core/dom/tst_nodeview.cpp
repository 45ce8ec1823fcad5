#include "core/dom/nodeview.h"

#include "core/dom/arena.h"
#include "core/dom/parser.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope::dom;

class TestNodeView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsWhatWasParsed();
    void knowsNames_data();
    void knowsNames();

private:
    /// The first element of the body.
    static NodeView firstOf(const ParsedTree &tree)
    {
        const NodeView html = NodeView(tree.document).child(0);
        return html.child(1).child(0);
    }
};

void TestNodeView::showsWhatWasParsed()
{
    Arena arena;
    const QByteArray text = "<body><P ID=x Title='a&amp;b' hidden>A&lt;<!--c--><template>T</template></p>";
    const ParsedTree tree = parseTree(text, arena, {});
    QCOMPARE(int(NodeView(tree.document).kind()), int(NodeKind::Document));
    const NodeView paragraph = firstOf(tree);
    QCOMPARE(int(paragraph.kind()), int(NodeKind::Element));
    QCOMPARE(paragraph.name(), QByteArray("p"));
    QCOMPARE(paragraph.offset(), 6U);
    QCOMPARE(paragraph.startTag().toByteArray(), QByteArray("<P ID=x Title='a&amp;b' hidden>"));
    QCOMPARE(paragraph.attributeCount(), 3U);
    QCOMPARE(paragraph.attribute(1).name, "title");
    QCOMPARE(paragraph.attribute(1).value, "a&b");
    QCOMPARE(paragraph.attribute(2).value, "");
    QVERIFY(paragraph.attribute(0).plain && !paragraph.attribute(0).xlink);
    QCOMPARE(paragraph.childCount(), 3U);
    QCOMPARE(int(paragraph.child(0).kind()), int(NodeKind::Text));
    QCOMPARE(paragraph.child(0).text().toByteArray(), QByteArray("A<"));
    QCOMPARE(paragraph.child(0).offset(), 37U);
    QCOMPARE(int(paragraph.child(1).kind()), int(NodeKind::Other));
    QCOMPARE(int(paragraph.child(2).kind()), int(NodeKind::Template));
    const NodeView head = NodeView(tree.document).child(0).child(0);
    QCOMPARE(head.name(), QByteArray("head"));
    QVERIFY(head.startTag().isEmpty()); // nobody wrote it
}

void TestNodeView::knowsNames_data()
{
    QTest::addColumn<QByteArray>("html");
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<int>("language");
    QTest::newRow("known") << QByteArray("<DIV>") << QByteArray("div") << int(Language::Html);
    QTest::newRow("unknown") << QByteArray("<My-Thing/x>") << QByteArray("my-thing") << int(Language::Html);
    QTest::newRow("svg") << QByteArray("<svg xlink:href=a>") << QByteArray("svg") << int(Language::Svg);
    QTest::newRow("math") << QByteArray("<math>") << QByteArray("math") << int(Language::MathMl);
}

void TestNodeView::knowsNames()
{
    QFETCH(QByteArray, html);
    Arena arena;
    const QByteArray text = "<body>" + html;
    const NodeView node = firstOf(parseTree(text, arena, {}));
    QTEST(node.name(), "name");
    QTEST(int(node.language()), "language");
    if (node.language() == Language::Svg) {
        QCOMPARE(node.attributeCount(), 1U);
        QVERIFY(node.attribute(0).xlink && !node.attribute(0).plain);
        QCOMPARE(node.attribute(0).name, "href");
    }
}

ARGIOPE_TEST(TestNodeView, void)
#include "tst_nodeview.moc"
