#pragma once

#include "core/base/interruption.h"
#include "core/net/namebook.h"
#include "core/url/url.h"

#include <optional>

namespace argiope::engine {

/// Whether a page would reach into the person's own network: `url` is of a name or address kept for local use, or its
/// name leads to such an address, and the page's does not. The names are looked up where it takes that, as the request
/// itself would look them up; this waits for it. Null `names`: somebody else looks names up, and only what they say
/// themselves counts. Nothing where interrupted. Any thread.
[[nodiscard]] std::optional<bool> reachesOwnNetwork(
    net::NameBook *names, const url::Url &page, const url::Url &url, const base::Interruption &interruption);

} // namespace argiope::engine
