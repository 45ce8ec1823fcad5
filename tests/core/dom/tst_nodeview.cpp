#include "core/dom/nodeview.h"

#include "core/dom/document.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope::dom;

class TestNodeView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsWhatWasRead();
    void knowsNames_data();
    void knowsNames();

private:
    /// The first element of the body.
    static NodeView firstOf(const Document &document)
    {
        return document.root().firstChild().firstChild().nextSibling().firstChild();
    }
};

void TestNodeView::showsWhatWasRead()
{
    const QByteArray text = "<body><P ID=x Title='a&amp;b' hidden>A&lt;B<!--c--><template>T</template></p>";
    const Document document(text);
    QVERIFY(document.isWhole());
    QVERIFY(NodeView().isNull());
    QCOMPARE(int(document.root().kind()), int(NodeKind::Document));
    const NodeView paragraph = firstOf(document);
    QCOMPARE(int(paragraph.kind()), int(NodeKind::Element));
    QCOMPARE(paragraph.name().toByteArray(), QByteArray("p"));
    QCOMPARE(paragraph.offset(), 6);
    QCOMPARE(paragraph.startTag().toByteArray(), QByteArray("<P ID=x Title='a&amp;b' hidden>"));
    QCOMPARE(paragraph.attributeCount(), 3);
    QCOMPARE(paragraph.attribute(1).name.toByteArray(), QByteArray("title"));
    QCOMPARE(paragraph.attribute(1).value.toByteArray(), QByteArray("a&b"));
    QVERIFY(paragraph.attribute(2).value.isEmpty() && !paragraph.attribute(2).value.isNull());
    QVERIFY(paragraph.attribute(0).plain && !paragraph.attribute(0).xlink);
    const NodeView words = paragraph.firstChild();
    QCOMPARE(int(words.kind()), int(NodeKind::Text));
    QCOMPARE(words.text().toByteArray(), QByteArray("A<B"));
    QCOMPARE(words.offset(), 37);
    QCOMPARE(words.nextSibling().name().toByteArray(), QByteArray("template"));
    QVERIFY(words.nextSibling().nextSibling().isNull());
    const NodeView head = document.root().firstChild().firstChild();
    QCOMPARE(head.name().toByteArray(), QByteArray("head"));
    QVERIFY(head.startTag().isEmpty()); // nobody wrote it
    QVERIFY(head.firstChild().isNull());
}

void TestNodeView::knowsNames_data()
{
    QTest::addColumn<QByteArray>("html");
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<int>("language");
    QTest::newRow("known") << QByteArray("<DIV>") << QByteArray("div") << int(Language::Html);
    QTest::newRow("unknown") << QByteArray("<My-Thing/x>") << QByteArray("my-thing") << int(Language::Html);
    QTest::newRow("another name") << QByteArray("<image>") << QByteArray("img") << int(Language::Html);
    QTest::newRow("svg") << QByteArray("<svg xlink:href=a>") << QByteArray("svg") << int(Language::Svg);
    QTest::newRow("math") << QByteArray("<math>") << QByteArray("math") << int(Language::MathMl);
}

void TestNodeView::knowsNames()
{
    QFETCH(QByteArray, html);
    const QByteArray text = "<body>" + html;
    const Document document(text);
    const NodeView node = firstOf(document);
    QTEST(node.name().toByteArray(), "name");
    QTEST(int(node.language()), "language");
    if (node.language() == Language::Svg) {
        QCOMPARE(node.attributeCount(), 1);
        QVERIFY(node.attribute(0).xlink && !node.attribute(0).plain);
        QCOMPARE(node.attribute(0).name.toByteArray(), QByteArray("href"));
    }
}

ARGIOPE_TEST(TestNodeView, void)
#include "tst_nodeview.moc"
