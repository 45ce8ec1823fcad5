#pragma once

#include "core/store/writer.h"
#include "core/store/writesession.h"

namespace argiope::store {

/// See Writer::counts(): of what stands in the database. Nothing where a statement failed.
[[nodiscard]] Writer::Counts countRows(WriteSession &session);

} // namespace argiope::store
