#pragma once

#include "core/base/clock.h"
#include "core/frontier/hostqueue.h"

#include <optional>
#include <set>
#include <utility>

namespace argiope::frontier {

/// The two orders of hosts: those whose turn has come, by the position of their first URL, and those that wait, by
/// time. A host is in one of them at most, under a key that it keeps itself. Belongs to the Frontier and is guarded by
/// its mutex.
class TurnOrder
{
public:
    struct Ready
    {
        TurnPos pos;
        qint32 host;
        auto operator<=>(const Ready &) const = default;
    };

    void remove(HostQueue &host);
    void addReady(HostQueue &host, const TurnPos &pos); ///< it is in neither
    void addWaiting(HostQueue &host, base::TimePoint until); ///< it is in neither

    /// Hosts that have pages of the crawl (HostQueue::own), and those that it only checks.
    [[nodiscard]] const std::set<Ready> &ready(bool own) const { return own ? m_ready : m_readyChecks; }
    /// Of those with pages of the crawl the first of which nothing is left but what comes last (base::LastPriority).
    [[nodiscard]] std::set<Ready>::const_iterator firstLast() const
    {
        TurnPos pos;
        pos.priority = base::LastPriority / 2;
        return m_ready.lower_bound({pos, 0});
    }
    [[nodiscard]] bool noneReady(bool ownOnly) const { return m_ready.empty() && (ownOnly || m_readyChecks.empty()); }
    /// The end of time where nobody waits.
    [[nodiscard]] base::TimePoint nextWaiting() const;
    /// The host that has waited for long enough; it stays where it is.
    [[nodiscard]] std::optional<base::HostId> due(base::TimePoint now) const;

private:
    std::set<Ready> m_ready;
    std::set<Ready> m_readyChecks;
    std::set<std::pair<base::TimePoint, qint32>> m_waiting;
};

} // namespace argiope::frontier
