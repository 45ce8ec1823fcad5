#pragma once

#include "core/frontier/frontiertypes.h"
#include "core/frontier/hostqueue.h"
#include "core/frontier/pace.h"

#include <QHash>

#include <deque>
#include <functional>
#include <list>
#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

namespace argiope::frontier {

/// Which hosts are in memory. Busy ones have a queue, up to Options::busyHosts; of further ones (dormant) only the
/// number of URLs in the file is known, in the order they were found. Hosts with nothing to do are remembered for a
/// while. Hosts whose URLs go to one server share its Pace. Belongs to the Frontier and is guarded by its mutex.
class HostTable
{
public:
    /// `leaving` is called for a host that is about to be forgotten.
    HostTable(const Options &options, const base::Clock &clock, std::function<void(HostQueue &)> leaving);

    [[nodiscard]] HostQueue *find(base::HostId host) const;
    [[nodiscard]] HostQueue &at(qint32 host) const { return *m_hosts.at(host); }
    /// Makes its queue where there is none; may forget others that have nothing to do.
    HostQueue &get(base::HostId host);
    /// The first URL of a host tells its origin, and so its server and pace.
    void knowOrigin(HostQueue &host, const QByteArray &url);
    /// Where its server was found. Unless one's own servers are crawled, servers of others at one address share a pace.
    /// False where it was known.
    bool knowAddress(HostQueue &host, const QByteArray &address);
    void setIdle(HostQueue &host, bool idle);
    [[nodiscard]] int busy() const { return int(m_hosts.size() - m_idle.size()); }
    [[nodiscard]] int size() const { return int(m_hosts.size()); }
    template <class Function>
    void forEach(Function function)
    {
        for (auto &[id, host] : m_hosts)
            function(*host);
    }
    /// At most `most` of those that have something to do, the busiest first.
    [[nodiscard]] std::vector<const HostQueue *> busiest(int most) const;

    // Dormant hosts
    void restore(const QHash<base::HostId, qint64> &queuedByHost);
    /// There is no place for the host now, and no queue of it.
    [[nodiscard]] bool mustSleep(base::HostId host) const;
    void countAsleep(base::HostId host); ///< one URL more, in the file alone
    void dropAsleep(base::HostId host); ///< one less
    /// What it has in the file, where it is dormant; it no longer is.
    [[nodiscard]] std::optional<qint64> takeAsleep(base::HostId host);
    /// The next dormant host gets a queue; null where there is none. `crowd`: although there is no place.
    [[nodiscard]] HostQueue *wakeNext(bool crowd);
    [[nodiscard]] qint64 asleep() const { return qint64(m_dormant.size()); }

private:
    void shareHeads();
    void dropIdle();
    void drop(HostQueue &host);

    const Options &m_options; ///< the Frontier's
    const base::Clock &m_clock;
    const std::function<void(HostQueue &)> m_leaving;
    std::unordered_map<qint32, std::unique_ptr<HostQueue>> m_hosts;
    QHash<QByteArray, std::shared_ptr<Pace>> m_paces; ///< by Pace::server and Pace::others
    QHash<QByteArray, std::shared_ptr<Pace>> m_byAddress; ///< those of m_paces that others may come to share
    std::list<qint32> m_idle; ///< hosts without anything to do; the first has been so for longest
    std::unordered_map<qint32, qint64> m_dormant; ///< queued URLs of hosts that are in the file alone
    std::deque<qint32> m_dormantOrder; ///< some may have woken since
    int m_headLimit;
};

} // namespace argiope::frontier
