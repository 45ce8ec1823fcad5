// Who gets passwords, cookies and keys that are typed for argiope-cli, and where they stay.

#include "tests/app/clirun.h"
#include "tests/support/testmain.h"
#include "tests/support/testsite.h"

#include <QDirIterator>
#include <QFile>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

using namespace argiope::test;

namespace {

const QByteArray Basic = "Basic " + QByteArray("me:hunter2").toBase64();

} // namespace

class TestCliCredentials : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_a = std::make_unique<TestSite>();
        m_b = std::make_unique<TestSite>();
        for (TestSite *site : {m_a.get(), m_b.get()})
            site->setPage("/robots.txt", Response{.status = 404});
        m_a->setPage("/", QByteArray("<a href='/next'>x</a><a href='" + m_b->url("/external") + "'>y</a>"));
        m_a->setPage("/next", QByteArray("x"));
        m_b->setFallback(QByteArray("x"));
    }
    void cleanup()
    {
        m_a.reset();
        m_b.reset();
        m_folder.reset();
    }

    void waysToGiveThem_data()
    {
        QTest::addColumn<QString>("options");
        QTest::addColumn<QByteArray>("input");
        QTest::addColumn<QByteArray>("header");
        QTest::newRow("words") << "--auth me:hunter2" << QByteArray() << QByteArray("Authorization");
        QTest::newRow("file") << "--auth @auth" << QByteArray() << QByteArray("Authorization");
        QTest::newRow("stdin") << "--auth -" << QByteArray("me:hunter2\nrest\n") << QByteArray("Authorization");
        QTest::newRow("setting") << "--set auth=me:hunter2" << QByteArray() << QByteArray("Authorization");
        QTest::newRow("header") << "--header Cookie:hunter2" << QByteArray() << QByteArray("Cookie");
        QTest::newRow("headers file") << "--header @headers" << QByteArray() << QByteArray("Cookie");
        QTest::newRow("key") << "--header X-Api-Key:hunter2" << QByteArray() << QByteArray("X-Api-Key");
        QTest::newRow("token") << "--header X-Auth-Token:hunter2" << QByteArray() << QByteArray("X-Auth-Token");
        QTest::newRow("proxy") << "--header Proxy-Authorization:hunter2" << QByteArray() << QByteArray();
        QTest::newRow("host") << "--header Host:hunter2" << QByteArray() << QByteArray("Host");
        QTest::newRow("url") << "" << QByteArray() << QByteArray("Authorization");
    }
    void waysToGiveThem()
    {
        QFETCH(QString, options);
        QFETCH(QByteArray, input);
        QFETCH(QByteArray, header);
        if (header == "Authorization")
            m_a->askForLogin();
        write("auth", "me:hunter2\r\n");
        write("headers", "X-Plain: 1\nCookie: hunter2\n");
        const bool inUrl = options.isEmpty();
        QByteArray start = m_a->url("/");
        if (inUrl)
            start.replace("://", "://me:hunter2@");
        const CliResult result
            = runCli(QStringLiteral("crawl %1 %2 --check-external --project p --log l %3")
                         .arg(QString::fromLatin1(start), QString::fromLatin1(m_b->url("/start")), options)
                         .split(u' ', Qt::SkipEmptyParts),
                m_folder->path(), input);
        QVERIFY2(result.status == 0, result.err.constData());
        QVERIFY(m_a->requestCount("/next") == 1);
        QVERIFY(m_b->requestCount("/external") == 1);
        QVERIFY(m_b->requestCount("/start") == 1);
        for (const Request &request : m_a->accessLog()) {
            if (header == "Authorization")
                QCOMPARE(request.header("Authorization"), Basic);
            else if (!header.isEmpty())
                QCOMPARE(request.header(header), QByteArray("hunter2"));
            QCOMPARE(request.header("Proxy-Authorization"), QByteArray());
        }
        for (const Request &request : m_b->accessLog()) {
            for (const char *name : {"Authorization", "Cookie", "X-Api-Key", "X-Auth-Token", "Proxy-Authorization"})
                QCOMPARE(request.header(name), QByteArray());
            QVERIFY(request.header("Host") != "hunter2");
        }
        QCOMPARE(result.err.contains("credentials are stored in"),
            options != u"--header Host:hunter2"); // there is no keychain
        // Nor does anything but the file for them hold them, of whatever is made or said.
        QByteArray made = result.err;
        for (const char *file : {"p", "p-wal", "l"}) {
            if (const QString path = m_folder->filePath(QLatin1String(file)); QFile::exists(path))
                made += readFile(path);
        }
        for (const char *format : {"csv", "jsonl", "txt", "sitemap"})
            made += run(QStringLiteral("export p --format ") + QLatin1String(format)).out;
        made += run(QStringLiteral("export p --format csv --table links")).out;
        made += run(QStringLiteral("stats p")).out;
        if (options != u"--header Host:hunter2")
            QVERIFY(!made.contains("hunter2"));
        QVERIFY(!made.contains(Basic.mid(6)));
    }

    void fromTheEnvironment()
    {
        m_a->askForLogin();
        QProcess process;
        prepareCli(process,
            {QStringLiteral("crawl"), QString::fromLatin1(m_a->url("/")), QStringLiteral("--project"),
                QStringLiteral("p")},
            m_folder->path());
        QProcessEnvironment environment = process.processEnvironment();
        environment.insert(QStringLiteral("ARGIOPE_AUTH"), QStringLiteral("me:hunter2"));
        process.setProcessEnvironment(environment);
        process.start();
        QVERIFY(process.waitForFinished(120000));
        QCOMPARE(process.exitCode(), 0);
        QCOMPARE(m_a->accessLog().constLast().header("Authorization"), Basic);
    }

    void wrongFiles_data()
    {
        QTest::addColumn<QString>("options");
        QTest::newRow("missing") << "--auth @missing";
        QTest::newRow("missing headers") << "--header @missing";
        QTest::newRow("empty") << "--auth @empty";
    }
    void wrongFiles()
    {
        QFETCH(QString, options);
        write("empty", "\n");
        const CliResult result = run(QStringLiteral("crawl %1 ").arg(QString::fromLatin1(m_a->url("/"))) + options);
        QCOMPARE(result.status, 1);
        QVERIFY(result.oneErrorLine());
        QCOMPARE(m_a->requestCount(), 0);
    }

    /// They come back for their project, and for no other server that is added to it.
    void resumed()
    {
        m_a->askForLogin();
        QVERIFY(run(QStringLiteral("crawl %1 --depth 0 --project p --auth me:hunter2 --header Cookie:c=1")
                        .arg(QString::fromLatin1(m_a->url("/"))))
                    .status
            == 0);
        m_a->clearLog();
        const CliResult result = run(
            QStringLiteral("crawl --resume --project p --depth 1 %1").arg(QString::fromLatin1(m_b->url("/added"))));
        QVERIFY2(result.status == 0, result.err.constData());
        QCOMPARE(m_a->requestCount("/next"), 1);
        QCOMPARE(m_a->accessLog().constLast().header("Authorization"), Basic);
        QCOMPARE(m_a->accessLog().constLast().header("Cookie"), QByteArray("c=1"));
        QCOMPARE(m_b->requestCount("/added"), 1);
        QCOMPARE(m_b->accessLog().constLast().header("Authorization"), QByteArray());
        QCOMPARE(m_b->accessLog().constLast().header("Cookie"), QByteArray());
    }

    /// What is given beside a further URL is for its server.
    void addedWithItsOwn_data()
    {
        QTest::addColumn<QString>("options");
        QTest::addColumn<QByteArray>("header");
        QTest::newRow("auth") << "--auth me:hunter2" << QByteArray("Authorization");
        QTest::newRow("header") << "--header Cookie:hunter2" << QByteArray("Cookie");
    }
    void addedWithItsOwn()
    {
        QFETCH(QString, options);
        QFETCH(QByteArray, header);
        QVERIFY(run(QStringLiteral("crawl %1 --depth 0 --project p --header X-Token:old")
                        .arg(QString::fromLatin1(m_a->url("/"))))
                    .status
            == 0);
        m_a->clearLog();
        if (header == "Authorization")
            m_b->askForLogin();
        const CliResult result = run(QStringLiteral("crawl --resume --project p --depth 1 %1 %2")
                                         .arg(QString::fromLatin1(m_b->url("/added")), options));
        QVERIFY2(result.status == 0, result.err.constData());
        QCOMPARE(m_a->requestCount("/next"), 1);
        QCOMPARE(m_a->accessLog().constLast().header(header), QByteArray());
        QCOMPARE(m_b->requestCount("/added"), 1);
        QCOMPARE(m_b->accessLog().constLast().header(header).isEmpty(), false);
    }

    /// On another machine there are none, and the crawl goes on without.
    void elsewhere()
    {
        QVERIFY(run(QStringLiteral("crawl %1 --depth 0 --project p --auth me:hunter2")
                        .arg(QString::fromLatin1(m_a->url("/"))))
                    .status
            == 0);
        QVERIFY(QDir(m_folder->filePath(QStringLiteral("credentials"))).removeRecursively());
        m_a->clearLog();
        const CliResult result = run(QStringLiteral("crawl --resume --project p --depth 1 --log l"));
        QVERIFY2(result.status == 0, result.err.constData());
        QCOMPARE(m_a->accessLog().constLast().header("Authorization"), QByteArray());
        QVERIFY(readFile(m_folder->filePath(QStringLiteral("l"))).contains("not stored on this machine"));
    }

    /// Two files of one project, with two logins for one server.
    void copies_data()
    {
        QTest::addColumn<QString>("changed");
        QTest::addColumn<QString>("left");
        QTest::newRow("the copy is changed") << "q"
                                             << "p";
        QTest::newRow("the original is changed") << "p"
                                                 << "q";
    }
    void copies()
    {
        QFETCH(QString, changed);
        QFETCH(QString, left);
        m_a->askForLogin();
        QVERIFY(
            run(QStringLiteral("crawl %1 --project p --auth guest:g").arg(QString::fromLatin1(m_a->url("/")))).status
            == 0);
        QVERIFY(QFile::copy(m_folder->filePath(QStringLiteral("p")), m_folder->filePath(QStringLiteral("q"))));
        const auto sent = [this](const QString &project, const char *more = "") {
            m_a->clearLog();
            const CliResult result
                = run(QStringLiteral("crawl --resume --recrawl --project %1 %2").arg(project, QLatin1String(more)));
            QByteArrayList logins;
            for (const Request &request : m_a->accessLog()) {
                if (!logins.contains(request.header("Authorization")))
                    logins.append(request.header("Authorization"));
            }
            return result.status == 0 ? logins : QByteArrayList();
        };
        const QByteArrayList guest{"Basic " + QByteArray("guest:g").toBase64()};
        const QByteArrayList admin{"Basic " + QByteArray("admin:a").toBase64()};
        QCOMPARE(sent(changed, "--auth admin:a"), admin);
        QCOMPARE(sent(left), guest);
        QCOMPARE(sent(changed), admin);
        QCOMPARE(sent(left), guest);
        // One is told to forget.
        write("none.json", R"({"logins": []})");
        QCOMPARE(sent(changed, "--settings none.json"), QByteArrayList());
        QCOMPARE(sent(left), guest);
        QVERIFY(!kept().contains("admin"));
        QCOMPARE(sent(left, "--settings none.json"), QByteArrayList()); // what comes without a login is not logged
        QCOMPARE(kept(), QByteArray());
    }

    /// A project of an older version has them in its settings: they work, and move.
    void olderProject()
    {
        QVERIFY(
            run(QStringLiteral("crawl %1 --depth 0 --project p").arg(QString::fromLatin1(m_a->url("/")))).status == 0);
        {
            QSqlDatabase file = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("older"));
            file.setDatabaseName(m_folder->filePath(QStringLiteral("p")));
            QVERIFY(file.open());
            QSqlQuery query(file);
            QVERIFY(
                query.exec(QStringLiteral("UPDATE meta SET value = CAST(replace(CAST(value AS TEXT), '\"headers\":[]', "
                                          "'\"headers\":[\"Cookie: hunter2\"]') AS BLOB) WHERE name = 'settings'")));
            file.close();
        }
        QSqlDatabase::removeDatabase(QStringLiteral("older"));
        QVERIFY(readFile(m_folder->filePath(QStringLiteral("p"))).contains("hunter2"));
        const CliResult result = run(QStringLiteral("crawl --resume --project p --depth 1 --check-external"));
        QVERIFY2(result.status == 0, result.err.constData());
        QCOMPARE(m_a->accessLog().constLast().header("Cookie"), QByteArray("hunter2"));
        QVERIFY(!readFile(m_folder->filePath(QStringLiteral("p"))).contains("hunter2"));
        m_a->clearLog();
        QVERIFY(run(QStringLiteral("crawl --resume --recrawl --project p")).status == 0);
        QCOMPARE(m_a->accessLog().constLast().header("Cookie"), QByteArray("hunter2"));
        for (const Request &request : m_b->accessLog())
            QCOMPARE(request.header("Cookie"), QByteArray());
    }

    /// A settings file with a start address of its own is no leave to tell another site.
    void settingsFile()
    {
        write("s.json",
            R"({"seeds": [")" + m_a->url("/") + R"("], "headers": ["Cookie: hunter2"], "auth": "me:hunter2"})");
        QVERIFY(
            run(QStringLiteral("crawl %1 --settings s.json --project b").arg(QString::fromLatin1(m_b->url("/")))).status
            == 0);
        QVERIFY(m_b->requestCount("/") == 1);
        for (const Request &request : m_b->accessLog()) {
            QCOMPARE(request.header("Cookie"), QByteArray());
            QCOMPARE(request.header("Authorization"), QByteArray());
        }
        // Nor where that other site asks.
        m_b->askForLogin();
        m_b->clearLog();
        QVERIFY(
            run(QStringLiteral("crawl %1 --settings s.json --project c").arg(QString::fromLatin1(m_b->url("/")))).status
            != 0);
        QCOMPARE(m_b->requestCount(), 0);
        m_a->askForLogin();
        QVERIFY(run(QStringLiteral("crawl --settings s.json --project a")).status == 0);
        QCOMPARE(m_a->accessLog().constLast().header("Cookie"), QByteArray("hunter2"));
        QCOMPARE(m_a->accessLog().constLast().header("Authorization"), Basic);
    }

    /// Headers in place of a file's are not for the servers that the file names for its own.
    void headersInPlaceOfAFiles()
    {
        write("s.json",
            R"({"seeds": [")" + m_a->url("/") + R"("], "headers": ["Cookie: old"], "headersFor": [")" + m_a->url("")
                + R"("]})");
        QVERIFY(run(QStringLiteral("crawl %1 --settings s.json --project b --header Cookie:hunter2")
                        .arg(QString::fromLatin1(m_b->url("/"))))
                    .status
            == 0);
        QCOMPARE(m_b->accessLog().constLast().header("Cookie"), QByteArray("hunter2"));
    }

private:
    CliResult run(const QString &line) const { return runCli(line.split(u' ', Qt::SkipEmptyParts), m_folder->path()); }
    /// All that is kept outside of the projects.
    QByteArray kept() const
    {
        QByteArray bytes;
        QDirIterator files(m_folder->filePath(QStringLiteral("credentials")), QDir::Files);
        while (files.hasNext())
            bytes += readFile(files.next());
        return bytes;
    }
    void write(const char *name, const QByteArray &bytes) const
    {
        QFile file(m_folder->filePath(QLatin1String(name)));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write %s", name);
    }
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<TestSite> m_a;
    std::unique_ptr<TestSite> m_b;
};

ARGIOPE_TEST(TestCliCredentials, QCoreApplication)
#include "tst_clicredentials.moc"
