#pragma once

#include <QByteArrayView>
#include <QList>
#include <QSet>

#include <span>

/// How the servers of one crawl are divided among several nodes; docs/CLUSTER.md has the protocol. Pure, any thread.
namespace argiope::cluster {

/// More than nodes there will be, so that each has several, and few enough for a look at all of them.
inline constexpr int SlotCount = 256;

/// The slot of a server by its name, without scheme and port, so that one node keeps its robots.txt and its pace. The
/// same on every machine and in every version: projects in which nodes take part depend on it.
[[nodiscard]] int slotOf(QByteArrayView serverName);

/// A slot as the database has it.
struct SlotLease
{
    int slot = 0;
    qint64 node = 0; ///< who holds it; 0: nobody, since it was given up or its holder was expelled
    qint64 token = 0; ///< grows each time it is taken; what is written with an older one is refused
};

struct LeasePlan
{
    QList<int> take; ///< free ones, as many as are due and free
    QList<int> giveUp; ///< what it has too many of, once nothing of theirs is under way
};

/// How many slots a node is due among those that live: all have the same number, but for one more where it does not
/// divide.
[[nodiscard]] int slotsDue(std::span<const qint64> liveNodes, qint64 node);
/// What a node does at a heartbeat. `liveNodes` are those that nobody expelled, itself among them. Of free
/// slots nodes take different ones first, so that they do not wait for each other. Of what it gives up no more are
/// `busy`, with servers that are to be asked, than its even part: a site that is alone stays where it is.
[[nodiscard]] LeasePlan planLeases(
    std::span<const SlotLease> leases, std::span<const qint64> liveNodes, qint64 node, const QSet<int> &busy = {});

} // namespace argiope::cluster
