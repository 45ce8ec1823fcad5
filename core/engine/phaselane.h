#pragma once

#include "core/base/clock.h"
#include "core/engine/crawl.h"

#include <QByteArray>
#include <QList>

#include <array>

namespace argiope::engine {

/// What one thread did in the last minute: for each slice of LaneSlice::Ms how much of it went to which phase. Time is
/// accounted when a phase ends and when somebody looks, so that phases far shorter than a slice count with what they
/// took. A ring of fixed size, some 30 KB, beside the URLs. Not thread-safe.
class PhaseLane
{
public:
    static constexpr int Slices = 60 * 1000 / LaneSlice::Ms;

    /// `start`: the beginning of slice 0, the same for all threads of a crawl.
    explicit PhaseLane(base::TimePoint start);

    /// From what was accounted last until `until` the thread was in `phase`, working on `url` ("" for none).
    void account(WorkerPhase phase, const QByteArray &url, base::TimePoint until);
    /// Slices from `since` on that are over at `now`, the oldest first; only what the ring still holds. `first` is set
    /// to the number of the first one.
    [[nodiscard]] QList<LaneSlice> since(qint64 since, base::TimePoint now, qint64 *first) const;

private:
    [[nodiscard]] qint64 current() const { return m_ticks / TicksPerSlice; } ///< the slice that is running
    static constexpr qint64 TicksPerSlice = LaneSlice::Whole;
    [[nodiscard]] qint64 ticks(base::TimePoint moment) const;

    base::TimePoint m_start;
    qint64 m_ticks = 0; ///< accounted until here; differences of it add up without loss
    std::array<LaneSlice, Slices> m_ring; ///< slice n stands at n % Slices
};

} // namespace argiope::engine
