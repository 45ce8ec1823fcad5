#pragma once

#include "core/export/export.h"
#include "core/export/progress.h"

namespace argiope::exporting {

/// URLs as nodes and the links between them as edges, in GraphML (http://graphml.graphdrawing.org) or GEXF 1.2
/// (https://gexf.net). Of the table of URLs: those that it lists; of that of links: every URL that is known. However
/// many links lead from one to another, there is one edge, with their number. Eight bytes of memory a URL. Returns the
/// number of edges.
[[nodiscard]] base::Result<qint64, ExportError> writeGraph(
    store::Reader &reader, QIODevice &out, const Options &options, Progress &progress);

} // namespace argiope::exporting
