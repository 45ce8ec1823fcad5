#include "core/engine/control.h"
#include "tests/core/engine/crawlhelp.h"
#include "tests/support/testmain.h"
#include "tests/support/testsite.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QLocalServer>
#include <QProcess>
#include <QStandardPaths>
#include <QTest>

#include <future>

using namespace argiope;
using namespace argiope::test;
using engine::askCrawl;
using engine::ControlError;
using engine::ControlServer;
using engine::Crawl;
using engine::State;

/// Changing a crawl by its socket.
class TestControl : public QObject
{
    Q_OBJECT
private:
    using Answer = base::Result<QJsonObject, ControlError>;

    /// Asks from another thread, as another program would.
    static Answer ask(const QString &project, const QJsonObject &request)
    {
        auto answer = std::async(std::launch::async, [&] { return askCrawl(project, request, 60000); });
        while (answer.wait_for(std::chrono::milliseconds(1)) != std::future_status::ready)
            QCoreApplication::processEvents();
        return answer.get();
    }
    static QJsonObject sets(const QList<QStringList> &changes)
    {
        QJsonArray array;
        for (const QStringList &change : changes)
            array.append(QJsonArray::fromStringList(change));
        return {{QStringLiteral("set"), array}};
    }

private Q_SLOTS:
    void changes();
    void places();
    void nobody();
    void tellsOfPauses();
    void killed();
};

void TestControl::changes()
{
    const QTemporaryDir dir;
    TestSite site;
    site.setPage("/", "<a href=/a>a</a><a href=/b>b</a>");
    engine::CrawlOptions options = crawlOptions(dir.filePath(QStringLiteral("p.argiope")), site.url("/"), 1);
    options.settings.delay = 3600;
    options.settings.robots = settings::RobotsPolicy::Ignore;
    Crawl crawl(options);
    ControlServer server(crawl);
    crawl.start();
    QTRY_COMPARE_WITH_TIMEOUT(crawl.counters().finished, 1, 60000);
    // What a crawl left that was killed; and what is none of ours stays.
    const QStringList places = engine::controlPlaces(options.path);
    QVERIFY(!places.isEmpty());
    {
        QLocalServer killed;
        QVERIFY(killed.listen(places.first()));
        QVERIFY(QFile::rename(places.first(), places.first() + QStringLiteral("2")));
    }
    QVERIFY(QFile::rename(places.first() + QStringLiteral("2"), places.first()));
    QVERIFY2(server.listen(), qPrintable(server.error()));
    QCOMPARE(server.place(), places.first());
#ifndef Q_OS_WIN
    const auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
    QCOMPARE(int(QFileInfo(server.place()).permissions() & others), 0);
#endif

    Answer answer = ask(options.path, {});
    QVERIFY(answer);
    QCOMPARE(answer->value(QLatin1String("state")).toString(), QStringLiteral("running"));
    QCOMPARE(answer->value(QLatin1String("counters")).toObject().value(QLatin1String("finished")).toInt(), 1);
    QVERIFY(!answer->value(QLatin1String("settings")).toObject().contains(QLatin1String("headers")));
    answer = ask(options.path,
        sets({{QStringLiteral("threads"), QStringLiteral("="), QStringLiteral("3")},
            {QStringLiteral("exclude"), QStringLiteral("="), QStringLiteral("x")},
            {QStringLiteral("exclude"), QStringLiteral("="), QStringLiteral("/b")}}));
    QVERIFY(answer);
    QCOMPARE(crawl.settings().threads, 3);
    QCOMPARE(crawl.settings().exclude, (QStringList{QStringLiteral("x"), QStringLiteral("/b")}));
    answer = ask(options.path,
        sets({{QStringLiteral("exclude"), QStringLiteral("-="), QStringLiteral("x")},
            {QStringLiteral("include"), QStringLiteral("+="), QStringLiteral("127")}}));
    QVERIFY(answer);
    QCOMPARE(crawl.settings().exclude, QStringList{QStringLiteral("/b")});

    // All of it, or nothing.
    const QList<QStringList> wrong{{QStringLiteral("threads"), QStringLiteral("="), QStringLiteral("0")},
        {QStringLiteral("threads"), QStringLiteral("+="), QStringLiteral("1")},
        {QStringLiteral("exclude"), QStringLiteral("-="), QStringLiteral("nothing")},
        {QStringLiteral("userAgent"), QStringLiteral("="), QStringLiteral("me")},
        {QStringLiteral("seeds"), QStringLiteral("="), QString()}};
    for (const QStringList &change : wrong) {
        answer = ask(options.path, sets({{QStringLiteral("rate"), QStringLiteral("="), QStringLiteral("7")}, change}));
        QVERIFY2(!answer && answer.error().code == ControlError::Code::Wrong, qPrintable(change.join(u' ')));
        QCOMPARE(crawl.settings().rate, 0.0);
    }
    QVERIFY(!ask(options.path, {{QStringLiteral("do"), QStringLiteral("dance")}}));

    // Spider traps: what was found, or a form of URLs.
    const auto traps = [](const char *how, const QString &id) {
        return QJsonObject{{QLatin1String(how), QJsonArray{id}}};
    };
    answer = ask(options.path, traps("block", QStringLiteral("calendar http://h/{year}")));
    QVERIFY(!answer && answer.error().code == ControlError::Code::Wrong);
    const QString flood = QStringLiteral("flood %1?diff").arg(QString::fromUtf8(site.url("/w")));
    for (const char *how : {"block", "allow"}) {
        QVERIFY(ask(options.path, traps(how, flood)));
        const bool allowed = qstrcmp(how, "allow") == 0;
        const auto stands = [&] {
            const Answer now = ask(options.path, {});
            const QJsonArray known = now ? now->value(QLatin1String("traps")).toArray() : QJsonArray();
            return known.size() == 1 && known.at(0).toObject().value(QLatin1String("released")).toBool() == allowed;
        };
        QTRY_VERIFY_WITH_TIMEOUT(stands(), 60000);
    }

    QJsonObject last = sets({{QStringLiteral("delay"), QStringLiteral("="), QStringLiteral("0")}});
    QVERIFY(ask(options.path, last));
    QTRY_COMPARE_WITH_TIMEOUT(crawl.state(), State::Ended, 60000);
    const CrawlRun run = readProject(options.path);
    QVERIFY(run.urls.contains(site.url("/a")));
    QVERIFY(run.skipped.contains(site.url("/b")));
    answer = ask(options.path, sets({{QStringLiteral("threads"), QStringLiteral("="), QStringLiteral("2")}}));
    QVERIFY(!answer && answer.error().code == ControlError::Code::Refused);
}

