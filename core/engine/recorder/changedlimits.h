#pragma once

#include "core/engine/recorder/discovery.h"
#include "core/judge/trapwatch.h"
#include "core/settings/crawlsettings.h"
#include "core/store/writer.h"

namespace argiope::engine {

/// Limits may have changed since the last session: what they kept out comes back, and what is beyond them now is
/// kept out. Tells `discovery` which skips stay. Returns how many URLs of `run` more are skipped now; negative: fewer.
/// Inside a transaction, before any URL is met.
[[nodiscard]] qint64 applyChangedLimits(const settings::CrawlSettings &before, const settings::CrawlSettings &now,
    int run, const judge::TrapWatch &traps, store::Writer &writer, Discovery &discovery);

} // namespace argiope::engine
