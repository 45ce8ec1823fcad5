#include "core/compare/urljoin.h"
#include "tests/support/testmain.h"

#include <QRandomGenerator>
#include <QTest>

#include <map>
#include <set>

using namespace argiope;
using compare::JoinEntry;
using compare::UrlJoin;

namespace {

JoinEntry entryOf(qint64 id, const QByteArray &url, bool fetched = true, bool wasMapped = false)
{
    JoinEntry entry;
    entry.key = url::urlKey(url, 0);
    entry.id = id;
    entry.fetched = fetched ? 1 : 0;
    entry.wasMapped = wasMapped ? 1 : 0;
    return entry;
}

using Ids = std::set<std::pair<qint64, qint64>>;
Ids pairsOf(const UrlJoin &join)
{
    Ids pairs;
    join.forEachPair([&pairs](const JoinEntry *first, const JoinEntry *second) {
        pairs.insert({first ? qint64(first->id) : 0, second ? qint64(second->id) : 0});
    });
    return pairs;
}

} // namespace

class TestUrlJoin : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothing()
    {
        UrlJoin join;
        QCOMPARE(join.sort(), 0);
        QVERIFY(pairsOf(join).empty());
    }
    void bothOnes()
    {
        UrlJoin join;
        join.first = {entryOf(1, "a"), entryOf(2, "b"), entryOf(3, "c")};
        join.second = {entryOf(9, "c"), entryOf(8, "d"), entryOf(7, "a")};
        QCOMPARE(join.sort(), 0);
        QCOMPARE(pairsOf(join), (Ids{{1, 7}, {2, 0}, {3, 9}, {0, 8}}));
    }
    /// Of those that a mapping made one, the one that needed none; else the one that was met first.
    void twins()
    {
        UrlJoin join;
        join.first = {entryOf(1, "a", true, true), entryOf(2, "a"), entryOf(3, "b", true, true),
            entryOf(4, "b", true, true), entryOf(5, "c", false), entryOf(6, "c", true, true)};
        join.second = {entryOf(1, "a")};
        QCOMPARE(join.sort(), 3);
        QCOMPARE(pairsOf(join), (Ids{{2, 1}, {3, 0}, {6, 0}}));
    }
    void random()
    {
        QRandomGenerator chance(7);
        UrlJoin join;
        std::map<QByteArray, std::pair<qint64, qint64>> expected;
        for (qint64 id = 1; id <= 2000; ++id) {
            const QByteArray url = QByteArray::number(chance.bounded(3000));
            if (auto &ids = expected[url]; ids.first == 0) {
                ids.first = id;
                join.first.push_back(entryOf(id, url));
            }
            const QByteArray other = QByteArray::number(chance.bounded(3000));
            if (auto &ids = expected[other]; ids.second == 0) {
                ids.second = id;
                join.second.push_back(entryOf(id, other));
            }
        }
        QCOMPARE(join.sort(), 0);
        Ids wanted;
        for (const auto &[url, ids] : expected)
            wanted.insert(ids);
        QCOMPARE(pairsOf(join), wanted);
    }
};

ARGIOPE_TEST(TestUrlJoin, void)
#include "tst_urljoin.moc"
