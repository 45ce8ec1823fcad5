// The documents for maintainers: their links lead somewhere, and what they name is in the source. The manual has tests
// of its own (tests/ui/tst_manual.cpp).

#include "tests/support/testmain.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

namespace {

const QString Root = QStringLiteral(SOURCE_DIR "/");

QString readText(const QString &path)
{
    QFile file(Root + path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QStringList documents()
{
    QStringList found{QStringLiteral("README.md")};
    for (const QString &folder : {QStringLiteral("docs/"), QStringLiteral("docs/design/")}) {
        for (const QString &name : QDir(Root + folder).entryList({QStringLiteral("*.md")}, QDir::Files, QDir::Name))
            found.append(folder + name);
    }
    return found;
}

QStringList all(const QString &text, const QString &pattern)
{
    QStringList found;
    const QRegularExpression regex(pattern, QRegularExpression::MultilineOption);
    for (auto it = regex.globalMatch(text); it.hasNext();)
        found.append(it.next().captured(1));
    return found;
}

/// What a heading is linked by, as on GitHub.
QStringList anchorsOf(const QString &path)
{
    QStringList found = all(readText(path), QStringLiteral("^#+ (.*)$"));
    static const QRegularExpression gone(QStringLiteral("[^\\w\\- ]"), QRegularExpression::UseUnicodePropertiesOption);
    for (QString &heading : found)
        heading = heading.toLower().remove(gone).replace(QLatin1Char(' '), QLatin1Char('-'));
    return found;
}

/// Every word of the source, as identifiers are words.
QSet<QString> wordsOfTheSource()
{
    QSet<QString> words;
    static const QRegularExpression word(QStringLiteral("\\b[A-Za-z_]\\w+\\b"));
    for (const char *folder : {"core", "ui", "app", "cmake", "resources", "tests"}) {
        QDirIterator it(Root + QLatin1String(folder),
            {QStringLiteral("*.h"), QStringLiteral("*.cpp"), QStringLiteral("*.txt"), QStringLiteral("*.cmake")},
            QDir::Files, QDirIterator::Subdirectories);
        while (it.hasNext()) {
            const QString path = it.next();
            if (QFileInfo(path).fileName() == QLatin1String("tst_documents.cpp"))
                continue;
            const QString text = readText(path.mid(Root.size()));
            for (auto match = word.globalMatch(text); match.hasNext();)
                words.insert(match.next().captured());
        }
    }
    return words;
}

} // namespace

class TestDocuments : public QObject
{
    Q_OBJECT
    QSet<QString> m_words;
    QSet<QString> m_tests; ///< "tst_documents"

    static void everyDocument()
    {
        QTest::addColumn<QString>("path");
        for (const QString &path : documents())
            QTest::newRow(qPrintable(path)) << path;
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_words = wordsOfTheSource();
        QVERIFY(m_words.contains(QStringLiteral("LinkJudge")));
        QVERIFY(documents().size() > 15);
        QDirIterator tests(
            Root + QStringLiteral("tests"), {QStringLiteral("tst_*.cpp")}, QDir::Files, QDirIterator::Subdirectories);
        while (tests.hasNext())
            m_tests.insert(QFileInfo(tests.next()).completeBaseName());
    }
    void linksLeadSomewhere_data() { everyDocument(); }
    void linksLeadSomewhere()
    {
        QFETCH(QString, path);
        for (const QString &link : all(readText(path), QStringLiteral("\\]\\(([^)\\s]+)\\)"))) {
            if (link.contains(QLatin1String("://")))
                continue;
            const QString file = link.section(u'#', 0, 0);
            const QString anchor = link.section(u'#', 1);
            const QString target = file.isEmpty() ? path : QDir::cleanPath(QFileInfo(path).path() + u'/' + file);
            QVERIFY2(QFile::exists(Root + target), qPrintable(link));
            QVERIFY2(anchor.isEmpty() || anchorsOf(target).contains(anchor), qPrintable(link));
        }
    }
    void namesAreThoseOfTheSource_data()
    {
        QTest::addColumn<QString>("path");
        for (const QString &path : documents()) {
            // The others quote what rivals and standards call things, and states of before.
            static const QStringList ofTheSource{QStringLiteral("docs/ARCHITECTURE.md"),
                QStringLiteral("docs/CLUSTER.md"), QStringLiteral("docs/GLOSSARY.md"),
                QStringLiteral("docs/HACKING.md"), QStringLiteral("docs/SECURITY.md")};
            if (path.startsWith(QLatin1String("docs/design/")) || ofTheSource.contains(path))
                QTest::newRow(qPrintable(path)) << path;
        }
    }
    void namesAreThoseOfTheSource()
    {
        QFETCH(QString, path);
        const QString text = readText(path);
        // `LinkJudge`, `store::Writer`, `Crawl::hosts()`: the last part, where it has both cases.
        static const QRegularExpression mixed(QStringLiteral("[a-z][A-Z]|[A-Z][a-z]"));
        for (const QString &name : all(text, QStringLiteral("`(?:\\w+::)*([A-Za-z_]+)(?:\\(\\))?`"))) {
            if (mixed.match(name).hasMatch())
                QVERIFY2(m_words.contains(name), qPrintable(name));
        }
        static const QString places
            = QStringLiteral("`((?:core|ui|app|tests|cmake|docs|installer|resources)/[\\w/.-]+)`");
        for (const QString &place : all(text, places))
            QVERIFY2(QFile::exists(Root + place), qPrintable(place));
        for (const QString &test : all(text, QStringLiteral("`(tst_\\w+)`")))
            QVERIFY2(m_tests.contains(test), qPrintable(test));
    }
    void theMapIsShort() { QVERIFY(readText(QStringLiteral("docs/ARCHITECTURE.md")).count(u'\n') <= 250); }
};

ARGIOPE_TEST(TestDocuments, void)
#include "tst_documents.moc"
