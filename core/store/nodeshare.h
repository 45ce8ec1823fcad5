#pragma once

#include <QHash>
#include <QList>
#include <QtGlobal>

namespace argiope::store {

/// As which node a writer writes, and the slots it holds for as long as it does: what it commits with another's slots,
/// or after its lease, fails as a whole. docs/CLUSTER.md.
struct NodeShare
{
    qint64 node = 0;
    QHash<int, qint64> tokens; ///< by slot
    /// All slots are its own and nothing of other nodes is on its way: no id has to be agreed on.
    bool alone = false;
    int stuckMs = 0; ///< a transaction that stands still for so long is ended by the server, with its locks

    [[nodiscard]] bool holds(int slot) const { return alone || tokens.contains(slot); }
};

} // namespace argiope::store
