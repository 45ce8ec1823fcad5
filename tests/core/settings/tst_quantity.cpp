#include "core/settings/quantity.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope::settings;

class TestQuantity : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void reads_data()
    {
        QTest::addColumn<Quantity>("quantity");
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("wanted"); ///< below 0: none
        const auto seconds = [](const char *text, double wanted) {
            QTest::addRow("time: %s", text) << Quantity::Seconds << QString::fromUtf8(text) << wanted;
        };
        const auto bytes = [](const char *text, double wanted) {
            QTest::addRow("size: %s", text) << Quantity::Bytes << QString::fromUtf8(text) << wanted;
        };
        seconds("90", 90);
        seconds("90 s", 90);
        seconds("30m", 1800);
        seconds("30 min", 1800);
        seconds("8h", 28800);
        seconds("8 Hours", 28800);
        seconds("1 h 30 min", 5400);
        seconds("1h30m", 5400);
        seconds("1.5 d", 129600);
        seconds("", -1);
        seconds("h", -1);
        seconds("8 x", -1);
        seconds("8 h 30", -1); // of what?
        seconds("-8 h", -1);
        seconds("8,5 h", -1);
        seconds("8 GB", -1);
        seconds("8\xc2\xb5", -1);
        bytes("500000", 500000);
        bytes("20MB", 2e7);
        bytes("20m", 2e7);
        bytes("2 GiB", 2147483648.0);
        bytes("1.5 kB", 1500);
        bytes("1 kb 24 bytes", 1024);
        bytes("2 h", -1);
        bytes("1e400 GB", -1);
    }
    void reads()
    {
        QFETCH(const Quantity, quantity);
        QFETCH(const QString, text);
        QFETCH(const double, wanted);
        QCOMPARE(quantityFromText(quantity, text).value_or(-1), wanted);
    }
};

ARGIOPE_TEST(TestQuantity, void)
#include "tst_quantity.moc"
