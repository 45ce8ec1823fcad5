#pragma once

#include "core/frontier/frontiertypes.h"
#include "core/frontier/hostqueue.h"
#include "core/frontier/leasebook.h"
#include "core/frontier/pace.h"

#include <algorithm>

namespace argiope::frontier {

/// How many threads may be with other people's hosts: what only checks (external links, resources of hosts that have
/// no page of the crawl, probes of another server) has a quarter of the threads at most, and one at least, as long as
/// any host of the crawl's own has something to do, and be it only that its last page is read: what that links to is
/// not to wait for a host that does not answer. Where there is one thread checks come last. Belongs to the Frontier and
/// is guarded by its mutex.
class CheckRoom
{
public:
    CheckRoom(const Options &options, const LeaseBook &book)
        : m_options(options)
        , m_book(book)
    {
    }
    /// A host has something to do, or has not any more (HostQueue::idle). True where the last of the crawl's own has
    /// come to its end: there is room for everybody.
    [[nodiscard]] bool note(HostQueue &host)
    {
        const bool works = host.own && !host.idle;
        if (works == host.works)
            return false;
        host.works = works;
        m_working += works ? 1 : -1;
        return m_working == 0;
    }
    void began() { ++m_underWay; }
    void ended() { --m_underWay; }
    [[nodiscard]] bool isFull() const
    {
        if (m_working == 0 || m_options.threads <= 0)
            return false;
        // Beyond a limit the crawl's own may have no turn any more.
        if (m_options.threads == 1 && !m_book.sitemapLimitReached())
            return true;
        return m_underWay >= std::max(m_options.threads / 4, 1);
    }
    /// What this host would have asked of another server waits. With one thread, where checks come last, a probe of an
    /// own host may be all that is left of the crawl's own work.
    [[nodiscard]] bool barsProbesOf(const HostQueue &host) const
    {
        return isFull() && (m_options.threads > 1 || !host.own);
    }

private:
    const Options &m_options; ///< the Frontier's
    const LeaseBook &m_book;
    int m_working = 0; ///< hosts of the crawl's own with something to do
    int m_underWay = 0; ///< checks in the hands of workers
};

/// A probe that asks another server than that in whose turn it waits.
[[nodiscard]] inline bool isElsewhere(const Entry &entry, const HostQueue &host)
{
    return isProbe(entry.id) && serverOf(originOf(entry.url)) != serverOf(host.origin);
}

} // namespace argiope::frontier
