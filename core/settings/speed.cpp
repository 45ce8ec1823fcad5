#include "core/settings/speed.h"

#include <algorithm>
#include <iterator>

namespace argiope::settings {

Speed speedOf(const CrawlSettings &settings)
{
    return {settings.threads, settings.politeness, settings.delay, settings.rate, settings.bandwidth,
        settings.connectionsPerHost, settings.adaptive};
}

void setSpeed(CrawlSettings &settings, const Speed &speed)
{
    settings.threads = speed.threads;
    settings.politeness = speed.politeness;
    settings.delay = speed.delay;
    settings.rate = speed.rate;
    settings.bandwidth = speed.bandwidth;
    settings.connectionsPerHost = speed.connectionsPerHost;
    settings.adaptive = speed.adaptive;
}

bool isSpeed(QByteArrayView key)
{
    static constexpr QByteArrayView keys[]
        = {"threads", "politeness", "delay", "rate", "bandwidth", "connectionsPerHost", "adaptive"};
    return std::find(std::begin(keys), std::end(keys), key) != std::end(keys);
}

} // namespace argiope::settings
