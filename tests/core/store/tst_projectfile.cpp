// What is a project file, who may open it, and what happens to the ones that are none.
#include "storefixture.h"

#include "core/store/connection.h"
#include "core/store/dialect.h"
#include "core/store/projectlock.h"
#include "core/store/schema.h"
#include "tests/support/testmain.h"

#include <QCoreApplication>
#include <QDir>
#include <QProcess>

#include <cstdio>
#include <optional>

using namespace argiope;
using namespace argiope::storetest;
using Code = StoreError::Code;

namespace {

std::optional<StoreError> writerError(const QString &path)
{
    auto writer = Writer::open(path);
    return writer ? std::nullopt : std::optional(writer.error());
}

std::optional<StoreError> readerError(const QString &path)
{
    auto reader = Reader::open(path);
    return reader ? std::nullopt : std::optional(reader.error());
}

/// A project with some rows, closed.
void fill(const Project &project)
{
    auto writer = project.create();
    QVERIFY(writer);
    writer->begin();
    for (int i = 0; i < 3000; ++i) {
        const UrlId id = writer->insert(newUrl(*writer, "http://a.test/" + QByteArray::number(i)));
        LinkRow link;
        link.target = UrlId(1 + i / 2);
        link.text = writer->text("text " + QByteArray::number(i));
        writer->setLinks(id, std::span(&link, 1));
        PageRecord page = okPage(id);
        page.title = QByteArray(300, char('a' + i % 26));
        writer->finish(page);
    }
    QVERIFY(writer->commit());
    QVERIFY(writer->settle());
}

/// The other side of lockedByAnotherProcess(): holds a project until it is killed or its input ends.
int holdProject(const QString &path)
{
    const auto writer = Writer::open(path);
    std::puts(writer ? "held" : "failed");
    std::fflush(stdout);
    while (std::getchar() != EOF) { }
    return 0;
}

} // namespace

class TestProjectFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void createMakesAProject();
    void createNeverOverwrites();
    void createLeavesNothingBehind_data();
    void createLeavesNothingBehind();
    void noProject_data();
    void noProject();
    void newerVersion();
    void truncated_data();
    void truncated();
    void damagedPages();
    void foreignSchema_data();
    void foreignSchema();
    void lostMeta_data();
    void lostMeta();
    void twoWriters();
    void lockedByAnotherProcess();
    void lockOfAFormerLife_data();
    void lockOfAFormerLife();
    void lockThroughALink();
    void draftOfAFormerLife();
    void goneWhileWritten_data();
    void goneWhileWritten();
    void migrationRunsInOrder();
    void migrationIsAllOrNothing();
    void noConnectionLeaks();
    void copyIsComplete();
    void copyOfARunningCrawl();
    void copyRefuses_data();
    void copyRefuses();
    void everyErrorHasWords();
};

void TestProjectFile::createMakesAProject()
{
    const Project project;
    quint64 seed = 0;
    {
        auto writer = project.create();
        QVERIFY(writer);
        QCOMPARE(writer->path(), project.path);
        seed = writer->keySeed();
    }
    // Nothing stays beside it.
    QCOMPARE(QDir(project.folder.path()).entryList(QDir::Files), QStringList{QStringLiteral("p.argiope")});
    auto writer = project.open();
    QVERIFY(writer);
    QCOMPARE(writer->keySeed(), seed);
    const Project other;
    QVERIFY(other.create()->keySeed() != seed);
}

void TestProjectFile::createNeverOverwrites()
{
    const Project project;
    QVERIFY(writeAll(project.path, "mine"));
    auto writer = Writer::create(project.path, {});
    QVERIFY(!writer);
    QCOMPARE(writer.error().code, Code::Exists);
    QCOMPARE(readAll(project.path), QByteArray("mine"));
    QCOMPARE(QDir(project.folder.path()).entryList(QDir::Files).size(), 1);
    // Also not where a link leads nowhere yet.
    const QString link = project.folder.filePath(QStringLiteral("link.argiope"));
    if (QFile::link(project.folder.filePath(QStringLiteral("nowhere")), link)) {
        writer = Writer::create(link, {});
        QVERIFY(!writer);
        QCOMPARE(writer.error().code, Code::Exists);
    }
}

