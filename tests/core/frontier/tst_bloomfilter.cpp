#include "core/frontier/bloomfilter.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;

namespace {
url::UrlKey keyOf(int n)
{
    return url::urlKey(QByteArray::number(n), 7);
}
} // namespace

class TestBloomFilter : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void neverForgets_data()
    {
        QTest::addColumn<int>("expected");
        QTest::addColumn<int>("inserted");
        QTest::newRow("fits") << 1000 << 1000;
        QTest::newRow("grows by two layers") << 1000 << 20000;
        QTest::newRow("expects none") << 0 << 5000;
    }
    void neverForgets()
    {
        QFETCH(int, expected);
        QFETCH(int, inserted);
        frontier::BloomFilter filter(expected);
        for (int i = 0; i < inserted; ++i) {
            filter.insert(keyOf(i));
            QVERIFY(filter.mayContain(keyOf(i)));
        }
        for (int i = 0; i < inserted; ++i)
            QVERIFY(filter.mayContain(keyOf(i)));
    }

    void seldomSaysMaybeForNew()
    {
        frontier::BloomFilter filter(20000);
        for (int i = 0; i < 20000; ++i)
            filter.insert(keyOf(i));
        int maybe = 0;
        for (int i = 20000; i < 120000; ++i)
            maybe += filter.mayContain(keyOf(i)) ? 1 : 0;
        QVERIFY2(maybe < 1500, QByteArray::number(maybe).constData()); // 1.5 %
    }

    void afterItsLimitItSaysMaybeMoreOften()
    {
        frontier::BloomFilter filter(100000, 64);
        for (int i = 0; i < 5000; ++i)
            filter.insert(keyOf(i));
        QVERIFY(filter.bytes() <= 256);
        for (int i = 0; i < 5000; ++i)
            QVERIFY(filter.mayContain(keyOf(i)));
        int maybe = 0;
        for (int i = 5000; i < 6000; ++i)
            maybe += filter.mayContain(keyOf(i)) ? 1 : 0;
        QCOMPARE(maybe, 1000); // saturated
    }

    void costsAboutTwelveBitsAKey()
    {
        frontier::BloomFilter filter(1000);
        for (int i = 0; i < 100000; ++i)
            filter.insert(keyOf(i));
        QVERIFY(filter.bytes() < 100000 * 48 / 8); // layers double: at worst a few times twelve bits
    }
};

ARGIOPE_TEST(TestBloomFilter, void)
#include "tst_bloomfilter.moc"
