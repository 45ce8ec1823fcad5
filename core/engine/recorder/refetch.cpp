#include "core/engine/recorder/refetch.h"

#include "core/settings/fields.h"
#include "core/store/runqueue.h"

#include <QJsonObject>

#include <algorithm>

namespace argiope::engine {

using base::Outcome;
using base::RuleId;
using base::UrlId;
using facts::RuleKind;
using store::UrlRole;
using store::UrlState;

namespace {

constexpr int UnmetBatch = 10000;

/// The settings that change what a server answers or how the links of a page are judged.
QJsonObject judgingSettings(const settings::CrawlSettings &settings)
{
    QJsonObject json = settings::toJson(settings);
    for (const char *key :
        {"maxDepth", "maxUrls", "maxTime", "maxTotalBytes", "sitemaps", "maxSitemaps", "probes", "threads",
            "politeness", "robots", "delay", "rate", "bandwidth", "connectionsPerHost", "adaptive", "retries",
            "timeout", "totalTimeout", "checkTimeout", "maxRedirects", "maxCrawlDelay", "fetchIntermediates", "proxy",
            "transport", "minRate", "maxRetryAfter", "cookies", "http2", "ignoreTlsErrors", "ignoreTlsFor", "seenCache",
            "keepRuns", "archiveBytes", "order", "importance", "ranks", "browser", "renderTabs", "renderSandbox"})
        json.remove(QLatin1String(key));
    return json;
}

} // namespace

Refetch::Refetch(
    const settings::CrawlSettings &settings, store::Writer &writer, Queue &queue, Ledger &ledger, VisitBook &visits)
    : m_settings(settings)
    , m_writer(writer)
    , m_queue(queue)
    , m_ledger(ledger)
    , m_visits(visits)
{
}

void Refetch::open(const settings::CrawlSettings &before, qint64 now)
{
    m_run = std::max(m_writer.meta("run").toInt(), 1);
    m_recrawl = m_writer.meta("recrawl") == "1";
    m_waitingRule = m_writer.rule({RuleKind::Recrawl});
    m_underWay = m_writer.meta("revisiting") == "1";
    m_openedAt = now;
    m_writer.continueRunMemory(m_run);
    m_rulesSince = m_writer.meta("rules_since").toLongLong();
    if (judgingSettings(before) != judgingSettings(m_settings))
        trustNothing();
}

void Refetch::trustNothing()
{
    m_rulesSince = m_openedAt;
    m_writer.setMeta("rules_since", QByteArray::number(m_rulesSince));
}

void Refetch::setUnderWay()
{
    if (m_underWay)
        return;
    m_underWay = true;
    m_writer.setMeta("revisiting", "1");
}

void Refetch::beginRun(frontier::Counts &counts)
{
    setUnderWay();
    // The queue is emptied: a URL that was fetched before is finished as it was; one that never was waits until it is
    // met, or until the end. So everything that is queued from now on was met in this run, at a depth of this run.
    qint64 skipped = 0;
    for (const store::OutcomeCount &count : m_writer.runQueue().clear(m_waitingRule, &skipped)) {
        m_ledger.count(count.outcome, count.status, count.urls);
        counts.finished += count.urls;
    }
    counts.skipped += skipped;
    counts.fetched = 0;
    counts.outdated = counts.finished;
    ++m_run;
    m_recrawl = true;
    m_writer.setMeta("run", QByteArray::number(m_run));
    m_writer.setMeta("recrawl", "1");
    m_writer.beginRunMemory(m_run, m_settings.keepRuns, m_openedAt);
}

void Refetch::queueFailures(frontier::Counts &counts)
{
    setUnderWay();
    QList<Outcome> failures;
    for (int i = 0; i < base::OutcomeCount; ++i) {
        if (base::isFailure(Outcome(i)))
            failures.append(Outcome(i));
    }
    for (const store::OutcomeCount &count : m_writer.requeueOutcomes(failures, m_run)) {
        m_ledger.count(count.outcome, count.status, -count.urls);
        counts.finished -= count.urls;
        counts.fetched -= count.urls;
    }
}

void Refetch::endRun()
{
    if (m_underWay)
        m_writer.setMeta("revisiting", "0");
    if (m_run > 1)
        m_writer.setMeta("recrawl", "0");
}

std::optional<qint64> Refetch::validSince(bool page) const
{
    // Links that are stored only in part cannot stand for the page.
    if (!m_underWay || (page && m_settings.links == settings::LinkStorage::None))
        return std::nullopt;
    return m_rulesSince;
}

void Refetch::refetch(UrlId id)
{
    const auto known = m_writer.byId(id);
    if (known && known->state == UrlState::Skipped)
        request(*known);
    if (!known || known->state != UrlState::Finished)
        return;
    setUnderWay();
    const bool page = known->role == UrlRole::Page;
    base::WaitingUrl url = m_writer.waiting(id, known->role, validSince(page));
    const bool outdated = known->run < m_run;
    m_visits.uncount(id);
    if (outdated) {
        // Its depth in this run is not known: as that of a URL that nobody links to, until it is met.
        url.depth = store::OrphanDepth;
        url.hops = 0;
        m_writer.meetInRun({id, UrlState::Queued, known->role, known->rule, {url.depth}, false, m_run, 0});
    } else {
        m_writer.requeueFinished(id);
    }
    m_queue.requeueFinished(std::move(url), outdated, true);
}

bool Refetch::disbelieve(UrlId id, bool soon)
{
    const auto known = m_writer.byId(id);
    if (!known || known->state != UrlState::Finished || known->run < m_run)
        return false;
    base::WaitingUrl url = m_writer.waiting(id, known->role, std::nullopt);
    url.validators.clear();
    m_visits.uncount(id);
    m_visits.drop(id, false);
    m_writer.requeueFinished(id);
    m_queue.requeueFinished(std::move(url), false, soon);
    return true;
}

store::Rule Refetch::ruleOf(RuleId id)
{
    if (!m_rules.contains(id)) {
        for (const auto &[ruleId, rule] : m_writer.rules())
            m_rules.insert(ruleId, rule);
        if (!m_rules.contains(id))
            m_rules.insert(id, {}); // of a file that somebody else wrote: not all are read for each such URL
    }
    return m_rules.value(id);
}

void Refetch::request(const store::KnownUrl &known)
{
    const store::Rule keptOutBy = ruleOf(known.rule);
    if (known.host == base::HostId::None || !facts::canBeRequested(keptOutBy.kind))
        return;
    if (m_run > 1)
        setUnderWay(); // an earlier run may have fetched it
    QByteArray what = keptOutBy.name();
    if (!keptOutBy.detail.isEmpty())
        what += ": " + keptOutBy.detail;
    const RuleId rule = m_writer.rule({RuleKind::Requested, what});
    base::WaitingUrl url = m_writer.waiting(known.id, known.role, validSince(known.role == UrlRole::Page));
    if (known.run < m_run) {
        url.depth = store::OrphanDepth;
        url.hops = 0;
        m_writer.meetInRun({known.id, UrlState::Queued, known.role, rule, {url.depth}, false, m_run, 0});
    } else {
        m_writer.letIn(known.id, rule);
    }
    url.requested = true;
    m_queue.requeueSkipped(std::move(url), true);
}

bool Refetch::queueUnmet(const scope::Scope &scope)
{
    bool queuedAny = false;
    const RuleId unlinked = m_writer.rule({RuleKind::Unlinked});
    while (!queuedAny) {
        const auto unmet = m_writer.runQueue().unmet(m_run, m_waitingRule, m_unmetAfter, UnmetBatch, validSince(false));
        if (unmet.isEmpty())
            return false;
        m_unmetAfter = unmet.last().url.id;
        for (const store::UnmetUrl &each : unmet) {
            base::WaitingUrl url = each.url;
            url.depth = store::OrphanDepth;
            store::MetUrl met{url.id, UrlState::Queued, url.page ? UrlRole::Page : UrlRole::Check, RuleId::None,
                {url.depth}, false, m_run, 0};
            // The scope may be another one than when it was found.
            store::Rule rule{RuleKind::Unlinked};
            if (const auto parsed = url::parse(url.url)) {
                using Decision = scope::Verdict::Decision;
                const scope::Verdict verdict = scope.judge(*parsed);
                const bool external = verdict.decision == Decision::External;
                if (verdict.decision == Decision::Reject || (external && !scope.checksExternal())) {
                    met.state = UrlState::Skipped;
                    rule = verdict.rule;
                } else if (external) {
                    met.role = UrlRole::Check;
                }
            }
            met.rule = m_writer.rule(rule);
            if (each.finished && each.rule == unlinked && met.rule == unlinked) {
                // An earlier run has looked already, and nothing names it since.
                met.state = UrlState::Finished;
                m_writer.meetInRun(met);
                m_queue.keepOutdated();
                continue;
            }
            m_writer.meetInRun(met);
            if (each.finished)
                m_visits.uncount(url.id);
            if (met.state == UrlState::Skipped) {
                if (each.finished)
                    m_queue.skipOutdated();
                continue;
            }
            queuedAny = true;
            const bool page = met.role == UrlRole::Page;
            if (page != url.page)
                url.validators = m_writer.waiting(url.id, met.role, validSince(page)).validators;
            else if (!validSince(page))
                url.validators.clear();
            url.page = page;
            if (each.finished)
                m_queue.requeueFinished(std::move(url), true, false);
            else
                m_queue.requeueSkipped(std::move(url), false);
        }
    }
    return true;
}

void Refetch::dropSkippedPages(const std::function<bool()> &commit)
{
    UrlId after = UrlId::None;
    for (;;) {
        const QList<UrlId> ids = m_writer.runQueue().skippedPages(after, UnmetBatch);
        for (const UrlId id : ids)
            m_visits.drop(id, true);
        if (ids.size() < UnmetBatch || m_writer.failed() || !commit())
            return;
        after = ids.last();
    }
}

} // namespace argiope::engine
