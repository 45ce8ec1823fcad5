#pragma once

#include "core/settings/crawlsettings.h"
#include "core/url/canonical.h"

namespace argiope::engine {

/// Which spellings are one URL to a crawl under these settings. Any thread.
[[nodiscard]] url::CanonicalOptions spellings(const settings::CrawlSettings &settings);

} // namespace argiope::engine
