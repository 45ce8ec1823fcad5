#include "tests/core/html/htmltesting.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope::html;
using namespace argiope::html::testing;

/// What a page says about itself.
class TestPageFacts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void title_data();
    void title();
    void facts();
    void images_data();
    void images();
    void firstHeading();
    void canonical();
    void robots_data();
    void robots();
    void words_data();
    void words();
    void hashIsOfTheVisibleText();
    void textIsOptional();
    void longTitleIsCut();
    void emptyBody();
};

void TestPageFacts::title_data()
{
    QTest::addColumn<QByteArray>("html");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("in head") << QByteArray("<head><title> a\n b </title></head>") << QByteArray("a b");
    QTest::newRow("the first counts") << QByteArray("<title>a</title><title>b</title>") << QByteArray("a");
    QTest::newRow("an empty first one counts") << QByteArray("<title></title><title>b</title>") << QByteArray();
    QTest::newRow("in body") << QByteArray("<body><p><title>a</title>") << QByteArray("a");
    QTest::newRow("not SVG's") << QByteArray("<svg><title>a</title></svg><title>b</title>") << QByteArray("b");
    QTest::newRow("not a template's") << QByteArray("<template><title>a</title></template><title>b</title>")
                                      << QByteArray("b");
    QTest::newRow("character references") << QByteArray("<title>a &amp; &lt;b&gt;</title>") << QByteArray("a & <b>");
    QTest::newRow("none") << QByteArray("<p>a") << QByteArray();
}

void TestPageFacts::title()
{
    QFETCH(QByteArray, html);
    QTEST(extract({.body = html}).title, "expected");
}

void TestPageFacts::facts()
{
    const ParsedPage facts = extract({.body = "<html lang=' de-CH '><meta name=Description content=' a  b '>"
                                              "<meta name=description content=c><h1>x <b>y</b></h1><h1>z</h1>"});
    QCOMPARE(facts.charset, QByteArray("UTF-8"));
    QCOMPARE(facts.language, QByteArray("de-CH"));
    QCOMPARE(facts.description, QByteArray("a b"));
    QCOMPARE(facts.h1, QByteArray("x y"));
    QCOMPARE(facts.h1Count, 2);
}

void TestPageFacts::images_data()
{
    QTest::addColumn<QByteArray>("html");
    QTest::addColumn<int>("images");
    QTest::addColumn<int>("withoutAlt");
    QTest::newRow("none") << QByteArray("<p>x") << 0 << 0;
    QTest::newRow("an empty text is one") << QByteArray("<img src=a alt><img src=a alt=''><img src=a ALT=x>") << 3 << 0;
    QTest::newRow("a title is none") << QByteArray("<img src=a title=x>") << 1 << 1;
    QTest::newRow("two of a kind") << QByteArray("<img src=a><img src=a>") << 2 << 2;
    QTest::newRow("without an address") << QByteArray("<img alt=x>") << 1 << 0;
    QTest::newRow("in a picture") << QByteArray("<picture><source srcset=a><img src=b></picture>") << 1 << 1;
    QTest::newRow("image is img") << QByteArray("<image src=a>") << 1 << 1;
    QTest::newRow("not those of SVG") << QByteArray("<svg><image href=a></image></svg>") << 0 << 0;
    QTest::newRow("not what only some see")
        << QByteArray("<noscript><img src=a></noscript><template><img></template>") << 0 << 0;
    QTest::newRow("not of another document") << QByteArray("<iframe srcdoc='&lt;img src=a>'></iframe>") << 0 << 0;
}

void TestPageFacts::images()
{
    QFETCH(QByteArray, html);
    const ParsedPage page = extract({.body = html});
    QTEST(page.images, "images");
    QTEST(page.imagesWithoutAlt, "withoutAlt");
    QCOMPARE(page.readAs, argiope::facts::NewestFacts);
}

void TestPageFacts::firstHeading()
{
    QCOMPARE(extract({.body = "<h2>a</h2><h1>b<br>c</h1>d"}).h1, QByteArray("b c"));
}

void TestPageFacts::canonical()
{
    QCOMPARE(extract({.body = "<link rel='Canonical' href=/c><link rel=canonical href=/d>"}).canonical,
        QByteArray("http://example.org/c"));
    QCOMPARE(extract({.body = "<link rel=canonical href=/c>", .headers = {{"Link", "</h>; rel=canonical"}}}).canonical,
        QByteArray("http://example.org/h"));
    QCOMPARE(extract({.body = "<template><link rel=canonical href=/c></template>"}).canonical, QByteArray());
}

