#pragma once

#include "core/store/types.h"

namespace argiope::words {

/// How a URL stands, for the shape beside its status and for the filter chips.
enum class StatusKind : quint8 { Waiting, Ok, Redirect, ClientError, ServerError, Blocked, Failed, Skipped };

[[nodiscard]] StatusKind statusKind(store::UrlState state, base::Outcome outcome, int status);
[[nodiscard]] StatusKind statusKind(base::Outcome outcome, int status);

} // namespace argiope::words
