#include "core/dom/arena.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <cstring>

using namespace argiope::dom;

class TestArena : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void piecesDoNotOverlap();
    void resetKeepsAndGivesBack();
    void largeOnesAreReleased();
};

void TestArena::piecesDoNotOverlap()
{
    Arena arena;
    std::vector<std::pair<char *, size_t>> pieces;
    for (size_t i = 0; i < 5000; ++i) {
        const size_t size = (i * 37) % 700 + (i % 500 == 0 ? 200'000 : 0);
        auto *data = static_cast<char *>(arena.allocate(size));
        QCOMPARE(reinterpret_cast<quintptr>(data) % alignof(std::max_align_t), quintptr(0));
        std::memset(data, int(i % 251), size);
        pieces.emplace_back(data, size);
    }
    for (size_t i = 0; i < pieces.size(); ++i) {
        for (size_t at = 0; at < pieces[i].second; at += 13)
            QCOMPARE(static_cast<unsigned char>(pieces[i].first[at]), static_cast<unsigned char>(i % 251));
    }
}

void TestArena::resetKeepsAndGivesBack()
{
    Arena arena(1'000'000);
    for (int i = 0; i < 50'000; ++i)
        (void)arena.allocate(100);
    QVERIFY(arena.capacity() > 5'000'000);
    arena.reset();
    QVERIFY(arena.capacity() <= 1'000'000);
    const size_t kept = arena.capacity();
    QVERIFY(kept > 0);
    (void)arena.allocate(100);
    QCOMPARE(arena.capacity(), kept);
}

void TestArena::largeOnesAreReleased()
{
    Arena arena;
    void *small = arena.allocate(10);
    const size_t before = arena.capacity();
    void *large = arena.allocate(10'000'000);
    QVERIFY(arena.capacity() >= before + 10'000'000);
    arena.release(small); // waits for reset()
    arena.release(large);
    QCOMPARE(arena.capacity(), before);
}

ARGIOPE_TEST(TestArena, void)
#include "tst_arena.moc"
