#include "core/engine/phaselane.h"

#include <algorithm>

namespace argiope::engine {

PhaseLane::PhaseLane(base::TimePoint start)
    : m_start(start)
{
}

qint64 PhaseLane::ticks(base::TimePoint moment) const
{
    using std::chrono::duration_cast;
    constexpr qint64 MicrosecondsPerTick = qint64(LaneSlice::Ms) * 1000 / TicksPerSlice;
    return duration_cast<std::chrono::microseconds>(moment - m_start).count() / MicrosecondsPerTick;
}

void PhaseLane::account(WorkerPhase phase, const QByteArray &url, base::TimePoint until)
{
    const qint64 end = ticks(until);
    if (end <= m_ticks)
        return;
    const qint64 before = current();
    const qint64 last = end / TicksPerSlice;
    if (last - before >= Slices) // all that the ring holds was this phase
        m_ticks = (last - Slices + 1) * TicksPerSlice;
    for (qint64 n = std::max(before + 1, last - Slices + 1); n <= last; ++n)
        m_ring[size_t(n % Slices)] = {};
    while (m_ticks < end) {
        const qint64 n = current();
        const qint64 stop = std::min(end, (n + 1) * TicksPerSlice);
        LaneSlice &slice = m_ring[size_t(n % Slices)];
        quint16 &part = slice.parts[size_t(phase)];
        part = quint16(part + (stop - m_ticks));
        if (!url.isEmpty())
            slice.url = url;
        m_ticks = stop;
    }
}

QList<LaneSlice> PhaseLane::since(qint64 since, base::TimePoint now, qint64 *first) const
{
    // A thread may have gone on since `now`. What is later is left out, so that all threads give as many slices.
    const qint64 end = std::min(current(), ticks(now) / TicksPerSlice);
    const qint64 from = std::max({since, end - Slices + 2, qint64(0)});
    *first = from;
    QList<LaneSlice> list;
    for (qint64 n = from; n < end; ++n)
        list.append(m_ring[size_t(n % Slices)]);
    return list;
}

} // namespace argiope::engine
