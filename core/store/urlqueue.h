#pragma once

#include "core/store/depthlimit.h"
#include "core/store/namedurl.h"
#include "core/store/urlstore.h"

#include <QHash>
#include <QList>

#include <functional>
#include <optional>

namespace argiope::store {

/// Table `urls`, many URLs at a time: what waits, what could wait, and what moves all of a kind into the queue or out
/// of it. See Writer and RunQueue.
class UrlQueue
{
public:
    UrlQueue(WriteSession &session, UrlStore &urls);

    [[nodiscard]] base::WaitingUrl waiting(UrlId id, UrlRole role, std::optional<qint64> validSince);
    [[nodiscard]] QList<base::WaitingUrl> queued(
        HostId host, const QueuedAfter &after, int limit, std::optional<qint64> validSince);
    [[nodiscard]] QHash<HostId, qint64> queuedByHost();
    [[nodiscard]] QHash<RuleId, qint64> skippedByRule();
    /// Behind `after`, by id: what waits; what `run` has fetched, and is there.
    [[nodiscard]] QList<NamedUrl> waitingNamed(UrlId after, int limit, bool referrers);
    [[nodiscard]] QList<NamedUrl> fetchedNamed(int run, UrlId after, int limit);

    // In pieces, by id
    [[nodiscard]] QList<base::WaitingUrl> skippedBy(
        RuleId rule, int run, UrlId after, int limit, std::optional<qint64> validSince);
    void forEachUnmet(int run, const std::function<void(UrlId, const QByteArray &)> &visit);
    [[nodiscard]] QList<UnmetUrl> unmet(
        int run, RuleId waiting, UrlId after, int limit, std::optional<qint64> validSince);
    [[nodiscard]] QList<UrlId> skippedPages(UrlId after, int limit);

    [[nodiscard]] QList<QueuedUrl> queuedById(UrlId after, int limit);

    // All of a kind
    void resetPriorities();
    [[nodiscard]] qint64 requeueSkipped(RuleId rule, RuleId newRule, const DepthLimit &limit, int run);
    [[nodiscard]] qint64 skipDeeper(const DepthLimit &limit, RuleId rule);
    [[nodiscard]] QList<OutcomeCount> requeueOutcomes(const QList<Outcome> &outcomes, int run);
    [[nodiscard]] QList<OutcomeCount> clearQueue(RuleId waiting, qint64 *skipped);

private:
    [[nodiscard]] QList<NamedUrl> named(
        const QString &where, std::initializer_list<QVariant> values, bool referrers = false);

    /// Fetched URLs by how they ended; u is `urls`, p `pages`.
    [[nodiscard]] QList<OutcomeCount> countPages(const QString &condition);

    WriteSession &m_session;
    UrlStore &m_urls;
    Statement m_waiting;
    Statement m_waitingPage;
    Statement m_queuedHere;
    Statement m_queuedBelow;
    Statement m_queuedLater;
    Statement m_queuedPagesHere;
    Statement m_queuedPagesBelow;
    Statement m_queuedPagesLater;
    Statement m_queuedByHost;
};

} // namespace argiope::store
