#pragma once

#include "core/engine/tally.h"
#include "core/frontier/frontiertypes.h"

#include <QByteArray>

namespace argiope::engine {

/// What a project's meta `counters` holds (docs/FORMAT.md): where its URLs stood and what had come at the commit that
/// wrote it. Of the counts the file knows no leased URLs: those are queued.
struct ProjectCounters
{
    struct Traffic
    {
        qint64 requests = 0;
        qint64 bytes = 0;
    };
    frontier::Counts counts; ///< queued, finished, skipped, fetched, outdated
    Tally tally; ///< without commits
    qint64 run = 0;
    qint64 elapsedMs = 0; ///< crawling time of all sessions, pauses left out
    qint64 bytesBefore = 0; ///< received before this run began
    Traffic robots;
    Traffic sitemaps;
    qint64 sitemapsLeftOut = 0;

    [[nodiscard]] ProjectCounters since(const ProjectCounters &start) const; ///< all numbers less what they were
    [[nodiscard]] QByteArray toJson() const;
    /// What is missing counts as 0; `fetched`, which the first version did not write, as `finished`.
    [[nodiscard]] static ProjectCounters fromJson(const QByteArray &json);
};

} // namespace argiope::engine
