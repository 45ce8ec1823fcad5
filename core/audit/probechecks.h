#pragma once

#include "core/audit/sitefiles.h"
#include "core/store/types.h"

#include <QHash>
#include <QList>

namespace argiope::audit {

/// How a site answers what a crawl asks it besides its pages (setting `probes`). Where nobody asked, or the answer says
/// nothing, it is undecidable.
void checkProbes(const QList<store::ProbeRecord> &probes, const FileSink &sink);

/// Origins whose /favicon.ico was asked for: whether it is there. What refuses or fails is left out.
[[nodiscard]] QHash<QByteArray, bool> probedIcons(const QList<store::ProbeRecord> &probes);

} // namespace argiope::audit
