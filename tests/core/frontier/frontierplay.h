#pragma once

#include "core/base/clock.h"
#include "core/frontier/lease.h"

namespace argiope::test {

/// Time stands still until told otherwise.
class StillClock final : public base::Clock
{
public:
    base::TimePoint now() const override { return m_now; }
    qint64 wallMs() const override { return 0; }
    void advance(base::Milliseconds ms) { m_now += ms; }

private:
    base::TimePoint m_now{std::chrono::hours(1)};
};

inline frontier::Entry plainEntry(qint64 id, int host = 1, int depth = 0)
{
    return {base::UrlId(id), "http://h" + QByteArray::number(host) + ".example/" + QByteArray::number(id),
        base::HostId(host), true, depth, 0};
}

inline frontier::Lease plainLease(qint64 id, base::TimePoint taken, int host = 1)
{
    frontier::Lease lease;
    lease.entry = plainEntry(id, host);
    lease.taken = taken;
    return lease;
}

} // namespace argiope::test
