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
        Entry entry{UrlId(++m_next), "http://h" + QByteArray::number(host) + ".example/" + QByteArray::number(m_next),
            HostId(host), true, depth, 0};
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
        m_handedOut.push_back(host);
        const TimePoint now = m_clock.now();
        note(lease.task == frontier::LeaseTask::Fetch, "no host is in trouble");
        note(of.gate != HostGate::Opening, "a lease before its host was opened");
        if (of.gate == HostGate::Closed) {
            note(m_schedule.mustOpen(lease), "a first lease that is not told to open its host");
            of.gate = HostGate::Opening;
        }
        const bool slow = m_options.delay > 0ms;
        note(of.flying < (slow ? 1 : m_options.connectionsPerHost), "more at a time than a host is asked for");
        note(!slow || of.ended == TimePoint{} || now >= of.ended + m_options.delay, "before a host's pause was over");
        ++of.flying;
        const qint64 id = base::raw(lease.entry.id);
        note(m_flying.emplace(id, lease).second, "leased twice at a time");
        if (const auto parked = m_parked.find(id); parked != m_parked.end()) {
            note(now >= parked->second, "a further attempt before its time");
            m_parked.erase(parked);
        } else {
            auto &queued = m_file[host];
            note(queued.contains(QueuePos::of(lease.entry)), "what does not wait was handed out");
            note(firstQueued(host) == QueuePos::of(lease.entry), "another one of its host comes first");
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
        --of.flying;
        const int way = finishOnly ? 0 : chance(8);
        if (way == 7) { // no request after all
            m_schedule.release(lease);
            m_schedule.putBack(lease);
            m_leased.erase(base::raw(lease.entry.id));
        } else {
            m_schedule.fetchEnded(lease, HostSignal::Fine, 5ms);
            of.ended = m_clock.now();
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
        if (m_leased.contains(base::raw(entry.id)))
            return;
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
            queued.erase(it);
            note(m_schedule.drop(entry), "what waits cannot be dropped");
            ++m_dropped;
        }
        check();
    }

    void serveRefills()
    {
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
        int flying = 0;
        TimePoint ended{}; ///< its last request
    };

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
            if (!m_leased.contains(base::raw(entry.id)))
                return pos;
        }
        return std::nullopt;
    }
    void forget(const Entry &entry)
    {
        m_leased.erase(base::raw(entry.id));
        m_file[int(base::raw(entry.host))].erase(QueuePos::of(entry));
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
    std::set<qint64> m_leased;
    std::map<qint64, Lease> m_flying; ///< of them: a request is under way
    std::map<qint64, TimePoint> m_parked; ///< of them: they wait for another attempt
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
                for (const int head : {1, 50, 50000}) {
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
        QueuePlay play(queueOptions(1, 10, 50000), 1);
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
        QueuePlay play(queueOptions(1000, 0, 50000), 1);
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
};

ARGIOPE_TEST(TestSchedule, void)
#include "tst_schedule.moc"
