#include "core/html/css.h"
#include "core/html/headers.h"
#include "core/html/linkwriting.h"
#include "core/html/mimetype.h"
#include "core/html/refresh.h"
#include "core/html/srcset.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <random>

using namespace argiope::html;

/// What stands inside attribute values and headers: srcset, refresh, CSS, Link, Content-Type.
class TestHtmlValues : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void srcset_data();
    void srcset();
    void refresh_data();
    void refresh();
    void css_data();
    void css();
    void linkHeader_data();
    void linkHeader();
    void essence_data();
    void essence();
    void html_data();
    void html();
    void spaces();
    void mistyped_data();
    void mistyped();
    void plainlyWritten();
};

void TestHtmlValues::srcset_data() // HTML Standard 4.8.4.4.1
{
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QByteArrayList>("expected");
    const auto row = [](const char *name, const char *value, const QByteArrayList &expected) {
        QTest::newRow(name) << QByteArray(value) << expected;
    };
    row("empty", " , ,", {});
    row("two", "a 1x, b 2x", {"a", "b"});
    row("without descriptors", "a, b", {"a", "b"});
    row("a comma inside a URL", "data:,a 1x, b", {"data:,a", "b"});
    row("commas at a URL's end", "a,, b", {"a", "b"});
    row("zero width", "a 0w, b 1w", {"b"});
    row("two widths", "a 1w 2w, b", {"b"});
    row("width and density", "a 1w 1x, b", {"b"});
    row("height alone", "a 1h, b 1w 1h", {"b"});
    row("negative density", "a -1x, b", {"b"});
    row("unknown descriptor", "a 1y, b", {"b"});
    row("parentheses hide commas", "a (1x, b), c", {"c"});
    row("plus sign", "a +1x, b 1.5x, c 1e3x", {"b", "c"});
}

void TestHtmlValues::srcset()
{
    QFETCH(QByteArray, value);
    QByteArrayList found;
    parseSrcset(value, [&](const SrcsetCandidate &candidate) { found << candidate.url.toByteArray(); });
    QTEST(found, "expected");
}

void TestHtmlValues::refresh_data() // 4.2.5.3
{
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QByteArray>("expected"); // "-": none
    const auto row = [](const char *value, const char *expected) {
        QTest::newRow(value) << QByteArray(value) << QByteArray(expected);
    };
    row("", "-");
    row("x", "-");
    row("5", "5 ");
    row("0;x", "0 x");
    row("0;url=x", "0 x");
    row("0,URL = 'x'y", "0 x");
    row("0 \"x y", "0 x y");
    row("0.9;url=x", "0 x");
    row(".5 x", "0 x");
    row("0x", "-");
    row("-1;x", "-");
    row("0;urlx", "0 urlx");
    row("0;url 'x'", "0 url 'x'");
}

void TestHtmlValues::refresh()
{
    QFETCH(QByteArray, value);
    const auto found = parseRefresh(value);
    QTEST(found ? QByteArray::number(found->seconds) + ' ' + found->url.toByteArray() : QByteArray("-"), "expected");
}

void TestHtmlValues::css_data() // CSS Syntax 4
{
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QByteArrayList>("expected");
    const auto row = [](const char *name, const char *value, const QByteArrayList &expected) {
        QTest::newRow(name) << QByteArray(value) << expected;
    };
    row("comment", "/* url(a) */ url(b)", {"b"});
    row("string", "content: 'url(a)'; x: url(b)", {"b"});
    row("import of a string", "@import 'a'; x: 'b'", {"a"});
    row("import with a comment", "@import/**/url( \"a\" ) print;", {"a"});
    row("escapes", "url(a\\)b) url('\\61 b') u\\72l(c)", {"a)b", "ab", "c"});
    row("bad URL", "url(a b) url(c)", {"c"});
    row("bad string", "x: 'a\nurl(b)'", {"b"});
    row("unclosed", "url(a", {"a"});
    row("image-set", "image-set('a' 1x, url(b) 2x type('c'))", {"a", "b"});
    row("not a url", "myurl(a) url-prefix(b)", {});
    row("upper case", "URL(a)", {"a"});
}

void TestHtmlValues::css()
{
    QFETCH(QByteArray, value);
    QByteArrayList found;
    forEachCssUrl(value, [&](QByteArrayView url, bool) { found << url.toByteArray(); });
    QTEST(found, "expected");
}

void TestHtmlValues::linkHeader_data() // RFC 8288
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QByteArrayList>("expected");
    const auto row = [](const char *what, const char *name, const char *value, const QByteArrayList &expected) {
        QTest::newRow(what) << QByteArray(name) << QByteArray(value) << expected;
    };
    row("one", "Link", "</a>; rel=next", {"3 2048 http://a.test/a"});
    row("two", "link", "<a>; rel=\"prev\", <b>;rel=preload", {"3 1024 http://a.test/a", "2 0 http://a.test/b"});
    row("comma and bracket in quotes", "Link", "<a>; title=\"x, <y>\"; rel=alternate", {"3 512 http://a.test/a"});
    row("the first rel counts", "Link", "<a>; rel=canonical; rel=next", {"3 256 http://a.test/a"});
    row("comma in the URL", "Link", "<a,b>", {"3 0 http://a.test/a,b"});
    row("broken", "Link", "a; rel=next", {});
    row("unclosed", "Link", "<a", {});
    row("refresh", "Refresh", "0; url=b", {"1 0 http://a.test/b"});
    row("another header", "Location", "/b", {});
}

