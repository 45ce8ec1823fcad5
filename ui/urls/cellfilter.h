#pragma once

#include "core/filter/expression.h"
#include "core/store/columns.h"

#include <optional>

namespace argiope::urls {

/// Rows that have the same in that column as this cell; of a cell that shows nothing, rows that show nothing. None
/// where that cannot be asked for.
[[nodiscard]] std::optional<filter::Expression> sameValue(const store::Column &column, const facts::Value &value);

} // namespace argiope::urls
