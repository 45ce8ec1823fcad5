// The project as argiope-cli leaves it: one file that holds everything, and what it says of time and speed.

#include "tests/app/clirun.h"
#include "tests/support/testmain.h"
#include "tests/support/testsite.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>

#ifndef Q_OS_WIN
#include <csignal>
#endif

using namespace argiope::test;

namespace {

constexpr int Pages = 40;

QString textOf(const QByteArray &bytes)
{
    return QString::fromLatin1(bytes);
}

/// Counters of the file alone, as somebody gets it who is sent it.
QJsonObject sentStats(const QString &project)
{
    const QTemporaryDir other;
    const QString copy = other.filePath(QStringLiteral("sent.argiope"));
    if (!QFile::copy(project, copy))
        return {};
    return runCli({QStringLiteral("stats"), copy}, other.path()).objects().value(0);
}

qint64 number(const QJsonObject &object, const char *name)
{
    return object.value(QLatin1String(name)).toInteger();
}

} // namespace

class TestCliProject : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void wholeInOneFile();
    void wholeAfterTheEnd_data();
    void wholeAfterTheEnd();
    void timeAndSpeed();
    void nameThatIsNoUtf8();
    void copies();
    void redirectsToTheirEnd_data();
    void redirectsToTheirEnd();

private:
    [[nodiscard]] QStringList files() const
    {
        return QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden, QDir::Name);
    }
    [[nodiscard]] CliResult run(const QStringList &words) const { return runCli(words, m_folder->path()); }
    [[nodiscard]] QString project() const { return m_folder->filePath(QStringLiteral("p")); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<TestSite> m_site;
};

void TestCliProject::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_site = std::make_unique<TestSite>();
    m_site->setFallback([](const Request &request) {
        if (request.path() == "/robots.txt")
            return Response{.status = 404};
        const int page = request.path().mid(1).toInt();
        if (page == Pages - 1)
            return Response{.status = 500};
        return Response{.body = "<a href=/" + QByteArray::number(page + 1) + ">on</a>", .delayMs = 5};
    });
}

void TestCliProject::wholeInOneFile()
{
    const auto whole = [this](int finished) {
        QCOMPARE(files(), QStringList{QStringLiteral("p")});
        QCOMPARE(number(sentStats(project()), "finished"), finished);
    };
    QCOMPARE(
        run({QStringLiteral("crawl"), textOf(m_site->url("/0")), QStringLiteral("--project"), QStringLiteral("p"),
                QStringLiteral("--retries"), QStringLiteral("0"), QStringLiteral("--max-urls"), QStringLiteral("20")})
            .status,
        3);
    whole(20);
    QCOMPARE(run({QStringLiteral("crawl"), QStringLiteral("--resume"), QStringLiteral("--project"), QStringLiteral("p"),
                     QStringLiteral("--max-urls"), QStringLiteral("0")})
                 .status,
        0);
    whole(Pages);
    QCOMPARE(run({QStringLiteral("crawl"), QStringLiteral("--resume"), QStringLiteral("--recrawl"),
                     QStringLiteral("--project"), QStringLiteral("p")})
                 .status,
        0);
    whole(Pages);
    // Looking leaves nothing either.
    QCOMPARE(run({QStringLiteral("stats"), QStringLiteral("p")}).status, 0);
    whole(Pages);
    QCOMPARE(
        run({QStringLiteral("export"), QStringLiteral("--format"), QStringLiteral("csv"), QStringLiteral("p")}).status,
        0);
    QCOMPARE(run({QStringLiteral("explain"), QStringLiteral("p"), textOf(m_site->url("/3"))}).status, 0);
    whole(Pages);
}

void TestCliProject::wholeAfterTheEnd_data()
{
#ifdef Q_OS_WIN
    QSKIP("signals are a Unix matter");
#else
    QTest::addColumn<int>("signal");
    QTest::addColumn<QStringList>("look");
    QTest::newRow("interrupted") << SIGINT << QStringList();
    QTest::newRow("killed, then looked at") << SIGKILL << QStringList{QStringLiteral("stats"), QStringLiteral("p")};
    QTest::newRow("killed, then resumed") << SIGKILL
                                          << QStringList{QStringLiteral("crawl"), QStringLiteral("--resume"),
                                                 QStringLiteral("--project"), QStringLiteral("p")};
#endif
}

