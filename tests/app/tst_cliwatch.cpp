#include "tests/app/clirun.h"
#include "tests/support/testmain.h"
#include "tests/support/testsite.h"

#include <QDir>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <atomic>

using namespace argiope::test;

/// `argiope-cli crawl --watch`.
class TestCliWatch : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void tellsWhatChanged();
    void fetchesWhatIsDue();
    void fetchesWhatIsWorthMost();
    void newProjectsAreCrawledWholeFirst();
    void whatFollows();
    void wrongUse_data();
    void wrongUse();
};

void TestCliWatch::tellsWhatChanged()
{
    const QTemporaryDir dir;
    // Three crawls: the second finds nothing else, the third another title, a new page and one that is gone.
    std::atomic<int> round{0};
    TestSite site;
    site.setPage("/", [&round](const Request &) {
        const QByteArray links = ++round < 3 ? "<a href=/old>o</a>" : "<a href=/new>n</a>";
        return Response{.body = "<title>Start</title><a href=/a>a</a>" + links};
    });
    site.setPage("/a", [&round](const Request &) {
        return Response{.body = round < 3 ? "<title>One</title>" : "<title>Two & more</title>"};
    });
    site.setPage(
        "/old", [&round](const Request &) { return Response{.status = round < 3 ? 200 : 404, .body = "old"}; });
    site.setPage("/new", "new");
    const QString feed = dir.filePath(QStringLiteral("feed.xml"));
    const QStringList arguments{QStringLiteral("crawl"), QString::fromLatin1(site.url("/")),
        QStringLiteral("--project"), dir.filePath(QStringLiteral("p.argiope")), QStringLiteral("--watch"),
        QStringLiteral("--every"), QStringLiteral("0"), QStringLiteral("--times"), QStringLiteral("3"),
        QStringLiteral("--feed"), feed, QStringLiteral("--progress"), QStringLiteral("none"),
        QStringLiteral("--on-change"),
        QStringLiteral("cat >> told; echo $ARGIOPE_RUN $ARGIOPE_NEW $ARGIOPE_GONE >> sums")};
    const CliResult result = runCli(arguments, dir.path());
    QCOMPARE(result.status, 0);
    QCOMPARE(round.load(), 3);
    QVERIFY2(result.err.contains("1 new, 1 gone"), result.err.constData());
#ifndef Q_OS_WIN
    QCOMPARE(readFile(dir.filePath(QStringLiteral("sums"))), QByteArray("3 1 1\n"));
    QMap<QByteArray, QJsonObject> told;
    for (const QByteArray &line : readFile(dir.filePath(QStringLiteral("told"))).split('\n')) {
        if (const QJsonObject object = QJsonDocument::fromJson(line).object(); !object.isEmpty()) {
            told.insert(object.value(QLatin1String("what")).toString().toLatin1() + ' '
                    + object.value(QLatin1String("url")).toString().toLatin1() + ' '
                    + object.value(QLatin1String("column")).toString().toLatin1(),
                object);
        }
    }
    QVERIFY(told.contains("new " + site.url("/new") + " status"));
    QVERIFY(told.contains("gone " + site.url("/old") + " status"));
    QCOMPARE(told.value("changed " + site.url("/a") + " title").value(QLatin1String("new")).toString(),
        QStringLiteral("Two & more"));
#endif
    QXmlStreamReader xml(readFile(feed));
    QStringList entries;
    QString content;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        QCOMPARE(xml.namespaceUri().toString(), QStringLiteral("http://www.w3.org/2005/Atom"));
        if (xml.name() == u"entry")
            entries.append(QString());
        else if (xml.name() == u"title" && !entries.isEmpty())
            entries.last() = xml.readElementText();
        else if (xml.name() == u"content")
            content = xml.readElementText();
    }
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    QCOMPARE(entries.size(), 1);
    QVERIFY2(entries.first().startsWith(QStringLiteral("1 new, 1 gone")), qPrintable(entries.first()));
    QVERIFY2(content.contains(QStringLiteral("title One → Two & more")), qPrintable(content));
}

