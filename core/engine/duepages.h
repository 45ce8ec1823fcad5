#pragma once

#include "core/revisit/changerate.h"
#include "core/store/reader.h"

#include <QList>

#include <atomic>
#include <optional>

namespace argiope::engine {

/// A page that was fetched, and what fetching it again is worth.
struct DuePage
{
    base::UrlId id = base::UrlId::None;
    double perDay = 0; ///< changes that are expected, by its own visits and those of the project's other pages
    qint64 dueAt = 0; ///< ms since 1970 UTC
    double chance = 0; ///< that it has changed by now
    double worth = 0; ///< see revisit::visitIndex()
};

/// What is due at `now` (ms since 1970 UTC), first what is worth most and of the same worth what was fetched longest
/// ago; `most` at most, 0: all; `all`: what is not due yet as well. Goes over all that was fetched, with a look at the
/// visits of each URL that has several. Errors are the reader's, whose thread it is; nothing more is looked at once
/// `cancel` is set. Memory: some 60 bytes a URL, more where visits are far from regular.
[[nodiscard]] QList<DuePage> duePages(
    store::Reader &reader, qint64 now, qsizetype most, bool all = false, const std::atomic<bool> *cancel = nullptr);

/// How often the page was another one at its visits; nothing with too few of them to say.
[[nodiscard]] std::optional<revisit::ChangeRate> seenRate(store::Reader &reader, const store::UrlRecord &record);

} // namespace argiope::engine
