// Whose connections are cut: those to a server that says nothing. with_postgres starts one.
#include "core/engine/serverwatch.h"
#include "core/store/databaseprojects.h"
#include "core/store/place.h"
#include "core/store/postgres.h"
#include "tests/core/engine/relayedserver.h"
#include "tests/support/postgres.h"
#include "tests/support/testmain.h"

#include <QElapsedTimer>
#include <QSemaphore>
#include <QTest>
#include <QThreadPool>
#include <QUuid>

using namespace argiope;
using namespace argiope::test;
using engine::ServerWatch;
using store::postgres::Session;

namespace {

constexpr int ShortLeaseMs = 600;

/// All that others have to do on the threads that everybody shares.
class BusyThreads
{
public:
    BusyThreads()
    {
        for (int i = QThreadPool::globalInstance()->maxThreadCount(); i > 0; --i)
            QThreadPool::globalInstance()->start([this] { m_end.acquire(); });
    }
    ~BusyThreads()
    {
        m_end.release(QThreadPool::globalInstance()->maxThreadCount());
        QThreadPool::globalInstance()->waitForDone();
    }

private:
    QSemaphore m_end;
};

} // namespace

class TestServerWatch : public QObject
{
    Q_OBJECT
private:
    QString m_server = test::postgresServer();
    QString m_address;

    static std::unique_ptr<Session> open(const QString &address)
    {
        auto session = Session::open(*store::Place::parse(address), Session::Access::Write);
        return session ? std::move(*session) : nullptr;
    }
    static bool works(Session &session) { return session.exec(QStringLiteral("SELECT 1")).ok(); }

private Q_SLOTS:
    void init()
    {
        REQUIRE_POSTGRES(m_server);
        m_address = m_server % u'#' % QUuid::createUuid().toString(QUuid::WithoutBraces);
    }

    // A recorder is at it for long, which is no fault of the server's.
    void leavesWhoIsAnswered_data()
    {
        QTest::addColumn<bool>("isRefused");
        QTest::addColumn<bool>("isBusy");
        QTest::newRow("too many clients") << true << false;
        QTest::newRow("threads are taken") << false << true;
    }
    void leavesWhoIsAnswered()
    {
        QFETCH(const bool, isRefused);
        QFETCH(const bool, isBusy);
        const auto session = open(m_address);
        QVERIFY(session);
        store::DatabaseParts parts = store::partsOf(session->place());
        const QString role = QStringLiteral("full_") % parts.project.left(8);
        const QString quoted = store::postgres::quotedName(role);
        if (isRefused) {
            QVERIFY(session->exec(
                QString(QStringLiteral("CREATE ROLE ") % quoted % QStringLiteral(" LOGIN CONNECTION LIMIT 0 PASSWORD ")
                    % store::postgres::quotedText(qEnvironmentVariable("PGPASSWORD")))));
            parts.user = role;
        }
        std::optional<BusyThreads> others;
        if (isBusy)
            others.emplace();
        int looks = 0;
        QObject context;
        ServerWatch watch(store::addressOf(parts), ShortLeaseMs, context, [&looks] {
            ++looks;
            return ServerWatch::Standing::Waits;
        });
        watch.begin();
        // The first look is before the knock, the second behind it, and the third says that all was well.
        QTRY_VERIFY_WITH_TIMEOUT(looks >= 3, 60'000);
        others.reset();
        QVERIFY(works(*session));
        if (isRefused)
            QVERIFY(session->exec(QString(QStringLiteral("DROP ROLE ") % quoted)));
    }

    // A node's heartbeats get no answer, and the server is there.
    void cutsWhatIsNotHeard_data()
    {
        QTest::addColumn<bool>("isHeardLater");
        QTest::newRow("ever") << false;
        QTest::newRow("for a while") << true;
    }
    void cutsWhatIsNotHeard()
    {
        QFETCH(const bool, isHeardLater);
        const auto session = open(m_address);
        QVERIFY(session);
        int looks = 0;
        QObject context;
        ServerWatch watch(m_address, ShortLeaseMs, context, [&looks, isHeardLater] {
            using Standing = ServerWatch::Standing;
            return ++looks == 2 && isHeardLater ? Standing::Fine : Standing::IsNotHeard;
        });
        watch.begin();
        QTRY_VERIFY_WITH_TIMEOUT(looks >= 2, 60'000);
        QCOMPARE(works(*session), isHeardLater);
    }

    // However short the lease is: connecting to a server far away takes longer than a part of it.
    void waitsForWhoTakesHisTime()
    {
        const auto server = RelayedServer::of(m_address);
        if (!server)
            QSKIP("ARGIOPE_POSTGRES does not say where the server is");
        const auto session = open(server->address);
        QVERIFY(session);
        server->relay.stall();
        QObject context;
        bool waits = true;
        ServerWatch watch(server->address, ShortLeaseMs, context,
            [&waits] { return waits ? ServerWatch::Standing::Waits : ServerWatch::Standing::Over; });
        QElapsedTimer time;
        time.start();
        watch.begin();
        QTest::qWait(5 * ShortLeaseMs);
        if (time.elapsed() > 10 * ShortLeaseMs)
            QSKIP("the machine stood still");
        waits = false;
        server->relay.goOn();
        QVERIFY(!store::postgres::wasCut(store::postgres::serverName(session->place())));
    }
};

ARGIOPE_TEST(TestServerWatch, QCoreApplication)
#include "tst_serverwatch.moc"
