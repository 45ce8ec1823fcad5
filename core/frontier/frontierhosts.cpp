// Which hosts are in memory, and what is shown of them.

#include "core/frontier/frontier.h"

#include <algorithm>
#include <tuple>

namespace argiope::frontier {

using base::Milliseconds;

namespace {
constexpr int LeastHead = 4; ///< URLs of a host in memory
constexpr int WokenAtOnce = 64;
constexpr int DropTries = 8;
} // namespace

QByteArray originOf(const QByteArray &url)
{
    const qsizetype start = url.indexOf("://");
    if (start < 0)
        return {};
    qsizetype end = start + 3;
    while (end < url.size() && url[end] != '/' && url[end] != '?' && url[end] != '#')
        ++end;
    const QByteArray authority = url.mid(start + 3, end - start - 3);
    return url.left(start + 3) + authority.mid(authority.lastIndexOf('@') + 1);
}

QByteArray serverOf(const QByteArray &origin)
{
    const qsizetype scheme = origin.indexOf("://");
    return scheme < 0 ? origin : origin.mid(scheme + 3);
}

HostQueue *Frontier::findHost(base::HostId host) const
{
    const auto it = m_hosts.find(base::raw(host));
    return it == m_hosts.end() ? nullptr : it->second.get();
}

HostQueue &Frontier::hostQueue(base::HostId host)
{
    if (HostQueue *known = findHost(host))
        return *known;
    dropIdleHosts();
    auto &slot = m_hosts[base::raw(host)];
    slot = std::make_unique<HostQueue>(host, m_headLimit);
    shareHeads();
    return *slot;
}

void Frontier::knowOrigin(HostQueue &host, const QByteArray &url)
{
    if (host.pace)
        return;
    host.origin = originOf(url);
    const QByteArray server = serverOf(host.origin);
    std::shared_ptr<Pace> &pace = m_paces[server];
    if (!pace)
        pace = std::make_shared<Pace>(server, m_options.connectionsPerHost);
    pace->hosts.push_back(&host);
    host.pace = pace.get();
}

void Frontier::shareHeads()
{
    // Many hosts share the memory that one alone may use. Going through all of them pays when their number doubles.
    const int least = std::min(LeastHead, m_options.headEntries);
    const int limit = std::max(least, m_options.headEntries / std::max(busyHosts(), 1));
    if (limit >= m_headLimit / 2 && limit <= m_headLimit * 2)
        return;
    m_headLimit = limit;
    for (auto &[id, queue] : m_hosts)
        queue->setHeadLimit(limit);
}

void Frontier::setIdle(HostQueue &host, bool idle)
{
    host.idle = idle;
    if (idle)
        host.idlePlace = m_idle.insert(m_idle.end(), base::raw(host.host));
    else
        m_idle.erase(host.idlePlace);
}

void Frontier::dropIdleHosts()
{
    const base::TimePoint now = m_clock.now();
    for (int i = 0; i<DropTries &&int(m_idle.size())> m_options.idleHosts; ++i) {
        HostQueue &host = *m_hosts.at(m_idle.front());
        // A pause that it is owed must not be forgotten.
        if (host.nextAllowed > now || (host.pace && host.pace->nextAllowed > now))
            m_idle.splice(m_idle.end(), m_idle, m_idle.begin());
        else
            drop(host);
    }
}

void Frontier::drop(HostQueue &host)
{
    unplace(host);
    m_idle.erase(host.idlePlace);
    m_probed.erase(base::raw(host.host));
    if (host.pace) {
        std::erase(host.pace->hosts, &host);
        if (host.pace->hosts.empty())
            m_paces.remove(QByteArray(host.pace->server));
    }
    m_hosts.erase(base::raw(host.host));
}

void Frontier::wakeDormant()
{
    // Where all the hosts in memory have to wait for long, others take their place at work, though not in memory.
    const bool starving = m_ready.empty() && m_waitingWorkers > 0 && m_refillsUnderWay == 0;
    for (int i = 0; !m_dormantOrder.empty(); ++i) {
        if (busyHosts() >= m_options.busyHosts && (!starving || i >= WokenAtOnce))
            return;
        const qint32 id = m_dormantOrder.front();
        m_dormantOrder.pop_front();
        const auto node = m_dormant.extract(id);
        HostQueue &host = hostQueue(base::HostId(id));
        host.setInFile(node.mapped());
        place(host);
    }
}

int Frontier::hostsInMemory() const
{
    const Lock lock(m_mutex);
    return int(m_hosts.size());
}

HostList Frontier::hosts(int most) const
{
    const Lock lock(m_mutex);
    std::vector<const HostQueue *> busy;
    for (const auto &[id, host] : m_hosts) {
        if (!host->idle)
            busy.push_back(host.get());
    }
    HostList list;
    list.total = qint64(busy.size() + m_dormant.size());
    const auto shown = std::min(busy.size(), size_t(std::max(most, 0)));
    std::partial_sort(
        busy.begin(), busy.begin() + qptrdiff(shown), busy.end(), [](const HostQueue *a, const HostQueue *b) {
            return std::tuple(-a->inFlight, -a->size(), a->host) < std::tuple(-b->inFlight, -b->size(), b->host);
        });
    busy.resize(shown);
    list.hosts.reserve(qsizetype(shown));
    const base::TimePoint now = m_clock.now();
    for (const HostQueue *host : busy)
        list.hosts.append(statusOf(*host, now));
    return list;
}

HostStatus Frontier::statusOf(const HostQueue &host, base::TimePoint now) const
{
    HostStatus status;
    status.host = host.host;
    status.origin = host.origin;
    status.queued = host.size();
    status.active = host.inFlight;
    status.requests = host.requests;
    status.failuresInARow = host.failuresInARow;
    if (!host.pace)
        return status;
    const Pace &pace = *host.pace;
    status.connections = std::min(slots(host), slots(pace));
    status.delay = delayOf(pace);
    const base::TimePoint next = std::max(host.nextAllowed, pace.nextAllowed);
    status.wait = std::max(Milliseconds{0}, std::chrono::ceil<Milliseconds>(next - now));
    status.latencyMs = pace.latency.recentMs();
    status.usualLatencyMs = pace.latency.usualMs();
    const Milliseconds asked = std::max(m_options.delay, pace.crawlDelay());
    if (host.probePause.count() > 0)
        status.reason = PaceReason::Unreachable;
    else if (pace.backedOffUntil > now)
        status.reason = PaceReason::RetryAfter;
    else if (pace.throttleDelay > asked)
        status.reason = PaceReason::Throttled;
    else if (asked > m_options.delay)
        status.reason = PaceReason::Robots;
    else if (asked.count() > 0)
        status.reason = PaceReason::Setting;
    else if (m_options.adaptive && pace.latency.slowed())
        status.reason = PaceReason::Latency;
    return status;
}

} // namespace argiope::frontier
