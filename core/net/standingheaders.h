#pragma once

#include "core/net/fetcher.h"

namespace argiope::net {

/// The headers of a request of this crawl for `url`, but for Host, Connection and what only the moment knows: cookies,
/// credentials, validators.
[[nodiscard]] Headers standingHeaders(const NetSettings &settings, const url::Url &url);

} // namespace argiope::net
