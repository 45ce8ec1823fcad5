#pragma once

#include "core/frontier/frontiertypes.h"
#include "core/frontier/hoststatus.h"
#include "core/frontier/lease.h"
#include "core/frontier/pace.h"
#include "core/frontier/rate.h"

namespace argiope::frontier {

/// How fast a server is asked: what was set, what robots.txt asks for, what the server says (429, 503, Retry-After) and
/// how its answers take. Has no clock and no state; the Pace has. Belongs to the Frontier and is guarded by its mutex.
class PaceRules
{
public:
    explicit PaceRules(const Options &options)
        : m_options(options)
    {
    }
    /// From the end of one request to the start of the next.
    [[nodiscard]] base::Milliseconds delay(const Pace &pace) const;
    [[nodiscard]] int slots(const Pace &pace) const; ///< requests at a time
    /// Politeness::Polite: a pause is so many times as long as the last answer took (Mercator), within these bounds.
    static constexpr int CourtesyFactor = 10;
    static constexpr base::Milliseconds LeastCourtesy{1000};
    static constexpr base::Milliseconds MostCourtesy{60000};
    [[nodiscard]] bool isFull(const Pace &pace, base::TimePoint now) const;
    /// When the connections allow a further request: any time past where they do already, the end of time where only
    /// the end of one makes room.
    [[nodiscard]] base::TimePoint room(const Pace &pace, base::TimePoint now) const;
    /// `rate`: over all hosts.
    [[nodiscard]] HostStatus statusOf(const HostQueue &host, const Rate &rate, base::TimePoint now) const;

    /// A request that began at `lease.taken` is over; its server's delay begins. True where others at the same time
    /// have made the server slower.
    bool ended(
        Pace &pace, const Lease &lease, HostSignal signal, base::Milliseconds firstByte, base::TimePoint now) const;
    /// The options have changed: connections and the delay that runs are those of the new ones.
    void adapt(Pace &pace, base::TimePoint now) const;

private:
    [[nodiscard]] bool learnsLatency(const Pace &pace) const;
    /// The pause that politeness asks for.
    [[nodiscard]] base::Milliseconds courtesy(const Pace &pace) const;
    [[nodiscard]] base::Milliseconds stallTime(const Pace &pace) const;
    [[nodiscard]] base::TimePoint nextStall(const Pace &pace, base::TimePoint now) const;
    void learn(
        Pace &pace, const Lease &lease, HostSignal signal, base::Milliseconds firstByte, base::TimePoint now) const;

    const Options &m_options; ///< the Frontier's
};

/// Requests at a time to one origin, whatever its server is allowed.
[[nodiscard]] int slotsOf(const HostQueue &host);

} // namespace argiope::frontier
