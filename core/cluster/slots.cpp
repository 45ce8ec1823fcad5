#include "core/cluster/slots.h"

#include <QByteArray>

#include <algorithm>

#include <xxhash.h>

namespace argiope::cluster {

int slotOf(QByteArrayView serverName)
{
    const QByteArray name = serverName.toByteArray().toLower();
    return int(XXH3_64bits(name.constData(), size_t(name.size())) % SlotCount);
}

int slotsDue(std::span<const qint64> liveNodes, qint64 node)
{
    const auto nodes = qint64(liveNodes.size());
    if (std::find(liveNodes.begin(), liveNodes.end(), node) == liveNodes.end())
        return 0;
    const auto before
        = std::count_if(liveNodes.begin(), liveNodes.end(), [node](qint64 other) { return other < node; });
    return int(SlotCount / nodes + (before < SlotCount % nodes ? 1 : 0));
}

LeasePlan planLeases(
    std::span<const SlotLease> leases, std::span<const qint64> liveNodes, qint64 node, const QSet<int> &busy)
{
    QList<int> mine;
    QList<int> free;
    for (const SlotLease &lease : leases) {
        if (lease.node == 0)
            free.append(lease.slot);
        else if (lease.node == node)
            mine.append(lease.slot);
    }
    const int due = slotsDue(liveNodes, node);
    LeasePlan plan;
    if (mine.size() > due) {
        std::sort(mine.begin(), mine.end());
        const auto isBusy = [&busy](int slot) { return busy.contains(slot); };
        const qsizetype excess = mine.size() - due;
        const qsizetype most = std::count_if(mine.begin(), mine.end(), isBusy) * excess / mine.size();
        // Those at the end: first what is not busy.
        const auto idle = std::stable_partition(mine.begin(), mine.end(), isBusy);
        const qsizetype given = std::max(excess - (mine.end() - idle), most);
        plan.giveUp = QList<int>(idle - given, idle) + QList<int>(mine.end() - (excess - given), mine.end());
        std::sort(plan.giveUp.begin(), plan.giveUp.end());
        return plan;
    }
    // From a place of its own on, round.
    const auto before
        = std::count_if(liveNodes.begin(), liveNodes.end(), [node](qint64 other) { return other < node; });
    const int first = liveNodes.empty() ? 0 : int(before * SlotCount / qint64(liveNodes.size()));
    std::sort(free.begin(), free.end(),
        [first](int a, int b) { return (a - first + SlotCount) % SlotCount < (b - first + SlotCount) % SlotCount; });
    plan.take = free.first(std::min<qsizetype>(free.size(), due - mine.size()));
    return plan;
}

} // namespace argiope::cluster
