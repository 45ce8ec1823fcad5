// A project is one file: what is committed stands in it when it has to, nothing stays beside it once nobody has it
// open, and who may not write can read it all the same.
#include "storefixture.h"

#include "core/store/dialect.h"
#include "core/store/projectlock.h"
#include "tests/support/testmain.h"

#include <QCoreApplication>
#include <QDir>
#include <QProcess>

#include <cstdio>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#endif

using namespace argiope;
using namespace argiope::storetest;
using Code = StoreError::Code;

namespace {

constexpr int MadeRows = 2000;

bool commitRows(Writer &writer, const QByteArray &host, int rows = MadeRows)
{
    writer.begin();
    for (int i = 0; i < rows; ++i) {
        NewUrl row = newUrl(writer, "http://" + host + '/' + QByteArray::number(i));
        row.host = writer.host("http://" + host);
        (void)writer.insert(row);
    }
    return writer.commit().ok();
}

/// URLs in the file alone, as somebody finds it who was sent it; -1: it cannot be read.
qint64 rowsOfTheFileAlone(const QString &path)
{
    const QTemporaryDir folder;
    const QString copy = folder.filePath(QStringLiteral("sent.argiope"));
    if (!QFile::copy(path, copy))
        return -1;
    auto reader = Reader::open(copy);
    return reader ? (*reader)->ids({}).size() : -1;
}

QStringList filesBeside(const QString &path)
{
    QStringList names
        = QDir(QFileInfo(path).absolutePath()).entryList(QDir::Files | QDir::Hidden | QDir::System, QDir::Name);
    names.removeAll(QFileInfo(path).fileName());
    return names;
}

/// What a crash leaves of an open project: the file and its log.
QString crashed(const Project &project, const QTemporaryDir &to)
{
    QString copy = to.filePath(QStringLiteral("crashed.argiope"));
    const bool copied = QFile::copy(project.path, copy)
        && QFile::copy(project.path + QStringLiteral("-wal"), copy + QStringLiteral("-wal"));
    return copied ? copy : QString();
}

/// The other side of some tests: looks at a project and says how many URLs it has, or what is wrong.
int look(const QString &path)
{
    auto reader = Reader::open(path);
    if (reader)
        std::printf("%lld\n", static_cast<long long>((*reader)->ids({}).size()));
    else
        std::printf("%s\n", qPrintable(reader.error().message()));
    return 0;
}

/// The same without the rights of root, for which everything is permitted. By a process of its own: this one still has
/// to remove folders that are root's.
int lookAsNobody(const QString &path)
{
#ifdef Q_OS_UNIX
    constexpr uid_t nobody = 65534;
    if (getuid() == 0) {
        const pid_t other = fork();
        if (other == 0) {
            const int done = setuid(nobody) == 0 ? look(path) : 1;
            std::fflush(stdout);
            _exit(done);
        }
        int status = 1;
        return other > 0 && waitpid(other, &status, 0) == other && WIFEXITED(status) ? WEXITSTATUS(status) : 1;
    }
#endif
    return look(path);
}

QByteArray lookOfAnother(const QString &path, const char *how)
{
    QProcess other;
    other.start(QCoreApplication::applicationFilePath(), {QStringLiteral("tst_onefile"), QLatin1String(how), path});
    return other.waitForFinished(60000) ? other.readAll().trimmed() : QByteArray();
}

} // namespace

class TestOneFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writerMovesItsLog();
    void logOfADeletedProject();
    void logThatCannotBeRemoved();
    void waitsForReadersOfAnOlderState();
    void lastOneTidiesUp_data();
    void lastOneTidiesUp();
    void crashIsTidiedUp_data();
    void crashIsTidiedUp();
    void othersKeepTheirLog();
    void notPermitted_data();
    void notPermitted();
    void fileAsUri_data();
    void fileAsUri();
    void hardLink();
};

void TestOneFile::writerMovesItsLog()
{
    const Project project;
    auto writer = project.create();
    auto reader = project.read();
    QVERIFY(commitRows(*writer, "a.test"));
    QCOMPARE(reader->ids({}).size(), MadeRows);
    QVERIFY(rowsOfTheFileAlone(project.path) < MadeRows); // or this test shows nothing
    QVERIFY(writer->moveLogIntoFile());
    QCOMPARE(rowsOfTheFileAlone(project.path), MadeRows);
    QCOMPARE(QFileInfo(project.path + QStringLiteral("-wal")).size(), 0);
    QVERIFY(commitRows(*writer, "b.test"));
    QCOMPARE(reader->ids({}).size(), 2 * MadeRows);
}

void TestOneFile::waitsForReadersOfAnOlderState()
{
    const Project project;
    auto writer = project.create();
    auto reader = project.read();
    auto other = project.read();
    QVERIFY(commitRows(*writer, "a.test"));
    {
        const Reader::Snapshot moment(*reader);
        QCOMPARE(reader->ids({}).size(), MadeRows);
        QVERIFY(commitRows(*writer, "b.test"));
        QVERIFY(!writer->moveLogIntoFile());
    }
    writer.reset();
    QVERIFY(rowsOfTheFileAlone(project.path) < 2 * MadeRows);
    // Whoever was in the way does it, although another one stays.
    reader.reset();
    QCOMPARE(rowsOfTheFileAlone(project.path), 2 * MadeRows);
    other.reset();
    QCOMPARE(filesBeside(project.path), QStringList());
}

