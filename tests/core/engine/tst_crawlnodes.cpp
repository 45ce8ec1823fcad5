// Several nodes that crawl into one database find what one crawl into a file finds. with_postgres starts a server for
// it; ARGIOPE_NODE_PAGES makes the sites larger, ARGIOPE_NODE_SEED other ones.
#include "core/store/place.h"
#include "core/store/postgres.h"
#include "core/store/projectfile.h"
#include "core/store/writer.h"
#include "tests/core/engine/nodesites.h"
#include "tests/support/postgres.h"
#include "tests/support/sanitized.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>
#include <QUuid>

#include <algorithm>
#include <memory>

using namespace argiope;
using namespace argiope::test;
using engine::EndReason;

namespace {

/// The counters that the project has are those of its tables.
bool storedCountersHold(const QString &address, const CrawlRun &run)
{
    const auto reader = store::Reader::open(address);
    if (!reader)
        return false;
    const QJsonObject counters = QJsonDocument::fromJson((*reader)->meta("counters")).object();
    const auto has = [&](const char *name) { return counters.value(QLatin1String(name)).toInteger(); };
    if (has("queued") == run.stats.queued && has("finished") == run.stats.finished
        && has("skipped") == run.stats.skipped && has("fetched") == run.stats.finished)
        return true;
    QTest::qFail(QByteArray("counters: " + (*reader)->meta("counters") + " beside " + digits(int(run.stats.queued))
                     + ", " + digits(int(run.stats.finished)) + ", " + digits(int(run.stats.skipped)))
                     .constData(),
        __FILE__, __LINE__);
    return false;
}

} // namespace

class TestCrawlNodes : public QObject
{
    Q_OBJECT
private:
    QTemporaryDir m_dir;
    QString m_server = test::postgresServer();
    QString m_address;

    static int pages(int few)
    {
        const int many = qEnvironmentVariableIntValue("ARGIOPE_NODE_PAGES");
        return many > 0 ? many : few;
    }

private Q_SLOTS:
    void initTestCase() { qputenv("XDG_DATA_HOME", QFile::encodeName(m_dir.path())); } // credentials
    void init()
    {
        REQUIRE_POSTGRES(m_server);
        m_address = m_server % u'#' % QUuid::createUuid().toString(QUuid::WithoutBraces);
    }
    void cleanup()
    {
        if (!m_address.isEmpty())
            store::removeProject(m_address);
    }

