#pragma once

#include "core/settings/crawlsettings.h"
#include "core/url/canonical.h"

namespace argiope::scope {

/// Which spellings are one URL to a crawl with these settings.
[[nodiscard]] url::CanonicalOptions canonicalOptions(const settings::CrawlSettings &settings);

} // namespace argiope::scope
