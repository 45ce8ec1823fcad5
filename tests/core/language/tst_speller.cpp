#include "core/language/speller.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <thread>
#include <vector>

using namespace argiope;
using language::Speller;

namespace {

/// A dictionary with so many words, in an encoding of its own.
bool write(const QDir &folder, const QString &name, const QByteArray &encoding, const QByteArrayList &words)
{
    QFile rules(folder.filePath(name + QLatin1String(".aff")));
    QFile list(folder.filePath(name + QLatin1String(".dic")));
    return rules.open(QIODevice::WriteOnly) && rules.write("SET " + encoding + "\n") > 0
        && list.open(QIODevice::WriteOnly)
        && list.write(QByteArray::number(words.size()) + '\n' + words.join('\n') + '\n') > 0;
}

} // namespace

/// Dictionaries of Hunspell in folders of the test's own.
class TestSpeller : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void dictionaryOfALanguage_data();
    void dictionaryOfALanguage();
    void knows_data();
    void knows();
    void passesOverWhatIsNoDictionary();
    void answersManyThreads();

private:
    QTemporaryDir m_place;
};

void TestSpeller::initTestCase()
{
    if (!Speller::isBuiltIn())
        QSKIP("this program was built without Hunspell");
    const QDir folder(m_place.path());
    QVERIFY(folder.mkdir(QStringLiteral("other")));
    for (const char *name : {"de_AT", "de_DE", "en_GB", "en_US", "fr", "pt_BR", "zh_TW"})
        QVERIFY(write(folder, QString::fromLatin1(name), "UTF-8", {"word", "caf\xc3\xa9", "don't"}));
    QVERIFY(write(folder, QStringLiteral("it_IT"), "ISO8859-1", {"citt\xe0"}));
    QVERIFY(write(folder, QStringLiteral("xx_XX"), "NO-SUCH-ENCODING", {"word"}));
    // The first folder's is taken.
    QVERIFY(write(folder.filePath(QStringLiteral("other")), QStringLiteral("fr"), "UTF-8", {"autre"}));
}

void TestSpeller::dictionaryOfALanguage_data()
{
    QTest::addColumn<QByteArray>("tag");
    QTest::addColumn<QByteArray>("dictionary");
    const auto row = [](const char *tag, const char *dictionary) {
        QTest::newRow(*tag ? tag : "none") << QByteArray(tag) << QByteArray(dictionary);
    };
    row("de-AT", "de_AT");
    row("de-at", "de_AT");
    row("de_AT.UTF-8", "de_AT");
    row("de", "de_DE");
    row("de-CH", "de_DE");
    row("en", "en_US");
    row("en-GB-oxendict", "en_GB");
    row("en-AU", "en_US");
    row("fr-CA", "fr");
    row("pt", "pt_BR");
    row("zh-Hant-TW", "zh_TW");
    row("d", "");
    row("ru", "");
    row("", "");
}

void TestSpeller::dictionaryOfALanguage()
{
    QFETCH(const QByteArray, tag);
    const Speller speller({m_place.path(), m_place.filePath(QStringLiteral("other"))});
    QTEST(speller.dictionaryFor(tag), "dictionary");
}

void TestSpeller::knows_data()
{
    QTest::addColumn<QByteArray>("dictionary");
    QTest::addColumn<QString>("word");
    QTest::addColumn<bool>("known");
    const auto row = [](const char *dictionary, const char *word, bool known) {
        QTest::addRow("%s %s", dictionary, word) << QByteArray(dictionary) << QString::fromUtf8(word) << known;
    };
    row("en_US", "word", true);
    row("en_US", "Word", true); // at the begin of a sentence
    row("en_US", "wrod", false);
    row("en_US", "caf\xc3\xa9", true);
    row("en_US", "don't", true);
    row("fr", "word", true);
    row("fr", "autre", false);
    row("it_IT", "citt\xc3\xa0", true);
    row("it_IT", "citta", false);
    row("it_IT", "\xe4\xb8\xad", true); // which its encoding cannot say
    row("xx_XX", "anything", true);
    row("no_NO", "anything", true);
}

void TestSpeller::knows()
{
    QFETCH(const QByteArray, dictionary);
    QFETCH(const QString, word);
    const Speller speller({m_place.path(), m_place.filePath(QStringLiteral("other"))});
    for (int time = 0; time < 2; ++time) // looked up, then remembered
        QTEST(speller.knows(dictionary, word), "known");
}

void TestSpeller::passesOverWhatIsNoDictionary()
{
    const QTemporaryDir place;
    QFile hyphens(place.filePath(QStringLiteral("hyph_de_DE.dic")));
    QVERIFY(hyphens.open(QIODevice::WriteOnly) && hyphens.write("UTF-8\n.a1b\n") > 0);
    const Speller speller({place.path(), place.filePath(QStringLiteral("missing"))});
    QVERIFY(speller.dictionaries().isEmpty());
    QVERIFY(Speller({m_place.path()}).dictionaries().contains("de_AT"));
}

void TestSpeller::answersManyThreads()
{
    const Speller speller({m_place.path()});
    std::atomic<int> wrong = 0;
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; ++i) {
        threads.emplace_back([&] {
            for (int word = 0; word < 500; ++word) {
                wrong += speller.knows("en_US", QStringLiteral("wrod%1").arg(word)) ? 1 : 0;
                wrong += speller.knows(word % 2 ? "de_DE" : "en_US", u"word") ? 0 : 1;
            }
        });
    }
    for (std::thread &thread : threads)
        thread.join();
    QCOMPARE(wrong.load(), 0);
}

ARGIOPE_TEST(TestSpeller, void)
#include "tst_speller.moc"
