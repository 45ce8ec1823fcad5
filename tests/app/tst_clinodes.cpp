// Several argiope-cli that crawl into one database, as scripts run them: what they find is what one finds that crawls
// into a file, and each end has its words and its status. with_postgres starts a server for it.
#include "core/store/place.h"
#include "core/store/postgres.h"
#include "core/store/projectfile.h"
#include "core/store/writer.h"
#include "tests/app/clirun.h"
#include "tests/support/postgres.h"
#include "tests/support/testmain.h"
#include "tests/support/testsite.h"

#include <QElapsedTimer>
#include <QFileInfo>
#include <QJsonObject>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>
#include <QUuid>

#include <algorithm>
#include <memory>
#include <vector>

#ifndef Q_OS_WIN
#include <csignal>
#endif

using namespace argiope;
using namespace argiope::test;

namespace {

constexpr int NodeHosts = 7;
constexpr int NodePages = 90;
constexpr int NodePatienceMs = 120'000;

QByteArray nodeUrl(int page)
{
    return "http://h" + QByteArray::number(page % NodeHosts) + ".test/" + QByteArray::number(page);
}

/// Of a CSV table: its columns of these names, line by line, sorted.
QList<QByteArray> nodeColumns(const CliResult &exported, const QList<QByteArray> &names)
{
    QList<QByteArray> lines = exported.outLines();
    if (lines.isEmpty())
        return {};
    const QList<QByteArray> head = lines.takeFirst().trimmed().split(',');
    for (QByteArray &line : lines) {
        const QList<QByteArray> cells = line.trimmed().split(',');
        QByteArray kept;
        for (const QByteArray &name : names)
            kept += cells.value(head.indexOf(name)) + ' ';
        line = kept;
    }
    std::sort(lines.begin(), lines.end());
    return lines;
}

} // namespace

class TestCliNodes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void findTheSame();
    void limitIsForAll();
    void interrupted();
    void finishedProject();
    void refused_data();
    void refused();
    void newerFormat();
    void nodesAreTold();
    void copyGoesOnAfterAKill_data();
    void copyGoesOnAfterAKill();

private:
    [[nodiscard]] CliResult run(const QStringList &words) const { return runCli(words, m_folder.path()); }
    [[nodiscard]] QStringList crawl(const QString &project, const QStringList &more = {}) const
    {
        return QStringList{QStringLiteral("crawl"), QString::fromLatin1(nodeUrl(0)), QStringLiteral("--project"),
                   project, QStringLiteral("--scope"), QStringLiteral("any"), QStringLiteral("--threads"),
                   QStringLiteral("4"), QStringLiteral("--delay"), QStringLiteral("0"), QStringLiteral("--set"),
                   QStringLiteral("proxy=") + QString::fromLatin1(m_site->origin()), QStringLiteral("--set"),
                   QStringLiteral("probes=false"), QStringLiteral("--progress"), QStringLiteral("none")}
        + more;
    }
    [[nodiscard]] QStringList node(const QStringList &more = {}) const
    {
        return crawl(m_address, QStringList{QStringLiteral("--join")} + more);
    }
    /// What it was told to fetch, and what it found; without times, and the file that it is in.
    [[nodiscard]] QList<QByteArray> urlsOf(const QString &project) const
    {
        const CliResult exported = run({QStringLiteral("export"), project, QStringLiteral("--format"),
            QStringLiteral("csv"), QStringLiteral("--table"), QStringLiteral("urls")});
        return exported.status == 0 ? nodeColumns(exported,
                   {"url", "status", "outcome", "content_type", "bytes", "depth", "inlinks", "outlinks", "title"})
                                    : QList<QByteArray>{exported.err};
    }
    void tell(const QString &sql)
    {
        const auto place = store::Place::parse(m_address);
        const auto session = store::postgres::Session::open(*place, store::postgres::Session::Access::Write);
        QVERIFY(session);
        QVERIFY((*session)->use(place->project()));
        const auto done = (*session)->exec(sql);
        QVERIFY2(done, done ? "" : qPrintable(done.error().message()));
    }

    QTemporaryDir m_folder;
    std::unique_ptr<TestSite> m_site;
    QString m_server = test::postgresServer();
    QString m_address;
};

