// Whole crawls through argiope-cli: limits, resume, interruption, progress, log, and what reads the project after it.

#include "tests/app/clirun.h"
#include "tests/support/testmain.h"
#include "tests/support/testsite.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

#ifndef Q_OS_WIN
#include <csignal>
#include <sys/stat.h>
#endif

using namespace argiope::test;

namespace {

QStringList words(const QString &line)
{
    return line.split(u' ', Qt::SkipEmptyParts);
}

/// "/" links to /1 … /9, "/1" to /1/1 … and so on: a tree of 1 + 9 + 81 pages.
Response treePage(const Request &request)
{
    const QByteArray path = request.path();
    if (path == "/robots.txt")
        return {.status = 404};
    QByteArray body = "<title>page " + path + "</title>";
    if (path.size() < 4) {
        for (int i = 1; i <= 9; ++i)
            body += "<a href='" + (path == "/" ? QByteArray() : path) + '/' + QByteArray::number(i) + "'>x</a>";
    }
    return {.body = body};
}

} // namespace

class TestCliCrawl : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void defaultProject();
    void projectOfAnAddress();
    void limits_data();
    void limits();
    void settingsAndFlags();
    void resumeWithAnotherLimit();
    void resumeAddsASeed();
    void headersAndAgent();
    void secretsAreNotStored();
    void nothingStarted_data();
    void nothingStarted();
    void progressJson();
    void progressNone();
    void log();
    void statsAddUp();
    void explain();
    void again();
    void exports();
    void exportsTablesOfLinks();
    void exportsIntoWhatIsNoFile();
    void foreignBytesAreRefused();
    void interrupted_data();
    void interrupted();

private:
    CliResult run(const QString &line) const
    {
        QString full = line;
        full.replace(QLatin1String("SITE"), QString::fromLatin1(m_site->origin()));
        return runCli(words(full), m_folder->path());
    }
    QJsonObject stats(const QString &project) const
    {
        return run(QStringLiteral("stats ") + project).objects().value(0);
    }
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<TestSite> m_site;
};

void TestCliCrawl::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_site = std::make_unique<TestSite>();
    m_site->setFallback(Page(Handler(treePage)));
}

void TestCliCrawl::cleanup()
{
    m_site.reset();
    m_folder.reset();
}

void TestCliCrawl::defaultProject()
{
    const CliResult result = run(QStringLiteral("crawl SITE/ --depth 1"));
    QVERIFY2(result.status == 0, result.err.constData());
    QCOMPARE(result.out, QByteArray());
    QVERIFY2(result.err.contains("10 URLs fetched: 10 ok"), result.err.constData());
    QVERIFY2(result.err.contains("project: 127.0.0.1.argiope\n"), result.err.constData());
    QVERIFY(QFile::exists(m_folder->filePath(QStringLiteral("127.0.0.1.argiope"))));
    const QByteArray before = readFile(m_folder->filePath(QStringLiteral("127.0.0.1.argiope")));
    m_site->clearLog();
    const CliResult again = run(QStringLiteral("crawl SITE/ --depth 1"));
    QCOMPARE(again.status, 1);
    QVERIFY(again.oneErrorLine());
    QVERIFY(again.err.contains("127.0.0.1.argiope"));
    QCOMPARE(m_site->requestCount(), 0);
    QVERIFY(readFile(m_folder->filePath(QStringLiteral("127.0.0.1.argiope"))) == before);
}

void TestCliCrawl::projectOfAnAddress()
{
    // The colons of an address are nothing for a file name. Nobody listens there, which the status says.
    const CliResult result = run(QStringLiteral("crawl http://[::1]:%1/ --retries 0").arg(closedPort()));
    QVERIFY2(result.status == 1, result.err.constData());
    QVERIFY(QFile::exists(m_folder->filePath(QStringLiteral("__1.argiope"))));
    QVERIFY2(result.err.contains("1 connect_failed"), result.err.constData());
}

