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
    void leadsEverywhere();
    void keepsComments();
    void readsXml();
    void refusesBrokenXml_data();
    void refusesBrokenXml();

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

void TestNodeView::leadsEverywhere()
{
    const QByteArray text = "<!DOCTYPE html><body><p>a<b>c</b>d</p>e";
    const Document document(text);
    QVERIFY(!document.isQuirky());
    for (qint32 i = 1; i < document.size(); ++i) {
        const NodeView node = document.node(i);
        QCOMPARE(node.number(), i);
        QVERIFY(node.parent().number() < i);
        if (!node.nextSibling().isNull())
            QVERIFY(node.nextSibling().previousSibling() == node);
        else
            QVERIFY(node.parent().lastChild() == node);
        if (node.previousSibling().isNull())
            QVERIFY(node.parent().firstChild() == node);
    }
    QVERIFY(document.root().parent().isNull());
    QVERIFY(Document("<p>").isQuirky());
}

void TestNodeView::keepsComments()
{
    const QByteArray text = "<body>a<!-- b -->c";
    DocumentLimits limits;
    limits.comments = true;
    const Document document(text, limits);
    const NodeView comment = firstOf(document).nextSibling();
    QCOMPARE(int(comment.kind()), int(NodeKind::Comment));
    QCOMPARE(comment.text().toByteArray(), QByteArray(" b "));
    QCOMPARE(comment.nextSibling().text().toByteArray(), QByteArray("c"));
    QVERIFY(firstOf(Document(text)).nextSibling().isNull());
}

void TestNodeView::readsXml()
{
    const QByteArray text
        = "<?xml version='1.0'?><a xmlns='urn:a' xmlns:b='urn:b'><b:C d='1' b:d='2'>&lt;<![CDATA[&]]></b:C>"
          "<?go now?><p xmlns='http://www.w3.org/1999/xhtml'/></a>";
    const Document document(text, {}, Syntax::Xml);
    QVERIFY(document.isWhole());
    const NodeView root = document.root().firstChild();
    QCOMPARE(root.space().toByteArray(), QByteArray("urn:a"));
    QCOMPARE(int(root.language()), int(Language::Other));
    const NodeView inner = root.firstChild();
    QCOMPARE(inner.name().toByteArray(), QByteArray("C"));
    QCOMPARE(inner.prefix().toByteArray(), QByteArray("b"));
    QCOMPARE(inner.attributeCount(), 2);
    QVERIFY(inner.attribute(0).plain && !inner.attribute(1).plain);
    QCOMPARE(document.space(inner.attribute(1).space).toByteArray(), QByteArray("urn:b"));
    QCOMPARE(inner.firstChild().text().toByteArray(), QByteArray("<&"));
    const NodeView instruction = inner.nextSibling();
    QCOMPARE(int(instruction.kind()), int(NodeKind::Instruction));
    QCOMPARE(instruction.prefix().toByteArray(), QByteArray("go"));
    QCOMPARE(instruction.name().toByteArray(), QByteArray("now"));
    QCOMPARE(int(instruction.nextSibling().language()), int(Language::Html));
}

void TestNodeView::refusesBrokenXml_data()
{
    QTest::addColumn<QByteArray>("xml");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("two roots") << QByteArray("<a/><b/>");
    QTest::newRow("not closed") << QByteArray("<a><b></a>");
    QTest::newRow("prefix") << QByteArray("<a:b/>");
    QTest::newRow("entities") << QByteArray("<!DOCTYPE a [<!ENTITY b '" + QByteArray("x").repeated(1'000)
        + "'><!ENTITY c '" + QByteArray("&b;").repeated(1'000) + "'>]><a>" + QByteArray("&c;").repeated(1'000)
        + "</a>");
}

void TestNodeView::refusesBrokenXml()
{
    QFETCH(QByteArray, xml);
    QVERIFY(!Document(xml, {}, Syntax::Xml).isWhole());
}

ARGIOPE_TEST(TestNodeView, void)
#include "tst_nodeview.moc"
