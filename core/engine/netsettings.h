#pragma once

#include "core/net/fetcher.h"
#include "core/settings/crawlsettings.h"
#include "core/url/url.h"

#include <QList>

namespace argiope::engine {

/// How the settings have us talk to servers.
[[nodiscard]] net::NetSettings makeNetSettings(const settings::CrawlSettings &settings, const QList<url::Url> &seeds);

} // namespace argiope::engine