void TestCliCrawl::limits_data()
{
    QTest::addColumn<QString>("flags");
    QTest::addColumn<int>("status");
    QTest::addColumn<int>("finished"); // -1: at least one, not all
    QTest::newRow("none") << QString() << 0 << 91;
    QTest::newRow("depth 0") << QStringLiteral("--depth 0") << 0 << 1;
    QTest::newRow("depth 1") << QStringLiteral("--depth 1") << 0 << 10;
    QTest::newRow("depth without end") << QStringLiteral("--depth -1") << 0 << 91;
    QTest::newRow("max-urls") << QStringLiteral("--max-urls 7") << 3 << 7;
    QTest::newRow("max-urls beyond") << QStringLiteral("--max-urls 1000") << 0 << 91;
    QTest::newRow("max-bytes") << QStringLiteral("--max-bytes 500 --threads 1") << 3 << -1;
    QTest::newRow("max-time") << QStringLiteral("--max-time 1 --delay 0.3") << 3 << -1;
    QTest::newRow("include") << QStringLiteral("--include /[12]$") << 0 << 3 + 4;
    QTest::newRow("exclude") << QStringLiteral("--exclude /[1-8](/|$)") << 0 << 3;
}

void TestCliCrawl::limits()
{
    QFETCH(QString, flags);
    QFETCH(int, status);
    QFETCH(int, finished);
    const CliResult result = run(QStringLiteral("crawl SITE/ --project p --progress none ") + flags);
    QVERIFY2(result.status == status, result.err.constData());
    QCOMPARE(result.err, QByteArray());
    const QJsonObject counters = stats(QStringLiteral("p"));
    const int got = counters.value(QLatin1String("finished")).toInt();
    if (finished >= 0)
        QCOMPARE(got, finished);
    else
        QVERIFY2(got >= 1 && got < 91, QByteArray::number(got).constData());
    if (status == 0)
        QCOMPARE(counters.value(QLatin1String("queued")).toInt(), 0);
}

void TestCliCrawl::settingsAndFlags()
{
    writeFile(
        m_folder->filePath(QStringLiteral("s.json")), R"({"maxDepth": 0, "exclude": ["/9$"], "storeHeaders": false})");
    const auto stored = [this](const char *project) {
        const CliResult result = run(QStringLiteral("explain %1 SITE/").arg(QLatin1String(project)));
        return result.status == 0 ? stats(QLatin1String(project)).value(QLatin1String("finished")).toInt() : -1;
    };
    QCOMPARE(run(QStringLiteral("crawl SITE/ --project a --settings s.json")).status, 0);
    QCOMPARE(stored("a"), 1);
    // Flags and --set win over the file, wherever they stand; a list replaces the file's.
    QCOMPARE(run(QStringLiteral("crawl SITE/ --depth 1 --project b --settings s.json")).status, 0);
    QCOMPARE(stored("b"), 9);
    QCOMPARE(run(QStringLiteral(
                     "crawl SITE/ --project c --set maxDepth=1 --exclude /[1-7]$ --exclude /8$ --settings s.json"))
                 .status,
        0);
    QCOMPARE(stored("c"), 2);
    // The seed from the file.
    writeFile(m_folder->filePath(QStringLiteral("seed.json")), "{\"seeds\": [\"" + m_site->url("/1/1") + "\"]}");
    QCOMPARE(run(QStringLiteral("crawl --project d --settings seed.json --depth 0")).status, 0);
    QCOMPARE(run(QStringLiteral("explain d SITE/1/1")).status, 0);
}

