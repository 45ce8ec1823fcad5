#pragma once

#include "core/engine/recorder/discovery.h"
#include "core/engine/recorder/queue.h"
#include "core/engine/recorder/refetch.h"
#include "core/engine/recorder/visitbook.h"
#include "core/scope/scope.h"
#include "core/settings/crawlsettings.h"
#include "core/store/writer.h"

#include <functional>
#include <memory>

namespace argiope::engine {

/// What those need that judge known URLs and links anew. All outlive them.
struct ReviewParts
{
    const settings::CrawlSettings &settings; ///< what of them decides here does not change under way
    quint64 keySeed = 0;
    store::Writer &writer;
    Queue &queue;
    Discovery &discovery;
    const Refetch &refetch;
    VisitBook &visits;
    std::function<std::shared_ptr<const scope::Scope>()> scope;
    std::function<bool(const url::Url &)> isSeed;
};

} // namespace argiope::engine