void TestProjectFile::createLeavesNothingBehind_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("no folder") << QStringLiteral("no/such/folder/p.argiope");
    QTest::newRow("folder is a file") << QStringLiteral("file/p.argiope");
    QTest::newRow("name too long") << QString(300, QLatin1Char('x'));
    QTest::newRow("no name") << QStringLiteral("sub/");
    QTest::newRow("closed folder") << QStringLiteral("closed/p.argiope");
}

void TestProjectFile::createLeavesNothingBehind()
{
    QFETCH(const QString, name);
    const QTemporaryDir folder;
    QVERIFY(writeAll(folder.filePath(QStringLiteral("file")), "x"));
    QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("sub")));
    QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("closed")));
    const QString closed = folder.filePath(QStringLiteral("closed"));
    QVERIFY(QFile::setPermissions(closed, QFile::ReadOwner | QFile::ExeOwner));
    const bool mayWriteAnywhere = QFileInfo(closed).isWritable(); // as root
    if (mayWriteAnywhere && name.startsWith(QLatin1String("closed")))
        QSKIP("this user may write everywhere");
    auto writer = Writer::create(folder.filePath(name), {});
    QVERIFY(!writer);
    QVERIFY2(writer.error().code == Code::CannotCreate || writer.error().code == Code::Exists,
        qPrintable(writer.error().message()));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{QStringLiteral("file")});
    QVERIFY(QDir(folder.filePath(QStringLiteral("sub"))).isEmpty());
    QVERIFY(QFile::setPermissions(closed, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    QVERIFY(QDir(closed).isEmpty());
}

void TestProjectFile::noProject_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<Code>("code");
    QTest::newRow("missing") << QByteArray() << Code::NotFound;
    QTest::newRow("folder") << QByteArray("<folder>") << Code::NotAProject;
    QTest::newRow("empty") << QByteArray("") << Code::NotAProject;
    QTest::newRow("text") << QByteArray("url,status\r\n") << Code::NotAProject;
    QTest::newRow("long text") << QByteArray(100000, 'x') << Code::NotAProject;
    QTest::newRow("zeros") << QByteArray(8192, '\0') << Code::NotAProject;
    QTest::newRow("almost") << QByteArray("SQLite format 4\0", 16) + QByteArray(200, 'x') << Code::NotAProject;
    QTest::newRow("only magic") << QByteArray("SQLite format 3\0", 16) << Code::Damaged;
    QTest::newRow("other database") << QByteArray("<database>") << Code::NotAProject;
}

void TestProjectFile::noProject()
{
    QFETCH(const QByteArray, content);
    QFETCH(const Code, code);
    const Project project;
    if (content == "<folder>")
        QVERIFY(QDir().mkdir(project.path));
    else if (content == "<database>")
        rawSql(project.path, QStringLiteral("CREATE TABLE urls (id INTEGER PRIMARY KEY)"));
    else if (!content.isNull())
        QVERIFY(writeAll(project.path, content));
    const QByteArray before = readAll(project.path);
    for (const auto &error : {writerError(project.path), readerError(project.path)}) {
        QVERIFY(error);
        QVERIFY2(error->code == code, qPrintable(error->message()));
        QCOMPARE(error->path, project.path);
    }
    QCOMPARE(readAll(project.path), before);
    QVERIFY(QDir(project.folder.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot).size() <= 1);
}

void TestProjectFile::newerVersion()
{
    const Project project;
    fill(project);
    rawSql(project.path, QStringLiteral("PRAGMA user_version = %1").arg(FormatVersion + 1));
    QCOMPARE(writerError(project.path)->code, Code::NewerVersion);
    QCOMPARE(readerError(project.path)->code, Code::NewerVersion);
    rawSql(project.path, QStringLiteral("PRAGMA user_version = 0"));
    QCOMPARE(writerError(project.path)->code, Code::Damaged);
    QCOMPARE(readerError(project.path)->code, Code::Damaged);
}

