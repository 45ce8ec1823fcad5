#include "core/html/wordset.h"
#include "tests/support/testmain.h"

#include <QTest>

using argiope::html::TextWords;
using argiope::html::WordSet;

class TestWordSet : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void sameWords_data();
    void sameWords();
    void differentWords_data();
    void differentWords();
    void numbersHaveASumOfTheirOwn();
    void plainWordsHaveAnother();
    void plainNumbersHaveAnother();
    void theUrlsOwnStandApart();
    void isBounded();
};

namespace {
quint64 hashOf(const QByteArrayList &pieces)
{
    WordSet words("http://h/missing/Thing");
    for (const QByteArray &piece : pieces)
        words.append(piece);
    return words.take().words;
}
} // namespace

void TestWordSet::sameWords_data()
{
    QTest::addColumn<QByteArrayList>("one");
    QTest::addColumn<QByteArrayList>("other");
    const auto row = [](const char *name, const QByteArrayList &one, const QByteArrayList &other) {
        QTest::newRow(name) << one << other;
    };
    row("order", {"red green blue"}, {"blue red green"});
    row("times", {"red red green"}, {"green red"});
    row("case", {"Red"}, {"red"});
    row("numbers", {"Tuesday 21, room 5"}, {"Tuesday 4, room 12345"});
    row("pieces", {"re", "d gre", "en"}, {"red green"});
    row("punctuation", {"red, green!"}, {"red green"});
    row("words of the URL", {"no page missing thing here"}, {"no page here"});
    row("nothing", {""}, {"1 2 3 ..."});
}

void TestWordSet::sameWords()
{
    QFETCH(QByteArrayList, one);
    QFETCH(QByteArrayList, other);
    QCOMPARE(hashOf(one), hashOf(other));
}

void TestWordSet::differentWords_data()
{
    QTest::addColumn<QByteArrayList>("one");
    QTest::addColumn<QByteArrayList>("other");
    QTest::newRow("one more") << QByteArrayList{"red"} << QByteArrayList{"red green"};
    QTest::newRow("another") << QByteArrayList{"red"} << QByteArrayList{"green"};
    QTest::newRow("not of ASCII") << QByteArrayList{"\xE7\xBA\xA2"} << QByteArrayList{"\xE7\xBB\xBF"};
    QTest::newRow("none") << QByteArrayList{""} << QByteArrayList{"red"};
}

void TestWordSet::differentWords()
{
    QFETCH(QByteArrayList, one);
    QFETCH(QByteArrayList, other);
    QVERIFY(hashOf(one) != hashOf(other));
}

void TestWordSet::numbersHaveASumOfTheirOwn()
{
    const auto numbersOf = [](const QByteArray &text) {
        WordSet words("http://h/x?id=77");
        words.append(text);
        return words.take().numbers;
    };
    QCOMPARE(numbersOf("room 5, room 12"), numbersOf("12 or 5"));
    QVERIFY(numbersOf("12.50") != numbersOf("12.90"));
    QCOMPARE(numbersOf("number 77 of 5"), numbersOf("5"));
    QCOMPARE(numbersOf("no"), quint64(0));
}

void TestWordSet::plainWordsHaveAnother()
{
    const auto wordsOf = [](QByteArrayView plain, QByteArrayView linked) {
        WordSet words("http://h/list?page=37");
        words.append(linked);
        words.breakWord();
        words.append(plain, true);
        return words.take();
    };
    QCOMPARE(wordsOf("no page found", "next one").plainWords, wordsOf("found no list", "other").plainWords);
    QVERIFY(wordsOf("nothing found", {}).plainWords != wordsOf("found", "nothing").plainWords);
    QCOMPARE(wordsOf("nothing found", {}).words, wordsOf("found", "nothing").words);
    QCOMPARE(wordsOf("1 of 2, 2 of 37", "4").plainNumberCount, qsizetype(2));
}

void TestWordSet::plainNumbersHaveAnother()
{
    const auto plainNumbers = [](QByteArrayView plain, QByteArrayView linked) {
        WordSet words("http://h/list?page=37");
        words.append(plain, true);
        words.breakWord();
        words.append(linked);
        return words.take().plainNumbers;
    };
    QCOMPARE(plainNumbers("Page 37, 12 found", "36 38"), plainNumbers("12 found", "35"));
    QVERIFY(plainNumbers("12 found", {}) != plainNumbers("13 found", {}));
    QCOMPARE(plainNumbers("Saturday, 29 May", {}), plainNumbers("29 may saturday", {})); // a day is one
    QVERIFY(plainNumbers("Saturday, 29 May", {}) != plainNumbers("Sunday, 29 May", {}));
    WordSet parts("http://h/");
    parts.append("1", true);
    parts.append("2");
    QCOMPARE(parts.take().plainNumbers, plainNumbers("", "12")); // not plain as a whole
}

void TestWordSet::theUrlsOwnStandApart()
{
    WordSet with("http://h/x?back=password&n=77");
    with.append("your password, your password, 77");
    WordSet without("http://h/x?back=pages&n=5");
    without.append("your password, 77");
    const TextWords echoed = with.take();
    const TextWords plain = without.take();
    QCOMPARE(echoed.ownWords.size(), 1);
    QCOMPARE(echoed.ownNumbers.size(), 1);
    QVERIFY(plain.ownWords.isEmpty() && plain.ownNumbers.isEmpty());
    QCOMPARE(echoed.words + echoed.ownWords.constFirst(), plain.words);
    QCOMPARE(echoed.numbers + echoed.ownNumbers.constFirst(), plain.numbers);
}

void TestWordSet::isBounded()
{
    const auto wordOf = [](int n) -> QByteArray {
        QByteArray word;
        for (; n > 0; n /= 26)
            word += char('a' + n % 26);
        return word + ' ';
    };
    QByteArray many;
    for (int i = 1; i <= 30000; ++i)
        many += wordOf(i);
    const quint64 full = hashOf({many});
    QCOMPARE(hashOf({many, "onemore"}), full);
    QCOMPARE(hashOf({many, QByteArray(1000000, 'x')}), full);
}

ARGIOPE_TEST(TestWordSet, void)
#include "tst_wordset.moc"
