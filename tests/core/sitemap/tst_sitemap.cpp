#include "core/sitemap/sitemap.h"
#include "tests/support/sanitized.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QTest>

#include <zlib.h>

using namespace argiope;
using sitemap::SitemapEntry;
using sitemap::SitemapProblem;

namespace {

QByteArray gzip(const QByteArray &plain)
{
    z_stream stream{};
    deflateInit2(&stream, Z_BEST_SPEED, Z_DEFLATED, MAX_WBITS + 16, 8, Z_DEFAULT_STRATEGY);
    QByteArray packed(qsizetype(deflateBound(&stream, uLong(plain.size()))) + 64, '\0');
    stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(plain.data()));
    stream.avail_in = uInt(plain.size());
    stream.next_out = reinterpret_cast<Bytef *>(packed.data());
    stream.avail_out = uInt(packed.size());
    deflate(&stream, Z_FINISH);
    packed.resize(packed.size() - qsizetype(stream.avail_out));
    deflateEnd(&stream);
    return packed;
}

struct Answer
{
    QByteArray lines; ///< "kind href lastmod" of each entry
    SitemapProblem problem = SitemapProblem::None;
};

Answer readSitemap(const QByteArray &body, qsizetype pieceSize)
{
    const auto base = url::parse("https://example.org/folder/sitemap.xml");
    Answer answer;
    sitemap::SitemapReader reader(*base, [&](SitemapEntry &&entry) {
        answer.lines += sitemap::name(entry.kind);
        answer.lines += ' ';
        answer.lines += entry.url.href();
        if (!entry.lastmod.isEmpty()) {
            answer.lines += ' ';
            answer.lines += entry.lastmod;
        }
        answer.lines += '\n';
    });
    for (qsizetype i = 0; i < body.size(); i += pieceSize)
        reader.feed(QByteArrayView(body).sliced(i, std::min(pieceSize, body.size() - i)));
    answer.problem = reader.finish();
    return answer;
}

/// Resident memory in KiB; -1 where the system does not tell.
qint64 residentKib()
{
    QFile file(QStringLiteral("/proc/self/status"));
    if (!file.open(QIODevice::ReadOnly))
        return -1;
    const QList<QByteArray> lines = file.readAll().split('\n');
    for (const QByteArray &line : lines) {
        if (line.startsWith("VmRSS:"))
            return line.mid(6).trimmed().split(' ').front().toLongLong();
    }
    return -1;
}

constexpr qint64 MaxGrowthKib = 24 * 1024; // the allocator's own habits, a sanitizer's quarantine not counted

void verifyGrowth(qint64 before)
{
    const qint64 after = residentKib();
    if (!test::sanitized && before >= 0)
        QVERIFY2(after - before < MaxGrowthKib, QByteArray::number(after - before).constData());
}

} // namespace

class TestSitemap : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reads_data();
    void reads();
    void readsLargeFiles_data();
    void readsLargeFiles();
    void staysSmall_data();
    void staysSmall();
    void manyImagesFollowTheirPage();
    void namesAreStable();
};

