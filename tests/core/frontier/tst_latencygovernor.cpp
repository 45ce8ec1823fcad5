#include "core/frontier/latencygovernor.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <algorithm>
#include <functional>
#include <map>
#include <vector>

using namespace argiope;
using namespace std::chrono_literals;
using base::Milliseconds;
using base::TimePoint;
using frontier::LatencyGovernor;

namespace {

/// A host and a crawler that always has more to ask, played out without waiting.
class GovernedHost
{
public:
    /// Milliseconds of request number `n`, begun at `at` as one of `running`.
    using Latency = std::function<int(int n, int running, Milliseconds at)>;

    GovernedHost(int connections, Latency latency, LatencyGovernor::Whose whose = LatencyGovernor::Whose::Ours)
        : governor(connections, whose)
        , m_latency(std::move(latency))
    {
    }

    void runUntil(Milliseconds end)
    {
        while (m_now - Start < end) {
            while (int(m_running.size()) < std::min(governor.allowed(), demand) && m_nextStart <= m_now) {
                const int running = int(m_running.size()) + 1;
                const Milliseconds took{m_latency(++m_asked, running, now())};
                m_running.emplace(m_now + took, Begun{m_now, running});
            }
            least = std::min(least, m_now - Start > 2s ? governor.allowed() : least);
            most = std::max(most, int(m_running.size()));
            TimePoint next = Start + end;
            if (!m_running.empty())
                next = std::min(next, m_running.begin()->first);
            if (m_nextStart > m_now)
                next = std::min(next, m_nextStart);
            m_now = next;
            while (!m_running.empty() && m_running.begin()->first <= m_now) {
                const auto [ended, begun] = *m_running.begin();
                m_running.erase(m_running.begin());
                ++answers;
                const auto took = std::chrono::duration_cast<Milliseconds>(ended - begun.at);
                busy += took;
                governor.answered({took, begun.at, begun.running, kind(answers)}, m_now);
                if (governor.delay().count() > 0)
                    m_nextStart = m_now + governor.delay();
            }
        }
    }
    [[nodiscard]] double meanMs() const { return double(busy.count()) / answers; }
    [[nodiscard]] Milliseconds now() const { return std::chrono::duration_cast<Milliseconds>(m_now - Start); }

    LatencyGovernor governor;
    int answers = 0;
    int least = 1000000; ///< connections allowed after the first two seconds
    int most = 0; ///< requests at a time
    int demand = 1000000; ///< requests at a time, were there no bound
    Milliseconds busy{0}; ///< that requests took
    std::function<LatencyGovernor::Kind(int answer)> kind = [](int) { return LatencyGovernor::Kind::Page; };

private:
    struct Begun
    {
        TimePoint at;
        int running;
    };
    static constexpr TimePoint Start{1h};
    const Latency m_latency;
    TimePoint m_now = Start;
    TimePoint m_nextStart = Start;
    std::multimap<TimePoint, Begun> m_running; ///< by their ends
    int m_asked = 0;
};

/// A server of `workers` that take one request after the other, each for `ms`.
class QueueingServer
{
public:
    QueueingServer(int workers, int ms)
        : m_free(size_t(workers), Milliseconds{0})
        , m_ms(ms)
    {
    }
    int latency(Milliseconds at)
    {
        auto first = std::min_element(m_free.begin(), m_free.end());
        *first = std::max(*first, at) + Milliseconds{m_ms};
        return int((*first - at).count());
    }

private:
    std::vector<Milliseconds> m_free; ///< when each is free
    int m_ms;
};

} // namespace

