#include "core/filter/values.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope::filter;
using argiope::facts::Kind;

class TestFilterValues : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void numbers_data();
    void numbers();
    void times_data();
    void times();
    void refused_data();
    void refused();
};

void TestFilterValues::numbers_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<int>("kind");
    QTest::addColumn<qint64>("number");
    QTest::addColumn<QString>("shortest");
    const auto row = [](const char *typed, Kind kind, qint64 number, const char *shortest) {
        QTest::newRow(typed) << QString::fromUtf8(typed) << int(kind) << number << QString::fromUtf8(shortest);
    };
    row("2 MB", Kind::Bytes, 2'000'000, "2 MB");
    row("2mib", Kind::Bytes, 2'097'152, "2 MiB");
    row("0.5 kB", Kind::Bytes, 500, "500");
    row("1234", Kind::Bytes, 1234, "1234");
    row("0", Kind::Bytes, 0, "0");
    row("5 tb", Kind::Bytes, 5'000'000'000'000, "5 TB");
    row("300 ms", Kind::Milliseconds, 300, "300 ms");
    row("1.5 s", Kind::Milliseconds, 1500, "1500 ms");
    row("60s", Kind::Milliseconds, 60000, "1 min");
    row("2 h", Kind::Milliseconds, 7'200'000, "2 h");
    row("Yes", Kind::Flag, 1, "yes");
    row("false", Kind::Flag, 0, "no");
    row(" -7 ", Kind::Count, -7, "-7");
}

void TestFilterValues::numbers()
{
    QFETCH(QString, typed);
    QFETCH(int, kind);
    const auto value = valueFrom(typed, Kind(kind));
    QVERIFY(value);
    QTEST(value->number, "number");
    QTEST(typedText(*value, Kind(kind)), "shortest");
    const auto again = valueFrom(typedText(*value, Kind(kind)), Kind(kind));
    QVERIFY(again && *again == *value);
}

void TestFilterValues::times_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<qint64>("ms");
    QTest::addColumn<qint64>("span");
    QTest::addColumn<QString>("shortest");
    const auto row = [](const char *typed, qint64 ms, qint64 span, const char *shortest) {
        QTest::newRow(typed) << QString::fromUtf8(typed) << ms << span << QString::fromUtf8(shortest);
    };
    row("2026-11-01", 1'793'491'200'000, 86'400'000, "2026-11-01");
    row("2026-11-01 14:30", 1'793'543'400'000, 60'000, "2026-11-01 14:30");
    row("2026-11-01T14:30Z", 1'793'543'400'000, 60'000, "2026-11-01 14:30");
    row("2026-11-01 14:30:05", 1'793'543'405'000, 1'000, "2026-11-01 14:30:05");
    row("2026-11-01t14:30:05.25z", 1'793'543'405'250, 1, "2026-11-01 14:30:05.250");
    row("2026-11-01 14:30+08:00", 1'793'514'600'000, 60'000, "2026-11-01 06:30");
    row("2026-11-01 14:30 -0230", 1'793'552'400'000, 60'000, "2026-11-01 17:00");
}

void TestFilterValues::times()
{
    QFETCH(QString, typed);
    const auto value = valueFrom(typed, Kind::Time);
    QVERIFY(value);
    QTEST(value->number, "ms");
    QTEST(value->span, "span");
    QTEST(typedText(*value, Kind::Time), "shortest");
    const auto again = valueFrom(typedText(*value, Kind::Time), Kind::Time);
    QVERIFY(again && *again == *value);
}

void TestFilterValues::refused_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("error");
    const auto row = [](const char *typed, Kind kind, ValueError error) {
        QTest::addRow("%s %d", typed, int(kind)) << QString::fromUtf8(typed) << int(kind) << int(error);
    };
    row("", Kind::Status, ValueError::NotANumber);
    row("4xx", Kind::Status, ValueError::NotANumber);
    row("2 MB", Kind::Count, ValueError::NotANumber);
    row("1.2345 kB", Kind::Bytes, ValueError::NotASize);
    row("99999999999 TB", Kind::Bytes, ValueError::NotASize);
    row("1e3", Kind::Bytes, ValueError::NotASize);
    row("5 days", Kind::Milliseconds, ValueError::NotADuration);
    row("01.11.2026", Kind::Time, ValueError::NotATime);
    row("2026-13-01", Kind::Time, ValueError::NotATime);
    row("2026-11-01 25:00", Kind::Time, ValueError::NotATime);
    row("2026-11-01 10:00+99:00", Kind::Time, ValueError::NotATime);
    row("yesterday", Kind::Flag, ValueError::NotYesOrNo);
    row("abc", Kind::Hash, ValueError::NotAFingerprint);
    row("", Kind::Text, ValueError::EmptyText);
    row("other", Kind::State, ValueError::NotAChoice);
}

void TestFilterValues::refused()
{
    QFETCH(QString, typed);
    QFETCH(int, kind);
    const auto value = valueFrom(typed, Kind(kind), false, {QStringLiteral("queued")});
    QVERIFY(!value);
    QTEST(int(value.error()), "error");
}

ARGIOPE_TEST(TestFilterValues, void)
#include "tst_filtervalues.moc"
