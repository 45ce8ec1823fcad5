#include "core/engine/robotscache.h"

namespace argiope::engine {

HostRobots RobotsCache::get(base::HostId host) const
{
    const std::lock_guard lock(m_mutex);
    const auto it = m_hosts.find(base::raw(host));
    return it == m_hosts.end() ? HostRobots{} : it->second;
}

void RobotsCache::set(base::HostId host, const HostRobots &robots)
{
    const std::lock_guard lock(m_mutex);
    m_hosts[base::raw(host)] = robots;
}

} // namespace argiope::engine
