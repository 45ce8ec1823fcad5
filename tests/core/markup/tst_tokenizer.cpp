#include "core/markup/tokenizer.h"

#include "tests/core/markup/markuptesting.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope::markup;
using namespace argiope::markup::testing;

/// HTML Standard 13.2.5: texts of each kind, what parts them, and their ends. Tags, comments, DOCTYPEs and the states
/// of scripts have tests of their own.
class TestTokenizer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void data_data();
    void data();
    void errors_data();
    void errors();
    void contents_data();
    void contents();
    void errorsOfContents_data();
    void errorsOfContents();
    void cdata_data();
    void cdata();
    void contentOfTheLastTag();
    void cdataWhileItIsAllowed();
    void tokensFollowOneAnother_data();
    void tokensFollowOneAnother();
    void endIsGivenAgain();
    void sameWithErrors_data();
    void sameWithErrors();
    void numberOfTokens_data();
    void numberOfTokens();
    void reportsAtTheLastToken();

private:
    static void documents();
};

void TestTokenizer::data_data()
{
    QTest::addColumn<QByteArray>("html");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *what, const QByteArray &html, const QByteArray &expected) {
        QTest::newRow(what) << html << expected;
    };
    row("nothing", "", "");
    row("one character", "a", "'a'");
    row("white space", " \n\t", "' \n\t'");
    row("references", "&lt;a&gt; &amp;&#97;&notit;", "'<a> &a\u00ACit;'");
    row("ampersands", "& && &; &x; a&", "'& && &; &x; a&'");
    row("an end within a reference", "&am", "'&am'");
    row("references are not read twice", "&amp;lt;", "'&lt;'");
    row("U+0000", bytes("a\0b"), "'a' NUL 'b'");
    row("only U+0000", bytes("\0\0"), "NUL NUL");
    row("U+0000 behind an ampersand", bytes("&\0amp;"), "'&' NUL 'amp;'");
    row("a lone <", "<", "'<'");
    row("< at the end", "a<", "'a<'");
    row("< before white space", "a < b", "'a < b'");
    row("< before a digit", "a<3", "'a<3'");
    row("two of them", "<<a>", "'<' <a>");
    row("many of them", "<<<3<</a><<!--b--><<", "'<<<3<' </a> '<' <!--b--> '<<'");
    row("</ at the end", "a</", "'a</'");
    row("</> is nothing", "a</>b", "'ab'");
    row("</ before anything else is a comment", "</ a>b", "<!-- a--> 'b'");
    row("</ before a digit", "</3", "<!--3-->");
    row("</ before U+0000", bytes("</\0>"), "<!--\uFFFD-->");
    row("<! is a comment", "<!a>b", "<!--a--> 'b'");
    row("<! at the end", "<!", "<!---->");
    row("<!>", "<!>a", "<!----> 'a'");
    row("<!-", "<!-a-->b", "<!---a----> 'b'");
    row("<!DOCTYP", "<!DOCTYP html>", "<!--DOCTYP html-->");
    row("<? before a digit", "<?1>a", "<!--?1--> 'a'");
    row("an XML declaration", "<?xml version='1.0'?>a", "<!--?xml version='1.0'?--> 'a'");
    row("CDATA is a comment", "<![CDATA[a>b]]>", "<!--[CDATA[a--> 'b]]>'");
    row("tags", "<a>b</a>c", "<a> 'b' </a> 'c'");
    row("beyond ASCII", "\u00E9\U0001F600<a>\u4E2D", "'\u00E9\U0001F600' <a> '\u4E2D'");
}

void TestTokenizer::data()
{
    QFETCH(QByteArray, html);
    QTEST(tokensIn(html), "expected");
}

