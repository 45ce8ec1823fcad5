#pragma once

#include "core/engine/recorder/queue.h"
#include "core/engine/recorder/visitbook.h"
#include "core/scope/scope.h"
#include "core/settings/crawlsettings.h"

#include <QHash>
#include <QList>

#include <functional>
#include <optional>

namespace argiope::engine {

/// What is fetched once more although an earlier visit got it: a recrawl, which is a run of its own in which every URL
/// is met anew; failures; single URLs. Knows what a server may be asked to confirm, and which URLs a run has not met.
/// The recorder's thread, inside a transaction; what it is given must outlive it.
class Refetch
{
public:
    Refetch(const settings::CrawlSettings &settings, store::Writer &writer, Queue &queue, Ledger &ledger,
        VisitBook &visits);

    /// On opening: takes up a run that goes on. `before`: the settings of the session before; `now`: ms since 1970 UTC.
    void open(const settings::CrawlSettings &before, qint64 now);
    /// Nothing that was fetched until now is asked for by condition: what is kept of it is lost.
    void trustNothing();
    /// All URLs are met anew, in a run of their own.
    void beginRun(frontier::Counts &counts);
    /// Queues all URLs of this run that failed.
    void queueFailures(frontier::Counts &counts);
    void endRun();
    [[nodiscard]] int run() const { return m_run; }
    /// A run goes on that may leave URLs over: queueUnmet() and dropSkippedPages() end it.
    [[nodiscard]] bool isRecrawl() const { return m_recrawl; }

    /// Some of what is queued may have been fetched before.
    [[nodiscard]] bool isUnderWay() const { return m_underWay; }
    void setUnderWay();
    /// Since when what is stored may be confirmed by a server, for Writer::queued() and the like; nothing where no URL
    /// may have been fetched before. Ms since 1970 UTC: links that were stored earlier were judged by other settings.
    [[nodiscard]] std::optional<qint64> validSince(bool page) const;

    /// A finished URL is queued once more, before others; one that is kept out by a rule that allows it
    /// (facts::canBeRequested()) is let in, alone, until the next recrawl judges it anew.
    void refetch(base::UrlId id);
    /// What came of a URL is not believed: it waits again as if it had never been asked for, `soon` before others.
    /// False where this run has not finished it.
    bool disbelieve(base::UrlId id, bool soon = false);
    /// Queues URLs of earlier runs that this one did not meet, a piece at a time, but what was queued so before: that
    /// stays as it is. False where there are none left.
    [[nodiscard]] bool queueUnmet(const scope::Scope &scope);
    /// Drops the facts and links of what is kept out now; its history stays. `commit`: between two pieces; false gives
    /// up.
    void dropSkippedPages(const std::function<bool()> &commit);

private:
    void request(const store::KnownUrl &known);
    [[nodiscard]] store::Rule ruleOf(base::RuleId id);

    const settings::CrawlSettings &m_settings;
    store::Writer &m_writer;
    Queue &m_queue;
    Ledger &m_ledger;
    VisitBook &m_visits;
    int m_run = 1;
    bool m_recrawl = false;
    bool m_underWay = false;
    qint64 m_rulesSince = 0;
    qint64 m_openedAt = 0; ///< ms since 1970 UTC
    base::RuleId m_waitingRule = base::RuleId::None; ///< of an unfinished run, not fetched before a recrawl began
    QHash<base::RuleId, store::Rule> m_rules; ///< as many as ruleOf() had to know
    base::UrlId m_unmetAfter = base::UrlId::None; ///< how far queueUnmet() has come
};

} // namespace argiope::engine
