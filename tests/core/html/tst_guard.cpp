#include "core/html/guard.h"

#include "core/html/parser.h"
#include "tests/core/html/htmlbombs.h"
#include "tests/core/html/htmltesting.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope::html;
using namespace argiope::html::testing;

/// Hostile pages are held against the work that the parser does, not against a clock.
class TestGuard : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bombs_data();
    void bombs();
    void ordinaryPages_data();
    void ordinaryPages();
    void depthIsFollowed_data();
    void depthIsFollowed();
    void cutKeepsWhatStandsBefore();
    void attributesAboveTheLimitAreBlanked();
    void rawTextIsPassedOver_data();
    void rawTextIsPassedOver();
    void noscriptRanges();
    void pieces();
    void longTexts();
    void longRawTexts_data();
    void longRawTexts();
    void parserStopsAtItsLimits();
};

void TestGuard::bombs_data()
{
    QTest::addColumn<int>("index");
    int index = 0;
    for (const Bomb &bomb : argiope::html::testing::bombs())
        QTest::newRow(bomb.name) << index++;
}

void TestGuard::bombs()
{
    QFETCH(int, index);
    const Bomb bomb = argiope::html::testing::bombs()[size_t(index)];
    const QByteArray body = "<a href=/first>x</a>" + bomb.make(500'000);
    const GuardLimits limits;
    const GuardReport report = guardHtml(body, limits);
    QVERIFY(report.work <= limits.work + 100'000);
    QVERIFY(report.maxDepth <= limits.depth + limits.formatting + 2);
    QVERIFY(!bomb.mustBeCut || report.tooComplex);
    qsizetype begin = 0;
    for (size_t piece = 0; piece <= report.pieces.size(); ++piece) {
        const qsizetype end = report.endOf(piece);
        Arena arena;
        const ParsedTree tree = parseTree(QByteArrayView(report.text).sliced(begin, end - begin), arena, {});
        QVERIFY(tree.document);
        QVERIFY(arena.capacity() < 110'000'000);
        begin = report.endOf(piece, true);
    }
    const ParsedPage facts = extract({.body = body});
    QVERIFY(!facts.links.isEmpty());
    QCOMPARE(facts.links.first().url.href(), QByteArray("http://example.org/first"));
    QVERIFY(facts.links.size() <= 200'000);
    QVERIFY(!bomb.mustBeCut || facts.tooComplex);
}

void TestGuard::ordinaryPages_data()
{
    QTest::addColumn<QByteArray>("html");
    QTest::addColumn<int>("depth");
    const auto row = [](const char *name, const QByteArray &html, int depth) { QTest::newRow(name) << html << depth; };
    row("unclosed paragraphs", QByteArray("<p>text").repeated(20'000), 1);
    row("unclosed list items", "<ul>" + QByteArray("<li>text").repeated(20'000) + "</ul>", 2);
    row("unclosed definitions", "<dl>" + QByteArray("<dt>a<dd>b").repeated(20'000) + "</dl>", 2);
    row("unclosed rows and cells", "<table>" + QByteArray("<tr><td>a<td>b").repeated(20'000) + "</table>", 4);
    row("unclosed options", "<select>" + QByteArray("<option>a").repeated(20'000) + "</select>", 2);
    row("unclosed formatting, all the same", QByteArray("<p><font size=2>text</p>").repeated(10'000), 5);
    row("void elements", QByteArray("<br><img src=x><input>").repeated(10'000), 1);
    row("closed nesting", QByteArray("<div><ul><li><a href=x><b>t</b></a></li></ul></div>").repeated(5'000), 5);
    row("self-closed SVG", "<svg>" + QByteArray("<path d='M0'/>").repeated(20'000) + "</svg>", 1);
    row("unclosed anchors", QByteArray("<a name=x>text ").repeated(10'000), 1);
    row("headings", QByteArray("<h1>a<h2>b").repeated(10'000), 2);
    row("comments and scripts", QByteArray("<!-- <div> --><script>'<div>'</script>").repeated(5'000), 1);
}

void TestGuard::ordinaryPages()
{
    QFETCH(QByteArray, html);
    QFETCH(int, depth);
    const GuardReport report = guardHtml(html);
    QVERIFY(!report.tooComplex);
    QCOMPARE(report.text, html);
    QVERIFY2(report.maxDepth <= depth, QByteArray::number(report.maxDepth).constData());
}

void TestGuard::depthIsFollowed_data()
{
    QTest::addColumn<QByteArray>("html");
    QTest::newRow("cells hide the div from its end tag") << QByteArray("<div><table><tr><td></div>");
    QTest::newRow("a button hides the paragraph") << QByteArray("<p><object></p>");
    QTest::newRow("an end tag without its start") << QByteArray("<div></span>");
    QTest::newRow("li stops at the list") << QByteArray("<ul><li>");
    QTest::newRow("in a template") << QByteArray("<template></div><div>");
    QTest::newRow("formatting across blocks") << QByteArray("<b><div></b>");
    QTest::newRow("select within select") << QByteArray("<select><select><div>");
}

void TestGuard::depthIsFollowed()
{
    QFETCH(QByteArray, html);
    const GuardReport report = guardHtml(html.repeated(3000));
    QVERIFY(report.tooComplex);
    QVERIFY(report.text.size() < html.size() * 1100);
}

void TestGuard::cutKeepsWhatStandsBefore()
{
    const ParsedPage facts = extract(
        {.body = "<title>t</title><a href=1>x</a>" + QByteArray("<div>").repeated(100'000) + "<a href=2>y</a>"});
    QVERIFY(facts.tooComplex);
    QCOMPARE(facts.title, QByteArray("t"));
    QCOMPARE(facts.links.size(), 1);
}

void TestGuard::attributesAboveTheLimitAreBlanked()
{
    QByteArray tag = "<a href=x ";
    for (int i = 0; i < 5000; ++i)
        tag += "a" + QByteArray::number(i) + "='>' ";
    const ParsedPage facts = extract({.body = tag + ">t</a><a href=y>u</a>"});
    QVERIFY(facts.tooComplex);
    QCOMPARE(facts.links.size(), 2);
    QCOMPARE(facts.links.first().text, QByteArray("t"));
    QCOMPARE(facts.links.last().url.href(), QByteArray("http://example.org/dir/y"));
}

void TestGuard::rawTextIsPassedOver_data()
{
    QTest::addColumn<QByteArray>("html");
    QTest::addColumn<int>("tags");
    QTest::newRow("script") << QByteArray("<script><div></script><p>") << 3;
    QTest::newRow("script, escaped") << QByteArray("<script><!-- <script> </script> --></script><p>") << 3;
    QTest::newRow("script, end tag with space") << QByteArray("<script><div></script ><p>") << 3;
    QTest::newRow("style, another end tag") << QByteArray("<style></styles><div></style><p>") << 3;
    QTest::newRow("title") << QByteArray("<title><div></TITLE><p>") << 3;
    QTest::newRow("textarea") << QByteArray("<textarea><div></textarea><p>") << 3;
    QTest::newRow("plaintext") << QByteArray("<plaintext><div></plaintext><p>") << 1;
    QTest::newRow("comment") << QByteArray("<!-- <div> --><p>") << 1;
    QTest::newRow("abrupt comment") << QByteArray("<!--><p><!---><p>") << 2;
    QTest::newRow("comment with --!>") << QByteArray("<!-- <div> --!><p>") << 1;
    QTest::newRow("processing instruction") << QByteArray("<?div <p>") << 0;
    QTest::newRow("attribute values") << QByteArray("<p title='<div>' class=\"<div>\" id=<b><i>") << 2;
    QTest::newRow("SVG title is markup") << QByteArray("<svg><title><g></title></svg>") << 5;
    QTest::newRow("CDATA in SVG") << QByteArray("<svg><![CDATA[<g>]]></svg>") << 2;
    QTest::newRow("CDATA in HTML is a comment") << QByteArray("<![CDATA[<g>]]><p>") << 1;
    QTest::newRow("a tag cut off") << QByteArray("<p><div class='") << 1;
}

void TestGuard::rawTextIsPassedOver()
{
    QFETCH(QByteArray, html);
    QTEST(int(guardHtml(html).tags), "tags");
}

void TestGuard::noscriptRanges()
{
    const GuardReport report = guardHtml("ab<noscript>c</noscript>d<noscript>");
    QCOMPARE(report.noscript.size(), size_t(2));
    QCOMPARE(report.noscript[0].begin, 2);
    QCOMPARE(report.noscript[0].end, 24);
    QCOMPARE(report.noscript[1].begin, 25);
}

void TestGuard::pieces()
{
    GuardLimits limits;
    limits.pieceNodes = 10;
    const QByteArray paragraphs = QByteArray("<p><a href=x>t</a></p>").repeated(100);
    const GuardReport report = guardHtml(paragraphs, limits);
    QVERIFY(report.pieces.size() > 10);
    for (const qsizetype at : report.pieces)
        QVERIFY(report.text.sliced(at).startsWith("<p>"));
    // Never inside what changes the meaning of its content.
    for (const char *open : {"<template>", "<noscript>", "<select>", "<a href=x>"}) {
        const QByteArray html = open + QByteArray("<p>t</p>").repeated(100);
        QVERIFY2(guardHtml(html, limits).pieces.empty(), open);
    }
}

void TestGuard::longTexts()
{
    // What is cut into pieces says the same as a whole, word for word.
    GuardLimits limits;
    limits.pieceBytes = 4000;
    limits.stretch = 1000;
    for (const char *word : {"some words ", "\xE4\xB8\xAD", "a < b ", "&lt;"}) {
        const QByteArray text = "<p>" + QByteArray(word).repeated(3000) + "<a href=x>x</a>";
        const GuardReport report = guardHtml(text, limits);
        QVERIFY(!report.tooComplex);
        QVERIFY(report.pieces.size() >= 3);
        for (const qsizetype at : report.pieces)
            QVERIFY(report.text.sliced(at).isValidUtf8());
    }
    // A comment is no text, nor is what stands in a link.
    QVERIFY(guardHtml(QByteArray("<!--" + QByteArray("words ").repeated(3000)), limits).pieces.empty());
    QVERIFY(guardHtml(QByteArray("<a href=x>" + QByteArray("words ").repeated(1200) + "</a>"), limits).pieces.empty());
    QVERIFY(guardHtml(QByteArray("<a href=x>" + QByteArray("words ").repeated(3000) + "</a>"), limits).tooComplex);
    // The default limits, on a page that has them.
    const QByteArray page
        = "<title>t</title><p>" + QByteArray("some words of text ").repeated(600'000) + "<p><a href=/behind>behind</a>";
    const ParsedPage facts = extract({.body = page});
    QVERIFY(!facts.tooComplex);
    QCOMPARE(facts.wordCount, 4 * 600'000 + 1);
    QCOMPARE(facts.links.last().url.href(), QByteArray("http://example.org/behind"));
}

void TestGuard::longRawTexts_data()
{
    QTest::addColumn<QByteArray>("open");
    QTest::addColumn<QByteArray>("close");
    QTest::addColumn<bool>("tooComplex");
    QTest::newRow("script") << QByteArray("<script>") << QByteArray("</script>") << false;
    QTest::newRow("JSON-LD") << QByteArray("<script type=application/ld+json>") << QByteArray("</script>") << true;
    QTest::newRow("style") << QByteArray("<style>") << QByteArray("</style>") << true;
    QTest::newRow("textarea") << QByteArray("<textarea>") << QByteArray("</textarea>") << false;
    QTest::newRow("in a link") << QByteArray("<a href=x><script>") << QByteArray("</script></a>") << true;
}

void TestGuard::longRawTexts()
{
    QFETCH(QByteArray, open);
    QFETCH(QByteArray, close);
    QFETCH(bool, tooComplex);
    const QByteArray before = "<a href=/first>x</a>";
    const QByteArray text = QByteArray("var a = 1; ").repeated(500'000);
    const ParsedPage facts = extract({.body = before + open + text + close + "<p><a href=/last>y</a>"});
    QCOMPARE(facts.tooComplex, tooComplex);
    QCOMPARE(facts.links.first().url.href(), QByteArray("http://example.org/first"));
    QCOMPARE(facts.links.last().url.href() == "http://example.org/last", !open.startsWith("<a"));
    const GuardReport unclosed = guardHtml(QByteArray(before + open + text));
    QVERIFY(unclosed.text.size() < before.size() + open.size() + 4'200'000);
}

void TestGuard::parserStopsAtItsLimits()
{
    Arena arena;
    ParserLimits limits;
    limits.arenaBytes = 1'000'000;
    const ParsedTree tree = parseTree(QByteArray("<p>text").repeated(100'000), arena, limits);
    QVERIFY(tree.aborted);
    QVERIFY(tree.document);
    QVERIFY(arena.capacity() <= 2'100'000);
    const ParsedTree next = parseTree("<p>text", arena, {});
    QVERIFY(!next.aborted);
}

ARGIOPE_TEST(TestGuard, void)
#include "tst_guard.moc"