void TestCliProject::wholeAfterTheEnd()
{
#ifndef Q_OS_WIN
    QFETCH(int, signal);
    QFETCH(QStringList, look);
    QProcess process;
    prepareCli(process,
        {QStringLiteral("crawl"), textOf(m_site->url("/0")), QStringLiteral("--project"), QStringLiteral("p"),
            QStringLiteral("--delay"), QStringLiteral("0.1"), QStringLiteral("--retries"), QStringLiteral("0")},
        m_folder->path());
    process.start();
    QVERIFY(process.waitForStarted());
    QVERIFY(m_site->waitForRequests(15, 60000)); // longer than between two commits
    ::kill(pid_t(process.processId()), signal);
    QVERIFY(process.waitForFinished(60000));
    if (!look.isEmpty())
        QCOMPARE(run(look).status, 0);
    QCOMPARE(files(), QStringList{QStringLiteral("p")});
    const qint64 finished = number(sentStats(project()), "finished");
    QVERIFY2(finished >= 5, QByteArray::number(finished).constData());
    QCOMPARE(finished, number(run({QStringLiteral("stats"), QStringLiteral("p")}).objects().value(0), "finished"));
#endif
}

void TestCliProject::timeAndSpeed()
{
    QCOMPARE(run({QStringLiteral("crawl"), textOf(m_site->url("/0")), QStringLiteral("--project"), QStringLiteral("p"),
                     QStringLiteral("--retries"), QStringLiteral("0")})
                 .status,
        0);
    const qint64 first = number(run({QStringLiteral("stats"), QStringLiteral("p")}).objects().value(0), "elapsed_ms");
    QVERIFY(first > 0);
    const QStringList again{QStringLiteral("crawl"), QStringLiteral("--resume"), QStringLiteral("--recheck-failures"),
        QStringLiteral("--project"), QStringLiteral("p"), QStringLiteral("--progress")};
    const CliResult json = run(again + QStringList{QStringLiteral("json")});
    QCOMPARE(json.status, 0);
    const QByteArray lastLine = json.err.trimmed().split('\n').constLast();
    const QJsonObject ended = QJsonDocument::fromJson(lastLine).object();
    QCOMPARE(ended.value(QLatin1String("reason")).toString(), QStringLiteral("completed"));
    QCOMPARE(number(ended, "session_fetched"), 1);
    QCOMPARE(number(ended, "finished"), Pages);
    QVERIFY(number(ended, "requests") >= 1);
    // Less than a millisecond counts as one.
    const double seconds = double(std::max<qint64>(number(ended, "elapsed_ms"), 1)) / 1000;
    const double rate = ended.value(QLatin1String("rate")).toDouble();
    QVERIFY2(rate > 0 && std::abs(rate - 1 / seconds) <= 0.051, lastLine.constData()); // it has one decimal
    QCOMPARE(number(ended, "total_elapsed_ms"), first + number(ended, "elapsed_ms"));
    const qint64 second = number(run({QStringLiteral("stats"), QStringLiteral("p")}).objects().value(0), "elapsed_ms");
    QCOMPARE(second, number(ended, "total_elapsed_ms"));

    const QByteArray said = run(again + QStringList{QStringLiteral("auto")}).err;
    QVERIFY2(said.contains(" s in all\n1 URL fetched, 40 in all: 39 ok, 1 server_error"), said.constData());
}

void TestCliProject::nameThatIsNoUtf8()
{
#ifdef Q_OS_WIN
    QSKIP("names are no bytes there");
#else
    for (const char *option : {"project", "log"}) {
        QProcess shell;
        prepareCli(shell, {}, m_folder->path());
        shell.setProgram(QStringLiteral("/bin/sh"));
        shell.setArguments(
            {QStringLiteral("-c"), QStringLiteral("exec \"$0\" crawl \"$1\" \"--$2\" \"$(printf 'p\\377x')\""),
                QStringLiteral(ARGIOPE_CLI), textOf(m_site->url("/0")), QLatin1String(option)});
        shell.start();
        QVERIFY(shell.waitForFinished(60000));
        const QByteArray said = shell.readAllStandardError();
        QCOMPARE(shell.exitCode(), 2);
        QVERIFY2(said.contains(QByteArray(QByteArray("--") + option)) && said.contains("UTF-8"), said.constData());
        QCOMPARE(files(), QStringList());
    }
#endif
}