void TestCliCrawl::resumeWithAnotherLimit()
{
    QCOMPARE(run(QStringLiteral("crawl SITE/ --max-urls 7 --user-agent Tester")).status, 3);
    // By the URL's default project, and by name; nothing is fetched twice.
    QCOMPARE(run(QStringLiteral("crawl SITE/ --resume --max-urls 5")).status, 3);
    const CliResult rest = run(QStringLiteral("crawl --resume --project 127.0.0.1.argiope --max-urls 0"));
    QVERIFY2(rest.status == 0, rest.err.constData());
    const QJsonObject counters = stats(QStringLiteral("127.0.0.1.argiope"));
    QCOMPARE(counters.value(QLatin1String("finished")).toInt(), 91);
    QList<QByteArray> pages = m_site->targets();
    pages.removeAll("/robots.txt");
    QCOMPARE(pages.size(), 91);
    QCOMPARE(QSet<QByteArray>(pages.begin(), pages.end()).size(), 91);
    for (const Request &request : m_site->accessLog())
        QCOMPARE(request.header("User-Agent"), QByteArray("Tester")); // stored settings stay
    m_site->clearLog();
    QCOMPARE(run(QStringLiteral("crawl --resume --project 127.0.0.1.argiope")).status, 0);
    QVERIFY(!m_site->targets().contains("/"));
}

void TestCliCrawl::resumeAddsASeed()
{
    QCOMPARE(run(QStringLiteral("crawl SITE/1/1 --project p")).status, 0);
    QCOMPARE(stats(QStringLiteral("p")).value(QLatin1String("finished")).toInt(), 1);
    QCOMPARE(run(QStringLiteral("crawl SITE/2 --project p --resume")).status, 0);
    QCOMPARE(stats(QStringLiteral("p")).value(QLatin1String("finished")).toInt(), 11);
}

void TestCliCrawl::headersAndAgent()
{
    const CliResult result
        = runCli({QStringLiteral("crawl"), QString::fromLatin1(m_site->url("/1/1")), QStringLiteral("--header"),
                     QStringLiteral("X-One: 1"), QStringLiteral("--header=X-Two: zwei drei"),
                     QStringLiteral("--user-agent"), QStringLiteral("Spinne/1.0")},
            m_folder->path());
    QVERIFY2(result.status == 0, result.err.constData());
    QVERIFY(m_site->requestCount() > 0);
    const Request last = m_site->accessLog().last();
    QCOMPARE(last.header("X-One"), QByteArray("1"));
    QCOMPARE(last.header("X-Two"), QByteArray("zwei drei"));
    QCOMPARE(last.header("User-Agent"), QByteArray("Spinne/1.0"));
}

void TestCliCrawl::secretsAreNotStored()
{
    m_site->setPage("/secret", Page(Handler([](const Request &request) {
        const bool known = request.header("Authorization") == "Basic " + QByteArray("me:hunter2").toBase64();
        return known ? Response{.body = "in"}
                     : Response{.status = 401, .headers = {{"WWW-Authenticate", "Basic realm=\"x\""}}};
    })));
    const CliResult result = run(QStringLiteral("crawl SITE/secret --project p --auth me:hunter2 --log l"));
    QVERIFY2(result.status == 0, result.err.constData());
    QVERIFY2(result.err.contains("1 ok"), result.err.constData());
    for (const char *file : {"p", "l"})
        QVERIFY2(!readFile(m_folder->filePath(QLatin1String(file))).contains("hunter2"), file);
    QVERIFY(!result.err.contains("hunter2"));
}

void TestCliCrawl::nothingStarted_data()
{
    QTest::addColumn<QString>("starts");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("said");
    const auto row = [](const char *name, const char *starts, int status, const char *said) {
        QTest::newRow(name) << QString::fromLatin1(starts) << status << QByteArray(said);
    };
    row("nobody listens", "http://127.0.0.1:9/", 1, "http://127.0.0.1:9/");
    row("server error", "SITE/500", 1, "server_error, HTTP 500");
    row("refused", "SITE/403", 1, "blocked, HTTP 403");
    row("missing", "SITE/404", 1, "broken, HTTP 404");
    row("a redirect to nowhere", "SITE/to404", 1, "/404 (broken");
    row("kept out", "SITE/kept/out", 1, "robots");
    row("one of two", "http://127.0.0.1:9/ SITE/ok", 0, "");
    row("a redirect elsewhere", "SITE/away", 1,
        "the start address redirects to http://elsewhere.test/, which is out of scope");
    row("a redirect elsewhere, of two", "SITE/away SITE/ok", 0, "");
}

