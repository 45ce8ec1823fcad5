#pragma once

#include "core/export/export.h"

#include <QString>

namespace argiope::exporting {

// What the dialog calls formats and tables, and what it says of a failure.
[[nodiscard]] QString formatWords(Format format);
[[nodiscard]] QString tableWords(Table table);
[[nodiscard]] QString exportProblem(const ExportError &error, const QString &file);

} // namespace argiope::exporting
