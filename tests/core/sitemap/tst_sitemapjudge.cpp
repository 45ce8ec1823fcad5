#include "core/sitemap/sitemapjudge.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using namespace argiope::sitemap;

/// What search engines reject in a sitemap, and where it stands.
class TestSitemapJudge : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void documents_data();
    void documents();
    void pieces();
    void many();
    void cut();
};

namespace {

const QByteArray Declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
const QByteArray Core = "http://www.sitemaps.org/schemas/sitemap/0.9";

QByteArrayList judge(const QByteArray &document, qsizetype piece = 1 << 20, bool whole = true)
{
    SitemapJudge judge;
    for (qsizetype at = 0; at < document.size(); at += piece)
        judge.feed(QByteArrayView(document).sliced(at, std::min(piece, document.size() - at)));
    QByteArrayList found;
    judge.finish(whole, [&found](const char *check, QByteArrayView evidence, int count) {
        found << QByteArray(check) + ' ' + QByteArray::number(count) + ' ' + evidence.toByteArray();
    });
    return found;
}

QByteArray urlset(const QByteArray &urls, const QByteArray &more = {})
{
    return Declaration + "<urlset xmlns=\"" + Core + '"' + more + ">\n" + urls + "</urlset>\n";
}

const QByteArray Url = "<url><loc>https://example.org/a</loc></url>\n";
const QByteArray Xhtml = " xmlns:xhtml=\"http://www.w3.org/1999/xhtml\"";
const QByteArray Image = " xmlns:image=\"http://www.google.com/schemas/sitemap-image/1.1\"";
const QByteArray Video = " xmlns:video=\"http://www.google.com/schemas/sitemap-video/1.1\"";
const QByteArray News = " xmlns:news=\"http://www.google.com/schemas/sitemap-news/0.9\"";

QByteArray entry(const QByteArray &more)
{
    return "<url><loc>https://example.org/a</loc>" + more + "</url>\n";
}

} // namespace

