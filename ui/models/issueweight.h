#pragma once

#include "core/audit/check.h"

namespace argiope::models {

/// How much a check matters among those of its severity, whatever their numbers: the smaller, the more. First what
/// visitors and search engines run into, then what single pages lack, last what one line of a server's settings decides
/// for the whole site.
[[nodiscard]] int weightOf(const audit::Check &check);

} // namespace argiope::models
