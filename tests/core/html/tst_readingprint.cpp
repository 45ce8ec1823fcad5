// By what a page is another one, and by what it is not.

#include "core/html/extract.h"

#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;

namespace {

QByteArray printOf(const QByteArray &document, const QList<QPair<QByteArray, QByteArray>> &headers = {})
{
    const auto address = url::parse("https://x.test/a/b");
    return html::extractHtml({document, *address, "text/html; charset=utf-8", headers}, {}).changeHash;
}

QByteArray page(const QByteArray &head, const QByteArray &body)
{
    return "<!doctype html><html lang=en><head>" + head + "</head><body>" + body + "</body></html>";
}

QByteArray body(const QByteArray &inside)
{
    return page("<title>Title</title>", inside);
}

/// A page with a text of some length.
QByteArray article(const QByteArray &around)
{
    return body("<h1>Widgets</h1><p>This widget is made of steel and costs 12.50 EUR. It was made on 3 May 2026 in a "
                "shop that everybody likes, and <a href=/shop>the shop</a> has more.</p>"
        + around);
}

} // namespace

class TestReadingPrint : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void same_data()
    {
        QTest::addColumn<QByteArray>("one");
        QTest::addColumn<QByteArray>("other");
        const auto row = [](const char *name, const QByteArray &one, const QByteArray &other) {
            QTest::newRow(name) << one << other;
        };
        const auto around
            = [&row](const char *name, const char *one, const char *other) { row(name, article(one), article(other)); };
        row("token in a meta", page("<title>T</title><meta name=csrf-token content=abc>", "<p>Text"),
            page("<title>T</title><meta name=csrf-token content=def>", "<p>Text"));
        row("description", page("<title>T</title><meta name=description content=abc>", "<p>Text"),
            page("<title>T</title><meta name=description content=def>", "<p>Text"));
        row("robots, written otherwise", page("<meta name=robots content='noindex, follow'>", "<p>Text"),
            page("<meta name=robots content='NOINDEX,follow'>", "<p>Text"));
        row("canonical with a session", page("<link rel=canonical href='/a?sid=abcdef1234'>", "<p>Text"),
            page("<link rel=canonical href='/a?sid=ffffff1234'>", "<p>Text"));
        around("hidden input", "<form><input type=hidden name=t value=1><p>Ask</form>",
            "<form><input type=hidden name=t value=2><p>Ask</form>");
        around("nonce", "<script nonce=a>var t=1</script>", "<script nonce=b>var t=2</script>");
        around("style", "<style>a{}</style>", "<style>b{}</style>");
        around("comment", "<!-- 12:34 -->", "<!-- 12:35 -->");
        around("image address", "<img src='/a.png?1712345678'>", "<img src='/a.png?1712345999'>");
        around("style sheet address", "<link rel=stylesheet href='/a.css?v=1'>",
            "<link rel=stylesheet href='/a.css?v=2'>");
        around("ids and classes", "<p id=x1 class=a>More</p>", "<p id=x2 class=b>More</p>");
        around("data attributes", "<p data-t=1>More</p>", "<p data-t=2>More</p>");
        around("markup", "<p>More <b>text</b></p>", "<p>More  \n text</p>");
        around("duration", "<p>Generated in 0.123 s</p>", "<p>Generated in 0.2 s</p>");
        around("duration in a div", "<div>Page rendered in 12 ms, 7 queries</div>",
            "<div>Page rendered in 15 ms, 9 queries</div>");
        around("counter", "<p>This page was viewed 123 times</p>", "<p>This page was viewed 124 times</p>");
        around("clock", "<p>Current time: 12:34</p>", "<p>Current time: 12:35</p>");
        around("footer", "<footer>12:34, page 1</footer>", "<footer>12:35, page 2</footer>");
        around("footer by id", "<div id=footer><p>It was 12:34</p></div>", "<div id=footer><p>It was 12:35</p></div>");
        around("footer by class", "<div class='wide site-footer'>A</div>", "<div class='wide site-footer'>B</div>");
        around("footer by role", "<div role=contentinfo>A</div>", "<div role=contentinfo>B</div>");
        around("aside", "<aside><p>A</p></aside>", "<aside><p>B</p></aside>");
        around("nav", "<nav><a href=/1>One</a></nav>", "<nav><a href=/2>Two</a></nav>");
        around("path by class", "<div class=breadcrumbs>Trace: <a href=/1>One</a></div>",
            "<div class=breadcrumbs>Trace: <a href=/2>Two</a> <a href=/1>One</a></div>");
        around("path by words", "<div>You visited: <a href=/1>One</a></div>",
            "<div>You visited: <a href=/2>Two</a>, <a href=/1>One</a></div>");
        around("path by signs", "<div><a href=/>Home</a> › <a href=/1>One</a></div>",
            "<div><a href=/>Home</a> › <a href=/2>Two</a></div>");
        around("recently viewed", "<h3>Recently viewed</h3><ul><li><a href=/1>One</a></ul><p>End",
            "<h3>Recently viewed</h3><ul><li><a href=/2>Two</a><li><a href=/1>One</a></ul><p>End");
        around("nothing was viewed yet", "<p>End", "<h3>Recently viewed</h3><ul><li><a href=/2>Two</a></ul><p>End");
        around("previous and next", "<p><a href=/1>« Previous</a> | 6 of 60 | <a href=/3>Next »</a></p>",
            "<p>1 of 5 | <a href=/9>Next »</a></p>");
        around("previous and next by rel", "<p><a rel=prev href=/1>One</a> <a rel=next href=/3>Three</a></p>",
            "<p><a rel=next href=/9>Nine</a></p>");
        around("next in a list", "<p>Next: <a href=/1>A page of some title</a></p>",
            "<p>Next: <a href=/2>A page of another title</a></p>");
        around("previous in Chinese", "<p>上一篇：<a href=/1>文章</a></p>", "<p>上一篇：<a href=/2>另一篇文章</a></p>");
        around("session in a link", "<p>See <a href='/x?sid=abcdef12'>this page</a> for what it is about</p>",
            "<p>See <a href='/x?sid=99999912'>this page</a> for what it is about</p>");
        around("token in a link", "<ul><li><a href='/edit?token=abcdef12'>Edit</a></ul>",
            "<ul><li><a href='/edit?token=bbbbbb12'>Edit</a></ul>");
        around("host of a link", "<p>See <a href='https://x.test/x'>this page</a> for what it is about</p>",
            "<p>See <a href='/x'>this page</a> for what it is about</p>");
        around("order of a list of links", "<ul><li><a href=/1>One</a><li><a href=/2>Two</a></ul>",
            "<ul><li><a href=/2>Two</a><li><a href=/1>One</a></ul>");
        around("related pages", "<div class=related><p>A page about steel</div>",
            "<div class=related><p>Another one</div>");
        around("button", "<button>Like 12</button>", "<button>Like 13</button>");
        around("not shown", "<p hidden>A</p><p style='display: none'>1</p>",
            "<p hidden>B</p><p style='display:none'>2</p>");
        around("how long ago, in a link", "<p>By <a href=/ann>Ann Weaver</a> <a href=/day>5 minutes</a> ago</p>",
            "<p>By <a href=/ann>Ann Weaver</a> <a href=/day>about 2 hours</a> ago</p>");
        around("how long ago, in a link, Chinese",
            "<p><a href=/ann>李明发表了这篇文章</a> <a href=/day>5 分钟</a>前</p>",
            "<p><a href=/ann>李明发表了这篇文章</a> <a href=/day>3 小时</a>前</p>");
        row("what is around main", body("<p>12</p><main><p>Text of the page</p></main>"),
            body("<p>13</p><div>New</div><main><p>Text of the page</p></main>"));
        row("what is around an article", body("<p>12</p><article><p>Text of the page</p></article>"),
            body("<p>13</p><article><p>Text of the page</p></article>"));
    }
    void same()
    {
        QFETCH(const QByteArray, one);
        QFETCH(const QByteArray, other);
        QCOMPARE(printOf(one).size(), 24);
        QCOMPARE(printOf(one).toHex(), printOf(other).toHex());
    }

    void other_data()
    {
        QTest::addColumn<QByteArray>("one");
        QTest::addColumn<QByteArray>("other");
        const auto row = [](const char *name, const QByteArray &one, const QByteArray &other) {
            QTest::newRow(name) << one << other;
        };
        const auto around
            = [&row](const char *name, const char *one, const char *other) { row(name, article(one), article(other)); };
        const auto edited = [&row](const char *name, const char *from, const char *to) {
            row(name, article({}), article({}).replace(from, to));
        };
        edited("title", "<title>Title", "<title>Other");
        edited("heading", "<h1>Widgets", "<h1>Gadgets");
        edited("a word", "steel", "iron");
        edited("a price", "12.50", "12.90");
        edited("a currency", "EUR", "USD");
        edited("a date", "3 May", "4 May");
        edited("a link", "/shop", "/store");
        edited("the text of a link", ">the shop<", ">our shop<");
        edited("less text", "that everybody likes", "");
        row("robots", page("<meta name=robots content=all>", "<p>Text"),
            page("<meta name=robots content=noindex>", "<p>Text"));
        row("canonical", page("<link rel=canonical href=/a>", "<p>Text"),
            page("<link rel=canonical href=/b>", "<p>Text"));
        row("no canonical", page("<link rel=canonical href=/a>", "<p>Text"), page("", "<p>Text"));
        around("a paragraph", "", "<p>And it is new.</p>");
        around("order of paragraphs", "<p>One thing</p><p>Other thing</p>", "<p>Other thing</p><p>One thing</p>");
        around("a list has a link more", "<ul><li><a href=/1>One</a></ul>",
            "<ul><li><a href=/1>One</a><li><a href=/2>Two</a></ul>");
        around("a link of a list says something else", "<ul><li><a href=/1>One</a></ul>",
            "<ul><li><a href=/1>Uno</a></ul>");
        around("who wrote it a while ago", "<p>By <a href=/ann>Ann Weaver</a> <a href=/day>5 minutes</a> ago</p>",
            "<p>By <a href=/bo>Bo Mason</a> <a href=/day>5 minutes</a> ago</p>");
        around("a length in a link", "<p>Takes <a href=/walk>5 minutes by foot</a></p>",
            "<p>Takes <a href=/walk>9 minutes by foot</a></p>");
        around("a cell", "<table><tr><td>Price<td>5</table>", "<table><tr><td>Price<td>6</table>");
        around("a price within a card", "<a href=/1><h3>Steel</h3><p>5 EUR</p></a>",
            "<a href=/1><h3>Steel</h3><p>6 EUR</p></a>");
        around("Chinese text", "<p>价格为 12 元</p>", "<p>价格为 15 元</p>");
        row("header of an article", body("<article><header><p>5 EUR</p></header><p>Text of the page</p></article>"),
            body("<article><header><p>6 EUR</p></header><p>Text of the page</p></article>"));
        row("header of main", body("<main><header><p>3 May</p></header><p>Text of the page</p></main>"),
            body("<main><header><p>4 May</p></header><p>Text of the page</p></main>"));
        row("a page of links", body("<p><a href=/1>One</a></p>"), body("<p><a href=/2>Two</a></p>"));
        row("links with a little text", body("<p>Old <a href=/1>A long text of a link</a></p>"),
            body("<p>New <a href=/1>A long text of a link</a></p>"));
        row("all of it in a box", body("<div class=footer><p>One</p></div>"),
            body("<div class=footer><p>Two</p></div>"));
        row("a box around", body("<div class='has-sidebar'><p>One</p></div>"),
            body("<div class='has-sidebar'><p>Two</p></div>"));
    }
    void other()
    {
        QFETCH(const QByteArray, one);
        QFETCH(const QByteArray, other);
        QVERIFY(one != other);
        QVERIFY(printOf(one) != printOf(other));
    }

    void headersOfRobots()
    {
        const QByteArray document = article({});
        QVERIFY(printOf(document) != printOf(document, {{"X-Robots-Tag", "noindex"}}));
    }
    void wantsText()
    {
        html::ExtractOptions options;
        options.text = false;
        QVERIFY(
            html::extractHtml({"<p>x", *url::parse("https://x.test/"), "text/html", {}}, options).changeHash.isEmpty());
    }
};

ARGIOPE_TEST(TestReadingPrint, void)
#include "tst_readingprint.moc"
