#pragma once

#include "core/net/fetcher.h"
#include "core/settings/crawlsettings.h"

#include <QLocale>

namespace argiope::engine {

/// Accept-Language as browsers in this language have it: "de-DE,de;q=0.9,en;q=0.8".
[[nodiscard]] QByteArray browserLanguages(const QLocale &locale);

/// How the settings have us talk to servers.
[[nodiscard]] net::NetSettings makeNetSettings(const settings::CrawlSettings &settings);

} // namespace argiope::engine