void TestCliNodes::init()
{
    REQUIRE_POSTGRES(m_server);
    m_address = m_server + u'#' + QUuid::createUuid().toString(QUuid::WithoutBraces);
    m_site = std::make_unique<TestSite>();
    for (int page = 0; page < NodePages; ++page) {
        QByteArray body = "<title>page " + QByteArray::number(page) + "</title>";
        for (const int target : {page + 1, page * 7 % NodePages, page * 3 % NodePages, NodePages + page % 4})
            body += "<a href='" + nodeUrl(target % (NodePages + 4)) + "'>to " + QByteArray::number(target) + "</a>";
        m_site->setPage(nodeUrl(page), Response{.body = body, .delayMs = 5});
    }
}

void TestCliNodes::cleanup()
{
    if (!m_address.isEmpty())
        store::removeProject(m_address);
}

void TestCliNodes::findTheSame()
{
    const QString file = m_folder.filePath(QStringLiteral("alone.argiope"));
    QCOMPARE(run(crawl(file)).status, 0);
    const QList<QByteArray> wanted = urlsOf(file);
    QVERIFY2(wanted.size() > NodePages, wanted.value(0).constData());

    QProcess first;
    prepareCli(first, node({QStringLiteral("--node"), QStringLiteral("first")}), m_folder.path());
    QProcess second;
    prepareCli(second, node({QStringLiteral("--node"), QStringLiteral("second")}), m_folder.path());
    for (QProcess *process : {&first, &second})
        process->start();
    for (QProcess *process : {&first, &second}) {
        QVERIFY(process->waitForFinished(NodePatienceMs));
        QCOMPARE(process->exitStatus(), QProcess::NormalExit);
        QVERIFY2(process->exitCode() == 0, process->readAllStandardError().constData());
        QCOMPARE(process->readAllStandardOutput(), QByteArray());
    }
    QCOMPARE(urlsOf(m_address), wanted);
    const CliResult nodes
        = run({QStringLiteral("nodes"), m_address, QStringLiteral("--json"), QStringLiteral("--all")});
    QCOMPARE(nodes.status, 0);
    QList<QString> names;
    qint64 fetched = 0;
    for (const QJsonObject &one : nodes.objects()) {
        names.append(one.value(QLatin1String("name")).toString());
        QCOMPARE(one.value(QLatin1String("state")).toString(), QStringLiteral("left"));
        fetched += one.value(QLatin1String("urls")).toInteger();
    }
    std::sort(names.begin(), names.end());
    QCOMPARE(names, (QList<QString>{QStringLiteral("first"), QStringLiteral("second")}));
    QVERIFY2(fetched >= NodePages, QByteArray::number(fetched).constData()); // robots.txt and the like besides
    QCOMPARE(run({QStringLiteral("nodes"), m_address}).out, QByteArray("no node is crawling this project\n"));
}

void TestCliNodes::limitIsForAll()
{
    const QStringList limited = node({QStringLiteral("--max-urls"), QStringLiteral("20")});
    QProcess first;
    prepareCli(first, limited, m_folder.path());
    QProcess second;
    prepareCli(second, limited, m_folder.path());
    first.start();
    second.start();
    QVERIFY(first.waitForFinished(NodePatienceMs));
    QVERIFY(second.waitForFinished(NodePatienceMs));
    QCOMPARE(first.exitCode(), 3);
    // Who comes when the others have fetched all that may be begins anew, and has nothing to fetch either.
    QCOMPARE(second.exitCode(), 3);
    const CliResult stats = run({QStringLiteral("stats"), m_address});
    QCOMPARE(stats.objects().value(0).value(QLatin1String("finished")).toInteger(), 20);
}

