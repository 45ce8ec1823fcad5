#pragma once

#include "core/store/types.h"

#include <QByteArray>
#include <QList>
#include <QStringList>

namespace argiope::store {

/// A node as the database has it: a program that crawls, or crawled, into a shared project. Times are the database's,
/// ms since 1970.
struct NodeRecord
{
    qint64 id = 0;
    QByteArray name; ///< as it was called when it joined
    QByteArray host; ///< of the machine
    QByteArray version; ///< of the program
    QByteArray who; ///< the user who started it
    QByteArray state; ///< "crawling", "waiting", "paused" as it said last; "left" or "lost" where it is no more
    qint64 startedAt = 0;
    qint64 seenAt = 0; ///< its last heartbeat
    qint64 until = 0; ///< its lease: from then on others may take its slots
    int threads = 0;
    int slots = 0; ///< that it holds
    qint64 hosts = 0; ///< with URLs that wait, of its slots
    qint64 urls = 0; ///< fetched since it joined
    double rate = 0; ///< URLs a second of late
    bool isAlive = false; ///< its lease has not ended
};

struct NodeSlot
{
    int slot = 0;
    qint64 node = 0; ///< who holds it; 0: nobody
    qint64 token = 0;
};

/// Who crawls into a project together.
struct NodeList
{
    QList<NodeRecord> nodes; ///< by id, those that left last among them
    QList<NodeSlot> slots; ///< all, by number; none where no node ever joined
    qint64 now = 0; ///< the database's clock
    qint64 batches = 0; ///< on their way from node to node
    QByteArray wanted; ///< of all nodes: see NodeNews::wanted; "" where no node ever joined
};

class ReadSession;
[[nodiscard]] NodeList readNodes(ReadSession &session);

/// Statements that make what nodes need beside a project's tables, where it is missing.
[[nodiscard]] QStringList nodeTables();
/// The database's clock, ms since 1970, as an expression.
[[nodiscard]] QString nodeClock();

} // namespace argiope::store