void TestProjectFile::truncated_data()
{
    QTest::addColumn<int>("percent");
    for (const int percent : {0, 1, 10, 50, 90, 99})
        QTest::addRow("%d %%", percent) << percent;
}

void TestProjectFile::truncated()
{
    QFETCH(const int, percent);
    const Project project;
    fill(project);
    const QByteArray whole = readAll(project.path);
    QVERIFY(writeAll(project.path, whole.left(std::max<qsizetype>(50, whole.size() * percent / 100))));
    QCOMPARE(writerError(project.path)->code, Code::Damaged);
    QCOMPARE(readerError(project.path)->code, Code::Damaged);
}

// Whatever bytes are wrong, there is an error or a result, never a crash; and some damage must be noticed.
void TestProjectFile::damagedPages()
{
    const Project project;
    fill(project);
    const QByteArray whole = readAll(project.path);
    int noticed = 0;
    for (int page = 1; page < int(whole.size() / 4096); page += std::max(1, int(whole.size() / 4096 / 40))) {
        QByteArray broken = whole;
        broken.replace(page * 4096, 4096, QByteArray(4096, char(0xff)));
        QVERIFY(writeAll(project.path, broken));
        auto reader = Reader::open(project.path);
        if (!reader) {
            ++noticed;
            QCOMPARE(reader.error().code, Code::Damaged);
            continue;
        }
        std::optional<StoreError> found;
        const auto look = [&] {
            if ((*reader)->error())
                found = (*reader)->error();
        };
        (*reader)->forEach({}, [](const UrlRecord &) { return true; });
        look();
        (*reader)->forEachLink([](const LinkRecord &) { return true; });
        look();
        (void)(*reader)->stats();
        look();
        for (int id = 1; id < 3000; id += 100) {
            (void)(*reader)->inlinks(UrlId(id));
            look();
        }
        if (found) {
            ++noticed;
            QVERIFY2(found->code == Code::Damaged, qPrintable(found->message()));
        }
    }
    QVERIFY2(noticed > 20, qPrintable(QString::number(noticed)));
}

void TestProjectFile::foreignSchema_data()
{
    QTest::addColumn<QString>("sql");
    QTest::newRow("trigger") << QStringLiteral("CREATE TRIGGER t AFTER INSERT ON urls BEGIN DELETE FROM pages; END");
    QTest::newRow("view") << QStringLiteral("CREATE VIEW v AS SELECT 1");
    QTest::newRow("table") << QStringLiteral("CREATE TABLE extra (a)");
    QTest::newRow("index") << QStringLiteral("CREATE INDEX extra ON urls (abs(depth))");
    QTest::newRow("column") << QStringLiteral("ALTER TABLE urls ADD COLUMN more TEXT DEFAULT 'x'");
    QTest::newRow("missing table") << QStringLiteral("DROP TABLE texts");
    QTest::newRow("missing index") << QStringLiteral("DROP INDEX urls_queue");
    QTest::newRow("missing view") << QStringLiteral("DROP VIEW url_list");
}

void TestProjectFile::foreignSchema()
{
    QFETCH(const QString, sql);
    const Project project;
    fill(project);
    QString error;
    rawSql(project.path, sql, &error);
    QCOMPARE(error, QString());
    QCOMPARE(writerError(project.path)->code, Code::Damaged);
    QCOMPARE(readerError(project.path)->code, Code::Damaged);
    QVERIFY(!readerError(project.path)->detail.isEmpty());
    const auto copied = copyProject(project.path, project.folder.filePath(QStringLiteral("copy.argiope")));
    QVERIFY(!copied);
    QCOMPARE(copied.error().code, Code::Damaged);
}

void TestProjectFile::lostMeta_data()
{
    QTest::addColumn<QString>("sql");
    QTest::newRow("seed") << QStringLiteral("DELETE FROM meta WHERE name = 'key_seed'");
    QTest::newRow("no number") << QStringLiteral("UPDATE meta SET value = 'x' WHERE name = 'key_seed'");
    QTest::newRow("settings of another program")
        << QStringLiteral("UPDATE meta SET value = '{\"shell\": \"rm\"}' WHERE name = 'settings'");
}

