// The manual's pages as files: what they name exists in the program, in both languages, and each page has its
// translation. tst_helpwindow shows them.
#include "core/base/outcome.h"
#include "core/settings/fields.h"
#include "tests/support/testmain.h"
#include "ui/options/labels.h"
#include "ui/words/wording.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QHash>
#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <QTextDocument>
#include <QXmlStreamReader>

using namespace argiope;
namespace wording = words::wording;

namespace {

const QString Manual = QStringLiteral(MANUAL_DIR "/");

QString readPage(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QStringList pagesIn(const QString &folder)
{
    return QDir(folder).entryList({QStringLiteral("*.md")}, QDir::Files, QDir::Name);
}

/// A text of the program as a reader sees its words: no mnemonic, no place for a number, no colon behind it.
QString bare(QString text)
{
    static const QRegularExpression mnemonic(QStringLiteral("\\(&\\w\\)"));
    static const QRegularExpression place(QStringLiteral("%(L?n|\\d+)"));
    text.remove(mnemonic).remove(QLatin1Char('&')).remove(place);
    static const QRegularExpression ends(QStringLiteral("^[\\s()（）:：,，“”]+|[\\s()（）:：,，“”]+$"));
    return text.remove(ends);
}

/// Adds what the program says, and how it is translated.
void readWords(const QString &catalogue, QMultiHash<QString, QString> &words)
{
    QFile file(QStringLiteral(TRANSLATIONS_DIR "/") + catalogue);
    if (!file.open(QIODevice::ReadOnly))
        return;
    QXmlStreamReader xml(&file);
    QString source;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1String("source"))
            source = bare(xml.readElementText());
        else if (xml.name() == QLatin1String("translation"))
            words.insert(source, bare(xml.readElementText(QXmlStreamReader::IncludeChildElements)));
    }
}

QString withoutBlocks(QString page)
{
    static const QRegularExpression block(QStringLiteral("^    [^\\n]*$"), QRegularExpression::MultilineOption);
    return page.remove(block);
}

QStringList all(const QString &text, const QString &pattern, bool sorted = true)
{
    QStringList found;
    const QRegularExpression regex(pattern, QRegularExpression::MultilineOption);
    for (auto it = regex.globalMatch(text); it.hasNext();)
        found.append(it.next().captured(1).simplified());
    if (sorted)
        found.sort();
    return found;
}

/// What a page quotes of the program: **File > Open…** for what one clicks, *Broken* for what it shows.
QStringList quoted(const QString &page)
{
    static const QRegularExpression span(QStringLiteral("`[^`]*`"));
    static const QRegularExpression emphasis(QStringLiteral("\\*\\*(.+?)\\*\\*|(?<!\\*)\\*([^*\\n]+)\\*(?!\\*)"));
    QStringList found;
    static const QRegularExpression wrap(QStringLiteral("\\n\\s*(?=[^\\s|#-])"));
    const QString text = withoutBlocks(page).remove(span).replace(wrap, QStringLiteral(" "));
    for (auto it = emphasis.globalMatch(text); it.hasNext();) {
        const QRegularExpressionMatch match = it.next();
        for (const QString &part : QString(match.captured(1) % match.captured(2)).split(QStringLiteral(" > ")))
            found.append(bare(part));
    }
    return found;
}

} // namespace

class TestManual : public QObject
{
    Q_OBJECT
    QMultiHash<QString, QString> m_words;

