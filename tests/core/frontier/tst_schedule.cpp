// Back queues under random play: whatever happens, nothing is lost or handed out twice, and servers are treated as set.

#include "core/frontier/schedule.h"
#include "tests/support/fakeclock.h"
#include "tests/support/testmain.h"

#include <QRandomGenerator>
#include <QTest>

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <vector>

using namespace argiope;
using namespace std::chrono_literals;
using base::HostId;
using base::Milliseconds;
using base::TimePoint;
using base::UrlId;
using frontier::Entry;
using frontier::HostSignal;
using frontier::Lease;
using frontier::QueuePos;
using frontier::Schedule;

namespace {

constexpr int PlayHosts = 7;
constexpr int PlayServers = 5; ///< the other hosts are the same servers by https
constexpr int WholeHead = 50000; ///< of a queue: all of it is in memory

int serverOfHost(int host)
{
    return host > PlayServers ? host - PlayServers : host;
}

/// A schedule with a model beside it: the project file, which knows what waits, and what each host was asked for.
class QueuePlay
{
public:
    QueuePlay(const frontier::Options &options, quint32 seed)
        : m_options(options)
        , m_schedule(m_options, m_clock, m_sleepers, m_errands)
        , m_random(seed)
    {
    }

    /// What went wrong first; "" as long as nothing did.
    [[nodiscard]] QByteArray wrong() const { return m_wrong; }
    [[nodiscard]] const std::vector<int> &handedOut() const { return m_handedOut; } ///< hosts, in order
    [[nodiscard]] int chance(int of) { return int(m_random.bounded(of)); }
    [[nodiscard]] qint64 discovered() const { return m_next; }
    [[nodiscard]] qint64 finished() const { return m_finished; }
    [[nodiscard]] qint64 dropped() const { return m_dropped; }

    void offer(int host, int depth, int priority)
    {
        const QByteArray origin
            = (host > PlayServers ? "https://h" : "http://h") + QByteArray::number(serverOfHost(host)) + ".example/";
        Entry entry{UrlId(++m_next), origin + QByteArray::number(m_next), HostId(host), true, depth, 0};
        entry.priority = priority;
        m_file[host].emplace(QueuePos::of(entry), entry);
        m_schedule.book().offered();
        m_schedule.enqueue(entry);
        check();
    }
    void offerAny() { offer(1 + chance(PlayHosts), chance(5), chance(4) - 1); }

    /// False where nobody's turn has come.
    bool take()
    {
        Lease lease;
        if (!m_schedule.take(lease))
            return false;
        const int host = int(base::raw(lease.entry.host));
        Host &of = m_hosts[host];
        Server &server = m_servers[serverOfHost(host)];
        m_handedOut.push_back(host);
        const TimePoint now = m_clock.now();
        note(lease.task == frontier::LeaseTask::Fetch, "no host is in trouble");
        note(of.gate != HostGate::Opening, "a lease before its host was opened");
        if (of.gate == HostGate::Closed) {
            note(m_schedule.mustOpen(lease), "a first lease that is not told to open its host");
            of.gate = HostGate::Opening;
        }
        note(mayBeAsked(server, now), "more at a time than a server is asked for, or before its pause was over");
        ++server.flying;
        const qint64 id = base::raw(lease.entry.id);
        note(known(host, id) == QueuePos::of(lease.entry), "a priority or a depth that it has no more");
        note(m_flying.emplace(id, lease).second, "leased twice at a time");
        if (const auto parked = m_parked.find(id); parked != m_parked.end()) {
            note(now >= parked->second, "a further attempt before its time");
            m_parked.erase(parked);
        } else {
            auto &queued = m_file[host];
            note(queued.contains(QueuePos::of(lease.entry)), "what does not wait was handed out");
            note(firstQueued(host) == QueuePos::of(lease.entry), "another one of its host comes first");
            noteOthers(host, QueuePos::of(lease.entry), now);
            m_leased.insert(id);
        }
        check();
        return true;
    }

