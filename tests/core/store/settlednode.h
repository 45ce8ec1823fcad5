#pragma once

#include "core/cluster/slots.h"
#include "core/store/nodebook.h"

#include <QHash>
#include <QList>

#include <numeric>

namespace argiope::storetest {

inline QList<int> allSlots()
{
    QList<int> list(cluster::SlotCount);
    std::iota(list.begin(), list.end(), 0);
    return list;
}

/// What a heartbeat does, as the engine does it between two sessions.
inline QHash<int, qint64> settle(store::NodeBook &book)
{
    const auto news = book.beat({"crawling", 3, 7, 1.5});
    if (!news || !news->isMember)
        return {};
    const cluster::LeasePlan plan = cluster::planLeases(news->leases, news->liveNodes, book.id());
    const auto held = book.change(plan.giveUp, plan.take);
    return held ? held->tokens : QHash<int, qint64>();
}

} // namespace argiope::storetest