class TestLatencyGovernor : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    /// A server that does one request after the other gets no second one at a time for long; one that does several gets
    /// as many as there may be.
    void othersAreAskedCarefully()
    {
        using Whose = LatencyGovernor::Whose;
        GovernedHost single(
            4, [](int, int running, Milliseconds) { return 100 * running; }, Whose::Others);
        QCOMPARE(single.governor.allowed(), 1);
        single.runUntil(60s);
        QVERIFY(single.most <= 2); // now and then it is tried
        QVERIFY(single.answers > 300);
        GovernedHost several(
            4, [](int, int, Milliseconds) { return 100; }, Whose::Others);
        several.runUntil(60s);
        QCOMPARE(several.governor.allowed(), 4);
        QVERIFY(several.answers > 2000);
    }

    /// However many threads there are: what is gained by more than the server's workers is that its visitors wait.
    void aServerOfFewWorkersIsAskedForFew_data()
    {
        QTest::addColumn<int>("workers");
        QTest::addColumn<int>("ms");
        QTest::addColumn<int>("threads");
        for (const int threads : {8, 32}) {
            for (const int ms : {350, 800, 2500}) {
                for (const int workers : {1, 2, 3, 5})
                    QTest::addRow("%d threads, %d workers of %d ms", threads, workers, ms) << workers << ms << threads;
            }
        }
    }
    void aServerOfFewWorkersIsAskedForFew()
    {
        QFETCH(int, workers);
        QFETCH(int, ms);
        QFETCH(int, threads);
        QueueingServer server(workers, ms);
        GovernedHost host(threads, [&](int, int, Milliseconds at) { return server.latency(at); });
        host.runUntil(std::chrono::seconds(20));
        QVERIFY2(host.most <= 4 * workers, QByteArray::number(host.most).constData());
        const int before = host.answers;
        host.most = 0;
        host.busy = Milliseconds{0};
        host.runUntil(std::chrono::seconds(620));
        QVERIFY2(host.most <= 2 * workers, QByteArray::number(host.most).constData());
        const double mean = double(host.busy.count()) / (host.answers - before);
        QVERIFY2(mean <= 1.5 * ms, QByteArray::number(mean).constData());
        const double capacity = 1000.0 * workers / ms * 600;
        QVERIFY2(host.answers - before >= 0.75 * capacity, QByteArray::number(host.answers - before).constData());
    }

    /// One that is quick at first, since it has the start page at hand, or slow, since it has just woken up.
    void theFirstAnswerIsNotBelievedForEver_data()
    {
        QTest::addColumn<int>("first");
        QTest::addColumn<int>("workers");
        for (const int first : {1, 4000}) {
            for (const int workers : {1, 2})
                QTest::addRow("%d ms, then %d workers", first, workers) << first << workers;
        }
    }
    void theFirstAnswerIsNotBelievedForEver()
    {
        QFETCH(int, first);
        QFETCH(int, workers);
        QueueingServer server(workers, 350);
        GovernedHost host(8, [&](int n, int, Milliseconds at) { return n == 1 ? first : server.latency(at); });
        host.runUntil(15s);
        host.most = 0;
        host.runUntil(60s);
        QVERIFY2(host.most <= 2 * workers, QByteArray::number(host.most).constData());
        QVERIFY(host.governor.usualMs() >= 340 && host.governor.usualMs() <= 360);
    }

    /// Where little waits nothing is learnt of more connections, and so none are opened up.
    void whatIsNotUsedIsNotOpened()
    {
        GovernedHost host(32, [](int, int, Milliseconds) { return 100; });
        host.demand = 2;
        host.runUntil(30s);
        QVERIFY2(host.governor.allowed() <= 8, QByteArray::number(host.governor.allowed()).constData());
        host.demand = 32;
        host.runUntil(31s);
        QCOMPARE(host.governor.allowed(), 32);
    }

    /// Files and redirects come in no time; the pages between them are as slow as ever.
    void pagesAreHeldAgainstPages()
    {
        QueueingServer server(4, 300);
        GovernedHost host(16, [&](int n, int, Milliseconds at) { return n % 40 < 30 ? 5 : server.latency(at); });
        int asked = 0;
        host.kind
            = [&asked](int) { return ++asked % 40 < 30 ? LatencyGovernor::Kind::Other : LatencyGovernor::Kind::Page; };
        host.runUntil(60s);
        QVERIFY2(host.governor.allowed() >= 4, QByteArray::number(host.governor.allowed()).constData());
    }

    void aSteadyHostIsNotSlowed_data()
    {
        QTest::addColumn<int>("connections");
        QTest::addColumn<int>("ms");
        for (const int connections : {1, 4, 8, 32, 200}) {
            for (const int ms : {1, 50, 400, 3000})
                QTest::addRow("%d connections, %d ms", connections, ms) << connections << ms;
        }
    }
    void aSteadyHostIsNotSlowed()
    {
        QFETCH(int, connections);
        QFETCH(int, ms);
        GovernedHost host(connections, [&](int, int, Milliseconds) { return ms; });
        const Milliseconds length = ms == 1 ? 3s : ms == 50 ? 20s : 60s; // 600,000 answers at most
        host.runUntil(length);
        QCOMPARE(host.governor.allowed(), connections);
        QVERIFY(!host.governor.slowed());
        if (connections > 4 && connections <= 32 && ms <= 200)
            QCOMPARE(host.least, connections);
        int steps = 1; // each takes an answer
        while ((1 << (steps - 1)) < connections)
            ++steps;
        const double most = connections * (double(length.count()) / ms - 1 - steps);
        QVERIFY2(host.answers >= 0.95 * most, QByteArray::number(host.answers).constData());
    }

    void anotherBound_data()
    {
        QTest::addColumn<int>("before");
        QTest::addColumn<int>("after");
        QTest::newRow("more") << 8 << 32;
        QTest::newRow("fewer") << 32 << 8;
        QTest::newRow("one") << 8 << 1;
        QTest::newRow("from one") << 1 << 8;
    }
    void anotherBound()
    {
        QFETCH(int, before);
        QFETCH(int, after);
        GovernedHost host(before, [](int, int, Milliseconds) { return 50; });
        host.runUntil(10s);
        QCOMPARE(host.governor.allowed(), before);
        host.governor.setMost(after, TimePoint{1h} + 10s);
        QVERIFY(host.governor.allowed() <= after);
        host.runUntil(13s);
        QCOMPARE(host.governor.allowed(), after);
        QVERIFY(!host.governor.slowed());
    }

    /// A host that struggles is not burdened with more because somebody sets more threads.
    void aSlowHostStaysHeldBack()
    {
        GovernedHost host(32, [](int, int running, Milliseconds at) { return at > 10s && running > 4 ? 2000 : 50; });
        auto now = 10s;
        for (; !host.governor.slowed() && now < 60s; now += 1s)
            host.runUntil(now);
        const int held = host.governor.allowed();
        QVERIFY(held < 32);
        host.governor.setMost(64, TimePoint{1h} + now);
        QCOMPARE(host.governor.allowed(), held);
        QVERIFY(!host.governor.opening());
    }

    void opensUpQuickly()
    {
        // 32 connections at 50 ms: the start may cost at most one part in a hundred of half a minute.
        GovernedHost host(32, [](int, int, Milliseconds) { return 50; });
        host.runUntil(350ms); // one round trip a width
        QCOMPARE(host.governor.allowed(), 32);
        host.runUntil(31s);
        QVERIFY2(host.answers >= 0.985 * 640 * 31, QByteArray::number(host.answers).constData());
    }

    void aFewSlowPagesSayNothing_data()
    {
        QTest::addColumn<int>("every");
        QTest::addColumn<int>("ms");
        QTest::newRow("5 % of 500 ms") << 20 << 500;
        QTest::newRow("20 % of 500 ms") << 5 << 500;
        QTest::newRow("10 % of 10 s") << 10 << 10000;
    }
    void aFewSlowPagesSayNothing()
    {
        QFETCH(int, every);
        QFETCH(int, ms);
        for (const int connections : {8, 32}) {
            GovernedHost host(connections, [&](int n, int, Milliseconds) { return n % every == 0 ? ms : 20; });
            host.runUntil(120s);
            QCOMPARE(host.least, connections);
        }
    }

    void ourOwnLoadSaysNothing()
    {
        // Threads that wait for a core see every answer some tens of milliseconds late.
        GovernedHost host(32, [](int n, int, Milliseconds at) { return 2 + (at > 5s ? n * 37 % 80 : 0); });
        host.runUntil(60s);
        QCOMPARE(host.least, 32);
    }

    void aHostThatGetsSlowerWithConnectionsGetsFewer_data()
    {
        QTest::addColumn<int>("ms");
        QTest::addColumn<int>("cores");
        QTest::newRow("50 ms, 4 at once") << 50 << 4;
        QTest::newRow("50 ms, 2 at once") << 50 << 2;
        QTest::newRow("200 ms, 4 at once") << 200 << 4;
        QTest::newRow("300 ms, 6 at once") << 300 << 6;
    }
    void aHostThatGetsSlowerWithConnectionsGetsFewer()
    {
        QFETCH(int, ms);
        QFETCH(int, cores);
        GovernedHost host(64, [&](int, int running, Milliseconds) { return std::max(ms, ms * running / cores); });
        host.runUntil(30s);
        const int before = host.answers;
        host.most = 0;
        host.runUntil(150s);
        QVERIFY2(host.most <= 4 * cores, QByteArray::number(host.most).constData());
        // … and does as much work as it can.
        const double capacity = 1000.0 * cores / ms * 120;
        QVERIFY2(host.answers - before >= 0.8 * capacity, QByteArray::number(host.answers - before).constData());
    }

    void aStruggleOfItsOwnIsSparedForAWhile()
    {
        // It becomes slow whatever we do: less is asked of it, but not for ever.
        GovernedHost host(16, [](int, int, Milliseconds at) { return at > 20s ? 1500 : 60; });
        host.runUntil(20s);
        QCOMPARE(host.governor.allowed(), 16);
        host.runUntil(32s);
        QVERIFY2(host.governor.allowed() <= 8, QByteArray::number(host.governor.allowed()).constData());
        QVERIFY(host.governor.slowed());
        host.runUntil(180s);
        QCOMPARE(host.governor.allowed(), 16);
        QVERIFY(!host.governor.slowed());
    }

    void recoversWhenTheHostDoes()
    {
        // For a while another user's load makes each of our requests weigh more.
        GovernedHost host(
            16, [](int, int running, Milliseconds at) { return at > 20s && at < 60s ? 300 * running : 60; });
        host.runUntil(60s);
        QVERIFY2(host.governor.allowed() <= 2, QByteArray::number(host.governor.allowed()).constData());
        host.runUntil(100s);
        QCOMPARE(host.governor.allowed(), 16);
        QCOMPARE(host.governor.delay().count(), 0);
    }

    void oneConnectionThatIsStillTooMuchGetsADelay()
    {
        // Answers take the longer the more were asked for lately.
        int asked = 0;
        Milliseconds since{0};
        GovernedHost host(1, [&](int, int, Milliseconds at) {
            if (at < 20s)
                return 50;
            if (at - since > 2s) {
                since = at;
                asked = 0;
            }
            return 50 + 60 * ++asked;
        });
        Milliseconds longest{0};
        for (int s = 1; s < 120; ++s) {
            host.runUntil(std::chrono::seconds(s));
            longest = std::max(longest, host.governor.delay());
        }
        QCOMPARE(host.governor.allowed(), 1);
        QVERIFY(longest >= 100ms);
        QVERIFY(longest <= 5s);
    }

    void heavierPagesDeeperDownAreNoStruggle()
    {
        GovernedHost host(16, [](int, int, Milliseconds at) { return 50 + int(at.count() / 1000); });
        host.runUntil(300s);
        QCOMPARE(host.governor.allowed(), 16);
        double most = 0;
        for (int second = 0; second < 300; ++second)
            most += 16 * 1000.0 / (50 + second);
        QVERIFY2(host.answers >= 0.9 * most, QByteArray::number(host.answers / most).constData());
    }

    void whatBeganBeforeAChangeDoesNotCount()
    {
        LatencyGovernor governor(4);
        TimePoint now{1h};
        const auto answer = [&](int count, Milliseconds latency, TimePoint taken) {
            for (int i = 0; i < count; ++i)
                governor.answered({latency, taken, governor.allowed()}, now);
        };
        answer(1, 50ms, now - 50ms);
        QCOMPARE(governor.allowed(), 2);
        answer(100, 9000ms, now - 9s);
        QCOMPARE(governor.allowed(), 2);
        QCOMPARE(governor.recentMs(), 50);
        now += 1s;
        answer(1, 50ms, now - 50ms);
        QCOMPARE(governor.allowed(), 2); // one is not enough
        answer(1, 50ms, now - 50ms);
        QCOMPARE(governor.allowed(), 4);
    }
};

ARGIOPE_TEST(TestLatencyGovernor, void)
#include "tst_latencygovernor.moc"
