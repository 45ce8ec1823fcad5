#include "core/engine/recorder/discovery.h"

#include <algorithm>
#include <deque>
#include <utility>
#include <vector>

namespace argiope::engine {

using base::RuleId;
using base::UrlId;
using base::WaitingUrl;
using base::Way;
using facts::RuleKind;
using store::KnownUrl;
using store::UrlRole;
using store::UrlState;

namespace {

int rankOf(judge::Fate fate)
{
    return fate == judge::Fate::Page ? 2 : fate == judge::Fate::Check ? 1 : 0;
}

int rankOf(UrlRole role)
{
    return role == UrlRole::Page ? 2 : 1;
}

UrlRole roleOf(judge::Fate fate)
{
    return fate == judge::Fate::Check ? UrlRole::Check : UrlRole::Page;
}

Way wayTo(const KnownUrl &url)
{
    return {url.depth, url.hops, UrlId::None};
}

constexpr qint64 LeastExpected = 100'000;

} // namespace

Discovery::Discovery(const settings::CrawlSettings &settings, const base::Clock &clock, Urls &urls, Queue &queue,
    Ledger &ledger, KeptOut keptOut)
    : m_maxDepth(settings.maxDepth)
    , m_redirectsToEnd(settings.redirectsToEnd)
    , m_maxHops(settings.maxRedirects)
    , m_clock(clock)
    , m_urls(urls)
    , m_queue(queue)
    , m_ledger(ledger)
    , m_keptOut(std::move(keptOut))
    , m_seen(settings.seenCache)
    , m_depthRule(urls.rule({RuleKind::Depth}))
    , m_hopsRule(urls.rule({RuleKind::Redirects}))
{
}

void Discovery::expect(qint64 urls, qsizetype most)
{
    m_bloom.emplace(std::max<qint64>(urls * 2, LeastExpected), most);
}

void Discovery::recall(const url::UrlKey &key, const KnownUrl &url)
{
    const int rank = url.state == UrlState::Skipped ? 0 : rankOf(url.role);
    m_seen.insert(key, {url.id, url.depth, quint8(rank), quint16(url.hops)});
}

bool Discovery::isWithinLimits(const Way &way) const
{
    int links = way.depth >= store::OrphanDepth ? way.depth - store::OrphanDepth : way.depth;
    if (m_redirectsToEnd)
        links -= way.hops; // each of them made the way one longer
    return (m_maxDepth < 0 || links <= m_maxDepth) && way.hops <= m_maxHops;
}

RuleId Discovery::trapFor(const Source &source, const QByteArray &url, int depth)
{
    if (source.way.referrer == UrlId::None)
        return RuleId::None;
    const RuleId rule = source.trap != RuleId::None ? source.trap : m_keptOut(url, depth);
    if (rule != RuleId::None)
        harden(rule);
    return rule;
}

QList<Discovery::Met> Discovery::meet(
    const QList<judge::Target> &targets, const QList<RuleId> &rules, const Source &source)
{
    const auto wayTo = [&source](const judge::Target &target) {
        Way way = source.way;
        if (target.redirect)
            way.hops = source.redirectHops;
        return way;
    };
    // What memory says of each, asked once: meeting one target changes nothing that it knows of another.
    enum class Known : quint8 { New, AsBefore, AskFile };
    struct Look
    {
        Known known = Known::AskFile;
        UrlId id = UrlId::None;
    };
    std::vector<Look> looks;
    looks.reserve(size_t(targets.size()));
    std::vector<url::UrlKey> keys;
    const base::TimePoint begin = m_clock.now();
    for (const judge::Target &target : targets)
        m_seen.prefetch(target.key);
    for (const judge::Target &target : targets) {
        m_ledger.countLookup();
        Look look;
        if (const frontier::SeenUrl *seen = m_seen.find(target.key)) {
            const Way way = wayTo(target);
            const int rank = isWithinLimits(way) ? rankOf(target.fate) : 0;
            // The remembered rank and depth are never better than the true ones.
            const bool gains = rank > seen->rank
                || (rank == seen->rank && way.isShorterThan({seen->depth, seen->hops, UrlId::None}));
            if (!source.inSitemap && !gains) {
                look = {Known::AsBefore, seen->id};
                m_ledger.countCacheHit();
            }
        } else if (!m_bloom->mayContain(target.key)) {
            look.known = Known::New;
            m_ledger.countBloomNew();
        }
        if (look.known == Known::AskFile)
            keys.push_back(target.key);
        looks.push_back(look);
    }
    const base::TimePoint remembered = m_clock.now();
    m_urls.lookAhead(keys);
    m_ledger.addLookupTimes(
        remembered - begin, keys.empty() ? std::chrono::nanoseconds::zero() : m_clock.now() - remembered);

    QList<Met> met;
    met.reserve(targets.size());
    for (qsizetype i = 0; i < targets.size(); ++i) {
        const judge::Target &target = targets[i];
        const Look &look = looks[size_t(i)];
        if (look.known == Known::AsBefore) {
            met.append({look.id, false});
            continue;
        }
        const Way way = wayTo(target);
        const RuleId rule = rules[target.rule];
        const auto known = look.known == Known::AskFile ? m_urls.find(target.key) : std::nullopt;
        if (!known) {
            if (look.known == Known::AskFile)
                m_ledger.countBloomWrong();
            met.append(insertNew(target, rule, source, way));
            continue;
        }
        const Standing now = meetAt(target.fate, rule, source, way, *known);
        m_seen.insert(target.key, {known->id, now.way.depth, quint8(now.rank), quint16(now.way.hops)});
        met.append({known->id, false});
    }
    return met;
}

Discovery::Met Discovery::insertNew(const judge::Target &target, RuleId rule, const Source &source, const Way &way)
{
    store::NewUrl row;
    row.key = target.key;
    row.url = target.url;
    row.host = target.origin.isEmpty() ? base::HostId::None : m_urls.host(target.origin);
    row.role = roleOf(target.fate);
    row.depth = way.depth;
    row.hops = way.hops;
    row.referrer = way.referrer;
    row.inSitemap = source.inSitemap;
    row.discoveredAt = m_clock.wallMs();
    row.rule = rule;
    row.run = m_run;
    row.state = target.fate == judge::Fate::Skip ? UrlState::Skipped : UrlState::Queued;
    if (row.state == UrlState::Queued && !isWithinLimits(way)) {
        row.state = UrlState::Skipped;
        row.rule = limitOf(way);
    }
    if (row.state == UrlState::Queued) {
        if (const RuleId trap = trapFor(source, target.url, way.depth); trap != RuleId::None) {
            row.state = UrlState::Skipped;
            row.rule = trap;
        }
    }
    const UrlId id = m_urls.insert(row);
    if (id == UrlId::None)
        return {id, true}; // the statement failed; the commit says so
    const int rank = row.state == UrlState::Skipped ? 0 : rankOf(target.fate);
    m_bloom->insert(target.key);
    m_seen.insert(target.key, {id, row.depth, quint8(rank), quint16(row.hops)});
    if (row.state == UrlState::Queued)
        m_queue.offer({id, row.url, row.host, row.role == UrlRole::Page, row.depth, row.hops});
    else
        m_queue.addSkipped();
    return {id, true};
}

void Discovery::meetKnown(judge::Fate fate, RuleId rule, const Source &source, const KnownUrl &known)
{
    (void)meetAt(fate, rule, source, source.way, known);
}

Discovery::Standing Discovery::meetAt(
    judge::Fate fate, RuleId rule, const Source &source, const Way &way, const KnownUrl &known)
{
    if (known.run < m_run)
        return meetOutdated(fate, rule, source, way, known);
    if (source.inSitemap)
        m_urls.markInSitemap(known.id);
    const int rank = isWithinLimits(way) ? rankOf(fate) : 0;
    if (known.state == UrlState::Skipped)
        return meetSkipped(rank, rule, way, known);
    const int has = rankOf(known.role);
    if (rank > has) {
        const bool finished = known.state == UrlState::Finished;
        if (finished)
            m_urls.drop(known.id);
        m_urls.requeue(known.id, UrlRole::Page, rule, way);
        WaitingUrl entry = m_urls.waiting(known, true, way);
        if (finished)
            m_queue.requeueFinished(std::move(entry), false, false);
        else
            m_queue.move(known.depth, entry);
        return {rank, way};
    }
    if (rank < has || !way.isShorterThan(wayTo(known)))
        return {has, wayTo(known)};
    lowerDepths(known, way);
    return {has, way.shortenedBy(wayTo(known))};
}

Discovery::Standing Discovery::meetSkipped(int rank, RuleId rule, const Way &way, const KnownUrl &known)
{
    if (!isHard(known.rule)) {
        if (rank > 0) {
            // The depth of a skipped URL may come from links that nobody follows: only this way counts.
            const UrlRole role = rank == 2 ? UrlRole::Page : UrlRole::Check;
            m_urls.requeue(known.id, role, rule, way);
            m_queue.requeueSkipped(m_urls.waiting(known, role == UrlRole::Page, way), false);
            return {rank, way};
        }
        Standing kept{0, wayTo(known)};
        if (way.depth < known.depth) {
            m_urls.lowerDepth(known.id, way);
            kept.way.depth = way.depth;
        }
        return kept;
    }
    // It stays out. Yet it may be let in later, and must then have the depth of the shortest way to it.
    const int has = rankOf(known.role);
    if (rank > has) {
        m_urls.requeue(known.id, UrlRole::Page, known.rule, way);
        m_urls.skip(known.id, known.rule);
        return {rank, way};
    }
    if (rank < has || !way.isShorterThan(wayTo(known)))
        return {has, wayTo(known)};
    const Way shorter = way.shortenedBy(wayTo(known));
    m_urls.lowerDepth(known.id, shorter);
    return {has, shorter};
}

Discovery::Standing Discovery::meetOutdated(
    judge::Fate fate, RuleId rule, const Source &source, const Way &way, const KnownUrl &known)
{
    store::MetUrl met;
    met.id = known.id;
    met.role = roleOf(fate);
    met.rule = rule;
    met.way = way;
    met.inSitemap = source.inSitemap;
    met.run = m_run;
    met.seenAt = m_clock.wallMs();
    met.state = fate == judge::Fate::Skip ? UrlState::Skipped : UrlState::Queued;
    if (met.state == UrlState::Queued && !isWithinLimits(way)) {
        met.state = UrlState::Skipped;
        met.rule = limitOf(way);
    }
    WaitingUrl entry;
    if (met.state == UrlState::Queued) {
        entry = m_urls.waiting(known, met.role == UrlRole::Page, way);
        if (const RuleId trap = trapFor(source, entry.url, way.depth); trap != RuleId::None) {
            met.state = UrlState::Skipped;
            met.rule = trap;
        }
    }
    m_urls.meetInRun(met);
    const bool queued = met.state == UrlState::Queued;
    switch (known.state) {
    case UrlState::Finished:
        m_urls.uncount(known.id);
        if (queued)
            m_queue.requeueFinished(std::move(entry), true, false);
        else
            m_queue.skipOutdated();
        break;
    case UrlState::Skipped:
        if (queued)
            m_queue.requeueSkipped(std::move(entry), false);
        break;
    case UrlState::Queued:
        // A run begins with an empty queue: only a file that somebody else wrote has such a row.
        m_urls.requeue(known.id, met.role, rule, way);
        m_queue.move(known.depth, m_urls.waiting(known, met.role == UrlRole::Page, way));
        break;
    }
    return {queued ? rankOf(met.role) : 0, way};
}

void Discovery::lowerDepths(const KnownUrl &url, const Way &shorter)
{
    struct Step
    {
        UrlId id;
        Way way;
        bool followed;
    };
    // In the order found (breadth first), so that a URL is seldom lowered twice.
    std::deque<Step> steps{{url.id, shorter, true}};
    while (!steps.empty()) {
        const Step step = steps.front();
        steps.pop_front();
        const auto known = m_urls.byId(step.id);
        if (!known || known->run < m_run)
            continue;
        const bool within = isWithinLimits(step.way);
        if (known->state == UrlState::Skipped) {
            const bool byLimit = known->rule == m_depthRule || known->rule == m_hopsRule;
            if (byLimit && within && (step.followed || known->role == UrlRole::Check)) {
                const UrlRole role = step.followed ? UrlRole::Page : UrlRole::Check;
                m_urls.requeue(step.id, role, m_urls.rule({RuleKind::ShorterPath}), step.way);
                m_queue.requeueSkipped(m_urls.waiting(*known, role == UrlRole::Page, step.way), false);
                continue;
            }
            if (known->role == UrlRole::Page && !step.followed && isHard(known->rule))
                continue;
        } else if (!within || (known->role == UrlRole::Page && !step.followed)) {
            // A link that nobody follows is no edge to a page. And a URL that only a sitemap let in keeps its depth as
            // long as the way over links would be beyond the limits.
            continue;
        }
        if (!step.way.isShorterThan(wayTo(*known)))
            continue;
        const Way way = step.way.shortenedBy(wayTo(*known));
        m_urls.lowerDepth(step.id, way);
        if (known->state == UrlState::Queued) {
            m_queue.move(known->depth, m_urls.waiting(*known, known->role == UrlRole::Page, way));
        } else if (known->state == UrlState::Finished) {
            for (const store::LinkTarget &target : m_urls.linkTargets(step.id)) {
                const int hops = target.redirect ? way.hops + 1 : 0;
                steps.push_back({target.id, {way.depth + 1, hops, step.id}, target.followed});
            }
        }
    }
}

} // namespace argiope::engine