namespace {

/// The titles of a feed's entries, the first one first; "not an Atom feed" where it is none.
QStringList entriesOf(const QString &feed)
{
    QXmlStreamReader xml(readFile(feed));
    QStringList titles;
    bool inEntry = false;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        inEntry = inEntry || xml.name() == u"entry";
        if (inEntry && xml.name() == u"title")
            titles.append(xml.readElementText());
    }
    return xml.hasError() ? QStringList{QStringLiteral("not an Atom feed")} : titles;
}

bool makeOlder(const QString &project)
{
    bool done = false;
    {
        QSqlDatabase db = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("older"));
        db.setDatabaseName(project);
        done = db.open() && QSqlQuery(db).exec(QStringLiteral("UPDATE pages SET fetched_at = fetched_at - 864000000"));
    }
    QSqlDatabase::removeDatabase(QStringLiteral("older"));
    return done;
}

} // namespace

/// Each time, and so many at most; what they have found stays in the feed beside that of whole crawls.
void TestCliWatch::fetchesWhatIsDue()
{
    const QTemporaryDir dir;
    const QString project = dir.filePath(QStringLiteral("p.argiope"));
    const QString feed = dir.filePath(QStringLiteral("feed.xml"));
    TestSite site{{"/", "<a href=/a>a</a><a href=/b>b</a><a href=/c>c</a>"}, {"/a", "a"}, {"/b", "b"}, {"/c", "c"}};
    const auto crawl = [&](const char *options) {
        return runCli(QStringList{QStringLiteral("crawl"), QStringLiteral("--project"), project}
                + QString::fromLatin1(options).split(u' ')
                + QStringList{QStringLiteral("--progress"), QStringLiteral("none")},
            dir.path());
    };
    QCOMPARE(crawl(QByteArray("--watch --times 1 " + site.url("/")).constData()).status, 0);
    QVERIFY(makeOlder(project));
    const auto requests = [&site] {
        QList<int> counts;
        for (const char *path : {"/", "/a", "/b", "/c"})
            counts.append(int(site.requestCount(path)));
        return counts;
    };
    QCOMPARE(requests(), (QList<int>{1, 1, 1, 1}));
    for (const char *path : {"/a", "/b", "/c"})
        site.setPage(path, "another");
    // Two, then the two that are left, then none.
    const char *due = "--resume --watch --every 0 --times 3 --due 2 --feed feed.xml --on-change";
    const CliResult result = runCli(QStringList{QStringLiteral("crawl"), QStringLiteral("--project"), project}
            + QString::fromLatin1(due).split(u' ')
            + QStringList{QStringLiteral("echo $ARGIOPE_NEW $ARGIOPE_CHANGED >> sums")},
        dir.path());
    QCOMPARE(result.status, 0);
    QCOMPARE(requests(), (QList<int>{2, 2, 2, 2}));
    QCOMPARE(result.err.count("no page is due"), 1);
    const QStringList told = entriesOf(feed);
    QCOMPARE(told.size(), 2);
    int changed = 0;
    for (const QString &title : told) {
        QVERIFY2(title.startsWith(QLatin1String("0 new, 0 gone, ")), qPrintable(title));
        changed += title.section(u' ', 4, 4).toInt();
    }
    QCOMPARE(changed, 3);
#ifndef Q_OS_WIN
    QCOMPARE(readFile(dir.filePath(QStringLiteral("sums"))).split('\n').size() - 1, 2);
#endif
    // A whole crawl adds to the feed, and leaves in it what it had.
    site.setPage("/c", "<a href=/d>d</a>");
    site.setPage("/d", "d");
    QCOMPARE(crawl("--resume --recrawl").status, 0);
    QCOMPARE(crawl("--resume --watch --times 2 --every 0 --feed feed.xml").status, 0);
    QStringList all = entriesOf(feed);
    QCOMPARE(all.mid(all.size() - 2), told);
    QVERIFY2(all.size() == 3 && all.first().startsWith(QLatin1String("1 new")), qPrintable(all.join(u'/')));
}

