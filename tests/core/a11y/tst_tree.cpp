#include "tests/core/a11y/pagetesting.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope::a11y;
using argiope::a11y::testing::Made;

class TestTree : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void standsInDocumentOrder();
    void leavesOutTemplates();
    void findsIds();
    void knowsStyleSheets_data();
    void knowsStyleSheets();
    void knowsAttributes();
};

void TestTree::standsInDocumentOrder()
{
    const Made made("<div id=a>1<p id=b>2</p></div><div id=c></div>");
    const auto at = [&](const char *id) { return made.tree.withId(id); };
    QVERIFY(at("a") < at("b") && at("b") < at("c"));
    QCOMPARE(made.tree[at("a")].end, at("c"));
    QCOMPARE(made.tree.parent(at("b")), at("a"));
    QVERIFY(made.tree.isWithin(at("b"), at("a")));
    QVERIFY(!made.tree.isWithin(at("a"), at("a")));
    QVERIFY(!made.tree.isWithin(at("c"), at("a")));
    QCOMPARE(made.tree.all(Tag::Div).size(), size_t(2));
    QCOMPARE(made.tree.text(at("a") + 1).toByteArray(), QByteArray("1"));
    for (NodeId id = 0; id < made.tree.size(); ++id)
        QVERIFY(made.tree[id].end > id && made.tree[id].end <= made.tree.size());
}

void TestTree::leavesOutTemplates()
{
    const Made made(
        "<head><template><p id=a></template><noscript><p id=b>A</p>B</noscript ><title id=c>C</title></head>"
        "<body><noscript><p id=d></noscript><template><p id=e></template><p id=f>");
    for (const char *const none : {"a", "b", "d", "e"})
        QCOMPARE(made.tree.withId(none), NoNode);
    QVERIFY(made.tree.withId("c") != NoNode);
    QVERIFY(made.tree.withId("f") != NoNode);
    for (const NodeId text : made.tree.all(Tag::Text))
        QCOMPARE(made.tree.text(text).trimmed().toByteArray(), made.tree.parentTag(text) == Tag::Title ? "C" : "");
    const Made open("<head><noscript><p id=a>A");
    QCOMPARE(open.tree.withId("a"), NoNode);
}

void TestTree::findsIds()
{
    const Made made("<p id=a><b id=a></b><i id=B></i>");
    QCOMPARE(int(made.tree.tag(made.tree.withId("a"))), int(Tag::P));
    QVERIFY(made.tree.isRepeatedId("a"));
    QVERIFY(!made.tree.isRepeatedId("B"));
    QCOMPARE(made.tree.withId("b"), NoNode);
}

void TestTree::knowsStyleSheets_data()
{
    QTest::addColumn<QByteArray>("html");
    QTest::addColumn<bool>("has");
    QTest::newRow("none") << QByteArray("<p style='color:red'>A") << false;
    QTest::newRow("style") << QByteArray("<style>p{}</style>") << true;
    QTest::newRow("link") << QByteArray("<link rel='preload StyleSheet' href=a.css>") << true;
    QTest::newRow("other link") << QByteArray("<link rel=icon href=a.css>") << false;
}

void TestTree::knowsStyleSheets()
{
    QFETCH(QByteArray, html);
    const Made made(html);
    QTEST(made.tree.hasStyleSheets(), "has");
}

void TestTree::knowsAttributes()
{
    const Made made("<svg><a id=x xlink:href=/ ROLE='  Img '></a></svg>");
    QVERIFY(made.tree.hasXlinkHref(made.x()));
    QVERIFY(!made.tree.has(made.x(), "href"));
    QVERIFY(made.tree.attributeIs(made.x(), "role", "img"));
    QCOMPARE(made.tree.trimmed(made.x(), "role").toByteArray(), QByteArray("Img"));
    QVERIFY(made.tree.attribute(made.x(), "title").isNull());
}

ARGIOPE_TEST(TestTree, void)
#include "tst_tree.moc"
