#include "core/frontier/turnorder.h"

namespace argiope::frontier {

void TurnOrder::remove(HostQueue &host)
{
    if (host.inReady)
        (host.readyOwn ? m_ready : m_readyChecks).erase({host.readyKey, base::raw(host.host)});
    if (host.inWaiting)
        m_waiting.erase({host.waitingKey, base::raw(host.host)});
    host.inReady = host.inWaiting = false;
}

void TurnOrder::addReady(HostQueue &host, const TurnPos &pos)
{
    host.inReady = true;
    host.readyKey = pos;
    host.readyOwn = host.own;
    (host.own ? m_ready : m_readyChecks).insert({pos, base::raw(host.host)});
}

void TurnOrder::addWaiting(HostQueue &host, base::TimePoint until)
{
    host.inWaiting = true;
    host.waitingKey = until;
    m_waiting.insert({until, base::raw(host.host)});
}

base::TimePoint TurnOrder::nextWaiting() const
{
    return m_waiting.empty() ? base::TimePoint::max() : m_waiting.begin()->first;
}

std::optional<base::HostId> TurnOrder::due(base::TimePoint now) const
{
    if (m_waiting.empty() || m_waiting.begin()->first > now)
        return std::nullopt;
    return base::HostId(m_waiting.begin()->second);
}

} // namespace argiope::frontier
