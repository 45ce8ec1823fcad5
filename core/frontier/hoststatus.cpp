#include "core/frontier/hoststatus.h"

namespace argiope::frontier {

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
    case PaceReason::Politeness:
        return "politeness";
    case PaceReason::Rate:
        return "rate";
    }
    return "";
}

} // namespace argiope::frontier
