#include "core/base/hashtable.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <map>
#include <random>

using namespace argiope::base;

/// Held against a map of the standard library.
class TestHashTable : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void empty();
    void nothingIsAHash();
    void random_data();
    void random();
    void sets();
};

void TestHashTable::empty()
{
    const HashTable<int> table;
    QCOMPARE(table.size(), size_t(0));
    QVERIFY(!table.contains(0));
    QVERIFY(!table.contains(5));
    QCOMPARE(table.value(5), 0);
}

void TestHashTable::nothingIsAHash()
{
    HashTable<int> table;
    const auto [value, isNew] = table.insert(0);
    QVERIFY(isNew);
    QCOMPARE(value, 0);
    value = 7;
    QVERIFY(table.contains(0));
    QVERIFY(!table.insert(0).second);
    QCOMPARE(table.insert(0).first, 7);
    QCOMPARE(table.value(0), 7);
    QCOMPARE(table.value(2), 0);
    QCOMPARE(table.size(), size_t(1));
}

void TestHashTable::random_data()
{
    QTest::addColumn<quint64>("range"); // of the hashes: small ones meet again and again
    QTest::addColumn<int>("reserved");
    QTest::newRow("few hashes") << quint64(100) << 0;
    QTest::newRow("many hashes") << quint64(50'000) << 0;
    QTest::newRow("of all bits") << ~quint64(0) << 0;
    QTest::newRow("with room") << ~quint64(0) << 20'000;
    QTest::newRow("with some room") << ~quint64(0) << 1'000;
}

void TestHashTable::random()
{
    QFETCH(quint64, range);
    QFETCH(int, reserved);
    std::mt19937_64 random(1);
    HashTable<int> table;
    table.reserve(size_t(reserved));
    std::map<quint64, int> known;
    for (int i = 1; i <= 20'000; ++i) {
        const quint64 hash = 2 + random() % (range - 2); // 0 and 1 are one hash
        const auto [value, isNew] = table.insert(hash);
        const auto [place, inserted] = known.insert({hash, i});
        QCOMPARE(isNew, inserted);
        if (isNew)
            value = i;
        QCOMPARE(value, place->second);
    }
    QCOMPARE(table.size(), known.size());
    for (const auto &[hash, value] : known)
        QCOMPARE(table.insert(hash).first, value);
    for (int i = 0; i < 20'000; ++i) {
        const quint64 hash = 2 + random() % (range - 2);
        QCOMPARE(table.contains(hash), known.count(hash) > 0);
    }
}

void TestHashTable::sets()
{
    HashSet set;
    QVERIFY(!set.contains(3));
    QVERIFY(set.insert(3));
    QVERIFY(!set.insert(3));
    QVERIFY(set.contains(3));
    QCOMPARE(set.size(), size_t(1));
}

ARGIOPE_TEST(TestHashTable, void)
#include "tst_hashtable.moc"
