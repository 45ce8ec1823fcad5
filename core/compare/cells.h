#pragma once

#include "core/compare/difference.h"
#include "core/export/formats.h"
#include "core/store/columns.h"

#include <QList>

namespace argiope::compare {

/// A difference as a row of a file: what, url, column, check, old, new, old_url. `columns` are those of the comparison.
[[nodiscard]] QList<exporting::Cell> cellsOf(const Difference &difference, const QList<store::Column> &columns);

} // namespace argiope::compare