void TestCliCrawl::nothingStarted()
{
    QFETCH(QString, starts);
    QFETCH(int, status);
    QFETCH(QByteArray, said);
    m_site->setPage("/robots.txt", QByteArray("User-agent: *\nDisallow: /kept\n"));
    for (const int code : {500, 403, 404})
        m_site->setPage('/' + QByteArray::number(code), Response{.status = code});
    m_site->setPage("/to404", Response{.status = 302, .headers = {{"Location", "/404"}}});
    m_site->setPage("/away", Response{.status = 302, .headers = {{"Location", "http://elsewhere.test/"}}});
    m_site->setPage("/ok", QByteArray("x"));
    const CliResult result = run(QStringLiteral("crawl --project p --retries 0 --progress none ") + starts);
    QVERIFY2(result.status == status, result.err.constData());
    QVERIFY2(result.err.contains(said), result.err.constData());
    QCOMPARE(result.err.contains("no start address could be fetched"), status == 1);
    QVERIFY(QFile::exists(m_folder->filePath(QStringLiteral("p")))); // what was found out is kept
}

void TestCliCrawl::progressJson()
{
    CliResult result = run(QStringLiteral("crawl SITE/ --project p --max-urls 6 --delay 0.25 --progress json"));
    QCOMPARE(result.status, 3);
    QCOMPARE(result.out, QByteArray());
    result.out = result.err; // the same shape
    const QList<QJsonObject> objects = result.objects();
    QVERIFY(objects.size() >= 2); // it took more than a second
    for (const QJsonObject &one : objects) {
        const auto value = [&](const char *key) { return one.value(QLatin1String(key)).toInt(-1); };
        QVERIFY(value("discovered") >= 0);
        QCOMPARE(value("discovered"), value("queued") + value("leased") + value("finished") + value("skipped"));
    }
    QCOMPARE(objects.last().value(QLatin1String("reason")).toString(), QStringLiteral("max_urls"));
    QCOMPARE(objects.last().value(QLatin1String("finished")).toInt(), 6);
    QCOMPARE(objects.last().value(QLatin1String("project")).toString(), QStringLiteral("p"));
}

void TestCliCrawl::progressNone()
{
    const CliResult result = run(QStringLiteral("crawl SITE/1/1 --progress none"));
    QCOMPARE(result.status, 0);
    QCOMPARE(result.out, QByteArray());
    QCOMPARE(result.err, QByteArray());
    // auto on what is no terminal: the summary, no control characters.
    const CliResult plain = run(QStringLiteral("crawl SITE/1/1 --project q"));
    QVERIFY(plain.err.contains("completed"));
    QVERIFY(!plain.err.contains('\r') && !plain.err.contains('\x1b'));
}

void TestCliCrawl::log()
{
    writeFile(m_folder->filePath(QStringLiteral("l")), "kept\n");
    QCOMPARE(run(QStringLiteral("crawl SITE/ --depth 1 --project p --log l")).status, 0);
    const QByteArray log = readFile(m_folder->filePath(QStringLiteral("l")));
    QVERIFY(log.startsWith("kept\n"));
    QVERIFY2(log.contains(m_site->url("/9")), log.constData());
}

