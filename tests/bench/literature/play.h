#pragma once

#include "core/frontier/schedule.h"
#include "tests/support/fakeclock.h"

#include <functional>
#include <map>
#include <set>

namespace argiope::bench {

using Seconds = std::chrono::duration<double>;

[[nodiscard]] inline std::chrono::microseconds microseconds(double seconds)
{
    return std::chrono::duration_cast<std::chrono::microseconds>(Seconds(seconds));
}

/// A crawl without a network and in no time: the code that says whose turn it is (frontier::Schedule), with a clock
/// that is moved from one event to the next. What its queues do not hold in memory it asks for, as of a file.
class Play
{
public:
    /// When the answer to a request that begins now will have come, in seconds from now.
    using Serve = std::function<double(const frontier::Lease &)>;
    using Done = std::function<void(const frontier::Lease &)>;

    Play(const frontier::Options &options, int threads)
        : m_options(options)
        , m_schedule(m_options, m_clock, m_sleepers, m_errands)
        , m_threads(threads)
    {
    }
    /// A page of a host on the internet.
    void offer(qint64 id, int host, int priority = 0)
    {
        frontier::Entry entry{base::UrlId(id),
            "http://h" + QByteArray::number(host) + ".example/" + QByteArray::number(id), base::HostId(host), true, 0,
            0};
        entry.priority = priority;
        m_file[host].emplace(frontier::QueuePos::of(entry), entry);
        m_schedule.book().offered();
        m_schedule.enqueue(std::move(entry));
    }
    [[nodiscard]] double now() const { return Seconds(m_clock.now() - m_begin).count(); }
    [[nodiscard]] double idleSeconds() const { return m_idle; } ///< of all threads together
    [[nodiscard]] frontier::Schedule &schedule() { return m_schedule; }

    /// Until nothing is left, or so many seconds have gone by. With `crowd` idle threads let further hosts in than
    /// Options::busyHosts, as real ones do.
    void run(double seconds, const Serve &serve, const Done &done, bool crowd = true)
    {
        const base::TimePoint end = m_begin + microseconds(seconds);
        for (;;) {
            while (!m_underWay.empty() && m_underWay.begin()->first <= m_clock.now())
                finish(m_underWay.extract(m_underWay.begin()).mapped(), done);
            answerErrands();
            frontier::Lease lease;
            while (int(m_underWay.size()) < m_threads && m_schedule.take(lease))
                begin(lease, serve);
            const auto idle = m_threads - int(m_underWay.size());
            if (idle > 0) {
                if (crowd)
                    m_sleepers.joined();
                m_schedule.wakeDormant();
                if (crowd)
                    m_sleepers.left();
                answerErrands();
                while (int(m_underWay.size()) < m_threads && m_schedule.take(lease))
                    begin(lease, serve);
            }
            base::TimePoint next = m_underWay.empty() ? base::TimePoint::max() : m_underWay.begin()->first;
            if (int(m_underWay.size()) < m_threads)
                next = std::min(next, m_schedule.wakeTime());
            if (next == base::TimePoint::max() || m_clock.now() >= end)
                return;
            next = std::max(std::min(next, end), m_clock.now() + std::chrono::microseconds(1));
            m_idle += Seconds(next - m_clock.now()).count() * double(m_threads - int(m_underWay.size()));
            m_clock.advance(std::chrono::ceil<std::chrono::microseconds>(next - m_clock.now()));
        }
    }

private:
    void begin(const frontier::Lease &lease, const Serve &serve)
    {
        if (lease.opensHost)
            m_schedule.openHost(lease.entry.host, base::Milliseconds(0));
        m_underWay.emplace(m_clock.now() + microseconds(serve(lease)), lease);
    }
    void finish(const frontier::Lease &lease, const Done &done)
    {
        const auto took = std::chrono::duration_cast<base::Milliseconds>(m_clock.now() - lease.taken);
        m_schedule.fetchEnded(lease, frontier::HostSignal::Fine, took);
        m_file[base::raw(lease.entry.host)].erase(frontier::QueuePos::of(lease.entry));
        m_schedule.finish(lease.entry.id);
        done(lease);
    }
    void answerErrands()
    {
        while (const auto refill = m_schedule.nextRefill()) {
            QList<frontier::Entry> entries;
            const auto &file = m_file[base::raw(refill->host)];
            for (auto at = file.upper_bound(refill->after); at != file.end() && entries.size() < refill->limit; ++at)
                entries.append(at->second);
            m_schedule.refilled(*refill, std::move(entries));
        }
    }

    const frontier::Options m_options;
    test::FakeClock m_clock;
    const base::TimePoint m_begin = m_clock.now();
    frontier::Sleepers m_sleepers;
    frontier::Errands m_errands;
    frontier::Schedule m_schedule;
    const int m_threads;
    std::multimap<base::TimePoint, frontier::Lease> m_underWay;
    std::map<qint32, std::map<frontier::QueuePos, frontier::Entry>> m_file; ///< by host: what waits or is leased
    double m_idle = 0;
};

} // namespace argiope::bench
