// What nodes and their user see where the server's disk is full, or rights are taken away, and that nothing is lost by
// it. with_postgres starts a server for it.
#include "core/store/databaseprojects.h"
#include "core/store/place.h"
#include "core/store/postgres.h"
#include "core/store/projectfile.h"
#include "core/store/writer.h"
#include "tests/core/engine/nodesites.h"
#include "tests/core/engine/relayedserver.h"
#include "tests/support/postgres.h"
#include "tests/support/testmain.h"

#include <QElapsedTimer>
#include <QTest>
#include <QUuid>

using namespace argiope;
using namespace argiope::test;
using engine::Crawl;
using engine::EndReason;
using engine::PauseReason;
using store::postgres::Session;

namespace {

constexpr int Pages = 60;
constexpr int Delay = 40; ///< ms, at most
constexpr int Patience = 60'000; ///< ms, on a busy machine

} // namespace

class TestNodeTrouble : public QObject
{
    Q_OBJECT
private:
    QTemporaryDir m_dir;
    QString m_server = test::postgresServer();
    QString m_schema;
    std::unique_ptr<Session> m_admin;
    const RandomSites m_sites{6, Pages, 3, Delay};
    CrawlRun m_wanted;

    [[nodiscard]] QString address() const { return m_server % u'#' % m_schema; }
    void tell(const QString &sql)
    {
        const auto done = m_admin->exec(sql);
        QVERIFY2(done, done ? "" : qPrintable(done.error().message()));
    }
    enum Whom { TheKeeperAsWell, ButNotTheKeeper };
    /// The server ends the connections of a node, whose first is the keeper's.
    void cutOff(Whom whom)
    {
        const QString name = QStringLiteral("application_name LIKE 'argiope %' AND pid <> pg_backend_pid()");
        tell(QStringLiteral("SELECT count(pg_terminate_backend(pid)) FROM (SELECT pid FROM pg_stat_activity WHERE %1 "
                            "ORDER BY backend_start OFFSET %2) AS connections")
                 .arg(name)
                 .arg(whom == ButNotTheKeeper ? 1 : 0));
    }
    /// One that is not over before somebody has stalled the server, and soon late.
    [[nodiscard]] engine::CrawlOptions slowNode(const QString &by) const
    {
        engine::CrawlOptions options = m_sites.nodeOptions(by, 4);
        options.settings.rate = 5;
        options.node.leaseMs = 900;
        options.node.settingsForAll = true;
        return options;
    }
    /// All nodes are told, and the sessions to come.
    [[nodiscard]] bool isMadeFast(const engine::CrawlOptions &options) const
    {
        settings::CrawlSettings speed = options.settings;
        speed.rate = 0;
        return store::NodeBook::setSettings(address(), speed).ok();
    }
    /// The one that crawls comes to its end, and the project is as if nothing had been.
    void findsAll(Nodes &all) const
    {
        all.wait();
        QVERIFY2(all.errors.isEmpty(), qPrintable(all.errors.join(u'\n')));
        QCOMPARE(all.reasons, QList<EndReason>{EndReason::Completed});
        const CrawlRun run = readProject(address());
        QCOMPARE(run.summary({}), m_wanted.summary({}));
        QCOMPARE(linesOf(run.links), linesOf(m_wanted.links));
    }
    [[nodiscard]] int finished()
    {
        const auto count = m_admin->ask(QStringLiteral("SELECT count(*) FROM urls WHERE state = 1"));
        return count ? count->toInt() : -1;
    }

private Q_SLOTS:
    void initTestCase()
    {
        REQUIRE_POSTGRES(m_server);
        m_wanted = runCrawl(m_sites.options(m_dir.filePath(QStringLiteral("alone.argiope")), 4));
        QCOMPARE(m_wanted.reason, EndReason::Completed);
    }
    void init()
    {
        m_schema = QUuid::createUuid().toString(QUuid::WithoutBraces);
        QVERIFY(store::Writer::create(address(), m_sites.nodeOptions(address(), 4).settings));
        const auto place = store::Place::parse(address());
        auto admin = Session::open(*place, Session::Access::Write);
        QVERIFY(admin);
        m_admin = std::move(*admin);
        QVERIFY(m_admin->use(m_schema));
    }
    void cleanup()
    {
        m_admin.reset();
        if (!m_schema.isEmpty())
            store::removeProject(address());
    }