void TestCliCrawl::statsAddUp()
{
    m_site->setPage("/",
        "<a href=/a>a</a><a href=/gone>g</a><a href=/r>r</a><a href=http://other.invalid/>o</a>"
        "<a href=mailto:x@y.example>m</a><img src=/i.png>");
    m_site->setPage("/a", "a");
    m_site->setPage("/gone", Response{.status = 404});
    m_site->setPage("/r", Response{.status = 301, .headers = {{"Location", "/a"}}});
    QCOMPARE(run(QStringLiteral("crawl SITE/ --project p")).status, 0);
    const CliResult result = run(QStringLiteral("stats p"));
    QCOMPARE(result.outLines().size(), 1);
    const QJsonObject counters = result.objects().value(0);
    const auto value = [&](const char *key) { return counters.value(QLatin1String(key)).toInt(-1); };
    QCOMPARE(value("discovered"), 7);
    QCOMPARE(value("queued"), 0);
    QCOMPARE(value("leased"), 0);
    QCOMPARE(value("finished"), 4);
    QCOMPARE(value("skipped"), 3);
    QCOMPARE(counters.value(QLatin1String("state")).toString(), QStringLiteral("finished"));
    const auto part = [&](const char *key) {
        return QJsonDocument(counters.value(QLatin1String(key)).toObject()).toJson(QJsonDocument::Compact);
    };
    QCOMPARE(part("by_outcome"), QByteArray(R"({"broken":1,"ok":2,"redirect":1})"));
    QCOMPARE(part("by_status"), QByteArray(R"({"200":2,"301":1,"404":1})"));
    QCOMPARE(part("by_depth"), QByteArray(R"({"0":1,"1":3})"));
    QCOMPARE(part("by_skip_rule"), QByteArray(R"({"external":1,"resource":1,"scheme":1})"));
}

void TestCliCrawl::explain()
{
    m_site->setPage(
        "/robots.txt", Response{.contentType = "text/plain", .body = "User-agent: *\nDisallow: /private\n"});
    m_site->setPage("/", "<a href=/a>to a</a>");
    m_site->setPage("/a", "<a href=/private/x>hidden</a><a href=/gone>gone</a><a href='http://['>bad</a>");
    m_site->setPage("/gone", Response{.status = 410});
    QCOMPARE(run(QStringLiteral("crawl SITE/ --project p --exclude z")).status, 0);

    QByteArray text = run(QStringLiteral("explain p SITE/private/x")).out;
    QVERIFY2(text.contains("skipped") && text.contains("robots") && text.contains("2: Disallow: /private"),
        text.constData());
    // The way there: seed, page, URL.
    const qsizetype seed = text.indexOf(QByteArray("  0  " + m_site->url("/") + '\n'));
    const qsizetype page = text.indexOf(QByteArray("  1  " + m_site->url("/a") + '\n'));
    QVERIFY2(seed > 0 && page > seed && text.indexOf(QByteArray("  2  " + m_site->url("/private/x"))) > page,
        text.constData());
    QVERIFY2(text.contains("\"hidden\""), text.constData());

    text = run(QStringLiteral("explain p SITE/gone#fragment")).out;
    QVERIFY(text.contains("IP address      127.0.0.1\n"));
    QVERIFY2(text.contains("finished") && text.contains("broken (HTTP 410)"), text.constData());
    text = run(QStringLiteral("explain p http://[")).out;
    QVERIFY2(text.contains("invalid_url"), text.constData());
    // Without its scheme, as people type.
    text = run(QStringLiteral("explain p 127.0.0.1:%1/a").arg(m_site->port())).out;
    QVERIFY2(text.contains("ok (HTTP 200)"), text.constData());
}