void TestCliNodes::interrupted()
{
#ifdef Q_OS_WIN
    QSKIP("no signals");
#else
    QProcess process;
    prepareCli(process, node({QStringLiteral("--rate"), QStringLiteral("5")}), m_folder.path());
    process.start();
    QTRY_VERIFY_WITH_TIMEOUT(urlsOf(m_address).size() > 5, NodePatienceMs);
    ::kill(pid_t(process.processId()), SIGINT);
    QVERIFY(process.waitForFinished(NodePatienceMs));
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 130);
    const CliResult stats = run({QStringLiteral("stats"), m_address});
    QVERIFY(stats.objects().value(0).value(QLatin1String("queued")).toInteger() > 0);
#endif
}

/// Nothing is left to do: it says so at once, and changes nothing.
void TestCliNodes::finishedProject()
{
    QCOMPARE(run(node()).status, 0);
    const QList<QByteArray> before = urlsOf(m_address);
    QVERIFY(before.size() > NodePages);
    const CliResult again = run({QStringLiteral("crawl"), QStringLiteral("--join"), QStringLiteral("--project"),
        m_address, QStringLiteral("--set"), QStringLiteral("proxy=") + QString::fromLatin1(m_site->origin()),
        QStringLiteral("--progress"), QStringLiteral("none")});
    QVERIFY2(again.status == 0, again.err.constData());
    QCOMPARE(urlsOf(m_address), before);
}

void TestCliNodes::refused_data()
{
    QTest::addColumn<QString>("project"); ///< %1: the server
    QTest::addColumn<QStringList>("more");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("words");
    QTest::newRow("no such project") << QStringLiteral("%1#nobody_made_this") << QStringList() << 1
                                     << QByteArray("nobody_made_this");
    QTest::newRow("no such database") << QStringLiteral("%1nobody_made_this_either#p") << QStringList() << 1
                                      << QByteArray("nobody_made_this_either");
    QTest::newRow("no server") << QStringLiteral("postgresql://127.0.0.1:1/none#p") << QStringList() << 1
                               << QByteArray("127.0.0.1");
    QTest::newRow("no name") << QStringLiteral("%1") << QStringList() << 1 << QByteArray("#");
    QTest::newRow("a file") << QStringLiteral("p.argiope") << QStringList() << 2 << QByteArray("postgresql://");
    QTest::newRow("resumed") << QStringLiteral("%1#p") << QStringList{QStringLiteral("--resume")} << 2
                             << QByteArray("--resume");
    QTest::newRow("lease") << QStringLiteral("%1#p") << QStringList{QStringLiteral("--lease"), QStringLiteral("0")} << 2
                           << QByteArray("--lease");
    QTest::newRow("a password") << QStringLiteral("postgresql://ann:secret@127.0.0.1/crawls#p") << QStringList() << 1
                                << QByteArray("password");
}
void TestCliNodes::refused()
{
    QFETCH(const QString, project);
    QFETCH(const QStringList, more);
    QFETCH(const int, status);
    QFETCH(const QByteArray, words);
    const QString place = project.contains(QLatin1String("%1")) ? project.arg(m_server) : project;
    const CliResult result
        = run(QStringList{QStringLiteral("crawl"), QStringLiteral("--join"), QStringLiteral("--project"), place,
                  QStringLiteral("--progress"), QStringLiteral("none")}
            + more);
    QVERIFY2(result.oneErrorLine(), result.err.constData());
    QVERIFY2(result.status == status, QByteArray(QByteArray::number(result.status) + ": " + result.err).constData());
    QVERIFY2(result.err.contains(words), result.err.constData());
    QVERIFY(!result.err.contains("secret"));
    QVERIFY(result.out.isEmpty());
}

void TestCliNodes::newerFormat()
{
    QCOMPARE(run(node()).status, 0);
    tell(QStringLiteral("UPDATE argiope SET version = version + 1"));
    const CliResult newer = run(node());
    QVERIFY2(newer.oneErrorLine(), newer.err.constData());
    QCOMPARE(newer.status, 1);
    QVERIFY2(newer.err.contains("newer"), newer.err.constData());
}

