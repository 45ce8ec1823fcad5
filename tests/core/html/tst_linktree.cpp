#include "tests/core/html/htmlbombs.h"
#include "tests/core/html/linktree.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope::html::testing;

/// What the stream finds without a tree is what stands in the tree.
class TestLinkTree : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void agrees_data();
    void agrees();
    void bombs_data();
    void bombs();
};

void TestLinkTree::agrees_data()
{
    QTest::addColumn<QByteArray>("html");
    const auto row = [](const char *name, const char *html) { QTest::newRow(name) << QByteArray(html); };
    row("texts", "<p><a href=x>one <b>two</b> &amp; <img alt=three> &#x33;</a> four");
    row("a text of many references", "<a href=x>&lt;a href=&quot;y&quot;&gt;&amp;&nothing;&notit;&</a>");
    row("line breaks", "<a href=x><p>one<p>two</a><a href=y>three<br>four</a>");
    row("styles and scripts", "<a href=x>a<style>b{}</style>c<script>d</script>e<img src=f></a>");
    row("noscript and template", "<noscript><a href=x>1</a></noscript><template><a href=y>2</a></template><a href=z>3");
    row("noscript in the head", "<head><noscript><link href=x><p><img src=y></noscript><img src=z>");
    row("base", "<a href=x>1</a><noscript><base href=/n/></noscript><base href=/b/><base href=/c/><a href=y>2</a>");
    row("base at the very end", "0123456789<a href=x>1</a>012<base href=/b/>");
    row("tables", "<table>x<a href=x>y<tr><td><a href=z>1</table>");
    row("formatting", "<b><a href=x>1<p>2</b>3</a>4<i><a href=y>5</i>6</a>");
    row("SVG and MathML", "<svg><a xlink:href=x href=y>1</a><style>a</style></svg><math><mi href=z>2");
    row("elements in a style", "<svg><style><desc><a href=x>1</a></desc></style></svg><a href=y>2</a>");
    row("U+FFFD", "<svg><a href=x>1</a></svg><a href=y>&#0;</a>");
    row("no URLs", "<a href='http://['>1</a><img src=' '><a href=' '>2</a>");
    row("framesets", "<frameset><frame src=x><noframes><a href=y></noframes></frameset>");
}

void TestLinkTree::agrees()
{
    QFETCH(const QByteArray, html);
    const QByteArray difference = streamAgainstTree(html);
    QVERIFY2(difference.isEmpty(), difference.constData());
}

void TestLinkTree::bombs_data()
{
    QTest::addColumn<int>("index");
    int index = 0;
    for (const Bomb &bomb : argiope::html::testing::bombs())
        QTest::newRow(bomb.name) << index++;
}

void TestLinkTree::bombs()
{
    QFETCH(const int, index);
    const QByteArray html = "<a href=/first>x</a>" + argiope::html::testing::bombs()[size_t(index)].make(2000);
    const QByteArray difference = streamAgainstTree(html);
    QVERIFY2(difference.isEmpty(), difference.constData());
}

ARGIOPE_TEST(TestLinkTree, void)
#include "tst_linktree.moc"
