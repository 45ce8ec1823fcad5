#pragma once

#include <QList>

class QIODevice;

namespace argiope::exporting {

/// Whether the workbook's sheets, in their order, are complete to their last byte, by their checksums, and have so many
/// rows each. `file` is open and can be read at any place.
[[nodiscard]] bool hasWholeSheets(QIODevice &file, const QList<qint64> &rows);

} // namespace argiope::exporting
