#pragma once

#include <QString>

/// Where the settings keep what exports were told last.
namespace argiope::exporting {

inline const QString ExportFormatKey = QStringLiteral("export/format");
inline const QString ExportBomKey = QStringLiteral("export/bom");
inline const QString ExportDelimiterKey = QStringLiteral("export/delimiter"); ///< what stands there in CSV; "" for ","
inline const QString ExportWordsKey = QStringLiteral("export/words"); ///< names of the formats with the window's words
inline const QString ExportFolderKey = QStringLiteral("export/folder");

} // namespace argiope::exporting