    void findTheSame_data()
    {
        QTest::addColumn<int>("nodes");
        QTest::addColumn<int>("threads");
        QTest::newRow("1 node, 16 threads") << 1 << 16;
        QTest::newRow("2 nodes, 1 thread") << 2 << 1;
        QTest::newRow("5 nodes, 16 threads") << 5 << 16;
        if (!qEnvironmentVariableIsSet("ARGIOPE_NODE_PAGES"))
            return; // the others take as long again
        QTest::newRow("1 node, 1 thread") << 1 << 1;
        QTest::newRow("2 nodes, 16 threads") << 2 << 16;
        QTest::newRow("5 nodes, 1 thread") << 5 << 1;
    }
    void findTheSame()
    {
        QFETCH(const int, nodes);
        QFETCH(const int, threads);
        // Other graphs than those of every day.
        const int seed = qEnvironmentVariableIntValue("ARGIOPE_NODE_SEED");
        const RandomSites sites(12, pages(40), unsigned(seed * 10'000 + nodes * 100 + threads), 4);
        const CrawlRun wanted = runCrawl(
            sites.options(m_dir.filePath(QStringLiteral("p%1-%2.argiope").arg(nodes).arg(threads)), threads));
        QCOMPARE(wanted.reason, EndReason::Completed);
        Nodes all;
        for (int i = 0; i < nodes; ++i)
            all.add(sites.nodeOptions(m_address, threads));
        all.wait();
        QVERIFY2(all.errors.isEmpty(), qPrintable(all.errors.join(u'\n')));
        QCOMPARE(all.reasons, QList<EndReason>(nodes, EndReason::Completed));
        const CrawlRun run = readProject(m_address);
        QCOMPARE(run.summary({}), wanted.summary({}));
        QCOMPARE(linesOf(run.links), linesOf(wanted.links));
        QVERIFY(storedCountersHold(m_address, run));
        QVERIFY(inlinksHold(run));
        const auto reader = store::Reader::open(m_address);
        QVERIFY(reader);
        QCOMPARE((*reader)->meta("state"), QByteArray("finished"));
        QCOMPARE((*reader)->nodes().batches, 0);
    }

    // The keeper of the start address dies before it has begun: the others have nothing to do, and it is not the end.
    void startAddressIsThereBeforeItsKeeperIs()
    {
        const RandomSites sites(3, 12, 7, 0);
        const CrawlRun wanted = runCrawl(sites.options(m_dir.filePath(QStringLiteral("start.argiope")), 2));
        QVERIFY(store::Writer::create(m_address, sites.nodeOptions(m_address, 2).settings));
        constexpr qint64 lease = 700;
        const auto silent = store::NodeBook::join(m_address, {}, lease);
        QVERIFY(silent);
        const auto held = (*silent)->change({}, {store::slotOfOrigin("http://s0.test")});
        QVERIFY(held && held->tokens.size() == 1);
        Nodes all;
        all.add(sites.nodeOptions(m_address, 2));
        all.wait();
        QVERIFY2(all.errors.isEmpty(), qPrintable(all.errors.join(u'\n')));
        const CrawlRun run = readProject(m_address);
        QVERIFY(wanted.urls.size() > 10);
        QCOMPARE(run.summary({}), wanted.summary({}));
    }

    /// Who makes the project has its passwords, and the database has none.
    void keepsNoPasswords()
    {
        TestSite site;
        std::atomic<int> letIn = 0;
        site.setFallback([&letIn](const Request &request) {
            const bool knows = request.header("Authorization") == "Basic YW5uOnMzY3JldA=="; // ann:s3cret
            letIn += knows ? 1 : 0;
            return Response{.status = knows ? 200 : 401, .headers = {{"WWW-Authenticate", "Basic realm=x"}}};
        });
        engine::CrawlOptions options = crawlOptions(m_address, site.url("/in"), 1);
        options.settings.seeds[0].replace(QStringLiteral("://"), QStringLiteral("://ann:s3cret@"));
        options.settings.probes = false;
        options.settings.sitemaps = false;
        options.node.join = true;
        options.node.fresh = true;
        Nodes all;
        all.add(options);
        all.wait();
        QVERIFY2(all.errors.isEmpty(), qPrintable(all.errors.join(u'\n')));
        QVERIFY(letIn > 0);
        const auto reader = store::Reader::open(m_address);
        QVERIFY(reader);
        QVERIFY(!(*reader)->meta("settings").contains("s3cret"));
        QCOMPARE(readProject(m_address).urls.value(site.url("/in")).page.status, 200);

        // What is to be new is not taken from somebody else.
        Nodes again;
        again.add(options);
        again.wait();
        QCOMPARE(again.reasons, QList<EndReason>{EndReason::Failed});
        QVERIFY2(again.errors.value(0).contains(QLatin1String("with that name already exists")),
            qPrintable(again.errors.join(u'\n')));
    }

    void limitsAreForAll_data()
    {
        QTest::addColumn<int>("urls");
        QTest::addColumn<int>("bytes");
        QTest::addColumn<int>("seconds");
        QTest::addColumn<int>("end");
        QTest::addColumn<int>("wire");
        for (const auto &[name, wire] :
            {std::pair{"", Wire::Plain}, {", TLS", Wire::Tls}, {", HTTP/2", Wire::OnlyHttp2}}) {
            if (test::sanitized && wire == Wire::Tls)
                continue; // as far as nodes go it is what HTTP/2 is
            QTest::addRow("URLs%s", name) << 60 << 0 << 0 << int(EndReason::MaxUrls) << int(wire);
            QTest::addRow("bytes%s", name) << 0 << 4000 << 0 << int(EndReason::MaxBytes) << int(wire);
            QTest::addRow("time%s", name) << 0 << 0 << 1 << int(EndReason::MaxTime) << int(wire);
        }
        QTest::newRow("more URLs than there are") << 500 << 0 << 0 << int(EndReason::Completed) << int(Wire::Plain);
    }
    // As with one program: exactly so many URLs. And nobody goes on alone.
    void limitsAreForAll()
    {
        QFETCH(const int, urls);
        QFETCH(const int, bytes);
        QFETCH(const int, seconds);
        QFETCH(const int, end);
        QFETCH(const int, wire);
        const RandomSites sites(12, 160, 5, seconds > 0 ? 400 : 10, Wire(wire));
        auto options = sites.nodeOptions(m_address, 4);
        options.node.leaseMs = 60'000; // nobody is to be lost, however busy the machine
        options.settings.maxUrls = urls;
        options.settings.maxTotalBytes = bytes;
        options.settings.maxTime = seconds;
        QVERIFY(store::Writer::create(m_address, options.settings));
        Nodes all;
        for (int i = 0; i < 3; ++i)
            all.add(options);
        all.wait();
        QVERIFY2(all.errors.isEmpty(), qPrintable(all.errors.join(u'\n')));
        QCOMPARE(all.reasons, QList<EndReason>(3, EndReason(end)));
        const CrawlRun run = readProject(m_address);
        QVERIFY(run.stats.finished > 1);
        if (urls > 0 && EndReason(end) == EndReason::MaxUrls)
            QCOMPARE(run.stats.finished, urls);
        QCOMPARE(run.stats.queued > 0, EndReason(end) != EndReason::Completed);
        QVERIFY(storedCountersHold(m_address, run));
        const auto reader = store::Reader::open(m_address);
        QVERIFY(reader);
        const QJsonObject counters = QJsonDocument::fromJson((*reader)->meta("counters")).object();
        QVERIFY(counters.value(QLatin1String("bytes")).toInteger()
                + counters.value(QLatin1String("robots_bytes")).toInteger()
            >= bytes);
        QCOMPARE((*reader)->nodes().wanted,
            EndReason(end) == EndReason::Completed ? QByteArray("run") : QByteArray(name(EndReason(end))));
    }

    // Its slots change when another comes; that is no reason to go on.
    void pausedStaysPaused()
    {
        const RandomSites sites(12, 160, 5, 10);
        auto options = sites.nodeOptions(m_address, 2);
        options.node.leaseMs = 60'000; // nobody is to be lost, however busy the machine
        options.settings.maxUrls = 0;
        QVERIFY(store::Writer::create(m_address, options.settings));
        Nodes all;
        engine::Crawl &first = all.add(options);
        QList<engine::State> states;
        connect(&first, &engine::Crawl::stateChanged, this, [&states](engine::State state) { states.append(state); });
        QTRY_COMPARE_WITH_TIMEOUT(first.state(), engine::State::Running, 60'000);
        first.pause();
        QTRY_COMPARE_WITH_TIMEOUT(first.state(), engine::State::Paused, 60'000);
        states.clear();
        const qint64 fetched = first.counters().sessionFetched;
        const auto reader = store::Reader::open(m_address);
        QVERIFY(reader);
        QTest::qWait(500); // it has saved meanwhile that it is
        QCOMPARE((*reader)->meta("state"), QByteArray("running")); // which is of all
        engine::Crawl &second = all.add(options);
        QTRY_VERIFY_WITH_TIMEOUT(states.contains(engine::State::Running), 60'000); // with fewer slots
        QTRY_COMPARE_WITH_TIMEOUT(first.state(), engine::State::Paused, 60'000);
        QTRY_VERIFY_WITH_TIMEOUT(second.counters().sessionFetched > 0, 60'000);
        QCOMPARE(first.state(), engine::State::Paused);
        QCOMPARE(first.counters().sessionFetched, fetched);
        first.resume();
        all.wait();
        QVERIFY2(all.errors.isEmpty(), qPrintable(all.errors.join(u'\n')));
        QCOMPARE(all.reasons, QList<EndReason>(2, EndReason::Completed));
    }

    // Who orders it writes it down for all; a node with threads of its own keeps them for itself.
    void settingsAreOrderedByOne()
    {
        const RandomSites sites(12, 160, 5, 10);
        auto options = sites.nodeOptions(m_address, 2);
        options.node.leaseMs = 60'000; // nobody is to be lost, however busy the machine
        options.node.threads = 3;
        options.settings.rate = 20;
        QVERIFY(store::Writer::create(m_address, options.settings));
        Nodes all;
        engine::Crawl &crawl = all.add(options);
        QTRY_VERIFY_WITH_TIMEOUT(crawl.counters().sessionFetched > 0, 60'000);
        QCOMPARE(crawl.settings().threads, 3);
        settings::CrawlSettings wanted = options.settings;
        wanted.rate = 0;
        QVERIFY(store::NodeBook::setSettings(m_address, wanted));
        QTRY_COMPARE_WITH_TIMEOUT(crawl.settings().rate, 0., 60'000);
        all.wait();
        QVERIFY2(all.errors.isEmpty(), qPrintable(all.errors.join(u'\n')));
        const auto reader = store::Reader::open(m_address);
        QVERIFY(reader);
        QCOMPARE((*reader)->settings().threads, options.settings.threads);
        QCOMPARE((*reader)->settings().rate, 0.);
    }

    // A session that opens has read the settings before somebody orders others, and takes them all the same.
    void settingsReachWhoOpens()
    {
        const RandomSites sites(12, 160, 5, 10);
        auto options = sites.nodeOptions(m_address, 2);
        options.node.leaseMs = 6000; // so that it hears of it soon
        options.settings.rate = 1;
        QVERIFY(store::Writer::create(m_address, options.settings));
        const auto place = store::Place::parse(m_address);
        const auto others = store::postgres::Session::open(*place, store::postgres::Session::Access::Write);
        QVERIFY(others && (*others)->use(place->project()));
        // What nodes that open wait for.
        QVERIFY((*others)->exec(QString(QStringLiteral("SELECT pg_advisory_lock(hashtextextended('argiope/meta/")
            % place->name() % QStringLiteral("', 0))"))));
        Nodes all;
        engine::Crawl &crawl = all.add(options);
        const auto waits = [&others] {
            const auto waiting = (*others)->ask(QStringLiteral("SELECT COUNT(*) FROM pg_locks WHERE NOT granted"));
            return waiting && waiting->toInt() > 0;
        };
        QTRY_VERIFY_WITH_TIMEOUT(waits(), 60'000);
        settings::CrawlSettings wanted = options.settings;
        wanted.rate = 0;
        QVERIFY(store::NodeBook::setSettings(m_address, wanted));
        QTest::qWait(options.node.leaseMs / 2); // three heartbeats
        QVERIFY((*others)->exec(QStringLiteral("SELECT pg_advisory_unlock_all()")));
        QTRY_COMPARE_WITH_TIMEOUT(crawl.state(), engine::State::Running, 60'000);
        QTRY_COMPARE_WITH_TIMEOUT(crawl.settings().rate, 0., 60'000);
        all.wait();
        QVERIFY2(all.errors.isEmpty(), qPrintable(all.errors.join(u'\n')));
        QCOMPARE(all.reasons, QList<EndReason>{EndReason::Completed});
    }

    // It is one more node then, which has fetched what it fetches from now on.
    void whoComesBackCountsFromThere()
    {
        const RandomSites sites(12, 120, 6, 0);
        auto options = sites.nodeOptions(m_address, 2);
        options.node.leaseMs = 6000;
        options.settings.rate = 20; // so that it is not over before
        QVERIFY(store::Writer::create(m_address, options.settings));
        Nodes all;
        engine::Crawl &crawl = all.add(options);
        const auto reader = store::Reader::open(m_address);
        QVERIFY(reader);
        const auto nodes = [&reader] { return (*reader)->nodes().nodes; };
        QTRY_VERIFY_WITH_TIMEOUT(!nodes().isEmpty() && nodes().first().urls > 0, 60'000);
        const auto place = store::Place::parse(m_address);
        const auto others = store::postgres::Session::open(*place, store::postgres::Session::Access::Write);
        QVERIFY(others && (*others)->use(place->project()));
        const qint64 before = crawl.counters().sessionFetched;
        QVERIFY((*others)->exec(QStringLiteral(
            "BEGIN; UPDATE nodes SET state = 'lost'; UPDATE node_slots SET node = 0, token = token + 1; COMMIT")));
        QTRY_VERIFY_WITH_TIMEOUT(crawl.counters().sessionFetched > before + 20, 60'000);
        all.wait();
        QVERIFY2(all.errors.isEmpty(), qPrintable(all.errors.join(u'\n')));
        const QList<store::NodeRecord> both = nodes();
        QCOMPARE(both.size(), 2);
        QVERIFY(both[0].urls > 0);
        QVERIFY(both[1].urls > 0);
        QCOMPARE(both[0].urls + both[1].urls, crawl.counters().sessionFetched);
    }

    // As with one program: all of them together send no more in a second, once they have heard of each other.
    void rateIsForAll()
    {
        const RandomSites sites(12, 120, 6, 0);
        auto options = sites.nodeOptions(m_address, 4);
        options.node.leaseMs = 60'000; // nobody is to be lost, however busy the machine
        options.settings.rate = 6; // so that it is not over before
        options.settings.bandwidth = 3'000'000;
        options.settings.robots = settings::RobotsPolicy::Ignore;
        options.logLevel = base::LogLevel::Debug;
        QVERIFY(store::Writer::create(m_address, options.settings));
        Nodes all;
        QList<engine::Crawl *> nodes;
        QList<std::shared_ptr<KeptLog>> logs;
        for (int i = 0; i < 3; ++i) {
            logs.append(std::make_shared<KeptLog>());
            options.log = logs.last();
            nodes.append(&all.add(options));
        }
        const auto lastPart = [](const KeptLog &log) {
            QByteArray last;
            for (const base::LogEntry &entry : log.entries()) {
                if (entry.text.startsWith("active nodes: "))
                    last = entry.text;
            }
            return last;
        };
        const QByteArray third
            = "active nodes: 3; limit of this node per second: 2 requests and 1000000 bytes (0: no limit)";
        const auto haveThirds = [&] {
            return std::all_of(logs.begin(), logs.end(), [&](const auto &log) { return lastPart(*log) == third; });
        };
        QTRY_VERIFY2_WITH_TIMEOUT(haveThirds() || !all.errors.isEmpty(),
            (QByteArrayList{lastPart(*logs[0]), lastPart(*logs[1]), lastPart(*logs[2])}.join('\n').constData()),
            60'000);
        for (engine::Crawl *node : nodes)
            node->stop();
        all.wait();
        QVERIFY2(all.errors.isEmpty(), qPrintable(all.errors.join(u'\n')));
    }
};

ARGIOPE_TEST(TestCrawlNodes, QCoreApplication)
#include "tst_crawlnodes.moc"