void TestOneFile::lastOneTidiesUp_data()
{
    QTest::addColumn<bool>("writerLast");
    QTest::addColumn<bool>("written");
    QTest::newRow("only read") << false << false;
    QTest::newRow("readers last") << false << true;
    QTest::newRow("writer last") << true << true;
}

void TestOneFile::lastOneTidiesUp()
{
    QFETCH(bool, writerLast);
    QFETCH(bool, written);
    const Project project;
    auto writer = project.create();
    QVERIFY(commitRows(*writer, "a.test"));
    if (!written)
        writer.reset();
    auto one = project.read();
    auto two = project.read();
    QCOMPARE(one->ids({}).size(), MadeRows);
    QCOMPARE(two->ids({}).size(), MadeRows);
    if (!writerLast)
        writer.reset();
    one.reset();
    two.reset();
    writer.reset();
    QCOMPARE(filesBeside(project.path), QStringList());
    QCOMPARE(rowsOfTheFileAlone(project.path), MadeRows);
}

void TestOneFile::crashIsTidiedUp_data()
{
    QTest::addColumn<bool>("written");
    QTest::newRow("by a look") << false;
    QTest::newRow("by going on") << true;
}

void TestOneFile::crashIsTidiedUp()
{
    QFETCH(bool, written);
    const Project project;
    auto writer = project.create();
    QVERIFY(commitRows(*writer, "a.test"));
    const QTemporaryDir folder;
    const QString path = crashed(project, folder);
    QVERIFY(QFileInfo(path + QStringLiteral("-wal")).size() > 0);
    QVERIFY(writeAll(ProjectLock::lockPath(path), "process 1, argiope\n"));
    if (written) {
        auto again = Writer::open(path);
        QVERIFY(again);
        QCOMPARE(rowsOfTheFileAlone(path), MadeRows); // at once, not only at its end
    } else {
        auto reader = Reader::open(path);
        QVERIFY(reader);
        QCOMPARE((*reader)->ids({}).size(), MadeRows);
        (*reader)->tidy();
        QCOMPARE(rowsOfTheFileAlone(path), MadeRows);
        QCOMPARE((*reader)->ids({}).size(), MadeRows);
    }
    QCOMPARE(filesBeside(path), QStringList());
    QCOMPARE(rowsOfTheFileAlone(path), MadeRows);
}

void TestOneFile::othersKeepTheirLog()
{
    // Locks of a process on a file go when it closes the file anywhere: reading its header must not cost the writer its
    // log, which the last one to close a project removes.
    const Project project;
    auto writer = project.create();
    QVERIFY(commitRows(*writer, "a.test"));
    QVERIFY(looksLikeProject(project.path));
    QCOMPARE(project.read()->ids({}).size(), MadeRows);
    QCOMPARE(lookOfAnother(project.path, "--look-as-ourselves"), QByteArray::number(MadeRows));
    QVERIFY(QFile::exists(project.path + QStringLiteral("-wal")));
    QVERIFY(commitRows(*writer, "b.test"));
    QCOMPARE(lookOfAnother(project.path, "--look-as-ourselves"), QByteArray::number(2 * MadeRows));
    QCOMPARE(project.read()->ids({}).size(), 2 * MadeRows);
}

void TestOneFile::notPermitted_data()
{
    QTest::addColumn<bool>("folder"); ///< it, and not only the file, cannot be written to
    QTest::addColumn<QString>("beside");
    QTest::addColumn<bool>("log");
    for (const bool folder : {true, false}) {
        const char *what = folder ? "folder" : "file";
        QTest::addRow("%s: nothing beside it", what) << folder << QString() << false;
        QTest::addRow("%s: empty files of a former look", what) << folder << QStringLiteral("-wal -shm") << false;
        QTest::addRow("%s: a log", what) << folder << QString() << true;
        QTest::addRow("%s: a log, and what is left of its index", what) << folder << QStringLiteral("-shm") << true;
    }
}

void TestOneFile::notPermitted()
{
#ifndef Q_OS_UNIX
    QSKIP("permissions as Unix has them");
#else
    QFETCH(bool, folder);
    QFETCH(QString, beside);
    QFETCH(bool, log);
    const Project project;
    auto writer = project.create();
    QVERIFY(commitRows(*writer, "a.test"));
    if (!log)
        writer.reset();
    QTemporaryDir place;
    const QString path = place.filePath(QStringLiteral("crashed.argiope"));
    if (log)
        QCOMPARE(crashed(project, place), path);
    else
        QVERIFY(QFile::copy(project.path, path));
    for (const QString &tail : beside.split(u' ', Qt::SkipEmptyParts))
        QVERIFY(writeAll(path + tail, {}));
    for (const QString &name : filesBeside(path))
        QVERIFY(chmod(QFile::encodeName(place.filePath(name)).constData(), 0444) == 0);
    QVERIFY(chmod(QFile::encodeName(path).constData(), folder ? 0644 : 0444) == 0);
    QVERIFY(chmod(QFile::encodeName(place.path()).constData(), folder ? 0555 : 0777) == 0);
    const QStringList before = filesBeside(path);
    const QByteArray said = lookOfAnother(path, "--look");
    QVERIFY(chmod(QFile::encodeName(place.path()).constData(), 0755) == 0);
    QCOMPARE(said, QByteArray::number(MadeRows));
    QCOMPARE(filesBeside(path), before);
#endif
}