    /// A request that is under way ends in one of the ways that there are.
    void endAny(bool finishOnly = false)
    {
        if (m_flying.empty())
            return;
        auto it = m_flying.begin();
        std::advance(it, chance(int(m_flying.size())));
        const Lease lease = it->second;
        m_flying.erase(it);
        const int host = int(base::raw(lease.entry.host));
        Host &of = m_hosts[host];
        if (of.gate == HostGate::Opening && m_schedule.mustOpen(lease)) {
            m_schedule.openHost(lease.entry.host, 0ms);
            of.gate = HostGate::Open;
        }
        Server &server = m_servers[serverOfHost(host)];
        --server.flying;
        const int way = finishOnly ? 0 : chance(8);
        if (way == 7) { // no request after all
            m_schedule.release(lease);
            m_schedule.putBack(lease);
            m_leased.erase(base::raw(lease.entry.id));
            while (const auto returned = m_errands.takeReturned())
                m_returned.insert(base::raw(*returned));
        } else {
            m_schedule.fetchEnded(lease, HostSignal::Fine, 5ms);
            server.ended = m_clock.now();
            if (way == 6) {
                const TimePoint until = m_clock.now() + Milliseconds(1 + chance(200));
                m_parked.emplace(base::raw(lease.entry.id), until);
                m_schedule.park(lease, until);
            } else {
                forget(lease.entry);
                m_schedule.finish(lease.entry.id);
                ++m_finished;
            }
        }
        check();
    }

    /// Something that waits gets another priority or depth, or is kept out.
    void changeAny()
    {
        const int host = 1 + chance(PlayHosts);
        auto &queued = m_file[host];
        if (queued.empty())
            return;
        auto it = queued.begin();
        std::advance(it, chance(int(queued.size())));
        Entry entry = it->second;
        const bool leased = m_leased.contains(base::raw(entry.id));
        const QueuePos from = it->first;
        switch (chance(3)) {
        case 0:
            queued.erase(it);
            entry.priority = chance(6) - 2;
            queued.emplace(QueuePos::of(entry), entry);
            if (!m_schedule.setPriority(entry.host, from, entry.priority))
                m_schedule.move(entry.depth, entry);
            break;
        case 1:
            if (entry.depth == 0)
                return;
            queued.erase(it);
            --entry.depth;
            queued.emplace(QueuePos::of(entry), entry);
            m_schedule.move(from.depth, entry);
            break;
        default:
            note(m_schedule.drop(entry) != leased, "what waits cannot be dropped, or what is leased can");
            if (leased)
                break;
            queued.erase(it);
            ++m_dropped;
        }
        check();
    }

    void serveRefills()
    {
        // What somebody wanted to drop while it was leased: the writer has it queued after all.
        for (const qint64 id : m_returned)
            m_schedule.readmit(UrlId(id));
        m_returned.clear();
        while (const auto refill = m_schedule.nextRefill()) {
            const auto &queued = m_file[int(base::raw(refill->host))];
            QList<Entry> rows;
            for (auto it = queued.upper_bound(refill->after); it != queued.end() && rows.size() < refill->limit; ++it)
                rows.append(it->second);
            m_schedule.refilled(*refill, rows);
        }
        check();
    }

    void pass(Milliseconds time) { m_clock.advance(time); }

    /// Until all is fetched. False where it does not come to an end.
    bool drain()
    {
        const qint64 most = 20 * m_next + 1000;
        for (qint64 step = 0; step < most; ++step) {
            serveRefills();
            if (take())
                continue;
            if (!m_flying.empty()) {
                endAny(true);
                continue;
            }
            if (!m_schedule.hasMore())
                return true;
            if (const TimePoint wake = m_schedule.wakeTime(); wake != TimePoint::max() && wake > m_clock.now())
                m_clock.advance(std::chrono::ceil<std::chrono::microseconds>(wake - m_clock.now()));
        }
        return false;
    }

private:
    enum class HostGate : quint8 { Closed, Opening, Open };
    struct Host
    {
        HostGate gate = HostGate::Closed;
    };
    struct Server
    {
        int flying = 0;
        TimePoint ended{}; ///< its last request
    };

