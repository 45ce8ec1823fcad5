#include "core/language/readingease.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;

class TestReadingEase : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void byTheFormula_data();
    void byTheFormula();
    void whereverItStands_data();
    void whereverItStands();
    void tooShort();
};

void TestReadingEase::byTheFormula_data()
{
    QTest::addColumn<QByteArray>("sentence"); // of it a hundred words and more are made
    QTest::addColumn<double>("words"); // of a sentence
    QTest::addColumn<double>("syllables"); // of a word
    const auto row = [](const char *sentence, double words, double syllables) {
        QTest::newRow(sentence) << QByteArray(sentence) << words << syllables / words;
    };
    row("The cat sat on the mat. ", 6, 6);
    row("We made cakes and walked home! ", 6, 6);
    row("Is a little table needed? ", 5, 8);
    row("Institutional responsibility necessitates international coordination. ", 5, 24);
    row("no end to it\n", 4, 4);
    row("Version 3.5 of example.org is out. ", 6, 9);
    row("Don't stop. ", 2, 2);
    row("Well-to-do co-operators'\n", 2, 7);
    row("Caf\xC3\xA9 na\xC3\xAFve. ", 3, 3); // a to z alone are letters
    row("A b c d e f g h i j? ", 10, 10);
    row("Apples, little oranges, fated hedges; rated seas, he, the es, ed. ", 11, 17);
    row("Pneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosis it is. ", 3, 36);
}

void TestReadingEase::byTheFormula()
{
    QFETCH(const QByteArray, sentence);
    QFETCH(const double, words);
    QFETCH(const double, syllables);
    const auto ease = language::readingEase(sentence.repeated(100));
    QVERIFY(ease);
    QVERIFY2(qAbs(*ease - (206.835 - 1.015 * words - 84.6 * syllables)) < 0.01, QByteArray::number(*ease).constData());
}

void TestReadingEase::whereverItStands_data()
{
    QTest::addColumn<QByteArray>("blanks");
    for (int count = 0; count <= 65; ++count)
        QTest::addRow("behind %d blanks", count) << QByteArray(count, ' ');
}

/// Many bytes are looked at together; where these begin says nothing.
void TestReadingEase::whereverItStands()
{
    QFETCH(const QByteArray, blanks);
    const QByteArray text
        = QByteArray("The old mother-in-law's internationalisations are made. We don't go. ").repeated(20);
    const auto first = language::readingEase(text);
    const auto ease = language::readingEase(QByteArray(blanks + text));
    QVERIFY(first && ease);
    QCOMPARE(*ease, *first);
}

void TestReadingEase::tooShort()
{
    QVERIFY(!language::readingEase(QByteArray("word ").repeated(99)));
    QVERIFY(language::readingEase(QByteArray("word ").repeated(100)));
    QVERIFY(!language::readingEase(QByteArray()));
}

ARGIOPE_TEST(TestReadingEase, void)
#include "tst_readingease.moc"
