// Every wrong input: one line on stderr, the right exit status, nothing on stdout, nothing made or changed.

#include "tests/app/clirun.h"
#include "tests/support/testmain.h"
#include "tests/support/testsite.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

#ifndef Q_OS_WIN
#include <unistd.h>
#endif

using namespace argiope::test;

class TestCliErrors : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void badInput_data();
    void badInput();
    void secondCrawlOnAnOpenProject();
    void unwritableFolder();
    void outputThatIsGone();

private:
    QTemporaryDir m_folder;
    TestSite m_site{{"/", "<a href=/a>a</a>"}, {"/a", "a"}};
};

void TestCliErrors::initTestCase()
{
    const QString folder = m_folder.path();
    writeFile(folder + QLatin1String("/text.argiope"), "not a database, but long enough to look like a file\n");
    writeFile(folder + QLatin1String("/empty.argiope"), "");
    writeFile(folder + QLatin1String("/page.html"), "<a href=x>");
    writeFile(folder + QLatin1String("/robots.txt"), "User-agent: *\nDisallow: /\n");
    writeFile(folder + QLatin1String("/list.json"), "[1]");
    writeFile(folder + QLatin1String("/broken.json"), "{\"threads\": ");
    writeFile(folder + QLatin1String("/unknown.json"), "{\"thread\": 1}");
    writeFile(folder + QLatin1String("/range.json"), "{\"threads\": 0}");
    writeFile(folder + QLatin1String("/regex.json"), "{\"include\": [\"(\"]}");
    QDir(folder).mkdir(QStringLiteral("folder"));
    for (const char *name : {"good.argiope", "newer.argiope"}) {
        const CliResult made = runCli({QStringLiteral("crawl"), QString::fromLatin1(m_site.url("/")),
                                          QStringLiteral("--project"), QLatin1String(name)},
            folder);
        QVERIFY2(made.status == 0, made.err.constData());
    }
    {
        // As a later Argiope would leave it.
        QSqlDatabase db = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("newer"));
        db.setDatabaseName(folder + QLatin1String("/newer.argiope"));
        QVERIFY(db.open());
        QSqlQuery query(db);
        QVERIFY(query.exec(QStringLiteral("PRAGMA user_version = 1000000")));
        QVERIFY(query.exec(QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)")));
        query.finish();
        db.close();
    }
    QSqlDatabase::removeDatabase(QStringLiteral("newer"));
}

