#pragma once

#include "core/base/result.h"
#include "core/cluster/slots.h"
#include "core/settings/crawlsettings.h"
#include "core/store/nodecounts.h"
#include "core/store/nodetables.h"

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QString>

#include <memory>

namespace argiope::store {

/// The slot of a server's origin; that of no server where it is empty.
[[nodiscard]] int slotOfOrigin(QByteArrayView origin);

class Connection;
class NodeSteps;

/// How a node is known to the others.
struct NodeIdentity
{
    QByteArray name; ///< "NAME-2", "NAME-3", … where another node that lives has it
    QByteArray host;
    QByteArray who;
    int threads = 0;
};

/// What a node says of itself with each heartbeat.
struct NodeReport
{
    QByteArray state; ///< "crawling", "waiting", "paused"
    qint64 hosts = 0;
    qint64 urls = 0;
    double rate = 0;
    int threads = 0; ///< 0: as it said before
};

/// What all nodes are to do, and what a node learns with each heartbeat.
struct NodeNews
{
    bool isMember = false; ///< false: its lease had ended, and others have taken its slots
    QList<cluster::SlotLease> leases; ///< of all slots
    QList<qint64> liveNodes;
    int sharers = 1; ///< of what all may do together: those that have servers to ask or asked some of late, and itself
    /// "run", "pause" or "stop"; "max_urls", "max_time", "max_bytes": all end, as a limit is reached
    QByteArray wanted;
    qint64 endedBy = 0; ///< the node that saw that nothing is left to do, and writes that down; 0: none
    qint64 changes = 0; ///< of the project's settings: how often
    NodeSums sums; ///< zeros where nothing was counted yet
};

/// A node's place among those that crawl into a project, by a connection of its own on which each call commits at once.
/// docs/CLUSTER.md has the protocol. A call after the connection was lost connects again. One thread.
class NodeBook
{
public:
    /// Joins: makes the tables where they are missing, and a row of its own. The project is there. `leaseMs`: how long
    /// a heartbeat holds.
    [[nodiscard]] static base::Result<std::unique_ptr<NodeBook>, StoreError> join(
        const QString &address, const NodeIdentity &identity, qint64 leaseMs);
    ~NodeBook();
    NodeBook(const NodeBook &) = delete;
    NodeBook &operator=(const NodeBook &) = delete;

    [[nodiscard]] qint64 id() const { return m_id; }
    [[nodiscard]] qint64 leaseMs() const { return m_leaseMs; }

    /// Prolongs the node's lease. Expels nodes whose lease has ended: their slots are free then. Who was late itself
    /// gives them half a lease to come back: all may have stood still, or the server.
    [[nodiscard]] base::Result<NodeNews, StoreError> beat(const NodeReport &report);
    /// Gives these up, takes those that are free among the others, each with its next token. What it holds afterwards,
    /// by slot, with the tokens. Nothing of the given up may be under way, nor uncommitted.
    struct Held
    {
        QHash<int, qint64> tokens; ///< by slot
        bool alone = false; ///< it has all, and nothing is on its way
    };
    [[nodiscard]] base::Result<Held, StoreError> change(const QList<int> &giveUp, const QList<int> &take);
    /// Those of its own with servers that are to be asked.
    [[nodiscard]] base::Result<QSet<int>, StoreError> busySlots();
    /// Whether nobody has some: who waits for slots asks more often than it says that it lives.
    [[nodiscard]] base::Result<bool, StoreError> slotsAreFree();
    /// Of a project with `maxUrls`: it fetches no more than `allowed` URLs in the session that began with change(), and
    /// would like `wanted` more. What others have set aside for themselves is not to be had.
    [[nodiscard]] base::Result<NodeRoom, StoreError> room(qint64 allowed, qint64 wanted);
    [[nodiscard]] base::Result<settings::CrawlSettings, StoreError> settings(); ///< the project's, as they are now
    /// Gives everything up. The last node's `state` is the project's, which says "running" until then, unless the end
    /// was told. `urls`: as many has it fetched, where it has said less.
    [[nodiscard]] base::Result<void, StoreError> leave(const QByteArray &state = "stopped", qint64 urls = 0);

    /// In one snapshot nothing waits, nothing is being fetched and no batch is on its way. True for one node: it is to
    /// write down the end. The others see NodeNews::endedBy.
    [[nodiscard]] base::Result<bool, StoreError> claimEnd();
    [[nodiscard]] base::Result<qint64, StoreError> endedBy(); ///< NodeNews::endedBy, and no more than that
    [[nodiscard]] base::Result<void, StoreError> takeBackEnd(); ///< after claimEnd(): it is not written down

    /// As many URLs are fetched as may be: where more wait, and nothing that is on its way can change that, all end.
    [[nodiscard]] base::Result<void, StoreError> claimLimit();
    /// All end as this node does: "max_time" or "max_bytes".
    [[nodiscard]] base::Result<void, StoreError> endAll(const QByteArray &why);

    /// "run", "pause" or "stop": for all nodes. Of any project where a node ever joined; no membership is needed.
    [[nodiscard]] static base::Result<void, StoreError> order(const QString &address, const QByteArray &wanted);
    /// Settings of all nodes: those of settings::isLive() that differ, into the project; each takes them up with its
    /// next heartbeat.
    [[nodiscard]] static base::Result<void, StoreError> setSettings(
        const QString &address, const settings::CrawlSettings &settings);

private:
    explicit NodeBook(std::unique_ptr<Connection> connection, qint64 leaseMs);
    [[nodiscard]] base::Result<void, StoreError> enter(const NodeIdentity &identity);
    [[nodiscard]] base::Result<void, StoreError> mend(); ///< connects again where the connection is lost
    static void beginAnew(NodeSteps &steps);
    /// A node whose lease has ended; times are the database's, in ms.
    struct Late
    {
        qint64 until = 0; ///< another one says that it came back
        qint64 since = 0; ///< when this node saw it first
    };
    void expelLate(NodeSteps &steps, qint64 now);
    template <class Do>
    [[nodiscard]] base::Result<void, StoreError> together(Do what); ///< in one transaction
    [[nodiscard]] base::Result<bool, StoreError> isSo(const QString &question); ///< it has a row
    std::unique_ptr<Connection> m_connection;
    qint64 m_id = 0;
    qint64 m_leaseMs = 0;
    qint64 m_fetchedBefore = 0; ///< URLs, when its session began
    qint64 m_lateAt = -1; ///< when a heartbeat of its own came late, or was the first: the last time; -1: none yet
    QHash<qint64, Late> m_late; ///< by number
};

} // namespace argiope::store