void TestProjectFile::lostMeta()
{
    QFETCH(const QString, sql);
    const Project project;
    fill(project);
    rawSql(project.path, sql);
    QCOMPARE(writerError(project.path)->code, Code::Damaged);
    QCOMPARE(readerError(project.path)->code, Code::Damaged);
}

void TestProjectFile::twoWriters()
{
    const Project project;
    auto writer = project.create();
    QVERIFY(writer);
    QCOMPARE(writerError(project.path)->code, Code::Locked);
    QVERIFY(!readerError(project.path));
    writer.reset();
    QVERIFY(!writerError(project.path));
    QVERIFY(!QFile::exists(ProjectLock::lockPath(project.path)));
}

void TestProjectFile::lockedByAnotherProcess()
{
    const Project project;
    fill(project);
    QProcess other;
    other.start(QCoreApplication::applicationFilePath(),
        {QStringLiteral("tst_projectfile"), QStringLiteral("--hold"), project.path});
    QVERIFY(other.waitForStarted());
    QVERIFY(other.waitForReadyRead(60000));
    QCOMPARE(other.readLine().trimmed(), QByteArray("held"));
    const auto error = writerError(project.path);
    QVERIFY(error);
    QCOMPARE(error->code, Code::Locked);
    QVERIFY2(error->detail.contains(QString::number(other.processId())), qPrintable(error->detail));
    QVERIFY(!readerError(project.path));
    other.kill();
    QVERIFY(other.waitForFinished());
    // It had no time to clean up.
    QVERIFY(!writerError(project.path));
}

void TestProjectFile::lockOfAFormerLife_data()
{
    QTest::addColumn<QByteArray>("owner");
    // Qt's own form, which earlier builds wrote: id, program, host.
    const QByteArray host = QSysInfo::machineHostName().toUtf8();
    const QByteArray ours = QByteArray::number(QCoreApplication::applicationPid());
    QTest::newRow("our id") << QByteArray(ours + "\ntst_projectfile\n" + host + '\n');
    QTest::newRow("an id that lives") << QByteArray("1\ntst_projectfile\n" + host + '\n');
    QTest::newRow("another host") << QByteArray("4711\nargiope\nsome-container\n");
    QTest::newRow("a name") << QByteArray("process 1, argiope on some-container\n");
    QTest::newRow("cut off") << QByteArray();
    QTest::newRow("no text") << QByteArray(5000, '\0');
}

void TestProjectFile::lockOfAFormerLife()
{
    QFETCH(QByteArray, owner);
    const Project project;
    fill(project);
    QVERIFY(writeAll(ProjectLock::lockPath(project.path), owner));
    QVERIFY(!writerError(project.path));
    QVERIFY(!QFile::exists(ProjectLock::lockPath(project.path)));
}

void TestProjectFile::draftOfAFormerLife()
{
    // Whoever began to make this project was killed.
    const Project project;
    const QString draft = project.path + QStringLiteral(".new");
    QVERIFY(writeAll(draft, QByteArray(5000, 'x')));
    QVERIFY(writeAll(draft + QStringLiteral("-journal"), QByteArray(5000, 'y')));
    fill(project);
    QCOMPARE(QDir(project.folder.path()).entryList(QDir::Files | QDir::Hidden),
        QStringList{QFileInfo(project.path).fileName()});
    QVERIFY(!readerError(project.path));
}

void TestProjectFile::lockThroughALink()
{
    const Project project;
    fill(project);
    const QString link = project.folder.filePath(QStringLiteral("link.argiope"));
    if (!QFile::link(project.path, link))
        QSKIP("no symbolic links here");
    auto writer = project.open();
    QCOMPARE(writerError(link)->code, Code::Locked);
}

void TestProjectFile::goneWhileWritten_data()
{
    QTest::addColumn<int>("how");
    QTest::newRow("removed") << 0;
    QTest::newRow("renamed") << 1;
    QTest::newRow("replaced") << 2;
}

