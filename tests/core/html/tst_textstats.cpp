#include "core/html/textcollector.h"
#include "tests/support/testmain.h"

#include <QString>
#include <QTest>

#include <random>

using namespace argiope::html;

namespace {

struct Stats
{
    int words = 0;
    QByteArray hash;
    bool operator==(const Stats &) const = default;
};

Stats statsOf(const QByteArrayList &pieces)
{
    TextStats stats;
    for (const QByteArray &piece : pieces)
        stats.append(piece);
    stats.finish();
    return {stats.words(), stats.hash()};
}

bool isSpace(QChar c)
{
    return c == u' ' || (c >= u'\t' && c <= u'\r') || c == QChar(0xA0) || c == QChar(0x3000);
}

/// As the class says it, a character at a time.
int wordsOf(const QString &text)
{
    int words = 0;
    bool countable = false;
    for (const QChar c : text) {
        if (isSpace(c) || (c >= QChar(0x4E00) && c <= QChar(0x9FFF))) {
            words += (countable ? 1 : 0) + (isSpace(c) ? 0 : 1);
            countable = false;
        } else if (c.unicode() >= 0x80 || (c >= u'0' && c <= u'9') || (c >= u'a' && c <= u'z')
            || (c >= u'A' && c <= u'Z')) {
            countable = true;
        }
    }
    return words + (countable ? 1 : 0);
}

} // namespace

/// Words and hashes of texts, which are read many bytes at a time where they are plain.
class TestTextStats : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void count_data();
    void count();
    void anyTexts();
};

void TestTextStats::count_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("words");
    QTest::newRow("nothing") << QByteArray() << 0;
    QTest::newRow("spaces") << QByteArray("  \n ") << 0;
    QTest::newRow("signs") << QByteArray("-- * --") << 0;
    QTest::newRow("some") << QByteArray("one two three") << 3;
    QTest::newRow("with spaces around") << QByteArray("  one  two\n") << 2;
    QTest::newRow("longer than sixteen bytes") << QByteArray("internationalisation of texts that are longer") << 6;
    QTest::newRow("a space at the sixteenth byte") << QByteArray("abcdefghijklmno p q") << 3;
    QTest::newRow("two spaces at the sixteenth byte") << QByteArray("abcdefghijklmno  p q") << 3;
    QTest::newRow("signs between words") << QByteArray("one - two & three") << 3;
    QTest::newRow("U+00A0") << QByteArray("one\u00a0two") << 2;
    QTest::newRow("ideographs") << QByteArray("中国 and 人") << 4;
}

void TestTextStats::count()
{
    QFETCH(QByteArray, text);
    QTEST(statsOf({text}).words, "words");
    QCOMPARE(wordsOf(QString::fromUtf8(text)), statsOf({text}).words);
}

void TestTextStats::anyTexts()
{
    static constexpr const char *Parts[] = {"a", "Z", "7", " ", " ", " ", "  ", "\n", "\t", "-", "'", "word", "longer",
        "ü", "\u00a0", "\u3000", "中", "€", "ab cd ef gh ij kl mn", "\v"};
    std::mt19937 random(1);
    for (int round = 0; round < 5'000; ++round) {
        QByteArray text;
        QByteArrayList pieces;
        for (unsigned parts = random() % 30; parts > 0; --parts) {
            pieces.append(Parts[random() % std::size(Parts)]);
            text += pieces.constLast();
        }
        const Stats whole = statsOf({text});
        QVERIFY2(whole == statsOf(pieces), text.toHex().constData());
        QVERIFY2(whole.words == wordsOf(QString::fromUtf8(text)), text.toHex().constData());
        // A text is a line: white space of whatever kind and length is a space.
        QString line;
        for (const QChar c : QString::fromUtf8(text)) {
            if (!isSpace(c))
                line += c;
            else if (!line.isEmpty() && !line.endsWith(u' '))
                line += u' ';
        }
        QVERIFY2(whole == statsOf({line.toUtf8()}), text.toHex().constData());
        if (line.endsWith(u' '))
            line.chop(1);
        CollapsedText inPieces(10'000);
        for (const QByteArray &piece : pieces)
            inPieces.append(piece);
        QVERIFY2(collapsed(text, 10'000) == line.toUtf8(), text.toHex().constData());
        QCOMPARE(hasText(text), !line.isEmpty());
        QVERIFY2(inPieces.take() == line.toUtf8(), text.toHex().constData());
    }
}

ARGIOPE_TEST(TestTextStats, void)
#include "tst_textstats.moc"
