#pragma once

#include "core/engine/recorder/orderbook.h"
#include "core/engine/recorder/queue.h"

namespace argiope::engine {

/// The queue, where URLs wait by the priorities that the order book gives them. The recorder's thread; what it is given
/// must outlive it.
class OrderedQueue final : public FrontierQueue
{
public:
    OrderedQueue(frontier::Frontier &frontier, OrderBook &order)
        : FrontierQueue(frontier)
        , m_order(order)
    {
    }
    void offer(base::WaitingUrl url) override;
    void requeueSkipped(base::WaitingUrl url, bool soon) override;
    void requeueFinished(base::WaitingUrl url, bool outdated, bool soon) override;
    void skipLeased(base::UrlId id) override;
    [[nodiscard]] bool keepOut(const base::WaitingUrl &url) override;

private:
    OrderBook &m_order;
};

} // namespace argiope::engine
