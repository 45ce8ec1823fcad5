#include "core/store/idlist.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <algorithm>
#include <limits>

using namespace argiope;

namespace {

class TestIdList : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sorts_data();
    void sorts();
    void readsArrays_data();
    void readsArrays();
    void writesArrays();
};

void TestIdList::sorts_data()
{
    QTest::addColumn<QList<qint64>>("ids");
    QTest::newRow("none") << QList<qint64>{};
    QTest::newRow("one") << QList<qint64>{7};
    QTest::newRow("in order") << QList<qint64>{1, 2, 3};
    QTest::newRow("close together") << QList<qint64>{5, 0, 63, 64, 1, 127, 128};
    QTest::newRow("far apart") << QList<qint64>{1LL << 40, 3, std::numeric_limits<qint64>::max(), 2};
    QTest::newRow("below zero") << QList<qint64>{4, -1, 2, std::numeric_limits<qint64>::min()};
    QList<qint64> shuffled;
    for (qint64 i = 0; i < 10'000; ++i)
        shuffled << i * 7919 % 10'007 * 3 + 30'000'000;
    QTest::newRow("many") << shuffled;
    for (qint64 &id : shuffled)
        id -= 29'999'999;
    QTest::newRow("many, low") << shuffled;
}

void TestIdList::sorts()
{
    QFETCH(QList<qint64>, ids);
    QList<qint64> expected = ids;
    std::sort(expected.begin(), expected.end());
    store::sortIds(ids);
    QCOMPARE(ids, expected);
}

void TestIdList::readsArrays_data()
{
    QTest::addColumn<QByteArray>("sent");
    QTest::addColumn<bool>("isArray");
    QTest::addColumn<QList<qint64>>("ids");
    const QByteArray none = QByteArray::fromHex("000000000000000000000014");
    const QByteArray two
        = QByteArray::fromHex("00000001000000000000001400000002000000010000000800000000000000070000000800"
                              "00000100000000");
    QTest::newRow("none") << none << true << QList<qint64>{};
    QTest::newRow("two") << two << true << QList<qint64>{7, 1LL << 32};
    QTest::newRow("nothing") << QByteArray() << false << QList<qint64>{};
    QTest::newRow("cut off") << two.chopped(1) << false << QList<qint64>{};
    QTest::newRow("more behind it") << two + '\0' << false << QList<qint64>{};
    QTest::newRow("a NULL") << QByteArray(two).replace(20, 4, QByteArray::fromHex("ffffffff")) << false
                            << QList<qint64>{};
    QTest::newRow("two dimensions") << QByteArray(two).replace(0, 4, QByteArray::fromHex("00000002")) << false
                                    << QList<qint64>{};
}

void TestIdList::readsArrays()
{
    QFETCH(QByteArray, sent);
    QFETCH(bool, isArray);
    QFETCH(QList<qint64>, ids);
    const auto found = store::idsOfArray(sent);
    QCOMPARE(found.has_value(), isArray);
    if (found)
        QCOMPARE(*found, ids);
}

void TestIdList::writesArrays()
{
    const QList<qint64> ids{3, -1, 1LL << 40};
    QCOMPARE(store::arrayOfIds(ids.constData(), ids.size()), QByteArray("{3,-1,1099511627776}"));
    QCOMPARE(store::arrayOfIds(ids.constData(), 0), QByteArray("{}"));
}

} // namespace

ARGIOPE_TEST(TestIdList, void)
#include "tst_idlist.moc"
