#pragma once

#include "core/engine/crawl.h"
#include "core/frontier/frontiertypes.h"
#include "core/net/fetcher.h"

namespace argiope::engine {

/// What a worker is at, by what its fetcher is at, and by what it waits for.
[[nodiscard]] WorkerPhase workerPhase(net::Phase phase);
[[nodiscard]] WorkerPhase waitingPhase(frontier::Waiting reason);

} // namespace argiope::engine
