#include "core/frontier/frontier.h"

#include <algorithm>

namespace argiope::frontier {

namespace {
constexpr size_t MostSoon = 1000; ///< leases, beyond which nobody comes before others: leases are in memory
} // namespace

Frontier::Frontier(const Options &options, const base::Clock &clock)
    : m_options(options)
    , m_clock(clock)
    , m_headLimit(options.headEntries)
{
}

Frontier::~Frontier() = default;

void Frontier::restore(const Counts &counts, const QHash<base::HostId, qint64> &queuedByHost)
{
    const Lock lock(m_mutex);
    m_counts = counts;
    for (auto it = queuedByHost.begin(); it != queuedByHost.end(); ++it) {
        m_dormant.emplace(base::raw(it.key()), it.value());
        m_dormantOrder.push_back(base::raw(it.key()));
    }
    std::sort(m_dormantOrder.begin(), m_dormantOrder.end()); // as they were found
    wakeDormant();
}

void Frontier::enqueue(Entry entry)
{
    const qint32 id = base::raw(entry.host);
    const bool known = m_hosts.contains(id);
    if (!known && (m_dormant.contains(id) || busyHosts() >= m_options.busyHosts)) {
        if (++m_dormant[id] == 1)
            m_dormantOrder.push_back(id);
        if (m_waitingWorkers > 0 && m_ready.empty())
            m_changed.notify_one();
        return;
    }
    HostQueue &host = hostQueue(entry.host);
    knowOrigin(host, entry.url);
    host.push(std::move(entry));
    place(host);
}

void Frontier::offer(Entry entry)
{
    const Lock lock(m_mutex);
    ++m_counts.discovered;
    ++m_counts.queued;
    enqueue(std::move(entry));
}

void Frontier::addSkipped()
{
    const Lock lock(m_mutex);
    ++m_counts.discovered;
    ++m_counts.skipped;
}

void Frontier::requeueSkipped(Entry entry)
{
    const Lock lock(m_mutex);
    --m_counts.skipped;
    ++m_counts.queued;
    enqueue(std::move(entry));
}

void Frontier::requeueFinished(Entry entry, bool outdated, bool soon)
{
    const Lock lock(m_mutex);
    --m_counts.finished;
    --(outdated ? m_counts.outdated : m_counts.fetched);
    const qint32 id = base::raw(entry.host);
    const bool awake = m_hosts.contains(id) || (!m_dormant.contains(id) && busyHosts() < m_options.busyHosts);
    if (!soon || !awake || m_stopped || m_leased.size() >= MostSoon) {
        ++m_counts.queued;
        enqueue(std::move(entry));
        return;
    }
    // As a lease that waits for its next attempt it comes before what is queued.
    HostQueue &host = hostQueue(entry.host);
    knowOrigin(host, entry.url);
    ++host.leased;
    ++m_counts.leased;
    Entry known = entry;
    known.url.clear();
    m_leased.emplace(base::raw(known.id), std::move(known));
    Lease lease;
    lease.entry = std::move(entry);
    m_parked.emplace(m_clock.now(), std::move(lease));
    m_changed.notify_one();
}

void Frontier::skipOutdated()
{
    const Lock lock(m_mutex);
    --m_counts.finished;
    --m_counts.outdated;
    ++m_counts.skipped;
}

void Frontier::move(int oldDepth, const Entry &entry)
{
    const Lock lock(m_mutex);
    const auto it = m_leased.find(base::raw(entry.id));
    if (it != m_leased.end()) {
        it->second.depth = entry.depth;
        it->second.hops = entry.hops;
        it->second.page = entry.page;
        return;
    }
    if (HostQueue *host = findHost(entry.host)) {
        host->move(oldDepth, entry);
        place(*host);
    }
}

std::optional<Entry> Frontier::leased(base::UrlId id) const
{
    const Lock lock(m_mutex);
    const auto it = m_leased.find(base::raw(id));
    return it == m_leased.end() ? std::nullopt : std::optional(it->second);
}

void Frontier::forgetLeased(const Entry &entry)
{
    m_givenUpLeases.erase(base::raw(entry.id));
    if (m_leased.erase(base::raw(entry.id)) == 0)
        return;
    if (HostQueue *host = findHost(entry.host))
        --host->leased;
}

void Frontier::forget(base::UrlId id)
{
    --m_counts.leased;
    const auto it = m_leased.find(base::raw(id));
    if (it != m_leased.end()) {
        const Entry entry = it->second;
        forgetLeased(entry);
        HostQueue *host = findHost(entry.host);
        if (host && host->leased == 0)
            place(*host);
    }
    wakeDormant();
    // The last lease may be what every waiting worker is waiting for; under a limit each makes room.
    if (m_counts.leased == 0 || m_options.maxFetched > 0)
        m_changed.notify_all();
    else if (!m_probed.empty())
        m_changed.notify_one(); // hosts that were given up may be all that is left now
}

void Frontier::finish(base::UrlId id)
{
    const Lock lock(m_mutex);
    ++m_counts.finished;
    ++m_counts.fetched;
    forget(id);
}

void Frontier::skipLeased(base::UrlId id)
{
    const Lock lock(m_mutex);
    ++m_counts.skipped;
    forget(id);
}

std::optional<Frontier::Refill> Frontier::nextRefill()
{
    const Lock lock(m_mutex);
    if (m_refills.empty())
        return std::nullopt;
    const HostQueue &host = hostQueue(m_refills.front());
    m_refills.pop_front();
    return Refill{host.host, host.headEnd(), host.refillSize()};
}

void Frontier::refilled(const Refill &refill, QList<Entry> entries)
{
    const Lock lock(m_mutex);
    HostQueue &host = hostQueue(refill.host);
    const QueuePos end = entries.size() < refill.limit ? QueuePos::end() : QueuePos::of(entries.last());
    --m_refillsUnderWay;
    if (!entries.isEmpty())
        knowOrigin(host, entries.first().url);
    for (Entry &entry : entries) {
        // A leased URL still counts as queued in the file.
        if (!m_leased.contains(base::raw(entry.id)))
            host.refill(std::move(entry));
    }
    host.refilled(end);
    place(host);
    wakeDormant();
}

void Frontier::expectLeftover()
{
    const Lock lock(m_mutex);
    m_leftover = true;
}

bool Frontier::leftoverWanted()
{
    const Lock lock(m_mutex);
    return m_leftover && m_leftoverAsked;
}

void Frontier::leftoverDone(bool more)
{
    const Lock lock(m_mutex);
    m_leftover = more;
    m_leftoverAsked = false;
    m_changed.notify_all();
}

bool Frontier::hold()
{
    const Lock lock(m_mutex);
    if (m_ended || m_stopped)
        return false;
    ++m_holds;
    return true;
}

void Frontier::unhold()
{
    const Lock lock(m_mutex);
    --m_holds;
    m_changed.notify_all();
}

void Frontier::onRefillWanted(std::function<void()> wake)
{
    const Lock lock(m_mutex);
    m_refillWanted = std::move(wake);
}

void Frontier::pause()
{
    const Lock lock(m_mutex);
    m_paused = true;
    m_changed.notify_all();
}

void Frontier::resume()
{
    const Lock lock(m_mutex);
    m_paused = false;
    m_changed.notify_all();
    m_sleepers.notify_all();
}

void Frontier::stop()
{
    const Lock lock(m_mutex);
    if (m_stopped)
        return;
    m_stopped = true;
    // Nobody holds a parked lease: without this they would count as leased for ever.
    const auto giveBack = [this](const Lease &lease) {
        forgetLeased(lease.entry);
        --m_counts.leased;
        ++m_counts.queued;
    };
    for (const auto &[when, lease] : m_parked)
        giveBack(lease);
    m_parked.clear();
    for (auto &[id, host] : m_hosts) {
        for (const auto &[pos, lease] : host->due)
            giveBack(lease);
        host->due.clear();
    }
    m_changed.notify_all();
    m_sleepers.notify_all();
}

bool Frontier::stopped() const
{
    const Lock lock(m_mutex);
    return m_stopped;
}

Counts Frontier::counts() const
{
    const Lock lock(m_mutex);
    return m_counts;
}

int Frontier::waitingWorkers() const
{
    const Lock lock(m_mutex);
    return m_waitingWorkers;
}

} // namespace argiope::frontier
