#pragma once

#include "core/export/export.h"
#include "core/export/progress.h"

namespace argiope::exporting {

/// A sitemap of the pages that belong there. More than fit into one file are an error.
[[nodiscard]] base::Result<qint64, ExportError> writeSitemap(
    store::Reader &reader, QIODevice &out, const Options &options, Progress &progress);
/// The same to a file; as writeFile() has it.
[[nodiscard]] base::Result<qint64, ExportError> writeSitemapFile(
    store::Reader &reader, const QString &path, const Options &options, Progress &progress);

} // namespace argiope::exporting
