// argiope-cli compare, as scripts use it.

#include "tests/app/clirun.h"
#include "tests/support/testmain.h"
#include "tests/support/testsite.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace argiope::test;

namespace {

QStringList spaced(const char *line)
{
    return QString::fromUtf8(line).split(u' ', Qt::SkipEmptyParts);
}

/// "what path column: old -> new" of each difference.
QStringList shortened(const QList<QJsonObject> &objects, const QByteArray &origin)
{
    QStringList lines;
    for (const QJsonObject &object : objects) {
        const auto text = [&object](const char *key) {
            const QJsonValue value = object.value(QLatin1String(key));
            return value.isDouble() ? QString::number(value.toInteger())
                : value.isNull()    ? QStringLiteral("-")
                                    : value.toString();
        };
        const QString where = object.value(QLatin1String("check")).isNull() ? text("column") : text("check");
        lines << QString(text("what") + u' ' + text("url").remove(QString::fromLatin1(origin)) + u' ' + where
            + QStringLiteral(": ") + text("old") + QStringLiteral(" -> ") + text("new"));
    }
    lines.sort();
    return lines;
}

} // namespace

class TestCliCompare : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void summary();
    void differences();
    void theOtherWayRound();
    void formats_data();
    void formats();
    void output();
    void columns();
    void checks();
    void severities();
    void sameProject();
    void failOnChanges();
    void runs();
    void oneRun();
    void usage_data();
    void usage();
    void errors_data();
    void errors();
    void interrupted();
    void nothingIsLeftBehind();

private:
    [[nodiscard]] CliResult compareProjects(const QByteArray &line) const
    {
        return runCli(QStringList{QStringLiteral("compare"), m_staging, m_live} + mapping() + spaced(line.constData()),
            m_folder.path());
    }
    [[nodiscard]] QStringList mapping() const
    {
        return {QStringLiteral("--map"), QString::fromLatin1(m_stagingOrigin + '=' + m_liveOrigin)};
    }
    [[nodiscard]] bool crawl(const TestSite &site, const QString &project, const char *more = "") const
    {
        const CliResult result = runCli(QStringList{QStringLiteral("crawl"), QString::fromLatin1(site.url("/")),
                                            QStringLiteral("--project"), project}
                + spaced("--progress none --retries 0") + spaced(more),
            m_folder.path());
        return result.status == 0;
    }

    QTemporaryDir m_folder;
    QString m_staging;
    QString m_live;
    QString m_again; ///< a project of two runs
    QByteArray m_stagingOrigin;
    QByteArray m_liveOrigin;
};

void TestCliCompare::initTestCase()
{
    const auto page = [](const QByteArray &origin, const QByteArray &path, const QByteArray &title) {
        return QByteArray("<html lang=en><title>" + title + "</title><link rel=canonical href='" + origin + path
            + "'><a href=/a>a</a><a href=/b>b</a><a href=/moved>m</a>");
    };
    TestSite staging;
    m_stagingOrigin = staging.origin();
    staging.setPage("/", QByteArray(page(m_stagingOrigin, "/", "Start") + "<a href=/new>n</a>"));
    staging.setPage("/a", page(m_stagingOrigin, "/a", "Same"));
    staging.setPage("/b", page(m_stagingOrigin, "/b", "Another title"));
    staging.setPage("/new", page(m_stagingOrigin, "/new", ""));
    staging.setPage("/moved", Response{.status = 301, .headers = {{"Location", "/a"}}});
    TestSite live;
    m_liveOrigin = live.origin();
    live.setPage("/", QByteArray(page(m_liveOrigin, "/", "Start") + "<a href=/gone>g</a>"));
    live.setPage("/a", page(m_liveOrigin, "/a", "Same"));
    live.setPage("/b", page(m_liveOrigin, "/b", ""));
    live.setPage("/gone", page(m_liveOrigin, "/gone", "Gone"));
    live.setPage("/moved", Response{.status = 301, .headers = {{"Location", "/a"}}});
    m_staging = m_folder.filePath(QStringLiteral("staging.argiope"));
    m_live = m_folder.filePath(QStringLiteral("live.argiope"));
    QVERIFY(crawl(staging, m_staging));
    QVERIFY(crawl(live, m_live));

    TestSite site{{"/", "<title>One</title><a href=/x>x</a><a href=/y>y</a>"}, {"/x", "<title>X</title>"},
        {"/y", "<title>Y</title>"}};
    m_again = m_folder.filePath(QStringLiteral("again.argiope"));
    QVERIFY(crawl(site, m_again));
    site.setPage("/", "<title>Two</title><a href=/x>x</a><a href=/z>z</a>");
    site.setPage("/y", Response{.status = 404});
    site.setPage("/z", "<title>Z</title>");
    QVERIFY(crawl(site, m_again, "--resume --recrawl"));
}

