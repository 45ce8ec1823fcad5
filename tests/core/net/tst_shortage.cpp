#include "core/base/openfiles.h"
#include "core/net/ports.h"
#include "core/net/socketroom.h"
#include "tests/core/net/fetchhelp.h"
#include "tests/support/sanitized.h"
#include "tests/support/testmain.h"

#include <QTcpServer>

#include <algorithm>
#include <memory>
#include <vector>

#ifndef Q_OS_WIN
#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>
#endif

using namespace argiope;
using namespace argiope::net;

namespace {

#ifndef Q_OS_WIN
/// Takes all files that this process may have open, and gives them back.
class Glutton
{
public:
    Glutton()
    {
        getrlimit(RLIMIT_NOFILE, &m_before);
        rlimit few = m_before;
        few.rlim_cur = rlim_t(base::openFiles() + 60);
        setrlimit(RLIMIT_NOFILE, &few);
        takeAll();
    }
    ~Glutton() { giveBack(); }
    Glutton(const Glutton &) = delete;
    Glutton &operator=(const Glutton &) = delete;
    void takeAll()
    {
        for (int one = 0; (one = open("/dev/null", O_RDONLY | O_CLOEXEC)) >= 0;)
            m_taken.push_back(one);
    }
    void giveBack()
    {
        for (const int one : m_taken)
            close(one);
        m_taken.clear();
        setrlimit(RLIMIT_NOFILE, &m_before);
    }

private:
    rlimit m_before{};
    std::vector<int> m_taken;
};
#endif

} // namespace

/// What we have too little of ourselves is no URL's outcome.
class TestShortage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void room()
    {
        SocketRoom room(40);
        QCOMPARE(room.share(), 10);
        room.join();
        room.join();
        room.join();
        QCOMPARE(room.share(), 3);
        std::vector<SocketRoom::Place> places;
        for (int i = 0; i < 10; ++i) {
            places.push_back(room.take());
            QVERIFY(places.back().isGiven());
        }
        QVERIFY(!room.take().isGiven());
        places.pop_back();
        QVERIFY(room.take().isGiven());
        QVERIFY(room.take().isGiven()); // the one before was given back
        QCOMPARE(SocketRoom(100'000).share(), 32);
        QCOMPARE(SocketRoom(0).share(), 1);
        QVERIFY(!SocketRoom(0).take().isGiven());
    }

    void threads()
    {
        QCOMPARE(SocketRoom::threadsFor(16, 10, 3), 1);
        const int few = SocketRoom::threadsFor(256, 20, 3);
        QVERIFY2(few >= 16 && few * 3 < 256 - 64 - 20, QByteArray::number(few).constData());
        QVERIFY(SocketRoom::threadsFor(16'384, 60, 7) > 512);
        QCOMPARE(SocketRoom::lookupsFor(256), 8);
        QCOMPARE(SocketRoom::lookupsFor(1'000'000), 64);
    }

    void startsThreads() { QVERIFY(base::canStartThread()); }

#ifndef Q_OS_WIN
    void raisesLimit()
    {
        rlimit before{};
        getrlimit(RLIMIT_NOFILE, &before);
        rlimit few = before;
        few.rlim_cur = std::min<rlim_t>(200, before.rlim_max);
        setrlimit(RLIMIT_NOFILE, &few);
        QCOMPARE(base::openFileLimit(), int(few.rlim_cur));
        base::raiseOpenFileLimit();
        const int raised = base::openFileLimit();
        setrlimit(RLIMIT_NOFILE, &before);
        QCOMPARE(raised, int(std::min<rlim_t>(before.rlim_max, 16'384)));
    }

    void idleConnectionsAreFew()
    {
        std::vector<std::unique_ptr<test::TestSite>> sites;
        for (int i = 0; i < 40; ++i) {
            sites.push_back(
                std::make_unique<test::TestSite>(std::initializer_list<std::pair<QByteArray, test::Page>>{{"/", "x"}}));
        }
        Fetcher fetcher(testSettings(), nullptr);
        const int before = base::openFiles();
        for (const auto &site : sites)
            QCOMPARE(fetcher.fetch(requestFor(site->url("/"))).failure, base::Outcome::None);
        // Both ends of each connection are this process's.
        QTRY_VERIFY2(
            base::openFiles() <= before + 2 * 32 + 8, QByteArray::number(base::openFiles() - before).constData());
    }

    void waitsForFiles_data()
    {
        addDoors();
    }
    void waitsForFiles()
    {
        QFETCH(Door, door);
        test::TestSite site({{"/", "here"}}, door.wire);
        test::TestSite other({{"/", "there"}}, door.wire);
        Fetcher fetcher(door.settings(), nullptr);
        COMPARE_OUTCOME(fetcher.fetch(requestFor(site.url("/"))), base::Outcome::None);
        if (test::sanitized)
            QSKIP("UBSan opens a pipe to look at memory, and takes what it cannot look at for damaged");
        Glutton glutton;
        int told = 0;
        fetcher.tellShortage([&](Shortage shortage) {
            QCOMPARE(shortage, Shortage::OpenFiles);
            ++told;
            glutton.giveBack();
        });
        const Reply reply = fetcher.fetch(requestFor(other.url("/")));
        COMPARE_OUTCOME(reply, base::Outcome::None);
        QCOMPARE(reply.body, QByteArray("there"));
        QVERIFY(told >= 1);
    }

    void canBeAborted()
    {
        test::TestSite site{{"/", "x"}};
        Fetcher fetcher(testSettings(), nullptr);
        if (test::sanitized)
            QSKIP("UBSan opens a pipe to look at memory, and takes what it cannot look at for damaged");
        Glutton glutton;
        fetcher.tellShortage([&](Shortage) { fetcher.abort(); });
        QCOMPARE(fetcher.fetch(requestFor(site.url("/"))).failure, base::Outcome::Aborted);
    }

    void refusedIsNoShortage()
    {
        QTcpServer server;
        QVERIFY(server.listen(QHostAddress::LocalHost));
        const quint16 port = server.serverPort();
        QVERIFY(!lacksPorts(QHostAddress::LocalHost, port));
        server.close();
        QVERIFY(!lacksPorts(QHostAddress::LocalHost, port));
        QVERIFY(!lacksPorts(QHostAddress(QStringLiteral("2001:db8::1")), port)); // no way there
        QVERIFY(!lacksPorts(QHostAddress(), port));
    }
#endif
};

ARGIOPE_TEST(TestShortage, QCoreApplication)
#include "tst_shortage.moc"