void TestPageFacts::robots_data()
{
    QTest::addColumn<QByteArray>("meta");
    QTest::addColumn<QByteArray>("header");
    QTest::addColumn<bool>("noIndex");
    QTest::addColumn<bool>("noFollow");
    const auto row = [](const char *name, const char *meta, const char *header, bool noIndex, bool noFollow) {
        QTest::newRow(name) << QByteArray(meta) << QByteArray(header) << noIndex << noFollow;
    };
    row("nothing", "", "", false, false);
    row("all", "index, follow", "", false, false);
    row("noindex", "noindex", "", true, false);
    row("nofollow, case and space", " , NoFollow ", "", false, true);
    row("none", "none", "", true, true);
    row("both", "noindex,nofollow", "", true, true);
    row("header", "", "noindex, nofollow", true, true);
    row("header of another crawler", "", "otherbot: noindex, nofollow", false, false);
    row("header for us", "", "ARGIOPE: noindex", true, false);
    row("header for us and others", "", "otherbot: none, argiope: nofollow", false, true);
    row("header for everybody by name", "", "otherbot: nofollow, *: noindex", true, false);
    row("header with a date", "", "unavailable_after: 25 Jun 2030 15:00:00 PST, nofollow", false, true);
    row("header with a limit", "", "max-snippet: 10, noindex", true, false);
    row("meta and header", "noindex", "nofollow", true, true);
    row("a word that is none", "noindexing", "", false, false);
}

void TestPageFacts::robots()
{
    QFETCH(QByteArray, meta);
    QFETCH(QByteArray, header);
    Page page;
    page.body = "<meta name=robots content='" + meta + "'>";
    if (!header.isEmpty())
        page.headers = {{"X-Robots-Tag", header}};
    const ParsedPage facts = extract(page);
    QTEST(facts.noIndex, "noIndex");
    QTEST(facts.noFollow, "noFollow");
    QCOMPARE(facts.metaRobots, meta.simplified());
}

void TestPageFacts::words_data()
{
    QTest::addColumn<QByteArray>("html");
    QTest::addColumn<int>("expected");
    const auto row
        = [](const char *name, const QByteArray &html, int expected) { QTest::newRow(name) << html << expected; };
    row("none", "<p></p>", 0);
    row("three", "<p>one two  three</p>", 3);
    row("blocks part", "<p>one</p><p>two</p>", 2);
    row("br parts", "one<br>two", 2);
    row("inline elements join", "o<b>n</b>e", 1);
    row("punctuation alone is no word", "one - two | &amp;", 2);
    row("script, style, template, noscript, title are not seen",
        "<title>a</title><script>b</script><style>c</style><template>d</template><noscript>e</noscript>f", 1);
    row("no-break and ideographic space part", "one&nbsp;two\xE3\x80\x80three", 3);
    row("each ideograph is a word", "\xE4\xBD\xA0\xE5\xA5\xBD world", 3);
    row("ideographs and letters", "a\xE4\xBD\xA0", 2);
    row("accents", "\xC3\xA9t\xC3\xA9", 1);
    row("ideograph of plane 2", "\xF0\xA0\x80\x80\xF0\xA0\x80\x81", 2);
}

void TestPageFacts::words()
{
    QFETCH(QByteArray, html);
    QTEST(extract({.body = html}).wordCount, "expected");
}

void TestPageFacts::hashIsOfTheVisibleText()
{
    const auto hash = [](const QByteArray &html) { return extract({.body = html}).textHash; };
    const QByteArray one = hash("<p>one two</p>");
    QCOMPARE(one.size(), 16);
    QCOMPARE(hash("<div>\n one <b>two</b>\n</div><script>x</script>"), one);
    QVERIFY(hash("<p>one three</p>") != one);
    QVERIFY(hash("<p>onetwo</p>") != one);
    QVERIFY(hash("") != one);
    const QByteArray words = QByteArray("word ").repeated(5000);
    QCOMPARE(hash("<p>" + words), hash("<p><i>" + words + "</i>"));
    QCOMPARE(hash(words + QByteArray(10'000, 'x')), hash(words + "<b>" + QByteArray(10'000, 'x')));
}

void TestPageFacts::textIsOptional()
{
    ExtractOptions options;
    options.text = false;
    const ParsedPage facts = extract({.body = "<a href=x>one two</a>", .options = options});
    QCOMPARE(facts.wordCount, 0);
    QVERIFY(facts.textHash.isEmpty());
    QCOMPARE(facts.links.first().text, QByteArray("one two"));
}

void TestPageFacts::longTitleIsCut()
{
    const QByteArray title = extract({.body = "<title>" + QByteArray("\xE4\xBD\xA0").repeated(20'000)}).title;
    QVERIFY(title.isEmpty() || title.isValidUtf8()); // an unclosed title ends with the file
    QVERIFY(title.size() <= 16 * 1024);
    const QByteArray closed
        = extract({.body = "<title>" + QByteArray("\xE4\xBD\xA0").repeated(20'000) + "</title>"}).title;
    QCOMPARE(closed.size(), 16 * 1024 - 1);
    QVERIFY(closed.isValidUtf8());
}

void TestPageFacts::emptyBody()
{
    const ParsedPage facts = extract({.body = ""});
    QVERIFY(facts.links.isEmpty());
    QVERIFY(!facts.tooComplex);
    QCOMPARE(facts.textHash.size(), 16);
}

ARGIOPE_TEST(TestPageFacts, void)
#include "tst_pagefacts.moc"