void TestCliCompare::summary()
{
    // Staging is what the site is to become.
    const CliResult result = runCli(QStringList{QStringLiteral("compare"), m_live, m_staging, QStringLiteral("--map"),
                                        QString::fromLatin1(m_liveOrigin + '=' + m_stagingOrigin)},
        m_folder.path());
    QCOMPARE(result.status, 0);
    QVERIFY2(result.err.isEmpty(), result.err.constData());
    for (const char *line :
        {"\nnew             1\n", "\nremoved         1\n", "\nchanged         2\n", "\nsame            2\n", "title"})
        QVERIFY2(result.out.contains(line), result.out.constData());
    QVERIFY2(result.out.startsWith(
                 QByteArray("A: " + m_live.toUtf8() + ", 5 URLs\nB: " + m_staging.toUtf8() + ", 5 URLs\n")),
        result.out.constData());
    QVERIFY2(result.out.contains("title-missing"), result.out.constData());
}

void TestCliCompare::differences()
{
    const CliResult result = compareProjects("--format jsonl --checks title-missing");
    QCOMPARE(result.status, 0);
    QCOMPARE(shortened(result.objects(), m_liveOrigin),
        (QStringList{QStringLiteral("changed / change_degree: - -> -"), // its links are other ones
            QStringLiteral("changed /b change_degree: - -> -"), QStringLiteral("changed /b title: Another title -> -"),
            QStringLiteral("gone /new status: 200 -> -"), QStringLiteral("issue_mended /new title-missing: - -> -"),
            QStringLiteral("issue_new /b title-missing: - -> -"), QStringLiteral("new /gone status: - -> 200")}));
    for (const QJsonObject &object : result.objects()) {
        QCOMPARE(object.keys(),
            (QStringList{QStringLiteral("check"), QStringLiteral("column"), QStringLiteral("new"),
                QStringLiteral("old"), QStringLiteral("old_url"), QStringLiteral("url"), QStringLiteral("what")}));
    }
    // Without the mapping nothing is what it was.
    const CliResult unmapped = runCli({QStringLiteral("compare"), m_staging, m_live, QStringLiteral("--format"),
                                          QStringLiteral("jsonl"), QStringLiteral("--checks"), QStringLiteral("none")},
        m_folder.path());
    QCOMPARE(unmapped.objects().size(), 10);
}

void TestCliCompare::theOtherWayRound()
{
    const CliResult result = runCli(QStringList{QStringLiteral("compare"), m_live, m_staging, QStringLiteral("--map"),
                                        QString::fromLatin1(m_liveOrigin + '=' + m_stagingOrigin)}
            + spaced("--format jsonl --checks title-missing"),
        m_folder.path());
    QCOMPARE(shortened(result.objects(), m_stagingOrigin),
        (QStringList{QStringLiteral("changed / change_degree: - -> -"),
            QStringLiteral("changed /b change_degree: - -> -"), QStringLiteral("changed /b title: - -> Another title"),
            QStringLiteral("gone /gone status: 200 -> -"), QStringLiteral("issue_mended /b title-missing: - -> -"),
            QStringLiteral("issue_new /new title-missing: - -> -"), QStringLiteral("new /new status: - -> 200")}));
}

