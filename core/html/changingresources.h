#pragma once

#include "core/url/url.h"

namespace argiope::html {

/// A script or style sheet of a service that changes it whenever it likes, or makes it for each browser: analytics,
/// ads, tag managers, fonts, payments, maps. A hash of it (Subresource Integrity) would stop it at the next change. Any
/// thread.
[[nodiscard]] bool changesByDesign(const url::Url &resource);

} // namespace argiope::html
