#pragma once

#include <QList>

class QIODevice;

namespace argiope::exporting {

/// Whether the workbook's sheets, in their order, are complete to their last byte and have so many rows each. Reads the
/// ZIP archive (APPNOTE.TXT 6.3) as the library of workbooks writes it: deflated entries, no ZIP64. `file` is open.
[[nodiscard]] bool hasWholeSheets(QIODevice &file, const QList<qint64> &rows);

} // namespace argiope::exporting
