#pragma once

#include "core/base/clock.h"
#include "core/base/waitingurl.h"
#include "core/frontier/lease.h"
#include "core/frontier/sleepers.h"

#include <algorithm>
#include <unordered_map>

namespace argiope::frontier {

/// The pages that are with workers, or not written yet, and do not come last themselves. What comes last
/// (base::LastPriority) waits for them, although nothing else is queued: they may lead to pages that come first, and
/// show that what comes last is waste. Nobody waits for one that takes beyond all measure, nor for those that wait for
/// another attempt. Belongs to the Frontier and is guarded by its mutex.
class Forerunners
{
public:
    static constexpr base::Milliseconds Patience{10000};

    explicit Forerunners(Sleepers &sleepers)
        : m_sleepers(sleepers)
    {
    }
    void began(const Lease &lease)
    {
        if (lease.task == LeaseTask::Fetch && lease.entry.page && !lease.entry.sitemap
            && !base::isLast(lease.entry.priority))
            m_begun.insert_or_assign(base::raw(lease.entry.id), lease.taken);
    }
    /// It is written, given back, or waits for another attempt.
    void ended(base::UrlId id)
    {
        if (m_begun.erase(base::raw(id)) > 0 && m_begun.empty())
            m_sleepers.wakeAll(); // for what comes last
    }
    [[nodiscard]] bool bar(base::TimePoint now) const { return waitedForUntil() > now; } ///< what comes last
    /// When what comes last may begin, unless they end before: any time past where nobody has to wait.
    [[nodiscard]] base::TimePoint waitedForUntil() const
    {
        base::TimePoint latest{};
        for (const auto &[id, taken] : m_begun)
            latest = std::max(latest, taken + Patience);
        return latest;
    }

private:
    Sleepers &m_sleepers; ///< the Frontier's
    std::unordered_map<qint64, base::TimePoint> m_begun; ///< when their requests could begin
};

} // namespace argiope::frontier