void TestSitemapJudge::documents_data()
{
    QTest::addColumn<QByteArray>("document");
    QTest::addColumn<QByteArrayList>("expected");
    const auto row = [](const char *name, const QByteArray &document, const QByteArrayList &expected) {
        QTest::newRow(name) << document << expected;
    };
    row("fine", urlset(Url), {});
    row("without a declaration", "\n<urlset xmlns=\"" + Core + "\">" + Url + "</urlset>", {});
    row("the old namespace", "<urlset xmlns=\"http://www.google.com/schemas/sitemap/0.84\">" + Url + "</urlset>", {});
    row("prefixed", "<s:urlset xmlns:s=\"" + Core + "\"><s:url><s:loc>https://example.org/</s:loc></s:url></s:urlset>",
        {});
    row("index",
        "<sitemapindex xmlns=\"" + Core + "\"><sitemap><loc>https://example.org/a.xml</loc></sitemap></sitemapindex>",
        {});
    row("all extensions",
        urlset(
            entry("<lastmod>2026-01-01</lastmod><changefreq>daily</changefreq><priority>0.5</priority>"
                  "<xhtml:link rel=\"alternate\" hreflang=\"de\" href=\"https://example.org/de\"/>"
                  "<image:image><image:loc>https://example.org/a.png</image:loc></image:image>"
                  "<video:video><video:thumbnail_loc>https://example.org/t.png</video:thumbnail_loc><video:title>T"
                  "</video:title><video:description>D</video:description><video:content_loc>https://example.org/v.mp4"
                  "</video:content_loc><video:duration>60</video:duration><video:live>no</video:live>"
                  "<video:restriction relationship=\"allow\">IE</video:restriction></video:video>"
                  "<news:news><news:publication><news:name>N</news:name><news:language>en</news:language>"
                  "</news:publication><news:publication_date>2026-11-01</news:publication_date><news:title>T"
                  "</news:title></news:news>"),
            Xhtml + Image + Video + News),
        {});
    row("another vocabulary",
        urlset(entry("<x:any xmlns:x=\"https://example.org/x\"><x:loc/><url/></x:any>"),
            " xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\" xsi:schemaLocation=\"a b\""),
        {});
    row("a web page", "\n<!DOCTYPE html><html><p>&nbsp;<br></html>", {});
    row("a list of URLs", "\xEF\xBB\xBFhttps://example.org/a\n", {});

    row("blank line", "\n" + urlset(Url), {"sitemap-leading-space 1 line 1, column 1: 1 byte"});
    row("blanks move what follows", "\n\n " + urlset("<url/>"),
        {"sitemap-leading-space 1 line 1, column 1: 3 bytes",
            "sitemap-missing-tag 1 line 5, column 1: <url> without <loc>"});
    row("byte order mark", "\xEF\xBB\xBF" + urlset(Url), {"sitemap-bom 1 line 1, column 1: EF BB BF"});
    row("two of them", "\xEF\xBB\xBF\xEF\xBB\xBF" + urlset(Url),
        {"sitemap-bom 1 line 1, column 1: EF BB BF", "sitemap-leading-space 1 line 1, column 1: 3 bytes"});
    row("Latin-1", QByteArray(urlset(Url)).replace("UTF-8", "ISO-8859-1"),
        {"sitemap-encoding 1 line 1, column 1: ISO-8859-1"});
    row("bytes of Latin-1", urlset("<url><loc>https://example.org/\xE4</loc></url>"),
        {"sitemap-encoding 1 line 3, column 31: Input is not proper UTF-8, indicate encoding !"});
    row("no ampersand", urlset("<url><loc>https://example.org/?a=1&b=2</loc></url>\n"),
        {"sitemap-xml-error 1 line 3, column 37: & must be written as &amp;"});
    row("an entity of HTML", urlset("<url><loc>https://example.org/&eacute;</loc></url>"),
        {"sitemap-xml-error 1 line 3, column 39: Entity 'eacute' not defined"});
    row("no end tag", urlset("<url><loc>https://example.org/</url>"),
        {"sitemap-xml-error 1 line 3, column 37: Opening and ending tag mismatch: loc line 3 and url"});

    row("https", QByteArray(urlset(Url)).replace(Core, "https://www.sitemaps.org/schemas/sitemap/0.9"),
        {"sitemap-namespace 1 line 2, column 1: xmlns=\"https://www.sitemaps.org/schemas/sitemap/0.9\" instead of "
         "\"http://www.sitemaps.org/schemas/sitemap/0.9\""});
    row("none", Declaration + "<urlset>" + Url + "</urlset>",
        {"sitemap-namespace 1 line 2, column 1: xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\" is missing"});
    row("undeclared prefix",
        urlset(entry("<xhtml:link rel=\"alternate\" hreflang=\"de\" href=\"https://example.org/de\"/>")),
        {"sitemap-namespace 1 line 3, column 109: xmlns:xhtml is not declared"});
    row("wrong extension",
        urlset(entry("<image:image><image:loc>https://example.org/a.png</image:loc></image:image>"),
            " xmlns:image=\"http://www.google.com/schemas/sitemap-image/0.9\""),
        {"sitemap-namespace 1 line 3, column 38: xmlns:image=\"http://www.google.com/schemas/sitemap-image/0.9\" "
         "instead of \"http://www.google.com/schemas/sitemap-image/1.1\""});

    row("no loc", urlset("<url><lastmod>2026-01-01</lastmod></url>\n" + Url + "<url><loc> </loc></url>"),
        {"sitemap-missing-tag 1 line 3, column 1: <url> without <loc>",
            "sitemap-missing-tag 1 line 5, column 1: <url> without <loc>"});
    row("no loc of an image", urlset(entry("<image:image><image:loc/></image:image>"), Image),
        {"sitemap-missing-tag 1 line 3, column 38: <image:image> without <image:loc>"});
    row("two loc", urlset("<url><loc>https://example.org/a</loc><loc>https://example.org/b</loc></url>"),
        {"sitemap-many-tags 1 line 3, column 38: second <loc> in <url>"});
    row("a page in an index", "<sitemapindex xmlns=\"" + Core + "\">" + Url + "</sitemapindex>",
        {"sitemap-unknown-tag 1 line 1, column 67: <url> in <sitemapindex>"});
    row("spelt otherwise", urlset(entry("<LastMod>2026-01-01</LastMod>")),
        {"sitemap-unknown-tag 1 line 3, column 38: <LastMod> in <url>"});
    row("values", urlset(entry("<lastmod/>\n<changefreq>sometimes</changefreq>\n<priority>2</priority>")),
        {"sitemap-bad-value 1 line 3, column 38: <lastmod> is empty",
            "sitemap-bad-value 1 line 4, column 1: <changefreq> sometimes",
            "sitemap-bad-value 1 line 5, column 1: <priority> 2"});
    row("video",
        urlset(
            entry("<video:video><video:thumbnail_loc>t.png</video:thumbnail_loc><video:title/></video:video>"), Video),
        {"sitemap-bad-value 1 line 3, column 51: <video:thumbnail_loc> t.png",
            "sitemap-missing-tag 1 line 3, column 38: <video:video> without <video:title>",
            "sitemap-missing-tag 1 line 3, column 38: <video:video> without <video:description>",
            "sitemap-missing-tag 1 line 3, column 38: <video:video> without <video:content_loc> or "
            "<video:player_loc>"});
    row("a page as its own video",
        urlset(entry("\n<video:video><video:thumbnail_loc>https://example.org/t.png</video:thumbnail_loc><video:title>T"
                     "</video:title><video:description>D</video:description>\n<video:player_loc>https://example.org/a"
                     "</video:player_loc></video:video>"),
            Video),
        {"sitemap-bad-value 1 line 5, column 1: <video:player_loc> is the page itself: https://example.org/a"});
    row("news",
        urlset(entry("\n<news:news><news:publication><news:name>N</news:name><news:language>English</news:language>"
                     "</news:publication>\n<news:publication_date>1.11.2026</news:publication_date></news:news>"),
            News),
        {"sitemap-bad-value 1 line 4, column 54: <news:language> English",
            "sitemap-bad-value 1 line 5, column 1: <news:publication_date> 1.11.2026",
            "sitemap-missing-tag 1 line 4, column 1: <news:news> without <news:title>"});
    row("attributes",
        urlset(entry("<xhtml:link hreflang=\"de\" href=\"https://example.org/de\"/>\n"
                     "<xhtml:link rel=\"alternate\" href=\"https://example.org/de\"/>"),
            Xhtml),
        {"sitemap-bad-attribute 1 line 3, column 38: <xhtml:link> rel is missing",
            "sitemap-bad-attribute 1 line 4, column 1: <xhtml:link> hreflang is missing"});
    row("relative href", urlset(entry("<xhtml:link rel=\"alternate\" hreflang=\"de\" href=\"/de\"/>"), Xhtml),
        {"sitemap-bad-attribute 1 line 3, column 38: <xhtml:link> href=\"/de\""});
    const QByteArray news = "<url><loc>https://example.org/a</loc><news:news><news:publication><news:name>N</news:name>"
                            "<news:language>en</news:language></news:publication><news:publication_date>2026-11-01"
                            "</news:publication_date><news:title>T</news:title></news:news></url>\n";
    row("1000 news", urlset(news.repeated(1000), News), {});
    row("1001 news", urlset(news.repeated(1001), News),
        {"sitemap-many-tags 1 line 1003, column 38: more than 1000 <news:news> in one sitemap"});
    row("feed",
        "\n<?xml version=\"1.0\"?><rss><channel><item><link>https://example.org/?a&b</link></item></channel></rss>",
        {"sitemap-leading-space 1 line 1, column 1: 1 byte",
            "sitemap-xml-error 1 line 2, column 72: & must be written as &amp;"});
    row("Atom of another namespace", "<feed xmlns=\"https://www.w3.org/2005/Atom\"><entry/></feed>",
        {"sitemap-namespace 1 line 1, column 1: xmlns=\"https://www.w3.org/2005/Atom\" instead of "
         "\"http://www.w3.org/2005/Atom\""});
}