void TestOneFile::fileAsUri_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("uri");
    QTest::newRow("plain") << QStringLiteral("/home/a/b.argiope") << QStringLiteral("file:///home/a/b.argiope");
    QTest::newRow("what means something in URIs")
        << QStringLiteral("/a b/c?d#e%20.argiope") << QStringLiteral("file:///a%20b/c%3Fd%23e%2520.argiope");
    QTest::newRow("no ASCII") << QStringLiteral("/é.argiope") << QStringLiteral("file:///%C3%A9.argiope");
    QTest::newRow("a drive") << QStringLiteral("C:/a/b.argiope") << QStringLiteral("file:///C:/a/b.argiope");
    QTest::newRow("a share") << QStringLiteral("//server/share/b.argiope")
                             << QStringLiteral("file:////server/share/b.argiope");
}

void TestOneFile::fileAsUri()
{
    QFETCH(QString, path);
    QTEST(dialect::fileUri(path), "uri");
}

void TestOneFile::hardLink()
{
#ifndef Q_OS_LINUX
    QSKIP("a file is locked by its name alone here");
#else
    const Project project;
    auto writer = project.create();
    QVERIFY(commitRows(*writer, "a.test"));
    const QTemporaryDir folder;
    const QString other = folder.filePath(QStringLiteral("other.argiope"));
    if (link(QFile::encodeName(project.path).constData(), QFile::encodeName(other).constData()) != 0)
        QSKIP("no hard links here");
    auto second = Writer::open(other);
    QVERIFY(!second);
    QCOMPARE(second.error().code, Code::Locked);
    QVERIFY(isBeingWritten(project.path));
    QVERIFY(lookOfAnother(other, "--write").contains("elsewhere"));
    QVERIFY(commitRows(*writer, "b.test")); // the refused ones took nothing away
    QVERIFY(lookOfAnother(other, "--write").contains("elsewhere"));
    writer.reset();
    QCOMPARE(lookOfAnother(other, "--write"), QByteArray("written"));
    QVERIFY(Writer::open(other));
#endif
}

void TestOneFile::logOfADeletedProject()
{
    // Its file was deleted by hand, what lay beside it was not.
    const Project project;
    const QString kept = project.folder.filePath(QStringLiteral("kept"));
    auto writer = project.create();
    writer->begin();
    (void)writer->insert(newUrl(*writer, "http://old.test/"));
    QVERIFY(writer->commit());
    QVERIFY(QFile::copy(project.path + QStringLiteral("-wal"), kept));
    QVERIFY(QFileInfo(kept).size() > 0);
    writer.reset();
    QVERIFY(QFile::remove(project.path));
    QVERIFY(QFile::rename(kept, project.path + QStringLiteral("-wal")));
    writer = project.create();
    QVERIFY(writer);
    writer.reset();
    QVERIFY(Reader::open(project.path));
    QCOMPARE(project.read()->ids({}).size(), 0);
}

void TestOneFile::logThatCannotBeRemoved()
{
    const Project project;
    const QString left = project.path + QStringLiteral("-wal");
    QVERIFY(QDir().mkdir(left));
    const auto writer = Writer::create(project.path, {});
    QVERIFY(!writer);
    QCOMPARE(writer.error().code, Code::CannotCreate);
    QVERIFY2(writer.error().detail.contains(QFileInfo(left).fileName()), qPrintable(writer.error().detail));
    QVERIFY(!QFileInfo::exists(project.path));
}

static int testOrLook(int argc, char **argv)
{
    const QString path = QString::fromLocal8Bit(argc == 3 ? argv[2] : "");
    if (argc == 3 && qstrcmp(argv[1], "--look") == 0)
        return lookAsNobody(path);
    if (argc == 3 && qstrcmp(argv[1], "--look-as-ourselves") == 0) {
        auto reader = Reader::open(path);
        std::printf("%lld\n", static_cast<long long>(reader ? (*reader)->ids({}).size() : -1));
        return 0;
    }
    if (argc == 3 && qstrcmp(argv[1], "--write") == 0) {
        auto writer = Writer::open(path);
        std::printf("%s\n", writer ? "written" : qPrintable(writer.error().message()));
        return 0;
    }
    return argiope::test::runTest<TestOneFile, QCoreApplication>(argc, argv);
}

ARGIOPE_TEST_MAIN(TestOneFile, testOrLook)
#include "tst_onefile.moc"
