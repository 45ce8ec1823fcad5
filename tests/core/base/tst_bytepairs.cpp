#include "core/base/bytepairs.h"
#include "tests/support/testmain.h"

#include <QByteArray>
#include <QList>
#include <QTest>

using namespace argiope::base;

/// Pairs wherever they stand: among others, at either end, more than are kept at a time.
class TestBytePairs : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void finds_data();
    void finds();
};

namespace {

constexpr BytePairs Pairs = [] {
    BytePairs pairs;
    pairs.add(0, {'K', 'I'}, {'I', 'V'});
    pairs.add(1, {'p'}, {'_'});
    pairs.add(4, {0xC3}, {0x83, 0xA2});
    pairs.add(7, {'m', 'M'}, {'r', 'R'});
    return pairs;
}();

bool isPair(char first, char second)
{
    const auto has = [](const char *bytes, char c) { return QByteArrayView(bytes).contains(c); };
    return (has("KI", first) && has("IV", second)) || (first == 'p' && second == '_')
        || (first == '\xC3' && has("\x83\xA2", second)) || (has("mM", first) && has("rR", second));
}

/// Bytes of the pairs, others that have a half of theirs, and any: much the same each time.
QByteArray muddle(int size, int seed)
{
    constexpr QByteArrayView Some("KIVp_mMrR\xC3\x83\xA2Ka[o \0", 18);
    QByteArray text;
    auto state = quint32(seed);
    for (int i = 0; i < size; ++i) {
        state = state * 1664525 + 1013904223;
        text += state >> 31 ? Some[qsizetype(state >> 8 & 0xFFFF) % Some.size()] : char(state >> 16);
    }
    return text;
}

} // namespace

void TestBytePairs::finds_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("half") << QByteArray("K");
    QTest::newRow("one") << QByteArray("KI");
    QTest::newRow("none") << QByteArray(1000, 'x');
    QTest::newRow("nothing else") << QByteArray(1000, 'I').replace("II", "KI");
    QTest::newRow("each") << QByteArray(1000, 'K').replace("K", "I");
    for (const int at : {0, 1, 30, 31, 32, 33, 62, 63, 64, 97, 98})
        QTest::addRow("at %d", at) << QByteArray(100, 'x').replace(at, 2, "p_");
    for (int size = 1; size < 300; size += size < 80 ? 1 : 37)
        QTest::addRow("%d bytes", size) << muddle(size, size);
    QTest::newRow("many") << muddle(50'000, 1);
}

void TestBytePairs::finds()
{
    QFETCH(const QByteArray, text);
    QList<qsizetype> expected;
    for (qsizetype i = 0; i + 1 < text.size(); ++i) {
        if (isPair(text[i], text[i + 1]))
            expected << i;
    }
    for (const BytePairs::Steps steps : {BytePairs::Steps::Wide, BytePairs::Steps::Byte}) {
        QList<qsizetype> found;
        Pairs.forEach(
            text, [&found](qsizetype at) { found << at; }, steps);
        QCOMPARE(found, expected);
    }
}

ARGIOPE_TEST(TestBytePairs, void)
#include "tst_bytepairs.moc"
