#pragma once

#include "core/frontier/checkroom.h"
#include "core/frontier/errands.h"
#include "core/frontier/forerunners.h"
#include "core/frontier/hosttable.h"
#include "core/frontier/leasebook.h"
#include "core/frontier/pacerules.h"
#include "core/frontier/rate.h"
#include "core/frontier/sleepers.h"
#include "core/frontier/trouble.h"
#include "core/frontier/turn.h"
#include "core/frontier/turnorder.h"

#include <QList>

#include <functional>
#include <map>

namespace argiope::frontier {

/// A piece of a host's queue that the file is asked for.
struct Refill
{
    base::HostId host = base::HostId::None;
    QueuePos after;
    int limit = 0;
};

/// Whose turn it is: what the Frontier does under its mutex, which guards all of this. It brings hosts, orders, leases,
/// pace and trouble together; each of them knows one thing.
class Schedule
{
public:
    /// All of them outlive it.
    Schedule(const Options &options, const base::Clock &clock, Sleepers &sleepers, Errands &errands);

    [[nodiscard]] LeaseBook &book() { return m_book; }
    [[nodiscard]] const LeaseBook &book() const { return m_book; }
    [[nodiscard]] const HostTable &hosts() const { return m_hosts; }
    [[nodiscard]] Rate &rate() { return m_rate; }
    [[nodiscard]] const Rate &rate() const { return m_rate; }
    [[nodiscard]] const PaceRules &paceRules() const { return m_rules; }
    void speedChanged(); ///< in the options

    // The queues
    void restore(const QHash<base::HostId, qint64> &queuedByHost);
    void enqueue(Entry entry); ///< in whatever way it came to be queued
    void enqueueSoon(Entry entry); ///< before everything that is queued, where there is room for that
    void move(int oldDepth, const Entry &entry);
    /// False where it is leased: should it be put back, the writer is asked (Errands::askReturned()).
    [[nodiscard]] bool drop(const Entry &entry);
    void readmit(base::UrlId id); ///< one that was put back so, and was not dropped then
    bool knowAddress(base::HostId host, const QByteArray &address);
    [[nodiscard]] bool setPriority(base::HostId host, const QueuePos &from, int priority);
    [[nodiscard]] std::optional<Refill> nextRefill();
    void refilled(const Refill &refill, QList<Entry> entries);
    void wakeDormant(); ///< gives hosts that are in the file alone their queues, as far as there is room

    // Leases
    /// The next one; false where nothing may be leased now.
    [[nodiscard]] bool take(Lease &lease);
    [[nodiscard]] bool hasMore() const; ///< something else is to be done or to be waited for
    /// When take() may have something; the end of time where only an event can bring it.
    [[nodiscard]] base::TimePoint wakeTime() const;
    void finish(base::UrlId id)
    {
        end(id, [this, id] { m_book.finish(id); });
    }
    void finishSitemap(base::UrlId id, bool asked)
    {
        end(id, [this, id, asked] { m_book.finishSitemap(id, asked); });
    }
    void skip(base::UrlId id)
    {
        end(id, [this, id] { m_book.skip(id); });
    }
    void putBack(const Lease &lease);
    void giveBack(const Entry &entry); ///< leased → queued, in the file alone: the crawl stops
    void giveBackWaiting(); ///< the same for every lease that no worker holds
    void park(Lease lease, base::TimePoint until);

    // Hosts
    [[nodiscard]] bool mustOpen(const Lease &lease) const;
    void openHost(base::HostId host, base::Milliseconds crawlDelay);
    [[nodiscard]] bool reopenHost(Lease &lease);
    bool fetchEnded(const Lease &lease, HostSignal signal, base::Milliseconds firstByte);
    void release(const Lease &lease);
    void backOff(const Lease &lease, base::Milliseconds pause);
    void robotsAnswered(base::HostId host);
    void knowGood(base::HostId host, const QByteArray &url);
    [[nodiscard]] Belief weigh(Lease &lease, int ordinary)
    {
        return Trouble::weigh(lease, m_hosts.get(lease.entry.host), ordinary);
    }
    void doubt(Lease lease, base::Milliseconds pause);
    void hold(Lease lease);

private:
    void reorder(HostQueue &host); ///< puts it where it belongs now in the two orders
    void reorder(const Pace &pace); ///< all hosts of a server
    void promote(base::TimePoint now);
    void begin(HostQueue &host, Lease &lease, base::TimePoint now);
    void handOut(HostQueue &host, Turn::What what, Lease &lease);
    [[nodiscard]] bool takeReady(base::TimePoint now, Lease &lease);
    [[nodiscard]] bool takeFrom(const TurnOrder::Ready &ready, base::TimePoint now, Lease &lease);
    [[nodiscard]] bool takeAskedControl(base::TimePoint now, Lease &lease);
    [[nodiscard]] bool takeGivenUp(base::TimePoint now, Lease &lease);
    void ended(HostQueue &host, const Lease &lease); ///< its request, in whatever way
    void end(base::UrlId id, const std::function<void()> &writeDown);

    const Options &m_options;
    const base::Clock &m_clock;
    Sleepers &m_sleepers;
    Errands &m_errands;
    Rate m_rate; ///< over all hosts
    PaceRules m_rules;
    LeaseBook m_book;
    Trouble m_trouble;
    CheckRoom m_checks;
    Forerunners m_forerunners;
    TurnOrder m_turns;
    HostTable m_hosts;
    std::multimap<base::TimePoint, Lease> m_parked;
    std::map<qint64, Entry> m_returned; ///< counted as queued, and in no queue until the writer has answered
};

} // namespace argiope::frontier
