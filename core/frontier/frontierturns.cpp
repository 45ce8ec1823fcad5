// Whose turn it is: the part of the frontier that deals with time.

#include "core/frontier/frontier.h"

#include <algorithm>
#include <limits>

namespace argiope::frontier {

using base::Milliseconds;
using base::TimePoint;

namespace {
constexpr Milliseconds FirstThrottleDelay{250};
constexpr Milliseconds MostThrottleDelay{60000};
constexpr Milliseconds LeastThrottleDelay{20}; ///< less is none
constexpr Milliseconds FirstProbePause{1000};
constexpr Milliseconds MostProbePause{60000};
constexpr Milliseconds LeastStallTime{1000};
constexpr int MostStalled = 4;
} // namespace

Milliseconds Pace::crawlDelay() const
{
    Milliseconds most{0};
    for (const HostQueue *host : hosts)
        most = std::max(most, host->crawlDelay);
    return most;
}

Milliseconds Frontier::delayOf(const Pace &pace) const
{
    const Milliseconds learnt
        = m_options.adaptive ? std::max(pace.throttleDelay, pace.latency.delay()) : Milliseconds{0};
    return std::max({m_options.delay, pace.crawlDelay(), learnt});
}

bool Frontier::learnsLatency(const Pace &pace) const
{
    // With one request at a time and a delay between them a slow answer is not our doing.
    return m_options.adaptive && m_options.delay.count() <= 0 && pace.throttleDelay.count() <= 0
        && pace.crawlDelay().count() <= 0;
}

int Frontier::slots(const Pace &pace) const
{
    if (learnsLatency(pace))
        return pace.latency.allowed();
    return delayOf(pace).count() > 0 ? 1 : std::max(m_options.connectionsPerHost, 1);
}

/// A request without an end for so long waits for something else than its turn at the server; zero: they all count. A
/// page that never answers must not keep a host's others from being fetched. Where somebody asked for a delay there is
/// one request at a time, whatever becomes of it.
Milliseconds Frontier::stallTime(const Pace &pace) const
{
    if (!m_options.adaptive || m_options.delay.count() > 0 || pace.crawlDelay().count() > 0)
        return Milliseconds{0};
    return std::max(LeastStallTime, 2 * delayOf(pace));
}

int Frontier::connectionsInUse(const Pace &pace, TimePoint now) const
{
    const int all = int(pace.inFlight.size());
    const Milliseconds time = stallTime(pace);
    if (time.count() <= 0 || all == 0)
        return all;
    const auto stalled = std::distance(pace.inFlight.begin(), pace.inFlight.upper_bound(now - time));
    return all - std::min(int(stalled), MostStalled);
}

/// When the next of its requests stops to count; the end of time where none will.
TimePoint Frontier::nextStall(const Pace &pace, TimePoint now) const
{
    const Milliseconds time = stallTime(pace);
    if (time.count() <= 0)
        return TimePoint::max();
    const auto next = pace.inFlight.upper_bound(now - time);
    if (next == pace.inFlight.end() || std::distance(pace.inFlight.begin(), next) >= MostStalled)
        return TimePoint::max();
    return *next + time;
}

int Frontier::slots(const HostQueue &host) const
{
    const bool one = host.gate != HostQueue::Gate::Open || host.probePause.count() > 0;
    return one ? 1 : std::numeric_limits<int>::max();
}

bool Frontier::givenUp(const HostQueue &host, TimePoint now) const
{
    return host.probePause.count() > 0 && now - host.failingSince >= m_options.giveUpAfter;
}

void Frontier::unplace(HostQueue &host)
{
    if (host.inReady)
        m_ready.erase({host.readyKey, base::raw(host.host)});
    if (host.inWaiting)
        m_waiting.erase({host.waitingKey, base::raw(host.host)});
    host.inReady = host.inWaiting = false;
}

void Frontier::place(const Pace &pace)
{
    for (HostQueue *host : pace.hosts)
        place(*host);
}

void Frontier::place(HostQueue &host)
{
    unplace(host);
    const bool idle = host.size() == 0 && host.leased == 0;
    if (idle != host.idle)
        setIdle(host, idle);
    if (host.wantsRefill()) {
        host.refillAsked = true;
        ++m_refillsUnderWay;
        m_refills.push_back(host.host);
        if (m_refillWanted)
            m_refillWanted();
    }
    if ((host.headEmpty() && host.due.empty()) || host.gate == HostQueue::Gate::Opening || host.inFlight >= slots(host))
        return;
    const TimePoint now = m_clock.now();
    Pace &pace = *host.pace;
    TimePoint start = std::max(host.nextAllowed, pace.nextAllowed);
    if (learnsLatency(pace))
        pace.latency.step(now);
    if (connectionsInUse(pace, now) >= slots(pace)) {
        TimePoint room = nextStall(pace, now);
        if (learnsLatency(pace) && pace.latency.opening())
            room = std::min(room, pace.latency.nextStep());
        if (room == TimePoint::max())
            return;
        start = std::max(start, room);
    }
    if (start > now) {
        host.inWaiting = true;
        host.waitingKey = start;
        m_waiting.insert({host.waitingKey, base::raw(host.host)});
    } else {
        host.inReady = true;
        host.readyKey = TurnPos::of(host.due.empty() ? host.front() : host.due.begin()->second.entry);
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
    return m_options.maxFetched > 0 && m_counts.fetched + m_counts.leased >= m_options.maxFetched;
}

void Frontier::handOut(HostQueue &host, Lease &lease)
{
    if (!host.due.empty()) {
        lease = std::move(host.due.extract(host.due.begin()).mapped());
        const Entry &known = m_leased.at(base::raw(lease.entry.id));
        lease.entry.depth = known.depth;
        lease.entry.hops = known.hops;
        if (lease.entry.page != known.page)
            lease.entry.validators.clear(); // what was stored is not what is wanted now
        lease.entry.page = known.page;
        return;
    }
    lease = Lease{};
    lease.entry = host.takeFront();
    ++host.leased;
    --m_counts.queued;
    ++m_counts.leased;
    Entry known = lease.entry;
    known.url.clear();
    m_leased.emplace(base::raw(known.id), std::move(known));
}

void Frontier::chargeRate(TimePoint now)
{
    if (m_options.rate <= 0)
        return;
    const auto step
        = std::chrono::duration_cast<TimePoint::duration>(std::chrono::duration<double>(1.0 / m_options.rate));
    m_nextStart = std::max(m_nextStart, now) + step;
}

bool Frontier::takeReady(TimePoint now, Lease &lease)
{
    // With the limit of URLs reached only retries of what was begun go on.
    const bool retriesOnly = limitReached();
    for (const ReadyHost &ready : m_ready) {
        HostQueue &host = hostQueue(base::HostId(ready.host));
        if (retriesOnly && host.due.empty())
            continue;
        handOut(host, lease);
        lease.taken = now;
        lease.opensHost = host.gate == HostQueue::Gate::Closed;
        if (lease.opensHost)
            host.gate = HostQueue::Gate::Opening;
        ++host.inFlight;
        host.pace->inFlight.insert(now);
        host.pace->latency.started(now);
        chargeRate(now);
        place(*host.pace);
        return true;
    }
    return false;
}

bool Frontier::takeGivenUp(TimePoint now, Lease &lease)
{
    if (m_probed.empty() || !m_ready.empty() || limitReached())
        return false;
    HostQueue *found = nullptr;
    qint64 queued = 0;
    qint64 leased = qint64(m_givenUpLeases.size());
    for (const qint32 id : m_probed) {
        HostQueue &host = *m_hosts.at(id);
        if (!givenUp(host, now))
            return false;
        queued += host.size();
        leased += qint64(host.due.size());
        if (!host.headEmpty() || !host.due.empty())
            found = &host;
    }
    // As long as there is anything else to do, the host may come back.
    if (!found || queued != m_counts.queued || leased != m_counts.leased)
        return false;
    handOut(*found, lease);
    lease.taken = now;
    lease.opensHost = false;
    lease.givenUp = true;
    m_givenUpLeases.insert(base::raw(lease.entry.id));
    place(*found);
    return true;
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

TakeResult Frontier::take(Lease &lease, const std::function<void(Waiting)> &waits)
{
    Lock lock(m_mutex);
    while (true) {
        if (m_stopped)
            return TakeResult::Stopped;
        if (!m_paused) {
            const TimePoint now = m_clock.now();
            promote(now);
            const bool rateAllows = m_options.rate <= 0 || m_nextStart <= now;
            if ((rateAllows && takeReady(now, lease)) || takeGivenUp(now, lease)) {
                // This worker leaves; another has to know of what else there is to do or to wait for.
                const bool more = !m_ready.empty() || !m_waiting.empty() || !m_parked.empty();
                if (more && m_waitingWorkers > 0)
                    m_changed.notify_one();
                return TakeResult::Leased;
            }
            if (m_counts.leased == 0 && m_holds == 0) {
                if (m_counts.queued == 0 && !m_leftover) {
                    m_ended = true;
                    return TakeResult::Finished;
                }
                if (m_counts.queued > 0 && limitReached()) {
                    m_ended = true;
                    return TakeResult::Limit;
                }
                if (m_counts.queued == 0 && !m_leftoverAsked) {
                    m_leftoverAsked = true;
                    if (m_refillWanted)
                        m_refillWanted();
                }
            }
        }
        ++m_waitingWorkers;
        if (!m_paused)
            wakeDormant();
        const TimePoint wake = m_paused ? TimePoint::max() : wakeTime(m_clock.now());
        if (waits) {
            const bool turn = wake != TimePoint::max() || m_counts.queued > 0;
            waits(m_paused ? Waiting::Paused : turn ? Waiting::Turn : Waiting::Work);
        }
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
    const HostQueue *host = findHost(lease.entry.host);
    return host && lease.opensHost && host->gate != HostQueue::Gate::Open;
}

void Frontier::openHost(base::HostId id, Milliseconds crawlDelay)
{
    const Lock lock(m_mutex);
    HostQueue &host = hostQueue(id);
    host.gate = HostQueue::Gate::Open;
    host.crawlDelay = crawlDelay;
    if (host.pace)
        place(*host.pace);
    // The gate held back as many workers as the host has slots.
    m_changed.notify_all();
}

bool Frontier::reopenHost(Lease &lease)
{
    const Lock lock(m_mutex);
    HostQueue &host = hostQueue(lease.entry.host);
    if (lease.opensHost && host.gate == HostQueue::Gate::Opening)
        return true;
    if (host.gate == HostQueue::Gate::Opening)
        return false;
    host.gate = HostQueue::Gate::Opening;
    lease.opensHost = true;
    place(host);
    return true;
}

void Frontier::learnFailure(const Lease &lease, HostQueue &host, HostSignal signal)
{
    const TimePoint now = m_clock.now();
    if (signal != HostSignal::Unreachable) {
        host.failuresInARow = 0;
        if (host.probePause.count() > 0) {
            host.probePause = Milliseconds{0};
            host.nextAllowed = {};
            m_probed.erase(base::raw(host.host));
        }
        return;
    }
    if (host.failuresInARow++ == 0)
        host.failingSince = now;
    // Requests that were under way together speak of the same moment: they count once.
    if (host.failuresInARow >= m_options.failuresUntilProbing && lease.taken >= host.probedAt) {
        host.probePause = std::clamp(host.probePause * 2, FirstProbePause, MostProbePause);
        host.probedAt = now;
        host.nextAllowed = now + host.probePause;
        m_probed.insert(base::raw(host.host));
    }
}

void Frontier::learnPace(const Lease &lease, Pace &pace, HostSignal signal, Milliseconds firstByte)
{
    if (!m_options.adaptive)
        return;
    const TimePoint now = m_clock.now();
    if (signal == HostSignal::Throttled && lease.taken >= pace.throttledAt) {
        pace.throttleDelay = std::clamp(pace.throttleDelay * 2, FirstThrottleDelay, MostThrottleDelay);
        pace.throttledAt = now;
    } else if (signal == HostSignal::Fine && pace.throttleDelay.count() > 0) {
        pace.throttleDelay = pace.throttleDelay * 3 / 4;
    }
    if (pace.throttleDelay < LeastThrottleDelay)
        pace.throttleDelay = Milliseconds{0};
    if (firstByte.count() >= 0 && learnsLatency(pace))
        pace.latency.answered(firstByte, lease.taken, now);
}

void Frontier::fetchEnded(const Lease &lease, HostSignal signal, Milliseconds firstByte)
{
    const Lock lock(m_mutex);
    HostQueue &host = hostQueue(lease.entry.host);
    Pace &pace = *host.pace;
    --host.inFlight;
    pace.ended(lease.taken);
    ++host.requests;
    if (lease.opensHost && host.gate == HostQueue::Gate::Opening)
        host.gate = HostQueue::Gate::Closed; // robots.txt is still unknown: the next lease tries again
    learnFailure(lease, host, signal);
    learnPace(lease, pace, signal, firstByte);
    const Milliseconds delay = delayOf(pace);
    if (delay.count() > 0)
        pace.nextAllowed = std::max(pace.nextAllowed, m_clock.now() + delay);
    place(pace);
}

void Frontier::release(const Lease &lease)
{
    const Lock lock(m_mutex);
    HostQueue &host = hostQueue(lease.entry.host);
    --host.inFlight;
    host.pace->ended(lease.taken);
    if (lease.opensHost && host.gate == HostQueue::Gate::Opening)
        host.gate = HostQueue::Gate::Closed;
    place(*host.pace);
}

int Frontier::failuresInARow(base::HostId id) const
{
    const Lock lock(m_mutex);
    const HostQueue *host = findHost(id);
    return host ? host->failuresInARow : 0;
}

bool Frontier::stoppedAnswering(base::HostId id) const
{
    const Lock lock(m_mutex);
    const HostQueue *host = findHost(id);
    return host && host->probePause.count() > 0;
}

void Frontier::backOff(const Lease &lease, Milliseconds pause)
{
    const Lock lock(m_mutex);
    Pace &pace = *hostQueue(lease.entry.host).pace;
    pace.backedOffUntil = std::max(pace.backedOffUntil, m_clock.now() + pause);
    pace.nextAllowed = std::max(pace.nextAllowed, pace.backedOffUntil);
    place(pace);
}

void Frontier::park(Lease lease, Milliseconds pause)
{
    const Lock lock(m_mutex);
    ++lease.attempt;
    if (m_stopped) {
        forgetLeased(lease.entry);
        --m_counts.leased;
        ++m_counts.queued;
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
    while (!m_stopped) {
        if (m_paused) {
            ++m_waitingWorkers;
            m_sleepers.wait(lock, [this] { return m_stopped || !m_paused; });
            --m_waitingWorkers;
            continue;
        }
        const TimePoint now = m_clock.now();
        if (m_options.rate <= 0 || m_nextStart <= now) {
            chargeRate(now);
            return true;
        }
        m_sleepers.wait_until(lock, m_nextStart);
    }
    return false;
}

void Frontier::putBack(const Lease &lease)
{
    const Lock lock(m_mutex);
    Entry entry = lease.entry;
    const auto it = m_leased.find(base::raw(entry.id));
    if (it != m_leased.end()) {
        entry.depth = it->second.depth;
        entry.hops = it->second.hops;
        if (entry.page != it->second.page)
            entry.validators.clear();
        entry.page = it->second.page;
    }
    forgetLeased(entry);
    --m_counts.leased;
    ++m_counts.queued;
    enqueue(std::move(entry));
    if (m_counts.leased == 0)
        m_changed.notify_all();
}

} // namespace argiope::frontier
