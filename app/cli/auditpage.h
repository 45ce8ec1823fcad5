#pragma once

#include "app/cli/arguments.h"
#include "app/cli/checknames.h"

#include "core/audit/rules.h"

namespace argiope::cli {

/// What `audit --page` is asked.
struct PageAudit
{
    CheckList asked; ///< that one page decides, and that are on
    CheckList failing; ///< of them: where one is found the status is 4
    audit::Rules rules;
};

/// `audit --page FILE`: one document against checks that one page decides. Returns the exit status.
[[nodiscard]] int runAuditPage(const Arguments &arguments, const PageAudit &asked);

} // namespace argiope::cli
