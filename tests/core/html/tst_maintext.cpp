#include "core/facts/observations.h"
#include "core/html/maintext.h"
#include "core/similar/signature.h"
#include "tests/core/html/htmltesting.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using namespace argiope::html;
using namespace argiope::html::testing;
using argiope::similar::Signature;

namespace {

class Blocks : public MainTextSink
{
public:
    void block(QByteArrayView text, MainTextPlace place, bool headed) override
    {
        QVERIFY(!text.isEmpty());
        const char *const where = place == MainTextPlace::Main ? "main "
            : place == MainTextPlace::Outside                  ? ""
            : headed                                           ? "spare! "
                                                               : "spare ";
        (place == MainTextPlace::Spare ? spare : list) << QByteArray(where + text.toByteArray().simplified());
    }
    void spoken(QByteArrayView text, MainTextPlace) override { voice << text.toByteArray().simplified(); }
    QByteArrayList list;
    QByteArrayList spare;
    QByteArrayList voice;
};

Blocks readBlocks(const QByteArray &html)
{
    Blocks blocks;
    Page page{.body = html};
    page.options.mainTexts = {&blocks};
    (void)extract(page);
    return blocks;
}

QByteArrayList blocksOf(const QByteArray &html)
{
    return readBlocks(html).list;
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
    void spare_data();
    void spare();
    void spoken_data();
    void spoken();
    void language_data();
    void language();
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
    row("how ruby is read", "<p><ruby>a<rp>(</rp><rt>x</rt><rp>)</rp></ruby>b<ruby><rb>c<rtc>x</ruby>", {"abc"});
    row("a base that is not read out",
        "<p><ruby><rb aria-hidden=true>a</rb><rt>x</rt></ruby>"
        "<ruby><span aria-hidden=true>b</span><rt>x</ruby><i aria-hidden=true>x</i>c",
        {"abc"});
}

void TestMainText::blocks()
{
    QFETCH(QByteArray, html);
    QTEST(blocksOf(html), "expected");
}

/// What is kept for a page that says nothing else.
void TestMainText::spare_data()
{
    QTest::addColumn<QByteArray>("html");
    QTest::addColumn<QByteArrayList>("expected");
    const auto row = [](const char *name, const char *html, const QByteArrayList &expected) {
        QTest::newRow(name) << QByteArray(html) << expected;
    };
    row("aside", "<aside>a<p>b</aside><p>x", {"spare a", "spare b"});
    row("with a heading", "<aside><p>a<h1>b</h1><p>c</aside><aside>d</aside>",
        {"spare! a", "spare! b", "spare! c", "spare d"});
    row("below a dialog", "<div aria-hidden=true><main><p>a</main></div><div role=dialog>x</div>", {"spare! a"});
    row("what surrounds it there", "<div aria-hidden=true><nav>x</nav>a<footer>x</footer><button>x</button>b</div>",
        {"spare a", "spare b"});
    row("links", "<aside><a href=/>one</a></aside>", {});
    row("complementary", "<div role=complementary>a</div>", {"spare a"});
    row("not shown", "<div hidden>x</div><div style=display:none>x</div><div hidden><h1>a</h1></div>", {"spare a"});
    row("a header", "<header>x</header><header><article>a</article></header>", {"spare a"});
    row("never", "<nav>x<aside>x</aside></nav><footer><main>x</main></footer><div role=dialog><h1>x</h1></div>", {});
}

void TestMainText::spare()
{
    QFETCH(QByteArray, html);
    QTEST(readBlocks(html).spare, "expected");
}

/// What a page is taken to be written in goes by these.
void TestMainText::spoken_data()
{
    QTest::addColumn<QByteArray>("html");
    QTest::addColumn<QByteArrayList>("expected");
    const auto row = [](const char *name, const char *html, const QByteArrayList &expected) {
        QTest::newRow(name) << QByteArray(html) << expected;
    };
    row("all", "<p>a <b>b</b><p>c", {"a b", "c"});
    row("code", "<p>a <code>x</code> b<pre>x\n<b>x</b></pre><p><kbd>x</kbd><samp>x</samp><var>x</var>c",
        {"a b", "", "c"});
    row("a formula", "a<math><mi>x</mi></math>b", {"ab"});
    row("another language", "<html lang=de-AT><p>a<p lang=en>x<i lang=de>x</i><p lang=DE>b<p>c <q lang=fr>x</q> d",
        {"a", "", "b", "c d"});
    row("of its own, of a page that names none", "<p>a<p lang=en>x<p>b", {"a", "", "b"});
    row("no language", "<html lang=de><p lang=''>x<p>a", {"", "a"});
    row("of an image", "<html lang=de><p>a<img lang=en>b", {"a", "b"});
}

void TestMainText::spoken()
{
    QFETCH(QByteArray, html);
    QTEST(readBlocks(html).voice, "expected");
}

void TestMainText::language_data()
{
    QTest::addColumn<QByteArray>("html");
    QTest::addColumn<QByteArray>("one");
    QTest::addColumn<QByteArray>("both");
    const QByteArray german
        = "<p>Wir sind seit vielen Jahren in der Stadt und wissen, was die Leute von uns erwarten. Wenn Sie nicht "
          "sicher "
          "sind, ob ein Teil noch zu haben ist, dann rufen Sie uns an, und wir sehen nach. Es ist auch so, dass wir es "
          "für Sie bestellen, wenn es nicht mehr auf dem Lager ist.";
    const QByteArray english
        = "<p>We have been in this town for many years and know what people expect of us. If you are not sure whether "
          "a "
          "part is still to be had, then call us and we will look for it. It is also possible that we order it for "
          "you, where it is no longer in the store, and that you get it from us on the next day.";
    const QByteArray code
        = "<pre>if (this is not the end of all of the words that we have) return from the loop; // and so it is "
          "with all of the others that are to be read by you, but not by them</pre>";
    QTest::newRow("one") << german << QByteArray("de") << QByteArray();
    QTest::newRow("two") << german.repeated(2) + english << QByteArray("de") << QByteArray("de, en");
    QTest::newRow("two of a long page") << german.repeated(40) + english.repeated(40) << QByteArray("en")
                                        << QByteArray("en, de");
    QTest::newRow("little of the second") << german.repeated(6) + english << QByteArray("de") << QByteArray();
    QTest::newRow("the second says so") << "<html lang=de>" + german + "<div lang=en>" + english.repeated(3) + "</div>"
                                        << QByteArray("de") << QByteArray();
    QTest::newRow("code") << german + code.repeated(5) << QByteArray("de") << QByteArray();
    QTest::newRow("names") << german + "<p>Einstürzende Neubauten<p>Element of Crime<p>Can<p>Faust" << QByteArray("de")
                           << QByteArray();
}

void TestMainText::language()
{
    QFETCH(QByteArray, html);
    const auto observed = facts::Observations::fromJson(factsOf(html).observations);
    const auto evidenceOf = [&observed](const char *name) {
        const facts::Observation *found = observed.find(name);
        return found ? found->evidence : QByteArray();
    };
    QTEST(evidenceOf("text-language"), "one");
    QTEST(evidenceOf("text-languages"), "both");
}

void TestMainText::words_data()
{
    QTest::addColumn<QByteArray>("html");
    QTest::addColumn<int>("words");
    QTest::newRow("none") << QByteArray() << 0;
    QTest::newRow("some") << QByteArray("<nav>x y z</nav><p>one, two<p>three") << 3;
    QTest::newRow("with a main they are its own") << QByteArray("<p>x y<main>one two</main>z") << 2;
    QTest::newRow("a main that says nothing is none") << QByteArray("<p>x y<main><a href=/>one two</a></main>z") << 3;
    QTest::newRow("an article in an aside") << QByteArray("<nav>x</nav><aside><article>one two</article></aside>") << 2;
    QTest::newRow("beside little else") << QByteArray("<p>x y<aside><h1>one two three</h1><p>four five six</aside>")
                                        << 6;
    QTest::newRow("an aside beside a text") << QByteArray("<p>one two<aside>x y z x y z x y z</aside>") << 2;
    QTest::newRow("below a dialog") << QByteArray(
        "<div aria-hidden=true inert><main>one two</main></div><div role=dialog>x y z</div>")
                                    << 2;
    QTest::newRow("a main beside it") << QByteArray("<aside><h1>x y z x y z</h1></aside><main>one</main>") << 1;
    QTest::newRow("ruby") << QByteArray("<p><ruby>東京<rp>(</rp><rt>とうきょう</rt><rp>)</rp></ruby>") << 2;
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
