#pragma once

#include "core/base/clock.h"

#include <algorithm>

namespace argiope::engine {

/// The time between two commits. What one takes grows with what it changes, so slow commits are made less often; but at
/// least once a second, which bounds what a crash can lose. Other nodes do not wait as long for what they are sent.
class CommitPace
{
public:
    void took(base::TimePoint begin, base::TimePoint end)
    {
        m_took = std::chrono::duration_cast<base::Milliseconds>(end - begin);
    }
    [[nodiscard]] base::Milliseconds interval(bool othersWait) const
    {
        return std::clamp(m_took * Share, othersWait ? LeastOfNode : Least, Most);
    }

    static constexpr base::Milliseconds Least{250};
    static constexpr base::Milliseconds LeastOfNode{60};
    static constexpr base::Milliseconds Most{750};
    static constexpr int Share = 4; ///< writing takes at least so many times as long as committing

private:
    base::Milliseconds m_took{}; ///< the last one
};

} // namespace argiope::engine
