#pragma once

#include "core/settings/crawlsettings.h"

#include <QByteArray>

namespace argiope::engine {

/// The headers that a request for `url` has under these settings, "Name: value\n" each. Worked out, not recorded: what
/// only the moment knows (cookies, credentials, validators) is left out. "" where it is no http(s) URL. Any thread.
[[nodiscard]] QByteArray requestHeaders(const settings::CrawlSettings &settings, const QByteArray &url);

} // namespace argiope::engine
