#include "core/base/httpdate.h"
#include "tests/support/testmain.h"

#include <QDateTime>
#include <QString>
#include <QTest>

using namespace argiope::base;

class TestHttpDate : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void reads_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("wanted"); ///< ISO; "": none
        const auto row = [](const char *name, const char *text, const char *wanted) {
            QTest::newRow(name) << QByteArray(text) << QString::fromLatin1(wanted);
        };
        // RFC 9110, 5.6.7 names these three.
        row("IMF-fixdate", "Sun, 06 Nov 1994 08:49:37 GMT", "1994-11-06T08:49:37Z");
        row("RFC 850", "Sunday, 06-Nov-94 08:49:37 GMT", "1994-11-06T08:49:37Z");
        row("asctime", "Sun Nov  6 08:49:37 1994", "1994-11-06T08:49:37Z");
        row("asctime, two digits", "Wed Nov 16 08:49:37 1994", "1994-11-16T08:49:37Z");
        row("leap day", "Thu, 29 Feb 2024 00:00:00 GMT", "2024-02-29T00:00:00Z");
        row("leap second", "Sat, 31 Dec 2016 23:59:60 GMT", "2016-12-31T23:59:59Z");
        row("the last year", "Fri, 31 Dec 9999 23:59:59 GMT", "9999-12-31T23:59:59Z");
        row("no such day", "Wed, 29 Feb 2023 00:00:00 GMT", "");
        row("no such hour", "Sun, 06 Nov 1994 25:49:37 GMT", "");
        row("no such month", "Sun, 06 Nop 1994 08:49:37 GMT", "");
        row("other zone", "Sun, 06 Nov 1994 08:49:37 CET", "");
        row("no zone", "Sun, 06 Nov 1994 08:49:37", "");
        row("a sign", "Sun, +6 Nov 1994 08:49:37 GMT", "");
        row("short time", "Sun, 06 Nov 1994 8:49:37 GMT", "");
        row("year 0", "Sun, 06 Nov 0 08:49:37 GMT", "");
        row("ISO", "1994-11-06T08:49:37Z", "");
        row("seconds", "120", "");
        row("words", "yesterday", "");
        row("five words", "come back in five days", "");
        row("empty", "", "");
    }
    void reads()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QString, wanted);
        const auto ms = parseHttpDate(text, 0);
        QCOMPARE(ms ? QDateTime::fromMSecsSinceEpoch(*ms, Qt::UTC).toString(Qt::ISODate) : QString(), wanted);
    }

    void guessesTheCentury_data()
    {
        QTest::addColumn<int>("now");
        QTest::addColumn<QByteArray>("two");
        QTest::addColumn<int>("year");
        QTest::newRow("this year") << 2026 << QByteArray("26") << 2026;
        QTest::newRow("fifty years ahead") << 2026 << QByteArray("76") << 2076;
        QTest::newRow("more than fifty") << 2026 << QByteArray("77") << 1977;
        QTest::newRow("of the next century") << 2080 << QByteArray("10") << 2110;
        QTest::newRow("of this century") << 2080 << QByteArray("50") << 2050;
        QTest::newRow("an old clock") << 1970 << QByteArray("70") << 1970;
    }
    void guessesTheCentury()
    {
        QFETCH(const int, now);
        QFETCH(const QByteArray, two);
        QFETCH(const int, year);
        const qint64 nowMs = QDateTime(QDate(now, 6, 1), QTime(0, 0), Qt::UTC).toMSecsSinceEpoch();
        const QByteArray date = "Sunday, 06-Nov-" + two + " 08:49:37 GMT";
        const auto ms = parseHttpDate(date, nowMs);
        QVERIFY(ms);
        QCOMPARE(QDateTime::fromMSecsSinceEpoch(*ms, Qt::UTC).date().year(), year);
    }
};

ARGIOPE_TEST(TestHttpDate, void)
#include "tst_httpdate.moc"
