#pragma once

#include "core/revisit/changerate.h"
#include "core/store/reader.h"

#include <QList>

#include <atomic>
#include <optional>

namespace argiope::engine {

/// When a page that was fetched is to be fetched again, by how often it was another one at earlier visits.
struct DuePage
{
    base::UrlId id = base::UrlId::None;
    QByteArray url;
    int visits = 1;
    std::optional<revisit::ChangeRate> rate; ///< none: too few visits to say
    qint64 dueAt = 0; ///< ms since 1970 UTC
    double chance = 0; ///< that it has changed by now
};

/// What is due at `now` (ms since 1970 UTC), the likeliest to have changed first, `most` at most; `all`: what is not
/// due yet as well. Goes over all that was fetched: a look at the visits of each URL that has several. Errors are the
/// reader's, whose thread it is;
/// nothing more is looked at once `cancel` is set.
[[nodiscard]] QList<DuePage> duePages(
    store::Reader &reader, qint64 now, qsizetype most, bool all = false, const std::atomic<bool> *cancel = nullptr);

} // namespace argiope::engine
