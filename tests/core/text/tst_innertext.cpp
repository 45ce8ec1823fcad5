#include "core/text/innertext.h"
#include "core/text/maintext.h"
#include "core/text/markup.h"

#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;

class TestInnerText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsAsShown_data();
    void readsAsShown();
    void readsWhatIsNotShown();
    void writesMarkup_data();
    void writesMarkup();
    void findsTheMainText();
    void findsHiddenTexts_data();
    void findsHiddenTexts();
    void findsNothing();
    void survivesDepth();
};

void TestInnerText::readsAsShown_data()
{
    QTest::addColumn<QByteArray>("html");
    QTest::addColumn<QByteArray>("text");
    const auto add = [](const char *html, const char *text) {
        QTest::newRow(html) << QByteArray("<!DOCTYPE html><body>") + html << QByteArray(text);
    };
    add(" a \n b ", "a b");
    add("<i>a</i> <b> b</b>c", "a bc");
    add("Hello <b>world</b> <i> and</i> all", "Hello world and all");
    add("a<br>b<br><br>c", "a\nb\n\nc");
    add("<div>a</div><div><div>b</div></div>c", "a\nb\nc");
    add("<p>a</p><p>b</p>c", "a\n\nb\n\nc");
    add("<h1>a</h1><ul><li>b<li>c</ul>", "a\nb\nc");
    add("<table><tr><td>a<td>b<tr><td>c</table>d", "a\tb\nc\nd");
    add("<pre>a\n  b</pre>c", "a\n  b\nc");
    add("a<script>b</script><style>c</style><template>d</template>e", "ae");
    add("a<p hidden>b</p><i style='display: none'>c</i><dialog>d</dialog>e", "ae");
    add("a<textarea>b</textarea><select><option>c<option>d</select>", "a\nc\nd");
    add("<svg><title>a</title><text>b</text></svg>", "b");
    add("\xC2\xA0"
        "a",
        "\xC2\xA0"
        "a");
}

void TestInnerText::readsAsShown()
{
    QFETCH(QByteArray, html);
    const dom::Document document(html);
    QTEST(text::plainText(document), "text");
}

void TestInnerText::readsWhatIsNotShown()
{
    const QByteArray html = "<title> a\n b</title><script>1 < 2</script>";
    const dom::Document document(html);
    const dom::NodeView title = document.root().firstChild().firstChild().firstChild();
    QCOMPARE(text::innerText(title), QByteArray(" a\n b"));
    QCOMPARE(text::innerText(title.nextSibling()), QByteArray("1 < 2"));
}

void TestInnerText::writesMarkup_data()
{
    QTest::addColumn<QByteArray>("html");
    QTest::addColumn<QByteArray>("markup");
    const auto add
        = [](const char *html, const char *markup) { QTest::newRow(html) << QByteArray(html) << QByteArray(markup); };
    add("<p>a<br>b", "<p>a<br>b</p>");
    add("<a title='&quot;&lt;'>&lt;b&gt;&amp;&nbsp;</a>", "<a title=\"&quot;&lt;\">&lt;b&gt;&amp;&nbsp;</a>");
    add("<script>a<b</script>c", "<script>a<b</script>c");
    add("<svg><lineargradient/></svg>", "<svg><linearGradient></linearGradient></svg>");
}

void TestInnerText::writesMarkup()
{
    QFETCH(QByteArray, html);
    const QByteArray page = "<!DOCTYPE html><body>" + html;
    const dom::Document document(page);
    QTEST(text::innerHtml(text::bodyOf(document)), "markup");
}

