#include "tests/core/similar/similartesting.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope::similar;
using namespace argiope::similar::testing;

/// What a word is, and what follows from it.
class TestShingles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void same_data();
    void same();
    void different_data();
    void different();
    void count_data();
    void count();
    void inPieces();
    void anyTexts();
    void areOfThreeWords();
    void longWords();
    void brokenUtf8();
    void hashesAreOfTheFormat();
};

void TestShingles::same_data()
{
    QTest::addColumn<QByteArray>("one");
    QTest::addColumn<QByteArray>("other");
    const auto row = [](const char *name, const char *one, const char *other) {
        QTest::newRow(name) << QByteArray(one) << QByteArray(other);
    };
    row("case", "One TWO three", "one two Three");
    row("case beyond ASCII", "ÄRGER ΑΒΓ ДОМ", "ärger αβγ дом");
    row("punctuation", "one, two -- (three)!", "one two three");
    row("within a word", "don't e-mail U.S.A", "dont email usa");
    row("white space", "one\n\ttwo\r\n  three", " one two three ");
    row("spaces beyond ASCII", "one\u00a0two\u2003three\u3000four", "one two three four");
    row("signs", "one © two € three 🎉", "one two three");
    row("punctuation of ideographs", "一二，三四。", "一二三四");
}

void TestShingles::same()
{
    QFETCH(QByteArray, one);
    QFETCH(QByteArray, other);
    QVERIFY(!shinglesOf({one}).empty());
    QCOMPARE(shinglesOf({one}), shinglesOf({other}));
}

void TestShingles::different_data()
{
    QTest::addColumn<QByteArray>("one");
    QTest::addColumn<QByteArray>("other");
    const auto row = [](const char *name, const char *one, const char *other) {
        QTest::newRow(name) << QByteArray(one) << QByteArray(other);
    };
    row("a word", "one two three", "one two four");
    row("order", "one two three", "three two one");
    row("underscores", "one_two three four", "onetwo three four");
    row("digits", "room 5 now", "room 6 now");
    row("marks", "cafe\u0301 one two", "cafe one two");
    row("borders of words", "ab c d", "a bc d");
    row("ideographs", "中国人民", "中国人名");
    row("Thai", "กขคง", "กขคจ");
}

void TestShingles::different()
{
    QFETCH(QByteArray, one);
    QFETCH(QByteArray, other);
    QVERIFY(shinglesOf({one}) != shinglesOf({other}));
}

void TestShingles::count_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("words");
    QTest::addColumn<int>("shingles");
    const auto row = [](const char *name, const char *text, int words, int shingles) {
        QTest::newRow(name) << QByteArray(text) << words << shingles;
    };
    row("nothing", "", 0, 0);
    row("no words", " -- , …  ", 0, 0);
    row("one", "one", 1, 1);
    row("two", "one two", 2, 1);
    row("three", "one two three", 3, 1);
    row("five", "a b c d e", 5, 3);
    row("ideographs", "中国人民", 4, 2);
    row("ideographs beyond the first plane", "𠀀𠀁𠀂", 3, 1);
    row("kana are one word to people", "これはペンです", 1, 5);
    row("kana and ideographs", "日本の家", 4, 2);
    row("Thai", "สวัสดี ครับ", 2, 5); // letters with their marks: ส วั ส ดี, ค รั บ
    row("a word and ideographs", "iPhone手机", 3, 1);
    row("Korean has spaces", "나는 학교에 간다", 3, 1);
}

void TestShingles::count()
{
    QFETCH(QByteArray, text);
    Shingles counting([](std::span<const quint64>) {});
    counting.append(text);
    counting.finish();
    QTEST(counting.words(), "words");
    Shingles alone; // without hashes
    alone.append(text);
    alone.finish();
    QTEST(alone.words(), "words");
    QTEST(int(shinglesOf({text}).size()), "shingles");
}

void TestShingles::inPieces()
{
    QCOMPARE(shinglesOf({"on", "e two", " thr", "ee"}), shinglesOf({"one two three"}));
    Shingles broken([](std::span<const quint64>) {});
    broken.append("one");
    broken.breakWord();
    broken.append("two");
    broken.finish();
    QCOMPARE(broken.words(), 2);
}

/// Most words are taken at once, those that a piece ends in letter by letter.
void TestShingles::anyTexts()
{
    static constexpr const char *Parts[] = {"a", "Z", "7", "_", " ", " ", " ", "\n", "-", "'", "don't", "word",
        "Longer", "internationalisation", "sixteen_letters1", "ü", "\u00a0", "\u0301", "中", "ก", "€"};
    std::mt19937 random(1);
    for (int round = 0; round < 5'000; ++round) {
        QByteArray text;
        QByteArrayList letters;
        for (unsigned parts = random() % 25; parts > 0; --parts)
            text += Parts[random() % std::size(Parts)];
        for (const QChar c : QString::fromUtf8(text))
            letters.append(QString(c).toUtf8());
        const std::vector<quint64> slowly = shinglesOf(letters);
        QVERIFY2(shinglesOf({text}) == slowly, text.toHex().constData());
        std::vector<quint64> hashes;
        Shingles paragraph(
            [&hashes](std::span<const quint64> some) { hashes.insert(hashes.end(), some.begin(), some.end()); });
        Shingles counting;
        paragraph.appendParagraph(text);
        counting.appendParagraph(text);
        paragraph.finish();
        counting.finish();
        QVERIFY2(hashes == slowly, text.toHex().constData());
        QVERIFY2(counting.words() == paragraph.words(), text.toHex().constData());
    }
    QVERIFY(shinglesOf({"one two three four"}) == shinglesOf({"one ", "two three", " ", "four"}));
}

/// And of three that follow one another: whoever moves a paragraph changes two shingles at each end of it.
void TestShingles::areOfThreeWords()
{
    const std::vector<quint64> all = shinglesOf({"a b c d"});
    QCOMPARE(all.size(), size_t(2));
    QCOMPARE(all[0], shinglesOf({"a b c"})[0]);
    QCOMPARE(all[1], shinglesOf({"b c d"})[0]);
}

void TestShingles::longWords()
{
    const QByteArray half(5000, 'x');
    QCOMPARE(shinglesOf({half + half}), shinglesOf({half, half}));
    QVERIFY(shinglesOf({half + "y"}) != shinglesOf({half + "z"}));
    QVERIFY(shinglesOf({"y" + half}) != shinglesOf({"z" + half}));
    QVERIFY(shinglesOf({half}) != shinglesOf({half + "x"}));
}

void TestShingles::brokenUtf8()
{
    const QByteArray text = "a\xC3 b\xE4\xB8 c\xFF\xF5 d\xED\xA0\x80 e\xF0\x9F";
    Shingles shingles([](std::span<const quint64>) {});
    shingles.append(text);
    shingles.finish();
    QVERIFY(shingles.words() >= 5);
}

/// Stored signatures are made of them: who changes these numbers needs a new format.
void TestShingles::hashesAreOfTheFormat()
{
    QCOMPARE(shinglesOf({"one two three"})[0], quint64(415018075691208656));
    QCOMPARE(shinglesOf({"中国人"})[0], quint64(3674019882536776301));
    QCOMPARE(shinglesOf({"internationalisation of text"})[0], quint64(3083238265450899116));
}

ARGIOPE_TEST(TestShingles, void)
#include "tst_shingles.moc"
