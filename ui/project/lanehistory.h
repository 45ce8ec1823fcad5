#pragma once

#include "core/engine/crawl.h"

#include <QList>

#include <array>

namespace argiope::project {

/// The lanes of all threads as far back as they are shown: one minute. UI thread.
class LaneHistory
{
public:
    static constexpr int Slices = 60 * 1000 / engine::LaneSlice::Ms;

    /// Another crawl's news replace what is there.
    void add(const engine::LaneNews &news);
    void clear();
    /// What to ask Crawl::lanes() for.
    [[nodiscard]] qint64 next() const { return m_next; }
    /// The slices of thread `number` (1..N), newest last; empty where it has none yet.
    [[nodiscard]] const QList<engine::LaneSlice> &of(int number) const;
    /// When the slice `back` places before the newest one began; ms since 1970 UTC.
    [[nodiscard]] qint64 wallMs(qsizetype back) const;
    /// The shares of phases in the last minute; they add up to 1, or to 0 where nothing is known.
    [[nodiscard]] std::array<double, engine::WorkerPhaseCount> shares(int number) const;

private:
    QList<QList<engine::LaneSlice>> m_threads;
    qint64 m_startedAt = 0;
    qint64 m_next = 0;
};

} // namespace argiope::project
