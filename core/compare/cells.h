#pragma once

#include "core/compare/difference.h"
#include "core/export/tablewriter.h"
#include "core/store/columns.h"

#include <QList>

namespace argiope::compare {

// A difference as a row of a file.

/// what, url, column, check, old, new, old_url.
[[nodiscard]] QList<exporting::Heading> headings();
/// In that order. `columns` are those of the comparison. What is old and new is a number or a text, by its column.
[[nodiscard]] QList<facts::Value> valuesOf(const Difference &difference, const QList<store::Column> &columns);

} // namespace argiope::compare