void TestCliErrors::badInput_data()
{
    QTest::addColumn<QString>("line"); // words between blanks; SITE is the test site's URL
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("names"); // what the message has to name
    const auto row = [](const char *line, int status, const char *names) {
        QTest::newRow(*line ? line : "nothing") << QString::fromUtf8(line) << status << QByteArray(names);
    };
    row("", 2, "command");
    row("fetch", 2, "fetch");
    row("--verbose", 2, "--verbose");

    // crawl: usage
    row("crawl", 2, "no URL");
    row("crawl --resume", 2, "--project");
    row("crawl --resume good.argiope", 2, "--project");
    row("crawl good.argiope", 2, "--resume");
    row("crawl SITE --recrawl", 2, "--recrawl");
    row("crawl SITE --recheck-failures", 2, "--recheck-failures");
    row("crawl --resume --recrawl", 2, "--project");
    row("crawl --resume --recrawl --recheck-failures --project good.argiope", 2, "--recrawl");
    row("crawl --resume --recrawl --project absent.argiope", 1, "absent.argiope");
    row("crawl SITE --threads", 2, "--threads");
    row("crawl SITE --threads --depth 3", 2, "--threads");
    row("crawl SITE --threads x", 2, "--threads");
    row("crawl SITE --threads=0", 2, "--threads");
    row("crawl SITE --threads 513", 2, "--threads");
    row("crawl SITE --threads 1.5", 2, "--threads");
    row("crawl SITE --depth -2", 2, "--depth");
    row("crawl SITE --max-urls -1", 2, "--max-urls");
    row("crawl SITE --max-urls 99999999999999999999", 2, "--max-urls");
    row("crawl SITE --max-time soon", 2, "--max-time");
    row("crawl SITE --delay -1", 2, "--delay");
    row("crawl SITE --delay 1,5", 2, "--delay");
    row("crawl SITE --rate nan", 2, "--rate");
    row("crawl SITE --timeout 0", 2, "--timeout");
    row("crawl http://me:••••@127.0.0.1/", 1, "dots in place of the password");
    row("crawl SITE --retries 1000", 2, "--retries");
    row("crawl SITE --scope site", 2, "--scope");
    row("crawl SITE --robots maybe", 2, "--robots");
    row("crawl SITE --resources some", 2, "--resources");
    row("crawl SITE --include (", 2, "--include");
    row("crawl SITE --exclude *", 2, "--exclude");
    row("crawl SITE --header nocolon", 2, "--header");
    row("crawl SITE --proxy localhost:3128", 2, "--proxy");
    row("crawl SITE --auth nobody", 2, "--auth");
    row("crawl SITE --set threads", 2, "--set");
    row("crawl SITE --set thread=1", 2, "thread");
    row("crawl SITE --set threads=0", 2, "--set threads");
    row("crawl SITE --set adaptive=perhaps", 2, "--set adaptive");
    row("crawl SITE --progress loud", 2, "--progress");
    row("crawl SITE --sitemaps=yes", 2, "--sitemaps");
    row("crawl SITE --no-threads", 2, "--no-threads");
    row("crawl SITE --bogus 1", 2, "--bogus");
    row("crawl SITE -x", 2, "-x");
    row("crawl SITE --project", 2, "--project");
    row("crawl SITE --project=", 2, "--project");
    row("crawl SITE --log=", 2, "--log");

    // crawl: errors
    row("crawl http://", 1, "http://");
    row("crawl http://[::1", 1, "[::1");
    row("crawl http://exa%00mple.org/", 1, "exa%00mple");
    row("crawl mailto:me@example.org", 1, "mailto:me@example.org");
    row("crawl ftp://example.org/", 1, "ftp://example.org/");
    row("crawl SITE http://[", 1, "http://[");
    row("crawl http://host.invalid/", 1, "host.invalid");
    row("crawl SITE --project good.argiope", 1, "good.argiope");
    row("crawl SITE --project text.argiope", 1, "text.argiope");
    row("crawl SITE --project empty.argiope", 1, "empty.argiope");
    row("crawl SITE --project folder", 1, "folder");
    row("crawl SITE --project nowhere/p.argiope", 1, "nowhere/p.argiope");
#ifdef Q_OS_LINUX
    row("crawl SITE --project /proc/p.argiope", 1, "/proc/p.argiope"); // where not even root may write
    row("crawl SITE --log /proc/log.txt", 1, "/proc/log.txt");
    row("export good.argiope --format csv --output /proc/x.csv", 1, "/proc/x.csv");
#endif
    row("crawl --resume --project absent.argiope", 1, "absent.argiope");
    row("crawl --resume SITE --project absent.argiope", 1, "absent.argiope");
    row("crawl --resume --project text.argiope", 1, "text.argiope");
    row("crawl --resume --project empty.argiope", 1, "empty.argiope");
    row("crawl --resume --project newer.argiope", 1, "newer");
    row("crawl --resume --project folder", 1, "folder");
    row("crawl SITE --settings absent.json", 1, "absent.json");
    row("crawl SITE --settings list.json", 1, "list.json");
    row("crawl SITE --settings broken.json", 1, "broken.json");
    row("crawl SITE --settings unknown.json", 1, "'thread'");
    row("crawl SITE --settings range.json", 1, "threads");
    row("crawl SITE --settings regex.json", 1, "include");
    row("crawl SITE --settings folder", 1, "folder");
    row("crawl SITE --log nowhere/log.txt", 1, "nowhere/log.txt");
    row("crawl http://host.invalid/ --log new.txt", 1, "host.invalid");

    // export
    row("export", 2, "project");
    row("export good.argiope", 2, "--format");
    row("export good.argiope --format", 2, "--format");
    row("export good.argiope --format xml", 2, "--format");
    row("export good.argiope --format csv --table pages", 2, "--table");
    row("export good.argiope --format sitemap --table links", 2, "--table");
    row("export good.argiope --format graphml --table broken", 2, "--table");
    row("export good.argiope --format gexf --table skipped", 2, "--table");
    row("export good.argiope --format cdxj --table links", 2, "--table");
    row("export good.argiope --format csv --table broken --check title-missing", 2, "--check");
    row("export good.argiope --format csv --table issues --check title-missin", 2, "title-missin");
    row("export good.argiope --format csv --table issues --check ,", 2, "--check");
    row("export good.argiope --format xlsx --bom", 2, "--bom");
    row("export good.argiope --format gexf --delimiter ;", 2, "--delimiter");
    row("export good.argiope other --format csv", 2, "other");
    row("export good.argiope --format csv --output=", 2, "--output");
    row("export good.argiope --format jsonl --bom", 2, "--bom");
    row("export good.argiope --format sitemap --bom", 2, "--bom");
    row("export good.argiope --format csv --bom=1", 2, "--bom");
    row("export good.argiope --format txt --delimiter ;", 2, "--delimiter");
    row("export good.argiope --format csv --delimiter", 2, "--delimiter");
    row("export good.argiope --format csv --delimiter=", 2, "--delimiter");
    row("export good.argiope --format csv --delimiter ;;", 2, "--delimiter");
    row("export good.argiope --format csv --delimiter \"", 2, "--delimiter");
    row("export absent.argiope --format csv", 1, "absent.argiope");
    row("export text.argiope --format csv", 1, "text.argiope");
    row("export empty.argiope --format csv", 1, "empty.argiope");
    row("export newer.argiope --format csv", 1, "newer");
    row("export folder --format csv", 1, "folder");
    row("export good.argiope --format csv --output nowhere/x.csv", 1, "nowhere/x.csv");
    row("export good.argiope --format csv --output good.argiope", 1, "project");
    row("export absent.argiope --format csv --output x.csv", 1, "absent.argiope");

    row("export good.argiope --format mirror", 2, "--output");
    row("export good.argiope --format mirror --table links --output m", 2, "--table");
    row("export good.argiope --format mirror --output m", 1, "no page of these URLs is stored");

    // replay
    row("replay", 2, "project");
    row("replay good.argiope --threads 0", 2, "--threads");
    row("replay good.argiope", 1, "stores no pages");
    row("replay absent.argiope", 1, "absent.argiope");

    // stats, explain
    row("stats", 2, "project");
    row("stats a b", 2, "'b'");
    row("stats absent.argiope", 1, "absent.argiope");
    row("stats text.argiope", 1, "text.argiope");
    row("stats newer.argiope", 1, "newer");
    row("explain", 2, "PROJECT");
    row("explain good.argiope", 2, "URL");
    row("explain absent.argiope http://a/", 1, "absent.argiope");
    row("explain good.argiope http://never.example/", 1, "never.example");
    row("explain good.argiope http://[", 1, "http://[");

    // tools
    row("links absent.html", 1, "absent.html");
    row("links folder", 1, "folder");
    row("links page.html other.html", 2, "other.html");
    row("links page.html --base http://[", 1, "http://[");
    row("links page.html --base", 2, "--base");
    row("links page.html --content-type application/pdf", 1, "application/pdf");
    row("url", 2, "URL");
    row("url http://a/ http://b/", 2, "http://b/");
    row("robots", 2, "FILE");
    row("robots robots.txt --agent a", 2, "URL");
    row("robots robots.txt http://a/", 2, "--agent");
    row("robots robots.txt http://a/ --agent=", 2, "--agent");
    row("robots - - --agent a", 2, "standard input");
    row("robots absent.txt http://a/ --agent a", 1, "absent.txt");
    row("robots folder http://a/ --agent a", 1, "folder");
    row("domain", 2, "host");
    row("domain --all", 2, "--all");
    row("sitemap", 2, "file");
    row("sitemap absent.xml", 1, "absent.xml");
    row("sitemap folder", 1, "folder");
    row("sitemap page.html", 1, "page.html");
    row("sitemap page.html --base http://[", 1, "http://[");
}

