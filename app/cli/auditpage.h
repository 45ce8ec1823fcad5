#pragma once

#include "app/cli/arguments.h"

namespace argiope::cli {

/// `audit --page FILE`: one document against every check that one page decides. Returns the exit status.
[[nodiscard]] int runAuditPage(const Arguments &arguments);

} // namespace argiope::cli
