#pragma once

#include "core/export/export.h"
#include "core/export/progress.h"

namespace argiope::exporting {

/// An index of what is kept of the chosen URLs, CDXJ: a line for each answer, sorted by the URL's key and time, with
/// the place of its record in the archives.
[[nodiscard]] base::Result<qint64, ExportError> writeArchiveIndex(
    store::Reader &reader, QIODevice &out, const Options &options, Progress &progress);

} // namespace argiope::exporting
