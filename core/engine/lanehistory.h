#pragma once

#include "core/engine/crawl.h"

#include <QByteArray>
#include <QList>

#include <array>

namespace argiope::engine {

/// The lanes of all threads as far back as they are shown: the last minute of crawling, over the sessions of a project,
/// whose file keeps them without their URLs. A value.
class LaneHistory
{
public:
    static constexpr int Slices = 60 * 1000 / LaneSlice::Ms;

    /// What another session did comes behind what is there; threads that it does not have go.
    void add(const LaneNews &news);
    /// What to ask Crawl::lanes() for.
    [[nodiscard]] LaneMark mark() const { return m_mark; }
    [[nodiscard]] bool isEmpty() const { return m_times.isEmpty(); }
    /// The slices of thread `number` (1..N), newest last; empty where it has none yet.
    [[nodiscard]] const QList<LaneSlice> &of(int number) const;
    /// When the slice `back` places before the newest one began; ms since 1970 UTC.
    [[nodiscard]] qint64 wallMs(qsizetype back) const;
    /// The shares of phases in the last minute; they add up to 1, or to 0 where nothing is known.
    [[nodiscard]] std::array<double, WorkerPhaseCount> shares(int number) const;

    /// Meta `lanes` of a project (docs/FORMAT.md).
    [[nodiscard]] QByteArray toJson() const;
    [[nodiscard]] static LaneHistory fromJson(const QByteArray &json); ///< empty for what is none

private:
    QList<QList<LaneSlice>> m_threads; ///< all of one length
    QList<qint64> m_times; ///< when each slice began
    LaneMark m_mark;
};

} // namespace argiope::engine