void TestCliCrawl::again()
{
    m_site->setPage("/", "<a href=/a>to a</a><a href=/b>to b</a><a href=/from>to c</a>");
    m_site->setPage("/a", "one");
    m_site->setPage("/b", Response{.status = 500});
    m_site->setPage("/from", Response{.status = 301, .headers = {{"Location", "/c"}}});
    m_site->setPage("/c", "c");
    QCOMPARE(run(QStringLiteral("crawl SITE/ --project p")).status, 0);
    m_site->setPage("/b", "well again");
    m_site->clearLog();
    QCOMPARE(run(QStringLiteral("crawl --resume --recheck-failures --project p")).status, 0);
    QCOMPARE(m_site->requestCount("/b"), 1);
    QCOMPARE(m_site->requestCount("/a"), 0);
    QCOMPARE(stats(QStringLiteral("p")).value(QLatin1String("by_outcome")).toObject().value(QLatin1String("ok")), 4);

    m_site->setPage("/a", Response{.status = 404, .body = "no more"});
    m_site->clearLog();
    const CliResult result = run(QStringLiteral("crawl --resume --recrawl --project p"));
    QVERIFY2(result.status == 0, result.err.constData());
    QVERIFY2(result.err.contains("5 URLs fetched, 5 in all: 3 ok, 1 redirect, 1 broken"), result.err.constData());
    for (const char *path : {"/", "/a", "/b", "/from", "/c"})
        QCOMPARE(m_site->requestCount(path), 1);
    const QByteArray gone = run(QStringLiteral("explain p SITE/a")).out;
    for (const char *part : {"first seen      20", "last seen       20", "last changed    20", "removed since   20",
             "visits          2\n", "  1  20", "  ok 200  ", "  2  20", "  broken 404  "})
        QVERIFY2(gone.contains(part), gone.constData());
    const QByteArray chain = run(QStringLiteral("explain p SITE/c")).out;
    const QByteArray hops = "redirect chain  \n  301  " + m_site->url("/from") + "\n  200  " + m_site->url("/c") + '\n';
    QVERIFY2(chain.contains(hops), chain.constData());

    const CliResult csv = run(QStringLiteral("export p --format csv"));
    QVERIFY(csv.out.left(csv.out.indexOf("\r\n")).contains(",first_seen,last_seen,last_changed,gone_since,visits,"));
    for (const QJsonObject &row : run(QStringLiteral("export p --format jsonl")).objects()) {
        QCOMPARE(row.value(QLatin1String("visits")).toInt(),
            row.value(QLatin1String("url")).toString().endsWith(u'b') ? 3 : 2);
        QVERIFY(row.value(QLatin1String("last_seen")).toString() > row.value(QLatin1String("first_seen")).toString());
        QCOMPARE(row.value(QLatin1String("gone_since")).isNull(), row.value(QLatin1String("status")).toInt() != 404);
    }
}

void TestCliCrawl::exports()
{
    QCOMPARE(run(QStringLiteral("crawl SITE/ --depth 1 --project p")).status, 0);
    const CliResult csv = run(QStringLiteral("export p --format csv"));
    QCOMPARE(csv.status, 0);
    QVERIFY(
        csv.out.startsWith("url,status,outcome,content_type,bytes,depth,inlinks,outlinks,title,response_ms,referrer,"
                           "discovered_at,fetched_at"));
    QCOMPARE(csv.out.count("\r\n"), 11);
    QCOMPARE(run(QStringLiteral("export p --format csv --output -")).out, csv.out);
    const CliResult file = run(QStringLiteral("export p --format csv --output x.csv"));
    QCOMPARE(file.status, 0);
    QCOMPARE(file.out, QByteArray());
    QCOMPARE(readFile(m_folder->filePath(QStringLiteral("x.csv"))), csv.out);
    const QByteArray mark = "\xef\xbb\xbf";
    QCOMPARE(run(QStringLiteral("export p --format csv --bom")).out, mark + csv.out);
    // The end of the file's name says the format.
    QCOMPARE(run(QStringLiteral("export p --output y.CSV")).status, 0);
    QCOMPARE(readFile(m_folder->filePath(QStringLiteral("y.CSV"))), csv.out);
    QCOMPARE(run(QStringLiteral("export p --output y.dat")).status, 2);
    QCOMPARE(run(QStringLiteral("export p")).status, 2);
    const CliResult txt = run(QStringLiteral("export p --format txt"));
    QCOMPARE(run(QStringLiteral("export p --format txt --bom")).out, mark + txt.out);
    for (const auto &[typed, delimiter] : {std::pair(";", ';'), std::pair("\\t", '\t'), std::pair("|", '|')}) {
        const CliResult other = run(QStringLiteral("export p --format csv --delimiter ") + QLatin1String(typed));
        QVERIFY(other.out.startsWith(QByteArray(QByteArray("url") + delimiter + "status" + delimiter)));
        QByteArray again = QByteArray(other.out).replace(delimiter, ',');
        if (delimiter == ';')
            again.replace("\"text/html, charset=utf-8\"", "text/html; charset=utf-8");
        QCOMPARE(again, csv.out);
    }
    QCOMPARE(txt.outLines().size(), 10);
    QCOMPARE(run(QStringLiteral("export p --format jsonl")).objects().size(), 10);
    QCOMPARE(run(QStringLiteral("export p --format jsonl --table skipped")).objects().size(), 81);
    QCOMPARE(run(QStringLiteral("export p --format jsonl --table links")).objects().size(), 90);
    QVERIFY(run(QStringLiteral("export p --format sitemap"))
                .out.contains(QByteArray("<loc>" + m_site->url("/1") + "</loc>")));
}