void TestCliErrors::badInput()
{
    QFETCH(QString, line);
    QFETCH(int, status);
    QFETCH(QByteArray, names);
    QStringList words = line.split(u' ', Qt::SkipEmptyParts);
    words.replaceInStrings(QStringLiteral("SITE"), QString::fromLatin1(m_site.url("/")));
    const QList<QByteArray> before = snapshot(m_folder.path());
    m_site.clearLog();
    const CliResult result = runCli(words, m_folder.path());
    if (result.status != status)
        qWarning("%s", result.err.constData());
    QCOMPARE(result.status, status);
    QVERIFY2(result.oneErrorLine(), result.err.constData());
    QVERIFY2(result.err.contains(names), result.err.constData());
    QVERIFY2(result.out.isEmpty(), result.out.constData());
    QCOMPARE(m_site.requestCount(), 0);
    QVERIFY(snapshot(m_folder.path()) == before);
}

void TestCliErrors::secondCrawlOnAnOpenProject()
{
    TestSite site{{"/", Response{.neverAnswer = true}}, {"/robots.txt", Response{.status = 404}}};
    QTemporaryDir folder;
    QProcess first;
    prepareCli(first,
        {QStringLiteral("crawl"), QString::fromLatin1(site.url("/")), QStringLiteral("--project"), QStringLiteral("p"),
            QStringLiteral("--progress"), QStringLiteral("none")},
        folder.path());
    first.start();
    QVERIFY(first.waitForStarted());
    QVERIFY(site.waitForRequests(2, 60000));

    const CliResult second = runCli(
        {QStringLiteral("crawl"), QStringLiteral("--resume"), QStringLiteral("--project"), QStringLiteral("p")},
        folder.path());
    QCOMPARE(second.status, 1);
    QVERIFY2(second.oneErrorLine(), second.err.constData());
    QCOMPARE(site.requestCount(), 2);
    // Reading goes on beside it.
    const CliResult stats = runCli({QStringLiteral("stats"), QStringLiteral("p")}, folder.path());
    QVERIFY2(stats.status == 0, stats.err.constData());
    QCOMPARE(stats.objects().value(0).value(QLatin1String("queued")).toInt(), 1);

    first.terminate();
    QVERIFY(first.waitForFinished(60000));
#ifndef Q_OS_WIN
    QCOMPARE(first.exitCode(), 130);
#endif
}