void TestInnerText::findsTheMainText()
{
    const QByteArray sentence
        = "The quick brown fox, as they say, jumps over the lazy dog, and nobody knows why it does. ";
    const QByteArray html = "<!DOCTYPE html><title>Foxes | Site</title><body>"
                            "<div class=menu><a href=/a>Home</a> <a href=/b>News</a></div>"
                            "<div class=content><h1>Foxes</h1><p class=byline>By Ann</p><p>"
        + sentence.repeated(4) + "</p><div class=related><a href=/c>More</a></div><p>" + sentence.repeated(3)
        + "</p><ul><li><a href=/d>One</a><li><a href=/e>Two</a></ul></div><footer><p>" + sentence + "</p></footer>";
    const dom::Document document(html);
    const QByteArray found = text::mainText(document);
    QCOMPARE(found.count("The quick brown fox"), qsizetype(7));
    for (const char *word : {"Home", "News", "Ann", "More", "Foxes"})
        QVERIFY2(!found.contains(word), word);
    QVERIFY(text::plainText(document).contains("News"));
}

/// Whatever has a text has a main one.
void TestInnerText::findsHiddenTexts_data()
{
    QTest::addColumn<QByteArray>("html");
    QTest::addColumn<QByteArray>("has");
    QTest::addColumn<QByteArray>("hasNot");
    const QByteArray dialog
        = "<div role=dialog aria-modal=true><p>We use cookies, and others do, to make it work.</p></div>";
    const QByteArray article = "<h1>Of albums</h1><p>The singer has brought her fans, who are many, to a kind of music "
                               "that many of them had never heard before, and they came.</p>";
    const auto row = [](const char *name, const QByteArray &html, const char *has, const char *hasNot) {
        QTest::newRow(name) << html << QByteArray(has) << QByteArray(hasNot);
    };
    row("an article in an aside",
        dialog + "<header><nav><a href=/>Home</a></nav></header><div><aside><article>" + article
            + "</article></aside></div>",
        "The singer", "cookies");
    row("below a dialog", "<div aria-hidden=true inert><main>" + article + "</main></div>" + dialog, "The singer",
        "cookies");
    row("an aside beside it", article.repeated(3) + "<aside><p>Related, and more of it.</p></aside>", "The singer",
        "Related");
    row("ruby",
        "<p>今は昔、<ruby><rb aria-hidden=true>竹取</rb><rp>（</rp><rt>たけとり</rt><rp>）</rp></ruby>の翁といふもの"
        "ありけり。野山にまじりて竹を取りつつ、よろづのことに使ひけり。",
        "昔、竹取の翁", "たけ");
    row("only a dialog", dialog, "cookies", "?");
    row("only a menu", "<nav><a href=/>Home</a></nav>", "Home", "?");
    row("only a footer", "<footer>Imprint</footer>", "Imprint", "?");
    row("hidden until a script shows it", "<div style='display: none'><p>Here it is.</p></div>", "Here it is.", "?");
    row("only what nobody is to hear", "<div aria-hidden=true>Here it is.</div>", "Here it is.", "?");
}

void TestInnerText::findsHiddenTexts()
{
    QFETCH(const QByteArray, html);
    QFETCH(const QByteArray, has);
    QFETCH(const QByteArray, hasNot);
    const QByteArray page = "<!DOCTYPE html><title>Page</title><body>" + html;
    const dom::Document document(page);
    const QByteArray found = text::mainText(document);
    QVERIFY2(found.contains(has), found.constData());
    QVERIFY2(!found.contains(hasNot), found.constData());
}

void TestInnerText::findsNothing()
{
    for (const char *html : {"", "<frameset><frame>", "<body></body>", "<img>"}) {
        const dom::Document document(html);
        QCOMPARE(text::mainText(document), QByteArray());
    }
    const dom::Document brief("<p>Little is said here.");
    QCOMPARE(text::mainText(brief), QByteArray("Little is said here."));
}

void TestInnerText::survivesDepth()
{
    const QByteArray html = QByteArray("<div>").repeated(400) + "a" + QByteArray("<p>b</p>").repeated(5'000);
    const dom::Document document(html);
    QVERIFY(document.isWhole());
    QCOMPARE(text::plainText(document).count('b'), qsizetype(5'000));
    QVERIFY(text::mainText(document).contains('b'));
    QVERIFY(text::innerHtml(text::bodyOf(document)).endsWith("</div>"));
}

ARGIOPE_TEST(TestInnerText, void)
#include "tst_innertext.moc"
