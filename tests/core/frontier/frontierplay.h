#pragma once

#include "core/base/clock.h"
#include "core/frontier/lease.h"
#include "tests/support/fakeclock.h"

namespace argiope::test {

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
