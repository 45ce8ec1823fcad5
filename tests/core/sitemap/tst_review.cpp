#include "core/sitemap/review.h"
#include "core/sitemap/w3cdate.h"
#include "tests/support/testmain.h"

#include <QDateTime>
#include <QTest>

using namespace argiope;
using namespace argiope::sitemap;

/// What is wrong with the entries of a sitemap, and the dates in it.
class TestReview : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void entries_data();
    void entries();
    void severalSitemaps();
    void places();
    void sameDates_data();
    void sameDates();
    void feeds();
    void alternates();
    void dates_data();
    void dates();
};

namespace {

const qint64 Now = QDateTime(QDate(2026, 11, 23), QTime(12, 0), Qt::UTC).toMSecsSinceEpoch();

QByteArrayList review(
    const QByteArray &document, const char *at = "https://example.org/maps/sitemap.xml", ListedUrls *listed = nullptr)
{
    const url::Url address = *url::parse(at);
    ListedUrls own;
    SitemapReview review(address, Now, listed ? *listed : own);
    SitemapReader reader(address, [&review](SitemapEntry &&entry) { review.take(entry); });
    reader.tellUnreadable(
        [&review](QByteArrayView written, const Place &place) { review.takeUnreadable(written, place); });
    reader.feed(document);
    (void)reader.finish();
    QByteArrayList found;
    review.finish([&found](const char *name, QByteArrayView first, int count) {
        found << QByteArray(name) + ' ' + QByteArray::number(count) + ' ' + withoutPlace(first);
    });
    return found;
}

QByteArray urlset(const QByteArrayList &locs)
{
    QByteArray text = "<urlset>";
    for (const QByteArray &loc : locs)
        text += "<url><loc>" + loc + "</loc></url>";
    return text + "</urlset>";
}

} // namespace

void TestReview::entries_data()
{
    QTest::addColumn<QByteArray>("document");
    QTest::addColumn<QByteArrayList>("expected");
    const auto row = [](const char *name, const QByteArrayList &locs, const QByteArrayList &expected) {
        QTest::newRow(name) << urlset(locs) << expected;
    };
    const QByteArray fine = "https://example.org/maps/a";
    row("fine", {fine, "https://example.org/maps/b?c=d&amp;e=%C3%A9"}, {});
    row("relative", {fine, "/maps/b"}, {"sitemap-bad-loc 1 /maps/b"});
    row("letters", {"https://example.org/maps/\xC3\xA9"}, {"sitemap-bad-loc 1 https://example.org/maps/\xC3\xA9"});
    row("space", {"https://example.org/maps/a b", "https://example.org/maps/{c}"},
        {"sitemap-bad-loc 2 https://example.org/maps/a b"});
    row("no URL", {"https://exa mple.org/", fine}, {"sitemap-bad-loc 1 https://exa mple.org/"});
    row("long", {fine + QByteArray(2048, 'x')},
        {QByteArray("sitemap-bad-loc 1 "
            + QByteArray(fine + QByteArray(2048, 'x')).left(200 - int(strlen("line 1, column 14: "))))});
    row("almost long", {fine + QByteArray(2047 - fine.size(), 'x')}, {});
    row("other host", {fine, "https://other.example/a", "http://example.org/maps/b"},
        {"sitemap-other-host 2 https://other.example/a"});
    row("other folder", {fine, "https://example.org/b"}, {"sitemap-other-folder 1 https://example.org/b"});
    row("twice", {fine, "https://example.org/maps/b", fine, fine + "#x"}, {"sitemap-repeated 2 " + fine});
    QTest::newRow("lines") << QByteArray(fine + "\n" + fine + "\nhttps://example.org/maps/\xC3\xA9\n")
                           << QByteArrayList{
                                  "sitemap-bad-loc 1 https://example.org/maps/\xC3\xA9", "sitemap-repeated 1 " + fine};
    QTest::newRow("dates") << QByteArray(
        "<urlset><url><loc>https://example.org/maps/a</loc><lastmod>23.11.2026</lastmod></url><url><loc>"
        "https://example.org/maps/b</loc><lastmod>2026-11-26</lastmod></url><url><loc>https://example.org/maps/c</loc>"
        "<lastmod>2026-11-23T08:00:00+01:00</lastmod></url></urlset>")
                           << QByteArrayList{"sitemap-lastmod-bad 1 23.11.2026", "sitemap-lastmod-future 1 2026-11-26"};
    QTest::newRow("index") << QByteArray("<sitemapindex><sitemap><loc>b.xml</loc></sitemap><sitemap><loc>"
                                         "https://other.example/c.xml</loc></sitemap></sitemapindex>")
                           << QByteArrayList{"sitemap-bad-loc 1 b.xml"};
}

void TestReview::entries()
{
    QFETCH(const QByteArray, document);
    QTEST(review(document), "expected");
}

/// What is wrong is told of with its line and column, in XML and in a list.
void TestReview::places()
{
    const url::Url address = *url::parse("https://example.org/sitemap.xml");
    const auto first = [&address](const QByteArray &document) {
        ListedUrls listed;
        SitemapReview review(address, Now, listed);
        SitemapReader reader(address, [&review](SitemapEntry &&entry) { review.take(entry); });
        reader.tellUnreadable(
            [&review](QByteArrayView written, const Place &place) { review.takeUnreadable(written, place); });
        for (const char byte : document)
            reader.feed(QByteArrayView(&byte, 1));
        (void)reader.finish();
        QByteArrayList found;
        review.finish([&found](const char *, QByteArrayView evidence, int) { found << evidence.toByteArray(); });
        return found;
    };
    QCOMPARE(first("\n<urlset>\n  <url>\n\t<loc>\n/a</loc><lastmod>x</lastmod></url></urlset>"),
        (QByteArrayList{"line 4, column 2: /a", "line 5, column 9: x"}));
    QCOMPARE(first("https://example.org/a\r\n\nno URL\r\rhttps://example.org/a"),
        (QByteArrayList{"line 3, column 1: no URL", "line 5, column 1: https://example.org/a"}));
}