    static void everyPage()
    {
        QTest::addColumn<QString>("page");
        const QStringList pages = pagesIn(Manual);
        for (const QString &page : pages)
            QTest::newRow(qPrintable(page)) << page;
    }

private Q_SLOTS:
    void initTestCase()
    {
        readWords(QStringLiteral("argiope_zh_CN.ts"), m_words);
        readWords(QStringLiteral("checks_zh_CN.ts"), m_words);
        QVERIFY(m_words.size() > 300);
        QVERIFY(pagesIn(Manual).size() >= 20);
    }
    void everyPageIsTranslated() { QCOMPARE(pagesIn(Manual + QStringLiteral("zh_CN")), pagesIn(Manual)); }
    void everyPageIsReached()
    {
        QStringList open{QStringLiteral("index.md")};
        QSet<QString> seen;
        while (!open.isEmpty()) {
            const QString page = open.takeFirst();
            if (seen.contains(page))
                continue;
            seen.insert(page);
            open += all(readPage(Manual + page), QStringLiteral("\\]\\(([\\w-]+\\.md)\\)"));
        }
        QStringList reached = seen.values();
        reached.sort();
        QCOMPARE(reached, pagesIn(Manual));
    }
    void linksLeadSomewhere_data() { everyPage(); }
    void linksLeadSomewhere()
    {
        QFETCH(QString, page);
        for (const QString &target : all(readPage(Manual + page), QStringLiteral("\\]\\(([^)]+)\\)"))) {
            if (target.contains(QLatin1String("://")))
                continue;
            QVERIFY2(QFile::exists(Manual + target), qPrintable(target));
            QVERIFY2(QFile::exists(Manual + QStringLiteral("zh_CN/") + target), qPrintable(target));
        }
    }
    void quotedWordsExist_data() { everyPage(); }
    void quotedWordsExist()
    {
        QFETCH(QString, page);
        const QStringList names = quoted(readPage(Manual + page));
        for (const QString &name : names)
            QVERIFY2(m_words.contains(name), qPrintable(name));
    }
    void translationQuotesTheSame_data() { everyPage(); }
    void translationQuotesTheSame()
    {
        QFETCH(QString, page);
        QStringList theirs = quoted(readPage(Manual + QStringLiteral("zh_CN/") + page));
        const QStringList ours = quoted(readPage(Manual + page));
        for (const QString &name : ours) {
            bool found = false;
            for (const QString &translation : m_words.values(name))
                found = found || theirs.removeOne(translation);
            QVERIFY2(found, qPrintable(name));
        }
        QVERIFY2(theirs.isEmpty(), qPrintable(theirs.join(QLatin1String(", "))));
    }
    void translationHasTheSameParts_data() { everyPage(); }
    void translationHasTheSameParts()
    {
        QFETCH(QString, page);
        const QString ours = readPage(Manual + page);
        const QString theirs = readPage(Manual + QStringLiteral("zh_CN/") + page);
        const QString links = QStringLiteral("\\]\\(([^)]+)\\)");
        QCOMPARE(all(theirs, links), all(ours, links));
        const QString heads = QStringLiteral("^(#+) ");
        QCOMPARE(all(theirs, heads, false), all(ours, heads, false));
        const QString rows = QStringLiteral("^(\\|)");
        QCOMPARE(all(theirs, rows).size(), all(ours, rows).size());
        const QString items = QStringLiteral("^ *(?:-|\\d+\\.) ()");
        QCOMPARE(all(theirs, items).size(), all(ours, items).size());
        const QString blocks = QStringLiteral("^    ([^\\n]*)$");
        QCOMPARE(all(theirs, blocks, false), all(ours, blocks, false));
        const QString spans = QStringLiteral("`([^`]+)`");
        QCOMPARE(all(withoutBlocks(theirs), spans), all(withoutBlocks(ours), spans));
    }
    void isProperMarkdown_data()
    {
        QTest::addColumn<QString>("path");
        for (const char *folder : {"", "zh_CN/"}) {
            const QStringList pages = pagesIn(Manual + QLatin1String(folder));
            for (const QString &page : pages)
                QTest::newRow(qPrintable(QLatin1String(folder) + page)) << Manual + QLatin1String(folder) + page;
        }
    }
    void isProperMarkdown()
    {
        QFETCH(QString, path);
        QTextDocument document;
        document.setMarkdown(readPage(path));
        const QString text = document.toPlainText();
        QVERIFY(text.size() > 100);
        // A sign of emphasis beside the wrong letter stays in the text.
        for (const char *sign : {"**", "](", "|---"})
            QVERIFY2(!text.contains(QLatin1String(sign)), sign);
    }
    void everyOutcomeIsExplained()
    {
        const QString page = readPage(Manual + QStringLiteral("outcomes.md"));
        for (int i = 1; i < base::OutcomeCount; ++i) {
            const auto outcome = base::Outcome(i);
            const QString words = QLatin1Char('*') + wording::outcome(outcome) + QLatin1Char('*');
            QVERIFY2(page.contains(words), qPrintable(words));
            const QString row = words + QStringLiteral(" | `") + QLatin1String(base::name(outcome)) + QLatin1Char('`');
            QVERIFY2(outcome == base::Outcome::Aborted || page.contains(row), qPrintable(row));
        }
    }
    void everyOptionIsExplained()
    {
        QSet<QString> names;
        const QStringList pages = pagesIn(Manual);
        for (const QString &page : pages) {
            const QStringList found = quoted(readPage(Manual + page));
            names.unite(QSet<QString>(found.begin(), found.end()));
        }
        settings::forEachField([&names](const auto &field) {
            const QString text = options::label(field.info.key).text;
            QVERIFY2(!text.isEmpty(), field.info.key);
            QVERIFY2(names.contains(bare(text)), qPrintable(text));
        });
    }
};

ARGIOPE_TEST(TestManual, QApplication)
#include "tst_manual.moc"
