#include "core/engine/hoststatus.h"

#include "core/engine/session.h"

namespace argiope::engine {

namespace {

PaceReason publicReason(frontier::PaceReason reason)
{
    switch (reason) {
    case frontier::PaceReason::None:
        return PaceReason::None;
    case frontier::PaceReason::Setting:
        return PaceReason::Setting;
    case frontier::PaceReason::Robots:
        return PaceReason::Robots;
    case frontier::PaceReason::RetryAfter:
        return PaceReason::RetryAfter;
    case frontier::PaceReason::Latency:
        return PaceReason::Latency;
    case frontier::PaceReason::Throttled:
        return PaceReason::Throttled;
    case frontier::PaceReason::Unreachable:
        return PaceReason::Unreachable;
    case frontier::PaceReason::Failing:
        return PaceReason::Failing;
    }
    return PaceReason::None;
}

} // namespace

const char *name(PaceReason reason)
{
    switch (reason) {
    case PaceReason::None:
        return "none";
    case PaceReason::Setting:
        return "setting";
    case PaceReason::Robots:
        return "robots";
    case PaceReason::RetryAfter:
        return "retry_after";
    case PaceReason::Latency:
        return "latency";
    case PaceReason::Throttled:
        return "throttled";
    case PaceReason::Unreachable:
        return "unreachable";
    case PaceReason::Failing:
        return "failing";
    }
    return "";
}

HostList Session::hosts(int most) const
{
    const frontier::HostList now = frontier.hosts(most);
    HostList list;
    list.total = now.total;
    list.hosts.reserve(now.hosts.size());
    for (const frontier::HostStatus &host : now.hosts) {
        list.hosts.append({base::raw(host.host), host.origin, host.queued, host.active, host.connections,
            host.delay.count(), host.wait.count(), publicReason(host.reason), host.requests, host.failuresInARow,
            host.latencyMs, host.usualLatencyMs});
    }
    return list;
}

} // namespace argiope::engine