    // Nodes wait, say why, and go on once there is room. The server says what one says whose disk is full.
    void diskIsFull()
    {
        engine::CrawlOptions options = slowNode(address());
        options.node.leaseMs = m_sites.nodeOptions(address(), 4).node.leaseMs;
        Nodes all;
        Crawl &first = all.add(options);
        Crawl &second = all.add(options);
        // A project that has triggers is not opened: it comes once both are in.
        QTRY_VERIFY_WITH_TIMEOUT(
            finished() > 3 && first.state() == engine::State::Running && second.state() == engine::State::Running,
            Patience);
        tell(
            QStringLiteral("CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN IF (SELECT count(*) "
                           "FROM urls WHERE state = 1) > 5 THEN RAISE EXCEPTION 'could not extend file: No space "
                           "left on device' USING ERRCODE = '53100'; END IF; RETURN NEW; END $$"));
        tell(QStringLiteral("CREATE TRIGGER no_room BEFORE INSERT OR UPDATE ON urls FOR EACH ROW EXECUTE FUNCTION "
                            "no_room()"));
        QTRY_VERIFY_WITH_TIMEOUT(
            first.pauseReason() == PauseReason::DiskFull || second.pauseReason() == PauseReason::DiskFull, Patience);
        QVERIFY(finished() < m_wanted.stats.finished);
        tell(QStringLiteral("DROP FUNCTION no_room() CASCADE"));
        QVERIFY(isMadeFast(options));
        first.resume(); // as who makes room does, not to wait for the next look
        second.resume();
        all.wait();
        QVERIFY2(all.errors.isEmpty(), qPrintable(all.errors.join(u'\n')));
        QCOMPARE(all.reasons, QList<EndReason>(2, EndReason::Completed));
        const CrawlRun run = readProject(address());
        QCOMPARE(run.summary({}), m_wanted.summary({}));
        QCOMPARE(linesOf(run.links), linesOf(m_wanted.links));
    }

    // Who is told to end does so, also where the server has stopped answering, on connections that are open and on new
    // ones, or answers everybody but who is to save. What it had not saved is still to be fetched.
    void endsWhereTheServerHangs_data()
    {
        QTest::addColumn<bool>("isNode");
        QTest::addColumn<bool>("isLocked");
        QTest::newRow("node") << true << false;
        QTest::newRow("alone") << false << false;
        QTest::newRow("node, locked out") << true << true;
    }
    void endsWhereTheServerHangs()
    {
        QFETCH(const bool, isNode);
        QFETCH(const bool, isLocked);
        constexpr int halfAMinute = 30'000;
        const auto server = RelayedServer::of(address());
        if (!server)
            QSKIP("ARGIOPE_POSTGRES does not say where the server is");
        engine::CrawlOptions options = m_sites.nodeOptions(server->address, 4);
        options.settings.rate = 3; // so that it is not over before
        options.node.join = isNode;
        options.node.leaseMs = 600;
        options.mode = isNode ? options.mode : engine::CrawlOptions::Mode::Resume;
        options.node.settingsForAll = isNode;
        {
            Nodes all;
            Crawl &crawl = all.add(options);
            QTRY_VERIFY2(finished() > 3 || !all.errors.isEmpty(), qPrintable(all.errors.join(u'\n')));
            if (isLocked)
                tell(QStringLiteral("BEGIN; LOCK TABLE urls, pages IN ACCESS EXCLUSIVE MODE"));
            else
                server->relay.stall();
            QElapsedTimer time;
            time.start();
            crawl.stop();
            all.wait();
            if (isLocked)
                tell(QStringLiteral("ROLLBACK"));
            QVERIFY2(!all.errors.contains(QStringLiteral("no end")), "it waits without end");
            QVERIFY(time.elapsed() < halfAMinute);
            QVERIFY(finished() < m_wanted.stats.finished);
        }
        options = m_sites.nodeOptions(address(), 4);
        options.node.settingsForAll = true;
        Nodes again;
        again.add(options);
        again.wait();
        QVERIFY2(again.errors.isEmpty(), qPrintable(again.errors.join(u'\n')));
        const CrawlRun run = readProject(address());
        QCOMPARE(run.summary({}), m_wanted.summary({}));
        QCOMPARE(linesOf(run.links), linesOf(m_wanted.links));
    }