void TestSitemap::reads_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("lines");
    QTest::addColumn<SitemapProblem>("problem");
    const auto row
        = [](const char *name, const QByteArray &body, const QByteArray &lines,
              SitemapProblem problem = SitemapProblem::None) { QTest::newRow(name) << body << lines << problem; };
    const auto urlset = [](const QByteArray &inner) -> QByteArray {
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<urlset "
               "xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\" xmlns:image=\"i\" xmlns:video=\"v\">"
            + inner + "</urlset>\n";
    };
    const auto one = [&](const QByteArray &loc) { return urlset("<url><loc>" + loc + "</loc></url>"); };
    const QByteArray a = "page https://example.org/a\n";

    // urlset and index
    row("urlset",
        urlset("<url><loc>https://example.org/a</loc><lastmod> 2024-01-02 </lastmod></url><url>"
               "<lastmod>2023</lastmod><loc>https://example.org/b</loc></url>"),
        "page https://example.org/a 2024-01-02\npage https://example.org/b 2023\n");
    row("urlset without entries", urlset(""), "");
    row("url without loc", urlset("<url><lastmod>2024</lastmod></url>"), "");
    row("index", "<sitemapindex><sitemap><loc>/s.xml</loc><lastmod>2024</lastmod></sitemap></sitemapindex>",
        "sitemap https://example.org/s.xml 2024\n");
    row("relative loc", one("x?y"), "page https://example.org/folder/x?y\n");
    row("loc that is no URL", urlset("<url><loc>http://[</loc></url><url><loc>/a</loc></url>"), a);
    row("white space around", one("\n \xC2\xA0/a\xE2\x80\x80\t"), a);
    row("references", one("/a?b&amp;c&#61;d&#x26;&apos;&quot;&lt;&gt;"),
        "page https://example.org/a?b&c=d&%27%22%3C%3E\n");
    row("CDATA", one("/a<![CDATA[?b&c]]]]><![CDATA[>]]>"), "page https://example.org/a?b&c]]%3E\n");
    row("comments and instructions",
        urlset("<!-- <url><loc>/x</loc></url> ---><?x <loc>/y</loc> ?><url><loc>/<!-- --"
               " -->a</loc></url>"),
        a);
    row("two loc", urlset("<url><loc>/a</loc><lastmod>2024</lastmod><loc>/b</loc></url>"),
        a.chopped(1) + " 2024\npage https://example.org/b\n");
    row("url in loc", urlset("<url><loc><url>/a</url></loc></url>"), a);
    row("no loc element", "<sitemapindex><sitemap> https://example.org/s.xml </sitemap></sitemapindex>",
        "sitemap https://example.org/s.xml\n");
    row("other text is no URL", "<sitemapindex><sitemap>none</sitemap></sitemapindex>", "");

    // extensions
    row("images and videos follow the page",
        urlset(
            "<url><image:image><image:loc>/i.png</image:loc></image:image><loc>/a</loc><video:video><video:player_loc>"
            "/p</video:player_loc><video:content_loc>/v.mp4</video:content_loc><video:thumbnail_loc>/t</"
            "video:thumbnail_loc></video:video></url>"),
        a + "image https://example.org/i.png\nvideo https://example.org/p\nvideo https://example.org/v.mp4\n");
    row("alternates",
        urlset("<url><loc>/a</loc><xhtml:link rel=\"alternate\" hreflang=\"de\" href=\"/de?a&amp;b\"/>"
               "<xhtml:link rel=\"stylesheet\" href=\"/x\"/><xhtml:link rel=\"alternate\"/></url>"),
        a + "alternate https://example.org/de?a&b\n");
    row("news", urlset("<url><loc>/a</loc><news:news><news:title>t</news:title></news:news></url>"), a);
    row("image without its frame", urlset("<url><loc>/a</loc><image:loc>/i.png</image:loc></url>"),
        a + "image https://example.org/i.png\n");
    row("foreign loc", urlset("<url><loc>/a</loc><x:y><x:loc>/z</x:loc></x:y></url>"), a);

    // feeds
    row("RSS 2.0",
        "<rss><channel><link>/c</link><item><title>t</title><link>/a</link><atom:link href=\"/x\"/>"
        "<pubDate>Thu, 05 Jan 2017 12:34:50 GMT</pubDate><source><link>/s</link></source></item></channel></rss>",
        a.chopped(1) + " Thu, 05 Jan 2017 12:34:50 GMT\n");
    row("RSS 2.0 guid",
        "<rss><channel><item><guid>https://example.org/a</guid></item><item><guid>7</guid></item></channel>"
        "</rss>",
        a);
    row("RSS 1.0",
        "<rdf:RDF><channel><link>/c</link></channel><image><url>/i</url></image><item><link>/a</link><dc:date>"
        "2024</dc:date></item></rdf:RDF>",
        a.chopped(1) + " 2024\n");
    row("Atom",
        "<feed><link href=\"/c\"/><entry><link rel=\"edit\" href=\"/e\"/><link rel=\"alternate\" href=\"/a\"/><link "
        "href=\"/2\"/><published>2023</published><updated>2024</updated><source><link href=\"/s\"/><updated>1999"
        "</updated></source></entry></feed>",
        a.chopped(1) + " 2024\n");
    row("Atom, published only", "<feed><entry><link href='/a'/><published>2023</published></entry></feed>",
        a.chopped(1) + " 2023\n");

    // text
    row("text",
        "https://example.org/a\r\n\r\n  https://example.org/b  \nftp://example.org/c\nno url\nhttps://example.org/d",
        a + "page https://example.org/b\npage https://example.org/d\n");
    row("text with a byte order mark", "\xEF\xBB\xBFhttps://example.org/a\n", a);
    row("text without URLs", "This is a page.\n", "", SitemapProblem::NotASitemap);
    row("empty", "", "", SitemapProblem::NotASitemap);
    row("one byte", "h", "", SitemapProblem::NotASitemap);
    row("white space", " \n\n", "", SitemapProblem::NotASitemap);
    row("HTML", "<!DOCTYPE html><html><body><url><loc>/a</loc></url></body></html>", "", SitemapProblem::NotASitemap);
    row("other XML", "<svg><url><loc>/a</loc></url></svg>", "", SitemapProblem::NotASitemap);
    row("declaration alone", "<?xml version=\"1.0\"?>", "", SitemapProblem::NotASitemap);

    // namespaces and well-formedness
    row("prefixed", "<s:urlset xmlns:s=\"x\"><s:url><s:loc>/a</s:loc></s:url></s:urlset>", a);
    row("letter case", "<URLSET><Url><LOC>/a</LOC></Url></URLSET>", a);
    row("white space before the declaration", "\n \t" + one("/a"), a);
    row("two byte order marks", "\xEF\xBB\xBF\xEF\xBB\xBF" + one("/a"), a);
    row("three, in a text", "\xEF\xBB\xBF\xEF\xBB\xBF\xEF\xBB\xBFhttps://example.org/a\n", a);
    row("something behind the end", one("/a") + "<p>made by us</p>", a, SitemapProblem::BadXml);
    row("byte order mark and white space", "\xEF\xBB\xBF\n" + one("/a"), a);
    row("surplus end tag", urlset("<url><loc>/a</loc></url></url>"), a, SitemapProblem::BadXml);
    row("missing end tag of loc", urlset("<url><loc>/a<lastmod>2024</lastmod></url>"), a.chopped(1) + " 2024\n",
        SitemapProblem::BadXml);
    row("missing end tag of url", urlset("<url><loc>/a</loc><url><loc>/b</loc></url>"),
        a + "page https://example.org/b\n", SitemapProblem::BadXml);
    row("bare ampersand", one("/a?b&c=d e&f"), "page https://example.org/a?b&c=d%20e&f\n", SitemapProblem::BadXml);
    row("unquoted attribute", "<urlset a=b><url><loc>/a</loc></url></urlset>", a, SitemapProblem::BadXml);
    row("a tag in a tag", urlset("<x <url><loc>/a</loc></url>"), a, SitemapProblem::BadXml);
    row("tag without a name", urlset("< ><url><loc>/a</loc></url>"), a, SitemapProblem::BadXml);
    row("character reference to nothing", one("/a&#xD800;&#0;&#x110000;"), "", SitemapProblem::BadXml);
    row("name of HTML's", urlset("<url><loc>/a&eacute;b</loc></url><url><loc>/a</loc></url>"), a,
        SitemapProblem::BadXml);

    // entities, DTDs
    row("external entity",
        "<!DOCTYPE urlset [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><urlset><url><loc>/a&x;</loc></url></urlset>", a);
    row("another external entity",
        "<!DOCTYPE urlset [<!ENTITY y SYSTEM \"e\">]><urlset><url><loc>/a&x;</loc></url></urlset>", "",
        SitemapProblem::BadXml);
    row("internal entity", "<!DOCTYPE urlset [<!ENTITY x \"y\">]><urlset><url><loc>/a&x;</loc></url></urlset>", "",
        SitemapProblem::BadXml);
    row("billion laughs",
        "<!DOCTYPE u [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;\"><!ENTITY c "
        "\"&b;&b;&b;&b;&b;\">]>"
        "<urlset><url><loc>/a&c;</loc></url><url><loc>/a</loc></url></urlset>",
        a, SitemapProblem::BadXml);
    row("DTD with everything",
        "<!DOCTYPE u SYSTEM \"a>b\" [ <!-- ]> ' --> <!ATTLIST x y CDATA \"]>\"> <?p ?> ]><urlset>"
        "<url><loc>/a</loc></url></urlset>",
        a);
    row("XInclude", one("<xi:include href=\"file:///etc/passwd\" parse=\"text\"/>"), "");

    // cut off
    row("cut in an end tag", "<urlset><url><loc>/a</lo", a, SitemapProblem::Truncated);
    row("cut in a URL", "<urlset><url><loc>/a</loc></url><url><loc>/b", a, SitemapProblem::Truncated);
    row("cut behind a URL", "<urlset><url><loc>/a</loc>", a, SitemapProblem::Truncated);
    row("cut in a lastmod", "<urlset><url><loc>/a</loc><lastmod>20", a, SitemapProblem::Truncated);
    row("cut in a comment", "<urlset><url><loc>/a</loc></url><!-- ", a, SitemapProblem::Truncated);
    row("cut behind the last url", "<urlset><url><loc>/a</loc></url>", a, SitemapProblem::Truncated);
    row("cut in a bare URL", "<urlset><url>https://example.org/b", "", SitemapProblem::Truncated);

    // depth
    QByteArray deep = "<urlset><url><loc>/a</loc></url>";
    for (int i = 0; i < 300; ++i)
        deep += "<x>";
    row("too deep", deep + "<url><loc>/b</loc></url>", a, SitemapProblem::TooDeep);

    // sizes
    row("overlong URL", urlset("<url><loc>/" + QByteArray(70'000, 'x') + "</loc></url><url><loc>/a</loc></url>"), a,
        SitemapProblem::BadXml);
    row("overlong tag", urlset("<x y=\"" + QByteArray(70'000, 'x') + "\"/><url><loc>/a</loc></url>"), a,
        SitemapProblem::BadXml);
    row("overlong comment", urlset("<!--" + QByteArray(70'000, '-') + "><url><loc>/a</loc></url>"), a);
    row("overlong line of a text",
        QByteArray("https://example.org/") + QByteArray(70'000, 'x') + "\nhttps://example.org/a", a);

    // encodings
    const auto utf16 = [](const QString &text, bool bigEndian) {
        QByteArray bytes;
        for (const QChar c : text) {
            const ushort unit = c.unicode();
            bytes += bigEndian ? char(unit >> 8) : char(unit & 0xff);
            bytes += bigEndian ? char(unit & 0xff) : char(unit >> 8);
        }
        return bytes;
    };
    const QString wide = QStringLiteral("<?xml version=\"1.0\" encoding=\"UTF-16\"?><urlset><url><loc>/\u00e4\U0001F600"
                                        "</loc></url></urlset>");
    const QByteArray umlaut = "page https://example.org/%C3%A4\n";
    const QByteArray smile = "page https://example.org/%C3%A4%F0%9F%98%80\n";
    row("UTF-16LE with a mark", "\xFF\xFE" + utf16(wide, false), smile);
    row("UTF-16BE with a mark", "\xFE\xFF" + utf16(wide, true), smile);
    row("UTF-16LE without a mark", utf16(wide, false), smile);
    row("UTF-16BE without a mark", utf16(wide, true), smile);
    row("ISO-8859-1", "<?xml version='1.0' encoding='ISO-8859-1'?><urlset><url><loc>/\xE4</loc></url></urlset>",
        umlaut);
    row("windows-1251", "<?xml version='1.0' encoding=\"windows-1251\"?><urlset><url><loc>/\xE4</loc></url></urlset>",
        "page https://example.org/%D0%B4\n");
    row("declaration that does not end at its first >",
        "<?xml version='1>0' encoding='ISO-8859-1'?><urlset><url><loc>/\xC3\xA4</loc></url></urlset>", umlaut);
    row("unknown encoding", "<?xml version='1.0' encoding='x-none'?><urlset><url><loc>/a</loc></url></urlset>", a);
    row("a mark outweighs the declaration",
        "\xEF\xBB\xBF<?xml version='1.0' encoding='ISO-8859-1'?><urlset><url><loc>/\xC3\xA4</loc></url></urlset>",
        umlaut);
    row("declared UTF-16, but is not",
        "<?xml version='1.0' encoding='UTF-16'?><urlset><url><loc>/a</loc></url></urlset>", a);

    // gzip
    row("gzip", gzip(one("/a")), a);
    row("gzip, two members", gzip("<urlset><url><loc>/") + gzip("a</loc></url></urlset>"), a);
    row("gzip, an empty member", gzip("") + gzip(one("/a")), a);
    row("gzip, zeros behind", gzip(one("/a")) + QByteArray(512, '\0'), a);
    row("gzip of a text", gzip("https://example.org/a\n"), a);
    row("gzip of nothing", gzip(""), "", SitemapProblem::NotASitemap);
    row("gzip, cut", gzip(one("/a")).chopped(4), a, SitemapProblem::Truncated);
    row("gzip, cut text", gzip("https://example.org/a\nhttps://example.org/bc").chopped(9), a,
        SitemapProblem::Truncated);
    row("gzip, magic only", "\x1f\x8b", "", SitemapProblem::Truncated);
    QByteArray broken = gzip(one("/a"));
    broken[broken.size() - 6] = char(broken[broken.size() - 6] ^ 0x55); // the check sum
    row("gzip, wrong check sum", broken, a, SitemapProblem::BadGzip);
    row("gzip, broken from the start", "\x1f\x8b\x07" + QByteArray(40, 'x'), "", SitemapProblem::BadGzip);
}

void TestSitemap::reads()
{
    QFETCH(QByteArray, body);
    QFETCH(QByteArray, lines);
    QFETCH(SitemapProblem, problem);
    for (const qsizetype pieceSize : {std::max<qsizetype>(body.size(), 1), qsizetype(1), qsizetype(7)}) {
        const Answer answer = readSitemap(body, pieceSize);
        QCOMPARE(answer.lines, lines);
        QCOMPARE(QByteArray(sitemap::name(answer.problem)), QByteArray(sitemap::name(problem)));
    }
}

void TestSitemap::readsLargeFiles_data()
{
    QTest::addColumn<bool>("packed");
    QTest::newRow("50 MB") << false;
    QTest::newRow("50 MB, gzip") << true;
}

void TestSitemap::readsLargeFiles()
{
    QFETCH(bool, packed);
    // The limit of sitemaps.org: 50 MB. Written and read piece by piece, so that nobody ever holds it.
    constexpr qint64 Bytes = (test::sanitized ? 10 : 50) * 1024 * 1024;
    int pages = 0;
    int images = 0;
    qint64 lastNumber = -1;
    bool inOrder = true;
    const auto base = url::parse("https://example.org/sitemap.xml");
    sitemap::SitemapReader reader(*base, [&](SitemapEntry &&entry) {
        images += entry.kind == SitemapEntry::Kind::Image;
        if (entry.kind != SitemapEntry::Kind::Page)
            return;
        const qint64 number = entry.url.search().toByteArray().mid(3).toLongLong();
        inOrder = inOrder && number == lastNumber + 1 && entry.lastmod == "2024-05-06T07:08:09Z";
        lastNumber = number;
        ++pages;
    });
    const qint64 before = residentKib();
    qint64 written = 0;
    int expected = 0;
    const auto feed = [&](const QByteArray &piece) {
        written += piece.size();
        reader.feed(packed ? gzip(piece) : piece); // each piece is a member
    };
    feed("<?xml version=\"1.0\"?><urlset>");
    while (written < Bytes) {
        QByteArray piece;
        while (piece.size() < 60'000) {
            piece += "\n <url>\n  <loc>https://example.org/some/where/page.html?n=" + QByteArray::number(expected++)
                + "</loc>\n  <lastmod>2024-05-06T07:08:09Z</lastmod>\n  <changefreq>daily</changefreq>\n"
                  "  <image:image><image:loc>/i.png</image:loc></image:image>\n </url>";
        }
        feed(piece);
    }
    feed("</urlset>");
    const SitemapProblem problem = reader.finish();
    QCOMPARE(problem, SitemapProblem::None);
    QCOMPARE(pages, expected);
    QCOMPARE(images, expected);
    QVERIFY(inOrder);
    verifyGrowth(before);
}

void TestSitemap::staysSmall_data()
{
    QTest::addColumn<QByteArray>("head");
    QTest::addColumn<QByteArray>("filler");
    QTest::newRow("endless URL") << QByteArray("<urlset><url><loc>/") << QByteArray("x");
    QTest::newRow("endless CDATA") << QByteArray("<urlset><url><loc><![CDATA[/") << QByteArray("]x");
    QTest::newRow("endless comment") << QByteArray("<urlset><!--") << QByteArray("-x");
    QTest::newRow("endless tag") << QByteArray("<urlset><x ") << QByteArray("a='b' ");
    QTest::newRow("endless attribute") << QByteArray("<urlset><x a='") << QByteArray("b");
    QTest::newRow("endless DTD") << QByteArray("<!DOCTYPE u [") << QByteArray("<!ENTITY a 'b'>");
    QTest::newRow("endless instruction") << QByteArray("<?x ") << QByteArray("?y");
    QTest::newRow("endless reference") << QByteArray("<urlset><url><loc>&") << QByteArray("a");
    QTest::newRow("endless nesting") << QByteArray("<urlset>") << QByteArray("<x>");
    QTest::newRow("endless text in a url") << QByteArray("<urlset><url>") << QByteArray("y ");
    QTest::newRow("endless line") << QByteArray("https://example.org/") << QByteArray("z");
    QTest::newRow("endless white space") << QByteArray() << QByteArray(" ");
    QTest::newRow("endless declaration") << QByteArray("<?xml ") << QByteArray(" ");
    QTest::newRow("endless images") << QByteArray("<urlset><url><loc>/a</loc>")
                                    << QByteArray("<image:loc>/i</image:loc>");
    QTest::newRow("endless items") << QByteArray("<urlset>") << QByteArray("<url><loc>/a</loc>");
}

void TestSitemap::staysSmall()
{
    QFETCH(QByteArray, head);
    QFETCH(QByteArray, filler);
    const auto base = url::parse("https://example.org/");
    qint64 entries = 0;
    sitemap::SitemapReader reader(*base, [&](SitemapEntry &&) { ++entries; });
    QByteArray piece;
    while (piece.size() < 64 * 1024)
        piece += filler;
    // A bomb: 32 MB of it come from some 200 kB of gzip.
    const QByteArray packedHead = gzip(head);
    const QByteArray packedPiece = gzip(piece);
    const qint64 before = residentKib();
    reader.feed(packedHead);
    for (int i = 0; i < (test::sanitized ? 64 : 512); ++i)
        reader.feed(packedPiece);
    verifyGrowth(before);
    const SitemapProblem problem = reader.finish();
    QVERIFY(problem != SitemapProblem::None);
}

void TestSitemap::manyImagesFollowTheirPage()
{
    QByteArray body = "<urlset><url><loc>/a</loc><lastmod>2024</lastmod>";
    for (int i = 0; i < 3'000; ++i)
        body += "<image:image><image:loc>/i" + QByteArray::number(i) + "</image:loc></image:image>";
    body += "</url><url><loc>/b</loc></url></urlset>";
    const Answer answer = readSitemap(body, body.size());
    QCOMPARE(answer.problem, SitemapProblem::None);
    const QList<QByteArray> lines = answer.lines.trimmed().split('\n');
    QCOMPARE(lines.size(), 3'002);
    QCOMPARE(lines.first(), QByteArray("page https://example.org/a 2024"));
    for (int i = 0; i < 3'000; ++i)
        QCOMPARE(lines[i + 1], QByteArray("image https://example.org/i" + QByteArray::number(i)));
    QCOMPARE(lines.last(), QByteArray("page https://example.org/b"));
}

void TestSitemap::namesAreStable()
{
    using Kind = SitemapEntry::Kind;
    QByteArray names;
    for (const Kind kind : {Kind::Page, Kind::Sitemap, Kind::Alternate, Kind::Image, Kind::Video, Kind::News})
        names += QByteArray(sitemap::name(kind)) + ' ';
    for (const SitemapProblem problem : {SitemapProblem::None, SitemapProblem::NotASitemap, SitemapProblem::Truncated,
             SitemapProblem::BadXml, SitemapProblem::TooDeep, SitemapProblem::BadGzip})
        names += QByteArray(sitemap::name(problem)) + ' ';
    QCOMPARE(names,
        QByteArray("page sitemap alternate image video news none not_a_sitemap truncated bad_xml too_deep bad_gzip "));
}

ARGIOPE_TEST(TestSitemap, void)
#include "tst_sitemap.moc"