    [[nodiscard]] bool mayBeAsked(const Server &server, TimePoint now) const
    {
        const bool slow = m_options.delay > 0ms;
        return server.flying < (slow ? 1 : m_options.connectionsPerHost)
            && (!slow || server.ended == TimePoint{} || now >= server.ended + m_options.delay);
    }
    [[nodiscard]] std::optional<QueuePos> known(int host, qint64 id) const
    {
        const auto queued = m_file.find(host);
        if (queued == m_file.end())
            return std::nullopt;
        const auto it = std::find_if(queued->second.begin(), queued->second.end(),
            [id](const auto &one) { return base::raw(one.second.id) == id; });
        return it == queued->second.end() ? std::nullopt : std::optional(it->first);
    }
    /// Of all hosts that may be asked now the one with the best URL was.
    void noteOthers(int host, const QueuePos &taken, TimePoint now)
    {
        if (m_options.headEntries < WholeHead)
            return; // which of the others waits for the file nobody sees here
        for (int other = 1; other <= PlayHosts; ++other) {
            const auto first = firstQueued(other);
            if (other == host || !first || m_hosts[other].gate != HostGate::Open
                || !mayBeAsked(m_servers[serverOfHost(other)], now))
                continue;
            qint64 held = 0;
            bool due = false; // what is tried again goes first, wherever it stands
            for (const qint64 id : m_leased) {
                if (!known(other, id))
                    continue;
                ++held;
                const auto parked = m_parked.find(id);
                due = due || (parked != m_parked.end() && parked->second <= now);
            }
            if (due || held >= m_options.mostLeased)
                continue;
            note(std::pair(taken.priority, taken.depth) <= std::pair(first->priority, first->depth),
                "another host has a better one");
        }
    }

    void note(bool right, const char *otherwise)
    {
        if (!right && m_wrong.isEmpty())
            m_wrong = otherwise;
    }
    [[nodiscard]] std::optional<QueuePos> firstQueued(int host) const
    {
        const auto queued = m_file.find(host);
        if (queued == m_file.end())
            return std::nullopt;
        for (const auto &[pos, entry] : queued->second) {
            if (!m_leased.contains(base::raw(entry.id)) && !m_returned.contains(base::raw(entry.id)))
                return pos;
        }
        return std::nullopt;
    }
    void forget(const Entry &entry)
    {
        const int host = int(base::raw(entry.host));
        m_leased.erase(base::raw(entry.id));
        if (const auto pos = known(host, base::raw(entry.id)))
            m_file[host].erase(*pos);
    }
    /// Counters are what the file says.
    void check()
    {
        qint64 waiting = 0;
        for (const auto &[host, queued] : m_file)
            waiting += qint64(queued.size());
        const frontier::Counts counts = m_schedule.book().counts();
        note(counts.discovered == m_next, "discovered");
        note(counts.leased == qint64(m_leased.size()), "leased");
        note(counts.queued == waiting - qint64(m_leased.size()), "queued");
        note(counts.finished == m_finished && counts.skipped == m_dropped, "finished or kept out");
    }

    test::FakeClock m_clock;
    frontier::Sleepers m_sleepers;
    frontier::Errands m_errands;
    const frontier::Options m_options;
    Schedule m_schedule;
    QRandomGenerator m_random;
    std::map<int, std::map<QueuePos, Entry>> m_file; ///< by host: not finished, leased ones too
    std::map<int, Host> m_hosts;
    std::map<int, Server> m_servers;
    std::set<qint64> m_leased;
    std::set<qint64> m_returned; ///< put back, and nobody has said yet whether they are to be queued
    std::map<qint64, Lease> m_flying; ///< of those that are leased: a request is under way
    std::map<qint64, TimePoint> m_parked; ///< the same: they wait for another attempt
    std::vector<int> m_handedOut;
    qint64 m_next = 0;
    qint64 m_finished = 0;
    qint64 m_dropped = 0;
    QByteArray m_wrong;
};

frontier::Options queueOptions(int connections, int delayMs, int headEntries)
{
    frontier::Options options;
    options.connectionsPerHost = connections;
    options.delay = Milliseconds{delayMs};
    options.headEntries = headEntries;
    options.adaptive = false;
    options.mostLeased = 12;
    return options;
}

} // namespace

