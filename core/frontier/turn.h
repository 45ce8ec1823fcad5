#pragma once

#include "core/frontier/frontiertypes.h"
#include "core/frontier/hostqueue.h"
#include "core/frontier/leasebook.h"

namespace argiope::frontier {

/// What a host's next lease is.
struct Turn
{
    enum class What : quint8 {
        Nothing,
        Control, ///< LeaseTask::Control
        Due, ///< a further attempt
        Sitemap,
        Fresh, ///< the first of its queue
    };
    What what = What::Nothing;
    base::TimePoint notBefore{};
};

/// The host's turn by its own state, whatever its server is allowed. Sets HostQueue::full. `noProbes`: probes of other
/// servers have no turn now.
[[nodiscard]] Turn turnOf(
    HostQueue &host, const LeaseBook &book, const Options &options, base::TimePoint now, bool noProbes = false);

} // namespace argiope::frontier
