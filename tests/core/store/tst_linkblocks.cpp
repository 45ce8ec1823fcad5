#include "core/store/linkblocks.h"
#include "core/store/linkids.h"
#include "tests/support/testmain.h"

#include <QPair>
#include <QRandomGenerator>
#include <QTest>

#include <algorithm>
#include <limits>
#include <set>
#include <vector>

using namespace argiope;
using namespace argiope::store;

namespace {

using Pairs = std::set<QPair<qint64, qint64>>; ///< target, page

struct Block
{
    qint64 target;
    QByteArray bytes;
};

/// A segment as it is written.
struct Segment
{
    std::vector<Block> blocks;
    qint64 pairs = 0;
    qint64 first = 0;
    qint64 last = 0;
};

Segment segmentOf(InlinkPairs &pairs)
{
    Segment segment;
    pairs.sort();
    segment.first = pairs.firstPage();
    BlockWriter writer(segment.first, [&segment](qint64 target, QByteArrayView bytes) {
        segment.blocks.push_back({target, bytes.toByteArray()});
        return true;
    });
    for (size_t i = 0; i < pairs.size(); ++i)
        [&] { QVERIFY(writer.add(pairs.target(i), pairs.page(i))); }();
    [&] { QVERIFY(writer.end()); }();
    segment.pairs = writer.pairs();
    segment.last = writer.lastPage();
    return segment;
}

Segment segmentOf(const std::vector<QPair<qint64, qint64>> &pairs)
{
    InlinkPairs gathered;
    for (const auto &[target, page] : pairs) {
        gathered.startPage(page);
        gathered.add(target);
    }
    return segmentOf(gathered);
}

} // namespace

class TestLinkBlocks : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void comesBack_data();
    void comesBack();
    void repeatsCountOnce();
    void endsWhereItIsTold();
    void fewPairsOfPagesFarApart();
    void leavesOutWhatIsNoId();
    void readsWhatAStrangerWrote_data();
    void readsWhatAStrangerWrote();
};

void TestLinkBlocks::comesBack_data()
{
    QTest::addColumn<int>("count");
    QTest::addColumn<qint64>("targets");
    QTest::addColumn<qint64>("pages");
    QTest::addColumn<qint64>("from"); // the lowest page
    QTest::addColumn<int>("longest"); // block
    QTest::newRow("one") << 1 << qint64(1) << qint64(1) << qint64(1) << 4;
    QTest::newRow("many pages, one target") << 30'000 << qint64(1) << qint64(100'000) << qint64(1) << 200'000;
    QTest::newRow("one page, many targets") << 30'000 << qint64(100'000) << qint64(1) << qint64(77) << 4050;
    QTest::newRow("a site") << 100'000 << qint64(20'000) << qint64(2'000) << qint64(500) << 4050;
    QTest::newRow("pages all over") << 5'000 << qint64(1'000) << MaxPageId << qint64(1) << 4050;
    QTest::newRow("targets all over") << 5'000 << MaxPageId << qint64(1'000) << qint64(1) << 4050;
    QTest::newRow("the highest ids") << 100 << qint64(3) << qint64(3) << MaxPageId - 2 << 4050;
}

void TestLinkBlocks::comesBack()
{
    QFETCH(int, count);
    QFETCH(qint64, targets);
    QFETCH(qint64, pages);
    QFETCH(qint64, from);
    QFETCH(int, longest);
    QRandomGenerator random(11);
    const auto below = [&random](qint64 limit) { return qint64(random.generate64() % quint64(limit)); };
    std::vector<QPair<qint64, qint64>> given;
    for (int i = 0; i < count; ++i)
        given.push_back({1 + below(targets), from + below(std::min(pages, MaxPageId - from + 1))});
    given.push_back(given.front()); // met twice
    const Pairs expected(given.begin(), given.end());

    const Segment written = segmentOf(given);
    Pairs got;
    qint64 before = 0;
    for (const Block &block : written.blocks) {
        QVERIFY2(block.bytes.size() <= longest, qPrintable(QString::number(block.bytes.size())));
        QVERIFY(block.target > before);
        BlockCursor cursor(block.target, written.first, block.bytes);
        while (cursor.nextTarget()) {
            QVERIFY(cursor.target() > before);
            before = cursor.target();
            if (random.bounded(2) == 0 && cursor.nextPage()) // the others are skipped, and come below
                QVERIFY(expected.count({cursor.target(), cursor.page()}));
        }
        QVERIFY(!cursor.failed());
        BlockCursor again(block.target, written.first, block.bytes);
        while (again.nextTarget()) {
            while (again.nextPage())
                QVERIFY(got.insert({again.target(), again.page()}).second);
        }
        QVERIFY(!again.failed());
    }
    QVERIFY(got == expected);

    QCOMPARE(written.pairs, qint64(expected.size()));
    const auto [first, last] = std::minmax_element(
        expected.begin(), expected.end(), [](const auto &a, const auto &b) { return a.second < b.second; });
    QCOMPARE(written.first, first->second);
    QCOMPARE(written.last, last->second);
}