/// One that crawls, one that hangs and was not heard of in time, one of another version with a name that is no name,
/// and one that has left.
void TestCliNodes::nodesAreTold()
{
    QCOMPARE(run(node()).status, 0);
    tell(QStringLiteral(
        "DELETE FROM nodes; UPDATE node_slots SET node = 0; INSERT INTO nodes (id, name, host, version, who, state, "
        "started_at, seen_at, until, threads, hosts, urls, rate) SELECT i, n, 'machine', v, 'ann', s, 1000, now - "
        "ago, now - ago + 15000, 4, 2, 7, 1.5 FROM (VALUES (101, 'well', '0.1.0', 'crawling', 0), (102, 'hangs', "
        "'0.1.0', 'crawling', 60000), (103, E'new\\x1b[31m', '9.9', 'dreaming', 1000), (104, 'gone', '0.1.0', "
        "'left', 5000)) AS w (i, n, v, s, ago), LATERAL (SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 "
        "AS bigint) + 0) AS c (now); UPDATE node_slots SET node = 101 WHERE slot < 100; UPDATE node_slots SET node = "
        "102 WHERE slot >= 100 AND slot < 150"));
    const CliResult json = run({QStringLiteral("nodes"), m_address, QStringLiteral("--json"), QStringLiteral("--all")});
    QCOMPARE(json.status, 0);
    QStringList lines;
    for (const QJsonObject &one : json.objects()) {
        lines.append(QStringLiteral("%1 %2 %3 %4 %5 %6")
                         .arg(one.value(QLatin1String("id")).toInteger())
                         .arg(one.value(QLatin1String("state")).toString())
                         .arg(one.value(QLatin1String("alive")).toBool())
                         .arg(one.value(QLatin1String("slots")).toInteger())
                         .arg(one.value(QLatin1String("rate")).toDouble())
                         .arg(one.value(QLatin1String("version")).toString()));
    }
    QCOMPARE(lines,
        (QStringList{QStringLiteral("101 crawling 1 100 1.5 0.1.0"), QStringLiteral("102 lost 0 0 0 0.1.0"),
            QStringLiteral("103 dreaming 1 0 1.5 9.9"), QStringLiteral("104 left 0 0 0 0.1.0")}));
    const CliResult table = run({QStringLiteral("nodes"), m_address});
    QCOMPARE(table.status, 0);
    const QList<QByteArray> rows = table.outLines();
    QCOMPARE(rows.size(), 5); // a head, three nodes, and what is true of all
    QVERIFY2(rows[1].startsWith("well ") && rows[1].contains(" crawling "), rows[1].constData());
    QVERIFY2(
        rows[2].startsWith("hangs ") && rows[2].contains(" lost ") && rows[2].contains(" - "), rows[2].constData());
    QVERIFY2(rows[3].contains("9.9") && rows[3].contains("ann@machine"), rows[3].constData());
    QVERIFY2(!table.out.contains('\x1b'), table.out.constData());
    QVERIFY2(rows[4].startsWith("slots: 256, 156 free;"), rows[4].constData());
    QCOMPARE(run({QStringLiteral("nodes"), QStringLiteral("p.argiope")}).status, 2);
    const CliResult none = run({QStringLiteral("nodes"), m_server + QStringLiteral("#nobody_made_this")});
    QCOMPARE(none.status, 1);
    QVERIFY2(none.oneErrorLine(), none.err.constData());
}

void TestCliNodes::copyGoesOnAfterAKill_data()
{
    QTest::addColumn<bool>("toDatabase");
    QTest::newRow("file to database") << true;
    QTest::newRow("database to file") << false;
}

