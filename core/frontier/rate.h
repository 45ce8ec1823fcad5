#pragma once

#include "core/base/clock.h"

#include <algorithm>

namespace argiope::frontier {

/// So many requests a second over all hosts, evenly spaced; 0: no limit. Belongs to the Frontier and is guarded by its
/// mutex.
class Rate
{
public:
    explicit Rate(double perSecond) { set(perSecond); }
    /// From the last request on, whenever that was.
    void set(double perSecond)
    {
        m_step = base::TimePoint::duration{0};
        if (perSecond > 0)
            m_step
                = std::chrono::duration_cast<base::TimePoint::duration>(std::chrono::duration<double>(1 / perSecond));
        m_next = m_last == base::TimePoint::min() ? m_last : m_last + m_step;
    }
    [[nodiscard]] bool allows(base::TimePoint now) const { return m_next <= now; }
    [[nodiscard]] base::TimePoint next() const { return m_next; } ///< when it allows one
    /// A request begins.
    void charge(base::TimePoint now)
    {
        m_last = std::max(m_next, now);
        m_next = m_step.count() > 0 ? m_last + m_step : base::TimePoint::min();
    }

private:
    base::TimePoint::duration m_step{0};
    base::TimePoint m_next = base::TimePoint::min();
    base::TimePoint m_last = base::TimePoint::min(); ///< when the last request began
};

} // namespace argiope::frontier
