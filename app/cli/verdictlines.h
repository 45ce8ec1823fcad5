#pragma once

#include "core/audit/check.h"

namespace argiope::cli {

class Output;

/// Writes what a check found in one file as JSON lines: {check, severity, url, count, evidence}, further evidence on
/// lines of its own; without a URL there is no member for it. True where it is an error.
[[nodiscard]] bool putVerdict(Output &out, const char *id, QByteArrayView url, const audit::Verdict &verdict);

} // namespace argiope::cli