void TestCliCrawl::exportsTablesOfLinks()
{
    QCOMPARE(run(QStringLiteral("crawl SITE/ --depth 1 --project p")).status, 0);
    const QList<QPair<const char *, const char *>> heads{
        {"broken",
            "target,why,status,outcome,rule,external,hops,loop,end,end_status,end_outcome,source,text,element,"
            "attribute,kind,rel,position\r\n"},
        {"chains", "start,status,hops,loop,end,end_status,end_outcome,inlinks,external,chain\r\n"},
        {"issues", "check,severity,group,state,url,count,evidence,title,needs_person,more_evidence\r\n"},
        {"images", "src,page,alt,alt_missing,status,outcome,content_type,bytes,rule,element,attribute\r\n"},
        {"hreflang", "page,code,target,status,outcome,rule,returns,self,x_default,source\r\n"},
        {"hosts",
            "host,ip,urls,queued,fetched,skipped,problems,robots_status,robots_fetched_at,bytes,mean_ms,"
            "crawl_delay_ms,kept_delay_ms\r\n"}};
    for (const auto &[table, head] : heads) {
        const QString name = QLatin1String(table);
        const CliResult csv = run(QStringLiteral("export p --format csv --table ") + name);
        QCOMPARE(csv.status, 0);
        QVERIFY2(csv.out.startsWith(head), csv.out.left(200).constData());
        QVERIFY(run(QStringLiteral("export p --format xlsx --table ") + name).out.startsWith("PK"));
        QCOMPARE(run(QStringLiteral("export p --format xlsx --output x.xlsx --table ") + name).status, 0);
        QVERIFY(readFile(m_folder->filePath(QStringLiteral("x.xlsx"))).startsWith("PK"));
    }
    QVERIFY(run(QStringLiteral("export p --format jsonl --table issues")).objects().size() > 1);
    const auto chosen
        = run(QStringLiteral("export p --format jsonl --table issues --check canonical-missing")).objects();
    QVERIFY(!chosen.isEmpty());
    for (const QJsonObject &issue : chosen)
        QCOMPARE(issue.value(QLatin1String("check")).toString(), QStringLiteral("canonical-missing"));
    for (const char *format : {"graphml", "gexf"}) {
        const CliResult pages = run(QStringLiteral("export p --format ") + QLatin1String(format));
        QCOMPARE(pages.out.count("<node "), 10);
        const CliResult all = run(QStringLiteral("export p --table links --format ") + QLatin1String(format));
        QVERIFY(all.out.count("<node ") > 10);
        QCOMPARE(all.out.count("<edge "), 90);
    }
}