void TestProjectFile::goneWhileWritten()
{
    QFETCH(int, how);
    const Project project;
    auto writer = project.create();
    const auto write = [&writer](const QByteArray &url) {
        writer->begin();
        (void)writer->insert(newUrl(*writer, url));
        return writer->commit();
    };
    QVERIFY(write("http://a.test/1"));
    const QString moved = project.folder.filePath(QStringLiteral("moved.argiope"));
    if (how == 0 ? !QFile::remove(project.path) : !QFile::rename(project.path, moved))
        QSKIP("the system keeps an open file where it is");
    if (how == 2)
        QVERIFY(QFile::copy(moved, project.path));
    const auto second = write("http://a.test/2");
    QVERIFY(!second);
    QCOMPARE(second.error().code, Code::NotFound);
    QVERIFY(!write("http://a.test/3"));
    writer.reset();
    if (how == 0)
        return;
    auto reader = Reader::open(moved); // what was committed before went along
    QVERIFY2(reader, reader ? "" : qPrintable(reader.error().message()));
    QCOMPARE((*reader)->ids({}).size(), 1);
}

void TestProjectFile::migrationRunsInOrder()
{
    const Project project;
    fill(project);
    const Migration steps[] = {
        {2, {QStringLiteral("INSERT INTO extra (name) SELECT name FROM meta"), QStringLiteral("DROP TABLE texts")}},
        {1, {QStringLiteral("CREATE TABLE extra (id {id}, name {text})")}},
        {3, {QStringLiteral("CREATE TABLE more (a {int})")},
            [](Connection &connection) { return connection.exec(QStringLiteral("INSERT INTO more VALUES (1)")); },
            {QStringLiteral("UPDATE more SET a = a + 1")}},
        {4, {QStringLiteral("UPDATE more SET a = a * 10")}},
    };
    {
        auto connection = Connection::open(project.path, dialect::Access::Write);
        QVERIFY(connection);
        QVERIFY(migrate(**connection, 1, 5, steps));
    }
    QVERIFY(rawSql(project.path, QStringLiteral("SELECT COUNT(*) FROM extra")).toInt() >= 4);
    QCOMPARE(rawSql(project.path, QStringLiteral("SELECT a FROM more")).toInt(), 20);
    QCOMPARE(dialect::inspect(project.path)->version, 5);
    QCOMPARE(writerError(project.path)->code, Code::NewerVersion);
}

void TestProjectFile::migrationIsAllOrNothing()
{
    const Project project;
    fill(project);
    const Migration broken[] = {
        {1, {QStringLiteral("DROP TABLE page_links")}},
        {2, {QStringLiteral("DROP TABLE no_such_table")}},
    };
    {
        auto connection = Connection::open(project.path, dialect::Access::Write);
        QVERIFY(connection);
        QVERIFY(!migrate(**connection, 1, 3, broken));
        QVERIFY(!migrate(**connection, 1, 4, std::span(broken).first(1))); // no way to 4
        QVERIFY(migrate(**connection, 3, 3, broken)); // nothing to do
    }
    QVERIFY(!writerError(project.path));
    QCOMPARE(rawSql(project.path, QStringLiteral("SELECT COUNT(*) FROM links")).toInt(), 3000);
    QCOMPARE(int(migrations().size()), FormatVersion - 1);
}

void TestProjectFile::noConnectionLeaks()
{
    const Warnings warnings;
    {
        const Project project;
        fill(project);
        auto writer = project.open();
        auto one = project.read();
        auto two = project.read();
        (void)one->stats();
        (void)two->ids({});
        two->forEach({}, [](const UrlRecord &) { return false; }); // left in the middle
        writer->begin();
        (void)writer->insert(newUrl(*writer, "http://a.test/1")); // fails
        (void)writer->commit();
        (void)copyProject(project.path, project.folder.filePath(QStringLiteral("copy.argiope")));
        (void)Writer::create(project.path, {});
        (void)Reader::open(project.folder.path());
    }
    QVERIFY(QSqlDatabase::connectionNames().isEmpty());
    QCOMPARE(Warnings::list(), QStringList());
}