/// A page that is another one within minutes is old again at once, whoever fetches it; one that never changes is as it
/// was. What changes now and then gains by being fetched.
void TestCliWatch::fetchesWhatIsWorthMost()
{
    const QTemporaryDir dir;
    const QString project = dir.filePath(QStringLiteral("p.argiope"));
    TestSite site{{"/", "<a href=/busy>a</a><a href=/some>b</a><a href=/never>c</a>"}, {"/busy", "a"}, {"/some", "b"},
        {"/never", "c"}};
    const QStringList common{
        QStringLiteral("--project"), project, QStringLiteral("--progress"), QStringLiteral("none")};
    QCOMPARE(
        runCli(QStringList{QStringLiteral("crawl"), QString::fromLatin1(site.url("/"))} + common, dir.path()).status,
        0);
    // Twelve visits, once in an hour and a half: of one another page each time, of one at two, of one at none.
    bool done = false;
    {
        QSqlDatabase db = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("past"));
        db.setDatabaseName(project);
        const QString visits = QStringLiteral(
            "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 12) "
            "INSERT INTO visits (id, visit, attempt, retried, outcome, status, at, content_hash) "
            "SELECT u.id * 1048576 + i, i, 1, 0, p.outcome, 200, p.fetched_at - (13 - i) * 5400000, "
            "CASE WHEN u.url LIKE '%/busy' THEN randomblob(8) WHEN u.url LIKE '%/some' AND i < 5 THEN x'01' "
            "WHEN u.url LIKE '%/some' AND i < 9 THEN x'02' ELSE p.content_hash END "
            "FROM urls u JOIN pages p ON p.id = u.id, n");
        done = db.open() && QSqlQuery(db).exec(visits)
            && QSqlQuery(db).exec(QStringLiteral("UPDATE pages SET visits = 13, fetched_at = fetched_at - 18000000"));
    }
    QSqlDatabase::removeDatabase(QStringLiteral("past"));
    QVERIFY(done);
    const auto rows = runCli({QStringLiteral("due"), project}, dir.path()).objects();
    QHash<QString, QJsonObject> byPath;
    for (const QJsonObject &row : rows)
        byPath.insert(QUrl(row.value(QLatin1String("url")).toString()).path(), row);
    QCOMPARE(rows.first(), byPath.value(QStringLiteral("/some")));
    const auto expected = [&byPath](const char *path) {
        return byPath.value(QString::fromLatin1(path)).value(QLatin1String("expected")).toDouble();
    };
    QVERIFY(expected("/busy") > expected("/some") && expected("/some") > expected("/"));
    const double worth = byPath.value(QStringLiteral("/some")).value(QLatin1String("worth")).toDouble();
    QVERIFY(worth > byPath.value(QStringLiteral("/busy")).value(QLatin1String("worth")).toDouble());
    const CliResult one = runCli(
        QStringList{QStringLiteral("crawl"), QStringLiteral("--resume"), QStringLiteral("--due"), QStringLiteral("1")}
            + common,
        dir.path());
    QCOMPARE(one.status, 0);
    QCOMPARE(site.requestCount("/some"), 2);
    QCOMPARE(site.requestCount("/busy") + site.requestCount("/never") + site.requestCount("/"), 3);
}