void TestHtmlValues::linkHeader()
{
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, value);
    PageInput input;
    input.url = *argiope::url::parse("http://a.test/x");
    input.headers = {{name, value}};
    QByteArrayList found;
    for (const Link &link : extractHeaderLinks(input))
        found << QByteArray::number(int(link.kind)) + ' ' + QByteArray::number(int(link.rel)) + ' ' + link.url.href();
    QTEST(found, "expected");
}

void TestHtmlValues::essence_data() // MIME Sniffing 4.4
{
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *value, const char *expected) {
        QTest::newRow(value) << QByteArray(value) << QByteArray(expected);
    };
    row("text/html", "text/html");
    row(" TEXT/HTML ; charset=x", "text/html");
    row("text", "");
    row("text/", "");
    row("/html", "");
    row("te xt/html", "");
    row("", "");
}

void TestHtmlValues::essence()
{
    QFETCH(QByteArray, value);
    QTEST(mimeEssence(value), "expected");
}

void TestHtmlValues::html_data() // MIME Sniffing 7.1
{
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<bool>("expected");
    const auto row = [](const char *name, const char *type, const char *body, bool expected) {
        QTest::newRow(name) << QByteArray(type) << QByteArray(body) << expected;
    };
    row("by type", "text/html", "", true);
    row("XHTML", "application/xhtml+xml; charset=utf-8", "", true);
    row("another type", "text/plain", "<html>", false);
    row("no type, a doctype", "", "\n <!DOCTYPE html>", true);
    row("no type, a comment", "", "<!--", true);
    row("no type, a tag goes on", "", "<article>", false);
    row("no type, text", "", "text", false);
    row("no type, nothing", "", "", false);
}

void TestHtmlValues::html()
{
    QFETCH(QByteArray, type);
    QFETCH(QByteArray, body);
    QTEST(isHtml(type, body), "expected");
}

void TestHtmlValues::spaces()
{
    for (qsizetype size = 0; size <= 40; ++size) {
        const QByteArray plain(size, 'a');
        QVERIFY(!hasSpaces(plain));
        for (qsizetype at = 0; at < size; ++at) {
            for (const char c : {' ', '\n', '\t', '\r', '\f', '\\', '\v', '\x08', '\x0E', '!', '\xC2'}) {
                QByteArray text = plain;
                text[at] = c;
                QCOMPARE(hasSpaces(text), QByteArray(" \n\t\r\f\\").contains(c));
            }
        }
    }
}

void TestHtmlValues::mistyped_data()
{
    QTest::addColumn<bool>("expected");
    for (const char *good : {"", "h", "ht", "th", "http", "html/x", "tt/x", "hh", "http://", "https://",
             "http://a.example/", "HTTP://A.example/", "https://https.example/", "http://http/", "HtTps://h"})
        QTest::newRow(good) << false;
    for (const char *bad : {"http:", "http:a", "HTTPS:/a", "http//a", "https;//a", "http.//a", "htp://a", "hhttps://a",
             "ttp://a", "TTPS://a", "http:///a", "https:///a", "http://http://a", "HTTPS://https:a"})
        QTest::newRow(bad) << true;
}

void TestHtmlValues::mistyped()
{
    QFETCH(const bool, expected);
    QCOMPARE(isMistyped(QTest::currentDataTag()), expected);
}

/// Of what is written plainly none of the others need be asked.
void TestHtmlValues::plainlyWritten()
{
    static constexpr const char *Parts[] = {"java", "script", ":", " ", "\t", "\n", "\\", "/", "//", "a", "http", "tel",
        "data", "mailto", ".html", "?q=", "#f", "%20", "\u00fc", "longer-than-sixteen-bytes"};
    std::mt19937 random(1);
    int plain = 0;
    for (int round = 0; round < 20'000; ++round) {
        QByteArray href;
        for (unsigned parts = random() % 7; parts > 0; --parts)
            href += Parts[random() % std::size(Parts)];
        href = href.trimmed();
        if (!isPlainlyWritten(href))
            continue;
        ++plain;
        QVERIFY2(!isScriptUrl(href) && !isMistyped(href) && !hasSpaces(href), href.constData());
        QVERIFY2(!href.contains(':'), href.constData());
    }
    QVERIFY(plain > 1'000);
    QVERIFY(isPlainlyWritten("../java/lang/Object.html#hashCode()"));
    QVERIFY(isPlainlyWritten(""));
}

ARGIOPE_TEST(TestHtmlValues, void)
#include "tst_htmlvalues.moc"