void TestReview::sameDates_data()
{
    QTest::addColumn<int>("same");
    QTest::addColumn<int>("others");
    QTest::addColumn<bool>("wanted");
    QTest::newRow("few") << 9 << 0 << false;
    QTest::newRow("all") << 10 << 0 << true;
    QTest::newRow("most") << 95 << 5 << true;
    QTest::newRow("not enough") << 94 << 6 << false;
}

void TestReview::sameDates()
{
    QFETCH(const int, same);
    QFETCH(const int, others);
    QFETCH(const bool, wanted);
    QByteArray document = "<urlset>";
    for (int i = 0; i < same + others; ++i) {
        const QByteArray number = QByteArray::number(i);
        document += "<url><loc>https://example.org/maps/" + number + "</loc><lastmod>";
        document += i < same ? QByteArray("2026-10-01T10:00:00Z")
                             : QByteArray("2025-02-" + QByteArray::number(i % 20 + 1).rightJustified(2, '0'));
        document += "</lastmod></url>";
    }
    const QByteArrayList found = review(document + "</urlset>");
    QCOMPARE(found,
        wanted ? QByteArrayList{"sitemap-lastmod-same " + QByteArray::number(same) + " 2026-10-01"} : QByteArrayList{});
}

/// Feeds have dates of another form, and may name what they like.
void TestReview::feeds()
{
    QCOMPARE(review("<rss><channel><item><link>https://other.example/a</link><pubDate>Mon, 23 Nov 2026 10:00:00 "
                    "GMT</pubDate></item></channel></rss>"),
        QByteArrayList());
}

void TestReview::alternates()
{
    QByteArrayList seen;
    SitemapReader reader(*url::parse("https://example.org/"), [&seen](SitemapEntry &&entry) {
        seen << QByteArray(name(entry.kind)) + ' ' + entry.language + ' ' + entry.url.href();
    });
    reader.feed("<urlset><url><loc>https://example.org/a</loc><xhtml:link rel=\"alternate\" hreflang=\"de-AT\" "
                "href=\"https://example.org/de\"/></url></urlset>");
    QCOMPARE(int(reader.finish()), int(SitemapProblem::None));
    QCOMPARE(seen, (QByteArrayList{"page  https://example.org/a", "alternate de-AT https://example.org/de"}));
}

void TestReview::dates_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("moment"); // "": none
    const auto row = [](const char *text, const char *moment) {
        QTest::newRow(text) << QByteArray(text) << QString::fromLatin1(moment);
    };
    row("2026", "2026-01-01T00:00:00Z");
    row("2026-11", "2026-11-01T00:00:00Z");
    row("2026-11-23", "2026-11-23T00:00:00Z");
    row("2024-02-29", "2024-02-29T00:00:00Z");
    row("2026-11-23T09:30Z", "2026-11-23T09:30:00Z");
    row("2026-11-23T09:30+01:00", "2026-11-23T08:30:00Z");
    row("2026-11-23T09:30:15-05:30", "2026-11-23T15:00:15Z");
    row("2026-11-23T09:30:15.25Z", "2026-11-23T09:30:15Z");
    for (const char *bad : {"", "26", "2026-", "2026-13", "2026-02-29", "2026-1-1", "23.11.2026", "2026/11/23",
             "2026-11-23T", "2026-11-23 09:30Z", "2026-11-23T09:30", "2026-11-23T24:30Z", "2026-11-23T09:30:15.Z",
             "2026-11-23T09:30Z ", "2026-11-23T09:30+0100", "2026-11-23Z", "today", "Mon, 23 Nov 2026 10:00:00 GMT"})
        row(*bad ? bad : "nothing", "");
}

void TestReview::dates()
{
    QFETCH(QByteArray, text);
    QFETCH(const QString, moment);
    if (text == "nothing")
        text.clear();
    const auto date = parseW3cDate(text);
    QCOMPARE(date ? QDateTime::fromMSecsSinceEpoch(*date, Qt::UTC).toString(Qt::ISODate) : QString(), moment);
}

/// A URL that another sitemap named before counts once; the same sitemap, read again after a failure, is no other.
void TestReview::severalSitemaps()
{
    const auto urlset = [](const char *a, const char *b) {
        return QByteArray(
            "<urlset><url><loc>" + QByteArray(a) + "</loc></url><url><loc>" + b + "</loc></url></urlset>");
    };
    const QByteArray first = urlset("https://example.org/maps/a", "https://example.org/maps/b");
    const char *at = "https://example.org/maps/1.xml";
    ListedUrls listed;
    QCOMPARE(review(first, at, &listed), QByteArrayList());
    QCOMPARE(review(first, at, &listed), QByteArrayList());
    const char *other = "https://example.org/maps/2.xml";
    QCOMPARE(review(urlset("https://example.org/maps/c", "https://example.org/maps/b"), other, &listed),
        (QByteArrayList{"sitemap-repeated 1 https://example.org/maps/b"}));
    QCOMPARE(
        review(urlset("https://example.org/maps/d", "https://example.org/maps/e"), other, &listed), QByteArrayList());
}

ARGIOPE_TEST(TestReview, void)
#include "tst_review.moc"