void TestCliCompare::formats_data()
{
    QTest::addColumn<QByteArray>("format");
    for (const char *format : {"text", "json", "jsonl", "csv", "md"})
        QTest::newRow(format) << QByteArray(format);
}

void TestCliCompare::formats()
{
    QFETCH(QByteArray, format);
    const CliResult result = compareProjects("--format " + format);
    QCOMPARE(result.status, 0);
    QVERIFY2(result.err.isEmpty(), result.err.constData());
    QVERIFY(!result.out.isEmpty());
    if (format == "json") {
        const QJsonObject whole = QJsonDocument::fromJson(result.out).object();
        QCOMPARE(whole.value(QLatin1String("a")).toString(), m_staging);
        QCOMPARE(whole.value(QLatin1String("b")).toString(), m_live);
        const QJsonObject counts = whole.value(QLatin1String("counts")).toObject();
        QCOMPARE(counts.value(QLatin1String("urls_before")).toInt(), 5);
        QCOMPARE(counts.value(QLatin1String("urls_after")).toInt(), 5);
        QCOMPARE(counts.value(QLatin1String("new")).toInt(), 1);
        QCOMPARE(counts.value(QLatin1String("gone")).toInt(), 1);
        QCOMPARE(counts.value(QLatin1String("changed")).toInt(), 2); // "/", whose links are other ones
        QCOMPARE(counts.value(QLatin1String("same")).toInt(), 2);
        QVERIFY(whole.value(QLatin1String("differences")).toArray().size() >= 3);
        bool titles = false;
        for (const QJsonValue &column : whole.value(QLatin1String("columns")).toArray()) {
            if (column.toObject().value(QLatin1String("column")).toString() == QLatin1String("title"))
                titles = column.toObject().value(QLatin1String("changed")).toInt() == 1;
        }
        QVERIFY(titles);
        QVERIFY(!whole.value(QLatin1String("checks")).toArray().isEmpty());
    } else if (format == "csv") {
        QVERIFY2(result.out.startsWith("what,url,column,check,old,new,old_url\r\n"), result.out.constData());
        QVERIFY2(result.out.contains(
                     QByteArray("changed," + m_liveOrigin + "/b,title,,Another title,," + m_stagingOrigin + "/b\r\n")),
            result.out.constData());
    } else if (format == "md") {
        QVERIFY2(result.out.contains("\n## Changed\n"), result.out.constData());
        QVERIFY2(result.out.contains("| title | Another title |  |"), result.out.constData());
    }
}

void TestCliCompare::output()
{
    const QString file = m_folder.filePath(QStringLiteral("differences.csv"));
    const CliResult result = compareProjects("--format csv --output " + file.toUtf8());
    QCOMPARE(result.status, 0);
    QVERIFY(result.out.isEmpty());
    QVERIFY(readFile(file).startsWith("what,url,"));
    QVERIFY(QFile::remove(file));
    const QByteArray before = readFile(m_live);
    const CliResult itself = compareProjects("--output " + m_live.toUtf8());
    QCOMPARE(itself.status, 1);
    QVERIFY(itself.oneErrorLine());
    QCOMPARE(readFile(m_live), before);
}

void TestCliCompare::columns()
{
    const CliResult one = compareProjects("--format jsonl --checks none --columns canonical,redirect_url");
    QCOMPARE(one.status, 0);
    QCOMPARE(shortened(one.objects(), m_liveOrigin), // mapped, so that nothing but the URLs differs
        (QStringList{QStringLiteral("gone /new status: 200 -> -"), QStringLiteral("new /gone status: - -> 200")}));
    const CliResult all = compareProjects("--format jsonl --checks none --columns all");
    QCOMPARE(all.status, 0);
    QVERIFY(all.out.contains("\"fetched_at\""));
    QVERIFY(all.objects().size() > one.objects().size());
}