void TestTokenizer::errors_data()
{
    QTest::addColumn<QByteArray>("html");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *what, const QByteArray &html, const char *expected) {
        QTest::newRow(what) << html << QByteArray(expected);
    };
    row("none", "<p a=b class='c d'>&amp; &lt;x</p><!--c--><!DOCTYPE html>", "");
    row("U+0000", bytes("a\0"), "unexpected-null-character@1");
    row("a lone <", "<", "eof-before-tag-name@1");
    row("</ at the end", "a</", "eof-before-tag-name@3");
    row("< before a digit", "a<3", "invalid-first-character-of-tag-name@2");
    row("many <", "<<<3",
        "invalid-first-character-of-tag-name@1 invalid-first-character-of-tag-name@2 "
        "invalid-first-character-of-tag-name@3");
    row("many < and a tag", "<<<p>", "invalid-first-character-of-tag-name@1 invalid-first-character-of-tag-name@2");
    row("</>", "</>", "missing-end-tag-name@2");
    row("</ before a digit", "</3>", "invalid-first-character-of-tag-name@2");
    row("<!", "a<!b>", "incorrectly-opened-comment@3");
    row("<! at the end", "<!", "incorrectly-opened-comment@2");
    row("CDATA", "<![CDATA[x]]>", "cdata-in-html-content@8");
    row("references", "&amp &x; &#;",
        "missing-semicolon-after-character-reference@4 unknown-named-character-reference@7 "
        "absence-of-digits-in-numeric-character-reference@11");
    row("behind other lines", "<p>\n\u00E9&#0;", "null-character-reference@10");
}

void TestTokenizer::errors()
{
    QFETCH(QByteArray, html);
    QTEST(errorsIn(html), "expected");
}

void TestTokenizer::contents_data()
{
    QTest::addColumn<int>("content");
    QTest::addColumn<QByteArray>("html");
    QTest::addColumn<QByteArray>("expected");
    // The content ends with the end tag x.
    const auto row = [](const char *what, Content content, const QByteArray &html, const QByteArray &expected) {
        QTest::newRow(what) << int(content) << html << expected;
    };
    const auto each = [&row](const char *what, const QByteArray &html, const QByteArray &expected) {
        row(QByteArray("RCDATA: ").append(what).constData(), Content::Rcdata, html, expected);
        row(QByteArray("RAWTEXT: ").append(what).constData(), Content::RawText, html, expected);
        row(QByteArray("script: ").append(what).constData(), Content::Script, html, expected);
    };
    each("nothing", "", "");
    each("no end", "a", "'a'");
    each("tags and comments", "<a href=b></a><!DOCTYPE c><!>", "'<a href=b></a><!DOCTYPE c><!>'");
    each("its end", "a</x>b&lt;", "'a' </x> 'b<'");
    each("its end at once", "</x>a", "</x> 'a'");
    each("its end in upper case", "a</X>b", "'a' </x> 'b'");
    each("behind the end all is data", "</x><a></x>", "</x> <a> </x>");
    each("white space in the end", "a</x\n\t >b", "'a' </x> 'b'");
    each("attributes in the end", "a</x a='>'>b", "'a' </x> 'b'");
    each("a solidus in the end", "a</x/>b", "'a' </x> 'b'");
    each("another end", "a</y>b</x>", "'a</y>b' </x>");
    each("a longer name", "a</xy>b</x>", "'a</xy>b' </x>");
    each("white space before the name", "a</ x>b</x>", "'a</ x>b' </x>");
    each("the end without >", "a</x", "'a</x'");
    each("the end before the end", "a</", "'a</'");
    each("<", "a<", "'a<'");
    each("many <", "<<<//</</x>", "'<<<//</' </x>");
    each("an end that is not complete", "a</x ", "'a'");
    each("an attribute that is not complete", "a</x y='b</x>", "'a'");
    each("U+0000", bytes("a\0</x>"), "'a\uFFFD' </x>");
    each("only U+0000", bytes("\0"), "'\uFFFD'");
    each("U+0000 in the name", bytes("</x\0></x>"), "'</x\uFFFD>' </x>");
    row("RCDATA has references", Content::Rcdata, "&lt;/x&gt;&amp;&notit;</x>", "'</x>&\u00ACit;' </x>");
    row("RCDATA: an ampersand before the end", Content::Rcdata, "a&</x>", "'a&' </x>");
    row("RAWTEXT has no references", Content::RawText, "&lt;</x>", "'&lt;' </x>");
    row("scripts have no references", Content::Script, "&lt;</x>", "'&lt;' </x>");
    row("PLAINTEXT has no end", Content::PlainText, "a</x><b>&lt;<!--c-->", "'a</x><b>&lt;<!--c-->'");
    row("PLAINTEXT: nothing", Content::PlainText, "", "");
    row("PLAINTEXT: U+0000", Content::PlainText, bytes("\0a\0"), "'\uFFFDa\uFFFD'");
    row("PLAINTEXT: <", Content::PlainText, "a<", "'a<'");
}

