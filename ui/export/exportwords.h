#pragma once

#include "core/export/export.h"

#include <QString>

namespace argiope::exporting {

// What the dialog calls formats and tables, and what it says of a failure.
[[nodiscard]] QString formatWords(Format format);
[[nodiscard]] QString tableWords(Table table);
/// Titles and values as the window has them, with units in the titles.
[[nodiscard]] RowWords windowWords();
/// Whether files of that format get them: workbooks, which are for people, unless somebody has said otherwise.
[[nodiscard]] bool isWorded(Format format);
void setWorded(Format format, bool worded);
[[nodiscard]] QString exportProblem(const ExportError &error, const QString &file);

} // namespace argiope::exporting