void TestSitemapJudge::documents()
{
    QFETCH(const QByteArray, document);
    QTEST(judge(document), "expected");
}

/// However the file comes.
void TestSitemapJudge::pieces()
{
    const QByteArray document = "\n" + urlset("<url><priority>\n2</priority></url>" + Url);
    const QByteArrayList whole = judge(document);
    QCOMPARE(whole.size(), 3);
    for (const qsizetype piece : {1, 2, 7, 64})
        QCOMPARE(judge(document, piece), whole);
}

void TestSitemapJudge::many()
{
    const QByteArrayList found = judge(urlset(QByteArray("<url/>\n").repeated(100)));
    QCOMPARE(found.size(), SitemapJudge::MostTold);
    QCOMPARE(found.last(), QByteArray("sitemap-missing-tag 91 line 12, column 1: <url> without <loc>"));
}

/// What the crawl did not get to its end is not the sitemap's fault.
void TestSitemapJudge::cut()
{
    const QByteArray half = Declaration + "<urlset xmlns=\"" + Core + "\">" + Url;
    QCOMPARE(judge(half, half.size(), false), QByteArrayList());
    QCOMPARE(judge(half).size(), 1);
}

ARGIOPE_TEST(TestSitemapJudge, void)
#include "tst_sitemapjudge.moc"
