#include "core/store/runqueue.h"

#include "core/store/urlqueue.h"

namespace argiope::store {

QList<OutcomeCount> RunQueue::clear(RuleId waiting, qint64 *skipped)
{
    return m_queue.clearQueue(waiting, skipped);
}

void RunQueue::forEachUnmet(int run, const std::function<void(UrlId, const QByteArray &)> &visit)
{
    m_queue.forEachUnmet(run, visit);
}

QList<UnmetUrl> RunQueue::unmet(int run, RuleId waiting, UrlId after, int limit, std::optional<qint64> validSince)
{
    return m_queue.unmet(run, waiting, after, limit, validSince);
}

QList<UrlId> RunQueue::skippedPages(UrlId after, int limit)
{
    return m_queue.skippedPages(after, limit);
}

} // namespace argiope::store