void TestCliProject::copies()
{
    QCOMPARE(
        run({QStringLiteral("crawl"), textOf(m_site->url("/0")), QStringLiteral("--project"), project()}).status, 0);
    const QByteArray stats = run({QStringLiteral("stats"), project()}).out;
    const CliResult copied = run({QStringLiteral("copy"), project(), QStringLiteral("q")});
    QVERIFY2(copied.status == 0, copied.err.constData());
    QCOMPARE(copied.out, QByteArray());
    QCOMPARE(run({QStringLiteral("stats"), QStringLiteral("q")}).out, stats);
    QCOMPARE(files().filter(QStringLiteral("q")), QStringList{QStringLiteral("q")});
    // Nothing is overwritten, and what is missing is said.
    for (const QStringList &words :
        {QStringList{project(), QStringLiteral("q")}, QStringList{QStringLiteral("missing"), QStringLiteral("r")}}) {
        const CliResult refused = run(QStringList{QStringLiteral("copy")} + words);
        QCOMPARE(refused.status, 1);
        QVERIFY2(refused.oneErrorLine(), refused.err.constData());
    }
    QCOMPARE(run({QStringLiteral("stats"), QStringLiteral("q")}).out, stats);
    QVERIFY(!files().contains(QStringLiteral("r")));
    QCOMPARE(run({QStringLiteral("copy"), project()}).status, 2);
}

void TestCliProject::redirectsToTheirEnd_data()
{
    QTest::addColumn<bool>("toEnd");
    QTest::addColumn<QByteArrayList>("fetched");
    QTest::newRow("only what is listed") << false << QByteArrayList{"/old"};
    QTest::newRow("to their end") << true << QByteArrayList{"/old", "/newer", "/newest"};
}

/// A list of URLs, each of which is followed to its answer, and nothing else of the pages there.
void TestCliProject::redirectsToTheirEnd()
{
    QFETCH(bool, toEnd);
    QFETCH(QByteArrayList, fetched);
    TestSite other{{"/robots.txt", Response{.status = 404}}, {"/end", "<a href=/more>x</a>"}, {"/more", "x"}};
    m_site->setPage("/old", Response{.status = 301, .headers = {{"Location", "/newer"}}});
    m_site->setPage("/newer", Response{.status = 302, .headers = {{"Location", "/newest"}}});
    m_site->setPage("/newest", Response{.status = 301, .headers = {{"Location", other.url("/end")}}});
    const QString setting = QStringLiteral("redirectsToEnd=%1").arg(toEnd);
    const CliResult crawled = run({QStringLiteral("crawl"), textOf(m_site->url("/old")), QStringLiteral("--depth"),
        QStringLiteral("0"), QStringLiteral("--project"), project(), QStringLiteral("--set"), setting});
    QVERIFY2(crawled.status == 0, crawled.err.constData());
    for (const char *path : {"/old", "/newer", "/newest"})
        QCOMPARE(m_site->requestCount(path), qsizetype(fetched.contains(path)));
    QCOMPARE(other.requestCount("/end"), qsizetype(toEnd));
    QCOMPARE(other.requestCount("/more"), 0);
    // Changed for the same project, as any limit is.
    const CliResult resumed = run({QStringLiteral("crawl"), QStringLiteral("--resume"), QStringLiteral("--project"),
        project(), QStringLiteral("--set"), QStringLiteral("redirectsToEnd=true")});
    QVERIFY2(resumed.status == 0, resumed.err.constData());
    QCOMPARE(m_site->requestCount("/newest"), 1);
    QCOMPARE(m_site->requestCount("/old"), 1);
    QCOMPARE(other.requestCount("/end"), 1);
}

ARGIOPE_TEST(TestCliProject, QCoreApplication)
#include "tst_cliproject.moc"