void TestTokenizer::contents()
{
    QFETCH(int, content);
    QFETCH(QByteArray, html);
    QTEST(tokensIn(html, {.content = Content(content), .endTag = "x"}), "expected");
}

void TestTokenizer::errorsOfContents_data()
{
    QTest::addColumn<int>("content");
    QTest::addColumn<QByteArray>("html");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *what, Content content, const QByteArray &html, const char *expected) {
        QTest::newRow(what) << int(content) << html << QByteArray(expected);
    };
    row("RCDATA: none", Content::Rcdata, "a<b></y></x>", "");
    row("RCDATA: references", Content::Rcdata, "&lt</x>", "missing-semicolon-after-character-reference@3");
    row("RCDATA: U+0000", Content::Rcdata, bytes("a\0</x>"), "unexpected-null-character@1");
    row("RCDATA: no end is none", Content::Rcdata, "a</x", "");
    row("RCDATA: an end that is not complete", Content::Rcdata, "a</x ", "eof-in-tag@5");
    row("RAWTEXT: the end has attributes", Content::RawText, "</x y>", "end-tag-with-attributes@5");
    row("RAWTEXT: the end has a solidus", Content::RawText, "</x/>", "end-tag-with-trailing-solidus@4");
    row("RAWTEXT: references are none", Content::RawText, "&#0;&x;</x>", "");
    row("RAWTEXT: U+0000", Content::RawText, bytes("\0\0"), "unexpected-null-character@0 unexpected-null-character@1");
    row("PLAINTEXT: U+0000", Content::PlainText, bytes("<\0"), "unexpected-null-character@1");
    row("script: U+0000", Content::Script, bytes("<!--\0--></x>"), "unexpected-null-character@4");
}

void TestTokenizer::errorsOfContents()
{
    QFETCH(int, content);
    QFETCH(QByteArray, html);
    QTEST(errorsIn(html, {.content = Content(content), .endTag = "x"}), "expected");
}

void TestTokenizer::cdata_data() // 13.2.5.69 to 71
{
    QTest::addColumn<QByteArray>("html");
    QTest::addColumn<QByteArray>("expected");
    QTest::addColumn<QByteArray>("errors");
    const auto row = [](const char *what, const QByteArray &html, const QByteArray &expected, const char *errors = "") {
        QTest::newRow(what) << html << expected << QByteArray(errors);
    };
    row("text", "a<![CDATA[b]]>c", "'abc'");
    row("tags and references", "<![CDATA[<a>&lt;</a>]]><b>", "'<a>&lt;</a>' <b>");
    row("nothing", "<![CDATA[]]>a", "'a'");
    row("brackets", "<![CDATA[]]]]>]]>", "']]]]>'");
    row("brackets at the end", "<![CDATA[a]]]]]>b", "'a]]]b'");
    row("one bracket", "<![CDATA[a]>b]]>", "'a]>b'");
    row("one in another", "<![CDATA[<![CDATA[]]>]]>", "'<![CDATA[]]>'");
    row("no end", "<![CDATA[a</b>", "'a</b>'", "eof-in-cdata@14");
    row("nothing and no end", "<![CDATA[", "", "eof-in-cdata@9");
    row("half an end", "<![CDATA[a]]", "'a]]'", "eof-in-cdata@12");
    row("U+0000 is left to tree construction", bytes("<![CDATA[a\0b]]>"), "'a' NUL 'b'");
    row("in lower case it is a comment", "<![cdata[a]]>", "<!--[cdata[a]]-->", "incorrectly-opened-comment@2");
    row("without the second bracket", "<![CDATA>", "<!--[CDATA-->", "incorrectly-opened-comment@2");
    row("two", "<![CDATA[a]]><![CDATA[b]]>", "'ab'");
}

void TestTokenizer::cdata()
{
    QFETCH(QByteArray, html);
    QTEST(tokensIn(html, {.cdataAllowed = true}), "expected");
    QTEST(errorsIn(html, {.cdataAllowed = true}), "errors");
}