/// Files in a folder, and a message to a web address where something has changed.
void TestCliWatch::whatFollows()
{
    const QTemporaryDir dir;
    std::atomic<int> round{0};
    std::atomic<int> posts{0};
    TestSite site;
    site.setPage("/", [&round](const Request &) {
        return Response{.body = "<title>" + QByteArray::number(++round) + "</title><a href=/gone>g</a>"};
    });
    site.setPage("/hook", [&posts](const Request &request) {
        posts += request.method == "POST" ? 1 : 0;
        return Response{.body = "ok"};
    });
    const QString project = dir.filePath(QStringLiteral("p.argiope"));
    const QString hook = QString::fromLatin1(site.url("/hook"));
    const QStringList following{QStringLiteral("--write"), QStringLiteral("report,issues,urls,changes"),
        QStringLiteral("--folder"), QStringLiteral("made/here"), QStringLiteral("--webhook"), hook};
    const QStringList once{QStringLiteral("--project"), project, QStringLiteral("--watch"), QStringLiteral("--times"),
        QStringLiteral("1"), QStringLiteral("--progress"), QStringLiteral("none")};
    const QString start = QString::fromLatin1(site.url("/"));
    const CliResult first = runCli(QStringList{QStringLiteral("crawl"), start} + once + following, dir.path());
    QVERIFY2(first.status == 0, first.err.constData());
    const auto made = [&dir] { return QDir(dir.filePath(QStringLiteral("made/here"))).entryList(QDir::Files); };
    const QRegularExpression names(
        QStringLiteral("^p \\d{4}-\\d\\d-\\d\\d \\d{4} (report\\.html|issues\\.xlsx|urls\\.csv)$"));
    QCOMPARE(made().size(), 3); // there is nothing to compare with
    QCOMPARE(made().filter(names).size(), 3);
    QCOMPARE(posts.load(), 0);
    const auto clear = [&dir] { return QDir(dir.filePath(QStringLiteral("made"))).removeRecursively(); };
    QVERIFY(clear());

    // As a timer of the system has it done.
    const QStringList again{QStringLiteral("crawl"), QStringLiteral("--resume"), QStringLiteral("--recrawl")};
    const CliResult second = runCli(again + once + following, dir.path());
    QVERIFY2(second.status == 0, second.err.constData());
    QCOMPARE(round.load(), 2);
    QCOMPARE(made().size(), 4);
    const QString changes = made().filter(QStringLiteral("changes.csv")).value(0);
    QVERIFY(readFile(dir.filePath(QStringLiteral("made/here/") + changes)).contains("title"));
    QCOMPARE(posts.load(), 1);
    QVERIFY(clear());

    const CliResult alone = runCli(QStringList{QStringLiteral("after"), project} + following, dir.path());
    QVERIFY2(alone.status == 0, alone.err.constData());
    QCOMPARE(made().size(), 4);
    QCOMPARE(posts.load(), 2);

    // A web address that is not there is said; the files are.
    const CliResult dead = runCli({QStringLiteral("after"), project, QStringLiteral("--write"), QStringLiteral("urls"),
                                      QStringLiteral("--webhook"), QString::fromLatin1(site.url("/nowhere"))},
        dir.path());
    QCOMPARE(dead.status, 1);
    QVERIFY2(dead.err.contains("webhook"), dead.err.constData());
    QCOMPARE(QDir(dir.path()).entryList({QStringLiteral("p *.csv")}).size(), 1);
    const QList<QStringList> wrong{{QStringLiteral("--write"), QStringLiteral("pdf")},
        {QStringLiteral("--webhook"), QStringLiteral("nowhere")}, {QStringLiteral("--folder"), QStringLiteral("x")},
        {QStringLiteral("--language"), QStringLiteral("fr")}};
    for (const QStringList &options : wrong)
        QCOMPARE(runCli(QStringList{QStringLiteral("after"), project} + options, dir.path()).status, 2);
}

void TestCliWatch::newProjectsAreCrawledWholeFirst()
{
    const QTemporaryDir dir;
    TestSite site{{"/", "<a href=/a>a</a>"}, {"/a", "a"}};
    const CliResult result = runCli(
        {QStringLiteral("crawl"), QString::fromLatin1(site.url("/")), QStringLiteral("--project"),
            QStringLiteral("p.argiope"), QStringLiteral("--watch"), QStringLiteral("--due"), QStringLiteral("5"),
            QStringLiteral("--every"), QStringLiteral("0"), QStringLiteral("--times"), QStringLiteral("2")},
        dir.path());
    QCOMPARE(result.status, 0);
    QCOMPARE(site.requestCount("/a"), 1);
    QCOMPARE(result.err.count("no page is due"), 1);
}

void TestCliWatch::wrongUse_data()
{
    QTest::addColumn<QStringList>("options");
    const auto row = [](const char *name, const char *options) {
        QTest::newRow(name) << QString::fromLatin1(options).split(u' ');
    };
    row("without watch", "--every 1d");
    row("no time", "--watch --every soon");
    row("too long", "--watch --every 60w");
    row("no number", "--watch --times 0");
    row("due without a past", "--due 5");
    row("due and everything", "--watch --due 5 --recrawl");
    row("nothing remembered", "--watch --keep-runs 0");
}

void TestCliWatch::wrongUse()
{
    QFETCH(QStringList, options);
    const QTemporaryDir dir;
    const CliResult result
        = runCli(QStringList{QStringLiteral("crawl"), QStringLiteral("http://127.0.0.1:1/")} + options, dir.path());
    QCOMPARE(result.status, 2);
    QVERIFY(result.oneErrorLine());
    QVERIFY(snapshot(dir.path()).isEmpty());
}

ARGIOPE_TEST(TestCliWatch, QCoreApplication)
#include "tst_cliwatch.moc"
