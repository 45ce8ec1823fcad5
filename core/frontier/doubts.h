#pragma once

#include "core/base/clock.h"
#include "core/frontier/lease.h"

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <vector>

namespace argiope::frontier {

/// Leases of one host whose last attempt failed, and which wait until the host is known to have been well afterwards:
/// to be asked again, or (LeaseTask::Believed) to be believed. Belongs to the Frontier and is guarded by its mutex.
class Doubts
{
public:
    struct Doubt
    {
        Lease lease;
        base::TimePoint notBefore; ///< its next attempt
    };
    /// `since`: only what began after it shows that the host is well.
    void add(Lease lease, base::TimePoint since, base::TimePoint notBefore);
    [[nodiscard]] bool empty() const { return m_bySince.empty(); }
    [[nodiscard]] size_t size() const { return m_bySince.size(); }
    [[nodiscard]] size_t held() const { return m_held; } ///< those that wait to be believed
    [[nodiscard]] base::TimePoint earliest() const { return *m_starts.begin(); } ///< when the first could go on
    [[nodiscard]] const Lease &first() const { return m_bySince.begin()->second.lease; }

    /// Takes out those that were waiting for a request that began at `began` and went well.
    [[nodiscard]] std::vector<Doubt> settle(base::TimePoint began);
    /// The host failed as a whole: nobody's last attempt counts, and those to be believed are to be asked again.
    void discount();
    [[nodiscard]] Lease takeFirst();

private:
    std::multimap<base::TimePoint, Doubt> m_bySince;
    std::multiset<base::TimePoint> m_starts;
    size_t m_held = 0;
};

} // namespace argiope::frontier