void TestCliCompare::checks()
{
    const CliResult none = compareProjects("--format jsonl --checks none");
    QVERIFY(!none.out.contains("issue_"));
    const CliResult group = compareProjects("--format jsonl --checks heads");
    QVERIFY2(group.out.contains("\"what\":\"issue_new\""), group.out.constData());
}

/// Those of the second project's rules.
void TestCliCompare::severities()
{
    const QString rated = m_folder.filePath(QStringLiteral("rated.argiope"));
    QVERIFY(QFile::copy(m_live, rated));
    const auto run = [this](const QStringList &words) { return runCli(words, m_folder.path()); };
    const auto compared = [&](const QString &a, const QString &b, const char *format) {
        return run(QStringList{QStringLiteral("compare"), a, b, QStringLiteral("--checks"),
                       QStringLiteral("title-missing"), QStringLiteral("--format"), QLatin1String(format)}
            + (a == m_staging ? mapping() : QStringList()));
    };
    const auto severity = [](const CliResult &result) {
        const QJsonArray checks = QJsonDocument::fromJson(result.out).object().value(QLatin1String("checks")).toArray();
        return checks.at(0).toObject().value(QLatin1String("severity")).toString();
    };
    QCOMPARE(severity(compared(m_staging, rated, "json")), QStringLiteral("error"));
    QCOMPARE(
        run({QStringLiteral("audit"), rated, QStringLiteral("--set"), QStringLiteral("title-missing=notice")}).status,
        0);
    QCOMPARE(severity(compared(m_staging, rated, "json")), QStringLiteral("notice"));
    const CliResult text = compared(m_staging, rated, "text");
    QVERIFY2(text.out.contains("  notice  title-missing: "), text.out.constData());
    QCOMPARE(severity(compared(rated, m_live, "json")), QStringLiteral("error"));
    QVERIFY(QFile::remove(rated));
}

void TestCliCompare::sameProject()
{
    const CliResult result = runCli({QStringLiteral("compare"), m_live, m_live, QStringLiteral("--format"),
                                        QStringLiteral("jsonl"), QStringLiteral("--fail-on-changes")},
        m_folder.path());
    QCOMPARE(result.status, 0);
    QVERIFY2(result.out.isEmpty(), result.out.constData());
}

void TestCliCompare::failOnChanges()
{
    QCOMPARE(compareProjects("--fail-on-changes").status, 4);
    QCOMPARE(compareProjects("--fail-on-changes --format json").status, 4);
}

void TestCliCompare::runs()
{
    const QStringList expected{QStringLiteral("changed / title: One -> Two"),
        QStringLiteral("gone /y status: 200 -> 404"), QStringLiteral("new /z status: - -> 200")};
    for (const char *more : {"", "--runs 1,2"}) {
        const CliResult result = runCli(QStringList{QStringLiteral("compare"), m_again}
                + spaced("--format jsonl --checks none --columns title,status") + spaced(more),
            m_folder.path());
        QCOMPARE(result.status, 0);
        const QList<QJsonObject> objects = result.objects();
        QVERIFY(!objects.isEmpty());
        const QString url = objects.first().value(QLatin1String("url")).toString();
        QCOMPARE(shortened(objects, url.left(url.indexOf(u'/', 8)).toLatin1()), expected);
    }
    const CliResult back = runCli(QStringList{QStringLiteral("compare"), m_again}
            + spaced("--format jsonl --checks none --columns title --runs 2,1"),
        m_folder.path());
    QVERIFY2(back.out.contains("\"old\":\"Two\",\"new\":\"One\""), back.out.constData());
    const CliResult text = runCli({QStringLiteral("compare"), m_again}, m_folder.path());
    QCOMPARE(text.status, 0);
    QVERIFY2(text.out.startsWith(QByteArray(
                 "A: " + m_again.toUtf8() + ", run 1, 3 URLs\nB: " + m_again.toUtf8() + ", run 2, 4 URLs\n")),
        text.out.constData());
}