    // Nobody told it to end: it hears that the server does not answer, says so, and goes on when it does.
    void hearsThatTheServerHangs_data()
    {
        QTest::addColumn<bool>("isNode");
        QTest::newRow("node") << true;
        QTest::newRow("alone") << false;
    }
    void hearsThatTheServerHangs()
    {
        QFETCH(const bool, isNode);
        const auto server = RelayedServer::of(address());
        if (!server)
            QSKIP("ARGIOPE_POSTGRES does not say where the server is");
        engine::CrawlOptions options = m_sites.nodeOptions(server->address, 4);
        options.settings.rate = 5; // so that it is not over before
        options.node.join = isNode;
        options.node.leaseMs = 900;
        options.node.settingsForAll = isNode;
        options.mode = isNode ? options.mode : engine::CrawlOptions::Mode::Resume;
        Nodes all;
        Crawl &crawl = all.add(options);
        QTRY_VERIFY2(finished() > 3 || !all.errors.isEmpty(), qPrintable(all.errors.join(u'\n')));
        server->relay.stall();
        QTRY_COMPARE_WITH_TIMEOUT(crawl.pauseReason(), PauseReason::Unreachable, Patience);
        QCOMPARE(crawl.state(), engine::State::Paused);
        server->relay.goOn();
        settings::CrawlSettings speed = options.settings;
        speed.rate = 0;
        if (isNode) // for the sessions to come as well
            QVERIFY(store::NodeBook::setSettings(address(), speed));
        else
            QTRY_VERIFY_WITH_TIMEOUT(crawl.state() == engine::State::Running && crawl.change(speed), Patience);
        findsAll(all);
    }

    // Who was paused, and is told to go on while the server is gone, goes on when it is back, and is not paused again.
    void goesOnAfterwards()
    {
        const auto server = RelayedServer::of(address());
        if (!server)
            QSKIP("ARGIOPE_POSTGRES does not say where the server is");
        const engine::CrawlOptions options = slowNode(server->address);
        Nodes all;
        Crawl &crawl = all.add(options);
        QTRY_VERIFY2(finished() > 3 || !all.errors.isEmpty(), qPrintable(all.errors.join(u'\n')));
        crawl.pause();
        QTRY_VERIFY_WITH_TIMEOUT(
            crawl.state() == engine::State::Paused && crawl.pauseReason() == PauseReason::User, Patience);
        server->relay.stall();
        cutOff(TheKeeperAsWell);
        QTRY_COMPARE_WITH_TIMEOUT(crawl.pauseReason(), PauseReason::Unreachable, Patience);
        crawl.resume();
        int paused = 0;
        connect(&crawl, &Crawl::stateChanged, this, [&](engine::State state) {
            paused += state == engine::State::Paused && crawl.pauseReason() == PauseReason::User ? 1 : 0;
        });
        QVERIFY(isMadeFast(options));
        server->relay.goOn();
        findsAll(all);
        QCOMPARE(paused, 0);
    }

    // Nothing of it is fetched or saved when the server is back, and yet it says so.
    void saysThatTheServerIsBack()
    {
        const auto server = RelayedServer::of(address());
        if (!server)
            QSKIP("ARGIOPE_POSTGRES does not say where the server is");
        const engine::CrawlOptions options = slowNode(server->address);
        Nodes all;
        Crawl &crawl = all.add(options);
        QTRY_VERIFY2(finished() > 3 || !all.errors.isEmpty(), qPrintable(all.errors.join(u'\n')));
        crawl.pause();
        QTRY_VERIFY_WITH_TIMEOUT(
            crawl.state() == engine::State::Paused && crawl.pauseReason() == PauseReason::User, Patience);
        server->relay.stall();
        cutOff(TheKeeperAsWell);
        QTRY_COMPARE_WITH_TIMEOUT(crawl.pauseReason(), PauseReason::Unreachable, Patience);
        server->relay.goOn();
        QTRY_COMPARE_WITH_TIMEOUT(crawl.pauseReason(), PauseReason::User, Patience);
        QCOMPARE(crawl.state(), engine::State::Paused);
        QVERIFY(isMadeFast(options));
        crawl.resume();
        findsAll(all);
    }

