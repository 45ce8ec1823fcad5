// Which URLs are new, and how far each is from the seed.

#include "core/engine/recorder.h"

#include <deque>
#include <vector>

namespace argiope::engine {

using base::RuleId;
using base::UrlId;
using store::KnownUrl;
using store::UrlRole;
using store::UrlState;

namespace {

/// Ranks fates: an offer can only ever raise a URL's.
int rankOf(Fate fate)
{
    return fate == Fate::Page ? 2 : fate == Fate::Check ? 1 : 0;
}

int rankOf(const KnownUrl &url)
{
    return url.state == UrlState::Skipped ? 0 : url.role == UrlRole::Page ? 2 : 1;
}

} // namespace

bool Recorder::withinLimits(int depth, int hops) const
{
    const settings::CrawlSettings &s = m_session->settings;
    const int links = depth >= store::OrphanDepth ? depth - store::OrphanDepth : depth;
    return (s.maxDepth < 0 || links <= s.maxDepth) && hops <= s.maxRedirects;
}

bool Recorder::maySkipBeUndone(RuleId rule)
{
    // Other rules look at the URL alone and would say the same again, or at how it was met; robots.txt has spoken.
    return !m_hardRules.contains(rule);
}

void Recorder::lookAhead(const QList<Target> &targets)
{
    std::vector<url::UrlKey> keys;
    for (const Target &target : targets) {
        if (!m_seen->find(target.key) && m_bloom->mayContain(target.key))
            keys.push_back(target.key);
    }
    m_writer->lookAhead(keys);
}

UrlId Recorder::meet(const Target &target, RuleId rule, const Offer &offer)
{
    ++m_tally.seenLookups;
    const bool allowed = withinLimits(offer.depth, offer.hops);
    const int rank = allowed ? rankOf(target.fate) : 0;
    if (const frontier::SeenUrl *seen = m_seen->find(target.key)) {
        // The remembered rank and depth are never better than the true ones.
        if (!offer.inSitemap
            && (rank < seen->rank || (rank == seen->rank && seen->depth <= offer.depth && seen->hops <= offer.hops))) {
            ++m_tally.seenCacheHits;
            return seen->id;
        }
    } else if (!m_bloom->mayContain(target.key)) {
        ++m_tally.seenBloomNew;
        return insertNew(target, rule, offer);
    }
    const auto known = m_writer->find(target.key);
    if (!known)
        return insertNew(target, rule, offer);
    m_seen->insert(target.key, meetKnown(target.fate, rule, offer, *known));
    return known->id;
}

UrlId Recorder::insertNew(const Target &target, RuleId rule, const Offer &offer)
{
    store::NewUrl row;
    row.key = target.key;
    row.url = target.url;
    row.host = target.origin.isEmpty() ? base::HostId::None : m_writer->host(target.origin);
    row.role = target.fate == Fate::Check ? UrlRole::Check : UrlRole::Page;
    row.depth = offer.depth;
    row.hops = offer.hops;
    row.referrer = offer.referrer;
    row.inSitemap = offer.inSitemap;
    row.discoveredAt = m_clock.wallMs();
    row.rule = rule;
    row.run = m_session->run;
    row.state = target.fate == Fate::Skip ? UrlState::Skipped : UrlState::Queued;
    if (row.state == UrlState::Queued && !withinLimits(offer.depth, offer.hops)) {
        row.state = UrlState::Skipped;
        row.rule = offer.hops > m_session->settings.maxRedirects ? m_hopsRule : m_depthRule;
    }
    if (row.state == UrlState::Queued && offer.referrer != UrlId::None) {
        if (const RuleId trap = trapFor(target.url, offer.depth); trap != RuleId::None) {
            row.state = UrlState::Skipped;
            row.rule = trap;
        }
    }
    const UrlId id = m_writer->insert(row);
    ++m_inserted;
    const int rank = row.state == UrlState::Skipped ? 0 : rankOf(target.fate);
    if (id == UrlId::None)
        return id; // the statement failed; the commit says so
    m_bloom->insert(target.key);
    m_seen->insert(target.key, {id, row.depth, quint8(rank), quint16(row.hops)});
    if (row.state == UrlState::Queued) {
        m_session->frontier.offer({id, row.url, row.host, row.role == UrlRole::Page, row.depth, row.hops, {}});
    } else {
        m_session->frontier.addSkipped();
    }
    return id;
}

frontier::SeenUrl Recorder::meetKnown(Fate fate, RuleId rule, const Offer &offer, const KnownUrl &known)
{
    if (known.run < m_session->run)
        return meetOutdated(fate, rule, offer, known);
    if (offer.inSitemap)
        m_writer->markInSitemap(known.id);
    const int rank = withinLimits(offer.depth, offer.hops) ? rankOf(fate) : 0;
    const int has = rankOf(known);
    int remembered = has;
    int depth = known.depth;
    int hops = known.hops;
    const UrlRole role = rank == 2 ? UrlRole::Page : UrlRole::Check;
    const auto entryAt = [&](int at) {
        return frontier::Entry{known.id, m_writer->urlText(known.id), known.host, role == UrlRole::Page, at, offer.hops,
            validators(known.id, role == UrlRole::Page)};
    };

    if (known.state == UrlState::Skipped) {
        const bool hard = !maySkipBeUndone(known.rule);
        if (rank > 0 && !hard) {
            // The depth of a skipped URL may come from links that nobody follows: only this offer counts.
            depth = offer.depth;
            hops = offer.hops;
            m_writer->requeue(known.id, role, rule, depth, offer.hops, offer.referrer);
            m_session->frontier.requeueSkipped(entryAt(depth));
            remembered = rank;
        } else if (hard) {
            // It may be let in yet: by then its depth must be that of the ways that lead there.
            remembered = known.role == UrlRole::Page ? 2 : 1;
            if (rank > remembered) {
                depth = offer.depth;
                hops = offer.hops;
                m_writer->requeue(known.id, role, known.rule, depth, hops, offer.referrer);
                m_writer->skip(known.id, known.rule);
                remembered = rank;
            } else if (rank == remembered && (offer.depth < depth || offer.hops < hops)) {
                depth = std::min(offer.depth, depth);
                hops = std::min(offer.hops, hops);
                m_writer->lowerDepth(known.id, depth, hops, offer.referrer);
            }
        } else if (offer.depth < depth) {
            depth = offer.depth;
            m_writer->lowerDepth(known.id, depth, offer.hops, offer.referrer);
        }
    } else if (rank > has) {
        depth = offer.depth;
        hops = offer.hops;
        if (known.state == UrlState::Finished) {
            unfinish(known.id);
            dropPage(known.id, false);
        }
        m_writer->requeue(known.id, role, rule, depth, offer.hops, offer.referrer);
        if (known.state == UrlState::Finished)
            m_session->frontier.requeueFinished(entryAt(depth));
        else
            m_session->frontier.move(known.depth, entryAt(depth));
        remembered = rank;
    } else if (rank == has && (offer.depth < known.depth || offer.hops < known.hops)) {
        depth = std::min(offer.depth, depth);
        hops = std::min(offer.hops, hops);
        lowerDepths(known, offer.depth, offer.hops, offer.referrer);
    }
    return {known.id, depth, quint8(remembered), quint16(hops)};
}

void Recorder::lowerDepths(const KnownUrl &url, int newDepth, int newHops, UrlId newReferrer)
{
    struct Step
    {
        UrlId id;
        int depth;
        int hops;
        UrlId referrer;
        bool followed;
    };
    // First come, first served: a URL is then seldom lowered twice.
    std::deque<Step> steps{{url.id, newDepth, newHops, newReferrer, true}};
    while (!steps.empty()) {
        const Step step = steps.front();
        steps.pop_front();
        const auto known = m_writer->byId(step.id);
        if (!known || known->run < m_session->run)
            continue;
        const bool within = withinLimits(step.depth, step.hops);
        if (known->state == UrlState::Skipped) {
            const bool byLimit = known->rule == m_depthRule || known->rule == m_hopsRule;
            if (byLimit && within && (step.followed || known->role == UrlRole::Check)) {
                const UrlRole role = step.followed ? UrlRole::Page : UrlRole::Check;
                const RuleId rule = m_writer->rule({QByteArrayLiteral("shorter_path"), {}});
                m_writer->requeue(step.id, role, rule, step.depth, step.hops, step.referrer);
                m_session->frontier.requeueSkipped({step.id, m_writer->urlText(step.id), known->host,
                    role == UrlRole::Page, step.depth, step.hops, validators(step.id, role == UrlRole::Page)});
                continue;
            }
            if (known->role == UrlRole::Page && !step.followed && !maySkipBeUndone(known->rule))
                continue;
        } else if (!within || (known->role == UrlRole::Page && !step.followed)) {
            // A link that nobody follows is no edge to a page. What only a sitemap let in stays where it is as long as
            // links alone would not let it in.
            continue;
        }
        const int depth = std::min(step.depth, known->depth);
        const int hops = std::min(step.hops, known->hops);
        if (depth == known->depth && hops == known->hops)
            continue;
        m_writer->lowerDepth(step.id, depth, hops, step.referrer);
        if (known->state == UrlState::Queued) {
            m_session->frontier.move(known->depth,
                {step.id, m_writer->urlText(step.id), known->host, known->role == UrlRole::Page, depth, hops,
                    validators(step.id, known->role == UrlRole::Page)});
        } else if (known->state == UrlState::Finished) {
            for (const store::LinkTarget &target : m_writer->linkTargets(step.id))
                steps.push_back({target.id, depth + 1, target.redirect ? hops + 1 : 0, step.id, target.followed});
        }
    }
}

} // namespace argiope::engine