void TestCliCompare::oneRun()
{
    const CliResult result = runCli({QStringLiteral("compare"), m_live}, m_folder.path());
    QCOMPARE(result.status, 1);
    QVERIFY(result.oneErrorLine());
    const CliResult unknown = runCli(
        {QStringLiteral("compare"), m_again, QStringLiteral("--runs"), QStringLiteral("1,7")}, m_folder.path());
    QCOMPARE(unknown.status, 1);
    QVERIFY(unknown.oneErrorLine());
    QVERIFY2(unknown.err.contains("run 7"), unknown.err.constData());
}

void TestCliCompare::usage_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("mentions");
    const auto row
        = [](const char *line, const char *mentions) { QTest::newRow(line) << spaced(line) << QByteArray(mentions); };
    row("compare", "no project");
    row("compare a b c", "");
    row("compare a b --map x", "--map");
    row("compare a b --map x=https://y", "--map");
    row("compare a b --runs 1,2", "--runs");
    row("compare a --runs 1", "--runs");
    row("compare a --runs 1,x", "--runs");
    row("compare a --runs 0,1", "--runs");
    row("compare a b --format xml", "--format");
    row("compare a b --checks nothing", "--checks");
    row("compare a b --nonsense", "nonsense");
}

void TestCliCompare::usage()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, mentions);
    const CliResult result = runCli(arguments, m_folder.path());
    QCOMPARE(result.status, 2);
    QVERIFY(result.oneErrorLine());
    QVERIFY2(result.err.contains(mentions), result.err.constData());
    QVERIFY(result.out.isEmpty());
}

void TestCliCompare::errors_data()
{
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("second");
    QTest::newRow("no first") << QStringLiteral("nowhere.argiope") << QString();
    QTest::newRow("no second") << QString() << QStringLiteral("nowhere.argiope");
    QTest::newRow("no project") << QString() << QStringLiteral("text.argiope");
}

void TestCliCompare::errors()
{
    QFETCH(QString, first);
    QFETCH(QString, second);
    writeFile(m_folder.filePath(QStringLiteral("text.argiope")), "no project");
    const CliResult result
        = runCli({QStringLiteral("compare"), first.isEmpty() ? m_live : first, second.isEmpty() ? m_live : second},
            m_folder.path());
    QCOMPARE(result.status, 1);
    QVERIFY(result.oneErrorLine());
    QVERIFY(result.out.isEmpty());
    const CliResult column = compareProjects("--columns title,nonsense");
    QCOMPARE(column.status, 2);
    QVERIFY2(column.err.contains("nonsense"), column.err.constData());
}

void TestCliCompare::interrupted()
{
#ifdef Q_OS_UNIX
    // What is written to a pipe that nobody reads waits there, so that the signal comes in the middle.
    const QString file = m_folder.filePath(QStringLiteral("left.csv"));
    QProcess process;
    prepareCli(process,
        QStringList{QStringLiteral("compare"), m_staging, m_live, QStringLiteral("--format"), QStringLiteral("csv"),
            QStringLiteral("--output"), file},
        m_folder.path());
    process.start();
    QVERIFY(process.waitForStarted());
    process.terminate(); // SIGTERM counts as Ctrl+C
    QVERIFY(process.waitForFinished(60000));
    // It may have been done, or not yet have listened; never is there a part of a file.
    if (process.exitStatus() == QProcess::NormalExit && process.exitCode() == 130)
        QVERIFY(!QFile::exists(file));
    else if (QFile::exists(file))
        QVERIFY(readFile(file).startsWith("what,url,column,check,old,new,old_url\r\n"));
    QFile::remove(file);
#endif
}

void TestCliCompare::nothingIsLeftBehind()
{
    const QList<QByteArray> before = snapshot(m_folder.path());
    QCOMPARE(compareProjects("").status, 0);
    QCOMPARE(runCli({QStringLiteral("compare"), m_again}, m_folder.path()).status, 0);
    QCOMPARE(snapshot(m_folder.path()), before);
}

ARGIOPE_TEST(TestCliCompare, QCoreApplication)
#include "tst_clicompare.moc"
