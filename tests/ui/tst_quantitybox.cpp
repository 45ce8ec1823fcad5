#include "ui/options/quantitybox.h"

#include "tests/support/testmain.h"

#include <QApplication>
#include <QLineEdit>
#include <QLocale>
#include <QTest>

using namespace argiope;
using options::QuantityBox;
using Of = QuantityBox::Of;

class TestQuantityBox : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void saysWhatPeopleSay_data()
    {
        QTest::addColumn<Of>("of");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<double>("value"); // below 0: none
        QTest::addColumn<QString>("shown");
        const auto seconds = [](const char *typed, double value, const char *shown) {
            QTest::newRow(typed) << Of::Seconds << QString::fromLatin1(typed) << value << QString::fromLatin1(shown);
        };
        const auto bytes = [](const char *typed, double value, const char *shown) {
            QTest::newRow(typed) << Of::Bytes << QString::fromLatin1(typed) << value << QString::fromLatin1(shown);
        };
        seconds("8h", 28800, "8 h");
        seconds("8 hours", 28800, "8 h");
        seconds("1 h 30 min", 5400, "1.5 h");
        seconds("90", 90, "1.5 min");
        seconds("0.1 s", 0.1, "0.1 s");
        seconds("20 s", 20, "20 s");
        seconds("2 days", 172800, "2 d");
        seconds("100", 100, "100 s");
        seconds("8 x", -1, "");
        seconds("h", -1, "");
        seconds("", -1, "");
        bytes("2 GB", 2e9, "2 GB");
        bytes("2g", 2e9, "2 GB");
        bytes("32 MiB", 33554432, "32 MiB");
        bytes("33,554,432", 33554432, "32 MiB");
        bytes("1.5 kB", 1500, "1.5 kB");
        bytes("1234 bytes", 1234, "1,234 bytes");
        bytes("2 h", -1, "");
        bytes("2 GB/s", -1, "");
        const auto aSecond = [](const char *typed, double value, const char *shown) {
            QTest::addRow("%s a second", typed)
                << Of::BytesASecond << QString::fromLatin1(typed) << value << QString::fromLatin1(shown);
        };
        aSecond("200 kB", 200'000, "200 kB/s");
        aSecond("200 kB/s", 200'000, "200 kB/s");
        aSecond("1.5 MB / s", -1, "");
        aSecond("2m", 2e6, "2 MB/s");
        aSecond("100", 100, "100 bytes/s");
        aSecond("/s", -1, "");
    }
    void saysWhatPeopleSay()
    {
        QFETCH(Of, of);
        QFETCH(QString, typed);
        QFETCH(double, value);
        QFETCH(QString, shown);
        QCOMPARE(QuantityBox::valueOf(of, typed).value_or(-1), value);
        if (value < 0)
            return;
        QCOMPARE(QuantityBox::textOf(of, value), shown);
        QCOMPARE(QuantityBox::valueOf(of, shown).value_or(-1), value);
        QuantityBox box(of);
        box.setDecimals(2);
        box.setRange(0, 1e15);
        box.show();
        box.selectAll();
        QTest::keyClicks(&box, typed);
        QTest::keyClick(&box, Qt::Key_Return);
        QCOMPARE(box.value(), value);
        QCOMPARE(box.text(), shown);
    }
    void aWordStandsForNone()
    {
        QuantityBox box(Of::Seconds);
        box.setRange(0, 1e9);
        box.setSpecialValueText(QStringLiteral("no limit"));
        QCOMPARE(box.text(), QStringLiteral("no limit"));
        box.setValue(7200);
        QCOMPARE(box.text(), QStringLiteral("2 h"));
        box.setValue(0);
        QCOMPARE(box.text(), QStringLiteral("no limit"));
    }
};

ARGIOPE_TEST(TestQuantityBox, QApplication)
#include "tst_quantitybox.moc"
