#include "core/frontier/seencache.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using frontier::SeenCache;
using frontier::SeenUrl;

namespace {
url::UrlKey cacheKey(int n)
{
    return url::urlKey(QByteArray::number(n), 7);
}
} // namespace

class TestSeenCache : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void findsWhatWasInserted()
    {
        SeenCache cache(1000);
        QVERIFY(!cache.find(cacheKey(1)));
        cache.prefetch(cacheKey(1)); // changes nothing
        QVERIFY(!cache.find(cacheKey(1)));
        cache.insert(cacheKey(1), {base::UrlId(5), 3, 2});
        const SeenUrl *found = cache.find(cacheKey(1));
        QVERIFY(found);
        QCOMPARE(qint64(found->id), 5);
        QCOMPARE(found->depth, 3);
        QCOMPARE(int(found->rank), 2);
    }

    void insertReplaces()
    {
        SeenCache cache(1000);
        cache.insert(cacheKey(1), {base::UrlId(5), 3, 1});
        cache.insert(cacheKey(1), {base::UrlId(5), 2, 2});
        QCOMPARE(cache.find(cacheKey(1))->depth, 2);
    }

    void neverMixesKeysUp_data()
    {
        QTest::addColumn<int>("capacity");
        QTest::newRow("one set") << 1;
        QTest::newRow("small") << 64;
        QTest::newRow("large") << 50000;
    }
    void neverMixesKeysUp()
    {
        QFETCH(int, capacity);
        SeenCache cache(capacity);
        QVERIFY(cache.capacity() >= capacity);
        for (int i = 1; i <= 20000; ++i) {
            cache.insert(cacheKey(i), {base::UrlId(i), i, 2});
            const SeenUrl *last = cache.find(cacheKey(i));
            QVERIFY(last);
            QCOMPARE(last->depth, i);
        }
        int known = 0;
        for (int i = 1; i <= 20000; ++i) {
            if (const SeenUrl *found = cache.find(cacheKey(i))) {
                QCOMPARE(qint64(found->id), i);
                ++known;
            }
        }
        QVERIFY(known <= cache.capacity());
        QVERIFY(known >= std::min(20000, cache.capacity()) / 2);
    }

    void growsWithoutForgetting()
    {
        SeenCache cache(1000000);
        for (int i = 1; i <= 200000; ++i)
            cache.insert(cacheKey(i), {base::UrlId(i), i, quint8(i % 3)});
        // Sets of eight, half full on average: hardly one overflows.
        int known = 0;
        for (int i = 1; i <= 200000; ++i) {
            if (const SeenUrl *found = cache.find(cacheKey(i))) {
                QCOMPARE(qint64(found->id), i);
                QCOMPARE(found->depth, i);
                QCOMPARE(int(found->rank), i % 3);
                ++known;
            }
        }
        QVERIFY2(known > 190000, QByteArray::number(known).constData());
    }

    void keepsWhatIsMetAgainAndAgain()
    {
        SeenCache cache(256);
        cache.insert(cacheKey(0), {base::UrlId(1), 0, 2});
        for (int i = 1; i < 20000; ++i) {
            QVERIFY2(cache.find(cacheKey(0)), QByteArray::number(i).constData());
            cache.insert(cacheKey(i), {base::UrlId(i), 0, 2});
        }
    }
};

ARGIOPE_TEST(TestSeenCache, void)
#include "tst_seencache.moc"
