#pragma once

#include "core/export/export.h"
#include "ui/models/showntable.h"

#include <QString>

#include <atomic>
#include <functional>

namespace argiope::exporting {

/// How a table of the window is written.
struct Wishes
{
    Format format = Format::Csv; ///< one of rows
    bool bom = false;
    char delimiter = ',';
};

/// Writes what a table shows. What stood there stays until the new file is whole, and for good where it is one of the
/// projects that the table comes from. Answers how many rows; `progress` and `cancel` as for writeFile(). Any thread.
[[nodiscard]] base::Result<qint64, ExportError> writeShown(const models::ShownTable &table, const QString &file,
    const Wishes &wishes, const std::function<void(qint64 rows)> &progress, const std::atomic<bool> &cancel);

} // namespace argiope::exporting