void TestTokenizer::contentOfTheLastTag()
{
    Tokenizer tokenizer("<TITLE>a</b></title><i></title>");
    QCOMPARE(tokenizer.next().tag, Tag::Title);
    tokenizer.setContent(Content::Rcdata);
    QCOMPARE(tokenizer.next().text.toByteArray(), QByteArray("a</b>"));
    const Token &end = tokenizer.next();
    QCOMPARE(end.kind, TokenKind::EndTag);
    QCOMPARE(end.tag, Tag::Title);
    QCOMPARE(tokenizer.next().tag, Tag::I);
    QCOMPARE(tokenizer.next().kind, TokenKind::EndTag);
    QCOMPARE(tokenizer.next().kind, TokenKind::End);
}

void TestTokenizer::cdataWhileItIsAllowed()
{
    // Tree construction says it before each token.
    Tokenizer tokenizer("<![CDATA[a]]><![CDATA[b]]><![CDATA[c]]>");
    const auto text = [&tokenizer] {
        QByteArray all;
        while (all.isEmpty())
            all = tokenizer.next().text.toByteArray();
        return all;
    };
    tokenizer.setCdataAllowed(true);
    QCOMPARE(text(), QByteArray("a"));
    (void)tokenizer.next(); // its end
    tokenizer.setCdataAllowed(false);
    QCOMPARE(text(), QByteArray("[CDATA[b]]"));
    tokenizer.setCdataAllowed(true);
    QCOMPARE(text(), QByteArray("c"));
}

void TestTokenizer::documents()
{
    QTest::addColumn<QByteArray>("html");
    const auto row = [](const char *what, const QByteArray &html) { QTest::newRow(what) << html; };
    row("nothing", "");
    row("text", "some \u00E9 text");
    row("a page",
        "<!DOCTYPE html>\n<html lang=en><title>t</title>\n<p class=\"a b\">x &amp; y<br/></p><!-- c --></html>\n");
    row("odd beginnings", "<<a</></ b><!c><?d><![CDATA[e]]><!doctype><3");
    row("references", "&amp;&amp &x; &#0;&#x80; &notit; &");
    row("references in values", "<a b='&amp;&x;&copy=1&copy' c=&lt;&gt d=&#0; e='&'>");
    row("U+0000 everywhere", bytes("\0<a\0 b\0='c\0'\0 d=e\0></f\0><!--\0--><!DOCTYPE\0 g\0 public '\0'><!\0>&\0"));
    row("U+0000 and references in values", bytes("<a b='\0&amp;\0' c=\0&lt&#0;>"));
    row("comments", "<!----><!--><!---><!--a--!><!--<!--b-->--><!-- <!- <! < -- -->");
    row("duplicates", "<a b=c B=d b b=&amp;>");
    row("a tag that is not complete", "a<b c='&amp;d");
    row("a comment that is not complete", "a<!-- b--");
    row("a DOCTYPE that is not complete", "<!DOCTYPE html PUBLIC '");
}

void TestTokenizer::tokensFollowOneAnother_data()
{
    documents();
}

void TestTokenizer::tokensFollowOneAnother()
{
    QFETCH(QByteArray, html);
    Tokenizer tokenizer(html);
    const char *const documentEnd = html.constData() + html.size();
    for (qsizetype at = 0;;) {
        const Token &token = tokenizer.next();
        QCOMPARE(token.begin, at);
        QVERIFY(token.end >= at);
        at = token.end;
        if (token.kind == TokenKind::Text && token.textKind == TextKind::Written && !token.text.isEmpty()) {
            // A view of the document, and of nothing else.
            QCOMPARE(static_cast<const void *>(token.text.data()),
                static_cast<const void *>(html.constData() + token.begin));
            QVERIFY(token.text.data() + token.text.size() <= documentEnd);
            QCOMPARE(token.text.size(), token.end - token.begin);
        }
        if (token.kind == TokenKind::End)
            break;
    }
    QCOMPARE(tokenizer.next().begin, html.size());
}