void TestCliCrawl::exportsIntoWhatIsNoFile()
{
#ifdef Q_OS_WIN
    QSKIP("there are no such files");
#else
    QCOMPARE(run(QStringLiteral("crawl SITE/ --depth 1 --project p")).status, 0);
    const QByteArray csv = run(QStringLiteral("export p --format csv")).out;
    if (QFileInfo::exists(QStringLiteral("/dev/stdout")))
        QCOMPARE(run(QStringLiteral("export p --format csv --output /dev/stdout")).out, csv);
    QCOMPARE(run(QStringLiteral("export p --format csv --output /dev/null")).status, 0);
    QVERIFY(!QFileInfo(QStringLiteral("/dev/null")).isFile());
    const QString pipe = m_folder->filePath(QStringLiteral("pipe"));
    QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    QProcess cat;
    cat.start(QStringLiteral("cat"), {pipe});
    QCOMPARE(run(QStringLiteral("export p --format csv --output pipe")).status, 0);
    QVERIFY(cat.waitForFinished(60000));
    QCOMPARE(cat.readAllStandardOutput(), csv);
    QVERIFY(QFileInfo::exists(pipe) && !QFileInfo(pipe).isFile());
#endif
}

void TestCliCrawl::foreignBytesAreRefused()
{
#ifdef Q_OS_WIN
    QSKIP("arguments are UTF-16 there");
#else
    // Qt would write them as UTF-8: a shell hands them on as they are.
    QProcess shell;
    prepareCli(shell, {}, m_folder->path());
    const QString program = shell.program();
    for (const char *arguments :
        {"--project $(printf 'p\\351') http://127.0.0.1:9/", "http://127.0.0.1:9/$(printf '\\326\\320')"}) {
        shell.start(QStringLiteral("sh"),
            {QStringLiteral("-c"), QLatin1Char('"') + program + QLatin1String("\" crawl ") + QLatin1String(arguments)});
        QVERIFY(shell.waitForFinished(60000));
        QCOMPARE(shell.exitCode(), 2);
        QVERIFY(shell.readAllStandardError().contains("not valid UTF-8"));
    }
    QVERIFY(QDir(m_folder->path()).isEmpty());
#endif
}

void TestCliCrawl::interrupted_data()
{
#ifdef Q_OS_WIN
    QSKIP("signals are a Unix matter");
#else
    QTest::addColumn<int>("number");
    QTest::addColumn<int>("times");
    QTest::newRow("Ctrl-C") << SIGINT << 1;
    QTest::newRow("Ctrl-C twice") << SIGINT << 2;
    QTest::newRow("terminate") << SIGTERM << 1;
#endif
}

void TestCliCrawl::interrupted()
{
#ifndef Q_OS_WIN
    QFETCH(int, number);
    QFETCH(int, times);
    QProcess process;
    prepareCli(process,
        {QStringLiteral("crawl"), QString::fromLatin1(m_site->url("/")), QStringLiteral("--project"),
            QStringLiteral("p"), QStringLiteral("--delay"), QStringLiteral("0.05")},
        m_folder->path());
    process.start();
    QVERIFY(process.waitForStarted());
    QVERIFY(m_site->waitForRequests(8, 60000));
    for (int i = 0; i < times; ++i)
        ::kill(pid_t(process.processId()), number);
    QVERIFY(process.waitForFinished(60000));
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 130);
    const qsizetype before = m_site->requestCount();
    QVERIFY(before < 91);

    // What was saved is whole, and the rest goes on from there.
    const QJsonObject counters = stats(QStringLiteral("p"));
    QVERIFY(counters.value(QLatin1String("finished")).toInt() >= 1);
    QVERIFY(counters.value(QLatin1String("queued")).toInt() >= 1);
    const CliResult rest = run(QStringLiteral("crawl --resume --project p --delay 0"));
    QVERIFY2(rest.status == 0, rest.err.constData());
    QCOMPARE(stats(QStringLiteral("p")).value(QLatin1String("finished")).toInt(), 91);
#endif
}

ARGIOPE_TEST(TestCliCrawl, QCoreApplication)
#include "tst_clicrawl.moc"
