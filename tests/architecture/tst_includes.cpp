// Every file includes what declares the Qt classes that it names, itself or through what it includes: a build with
// precompiled headers does not tell.

#include "tests/support/testmain.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QHash>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

namespace {

/// Files by their paths, read once, and what they include.
class Headers
{
public:
    Headers()
    {
        for (const QString &place : QStringLiteral(QT_INCLUDE_DIRS).split(u'|', Qt::SkipEmptyParts)) {
            m_places.append(place);
            for (const QFileInfo &header : QDir(place).entryInfoList({QStringLiteral("Q*")}, QDir::Files)) {
                if (header.suffix().isEmpty())
                    m_classes.insert(header.fileName(), header.filePath());
            }
        }
    }
    [[nodiscard]] bool areThere() const { return m_classes.contains(QStringLiteral("QString")); }
    [[nodiscard]] QString text(const QString &path)
    {
        const auto known = m_texts.constFind(path);
        if (known != m_texts.constEnd())
            return *known;
        QFile file(path);
        const QString text = file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
        m_texts.insert(path, text);
        return text;
    }
    /// What is read where `path` is compiled, with itself.
    [[nodiscard]] QSet<QString> closure(const QString &path)
    {
        QSet<QString> seen;
        QStringList open{path};
        while (!open.isEmpty()) {
            const QString next = open.takeLast();
            if (seen.contains(next))
                continue;
            seen.insert(next);
            open += included(next);
        }
        return seen;
    }
    /// Qt's classes that the code of `path` names and nothing declares.
    [[nodiscard]] QStringList missing(const QString &path)
    {
        static const QRegularExpression noCode(
            QStringLiteral("//[^\\n]*|/\\*.*?\\*/|\"(?:\\\\.|[^\"\\\\\\n])*\"|^\\s*#[^\\n]*"),
            QRegularExpression::DotMatchesEverythingOption | QRegularExpression::MultilineOption);
        static const QRegularExpression word(QStringLiteral("\\bQ[A-Z][A-Za-z0-9]+\\b"));
        const QSet<QString> seen = closure(path);
        QSet<QString> named;
        const QString code = text(path).remove(noCode);
        for (auto it = word.globalMatch(code); it.hasNext();)
            named.insert(it.next().captured());
        QStringList list;
        for (const QString &name : std::as_const(named)) {
            const auto header = m_classes.constFind(name);
            if (header != m_classes.constEnd() && !declares(seen, name, *header))
                list.append(name);
        }
        return list;
    }

private:
    [[nodiscard]] QStringList included(const QString &path)
    {
        const auto known = m_included.constFind(path);
        if (known != m_included.constEnd())
            return *known;
        static const QRegularExpression include(
            QStringLiteral("^\\s*#\\s*include\\s*([\"<])([^\">]+)[\">]"), QRegularExpression::MultilineOption);
        QStringList list;
        const QString all = text(path);
        for (auto it = include.globalMatch(all); it.hasNext();) {
            const auto match = it.next();
            QStringList places{QStringLiteral(SOURCE_DIR)};
            if (match.captured(1) == u"\"")
                places.prepend(QFileInfo(path).path());
            for (const QString &place : places + m_places) {
                const QString file = QDir::cleanPath(place + u'/' + match.captured(2));
                if (QFileInfo(file).isFile()) {
                    list.append(file);
                    break;
                }
            }
        }
        m_included.insert(path, list);
        return list;
    }
    [[nodiscard]] bool declares(const QSet<QString> &seen, const QString &name, const QString &header)
    {
        if (seen.contains(header))
            return true;
        const QStringList behind = included(header);
        if (std::any_of(behind.begin(), behind.end(), [&seen](const QString &file) { return seen.contains(file); }))
            return true;
        const QRegularExpression forward(QStringLiteral("\\b(?:class|struct)\\s+%1\\s*;").arg(name));
        return std::any_of(seen.begin(), seen.end(), [&](const QString &file) { return text(file).contains(forward); });
    }

    QStringList m_places;
    QHash<QString, QString> m_classes; ///< the header of each
    QHash<QString, QString> m_texts;
    QHash<QString, QStringList> m_included;
};

} // namespace

class TestIncludes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (!m_headers.areThere())
            QSKIP("Qt's headers are not files in one folder here");
    }

    /// What would be found is found.
    void seesWhatIsMissing()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.cpp"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("#include <QString>\nclass QTimer;\n// a QFile\nQString a(QTimer *, const char * = \"QDir\");\n"
                   "QSaveFile *b();\n");
        file.close();
        QCOMPARE(m_headers.missing(path), QStringList{QStringLiteral("QSaveFile")});
    }

    void filesIncludeWhatTheyUse_data()
    {
        QTest::addColumn<QString>("top");
        for (const char *top : {"core", "app", "ui"})
            QTest::newRow(top) << QString::fromLatin1(top);
    }
    void filesIncludeWhatTheyUse()
    {
        QFETCH(const QString, top);
        QStringList wrong;
        int files = 0;
        QDirIterator it(QStringLiteral(SOURCE_DIR "/") + top, {QStringLiteral("*.h"), QStringLiteral("*.cpp")},
            QDir::Files, QDirIterator::Subdirectories);
        while (it.hasNext()) {
            const QString path = QDir::cleanPath(it.next());
            ++files;
            for (const QString &name : m_headers.missing(path))
                wrong.append(path.mid(qsizetype(qstrlen(SOURCE_DIR)) + 1) + QLatin1String(" names ") + name);
        }
        QVERIFY(files > 10);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }

private:
    Headers m_headers;
};

ARGIOPE_TEST(TestIncludes, void)
#include "tst_includes.moc"
