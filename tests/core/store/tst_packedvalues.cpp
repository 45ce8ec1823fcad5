#include "core/store/packedvalues.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <limits>

using namespace argiope::store;

class TestPackedValues : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void comeBackAsTheyWere_data()
    {
        QTest::addColumn<QVariantList>("values");
        const auto most = std::numeric_limits<qlonglong>::max();
        const auto least = std::numeric_limits<qlonglong>::min();
        QTest::newRow("none") << QVariantList{};
        QTest::newRow("nothing known") << QVariantList{QVariant(), QVariant()};
        QTest::newRow("numbers") << QVariantList{0LL, 1LL, -1LL, 63LL, 64LL, -64LL, -65LL, 1LL << 40, most, least};
        QTest::newRow("texts") << QVariantList{QStringLiteral(""), QStringLiteral("a"),
            QStringLiteral("\u00e4\U0001F600"), QString(300, QLatin1Char('x')), QString(QChar(0))};
        QTest::newRow("bytes") << QVariantList{QByteArray(""), QByteArray("\0\xff\x80", 3), QByteArray(70'000, 'y')};
        QTest::newRow("others") << QVariantList{2.5, QVariant(), true, QStringLiteral("z"), 1.25};
    }
    void comeBackAsTheyWere()
    {
        QFETCH(QVariantList, values);
        const PackedValues packed(values.constData(), values.size());
        const std::vector<QVariant> back = packed.unpacked();
        QCOMPARE(back.size(), size_t(values.size()));
        for (qsizetype i = 0; i < values.size(); ++i) {
            QCOMPARE(back[size_t(i)], values[i]);
            QCOMPARE(back[size_t(i)].isNull(), values[i].isNull());
        }
    }
    void numbersOfEitherKindAreNumbers()
    {
        const QVariant values[] = {QVariant(7), QVariant(7LL)};
        for (const QVariant &value : PackedValues(values, 2).unpacked())
            QCOMPARE(value, QVariant(7LL));
    }
    void takeLittle()
    {
        // A row of urls, as the writer binds it.
        const QVariantList row{1'000'000LL, QByteArray(16, 'k'), QString(60, QLatin1Char('u')), 1, 0, 0, 2, 3, 0,
            999'999LL, 0, 1'700'000'000'000LL, 1};
        QVERIFY(PackedValues(row.constData(), row.size()).bytes() < 200);
    }
};

ARGIOPE_TEST(TestPackedValues, void)
#include "tst_packedvalues.moc"