/// What comes twice counts once, also where it comes from two segments.
void TestLinkBlocks::repeatsCountOnce()
{
    QByteArray bytes;
    BlockWriter writer(3, [&bytes](qint64, QByteArrayView block) {
        bytes = block.toByteArray();
        return true;
    });
    for (const auto &[target, page] : std::vector<std::pair<int, int>>{{1, 3}, {1, 3}, {1, 4}, {2, 4}, {2, 4}, {9, 3}})
        QVERIFY(writer.add(target, page));
    QVERIFY(writer.end());
    QCOMPARE(writer.pairs(), 4);
    QCOMPARE(writer.lastPage(), 4);
    Pairs got;
    BlockCursor cursor(1, 3, bytes);
    while (cursor.nextTarget()) {
        while (cursor.nextPage())
            QVERIFY(got.insert({cursor.target(), cursor.page()}).second);
    }
    QVERIFY(!cursor.failed());
    QVERIFY(got == (Pairs{{1, 3}, {1, 4}, {2, 4}, {9, 3}}));
}

void TestLinkBlocks::endsWhereItIsTold()
{
    InlinkPairs pairs;
    for (qint64 page = 1; page <= 20'000; ++page) {
        pairs.startPage(page);
        pairs.add(page % 5'000 + 1);
    }
    pairs.sort();
    int blocks = 0;
    BlockWriter writer(1, [&blocks](qint64, QByteArrayView) { return ++blocks < 3; });
    size_t at = 0;
    while (at < pairs.size() && writer.add(pairs.target(at), pairs.page(at)))
        ++at;
    QVERIFY(at < pairs.size());
    QCOMPARE(blocks, 3);
}

void TestLinkBlocks::fewPairsOfPagesFarApart()
{
    constexpr qint64 apart = 900'000;
    constexpr qint64 pages = 40;
    std::vector<QPair<qint64, qint64>> given;
    for (qint64 page = pages; page > 0; --page)
        given.push_back({7, page * apart});
    const Segment written = segmentOf(given);
    QCOMPARE(written.pairs, pages);
    QCOMPARE(written.first, apart);
    QCOMPARE(written.last, pages * apart);
}

void TestLinkBlocks::leavesOutWhatIsNoId()
{
    InlinkPairs pairs;
    pairs.startPage(1);
    for (const qint64 target : {qint64(0), qint64(-1), MaxPageId + 1, std::numeric_limits<qint64>::max()})
        pairs.add(target);
    QVERIFY(pairs.isEmpty());
    pairs.sort();
    QVERIFY(pairs.isEmpty());
    pairs.add(MaxPageId);
    QCOMPARE(pairs.size(), size_t(1));
}

void TestLinkBlocks::readsWhatAStrangerWrote_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<bool>("damaged");
    QTest::newRow("nothing") << QByteArray() << false;
    QTest::newRow("one pair") << QByteArray::fromHex("0005") << false;
    QTest::newRow("no page") << QByteArray::fromHex("00") << true;
    QTest::newRow("a number without end") << QByteArray(1000, '\xff') << true;
    QTest::newRow("a step beyond all ids") << QByteArray::fromHex("feffffffffffffff7f01") << true;
    QTest::newRow("a page beyond all ids") << QByteArray::fromHex("00ffffffffffffffff7f") << true;
    QTest::newRow("more pages than bytes") << QByteArray::fromHex("01ffffffffffffffff7f0000") << true;
    QTest::newRow("steps that add up") << QByteArray::fromHex("0102") + QByteArray::fromHex("ffffffffff0f").repeated(4)
                                       << true;
}

void TestLinkBlocks::readsWhatAStrangerWrote()
{
    QFETCH(QByteArray, bytes);
    QFETCH(bool, damaged);
    for (const qint64 target : {qint64(1), MaxPageId}) {
        BlockCursor cursor(target, 1, bytes);
        while (cursor.nextTarget()) {
            while (cursor.nextPage()) {
                QVERIFY(cursor.target() >= 1 && cursor.target() <= MaxPageId);
                QVERIFY(cursor.page() >= 1 && cursor.page() <= MaxPageId);
            }
        }
        QCOMPARE(cursor.failed(), damaged);
    }
    const QByteArray one = QByteArray::fromHex("0005");
    BlockCursor noBase(1, -5, one);
    QVERIFY(noBase.nextTarget());
    QVERIFY(!noBase.nextPage());
    QVERIFY(noBase.failed());
}

ARGIOPE_TEST(TestLinkBlocks, void)
#include "tst_linkblocks.moc"
