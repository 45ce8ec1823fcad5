#pragma once

#include "core/frontier/frontiertypes.h"
#include "core/frontier/hosttable.h"
#include "core/frontier/leasebook.h"
#include "core/frontier/pacerules.h"

#include <deque>
#include <optional>
#include <set>
#include <vector>

namespace argiope::frontier {

/// Hosts in trouble: which of them are in an outage, whose leases wait until they are well, what asks them how they are
/// (controls), and which failures are believed by now. Belongs to the Frontier and is guarded by its mutex.
class Trouble
{
public:
    Trouble(const Options &options, const PaceRules &rules)
        : m_options(options)
        , m_rules(rules)
    {
    }

    /// A request of the lease has ended. Returns the leases that need not wait any longer: they are to be asked for
    /// again.
    [[nodiscard]] std::vector<Doubts::Doubt> learn(
        const Lease &lease, HostQueue &host, HostSignal signal, base::TimePoint now);
    /// The lease waits until a request to the host that began after `since` went well.
    void doubt(HostQueue &host, Lease lease, base::TimePoint since, base::TimePoint notBefore);
    /// Its answer is held until the failure can be believed, or is found not to count.
    void hold(HostQueue &host, Lease lease, base::TimePoint now);
    [[nodiscard]] Lease takeDoubt(HostQueue &host); ///< one that waits, though nothing went well
    void forget(const HostQueue &host); ///< it is dropped

    /// The failure is true: to be handed out as LeaseTask::Believed.
    void believe(Lease lease) { m_believed.push_back(std::move(lease)); }
    [[nodiscard]] bool hasBelieved() const { return !m_believed.empty(); }
    [[nodiscard]] Lease takeBelieved();

    /// A request that tells how the host is; only where hasControl() says so.
    [[nodiscard]] Lease control(HostQueue &host) const;
    /// When a control is due for the sake of the host's leases alone, as the limit of URLs lets nothing else begin.
    [[nodiscard]] std::optional<base::TimePoint> askedControl(const HostQueue &host, base::TimePoint now) const;

    /// Counts the lease's failure, and says what is to become of it. `ordinary`: attempts that it is given anyhow.
    [[nodiscard]] static Belief weigh(Lease &lease, const HostQueue &host, int ordinary);
    /// A host that was given up and has something to hand out, where such hosts are all that is left: as long as there
    /// is anything else to do, they may come back. Null where there is none.
    [[nodiscard]] HostQueue *givenUpHost(const HostTable &hosts, const LeaseBook &book) const;

    [[nodiscard]] const std::set<qint32> &outages() const { return m_outages; } ///< hosts
    [[nodiscard]] const std::set<qint32> &doubtful() const { return m_doubtful; } ///< with leases that wait

private:
    void note(const HostQueue &host);

    const Options &m_options; ///< the Frontier's
    const PaceRules &m_rules;
    std::set<qint32> m_outages;
    std::set<qint32> m_doubtful;
    std::deque<Lease> m_believed;
};

/// Is there anything by which the host's state can be told? A host that never answered a page is told by its
/// robots.txt; one that cannot be reached at all by any of its URLs, since it is no matter of pages.
[[nodiscard]] bool hasControl(const HostQueue &host);

} // namespace argiope::frontier
