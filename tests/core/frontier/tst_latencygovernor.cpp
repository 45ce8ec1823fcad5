#include "core/frontier/latencygovernor.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <functional>
#include <map>

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
            governor.step(m_now);
            while (int(m_running.size()) < governor.allowed() && m_nextStart <= m_now) {
                const int running = int(m_running.size()) + 1;
                const Milliseconds took{m_latency(++m_asked, running, now())};
                m_running.emplace(m_now + took, m_now);
                governor.started(m_now);
            }
            least = std::min(least, m_now - Start > 2s ? governor.allowed() : least);
            most = std::max(most, int(m_running.size()));
            TimePoint next = Start + end;
            if (!m_running.empty())
                next = std::min(next, m_running.begin()->first);
            if (governor.opening())
                next = std::min(next, std::max(governor.nextStep(), m_now + 1ms));
            if (m_nextStart > m_now)
                next = std::min(next, m_nextStart);
            m_now = next;
            while (!m_running.empty() && m_running.begin()->first <= m_now) {
                const auto [ended, began] = *m_running.begin();
                m_running.erase(m_running.begin());
                ++answers;
                governor.answered(std::chrono::duration_cast<Milliseconds>(ended - began), began, m_now);
                if (governor.delay().count() > 0)
                    m_nextStart = m_now + governor.delay();
            }
        }
    }
    [[nodiscard]] Milliseconds now() const { return std::chrono::duration_cast<Milliseconds>(m_now - Start); }

    LatencyGovernor governor;
    int answers = 0;
    int least = 1000000; ///< connections allowed after the first two seconds
    int most = 0; ///< requests at a time

private:
    static constexpr TimePoint Start{1h};
    const Latency m_latency;
    TimePoint m_now = Start;
    TimePoint m_nextStart = Start;
    std::multimap<TimePoint, TimePoint> m_running; ///< end, start
    int m_asked = 0;
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
        const Milliseconds length = ms == 1 ? 10s : 60s; // 2 million answers at most
        host.runUntil(length);
        QCOMPARE(host.governor.allowed(), connections);
        QVERIFY(!host.governor.slowed());
        if (connections > 4 && connections <= 32)
            QCOMPARE(host.least, connections);
        const double most = connections * (double(length.count()) / ms - 1);
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
        host.runUntil(500ms);
        QCOMPARE(host.governor.allowed(), 32);
        host.runUntil(31s);
        QVERIFY2(host.answers >= 0.985 * 640 * 31, QByteArray::number(host.answers).constData());
    }

    void pagesThatNeverAnswerDoNotHoldItUp()
    {
        GovernedHost host(32, [](int, int, Milliseconds) { return 60000; });
        host.runUntil(2s);
        QCOMPARE(host.most, 32);
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
        QCOMPARE(host.least, 16);
    }

    void whatBeganBeforeAChangeDoesNotCount()
    {
        LatencyGovernor governor(4);
        const TimePoint start{1h};
        TimePoint now = start;
        const auto answer = [&](int count, Milliseconds latency, TimePoint taken) {
            for (int i = 0; i < count; ++i)
                governor.answered(latency, taken, now);
        };
        governor.started(now);
        now += 2s;
        answer(8, 50ms, now);
        for (int window = 0; window < 2; ++window) {
            now += 2s;
            answer(8, 900ms, now);
        }
        QCOMPARE(governor.allowed(), 2);
        now += 10s;
        answer(100, 9000ms, start);
        QCOMPARE(governor.allowed(), 2);
        QCOMPARE(governor.recentMs(), 900);
    }
};

ARGIOPE_TEST(TestLatencyGovernor, void)
#include "tst_latencygovernor.moc"
