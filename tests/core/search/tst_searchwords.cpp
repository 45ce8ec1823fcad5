#include "core/search/snippet.h"
#include "core/search/words.h"

#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope::search;

class TestSearchWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void folds_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("folded");
        const auto add = [](const char *name, const char *text, const char *plain) {
            QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(plain);
        };
        add("case", "Main TEXT", "main text");
        add("German", "Die Stra\u00dfe \u00dcber M\u00fcller", "die strasse uber muller");
        add("decomposed", "Mu\u0308ller", "muller");
        add("French", "\u00c9T\u00c9", "ete");
        add("full width", "\uff21\uff22\uff11", "ab1");
        add("half width", "\uff76\uff9e", "\u30ac"); // a kana and its mark
        add("Korean stays whole", "\ud559\uad50", "\ud559\uad50");
        add("Chinese", "\u4e2d\u6587", "\u4e2d\u6587");
    }
    void folds()
    {
        QFETCH(QString, text);
        QTEST(folded(text), "folded");
    }

    void partsWords_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("words"); ///< parted by "|"
        const auto add = [](const char *name, const char *text, const char *words) {
            QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(words);
        };
        add("nothing", " - \u2014 ... ", "");
        add("English", "It's foo_bar-2, x86!", "it|s|foo|bar|2|x86");
        add("German", "Gr\u00f6\u00dfe", "grosse");
        add("Chinese", "\u6211\u7231\u5317\u4eac2008", "\u6211|\u7231|\u5317|\u4eac|2008");
        add("Chinese beyond the BMP", "a\U00020000b", "a|\U00020000|b");
        add("Japanese", "\u6771\u4eac\u30bf\u30ef\u30fc\u3067\u3059\u3002",
            "\u6771|\u4eac|\u30bf|\u30ef|\u30fc|\u3067|\u3059");
        add("Thai with its marks", "\u0e20\u0e32\u0e29\u0e32\u0e44\u0e17\u0e22\u0e35\u0e48",
            "\u0e20|\u0e32|\u0e29|\u0e32|\u0e44|\u0e17|\u0e22\u0e35\u0e48");
        add("Hindi in one piece", "\u0939\u093f\u0928\u094d\u0926\u0940", "\u0939\u093f\u0928\u094d\u0926\u0940");
        add("Korean", "\ud559\uad50\uc5d0 \uac00\ub2e4", "\ud559\uad50\uc5d0|\uac00\ub2e4");
    }
    void partsWords()
    {
        QFETCH(QString, text);
        QTEST(foldedWords(text).join(u'|'), "words");
    }

    void indexesCharactersByThemselves()
    {
        QCOMPARE(indexText("Plain ASCII"), QByteArray("plain ascii"));
        QCOMPARE(indexText("\u5317\u4eac, Gr\u00f6\u00dfe"), QByteArray("\u5317 \u4eac, grosse"));
        QCOMPARE(indexText("C++\u8a9e\u8a00x"), QByteArray("c++\u8a9e \u8a00 x"));
        QCOMPARE(indexText("\xff\xfe ab"), QByteArray("\uFFFD\uFFFD ab")); // no UTF-8
    }

    void showsWhereItStands_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("query");
        QTest::addColumn<QString>("snippet"); ///< marks in [ ]
        const auto add = [](const char *name, const QString &text, const char *query, const char *snippet) {
            QTest::newRow(name) << text << QString::fromUtf8(query) << QString::fromUtf8(snippet);
        };
        const QString filling = QStringLiteral("word ").repeated(20);
        add("the beginning where nothing stands", QStringLiteral("one two"), "three", "one two");
        add("whole", QStringLiteral("The caf\u00e9 is\n  open"), "CAFE", "The [caf\u00e9] is open");
        add("phrase", QStringLiteral("open is the open door"), "\"open door\"", "open is the [open door]");
        add("prefix", QStringLiteral("crawl crawler crawling"), "crawl*", "[crawl] [crawler] [crawling]");
        add("cut at both ends", QString(filling + QStringLiteral("needle ") + filling), "needle",
            "\u2026word word [needle] word word word word\u2026");
        add("where most phrases are", QString(QStringLiteral("cat ") + filling + QStringLiteral("dog cat ") + filling),
            "cat dog", "\u2026word word [dog] [cat] word word word word\u2026");
        add("Chinese", QStringLiteral("\u6211\u4eec\u5728\u5317\u4eac\u5b66\u4e60"), "\u5317\u4eac",
            "\u6211\u4eec\u5728[\u5317\u4eac]\u5b66\u4e60");
        add("full width", QStringLiteral("\uff21\uff22\uff23 x"), "abc", "[\uff21\uff22\uff23] x");
    }
    void showsWhereItStands()
    {
        QFETCH(QString, text);
        QFETCH(QString, query);
        const auto parsed = SearchQuery::parse(query);
        QVERIFY(parsed);
        const Snippet snippet = snippetOf(text, parsed->phrases, 36);
        QString shown;
        qsizetype done = 0;
        for (const Snippet::Mark &mark : snippet.marks) {
            shown += snippet.text.mid(done, mark.position - done) + u'[' + snippet.text.mid(mark.position, mark.length)
                + u']';
            done = mark.position + mark.length;
        }
        QTEST(QString(shown + snippet.text.mid(done)), "snippet");
    }
};

ARGIOPE_TEST(TestSearchWords, void)
#include "tst_searchwords.moc"