void TestCliErrors::unwritableFolder()
{
#ifdef Q_OS_WIN
    QSKIP("folders have no write permission to take away there");
#else
    if (::geteuid() == 0)
        QSKIP("root may write everywhere");
    QTemporaryDir folder;
    QVERIFY(QFile::setPermissions(folder.path(), QFileDevice::ReadOwner | QFileDevice::ExeOwner));
    const CliResult result = runCli({QStringLiteral("crawl"), QString::fromLatin1(m_site.url("/"))}, folder.path());
    QCOMPARE(result.status, 1);
    QVERIFY2(result.oneErrorLine(), result.err.constData());
    QFile::setPermissions(folder.path(), QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ExeOwner);
#endif
}

void TestCliErrors::outputThatIsGone()
{
#ifdef Q_OS_LINUX
    // A disk without room: the error is told, not swallowed.
    QProcess process;
    prepareCli(process, {QStringLiteral("domain"), QStringLiteral("example.org")}, m_folder.path());
    process.setStandardOutputFile(QStringLiteral("/dev/full"));
    process.start();
    QVERIFY(process.waitForFinished(60000));
    QCOMPARE(process.exitCode(), 1);
    const QByteArray error = process.readAllStandardError();
    QVERIFY2(
        error.startsWith("argiope-cli: cannot write to standard output") && error.count('\n') == 1, error.constData());
#else
    QSKIP("needs /dev/full");
#endif
}

ARGIOPE_TEST(TestCliErrors, QCoreApplication)
#include "tst_clierrors.moc"
