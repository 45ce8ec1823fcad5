#include "core/judge/robotscache.h"

namespace argiope::judge {

namespace {
constexpr std::chrono::hours StaleAfter{24};
}

RobotsOpinion askRobots(const HostRobots &known, const QByteArray &agentToken, const url::Url &url)
{
    if (known.serverError > 0)
        return {false, true, "robots.txt answered " + QByteArray::number(known.serverError)};
    const robots::Verdict verdict = known.rules.check(agentToken, url);
    if (verdict.allowed)
        return {};
    return {false, false, QByteArray::number(verdict.line) + ": " + verdict.rule};
}

RobotsCache::RobotsCache(const base::Clock &clock)
    : RobotsCache(clock, Limits{})
{
}

RobotsCache::RobotsCache(const base::Clock &clock, Limits limits)
    : m_clock(clock)
    , m_limits(limits)
{
}

std::shared_ptr<const HostRobots> RobotsCache::get(base::HostId host)
{
    const std::lock_guard lock(m_mutex);
    const auto it = m_index.find(base::raw(host));
    if (it == m_index.end())
        return nullptr;
    const auto robots = it->second->robots;
    if (robots->known && m_clock.now() - robots->fetchedAt >= StaleAfter) {
        remove(it->second);
        return nullptr;
    }
    m_items.splice(m_items.begin(), m_items, it->second);
    return robots;
}

void RobotsCache::set(base::HostId host, const HostRobots &robots)
{
    const std::lock_guard lock(m_mutex);
    if (const auto it = m_index.find(base::raw(host)); it != m_index.end())
        remove(it->second);
    m_items.push_front({base::raw(host), std::make_shared<const HostRobots>(robots)});
    m_index.emplace(base::raw(host), m_items.begin());
    m_bytes += robots.bytes;
    while (m_items.size() > 1 && (m_items.size() > m_limits.hosts || m_bytes > m_limits.bytes)) {
        remove(std::prev(m_items.end()));
        m_hasForgotten = true;
    }
}

bool RobotsCache::hasForgotten() const
{
    const std::lock_guard lock(m_mutex);
    return m_hasForgotten;
}

void RobotsCache::remove(std::list<Item>::iterator item)
{
    m_bytes -= item->robots->bytes;
    m_index.erase(item->host);
    m_items.erase(item);
}

} // namespace argiope::judge
