#include "core/html/maintext.h"
#include "core/similar/signature.h"
#include "tests/core/html/htmltesting.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope::html;
using namespace argiope::html::testing;
using argiope::similar::Signature;

namespace {

class Blocks : public MainTextSink
{
public:
    void block(QByteArrayView text, bool inMain) override
    {
        QVERIFY(!text.isEmpty());
        list << QByteArray((inMain ? "main " : "") + text.toByteArray().simplified());
    }
    QByteArrayList list;
};

QByteArrayList blocksOf(const QByteArray &html)
{
    Blocks blocks;
    Page page{.body = html};
    page.options.mainText = &blocks;
    (void)extract(page);
    return blocks.list;
}

ParsedPage factsOf(const QByteArray &html)
{
    return extract({.body = html});
}

} // namespace

/// What a page says itself, without what surrounds it.
class TestMainText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void blocks_data();
    void blocks();
    void words_data();
    void words();
    void signature();
    void signatureIsOptional();
    void longBlocksAreParts();
};

void TestMainText::blocks_data()
{
    QTest::addColumn<QByteArray>("html");
    QTest::addColumn<QByteArrayList>("expected");
    const auto row = [](const char *name, const char *html, const QByteArrayList &expected) {
        QTest::newRow(name) << QByteArray(html) << expected;
    };
    row("plain text", "one two\nthree", {"one two three"});
    row("paragraphs", "<p>a <b>b</b>c<p>d<div>e<br>f</div>g", {"a bc", "d", "e", "f", "g"});
    row("around it",
        "<header>x</header><nav>x</nav><aside>x</aside><menu>x</menu><search>x</search><p>a<footer>x</footer>", {"a"});
    row("by role",
        "<div role=banner>x</div><div role='Navigation presentation'>x</div><div role=complementary>x</div>"
        "<div role=contentinfo>x</div><p role=note>a<div role=dialog>x</div>",
        {"a"});
    row("deep within", "<nav><div><p>x <b>x</b></div></nav>a", {"a"});
    row("controls and drawings",
        "<select><option>x</select><button>x</button><textarea>x</textarea><svg><text>x</text></svg><p>a<label>b</"
        "label>",
        {"a", "b"});
    row("no text at all",
        "<title>x</title><body><script>x</script><style>x</style><template>x</template><noscript>x</noscript>a", {"a"});
    row("not shown",
        "<p hidden>x<p aria-hidden=true>x<p aria-hidden=false>a<p style='color:red; DISPLAY : none'>x"
        "<p style='visibility:hidden'>x<p style='display:block'>b<dialog>x</dialog><dialog open>c</dialog>",
        {"a", "b", "c"});
    row("the body is shown by a script", "<html hidden><body style='display:none'>a", {"a"});
    row("a paragraph with a link", "<p>one two <a href=/>three</a> four", {"one two three four"});
    row("half of it", "<p>one <a href=/>two</a>", {"one two"});
    row("menus", "<ul><li><a href=/>one</a><li><a href=/>two</a> |</ul><p>a", {"a"});
    row("links in words", "<p><a href=/><span>one two three</span></a> or so<p>a", {"a"});
    row("an anchor is no link", "<p><a name=x>one</a>", {"one"});
    row("main", "<p>x<main><p>a</main><p>y", {"x", "main a", "y"});
    row("main by role", "<p>x<div role=main><p>a<nav>z</nav></div>", {"x", "main a"});
    row("a main in a header", "<header><main>x</main></header>a", {"a"});
    row("another document", "<iframe srcdoc='&lt;p>x'></iframe>a", {"a"});
    row("SVG in HTML", "a<svg><a href=/><text>x</text></a><foreignObject><p>x</p></foreignObject></svg>b", {"a", "b"});
    row("nothing", "<nav>x</nav>  ", {});
}

void TestMainText::blocks()
{
    QFETCH(QByteArray, html);
    QTEST(blocksOf(html), "expected");
}

void TestMainText::words_data()
{
    QTest::addColumn<QByteArray>("html");
    QTest::addColumn<int>("words");
    QTest::newRow("none") << QByteArray() << 0;
    QTest::newRow("some") << QByteArray("<nav>x y z</nav><p>one, two<p>three") << 3;
    QTest::newRow("with a main they are its own") << QByteArray("<p>x y<main>one two</main>z") << 2;
    QTest::newRow("a main that says nothing is none") << QByteArray("<p>x y<main><a href=/>one two</a></main>z") << 3;
    QTest::newRow("ideographs") << QByteArray("<p>中国人民 and more") << 6;
    QTest::newRow("a word in two elements") << QByteArray("<p>At<b>las</b> one") << 2;
}

void TestMainText::words()
{
    QFETCH(QByteArray, html);
    QTEST(factsOf(html).mainWords, "words");
}

/// It is the main text's: what surrounds it, and how it is marked up, does not change it.
void TestMainText::signature()
{
    const ParsedPage page = factsOf("<nav>Menu of things</nav><p>One two three four five six.<p>Seven eight.");
    QVERIFY(Signature::fromEncoded(page.signature).has_value());
    QCOMPARE(factsOf("<header>Other words</header><main><h1>one two</h1> three <i>four</i> five<br>six seven, "
                     "EIGHT</main><p>x y z")
                 .signature,
        page.signature);
    QVERIFY(factsOf("<p>One two three four five six.<p>Seven nine.").signature != page.signature);
    QCOMPARE(factsOf("<nav>Menu</nav>").signature, QByteArray());
}

void TestMainText::signatureIsOptional()
{
    Page page{.body = "<p>one two three"};
    page.options.signature = false;
    QCOMPARE(extract(page).signature, QByteArray());
    QCOMPARE(extract(page).mainWords, 3);
    page.options.text = false;
    QCOMPARE(extract(page).mainWords, -1);
}

/// No more than a mebibyte is kept of what is not one text of the document; nothing is lost of it.
void TestMainText::longBlocksAreParts()
{
    const QByteArray words = QByteArray("word ").repeated(100'000); // half a million bytes
    const QByteArrayList blocks = blocksOf("<p>" + words + "<b>a</b> " + words + "<b>b</b> " + words + "<p>end");
    QVERIFY(blocks.size() > 2);
    QCOMPARE(blocks.constLast(), QByteArray("end"));
    for (const QByteArray &block : blocks)
        QVERIFY(block.size() <= 1024 * 1024);
    QCOMPARE(blocks.join(' '), (words + "a " + words + "b " + words + "end"));
    QCOMPARE(factsOf("<p>" + words + "<b>a</b> " + words + "<b>b</b> " + words + "<p>end").mainWords, 300'003);
}

ARGIOPE_TEST(TestMainText, void)
#include "tst_maintext.moc"
