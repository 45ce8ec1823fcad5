#include "tests/support/testmain.h"
#include "ui/words/direction.h"
#include "ui/words/format.h"

#include <QGuiApplication>
#include <QLocale>
#include <QTest>

using namespace argiope::words;

class TestFormat : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void milliseconds_data()
    {
        QTest::addColumn<qint64>("ms");
        QTest::addColumn<QString>("text");
        QTest::newRow("unknown") << qint64(-1) << QString();
        QTest::newRow("none") << qint64(0) << QStringLiteral("0 ms");
        QTest::newRow("under a second") << qint64(999) << QStringLiteral("999 ms");
        QTest::newRow("a second") << qint64(1000) << QStringLiteral("1.0 s");
        QTest::newRow("seconds") << qint64(2149) << QStringLiteral("2.1 s");
        QTest::newRow("minutes") << qint64(185000) << QStringLiteral("3 min 5 s");
        QTest::newRow("whole minutes") << qint64(60000) << QStringLiteral("1 min");
    }
    void milliseconds()
    {
        QFETCH(qint64, ms);
        QTEST(format::milliseconds(ms), "text");
    }
    void size_data()
    {
        QTest::addColumn<qint64>("bytes");
        QTest::addColumn<QString>("text");
        QTest::newRow("unknown") << qint64(-1) << QString();
        QTest::newRow("bytes") << qint64(512) << QStringLiteral("512 bytes");
        QTest::newRow("kilo") << qint64(26400) << QStringLiteral("26.4 kB");
        QTest::newRow("mega") << qint64(4100000) << QStringLiteral("4.1 MB");
    }
    void size()
    {
        QFETCH(qint64, bytes);
        QTEST(format::size(bytes), "text");
    }
    void clock()
    {
        QCOMPARE(format::clock(39000), QStringLiteral("00:00:39"));
        QCOMPARE(format::clock(360000000), QStringLiteral("100:00:00"));
        QCOMPARE(format::clock(-5), QStringLiteral("00:00:00"));
    }
    void ago()
    {
        const qint64 now = 1700000000000;
        QCOMPARE(format::ago(0, now), QString());
        QCOMPARE(format::ago(now - 5000, now), QStringLiteral("5 s ago"));
        QCOMPARE(format::ago(now + 5000, now), QStringLiteral("0 s ago")); // a clock that was set back
        QCOMPARE(format::ago(now - 120000, now), QStringLiteral("2 min ago"));
        QCOMPARE(format::ago(now - 7200000, now), QStringLiteral("2 h ago"));
        QVERIFY(!format::ago(now - 10 * 86400000LL, now).contains(QStringLiteral("ago")));
    }
    void numbersFollowTheLanguage()
    {
        QCOMPARE(format::count(12408), QStringLiteral("12,408"));
        QLocale::setDefault(QLocale(QLocale::German));
        QCOMPARE(format::count(12408), QStringLiteral("12.408"));
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    }
    // A number and its unit stay in order between words that are written from right to left.
    void unitsKeepTheirDirection()
    {
        const auto both = [] {
            return QStringList{format::size(26400), format::rate(4.1e6), format::milliseconds(41),
                format::milliseconds(2149), format::milliseconds(185000)};
        };
        const QStringList plain = both();
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
        const QStringList marked = both();
        const QString unknown = format::size(-1);
        QGuiApplication::setLayoutDirection(Qt::LeftToRight);
        QCOMPARE(unknown, QString());
        for (qsizetype i = 0; i < plain.size(); ++i) {
            QCOMPARE(marked[i], QString(QChar(0x2068) % plain[i] % QChar(0x2069)));
            QCOMPARE(withoutIsolates(marked[i]), plain[i]);
        }
    }
};

ARGIOPE_TEST(TestFormat, QGuiApplication)
#include "tst_ui_format.moc"
