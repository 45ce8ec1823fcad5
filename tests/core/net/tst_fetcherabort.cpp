#include "tests/core/net/fetchhelp.h"
#include "tests/support/testmain.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <vector>

using namespace argiope;
using namespace argiope::net;
using base::Outcome;
using test::Response;
using test::TestSite;

namespace {

using WallClock = std::chrono::steady_clock;

/// A thread with a fetcher in it, as the engine's workers are.
class Worker
{
public:
    explicit Worker(QList<QByteArray> urls, std::shared_ptr<CookieStore> cookies = nullptr)
        : m_thread([this, list = std::move(urls), store = std::move(cookies), settings = door().settings()] {
            Fetcher fetcher(settings, store);
            {
                const std::lock_guard lock(m_mutex);
                m_fetcher = &fetcher;
            }
            m_changed.notify_all();
            for (const QByteArray &url : list) {
                Reply reply = fetcher.fetch(requestFor(url));
                const std::lock_guard lock(m_mutex);
                m_replies.push_back(std::move(reply));
            }
            const std::lock_guard lock(m_mutex);
            m_ended = WallClock::now();
            m_fetcher = nullptr;
        })
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [this] { return m_fetcher != nullptr || m_ended != WallClock::time_point(); });
    }

    ~Worker()
    {
        if (m_thread.joinable())
            m_thread.join();
    }

    void abort()
    {
        const std::lock_guard lock(m_mutex);
        m_aborted = WallClock::now();
        if (m_fetcher)
            m_fetcher->abort();
    }

    std::vector<Reply> join()
    {
        m_thread.join();
        return m_replies;
    }

    /// Only after join().
    int latencyMs() const
    {
        return int(std::chrono::duration_cast<std::chrono::milliseconds>(m_ended - m_aborted).count());
    }

private:
    std::mutex m_mutex;
    std::condition_variable m_changed;
    Fetcher *m_fetcher = nullptr;
    std::vector<Reply> m_replies;
    WallClock::time_point m_aborted;
    WallClock::time_point m_ended;
    std::thread m_thread; // last: it uses the rest
};

} // namespace

class TestFetcherAbort : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase_data() { addDoors(); }
    void endsWhateverGoesOn_data();
    void endsWhateverGoesOn();
    void endsWhileConnecting();
    void staysUntilReset();
    void racesWithTheEnd();
    void manyAtOnce();
};

void TestFetcherAbort::endsWhateverGoesOn_data()
{
    QTest::addColumn<Response>("response");
    QTest::newRow("never answers") << Response{.neverAnswer = true};
    QTest::newRow("answers late") << Response{.delayMs = 100000};
    QTest::newRow("drips") << Response{.body = QByteArray(1000000, 'x'), .dripBytes = 1, .dripMs = 5};
    QTest::newRow("endless") << Response{.endless = true};
}

void TestFetcherAbort::endsWhateverGoesOn()
{
    QFETCH(const Response, response);
    TestSite site({{"/", response}, {"/next", "next"}}, door().wire);
    Worker worker({site.url("/"), site.url("/next")});
    QVERIFY(site.waitForRequests(1));
    QTest::qWait(20);
    worker.abort();
    const std::vector<Reply> replies = worker.join();
    COMPARE_OUTCOME(replies.at(0), Outcome::Aborted);
    QVERIFY(!replies.at(0).bodyComplete);
    COMPARE_OUTCOME(replies.at(1), Outcome::Aborted);
    QVERIFY2(worker.latencyMs() < 2000, QByteArray::number(worker.latencyMs()).constData());
    QCOMPARE(site.requestCount(), 1);
    // Nothing more goes over the wire.
    QTRY_COMPARE(site.openConnections(), 0);
    const qint64 sent = site.bytesSent();
    QTest::qWait(50);
    QCOMPARE(site.bytesSent(), sent);
}

void TestFetcherAbort::endsWhileConnecting()
{
    // TEST-NET-1 (RFC 5737): packets to it go nowhere, or are refused at once where there is no route at all.
    Worker worker({"http://192.0.2.1/"});
    QTest::qWait(50);
    worker.abort();
    const std::vector<Reply> replies = worker.join();
    QVERIFY(replies.at(0).failure == Outcome::Aborted || replies.at(0).failure == Outcome::ConnectFailed);
    QVERIFY(worker.latencyMs() < 2000);
}

void TestFetcherAbort::staysUntilReset()
{
    TestSite site({{"/", "page"}}, door().wire);
    Fetcher fetcher(door().settings(), nullptr);
    COMPARE_OUTCOME(fetcher.fetch(requestFor(site.url("/"))), Outcome::None);
    fetcher.abort();
    fetcher.abort();
    for (int i = 0; i < 2; ++i)
        COMPARE_OUTCOME(fetcher.fetch(requestFor(site.url("/"))), Outcome::Aborted);
    QCOMPARE(site.requestCount(), 1);
    fetcher.resetAbort();
    const Reply reply = fetcher.fetch(requestFor(site.url("/")));
    COMPARE_OUTCOME(reply, Outcome::None);
    QCOMPARE(reply.body, QByteArray("page"));
}

void TestFetcherAbort::racesWithTheEnd()
{
    TestSite site({{"/", "page"}}, door().wire);
    for (int i = 0; i < 60; ++i) {
        Worker worker(QList<QByteArray>(50, site.url("/")));
        std::this_thread::sleep_for(std::chrono::microseconds(i * 100));
        worker.abort();
        bool aborted = false;
        for (const Reply &reply : worker.join()) {
            if (reply.failure == Outcome::None) {
                QVERIFY(!aborted);
                QCOMPARE(reply.body, QByteArray("page"));
            } else {
                COMPARE_OUTCOME(reply, Outcome::Aborted);
                aborted = true;
            }
        }
    }
}

void TestFetcherAbort::manyAtOnce()
{
    TestSite site({{"/", Response{.endless = true}}}, door().wire);
    std::vector<std::unique_ptr<Worker>> workers;
    for (int i = 0; i < 16; ++i)
        workers.push_back(std::make_unique<Worker>(QList<QByteArray>{site.url("/")}));
    QVERIFY(site.waitForRequests(16));
    for (const auto &worker : workers)
        worker->abort();
    for (const auto &worker : workers) {
        COMPARE_OUTCOME(worker->join().at(0), Outcome::Aborted);
        QVERIFY2(worker->latencyMs() < 5000, QByteArray::number(worker->latencyMs()).constData());
    }
    QTRY_COMPARE(site.openConnections(), 0);
}

ARGIOPE_TEST(TestFetcherAbort, QCoreApplication)
#include "tst_fetcherabort.moc"
