#pragma once

#include "core/engine/recorder/orderbook.h"
#include "core/engine/recorder/queue.h"
#include "core/trap/queuepatterns.h"

namespace argiope::engine {

/// The queue, where URLs wait by the priorities that the order book gives them, and within a depth by laps: the second
/// thousand of one form comes behind what else waits there. The recorder's thread; what it is given must outlive it.
class OrderedQueue final : public FrontierQueue
{
public:
    OrderedQueue(frontier::Frontier &frontier, OrderBook &order, trap::QueuePatterns *patterns)
        : FrontierQueue(frontier)
        , m_order(order)
        , m_patterns(patterns)
    {
    }
    void offer(base::WaitingUrl url) override;
    void requeueSkipped(base::WaitingUrl url, bool soon) override;
    void requeueFinished(base::WaitingUrl url, bool outdated, bool soon) override;
    void skipLeased(base::UrlId id) override;
    [[nodiscard]] bool keepOut(const base::WaitingUrl &url) override;
    /// A piece of the queue that comes from the file, where laps are not stored.
    void giveLaps(QList<base::WaitingUrl> &piece) const
    {
        if (m_patterns)
            m_patterns->giveLaps(piece);
    }

private:
    [[nodiscard]] int lapOf(const base::WaitingUrl &url) const;

    OrderBook &m_order;
    trap::QueuePatterns *const m_patterns; ///< null: nobody looks for what floods the queue
};

} // namespace argiope::engine
