#pragma once

#include "core/audit/sitechecks.h"

#include <atomic>
#include <functional>

namespace argiope::audit {

/// Pages with much the same main text: in groups, each page with the group's representative, which has another of them.
/// Undecidable where the signature is missing, or a page was not held against all that it could be like. Takes the
/// signatures out of the graph. `cancel` may be null; `progress` is told often enough.
void checkNearDuplicates(SiteGraph &graph, const Limits &limits, const std::atomic<bool> *cancel,
    const std::function<void()> &progress, const SiteSink &sink);

/// Pages that name one as canonical that says something else. Before checkNearDuplicates().
void checkCanonicalTexts(const SiteGraph &graph, const Limits &limits, const SiteSink &sink);

/// Pages that say far less than their neighbours: of one folder, when that has enough pages to tell.
void checkThinForSite(const SiteGraph &graph, const Limits &limits, const SiteSink &sink);

} // namespace argiope::audit