class TestSchedule : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void keepsItsPromises_data()
    {
        QTest::addColumn<int>("connections");
        QTest::addColumn<int>("delayMs");
        QTest::addColumn<int>("headEntries");
        QTest::addColumn<quint32>("seed");
        for (const int connections : {1, 3}) {
            for (const int delayMs : {0, 40}) {
                for (const int head : {1, 50, WholeHead}) {
                    for (quint32 seed = 1; seed <= 3; ++seed) {
                        QTest::addRow("%d connections, %d ms, %d in memory, seed %u", connections, delayMs, head, seed)
                            << connections << delayMs << head << seed;
                    }
                }
            }
        }
    }
    void keepsItsPromises()
    {
        QFETCH(int, connections);
        QFETCH(int, delayMs);
        QFETCH(int, headEntries);
        QFETCH(quint32, seed);
        QueuePlay play(queueOptions(connections, delayMs, headEntries), seed);
        for (int step = 0; step < 1500 && play.wrong().isEmpty(); ++step) {
            const int what = play.chance(12);
            if (what < 4)
                play.offerAny();
            else if (what < 7)
                (void)play.take();
            else if (what < 9)
                play.endAny();
            else if (what == 9)
                play.changeAny();
            else if (what == 10)
                play.serveRefills();
            else
                play.pass(Milliseconds(play.chance(60)));
        }
        QCOMPARE(play.wrong(), QByteArray());
        QVERIFY2(play.drain(), "it does not come to an end");
        QCOMPARE(play.wrong(), QByteArray());
        QVERIFY(play.finished() > 0);
        QCOMPARE(play.finished() + play.dropped(), play.discovered());
    }

    /// However much one host has, and however important it is, a host with a pause gets its turn when that is over.
    void starvesNoHostThatMayBeAsked()
    {
        QueuePlay play(queueOptions(1, 10, WholeHead), 1);
        for (int i = 0; i < 500; ++i)
            play.offer(1, 0, -1);
        for (int i = 0; i < 20; ++i)
            play.offer(2, 9, 5);
        QVERIFY(play.drain());
        QCOMPARE(play.wrong(), QByteArray());
        const std::vector<int> &order = play.handedOut();
        // While a host rests the other one is asked: they take turns until the small one is done.
        for (int i = 0; i + 1 < 40; i += 2)
            QVERIFY2(order[size_t(i)] != order[size_t(i) + 1], QByteArray::number(i).constData());
    }

    /// Hosts that may be asked at once: by priority, then by depth, over all of them.
    void importantOnesFirstOverAllHosts()
    {
        QueuePlay play(queueOptions(1000, 0, WholeHead), 1);
        for (int host = 1; host <= PlayHosts; ++host)
            play.offer(host, 0, 0);
        QVERIFY(play.drain()); // robots.txt of each is known
        const size_t opened = play.handedOut().size();
        for (int i = 0; i < 5; ++i) {
            play.offer(3, 4, 0);
            play.offer(2, 1, 1);
            play.offer(1, 2, 0);
            play.offer(4, 9, -1);
        }
        QVERIFY(play.drain());
        QCOMPARE(play.wrong(), QByteArray());
        std::vector<int> expected;
        for (const int host : {4, 1, 3, 2})
            expected.insert(expected.end(), 5, host);
        QCOMPARE(std::vector<int>(play.handedOut().begin() + qsizetype(opened), play.handedOut().end()), expected);
    }

    /// What somebody wants to keep out while a worker has it is in no queue until the writer has said what becomes of
    /// it; what it learns meanwhile counts.
    void whatIsPutBackUnwanted()
    {
        const frontier::Options options = queueOptions(1, 0, WholeHead);
        test::FakeClock clock;
        frontier::Sleepers sleepers;
        frontier::Errands errands;
        Schedule schedule(options, clock, sleepers, errands);
        const auto offer = [&schedule](qint64 id, int host, int depth) {
            const Entry entry{UrlId(id), "http://h" + QByteArray::number(host) + ".example/" + QByteArray::number(id),
                HostId(host), true, depth, 0};
            schedule.book().offered();
            schedule.enqueue(entry);
            return entry;
        };
        const auto takeAny = [&schedule] {
            Lease lease;
            if (!schedule.take(lease))
                return Lease();
            if (schedule.mustOpen(lease))
                schedule.openHost(lease.entry.host, 0ms);
            schedule.release(lease);
            return lease;
        };
        Entry first = offer(1, 1, 5);
        offer(2, 1, 6);
        Lease lease = takeAny();
        QCOMPARE(lease.entry.id, UrlId(1));
        QVERIFY(!schedule.drop(first));
        schedule.putBack(lease);
        QCOMPARE(errands.takeReturned(), std::optional(UrlId(1)));
        lease = takeAny();
        QCOMPARE(lease.entry.id, UrlId(2));
        schedule.finish(lease.entry.id);
        QVERIFY(schedule.setPriority(first.host, QueuePos::of(first), -3));
        first.priority = -3;
        first.depth = 2;
        schedule.move(5, first);
        schedule.readmit(UrlId(1));
        lease = takeAny();
        QCOMPARE(lease.entry.id, UrlId(1));
        QCOMPARE(lease.entry.depth, 2);
        QVERIFY(!schedule.drop(first));
        schedule.putBack(lease);
        QCOMPARE(errands.takeReturned(), std::optional(UrlId(1)));
        QVERIFY(schedule.setPriority(first.host, QueuePos::of(first), -4));
        schedule.readmit(UrlId(1));
        lease = takeAny();
        QCOMPARE(lease.entry.priority, -4);
        first.priority = -4;
        // And this time it is kept out.
        QVERIFY(!schedule.drop(first));
        schedule.putBack(lease);
        QVERIFY(schedule.drop(first));
        schedule.readmit(UrlId(1));
        QCOMPARE(takeAny().entry.id, UrlId::None);
        QCOMPARE(schedule.book().counts().skipped, 1);
        QCOMPARE(schedule.book().counts().queued, 0);
    }

    /// A shorter way makes a host the next one.
    void aShorterWayCountsOverAllHosts()
    {
        const frontier::Options options = queueOptions(1, 0, WholeHead);
        test::FakeClock clock;
        frontier::Sleepers sleepers;
        frontier::Errands errands;
        Schedule schedule(options, clock, sleepers, errands);
        for (const int host : {1, 2}) {
            schedule.book().offered();
            schedule.enqueue(
                {UrlId(host), "http://h" + QByteArray::number(host) + ".example/", HostId(host), true, 3 + host, 0});
        }
        schedule.move(5, {UrlId(2), "http://h2.example/", HostId(2), true, 1, 0});
        Lease lease;
        QVERIFY(schedule.take(lease));
        QCOMPARE(lease.entry.id, UrlId(2));
    }

    /// A rate that changes counts from the last request, not from the change.
    void anotherRate_data()
    {
        QTest::addColumn<double>("before");
        QTest::addColumn<double>("after");
        QTest::addColumn<int>("waitMs"); ///< from the last request
        QTest::newRow("slower") << 2.0 << 0.25 << 4000;
        QTest::newRow("faster") << 0.25 << 2.0 << 500;
        QTest::newRow("from none") << 0.0 << 1.0 << 1000;
    }
    void anotherRate()
    {
        QFETCH(double, before);
        QFETCH(double, after);
        QFETCH(int, waitMs);
        frontier::Options options = queueOptions(8, 0, WholeHead);
        options.rate = before;
        test::FakeClock clock;
        frontier::Sleepers sleepers;
        frontier::Errands errands;
        Schedule schedule(options, clock, sleepers, errands);
        for (int id = 1; id <= 2; ++id) {
            schedule.book().offered();
            schedule.enqueue({UrlId(id), "http://h.example/" + QByteArray::number(id), HostId(1), true, 0, 0});
        }
        Lease lease;
        QVERIFY(schedule.take(lease));
        schedule.openHost(HostId(1), 0ms);
        clock.advance(200ms);
        options.rate = after;
        schedule.speedChanged();
        clock.advance(Milliseconds(waitMs - 201));
        QVERIFY(!schedule.take(lease));
        clock.advance(1ms);
        QVERIFY(schedule.take(lease));
    }
};

ARGIOPE_TEST(TestSchedule, void)
#include "tst_schedule.moc"