void TestProjectFile::copyIsComplete()
{
    const Project project;
    fill(project);
    const QString to = project.folder.filePath(QStringLiteral("it's a copy.argiope"));
    const auto copied = copyProject(project.path, to);
    QVERIFY2(copied, copied ? "" : qPrintable(copied.error().message()));
    auto from = project.read();
    auto reader = Reader::open(to);
    QVERIFY(reader);
    QCOMPARE((*reader)->ids({}), from->ids({}));
    QCOMPARE((*reader)->keySeed(), from->keySeed());
    QCOMPARE((*reader)->stats().links, 3000);
    QCOMPARE((*reader)->outlinks(UrlId(77))[0].text, QByteArray("text 76"));
    reader->reset();
    QVERIFY(!writerError(to));
    QCOMPARE(QDir(project.folder.path()).entryList({QStringLiteral("*.part*")}, QDir::Files), QStringList());
}

void TestProjectFile::copyOfARunningCrawl()
{
    const Project project;
    auto writer = project.create();
    writer->begin();
    (void)writer->insert(newUrl(*writer, "kept"));
    QVERIFY(writer->commit());
    writer->begin();
    (void)writer->insert(newUrl(*writer, "not yet"));
    QCOMPARE(writer->counts().queued, 2);
    const QString to = project.folder.filePath(QStringLiteral("copy.argiope"));
    QVERIFY(copyProject(project.path, to));
    QVERIFY(writer->commit());
    auto reader = Reader::open(to);
    QVERIFY(reader);
    QCOMPARE((*reader)->ids({}).size(), 1);
}

void TestProjectFile::copyRefuses_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<Code>("code");
    QTest::newRow("exists") << QStringLiteral("p.argiope") << QStringLiteral("other") << Code::Exists;
    QTest::newRow("itself") << QStringLiteral("p.argiope") << QStringLiteral("p.argiope") << Code::Exists;
    QTest::newRow("no folder") << QStringLiteral("p.argiope") << QStringLiteral("no/such") << Code::CannotCreate;
    QTest::newRow("no source") << QStringLiteral("nothing") << QStringLiteral("copy") << Code::NotFound;
    QTest::newRow("no project") << QStringLiteral("other") << QStringLiteral("copy") << Code::NotAProject;
}

void TestProjectFile::copyRefuses()
{
    QFETCH(const QString, from);
    QFETCH(const QString, to);
    QFETCH(const Code, code);
    const Project project;
    fill(project);
    QVERIFY(writeAll(project.folder.filePath(QStringLiteral("other")), "mine"));
    const auto copied = copyProject(project.folder.filePath(from), project.folder.filePath(to));
    QVERIFY(!copied);
    QCOMPARE(copied.error().code, code);
    QCOMPARE(QDir(project.folder.path()).entryList(QDir::Files).size(), 2);
    QCOMPARE(readAll(project.folder.filePath(QStringLiteral("other"))), QByteArray("mine"));
}

void TestProjectFile::everyErrorHasWords()
{
    QSet<QString> lines;
    for (int i = 0; i <= int(Code::Io); ++i) {
        const QString line = StoreError{Code(i), QStringLiteral("/x"), QStringLiteral("two\nlines")}.message();
        QVERIFY(line.startsWith(QLatin1String("/x: ")));
        QVERIFY(line.endsWith(QLatin1String("(two lines)")));
        QVERIFY(!line.contains(QLatin1Char('\n')));
        lines.insert(line);
    }
    QCOMPARE(lines.size(), int(Code::Io) + 1);
}

static int testOrHold(int argc, char **argv)
{
    if (argc == 3 && qstrcmp(argv[1], "--hold") == 0)
        return holdProject(QString::fromLocal8Bit(argv[2]));
    return argiope::test::runTest<TestProjectFile, QCoreApplication>(argc, argv);
}

ARGIOPE_TEST_MAIN(TestProjectFile, testOrHold)
#include "tst_projectfile.moc"
