#pragma once

#include "core/settings/crawlsettings.h"

#include <QByteArrayView>

namespace argiope::settings {

/// Whether the field of this name may change while a crawl runs: its speed, its limits, and what belongs to it by start
/// addresses, patterns, and whether other sites and images are asked for.
[[nodiscard]] bool isLive(QByteArrayView key);

/// The same while several nodes crawl: what URLs are judged by stays as it is.
[[nodiscard]] bool isLiveForNodes(QByteArrayView key);

/// `settings` with the live fields of `wanted`.
[[nodiscard]] CrawlSettings withLive(const CrawlSettings &settings, const CrawlSettings &wanted);

/// Whether URLs that are known may be judged otherwise by the one than by the other: for whoever goes on with a crawl.
[[nodiscard]] bool judgeAlike(const CrawlSettings &a, const CrawlSettings &b);

} // namespace argiope::settings
