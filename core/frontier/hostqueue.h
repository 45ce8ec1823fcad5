#pragma once

#include "core/base/clock.h"
#include "core/base/ids.h"
#include "core/frontier/doubts.h"
#include "core/frontier/hosthealth.h"
#include "core/frontier/lease.h"

#include <QByteArray>

#include <compare>
#include <limits>
#include <list>
#include <map>
#include <set>

namespace argiope::frontier {

struct Pace;

/// By priority, which is the same for all in a breadth-first crawl; then by depth, then in the order of discovery.
struct QueuePos
{
    int priority = std::numeric_limits<int>::min();
    int depth = -1;
    qint64 id = 0;
    auto operator<=>(const QueuePos &) const = default;
    static QueuePos of(const Entry &entry) { return {entry.priority, entry.depth, base::raw(entry.id)}; }
    static QueuePos end()
    {
        constexpr int last = std::numeric_limits<int>::max();
        return {last, last, std::numeric_limits<qint64>::max()};
    }
};

/// Whose turn comes first: of one priority and depth pages come before what is only checked, and of pages those of a
/// lower lap, over all hosts and within what is in memory of a host. The file's order stays (priority, depth, id).
struct TurnPos
{
    int priority = std::numeric_limits<int>::min();
    int depth = -1;
    bool check = false;
    int lap = 0;
    qint64 id = 0;
    auto operator<=>(const TurnPos &) const = default;
    static TurnPos of(const Entry &entry)
    {
        return {entry.priority, entry.depth, !entry.page, entry.lap, base::raw(entry.id)};
    }
    [[nodiscard]] QueuePos queuePos() const { return {priority, depth, id}; }
};

/// The waiting URLs of one host, and before them its waiting sitemaps. Of the URLs there is a head in memory, the rest
/// in the project file. Everything up to headEnd() is in the head; everything in the file alone lies behind it. Where
/// the head has URLs of later laps, some of the first lap that lie behind it at the same depth are in memory as well,
/// so that a crowd does not hold them up. Belongs to the Frontier and is guarded by its mutex.
class HostQueue
{
public:
    HostQueue(base::HostId host, int headLimit);

    // Queue
    /// Takes a URL that is not waiting here yet.
    void push(Entry entry);
    /// A waiting URL gets another depth; `oldDepth` as queued.
    void move(int oldDepth, Entry entry);
    /// A URL that was waiting here is kept out.
    void drop(const QueuePos &pos);
    /// A waiting URL gets another priority. False where it waits in the file alone and belongs into the head now:
    /// move() is to bring it.
    [[nodiscard]] bool setPriority(const QueuePos &from, int priority);
    [[nodiscard]] bool headEmpty() const { return m_order.empty(); }
    /// The first by TurnPos.
    [[nodiscard]] const Entry &front() const;
    Entry takeFront();
    [[nodiscard]] qint64 size() const { return qint64(m_order.size()) + m_inFile; }

    // Sitemaps: all in memory, the oldest first
    void pushSitemap(Entry entry)
    {
        own = true;
        m_sitemaps.insert_or_assign(sitemapNumber(entry.id), std::move(entry));
    }
    [[nodiscard]] bool hasSitemaps() const { return !m_sitemaps.empty(); }
    [[nodiscard]] const Entry &frontSitemap() const { return m_sitemaps.begin()->second; }
    Entry takeSitemap() { return std::move(m_sitemaps.extract(m_sitemaps.begin()).mapped()); }
    [[nodiscard]] qint64 sitemaps() const { return qint64(m_sitemaps.size()); }

    // Between head and file
    void setInFile(qint64 count); ///< before anything else, on opening a project
    [[nodiscard]] bool wantsRefill() const;
    [[nodiscard]] QueuePos headEnd() const { return m_headEnd; }
    [[nodiscard]] int refillSize() const;
    /// One URL read from the file, in order. False where it stands in the head already.
    bool refill(Entry entry);
    /// The file was read up to `end`; QueuePos::end() where nothing is left behind.
    void refilled(const QueuePos &end);
    void setHeadLimit(int limit);

    base::HostId host;
    QByteArray origin; ///< of its URLs; "" until the first one comes
    Pace *pace = nullptr; ///< of the server behind it; null until the first URL comes
    base::Milliseconds crawlDelay{0}; ///< robots.txt's
    HostHealth health;
    GoodUrls good;
    Doubts doubts;
    Shown shown; ///< how it failed last
    bool robotsAnswered = false; ///< robots.txt was had, or that there is none
    bool full = false; ///< so many of its URLs are leased that no further ones are handed out
    qint64 requests = 0; ///< ended
    int inFlight = 0; ///< requests on the wire
    int leased = 0; ///< URLs that are with workers, parked, or not written yet
    enum class Gate : quint8 { Closed, Opening, Open } gate = Gate::Closed; ///< robots.txt comes first
    bool refillAsked = false;
    bool inReady = false; ///< which of the frontier's two orders knows it, and under what key
    bool inWaiting = false;
    TurnPos readyKey;
    bool readyOwn = false; ///< own, as it was then
    base::TimePoint waitingKey{};
    bool idle = false; ///< nothing to do: it stands in the frontier's list of such hosts
    bool own = false; ///< the crawl has pages or sitemaps there: it does not only check it
    bool works = false; ///< CheckRoom counts it
    std::list<qint32>::iterator idlePlace;
    std::map<QueuePos, Lease> due; ///< leases whose next attempt may begin

private:
    using Entries = std::map<QueuePos, Entry>;
    [[nodiscard]] Entries::node_type extract(const QueuePos &pos);
    [[nodiscard]] bool mayComeEarly(const Entry &entry) const;
    void trim();
    void add(const QueuePos &pos, Entry entry);
    void settleEarly();
    Entries m_head;
    Entries m_early; ///< behind the head's end, at its depth; those in the file alone are counted without them
    std::set<TurnPos> m_order; ///< of both
    int m_late = 0; ///< of the head: of later laps
    std::map<qint64, Entry> m_sitemaps;
    qint64 m_inFile = 0;
    QueuePos m_headEnd = QueuePos::end();
    size_t m_headLimit;
};

} // namespace argiope::frontier
