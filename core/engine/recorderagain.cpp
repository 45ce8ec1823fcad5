// Fetching again what an earlier visit found: recrawls, failures, single URLs, and what is remembered of each visit.

#include "core/engine/linkjudge.h"
#include "core/engine/recorder.h"
#include "core/settings/fields.h"

namespace argiope::engine {

using base::Outcome;
using base::RuleId;
using base::UrlId;
using store::KnownUrl;
using store::PageRecord;
using store::UrlRole;
using store::UrlState;

namespace {

constexpr int AgainBatch = 256; ///< URLs between two looks at the other work
constexpr int LeftoverBatch = 10000;

/// Settings without those that change neither what a server answers nor how the links of a page are judged.
QJsonObject judgingSettings(const settings::CrawlSettings &settings)
{
    QJsonObject json = settings::toJson(settings);
    for (const char *key : {"maxDepth", "maxUrls", "maxTime", "maxTotalBytes", "sitemaps", "threads", "robots", "delay",
             "rate", "connectionsPerHost", "adaptive", "retries", "timeout", "totalTimeout", "maxRedirects", "proxy",
             "cookies", "http2", "ignoreTlsErrors", "seenCache"})
        json.remove(QLatin1String(key));
    return json;
}

bool isThere(Outcome outcome)
{
    return outcome == Outcome::Ok || outcome == Outcome::Redirect || outcome == Outcome::TooLarge
        || outcome == Outcome::TooComplex;
}

} // namespace

void Recorder::beginAgain(const settings::CrawlSettings &before, frontier::Counts &counts)
{
    m_session->run = std::max(m_writer->meta("run").toInt(), 1);
    m_waitingRule = m_writer->rule({QByteArrayLiteral("recrawl"), {}});
    m_resourceRule = m_writer->rule({QByteArrayLiteral("resource"), {}});
    m_externalRule = m_writer->rule({QByteArrayLiteral("external"),
        settings::EnumNames<settings::Scope>::names[size_t(m_session->settings.scope)]});
    m_revisiting = m_writer->meta("revisiting") == "1" || m_options.again != Again::Nothing;
    if (m_revisiting)
        m_writer->setMeta("revisiting", "1");
    m_rulesSince = m_writer->meta("rules_since").toLongLong();
    if (judgingSettings(before) != judgingSettings(m_session->settings)) {
        m_rulesSince = m_clock.wallMs();
        m_writer->setMeta("rules_since", QByteArray::number(m_rulesSince));
    }

    if (m_options.again == Again::Everything)
        beginRun(counts);
    if (m_writer->meta("recrawl") == "1")
        m_session->frontier.expectLeftover();
    if (m_options.again == Again::Failures) {
        QList<Outcome> failures;
        for (int i = 0; i < base::OutcomeCount; ++i) {
            if (base::isFailure(Outcome(i)))
                failures.append(Outcome(i));
        }
        for (const store::OutcomeCount &count : m_writer->requeueOutcomes(failures, m_session->run)) {
            tally(count.outcome, count.status, -count.urls);
            counts.finished -= count.urls;
            counts.fetched -= count.urls;
        }
    }
}

void Recorder::beginRun(frontier::Counts &counts)
{
    // What was still to be fetched again is as finished as before; what never was waits until it is met, or for the
    // end. So everything that is queued from now on was met in this run, at a depth of this run.
    qint64 skipped = 0;
    for (const store::OutcomeCount &count : m_writer->clearQueue(m_waitingRule, &skipped)) {
        tally(count.outcome, count.status, count.urls);
        counts.finished += count.urls;
    }
    counts.skipped += skipped;
    counts.fetched = 0;
    counts.outdated = counts.finished;
    m_bytesBefore = m_tally.bytes;
    ++m_session->run;
    m_writer->setMeta("run", QByteArray::number(m_session->run));
    m_writer->setMeta("recrawl", "1");
}

void Recorder::endAgain()
{
    beginIfNeeded();
    if (m_revisiting)
        m_writer->setMeta("revisiting", "0");
    if (m_session->run > 1)
        m_writer->setMeta("recrawl", "0");
}

QByteArray Recorder::validators(UrlId id, bool page)
{
    // Where not all links are stored those that are cannot stand for the page.
    if (!m_revisiting || (page && m_session->settings.links == settings::LinkStorage::None))
        return {};
    return m_writer->validators(id, page ? UrlRole::Page : UrlRole::Check, m_rulesSince);
}

void Recorder::unfinish(UrlId id)
{
    if (const auto page = m_writer->pageSummary(id))
        tally(page->outcome, page->status, -1);
}

void Recorder::forgetLinks(const PageRecord &old)
{
    m_tally.links -= old.outlinks;
    for (const store::LinkTarget &target : m_writer->linkTargets(old.id))
        m_inlinks[target.id] -= target.count;
}

void Recorder::dropPage(UrlId id, bool asVisit)
{
    const auto old = m_writer->page(id);
    if (!old)
        return;
    if (asVisit)
        m_writer->addVisit(id, store::lastVisit(*old));
    forgetLinks(*old);
    m_writer->dropPage(id);
    m_session->setTally(m_tally);
}

void Recorder::fetchAgain(UrlId id)
{
    const auto known = m_writer->byId(id);
    if (!known || known->state != UrlState::Finished)
        return;
    if (!m_revisiting) {
        m_revisiting = true;
        m_writer->setMeta("revisiting", "1");
    }
    const bool page = known->role == UrlRole::Page;
    frontier::Entry entry{
        id, m_writer->urlText(id), known->host, page, known->depth, known->hops, validators(id, page)};
    const bool outdated = known->run < m_session->run;
    unfinish(id);
    if (outdated) {
        // Its depth in this run is not known: as that of a URL that nobody links to, until it is met.
        entry.depth = store::OrphanDepth;
        entry.hops = 0;
        m_writer->meetAgain(
            {id, UrlState::Queued, known->role, known->rule, entry.depth, 0, UrlId::None, false, m_session->run, 0});
    } else {
        m_writer->requeueFinished(id);
    }
    m_session->frontier.requeueFinished(std::move(entry), outdated, true);
}

void Recorder::serveFetchAgain()
{
    std::vector<UrlId> ids;
    {
        const std::lock_guard lock(m_mutex);
        while (!m_again.empty() && ids.size() < AgainBatch) {
            ids.push_back(m_again.front());
            m_again.pop_front();
        }
    }
    if (!ids.empty())
        beginIfNeeded();
    for (const UrlId id : ids)
        fetchAgain(id);
}

void Recorder::giveBackHolds()
{
    int holds = 0;
    {
        const std::lock_guard lock(m_mutex);
        m_uncommitted = m_uncommitted || m_inTransaction;
        if (m_again.empty() && m_releases.empty())
            holds = std::exchange(m_holds, 0);
    }
    for (int i = 0; i < holds; ++i)
        m_session->frontier.unhold();
    if (holds > 0 && m_events.requeued)
        m_events.requeued();
}

frontier::SeenUrl Recorder::meetOutdated(Fate fate, RuleId rule, const Offer &offer, const KnownUrl &known)
{
    store::MetUrl met;
    met.id = known.id;
    met.role = fate == Fate::Check ? UrlRole::Check : UrlRole::Page;
    met.rule = rule;
    met.depth = offer.depth;
    met.hops = offer.hops;
    met.referrer = offer.referrer;
    met.inSitemap = offer.inSitemap;
    met.run = m_session->run;
    met.seenAt = m_clock.wallMs();
    met.state = fate == Fate::Skip ? UrlState::Skipped : UrlState::Queued;
    if (met.state == UrlState::Queued && !withinLimits(offer.depth, offer.hops)) {
        met.state = UrlState::Skipped;
        met.rule = offer.hops > m_session->settings.maxRedirects ? m_hopsRule : m_depthRule;
    }
    QByteArray url;
    if (met.state == UrlState::Queued) {
        url = m_writer->urlText(known.id);
        const RuleId trap = offer.referrer == UrlId::None ? RuleId::None : trapFor(url, offer.depth);
        if (trap != RuleId::None) {
            met.state = UrlState::Skipped;
            met.rule = trap;
        }
    }
    m_writer->meetAgain(met);
    const bool queued = met.state == UrlState::Queued;
    const int rank = !queued ? 0 : met.role == UrlRole::Page ? 2 : 1;
    const bool page = met.role == UrlRole::Page;
    frontier::Entry entry{known.id, url, known.host, page, met.depth, met.hops, {}};
    if (queued)
        entry.validators = validators(known.id, page);
    switch (known.state) {
    case UrlState::Finished:
        unfinish(known.id);
        if (queued)
            m_session->frontier.requeueFinished(std::move(entry), true);
        else
            m_session->frontier.skipOutdated();
        break;
    case UrlState::Skipped:
        if (queued)
            m_session->frontier.requeueSkipped(std::move(entry));
        break;
    case UrlState::Queued:
        // A run begins with an empty queue: only a file that somebody else wrote has such a row.
        m_writer->requeue(known.id, met.role, rule, met.depth, met.hops, met.referrer);
        entry.url = m_writer->urlText(known.id);
        m_session->frontier.move(known.depth, entry);
        break;
    }
    return {known.id, met.depth, quint8(rank), quint16(met.hops)};
}

Fate Recorder::fateOf(const store::StoredLink &link) const
{
    // The settings are those of when the link was stored; see m_rulesSince.
    const settings::CrawlSettings &settings = m_session->settings;
    if (link.followed)
        return Fate::Page;
    const bool checked = (link.rule == m_resourceRule && settings.resources == settings::ResourcePolicy::Check)
        || (link.rule == m_externalRule && settings.checkExternal);
    return checked ? Fate::Check : Fate::Skip;
}

void Recorder::meetStoredLinks(UrlId source, const frontier::Entry &lease)
{
    // As LinkJudge does for a page that was read: a target gets the best fate that any of its links offers.
    struct Met
    {
        KnownUrl known;
        Fate fate;
        RuleId rule;
    };
    std::vector<Met> targets;
    QHash<UrlId, size_t> byId;
    for (const store::StoredLink &link : m_writer->storedLinks(source)) {
        const Fate fate = fateOf(link);
        const auto it = byId.constFind(link.target.id);
        if (it == byId.constEnd()) {
            byId.insert(link.target.id, targets.size());
            targets.push_back({link.target, fate, link.rule});
        } else if (fate < targets[*it].fate) {
            targets[*it].fate = fate;
            targets[*it].rule = link.rule;
        }
    }
    for (const Met &target : targets)
        (void)meetKnown(target.fate, target.rule, {source, lease.depth + 1, 0, false}, target.known);
}

void Recorder::recordUnchanged(PageResult &&page, const frontier::Entry &lease, const PageRecord &old)
{
    meetStoredLinks(page.id, lease);
    if (!page.rule.name.isEmpty())
        m_writer->setRule(page.id, m_writer->rule(page.rule));
    // The facts are those of then, the fetch is that of now.
    PageRecord record = old;
    record.attempts = page.record.attempts;
    record.worker = page.record.worker;
    record.connectMs = page.record.connectMs;
    record.firstByteMs = page.record.firstByteMs;
    record.downloadMs = page.record.downloadMs;
    record.responseMs = page.record.responseMs;
    record.httpVersion = page.record.httpVersion;
    record.fetchedAt = page.record.fetchedAt;
    record.error.clear();
    record.notModified = true;
    m_writer->finish(record, true);
    remember(old, record);
    tally(record.outcome, record.status, 1);
    m_session->frontier.finish(page.id);
}

void Recorder::remember(const PageRecord &old, PageRecord &now)
{
    now.visits = old.visits + 1;
    now.lastChanged = old.lastChanged;
    now.goneSince = old.goneSince;
    if (!now.notModified && now.status > 0) {
        // A visit without an answer says nothing of the page: the one before it is what counts.
        int status = old.status;
        QByteArray hash = old.contentHash;
        bool comparable = old.status > 0;
        if (!comparable) {
            if (const auto answer = m_writer->lastAnswer(now.id)) {
                comparable = true;
                status = answer->status == 304 ? 200 : answer->status;
                hash = answer->contentHash;
            }
        }
        const bool otherContent = !hash.isEmpty() && !now.contentHash.isEmpty() && hash != now.contentHash;
        const bool otherTarget = old.redirectTo != now.redirectTo && old.status == now.status;
        if (comparable && (status != now.status || otherContent || otherTarget))
            now.lastChanged = now.fetchedAt;
        const bool gone = now.status == 404 || now.status == 410;
        if (gone && now.goneSince == 0 && (isThere(old.outcome) || m_writer->wasEverThere(now.id)))
            now.goneSince = now.fetchedAt;
    }
    if (isThere(now.outcome))
        now.goneSince = 0;
    m_writer->addVisit(now.id, store::lastVisit(old));
    m_writer->setHistory(now);
}

void Recorder::noteAttempt(const AttemptResult &result)
{
    store::VisitRecord attempt = result.attempt;
    if (m_revisiting) {
        if (const auto page = m_writer->page(result.id))
            attempt.visit = page->visits + 1;
    }
    m_writer->addVisit(result.id, attempt);
}

void Recorder::serveLeftover()
{
    if (!m_session->frontier.leftoverWanted())
        return;
    beginIfNeeded();
    const bool more = queueUnlinked();
    if (!more)
        dropSkippedPages();
    m_session->frontier.leftoverDone(more);
}

void Recorder::dropSkippedPages()
{
    UrlId after = UrlId::None;
    for (;;) {
        const QList<UrlId> ids = m_writer->skippedPages(after, LeftoverBatch);
        for (const UrlId id : ids)
            dropPage(id, true);
        if (ids.size() < LeftoverBatch || m_writer->failed() || !commit())
            return;
        beginIfNeeded();
        after = ids.last();
    }
}

bool Recorder::queueUnlinked()
{
    const settings::CrawlSettings &settings = m_session->settings;
    const auto scope = m_session->scope();
    bool queuedAny = false;
    while (!queuedAny) {
        const auto unmet = m_writer->unmet(m_session->run, m_waitingRule, m_unlinkedAfter, LeftoverBatch);
        if (unmet.isEmpty())
            return false;
        m_unlinkedAfter = unmet.last().id;
        for (const store::UnmetUrl &url : unmet) {
            store::MetUrl met{url.id, UrlState::Queued, url.role, RuleId::None, store::OrphanDepth, 0, UrlId::None,
                false, m_session->run, 0};
            // The scope may be another one than when it was found.
            store::Rule rule{QByteArrayLiteral("unlinked"), {}};
            if (const auto parsed = url::parse(url.url)) {
                using Decision = scope::Verdict::Decision;
                const scope::Verdict verdict = scope->judge(*parsed);
                const bool external = verdict.decision == Decision::External;
                if (verdict.decision == Decision::Reject || (external && !settings.checkExternal)) {
                    met.state = UrlState::Skipped;
                    rule = {verdict.rule, verdict.detail};
                } else if (external) {
                    met.role = UrlRole::Check;
                }
            }
            met.rule = m_writer->rule(rule);
            m_writer->meetAgain(met);
            const bool finished = url.state == UrlState::Finished;
            if (finished)
                unfinish(url.id);
            if (met.state == UrlState::Skipped) {
                if (finished)
                    m_session->frontier.skipOutdated();
                continue;
            }
            queuedAny = true;
            const bool page = met.role == UrlRole::Page;
            frontier::Entry entry{url.id, url.url, url.host, page, met.depth, met.hops, validators(url.id, page)};
            if (finished)
                m_session->frontier.requeueFinished(std::move(entry), true);
            else
                m_session->frontier.requeueSkipped(std::move(entry));
        }
    }
    return true;
}

} // namespace argiope::engine
