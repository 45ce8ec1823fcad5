#pragma once

#include "core/base/clock.h"
#include "core/base/ids.h"

#include <QByteArray>

#include <compare>
#include <limits>
#include <map>

namespace argiope::frontier {

/// A URL that waits for its turn.
struct Entry
{
    base::UrlId id = base::UrlId::None;
    QByteArray url;
    base::HostId host = base::HostId::None;
    bool page = true; ///< false: only checked
    int depth = 0;
    int hops = 0; ///< redirects in a row that led here
};

/// Breadth-first order: by depth, then in the order of discovery.
struct QueuePos
{
    int depth = -1;
    qint64 id = 0;
    auto operator<=>(const QueuePos &) const = default;
    static QueuePos of(const Entry &entry) { return {entry.depth, base::raw(entry.id)}; }
    static QueuePos end() { return {std::numeric_limits<int>::max(), std::numeric_limits<qint64>::max()}; }
};

/// A URL in a worker's hands, or parked between two attempts. Whoever holds it gives it back exactly once.
struct Lease
{
    Entry entry;
    int attempt = 1; ///< 1: the first
    base::TimePoint taken{}; ///< when its request could begin
};

/// The waiting URLs of one host: a head in memory, the rest in the project file. Everything up to headEnd() is in the
/// head; everything in the file alone lies behind it. Belongs to the Frontier and is guarded by its mutex.
class HostQueue
{
public:
    HostQueue(base::HostId host, int headLimit);

    // Queue
    /// Takes a URL that is not waiting here yet.
    void push(Entry entry);
    /// A waiting URL gets another place in the order; `oldDepth` as queued.
    void move(int oldDepth, Entry entry);
    [[nodiscard]] bool headEmpty() const { return m_head.empty(); }
    [[nodiscard]] const Entry &front() const { return m_head.begin()->second; }
    Entry takeFront();
    [[nodiscard]] qint64 size() const { return qint64(m_head.size()) + m_inFile; }

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

    // Politeness
    base::HostId host;
    base::TimePoint nextAllowed{}; ///< no request before
    base::Milliseconds delay{0}; ///< between requests: the setting's or robots.txt's
    base::Milliseconds adaptiveDelay{0}; ///< on top, while the host struggles
    base::TimePoint slowedAt{}; ///< when adaptiveDelay last grew
    int failuresInARow = 0; ///< fetches that did not reach it
    int inFlight = 0; ///< requests on the wire
    enum class Gate : quint8 { Closed, Opening, Open } gate = Gate::Closed; ///< robots.txt comes first
    bool refillAsked = false;
    bool inReady = false; ///< which of the frontier's two orders knows it, and under what key
    bool inWaiting = false;
    QueuePos readyKey;
    base::TimePoint waitingKey{};
    std::map<QueuePos, Lease> due; ///< leases whose next attempt may begin

private:
    void trim();
    std::map<QueuePos, Entry> m_head;
    qint64 m_inFile = 0;
    QueuePos m_headEnd = QueuePos::end();
    size_t m_headLimit;
};

} // namespace argiope::frontier