void TestTokenizer::endIsGivenAgain()
{
    for (const char *html : {"", "a", "<a b=", "<!--", "<"}) {
        Tokenizer tokenizer(html);
        while (tokenizer.next().kind != TokenKind::End)
            continue;
        for (int i = 0; i < 3; ++i)
            QCOMPARE(tokenizer.next().kind, TokenKind::End);
    }
}

void TestTokenizer::sameWithErrors_data()
{
    documents();
}

void TestTokenizer::sameWithErrors()
{
    QFETCH(QByteArray, html);
    QCOMPARE(tokensIn(html, {.errors = true}), tokensIn(html));
    for (const Content content : {Content::Rcdata, Content::RawText, Content::Script, Content::PlainText})
        QCOMPARE(tokensIn(html, {.content = content, .endTag = "a", .errors = true}),
            tokensIn(html, {.content = content, .endTag = "a"}));
    QCOMPARE(tokensIn(html, {.cdataAllowed = true, .errors = true}), tokensIn(html, {.cdataAllowed = true}));
}

void TestTokenizer::numberOfTokens_data()
{
    constexpr int Times = 20'000;
    QTest::addColumn<QByteArray>("html");
    QTest::addColumn<int>("content");
    QTest::addColumn<int>("most"); // tokens, without the end
    const auto row = [](const char *what, const QByteArray &html, Content content, int most) {
        QTest::newRow(what) << html << int(content) << most;
    };
    row("text", QByteArray("some text > ").repeated(Times), Content::Data, 1);
    row("references", QByteArray("&amp;a").repeated(Times), Content::Data, 2 * Times);
    row("ampersands", QByteArray("& ").repeated(Times), Content::Data, Times);
    row("<", QByteArray("<").repeated(Times), Content::Data, 2);
    row("< and text", QByteArray("< a ").repeated(Times), Content::Data, 2 * Times);
    row("U+0000", QByteArray(Times, '\0'), Content::Data, Times);
    row("U+0000 and text", bytes("a\0").repeated(Times), Content::Data, 2 * Times);
    row("half a reference", QByteArray("&CounterClockwiseContourIntegra").repeated(Times), Content::Data, Times);
    row("RCDATA with other ends", QByteArray("a</y>").repeated(Times), Content::Rcdata, 1);
    row("RAWTEXT with references", QByteArray("&amp;<").repeated(Times), Content::RawText, 1);
    row("a script with all sorts", QByteArray("<!--<script>-</script>--->").repeated(Times), Content::Script, 1);
    row("a script full of dashes", "<!--" + QByteArray("a-").repeated(Times), Content::Script, 1);
    row("PLAINTEXT", QByteArray("<a>&amp;").repeated(Times), Content::PlainText, 1);
    row("a comment", "<!--" + QByteArray("a<!- ").repeated(Times), Content::Data, 1);
    row("a comment full of <", "<!--" + QByteArray("a<").repeated(1'000'000), Content::Data, 1);
    row("quotes without an end", QByteArray("<a b='").repeated(Times), Content::Data, Times);
}

void TestTokenizer::numberOfTokens()
{
    QFETCH(QByteArray, html);
    QFETCH(int, content);
    QFETCH(int, most);
    for (const bool wanted : {false, true}) {
        FoundErrors found;
        Tokenizer tokenizer(html, wanted ? &found : nullptr);
        if (Content(content) != Content::Data)
            tokenizer.setContent(Content(content), "x");
        int tokens = 0;
        while (tokenizer.next().kind != TokenKind::End)
            ++tokens;
        QVERIFY2(tokens <= most, QByteArray::number(tokens).constData());
        QVERIFY(found.size() <= size_t(html.size()));
    }
}

void TestTokenizer::reportsAtTheLastToken()
{
    FoundErrors found;
    Tokenizer tokenizer("a<b/>", &found);
    (void)tokenizer.next();
    (void)tokenizer.next();
    tokenizer.report(ParseError::NonVoidHtmlElementStartTagWithTrailingSolidus);
    QCOMPARE(written(found), QByteArray("non-void-html-element-start-tag-with-trailing-solidus@4"));
    Tokenizer silent("<b/>");
    (void)silent.next();
    silent.report(ParseError::NonVoidHtmlElementStartTagWithTrailingSolidus); // nobody wants it
}

ARGIOPE_TEST(TestTokenizer, void)
#include "tst_tokenizer.moc"