/// Names that are too long for a socket.
void TestControl::places()
{
    const QTemporaryDir dir;
    const QString folder = dir.filePath(QString(120, u'x'));
    QVERIFY(QDir().mkpath(folder));
    const QString project = folder + QStringLiteral("/p.argiope");
    QFile file(project);
    QVERIFY(file.open(QFile::WriteOnly));
    QStringList places = engine::controlPlaces(project);
    if (QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation).isEmpty())
        QSKIP("there is no folder for sockets");
    QCOMPARE(places.size(), 1);
    QVERIFY(!places.first().startsWith(folder));
    QVERIFY(QFile::encodeName(places.first()).size() < 104);
    QVERIFY(engine::controlPlaces(dir.filePath(QStringLiteral("none"))).isEmpty());
}

void TestControl::nobody()
{
    const QTemporaryDir dir;
    const QString project = dir.filePath(QStringLiteral("p.argiope"));
    QVERIFY(QFile(project).open(QFile::WriteOnly));
    Answer answer = askCrawl(project, {}, 1000);
    QVERIFY(!answer && answer.error().code == ControlError::Code::NotRunning);
}

/// Who sits in front of the crawl reads that somebody has paused it, and that it goes on.
void TestControl::tellsOfPauses()
{
    const QTemporaryDir dir;
    TestSite site;
    site.setPage("/", "<a href=/a>a</a>");
    const QString project = dir.filePath(QStringLiteral("p.argiope"));
    QProcess crawl;
    crawl.setProgram(QStringLiteral(ARGIOPE_CLI));
    crawl.setArguments({QStringLiteral("crawl"), QString::fromLatin1(site.url("/")), QStringLiteral("--robots"),
        QStringLiteral("ignore"), QStringLiteral("--progress"), QStringLiteral("none"), QStringLiteral("--project"),
        project, QStringLiteral("--delay"), QStringLiteral("3600")});
    crawl.start();
    QVERIFY(crawl.waitForStarted());
    QTRY_VERIFY_WITH_TIMEOUT(ask(project, {}), 60000);
    QByteArray told;
    const auto tells = [&](const QByteArray &text) {
        told += crawl.readAllStandardError();
        return told.contains(text);
    };
    const QJsonObject pause{{QStringLiteral("do"), QStringLiteral("pause")}};
    const QJsonObject resume{{QStringLiteral("do"), QStringLiteral("resume")}};
    QVERIFY(ask(project, pause));
    QTRY_VERIFY2_WITH_TIMEOUT(tells("paused by argiope-cli control"), told.constData(), 60000);
    QVERIFY(!told.contains("crawl: resumed"));
    QVERIFY(ask(project, resume));
    QTRY_VERIFY2_WITH_TIMEOUT(tells("crawl: resumed\n"), told.constData(), 60000);
    QVERIFY2(!told.contains("in the way"), told.constData());
    crawl.kill();
    QVERIFY(crawl.waitForFinished());
}

