#pragma once

#include "core/settings/crawlsettings.h"

#include <QByteArrayView>

namespace argiope::settings {

/// What of the settings may change while a crawl runs: how fast it goes. Each member is the field of its name.
struct Speed
{
    int threads = 8;
    double delay = 0;
    double rate = 0;
    int connectionsPerHost = 0;
    bool adaptive = true;
    bool operator==(const Speed &) const = default;
};

[[nodiscard]] Speed speedOf(const CrawlSettings &settings);
/// Its fields take these values; all others stay.
void setSpeed(CrawlSettings &settings, const Speed &speed);
[[nodiscard]] bool isSpeed(QByteArrayView key); ///< the field of this name is one of Speed's

} // namespace argiope::settings
