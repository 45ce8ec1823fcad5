#include "core/schemaorg/dates.h"
#include "tests/support/testmain.h"

#include <QByteArray>
#include <QTest>

using namespace argiope::schemaorg;

class TestDates : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void forms_data();
    void forms();
};

void TestDates::forms_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("is"); // d: a date, t: a time, p: a duration
    const auto row
        = [](const char *text, const char *is) { QTest::newRow(text) << QByteArray(text) << QByteArray(is); };
    row("2026", "d");
    row("2026-01", "d");
    row("2026-01-31", "d");
    row("20260131", "d");
    row("2024-02-29", "d");
    row("2026-02-29", "");
    row("2026-13-01", "");
    row("2026-1-1", "");
    row("2026-01-31T10", "d");
    row("2026-01-31T10:30", "d");
    row("2026-01-31T10:30:15Z", "d");
    row("2026-01-31T10:30:15.250+01:00", "d");
    row("2026-01-31T10:30-0500", "d");
    row("2026-01-31T10:30+01", "d");
    row("2026-01-31 10:30", "");
    row("2026-01-31T", "");
    row("2026-01-31T25:00", "");
    row("2026-01-31T10:60", "");
    row("2026-01-31T10:30+", "");
    row("January 31, 2026", "");
    row("31.01.2026", "");
    row("", "");
    row("10:30", "t");
    row("T10:30:00", "t");
    row("10:30 am", "");
    row("PT1H30M", "p");
    row("P3W", "p");
    row("P1Y2M3DT4H5M6.5S", "p");
    row("P", "");
    row("PT", "");
    row("P1DT", "");
    row("P1H", "");
    row("PT1M1H", "");
    row("1h", "");
}

void TestDates::forms()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, is);
    QCOMPARE(isDate(text), is.contains('d'));
    if (!is.contains('d')) // 2026 could be a time, too
        QCOMPARE(isTime(text), is.contains('t'));
    QCOMPARE(isDuration(text), is.contains('p'));
}

ARGIOPE_TEST(TestDates, void)
#include "tst_dates.moc"