/// A program that is killed after its settings were changed goes on with them.
void TestControl::killed()
{
    const QTemporaryDir dir;
    TestSite site;
    QByteArray links;
    for (int i = 0; i < 8; ++i) {
        const QByteArray number = QByteArray::number(i);
        links += "<a href=/a/" + number + ">a</a><a href=/b/" + number + ">b</a>";
        site.setPage("/a/" + number, "<a href=/b/x>x</a><a href=/a/last>last</a>");
        site.setPage("/b/" + number, "<a href=/b/y>y</a>");
    }
    site.setPage("/", links);
    site.setPage("/a/last", "last");
    const QString project = dir.filePath(QStringLiteral("p.argiope"));
    const QStringList common{QStringLiteral("crawl"), QString::fromLatin1(site.url("/")), QStringLiteral("--robots"),
        QStringLiteral("ignore"), QStringLiteral("--progress"), QStringLiteral("none"), QStringLiteral("--project")};
    const auto run
        = [&](const QStringList &arguments) { return QProcess::execute(QStringLiteral(ARGIOPE_CLI), arguments); };
    QProcess crawl;
    crawl.setProgram(QStringLiteral(ARGIOPE_CLI));
    crawl.setArguments(common + QStringList{project, QStringLiteral("--delay"), QStringLiteral("3600")});
    crawl.start();
    QVERIFY(crawl.waitForStarted());
    const auto finished = [&] {
        const Answer answer = askCrawl(project, {}, 60000);
        const QJsonObject counters = answer ? answer->value(QLatin1String("counters")).toObject() : QJsonObject();
        return counters.value(QLatin1String("finished")).toInt();
    };
    QTRY_COMPARE_WITH_TIMEOUT(finished(), 1, 60000);
    QCOMPARE(run({QStringLiteral("control"), project, QStringLiteral("exclude=/b/"), QStringLiteral("threads=3")}), 0);
    const auto stored = [&] {
        const auto reader = store::Reader::open(project);
        return reader ? (*reader)->settings() : settings::CrawlSettings();
    };
    QTRY_COMPARE_WITH_TIMEOUT(stored().threads, 3, 60000);
    crawl.kill();
    QVERIFY(crawl.waitForFinished());
    QCOMPARE(run({QStringLiteral("control"), project}), 1); // its socket is still there
    QCOMPARE(
        run(common + QStringList{project, QStringLiteral("--resume"), QStringLiteral("--delay"), QStringLiteral("0")}),
        0);
    QVERIFY(!QFileInfo::exists(engine::controlPlaces(project).first()));
    const QString other = dir.filePath(QStringLiteral("fresh.argiope"));
    QCOMPARE(run(common + QStringList{other, QStringLiteral("--exclude"), QStringLiteral("/b/")}), 0);
    const CrawlRun resumed = readProject(project);
    QCOMPARE(resumed.summary(site.url("")), readProject(other).summary(site.url("")));
}

ARGIOPE_TEST(TestControl, QCoreApplication)
#include "tst_control.moc"
