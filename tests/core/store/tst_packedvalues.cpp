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
    void addedOneByOne_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("ASCII") << QByteArray("a text");
        QTest::newRow("UTF-8") << QByteArray("\xc3\xa4\xf0\x9f\x98\x80");
        QTest::newRow("with a zero") << QByteArray("a\0b", 3);
        QTest::newRow("no UTF-8") << QByteArray("a\xff\xc3");
        QTest::newRow("a surrogate") << QByteArray("\xed\xa0\x80");
        QTest::newRow("a mark in front") << QByteArray("\xef\xbb\xbf"
                                                       "a");
    }
    void addedOneByOne()
    {
        QFETCH(QByteArray, text);
        PackedValues packed;
        QVERIFY(packed.isEmpty());
        for (int pass = 0; pass < 2; ++pass) {
            packed.addNumber(-5);
            packed.addText(text);
            packed.addNull();
            packed.addBlob(text);
            QCOMPARE(packed.count(), 4);
            // As a QString would have it, which is what such texts were made of.
            const std::vector<QVariant> wanted{
                -5LL, QString::fromUtf8(text), QVariant(), text.isNull() ? QByteArray("") : text};
            const std::vector<QVariant> back = packed.unpacked();
            QCOMPARE(back.size(), wanted.size());
            for (size_t i = 0; i < wanted.size(); ++i)
                QCOMPARE(back[i], wanted[i]);
            QCOMPARE(back[1].typeId(), int(QMetaType::QString));
            packed.clear();
            QVERIFY(packed.isEmpty());
            QVERIFY(packed.unpacked().empty());
        }
    }
    void copiesStayAsTheyWere()
    {
        PackedValues packed;
        packed.addNumber(1);
        const PackedValues copy = packed;
        packed.clear();
        packed.addNumber(2);
        QCOMPARE(copy.unpacked(), std::vector<QVariant>{1LL});
        QCOMPARE(packed.unpacked(), std::vector<QVariant>{2LL});
    }
    void fallIntoPieces()
    {
        const QVariantList values{1LL, QStringLiteral("a"), 2.5, QVariant(), QByteArray("b"), 3LL};
        const std::vector<PackedValues> pieces = PackedValues(values.constData(), values.size()).pieces(2);
        QCOMPARE(pieces.size(), size_t(3));
        for (size_t i = 0; i < pieces.size(); ++i) {
            const std::vector<QVariant> back = pieces[i].unpacked();
            QCOMPARE(back.size(), size_t(2));
            QCOMPARE(back[0], values[qsizetype(2 * i)]);
            QCOMPARE(back[1], values[qsizetype(2 * i + 1)]);
        }
        QVERIFY(PackedValues().pieces(3).empty());
    }
    void takeLittle()
    {
        // A row of urls, as the writer binds it.
        const QVariantList row{1'000'000LL, QByteArray(16, 'k'), QString(60, QLatin1Char('u')), 1, 0, 0, 2, 3, 0,
            999'999LL, 0, 1'700'000'000'000LL, 1};
        QVERIFY(PackedValues(row.constData(), row.size()).bytes() < 200);
    }
    void oneHugeValueIsForgotten()
    {
        constexpr qint64 huge = 8 * 1024 * 1024;
        PackedValues packed;
        packed.addNumber(1);
        packed.addBlob(QByteArray(huge, 'x'));
        QVERIFY(packed.bytes() >= huge);
        packed.clear();
        packed.addNumber(2);
        const PackedValues copy = packed; // as a transaction remembers it
        QVERIFY2(copy.bytes() < 512 * 1024, qPrintable(QString::number(copy.bytes())));
        QVERIFY2(copy.bytes() >= 256 * 1024, "what is reserved counts");
    }
};

ARGIOPE_TEST(TestPackedValues, void)
#include "tst_packedvalues.moc"
