#include "core/language/spellingwords.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;

/// Which words of a text are looked up.
class TestSpellingWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void words_data();
    void words();
    void eachOnce();
};

void TestSpellingWords::words_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QByteArray>("language");
    QTest::addColumn<QString>("words");
    const auto row = [](const char *name, const char *text, const char *language, const char *words) {
        QTest::newRow(name) << QString::fromUtf8(text) << QByteArray(language) << QString::fromUtf8(words);
    };
    row("plain", "we repair bicycles, every day.", "en", "bicycles day every repair");
    row("too short", "it is an ox", "en", "");
    row("apostrophes", "don't, doesn\u2019t and the boys' club", "en", "and boys club doesn't don't the");
    row("accents", "cafe\u0301 na\u00efve", "en", "caf\u00e9 na\u00efve");
    row("soft hyphens", "bi\u00adcycle", "en", "bicycle");
    row("names", "Mrs Smith rides home", "en", "home rides");
    row("nouns", "Das Fahrrad rollt", "de", "Das Fahrrad rollt");
    row("of Austria", "Das Fahrrad rollt", "de_AT", "Das Fahrrad rollt");
    row("capitals", "the NASA and McDonald iPhone", "en", "and the");
    row("numbers", "the 2nd and x86 h264 one", "en", "and one the");
    row("addresses", "see https://example.org/some or ann@example.org: now", "en", "now see");
    row("variables", "the $value of some_name and #anchor", "en", "and the");
    row("with hyphens", "well-known e-mail words", "en", "words");
    row("with brackets", "word(s) here", "en", "here");
    row("in quotes", "\"quoted\" 'single' \u201cround\u201d", "en", "quoted round single");
    row("Chinese", "\u81ea\u884c\u8f66", "zh", "");
    row("formulas", qPrintable(QString(60, u'x')), "en", "");
    row("nothing", "", "en", "");
}

void TestSpellingWords::words()
{
    QFETCH(const QString, text);
    QFETCH(const QByteArray, language);
    language::SpellingWords words;
    words.add(text.toUtf8());
    QTEST(words.of(language).join(u' '), "words");
}

void TestSpellingWords::eachOnce()
{
    language::SpellingWords words;
    words.add("one two one");
    words.add("two three");
    QCOMPARE(words.of("en"), (QStringList{QStringLiteral("one"), QStringLiteral("three"), QStringLiteral("two")}));
    QCOMPARE(words.all().size(), 3);
}

ARGIOPE_TEST(TestSpellingWords, void)
#include "tst_spellingwords.moc"
