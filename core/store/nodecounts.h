#pragma once

#include <QtGlobal>

namespace argiope::store {

class NodeSteps;

/// What all nodes have counted in this run, as far as committed, and what the project had before.
struct NodeSums
{
    qint64 fetched = 0; ///< URLs
    qint64 bytes = 0; ///< of all answers: pages, robots.txt and sitemaps
    qint64 elapsedMs = 0; ///< since the first node joined: of the node that crawled longest
};

/// What a node may fetch of `maxUrls`, which all have together.
struct NodeRoom
{
    qint64 allowed = 0; ///< URLs in this session
    bool isSpent = false; ///< as many as may be are fetched and committed
};

// Parts of a NodeBook's transactions.

/// Adds up what the project began with and what each node has counted since, and writes it down.
[[nodiscard]] NodeSums addUpCounters(NodeSteps &steps);
/// URLs that a node has fetched and committed since it joined.
[[nodiscard]] qint64 fetchedBy(NodeSteps &steps, qint64 node);
/// A session of the node begins: nothing is set aside for it beyond what it has fetched.
void beginRoom(NodeSteps &steps, qint64 node, qint64 fetched);
/// The node had fetched `before` when its session began, and fetches no more than `allowed` in it; `wanted` more would
/// be welcome. What it may from now on is set aside for it: others get what is left.
[[nodiscard]] NodeRoom takeRoom(NodeSteps &steps, qint64 node, qint64 before, qint64 allowed, qint64 wanted);

} // namespace argiope::store
