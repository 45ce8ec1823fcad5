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

std::vector<Block> blocksOf(const std::vector<QPair<qint64, qint64>> &pairs, InlinkPairs::Written *written)
{
    InlinkPairs gathered;
    for (const auto &[target, page] : pairs) {
        gathered.startPage(page);
        gathered.add(target);
    }
    std::vector<Block> blocks;
    *written = gathered.writeBlocks([&blocks](qint64 target, QByteArrayView bytes) {
        blocks.push_back({target, bytes.toByteArray()});
        return true;
    });
    return blocks;
}

} // namespace

class TestLinkBlocks : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void comesBack_data();
    void comesBack();
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

    InlinkPairs::Written written;
    const std::vector<Block> blocks = blocksOf(given, &written);
    Pairs got;
    qint64 before = 0;
    for (const Block &block : blocks) {
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

    // Two segments become one.
    InlinkPairs both;
    for (const Block &block : blocks)
        QVERIFY(both.addBlock(block.target, written.pairs, written.first, written.last, block.bytes));
    both.startPage(from);
    both.add(1);
    Pairs merged;
    InlinkPairs::Written rewritten;
    std::vector<Block> mergedBlocks;
    rewritten = both.writeBlocks([&mergedBlocks](qint64 target, QByteArrayView bytes) {
        mergedBlocks.push_back({target, bytes.toByteArray()});
        return true;
    });
    for (const Block &block : mergedBlocks) {
        BlockCursor cursor(block.target, rewritten.first, block.bytes);
        while (cursor.nextTarget()) {
            while (cursor.nextPage())
                merged.insert({cursor.target(), cursor.page()});
        }
    }
    Pairs more = expected;
    more.insert({1, from});
    QVERIFY(merged == more);
    QCOMPARE(rewritten.pairs, qint64(more.size()));

    QCOMPARE(written.pairs, qint64(expected.size()));
    const auto [first, last] = std::minmax_element(
        expected.begin(), expected.end(), [](const auto &a, const auto &b) { return a.second < b.second; });
    QCOMPARE(written.first, first->second);
    QCOMPARE(written.last, last->second);
}

void TestLinkBlocks::endsWhereItIsTold()
{
    InlinkPairs pairs;
    for (qint64 page = 1; page <= 20'000; ++page) {
        pairs.startPage(page);
        pairs.add(page % 5'000 + 1);
    }
    int blocks = 0;
    const auto written = pairs.writeBlocks([&blocks](qint64, QByteArrayView) { return ++blocks < 3; });
    QCOMPARE(blocks, 3);
    QCOMPARE(written.pairs, 0);
}

void TestLinkBlocks::fewPairsOfPagesFarApart()
{
    // Two pairs a segment: with all pages between them there would be more than can be told apart.
    constexpr qint64 apart = 900'000;
    constexpr qint64 segments = 40;
    InlinkPairs merged;
    for (qint64 segment = 0; segment < segments; ++segment) {
        const qint64 first = 1 + segment * apart;
        InlinkPairs::Written written;
        for (const Block &block : blocksOf({{7, first}, {7, first + apart - 1}}, &written))
            QVERIFY(merged.addBlock(block.target, written.pairs, written.first, written.last, block.bytes));
    }
    const auto written = merged.writeBlocks([](qint64, QByteArrayView) { return true; });
    QCOMPARE(written.pairs, 2 * segments);
    QCOMPARE(written.first, qint64(1));
    QCOMPARE(written.last, segments * apart);
}

void TestLinkBlocks::leavesOutWhatIsNoId()
{
    InlinkPairs pairs;
    pairs.startPage(1);
    for (const qint64 target : {qint64(0), qint64(-1), MaxPageId + 1, std::numeric_limits<qint64>::max()})
        pairs.add(target);
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