    // A heartbeat whose answer got lost on its way is not waited for, as the server answers others.
    void doesNotWaitForALostHeartbeat()
    {
        const auto server = RelayedServer::of(address());
        if (!server)
            QSKIP("ARGIOPE_POSTGRES does not say where the server is");
        const engine::CrawlOptions options = slowNode(server->address);
        Nodes all;
        Crawl &crawl = all.add(options);
        QTRY_VERIFY2(finished() > 3 || !all.errors.isEmpty(), qPrintable(all.errors.join(u'\n')));
        server->relay.stall();
        QTest::qWait(options.node.leaseMs / 2); // until a heartbeat is under way
        cutOff(ButNotTheKeeper);
        QTRY_COMPARE_WITH_TIMEOUT(crawl.pauseReason(), PauseReason::Unreachable, Patience);
        server->relay.goOn();
        QVERIFY(isMadeFast(options)); // it hears of it with a heartbeat
        findsAll(all);
    }

    // They end with the server's words, and whoever joins once they may again goes on.
    void rightsAreTakenAway()
    {
        const QString role = QStringLiteral("crawler_") % m_schema.left(8);
        const QString quoted = store::postgres::quotedName(role);
        const QString schema = store::postgres::quotedName(m_schema);
        const QString mayWrite = QStringLiteral("INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ") % schema;
        const QString password = qEnvironmentVariable("PGPASSWORD");
        tell(QString(QStringLiteral("CREATE ROLE ") % quoted % QStringLiteral(" LOGIN PASSWORD ")
            % store::postgres::quotedText(password)));
        tell(QString(QStringLiteral("GRANT USAGE, CREATE ON SCHEMA ") % schema % QStringLiteral(" TO ") % quoted));
        // The first node makes what nodes share: as another user, who may.
        QVERIFY(store::NodeBook::join(address(), {}, 1000));
        // So that it has not come to its end before somebody sees how far it is.
        settings::CrawlSettings speed = m_sites.nodeOptions(address(), 2).settings;
        speed.rate = 10;
        QVERIFY(store::NodeBook::setSettings(address(), speed));
        tell(QString(
            QStringLiteral("GRANT SELECT ON ALL TABLES IN SCHEMA ") % schema % QStringLiteral(" TO ") % quoted));
        tell(QString(
            QStringLiteral("GRANT USAGE ON ALL SEQUENCES IN SCHEMA ") % schema % QStringLiteral(" TO ") % quoted));
        tell(QString(QStringLiteral("GRANT ") % mayWrite % QStringLiteral(" TO ") % quoted));
        const QString asCrawler = QString(m_server).replace(QStringLiteral("postgresql://"),
                                      QString(QStringLiteral("postgresql://") % role % u'@'))
            % u'#' % m_schema;
        {
            Nodes all;
            Crawl &node = all.add(m_sites.nodeOptions(asCrawler, 2));
            QTRY_VERIFY2(finished() > 5 || !all.errors.isEmpty(), qPrintable(all.errors.join(u'\n')));
            tell(QString(QStringLiteral("REVOKE ") % mayWrite % QStringLiteral(" FROM ") % quoted));
            all.wait();
            QCOMPARE(node.state(), engine::State::Ended);
            QCOMPARE(all.reasons, QList<EndReason>{EndReason::Failed});
            QVERIFY(!all.errors.isEmpty());
            QVERIFY2(all.errors.first().contains(QLatin1String("permission denied")), qPrintable(all.errors.first()));
            QVERIFY(finished() < m_wanted.stats.finished);
        }
        speed.rate = 0;
        QVERIFY(store::NodeBook::setSettings(address(), speed));
        tell(QString(QStringLiteral("GRANT ") % mayWrite % QStringLiteral(" TO ") % quoted));
        Nodes again;
        again.add(m_sites.nodeOptions(asCrawler, 2));
        again.wait();
        QVERIFY2(again.errors.isEmpty(), qPrintable(again.errors.join(u'\n')));
        const CrawlRun run = readProject(address());
        QCOMPARE(run.summary({}), m_wanted.summary({}));
        QCOMPARE(linesOf(run.links), linesOf(m_wanted.links));
        tell(QString(QStringLiteral("DROP OWNED BY ") % quoted % QStringLiteral("; DROP ROLE ") % quoted));
    }
};

ARGIOPE_TEST(TestNodeTrouble, QCoreApplication)
#include "tst_nodetrouble.moc"
