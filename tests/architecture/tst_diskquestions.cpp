// A disk may be a server that is gone, whose questions are answered after minutes: the window's thread asks none but
// where nothing else is possible, and each place that does is listed here.

#include "tests/support/testmain.h"

#include <QDirIterator>
#include <QFile>
#include <QMap>
#include <QRegularExpression>
#include <QTest>

namespace {

/// File, and why it may.
const QMap<QString, const char *> &allowed()
{
    static const QMap<QString, const char *> files{
        {QStringLiteral("ui/savefile/savefield.cpp"), "askDisk()"},
        {QStringLiteral("ui/export/exportwords.cpp"), "says why a file could not be written, just after it was tried"},
        {QStringLiteral("ui/compare/comparebar.cpp"), "a thread of the pool"},
        {QStringLiteral("ui/compare/comparejob.cpp"), "a thread of its own"},
        {QStringLiteral("ui/export/exportjob.cpp"), "a thread of its own"},
        {QStringLiteral("ui/export/mirrordialog.cpp"), "askDisk()"},
        {QStringLiteral("ui/export/shownexport.cpp"), "the thread of an export"},
        {QStringLiteral("ui/export/viewexport.cpp"), "askDisk()"},
        {QStringLiteral("ui/export/mirrorjob.cpp"), "a thread of its own"},
        {QStringLiteral("ui/models/auditjob.cpp"), "a thread of its own"},
        {QStringLiteral("ui/models/findingstable.cpp"), "the thread of an export"},
        {QStringLiteral("ui/widgets/unopenedicons.cpp"), "what the file dialog has asked already"},
        {QStringLiteral("ui/help/helpwindow.cpp"), "resources of the program"},
        {QStringLiteral("ui/widgets/icons.cpp"), "resources of the program"},
        {QStringLiteral("ui/mainwindow/pathquestions.cpp"), "askDisk(), but for what the program is started with"},
        {QStringLiteral("ui/mainwindow/projectfiles.cpp"), "askDisk() and the pool"},
        {QStringLiteral("ui/options/profiles.cpp"), "the person's own settings"},
        {QStringLiteral("ui/project/chosenfile.cpp"), "its callers are on threads of the pool"},
        {QStringLiteral("ui/project/logfile.cpp"), "a thread of its own"},
        {QStringLiteral("ui/project/projectreader.cpp"), "readers' threads"},
        {QStringLiteral("ui/project/newproject.cpp"), "the folder of new projects is made in place"},
        {QStringLiteral("ui/project/recent.cpp"), "its callers are on threads of the pool"},
        {QStringLiteral("ui/project/systemtimer.cpp"), "the person's own settings"},
        {QStringLiteral("ui/startbar/listdialog.cpp"), "a thread of the pool"},
        {QStringLiteral("ui/report/reportjob.cpp"), "a thread of its own"},
    };
    return files;
}

const QRegularExpression &question()
{
    static const QRegularExpression pattern(QStringLiteral(
        R"(canonicalFilePath\(|canonicalPath\(|\bexists\(|isFile\(\)|isDir\(\)|isWritable\(\)|isReadable\(\)|lastModified\(\))"
        R"(|\bQFile (?!::)\w+[({]|\bQFile\(|QFile::\w|QSaveFile \w+[({]|mkpath\(|entryList\(|entryInfoList\()"
        R"(|looksLikeProject\(|[bB]eingWritten\(path|store::Reader::open\(|QSqlDatabase|QStorageInfo)"));
    return pattern;
}

QMap<QString, QStringList> questions()
{
    const QString root = QStringLiteral(SOURCE_DIR);
    QMap<QString, QStringList> found;
    QDirIterator files(root + QStringLiteral("/ui"), {QStringLiteral("*.cpp"), QStringLiteral("*.h")}, QDir::Files,
        QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (!file.open(QIODevice::ReadOnly))
            qFatal("cannot read %s", qPrintable(file.fileName()));
        int number = 0;
        for (const QString &line : QString::fromUtf8(file.readAll()).split(u'\n')) {
            ++number;
            const qsizetype comment = line.indexOf(QLatin1String("//"));
            if (question().match(comment < 0 ? line : line.left(comment)).hasMatch())
                found[file.fileName().mid(root.size() + 1)].append(
                    QStringLiteral("%1: %2").arg(number).arg(line.trimmed()));
        }
    }
    return found;
}

} // namespace

class TestDiskQuestions : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void theWalkFindsWhatItLooksFor()
    {
        for (const char *line : {"if (QFileInfo::exists(path))", "QFileInfo(a).canonicalFilePath()",
                 "QFile file(path);", "QSaveFile file(path);", "info.isWritable()", "store::looksLikeProject(path)"})
            QVERIFY2(question().match(QString::fromLatin1(line)).hasMatch(), line);
        for (const char *line : {"QFileInfo(path).fileName()", "exported(file, rows)", "QFileInfo info(path);"})
            QVERIFY2(!question().match(QString::fromLatin1(line)).hasMatch(), line);
    }
    void theWindowAsksNone()
    {
        const QMap<QString, QStringList> found = questions();
        QStringList wrong;
        for (auto it = found.begin(); it != found.end(); ++it) {
            if (!allowed().contains(it.key()))
                wrong.append(it.key() + QStringLiteral(":") + it->join(u'\n'));
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
        for (auto it = allowed().begin(); it != allowed().end(); ++it)
            QVERIFY2(found.contains(it.key()), qPrintable(it.key() + QStringLiteral(" asks nothing any more")));
    }
};

ARGIOPE_TEST(TestDiskQuestions, void)
#include "tst_diskquestions.moc"
