#pragma once

#include "core/settings/crawlsettings.h"

#include <QByteArray>

namespace argiope::judge {

/// The User-Agent header of a crawl: the one set, or our own.
[[nodiscard]] QByteArray userAgentOf(const settings::CrawlSettings &settings);

/// The name by which robots.txt knows a crawler (RFC 9309, 2.2.1: letters, '-' and '_'): the product token at the front
/// of its User-Agent, or, of one that begins like a browser's, the name after "compatible;", as search engines write
/// themselves. "Argiope" where there is none.
[[nodiscard]] QByteArray productToken(const QByteArray &userAgent);

} // namespace argiope::judge
