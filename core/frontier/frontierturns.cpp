// Whose turn it is: the part of the frontier that deals with time.

#include "core/frontier/frontier.h"

#include <algorithm>

namespace argiope::frontier {

using base::Milliseconds;
using base::TimePoint;

namespace {
constexpr Milliseconds FirstAdaptiveDelay{250};
constexpr Milliseconds MaxAdaptiveDelay{60000};
constexpr Milliseconds LeastAdaptiveDelay{20}; ///< less is none
} // namespace

int Frontier::slots(const HostQueue &host) const
{
    if (host.gate != HostQueue::Gate::Open || host.delay.count() > 0 || host.adaptiveDelay.count() > 0)
        return 1;
    return std::max(m_options.connectionsPerHost, 1);
}

void Frontier::unplace(HostQueue &host)
{
    if (host.inReady)
        m_ready.erase({host.readyKey, base::raw(host.host)});
    if (host.inWaiting)
        m_waiting.erase({host.waitingKey, base::raw(host.host)});
    host.inReady = host.inWaiting = false;
}

void Frontier::place(HostQueue &host)
{
    unplace(host);
    if (host.wantsRefill()) {
        host.refillAsked = true;
        m_refills.push_back(host.host);
        if (m_refillWanted)
            m_refillWanted();
    }
    if ((host.headEmpty() && host.due.empty()) || host.gate == HostQueue::Gate::Opening || host.inFlight >= slots(host))
        return;
    if (host.nextAllowed > m_clock.now()) {
        host.inWaiting = true;
        host.waitingKey = host.nextAllowed;
        m_waiting.insert({host.waitingKey, base::raw(host.host)});
    } else {
        host.inReady = true;
        host.readyKey = host.due.empty() ? QueuePos::of(host.front()) : host.due.begin()->first;
        m_ready.insert({host.readyKey, base::raw(host.host)});
    }
    if (m_waitingWorkers > 0)
        m_changed.notify_one();
}

void Frontier::promote(TimePoint now)
{
    while (!m_parked.empty() && m_parked.begin()->first <= now) {
        auto node = m_parked.extract(m_parked.begin());
        HostQueue &host = hostQueue(node.mapped().entry.host);
        host.due.emplace(QueuePos::of(node.mapped().entry), std::move(node.mapped()));
        place(host);
    }
    while (!m_waiting.empty() && m_waiting.begin()->first <= now)
        place(hostQueue(base::HostId(m_waiting.begin()->second)));
}

bool Frontier::limitReached() const
{
    return m_options.maxFetched > 0 && m_counts.finished + m_counts.leased >= m_options.maxFetched;
}

bool Frontier::takeReady(TimePoint now, Lease &lease)
{
    // With the limit of URLs reached only retries of what was begun go on.
    const bool retriesOnly = limitReached();
    for (const ReadyHost &ready : m_ready) {
        HostQueue &host = hostQueue(base::HostId(ready.host));
        const bool retry = !host.due.empty();
        if (retriesOnly && !retry)
            continue;
        if (retry) {
            lease = std::move(host.due.extract(host.due.begin()).mapped());
            const Entry &known = m_leased.at(base::raw(lease.entry.id));
            lease.entry.depth = known.depth;
            lease.entry.hops = known.hops;
            lease.entry.page = known.page;
        } else {
            lease = {host.takeFront(), 1};
            --m_counts.queued;
            ++m_counts.leased;
            Entry known = lease.entry;
            known.url.clear();
            m_leased.emplace(base::raw(known.id), std::move(known));
        }
        lease.taken = now;
        ++host.inFlight;
        if (host.gate == HostQueue::Gate::Closed)
            host.gate = HostQueue::Gate::Opening;
        if (m_options.rate > 0) {
            const auto step
                = std::chrono::duration_cast<TimePoint::duration>(std::chrono::duration<double>(1.0 / m_options.rate));
            m_nextStart = std::max(m_nextStart, now) + step;
        }
        place(host);
        return true;
    }
    return false;
}

TimePoint Frontier::wakeTime(TimePoint now) const
{
    TimePoint wake = TimePoint::max();
    if (!m_waiting.empty())
        wake = std::min(wake, m_waiting.begin()->first);
    if (!m_parked.empty())
        wake = std::min(wake, m_parked.begin()->first);
    if (!m_ready.empty() && m_options.rate > 0 && m_nextStart > now)
        wake = std::min(wake, m_nextStart);
    return wake;
}

TakeResult Frontier::take(Lease &lease)
{
    Lock lock(m_mutex);
    while (true) {
        if (m_stopped)
            return TakeResult::Stopped;
        if (!m_paused) {
            const TimePoint now = m_clock.now();
            promote(now);
            const bool rateAllows = m_options.rate <= 0 || m_nextStart <= now;
            if (rateAllows && takeReady(now, lease)) {
                // This worker leaves; another has to know of what else there is to do or to wait for.
                const bool more = !m_ready.empty() || !m_waiting.empty() || !m_parked.empty();
                if (more && m_waitingWorkers > 0)
                    m_changed.notify_one();
                return TakeResult::Leased;
            }
            if (m_counts.leased == 0) {
                if (m_counts.queued == 0)
                    return TakeResult::Finished;
                if (limitReached())
                    return TakeResult::Limit;
            }
        }
        ++m_waitingWorkers;
        const TimePoint wake = m_paused ? TimePoint::max() : wakeTime(m_clock.now());
        if (wake == TimePoint::max())
            m_changed.wait(lock);
        else
            m_changed.wait_until(lock, wake);
        --m_waitingWorkers;
    }
}

bool Frontier::mustOpen(const Lease &lease) const
{
    const Lock lock(m_mutex);
    const auto it = m_hosts.find(base::raw(lease.entry.host));
    return it != m_hosts.end() && it->second->gate != HostQueue::Gate::Open;
}

void Frontier::openHost(base::HostId id, Milliseconds crawlDelay)
{
    const Lock lock(m_mutex);
    HostQueue &host = hostQueue(id);
    host.gate = HostQueue::Gate::Open;
    host.delay = std::max(m_options.delay, crawlDelay);
    place(host);
    // The gate held back as many workers as the host has slots.
    m_changed.notify_all();
}

void Frontier::fetchEnded(const Lease &lease, HostSignal signal)
{
    const Lock lock(m_mutex);
    HostQueue &host = hostQueue(lease.entry.host);
    --host.inFlight;
    if (host.gate == HostQueue::Gate::Opening)
        host.gate = HostQueue::Gate::Closed; // robots.txt is still unknown: the next lease tries again
    host.failuresInARow = signal == HostSignal::Unreachable ? host.failuresInARow + 1 : 0;
    if (m_options.adaptive) {
        // Requests that were under way together speak of the same moment: they count once.
        if (signal == HostSignal::Throttled && lease.taken >= host.slowedAt) {
            host.adaptiveDelay = std::clamp(host.adaptiveDelay * 2, FirstAdaptiveDelay, MaxAdaptiveDelay);
            host.slowedAt = m_clock.now();
        } else if (signal == HostSignal::Fine && host.adaptiveDelay.count() > 0) {
            host.adaptiveDelay = host.adaptiveDelay * 3 / 4;
        }
        if (host.adaptiveDelay < LeastAdaptiveDelay)
            host.adaptiveDelay = Milliseconds{0};
    }
    const Milliseconds delay = std::max(host.delay, host.adaptiveDelay);
    if (delay.count() > 0)
        host.nextAllowed = std::max(host.nextAllowed, m_clock.now() + delay);
    place(host);
}

void Frontier::release(const Lease &lease)
{
    const Lock lock(m_mutex);
    HostQueue &host = hostQueue(lease.entry.host);
    --host.inFlight;
    if (host.gate == HostQueue::Gate::Opening)
        host.gate = HostQueue::Gate::Closed;
    place(host);
}

int Frontier::failuresInARow(base::HostId host) const
{
    const Lock lock(m_mutex);
    const auto it = m_hosts.find(base::raw(host));
    return it == m_hosts.end() ? 0 : it->second->failuresInARow;
}

void Frontier::backOff(base::HostId id, Milliseconds pause)
{
    const Lock lock(m_mutex);
    HostQueue &host = hostQueue(id);
    host.nextAllowed = std::max(host.nextAllowed, m_clock.now() + pause);
    place(host);
}

void Frontier::park(Lease lease, Milliseconds pause)
{
    const Lock lock(m_mutex);
    ++lease.attempt;
    if (m_stopped) {
        --m_counts.leased;
        ++m_counts.queued;
        m_leased.erase(base::raw(lease.entry.id));
        return;
    }
    m_parked.emplace(m_clock.now() + pause, std::move(lease));
    m_changed.notify_one();
}

bool Frontier::wait(Milliseconds pause)
{
    Lock lock(m_mutex);
    if (m_sleepers.wait_for(lock, pause, [this] { return m_stopped; }))
        return false;
    ++m_waitingWorkers;
    m_sleepers.wait(lock, [this] { return m_stopped || !m_paused; });
    --m_waitingWorkers;
    return !m_stopped;
}

void Frontier::putBack(const Lease &lease)
{
    const Lock lock(m_mutex);
    Entry entry = lease.entry;
    const auto it = m_leased.find(base::raw(entry.id));
    if (it != m_leased.end()) {
        entry.depth = it->second.depth;
        entry.hops = it->second.hops;
        entry.page = it->second.page;
        m_leased.erase(it);
    }
    --m_counts.leased;
    ++m_counts.queued;
    enqueue(std::move(entry));
    if (m_counts.leased == 0)
        m_changed.notify_all();
}

} // namespace argiope::frontier
