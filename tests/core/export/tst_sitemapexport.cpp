#include "exportfixture.h"

#include "core/export/cells.h"
#include "core/export/sitemap.h"
#include "tests/support/sanitized.h"
#include "tests/support/testmain.h"

#include <QTest>
#include <QXmlStreamReader>

using namespace argiope;
using namespace argiope::exporttest;

namespace {

/// The texts of all elements of that name, and whether the document is well-formed.
QStringList textsOf(const QByteArray &xml, const QString &element, bool *ok)
{
    QXmlStreamReader reader(xml);
    QStringList texts;
    while (!reader.atEnd()) {
        if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == element) {
            if (reader.namespaceUri() != QLatin1String("http://www.sitemaps.org/schemas/sitemap/0.9"))
                break;
            texts << reader.readElementText();
        }
    }
    *ok = reader.atEnd() && !reader.hasError();
    return texts;
}

} // namespace

class TestSitemapExport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void httpDates_data();
    void httpDates();
    void sitemapMembers_data();
    void sitemapMembers();
    void sitemapXml();
    void xmlTexts_data();
    void xmlTexts();
    void sitemapCutter();
    void bigSitemap();
};

void TestSitemapExport::httpDates_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("wanted");
    QTest::newRow("date") << QByteArray("Sun, 06 Nov 1994 08:49:37 GMT") << QByteArray("1994-11-06T08:49:37Z");
    QTest::newRow("obsolete") << QByteArray("Sunday, 06-Nov-94 08:49:37 GMT") << QByteArray("1994-11-06T08:49:37Z");
    QTest::newRow("words") << QByteArray("yesterday") << QByteArray();
    QTest::newRow("empty") << QByteArray() << QByteArray();
}

void TestSitemapExport::httpDates()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, wanted);
    QCOMPARE(w3cTime(text), wanted);
}

void TestSitemapExport::sitemapMembers_data()
{
    QTest::addColumn<QByteArray>("field");
    QTest::addColumn<bool>("member");
    QTest::newRow("plain page") << QByteArray("") << true;
    QTest::newRow("own canonical") << QByteArray("own canonical") << true;
    QTest::newRow("own canonical with fragment") << QByteArray("fragment") << true;
    QTest::newRow("xhtml") << QByteArray("xhtml") << true;
    QTest::newRow("canonical elsewhere") << QByteArray("canonical") << false;
    QTest::newRow("noindex") << QByteArray("noindex") << false;
    QTest::newRow("not 200") << QByteArray("204") << false;
    QTest::newRow("broken") << QByteArray("404") << false;
    QTest::newRow("pdf") << QByteArray("pdf") << false;
    QTest::newRow("checked only") << QByteArray("check") << false;
    QTest::newRow("queued again") << QByteArray("queued") << false;
    QTest::newRow("too long") << QByteArray("long") << false;
}

void TestSitemapExport::sitemapMembers()
{
    QFETCH(const QByteArray, field);
    QFETCH(const bool, member);
    Site site;
    const QByteArray url = "https://a.test/p" + (field == "long" ? QByteArray(2048, 'x') : QByteArray());
    const UrlId id = site.addPage(url, [&](store::PageRecord &page) {
        if (field == "own canonical")
            page.canonical = url;
        if (field == "fragment")
            page.canonical = url + "#top";
        if (field == "xhtml")
            page.contentType = "application/XHTML+xml ; charset=x";
        if (field == "canonical")
            page.canonical = "https://a.test/other";
        page.noIndex = field == "noindex";
        if (field == "204")
            page.status = 204;
        if (field == "404") {
            page.status = 404;
            page.outcome = store::Outcome::Broken;
        }
        if (field == "pdf")
            page.contentType = "application/pdf";
    });
    if (field == "queued" || field == "check") {
        site.writer->requeue(
            id, field == "check" ? store::UrlRole::Check : store::UrlRole::Page, store::RuleId::None, {1});
    }
    if (field == "check") {
        store::PageRecord page;
        page.id = id;
        page.outcome = store::Outcome::Ok;
        page.status = 200;
        page.contentType = "text/html";
        site.writer->finish(page);
    }
    Options options;
    options.format = Format::Sitemap;
    bool ok = false;
    QCOMPARE(textsOf(site.bytes(options), QStringLiteral("loc"), &ok).size(), member ? 1 : 0);
    QVERIFY(ok);
}

