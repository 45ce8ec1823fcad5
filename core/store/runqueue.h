#pragma once

#include "core/store/types.h"

#include <QByteArray>
#include <QList>

#include <functional>
#include <optional>

namespace argiope::store {

class UrlQueue;

/// Table `urls` as a run finds it in which every URL is met anew: what waits from before, and what it has not met yet.
/// Part of the Writer (Writer::runQueue()): same thread, same transactions, same errors.
class RunQueue
{
public:
    explicit RunQueue(UrlQueue &queue)
        : m_queue(queue)
    {
    }

    /// What is queued ends as it was before: finished where it was ever fetched, which is returned, else skipped by
    /// `waiting`, and counted in `skipped`. The first step of such a run.
    [[nodiscard]] QList<OutcomeCount> clear(RuleId waiting, qint64 *skipped);
    /// All that runs before `run` met last, by id.
    void forEachUnmet(int run, const std::function<void(UrlId id, const QByteArray &url)> &visit);
    /// Behind `after`, by id: URLs that runs before `run` finished or that `waiting` keeps out. With `validSince` as in
    /// Writer::waiting().
    [[nodiscard]] QList<UnmetUrl> unmet(
        int run, RuleId waiting, UrlId after, int limit, std::optional<qint64> validSince = {});
    /// Behind `after`, by id: URLs that are kept out now and still have the facts of an earlier run.
    [[nodiscard]] QList<UrlId> skippedPages(UrlId after, int limit);

private:
    UrlQueue &m_queue;
};

} // namespace argiope::store
