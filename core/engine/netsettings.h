#pragma once

#include "core/net/fetcher.h"
#include "core/settings/crawlsettings.h"

namespace argiope::engine {

/// How the settings have us talk to servers.
[[nodiscard]] net::NetSettings makeNetSettings(const settings::CrawlSettings &settings);

} // namespace argiope::engine
