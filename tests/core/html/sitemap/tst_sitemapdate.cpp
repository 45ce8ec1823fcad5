#include "core/html/sitemap.h"

#include <QTest>

using argiope::html::parseLastmod;

class TestSitemapDate : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void parses_data();
    void parses();
};

void TestSitemapDate::parses_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<qint64>("ms"); // -1: no date
    const auto row = [](const QByteArray &text, qint64 ms) {
        QTest::newRow(text.isEmpty() ? "(empty)" : text.constData()) << text << ms;
    };
    constexpr qint64 Day = 86'400'000;
    row("1970", 0);
    row("1970-02", 31 * Day);
    row("1970-01-02", Day);
    row(" 1970-01-02\n", Day);
    row("1970-01-02T00:00Z", Day);
    row("1970-01-02T00:00:01Z", Day + 1000);
    row("1970-01-02T00:00:01.5Z", Day + 1500);
    row("1970-01-02T00:00:01.123456789Z", Day + 1123);
    row("1970-01-02T01:30+01:30", Day);
    row("1970-01-01T22:30-01:30", Day);
    row("1970-01-02T00:00+0000", Day);
    row("1970-01-02T00:00:00", Day); // no zone
    row("1970-01-02 00:00:00", Day);
    row("1970-01-02T23:59:60Z", 2 * Day);
    row("2000-02-29", 951'782'400'000);
    row("Fri, 02 Jan 1970 00:00:00 GMT", Day);
    row("2 Jan 1970 00:00 UT", Day);
    row("02 Jan 70 01:00:00 +0100", Day);
    row("Thu, 01 Jan 1970 19:00:00 EST", Day);
    row("Friday, 02 January 1970 00:00:00 GMT", Day);
    row("", -1);
    row("yesterday", -1);
    row("2001-02-29", -1);
    row("2001-13", -1);
    row("2001-00-10", -1);
    row("2001-1-1", -1);
    row("20010101", -1);
    row("01", -1);
    row("2001-01-01T", -1);
    row("2001-01-01T10", -1);
    row("2001-01-01T24:00Z", -1);
    row("2001-01-01T10:60Z", -1);
    row("2001-01-01T10:10:10.Z", -1);
    row("2001-01-01T10:10Zulu", -1);
    row("2001-01-01T10:10+1", -1);
    row("2001-01-01 and more", -1);
    row("02 Jan 1970 00:00:00", -1); // RFC 822 wants a zone
    row("02 Foo 1970 00:00:00 GMT", -1);
    row("32 Jan 1970 00:00:00 GMT", -1);
    row("02 Jan 1970 25:00:00 GMT", -1);
    row("02 Jan 1970 00:00:00 XYZ", -1);
}

void TestSitemapDate::parses()
{
    QFETCH(QByteArray, text);
    QFETCH(qint64, ms);
    QCOMPARE(parseLastmod(text).value_or(-1), ms);
}

QTEST_APPLESS_MAIN(TestSitemapDate)
#include "tst_sitemapdate.moc"
