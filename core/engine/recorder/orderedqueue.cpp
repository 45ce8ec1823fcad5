#include "core/engine/recorder/orderedqueue.h"

#include <utility>

namespace argiope::engine {

int OrderedQueue::lapOf(const base::WaitingUrl &url) const
{
    return m_patterns && url.page ? m_patterns->add(url.url) : 0;
}

void OrderedQueue::offer(base::WaitingUrl url)
{
    url.priority += m_order.priorityOf(url.id); // with what puts it behind all others
    url.lap = lapOf(url);
    FrontierQueue::offer(std::move(url));
}

void OrderedQueue::requeueSkipped(base::WaitingUrl url, bool soon)
{
    url.priority = m_order.waits(url);
    url.lap = lapOf(url);
    FrontierQueue::requeueSkipped(std::move(url), soon);
}

void OrderedQueue::requeueFinished(base::WaitingUrl url, bool outdated, bool soon)
{
    url.priority = m_order.waits(url);
    url.lap = lapOf(url);
    FrontierQueue::requeueFinished(std::move(url), outdated, soon);
}

bool OrderedQueue::keepOut(const base::WaitingUrl &url)
{
    if (!FrontierQueue::keepOut(url))
        return false;
    m_order.gone(url.id);
    if (m_patterns && url.page)
        m_patterns->drop(url.url);
    return true;
}

void OrderedQueue::skipLeased(base::UrlId id)
{
    m_order.gone(id);
    FrontierQueue::skipLeased(id);
}

} // namespace argiope::engine
