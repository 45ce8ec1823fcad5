#include "core/frontier/frontier.h"

#include <algorithm>

namespace argiope::frontier {

Frontier::Frontier(const Options &options, const base::Clock &clock)
    : m_options(options)
    , m_clock(clock)
    , m_headLimit(options.headEntries)
{
}

Frontier::~Frontier() = default;

HostQueue &Frontier::hostQueue(base::HostId host)
{
    auto &slot = m_hosts[base::raw(host)];
    if (!slot) {
        slot = std::make_unique<HostQueue>(host, m_headLimit);
        slot->delay = m_options.delay;
        // Many hosts share the memory that one alone may use.
        const int limit = std::max(16, m_options.headEntries / int(m_hosts.size()));
        if (limit < m_headLimit / 2) {
            m_headLimit = limit;
            for (auto &[id, queue] : m_hosts)
                queue->setHeadLimit(limit);
        }
    }
    return *slot;
}

void Frontier::restore(const Counts &counts, const QHash<base::HostId, qint64> &queuedByHost)
{
    const Lock lock(m_mutex);
    m_counts = counts;
    for (auto it = queuedByHost.begin(); it != queuedByHost.end(); ++it) {
        HostQueue &host = hostQueue(it.key());
        host.setInFile(it.value());
        place(host);
    }
}

void Frontier::enqueue(Entry entry)
{
    HostQueue &host = hostQueue(entry.host);
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

void Frontier::requeueFinished(Entry entry)
{
    const Lock lock(m_mutex);
    --m_counts.finished;
    ++m_counts.queued;
    enqueue(std::move(entry));
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
    HostQueue &host = hostQueue(entry.host);
    host.move(oldDepth, entry);
    place(host);
}

std::optional<Entry> Frontier::leased(base::UrlId id) const
{
    const Lock lock(m_mutex);
    const auto it = m_leased.find(base::raw(id));
    return it == m_leased.end() ? std::nullopt : std::optional(it->second);
}

void Frontier::forget(base::UrlId id)
{
    m_leased.erase(base::raw(id));
    --m_counts.leased;
    // The last lease may be what every waiting worker is waiting for; under a limit each makes room.
    if (m_counts.leased == 0 || m_options.maxFetched > 0)
        m_changed.notify_all();
}

void Frontier::finish(base::UrlId id)
{
    const Lock lock(m_mutex);
    ++m_counts.finished;
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
    const HostQueue &host = hostQueue(m_refills.back());
    m_refills.pop_back();
    return Refill{host.host, host.headEnd(), host.refillSize()};
}

void Frontier::refilled(const Refill &refill, QList<Entry> entries)
{
    const Lock lock(m_mutex);
    HostQueue &host = hostQueue(refill.host);
    const QueuePos end = entries.size() < refill.limit ? QueuePos::end() : QueuePos::of(entries.last());
    for (Entry &entry : entries) {
        // A leased URL still counts as queued in the file.
        if (!m_leased.contains(base::raw(entry.id)))
            host.refill(std::move(entry));
    }
    host.refilled(end);
    place(host);
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
        m_leased.erase(base::raw(lease.entry.id));
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