void TestSitemapExport::sitemapXml()
{
    Site site;
    site.addPage(
        "https://a.test/?a=1&b='2'&c=<x>", [](auto &page) { page.lastModified = "Sun, 06 Nov 1994 08:49:37 GMT"; });
    site.addPage("https://a.test/2", [](auto &page) { page.lastModified = "<never>"; });
    Options options;
    options.format = Format::Sitemap;
    const QByteArray xml = site.bytes(options);
    QVERIFY(xml.startsWith("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<urlset "));
    bool ok = false;
    QCOMPARE(textsOf(xml, QStringLiteral("loc"), &ok),
        (QStringList{QStringLiteral("https://a.test/?a=1&b='2'&c=<x>"), QStringLiteral("https://a.test/2")}));
    QVERIFY(ok);
    QCOMPARE(textsOf(xml, QStringLiteral("lastmod"), &ok), QStringList{QStringLiteral("1994-11-06T08:49:37Z")});
}

void TestSitemapExport::xmlTexts_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("xml");
    QTest::newRow("markup") << QByteArray("&<>\"']]>") << QByteArray("&amp;&lt;&gt;&quot;&apos;]]&gt;");
    // XML 1.0, 2.2: Char.
    QTest::newRow("controls") << QByteArray("a\0\x01\x1f\tb", 6) << QByteArray("a\tb");
    QTest::newRow("no characters") << QByteArray("a\uFFFE\uFFFFb") << QByteArray("ab");
    QTest::newRow("near them") << QByteArray("\uFFFD\U0001FFFE") << QByteArray("\uFFFD\U0001FFFE");
    QTest::newRow("surrogate") << QByteArray("a\xED\xA0\x80") << QByteArray("a\uFFFD\uFFFD\uFFFD");
    QTest::newRow("not utf-8") << QByteArray("a\xff") << QByteArray("a\uFFFD");
}

void TestSitemapExport::xmlTexts()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, xml);
    QCOMPARE(xmlText(text), xml);
    QXmlStreamReader reader("<a>" + xml + "</a>");
    reader.readNextStartElement();
    reader.readElementText();
    QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
}

void TestSitemapExport::sitemapCutter()
{
    sitemap::Cutter byNumber;
    for (int i = 0; i < 2 * sitemap::MaxUrls; ++i)
        QCOMPARE(byNumber.startsFile(50), i % sitemap::MaxUrls == 0);
    QCOMPARE(byNumber.files(), 2);
    sitemap::Cutter bySize;
    QVERIFY(bySize.startsFile(30'000'000));
    QVERIFY(!bySize.startsFile(20'000'000));
    QVERIFY(bySize.startsFile(20'000'000));
    QCOMPARE(bySize.files(), 2);
}

void TestSitemapExport::bigSitemap()
{
    if (test::sanitized)
        QSKIP("The same code as for small ones, 50,000 times.");
    Site site;
    constexpr int count = 50003;
    for (int i = 0; i < count; ++i)
        site.addPage("https://a.test/" + QByteArray::number(i));
    Options options;
    options.format = Format::Sitemap;
    QVERIFY(site.bytes(options).startsWith("failed: ")); // one stream cannot hold it
    const auto reader = site.read();
    const QString path = site.folder.filePath(QStringLiteral("map & all.xml"));
    const auto done = writeFile(*reader, path, options);
    QVERIFY(done);
    QCOMPARE(*done, count);
    bool ok = false;
    QCOMPARE(textsOf(fileBytes(path), QStringLiteral("loc"), &ok),
        (QStringList{QStringLiteral("https://a.test/map%20%26%20all-1.xml"),
            QStringLiteral("https://a.test/map%20%26%20all-2.xml")}));
    QVERIFY(ok);
    QCOMPARE(
        textsOf(fileBytes(site.folder.filePath(QStringLiteral("map & all-1.xml"))), QStringLiteral("loc"), &ok).size(),
        50000);
    QVERIFY(ok);
    QCOMPARE(textsOf(fileBytes(site.folder.filePath(QStringLiteral("map & all-2.xml"))), QStringLiteral("loc"), &ok),
        (QStringList{QStringLiteral("https://a.test/50000"), QStringLiteral("https://a.test/50001"),
            QStringLiteral("https://a.test/50002")}));
    QVERIFY(ok);
    // Exactly as many as one file may have.
    QFile other(site.folder.filePath(QStringLiteral("map & all-3.xml")));
    QVERIFY(other.open(QIODevice::WriteOnly));
    options.onlyIds = reader->ids({}).mid(0, 50000);
    QVERIFY(writeFile(*reader, path, options));
    QCOMPARE(textsOf(fileBytes(path), QStringLiteral("loc"), &ok).size(), 50000);
    // The parts of the one before are named by nothing any more; what only looks like one is somebody's.
    QVERIFY(!QFile::exists(site.folder.filePath(QStringLiteral("map & all-1.xml"))));
    QVERIFY(!QFile::exists(site.folder.filePath(QStringLiteral("map & all-2.xml"))));
    QVERIFY(other.exists());
}

ARGIOPE_TEST(TestSitemapExport, QCoreApplication)
#include "tst_sitemapexport.moc"
