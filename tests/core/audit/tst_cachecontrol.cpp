#include "core/audit/cachecontrol.h"
#include "core/audit/headervalues.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope::audit;

class TestCacheControl : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void lists_data();
    void lists();
    void directives();
    void freshness_data();
    void freshness();
};

void TestCacheControl::lists_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QByteArrayList>("parts");
    QTest::newRow("none") << QByteArray() << QByteArrayList({""});
    QTest::newRow("two") << QByteArray(" a ,\tb") << QByteArrayList({"a", "b"});
    QTest::newRow("quoted") << QByteArray("a=\"b, \\\"c,\", d") << QByteArrayList({"a=\"b, \\\"c,\"", "d"});
    QTest::newRow("never closed") << QByteArray("a, \"b, c") << QByteArrayList({"a", "\"b, c"});
}

void TestCacheControl::lists()
{
    QFETCH(QByteArray, value);
    QTEST(splitList(value), "parts");
}

void TestCacheControl::directives()
{
    const CacheControl some = readCacheControl("NO-STORE, max-age=\"10\", max-age=20, private");
    QVERIFY(some.noStore && some.isPrivate && !some.noCache);
    QCOMPARE(some.maxAge.value_or(-1), qint64(10));
    const CacheControl fields = readCacheControl("no-cache=\"Set-Cookie\", private=\"a, no-store\"");
    QVERIFY(!fields.noCache && !fields.isPrivate && !fields.noStore);
    QVERIFY(readCacheControl("no-cache").noCache);
    QVERIFY(!readCacheControl("s-maxage=10, x-max-age=3").maxAge);
    QCOMPARE(readCacheControl("max-age=-1").maxAge.value_or(-1), qint64(0));
}

void TestCacheControl::freshness_data()
{
    QTest::addColumn<QByteArray>("control");
    QTest::addColumn<QByteArray>("expires");
    QTest::addColumn<QByteArray>("date");
    QTest::addColumn<qint64>("seconds"); // -1: it does not say
    const auto row = [](const char *name, const char *control, const char *expires, const char *date, qint64 seconds) {
        QTest::newRow(name) << QByteArray(control) << QByteArray(expires) << QByteArray(date) << seconds;
    };
    const char *date = "Thu, 01 Jan 2026 00:00:00 GMT";
    const char *hourLater = "Thu, 01 Jan 2026 01:00:00 GMT";
    row("nothing", "", "", date, -1);
    row("max-age", "max-age=5", "", "", 5);
    row("max-age goes first", "max-age=5", hourLater, date, 5);
    row("Expires", "", hourLater, date, 3600);
    row("Expires before", "", date, hourLater, 0);
    row("Expires 0", "", "0", date, 0);
    row("without a date", "", hourLater, "", 1800);
    row("no-cache", "no-cache, max-age=5", "", "", 0);
    row("no-store", "no-store", hourLater, date, 0);
    row("of shared caches", "s-maxage=5", "", "", -1);
}

void TestCacheControl::freshness()
{
    QFETCH(QByteArray, control);
    QFETCH(QByteArray, expires);
    QFETCH(QByteArray, date);
    const qint64 fetchedMs = 1'767'227'400'000; // half an hour into 2026
    QTEST(freshnessOf(readCacheControl(control), expires, date, fetchedMs).value_or(-1), "seconds");
}

ARGIOPE_TEST(TestCacheControl, void)
#include "tst_cachecontrol.moc"
