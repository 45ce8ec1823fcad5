#include "core/resource/feedjudge.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;

/// Feeds with one fault each, and such as are right.
class TestFeedJudge : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void faults_data();
    void faults();
    void saysWhere();
};

namespace {

QByteArray rss(const QByteArray &more)
{
    return "<?xml version=\"1.0\"?><rss version=\"2.0\" "
           "xmlns:atom=\"http://www.w3.org/2005/Atom\"><channel><title>T</title>"
           "<link>https://example.org/</link><description>D</description>"
        + more + "</channel></rss>";
}

QByteArray atom(const QByteArray &more, const QByteArray &author = "<author><name>A</name></author>")
{
    return "<feed "
           "xmlns=\"http://www.w3.org/2005/Atom\"><id>urn:x:1</id><title>T</title><updated>2024-01-01T00:00:00Z</"
           "updated>"
        + more + author + "</feed>";
}

QByteArray entry(const QByteArray &more = {}, const QByteArray &id = "<id>https://example.org/a</id>")
{
    return "<entry>" + id + "<title>T</title><updated>2024-01-01T00:00:00.5+01:00</updated>" + more + "</entry>";
}

QByteArrayList faultsOf(const QByteArray &feed)
{
    QByteArrayList list;
    resource::FeedJudge::judge(feed, [&list](const char *check, QByteArrayView evidence) {
        list << QByteArray(check + (' ' + evidence.toByteArray().mid(evidence.indexOf(": ") + 2)));
    });
    return list;
}

} // namespace

void TestFeedJudge::faults_data()
{
    QTest::addColumn<QByteArray>("feed");
    QTest::addColumn<QByteArrayList>("expected");
    const auto row = [](const char *name, const QByteArray &feed, const QByteArrayList &expected = {}) {
        QTest::newRow(name) << feed << expected;
    };
    row("RSS",
        rss("<atom:link href=\"/feed\" rel=\"self\"/><lastBuildDate>Mon, 01 Jan 2024 10:00:00 +0000</lastBuildDate>"
            "<image><url>https://example.org/i.png</url><title>T</title><link>/</link></image>"
            "<item><title>A</title><link>https://example.org/a</link><guid>https://example.org/a</guid>"
            "<pubDate>1 Jan 24 10:00 GMT</pubDate><enclosure url=\"https://example.org/a.mp3\" length=\"1\" "
            "type=\"audio/mpeg\"/>"
            "</item><item><description>B</description><guid isPermaLink=\"false\">b</guid></item>"));
    row("Atom", atom(entry("<link href=\"/a\"/><published>2024-01-01T00:00:00Z</published>")));
    row("authors of the entries", atom(entry("<author><name>B</name></author>"), ""));
    row("no feed", "<urlset/>");
    row("RSS 1.0", "<rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\"><item/></rdf:RDF>");
    row("channel", "<rss version=\"2.0\"><channel><title>T</title></channel></rss>",
        {"feed-invalid channel without link", "feed-invalid channel without description"});
    row("version", QByteArray(rss("")).replace(" version=\"2.0\"", ""), {"feed-invalid rss without version"});
    row("item", rss("<item><link>https://example.org/a</link></item>"),
        {"feed-invalid item without title and description"});
    row("date", rss("<item><title>A</title><pubDate>2024-01-01T00:00:00Z</pubDate></item>"),
        {"feed-invalid pubDate \"2024-01-01T00:00:00Z\""});
    row("no such day", rss("<item><title>A</title><pubDate>31 Feb 2024 10:00:00 GMT</pubDate></item>"),
        {"feed-invalid pubDate \"31 Feb 2024 10:00:00 GMT\""});
    row("link", rss("<item><title>A</title><link>/a</link></item>"), {"feed-invalid link \"/a\""});
    row("guid", rss("<item><title>A</title><guid>17</guid></item>"), {"feed-invalid guid \"17\""});
    row("guid twice",
        rss("<item><title>A</title><guid isPermaLink=\"false\">1</guid></item>"
            "<item><title>B</title><guid isPermaLink=\"false\">1</guid></item>"),
        {"feed-invalid guid \"1\" twice"});
    row("enclosure", rss("<item><title>A</title><enclosure url=\"https://example.org/a\" type=\"audio/mpeg\"/></item>"),
        {"feed-invalid enclosure without length"});
    row("entry", atom("<entry><title>T</title></entry>"),
        {"feed-invalid entry without id", "feed-invalid entry without updated"});
    row("Atom date", atom("<entry><id>urn:a</id><title>T</title><updated>2024-01-01</updated></entry>"),
        {"feed-invalid updated \"2024-01-01\""});
    row("no author", atom(entry(), ""), {"feed-invalid entry without author"});
    row("id", atom(entry({}, "<id>a</id>")), {"feed-invalid id \"a\""});
    row("id twice", atom(entry() + entry()), {"feed-invalid id \"https://example.org/a\" twice"});
    row("link without href", atom(entry("<link>https://example.org/a</link>")), {"feed-invalid link without href"});
    row("another namespace", "<feed xmlns=\"http://purl.org/atom/ns#\"/>",
        {"feed-invalid feed in the namespace \"http://purl.org/atom/ns#\""});
}

void TestFeedJudge::faults()
{
    QFETCH(const QByteArray, feed);
    QTEST(faultsOf(feed), "expected");
}

void TestFeedJudge::saysWhere()
{
    QByteArrayList list;
    const auto sink = [&list](const char *check, QByteArrayView evidence) {
        list << QByteArray(check + (' ' + evidence.toByteArray()));
    };
    resource::FeedJudge::judge("<rss version=\"2.0\">\n<channel>\n<title>a &nbsp; b</title>", sink);
    QCOMPARE(list.size(), qsizetype(1));
    QVERIFY2(list.first().startsWith("feed-xml-error line 3, column "), list.first().constData());
    list.clear();
    resource::FeedJudge::judge(" <?xml version=\"1.0\"?><rss/>", sink);
    QCOMPARE(list.size(), qsizetype(1));
    QVERIFY2(list.first().startsWith("feed-xml-error line 1"), list.first().constData());
}

ARGIOPE_TEST(TestFeedJudge, void)
#include "tst_feedjudge.moc"
