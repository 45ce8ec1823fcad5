#pragma once

#include "core/settings/crawlsettings.h"

#include <QByteArrayView>

namespace argiope::settings {

/// How fast a crawl goes. Each member is the field of its name.
struct Speed
{
    int threads = 8;
    Politeness politeness = Politeness::Normal;
    double delay = 0;
    double rate = 0;
    qint64 bandwidth = 0;
    int connectionsPerHost = 0;
    bool adaptive = true;
    bool operator==(const Speed &) const = default;
};

[[nodiscard]] Speed speedOf(const CrawlSettings &settings);
/// Its fields take these values; all others stay.
void setSpeed(CrawlSettings &settings, const Speed &speed);
[[nodiscard]] bool isSpeed(QByteArrayView key); ///< the field of this name is one of Speed's

} // namespace argiope::settings