/// Killed (-9) amid a copy, which goes on where it was when it is started again, and has every row once.
void TestCliNodes::copyGoesOnAfterAKill()
{
    QFETCH(const bool, toDatabase);
    const QString file = m_folder.filePath(QStringLiteral("many%1.argiope").arg(toDatabase));
    constexpr qint64 many = 400'000;
    {
        QVERIFY(store::Writer::create(file, {}));
        const QString name = QStringLiteral("many");
        {
            QSqlDatabase db = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name);
            db.setDatabaseName(file);
            QVERIFY(db.open());
            QSqlQuery query(db);
            QVERIFY(
                query.exec(QStringLiteral("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < "
                                          "%1) INSERT INTO texts SELECT i, 'text ' || i FROM n")
                               .arg(many)));
            QVERIFY(query.exec(QStringLiteral("INSERT INTO meta (name, value) VALUES ('a_note', CAST('x' AS BLOB))")));
        }
        QSqlDatabase::removeDatabase(name);
    }
    const QString back = m_folder.filePath(QStringLiteral("back%1.argiope").arg(toDatabase));
    if (!toDatabase)
        QCOMPARE(run({QStringLiteral("copy"), file, m_address}).status, 0);
    const QStringList copy{QStringLiteral("copy"), toDatabase ? file : m_address, toDatabase ? m_address : back};
    const auto place = store::Place::parse(m_address);
    const auto session = store::postgres::Session::open(*place, store::postgres::Session::Access::Write);
    QVERIFY(session);
    const QString part = store::postgres::quotedName(place->project() + QStringLiteral(".part"));
    const auto copied = [&]() -> qint64 {
        if (!toDatabase)
            return QFileInfo(back + QStringLiteral(".part")).size() > 1'000'000 ? 1 : 0;
        const auto rows = (*session)->ask(QStringLiteral("SELECT copied FROM %1.copy_state").arg(part));
        return rows ? rows->toLongLong() : 0;
    };
    QProcess process;
    prepareCli(process, copy, m_folder.path());
    process.start();
    QElapsedTimer time;
    time.start();
    while (copied() == 0 && process.state() != QProcess::NotRunning && time.elapsed() < NodePatienceMs)
        QTest::qWait(2);
    process.kill();
    QVERIFY(process.waitForFinished(NodePatienceMs));
    QVERIFY2(process.exitStatus() == QProcess::CrashExit, "it was over before it was killed");
    QVERIFY(copied() > 0);
    // A row that is there already is not taken from the project once more.
    const QString mark = QStringLiteral("UPDATE %1texts SET text = 'was there' WHERE id = 1");
    if (toDatabase) {
        QVERIFY((*session)->exec(mark.arg(part + u'.')));
        const auto marked
            = (*session)->ask(QStringLiteral("SELECT COUNT(*) FROM %1.texts WHERE text = 'was there'").arg(part));
        QVERIFY(marked && marked->toInt() == 1);
    } else {
        const QString name = QStringLiteral("part");
        {
            QSqlDatabase db = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name);
            db.setDatabaseName(back + QStringLiteral(".part"));
            QVERIFY(db.open());
            QSqlQuery query(db);
            QVERIFY(query.exec(mark.arg(QString())));
            QCOMPARE(query.numRowsAffected(), 1);
        }
        QSqlDatabase::removeDatabase(name);
    }
    const CliResult again = run(copy);
    QVERIFY2(again.status == 0, again.err.constData());
    if (toDatabase)
        QCOMPARE(run({QStringLiteral("copy"), m_address, back}).status, 0);
    const QString name = QStringLiteral("back");
    {
        QSqlDatabase db = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name);
        db.setDatabaseName(back);
        QVERIFY(db.open());
        QSqlQuery query(db);
        QVERIFY(
            query.exec(QStringLiteral("SELECT COUNT(*), SUM(text = 'text ' || id), (SELECT CAST(value AS TEXT) FROM "
                                      "meta WHERE name = 'a_note'), SUM(id = 1 AND text = 'was there') FROM texts"))
            && query.next());
        QCOMPARE(query.value(0).toLongLong(), many);
        QCOMPARE(query.value(1).toLongLong(), many - 1);
        QCOMPARE(query.value(3).toLongLong(), 1);
        QCOMPARE(query.value(2).toString(), QStringLiteral("x"));
        query.finish();
    }
    QSqlDatabase::removeDatabase(name);
}

ARGIOPE_TEST(TestCliNodes, QCoreApplication)
#include "tst_clinodes.moc"
