#include "core/engine/recorder/discovery.h"

#include <utility>

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

UrlRole roleOf(judge::Fate fate)
{
    return fate == judge::Fate::Check ? UrlRole::Check : UrlRole::Page;
}

/// To this target.
Way wayOver(const Discovery::Source &source, const judge::Target &target)
{
    Way way = source.way;
    if (target.redirect)
        way.hops = source.redirectHops;
    return way;
}

} // namespace

Discovery::Discovery(const settings::CrawlSettings &settings, const base::Clock &clock, UrlBook &urls, Queue &queue,
    Ledger &ledger, KeptOut keptOut)
    : m_clock(clock)
    , m_urls(urls)
    , m_queue(queue)
    , m_ledger(ledger)
    , m_keptOut(std::move(keptOut))
    , m_memory(settings.seenCache)
    , m_limits(settings, urls)
    , m_elsewhere(m_limits, m_memory)
    , m_shorterWays(urls, queue, m_limits, m_hardRules)
{
}

void Discovery::setRun(int run)
{
    m_run = run;
    m_elsewhere.setRun(run);
    m_shorterWays.setRun(run);
}

void Discovery::recall(const url::UrlKey &key, const KnownUrl &url)
{
    m_memory.add(key, url.id, {url.state == UrlState::Skipped ? 0 : rankOf(url), wayTo(url)});
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

std::vector<UrlMemory::Look> Discovery::look(const QList<judge::Target> &targets, const Source &source)
{
    using Known = UrlMemory::Known;
    // Each is asked for once: meeting one target changes nothing that memory knows of another.
    std::vector<UrlMemory::Look> looks;
    looks.reserve(size_t(targets.size()));
    std::vector<url::UrlKey> keys;
    const base::TimePoint begin = m_clock.now();
    for (const judge::Target &target : targets)
        m_memory.prefetch(target.key);
    for (const judge::Target &target : targets) {
        m_ledger.countLookup();
        const Way way = wayOver(source, target);
        const int meant = rankOf(target.fate);
        UrlMemory::Look look = m_memory.look(target.key, {m_limits.allow(way) ? meant : 0, way}, meant);
        if (look.known == Known::AsBefore && source.inSitemap)
            look.known = Known::AskFile;
        if (look.known == Known::AsBefore)
            m_ledger.countCacheHit();
        else if (look.known == Known::New)
            m_ledger.countBloomNew();
        else
            keys.push_back(target.key);
        looks.push_back(look);
    }
    const base::TimePoint remembered = m_clock.now();
    m_urls.lookAhead(keys);
    m_ledger.addLookupTimes(
        remembered - begin, keys.empty() ? std::chrono::nanoseconds::zero() : m_clock.now() - remembered);
    return looks;
}

QList<Discovery::Met> Discovery::meet(
    const QList<judge::Target> &targets, const QList<RuleId> &rules, const Source &source)
{
    using Known = UrlMemory::Known;
    const std::vector<UrlMemory::Look> looks = look(targets, source);
    SlotMail *const mail = m_urls.mail();
    QList<Met> met;
    met.reserve(targets.size());
    for (qsizetype i = 0; i < targets.size(); ++i) {
        const judge::Target &target = targets[i];
        const UrlMemory::Look &look = looks[size_t(i)];
        if (look.known == Known::AsBefore) {
            met.append({look.id, false});
            continue;
        }
        const Way way = wayOver(source, target);
        const RuleId rule = rules[target.rule];
        auto known = look.known == Known::AskFile ? m_urls.find(target.key) : std::nullopt;
        if (mail && mail->isElsewhere(target.origin)) {
            ForeignFind find{target.key, target.url, target.origin, UrlId::None, target.fate, rule, way,
                source.inSitemap, source.trap};
            met.append({m_elsewhere.meet(*mail, std::move(find), known), false});
            continue;
        }
        if (!known) {
            if (look.known == Known::AskFile)
                m_ledger.countBloomWrong();
            known = m_urls.twinOf(target.key, target.url);
            if (!known) {
                met.append(insertNew(target, rule, source, way));
                continue;
            }
            m_memory.addKey(target.key);
        }
        const bool isFirst = known->run < m_run;
        const Standing now = meetAt(target.fate, rule, source, way, *known);
        m_memory.add(target.key, known->id, now);
        met.append({known->id, isFirst});
    }
    return met;
}

void Discovery::take(const QList<ForeignFind> &finds)
{
    std::vector<url::UrlKey> keys;
    keys.reserve(size_t(finds.size()));
    for (const ForeignFind &find : finds)
        keys.push_back(find.key);
    m_urls.lookAhead(keys);
    for (const ForeignFind &find : finds) {
        const Source source{find.way, 0, find.inSitemap, find.trap};
        if (const auto known = m_urls.find(find.key))
            m_memory.add(find.key, known->id, meetAt(find.fate, find.rule, source, find.way, *known));
        else
            (void)insertNew({find.key, find.url, find.origin, find.fate}, find.rule, source, find.way, find.id);
    }
}

Discovery::Met Discovery::insertNew(
    const judge::Target &target, RuleId rule, const Source &source, const Way &way, UrlId agreed)
{
    store::NewUrl row;
    row.id = agreed;
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
    row.priority = target.fate == judge::Fate::Later ? base::LastPriority : 0;
    row.state = target.fate == judge::Fate::Skip ? UrlState::Skipped : UrlState::Queued;
    if (row.state == UrlState::Queued && !m_limits.allow(way)) {
        row.state = UrlState::Skipped;
        row.rule = m_limits.keeping(way);
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
    m_memory.addKey(target.key);
    m_memory.add(target.key, id, {row.state == UrlState::Skipped ? 0 : rankOf(target.fate), way});
    if (row.state == UrlState::Queued)
        m_queue.offer(
            {id, row.url, row.host, row.role == UrlRole::Page, row.depth, row.hops, {}, false, false, row.priority});
    else
        m_queue.addSkipped();
    return {id, true};
}

void Discovery::meetKnown(judge::Fate fate, RuleId rule, const Source &source, const KnownUrl &known)
{
    (void)meetAt(fate, rule, source, source.way, known);
}

Standing Discovery::meetAt(judge::Fate fate, RuleId rule, const Source &source, const Way &way, const KnownUrl &known)
{
    if (known.run < m_run)
        return meetOutdated(fate, rule, source, way, known);
    if (source.inSitemap)
        m_urls.markInSitemap(known.id);
    const int rank = m_limits.allow(way) ? rankOf(fate) : 0;
    if (known.state == UrlState::Skipped)
        return meetSkipped(rank, rule, way, known);
    const int has = rankOf(known);
    if (levelOf(rank) > levelOf(has)) {
        const bool finished = known.state == UrlState::Finished;
        if (finished)
            m_urls.drop(known.id);
        m_urls.requeue(known.id, UrlRole::Page, rule, way);
        WaitingUrl entry = m_urls.waiting(known, true, way);
        if (finished) {
            m_urls.setLast(entry, rank == 2);
            m_queue.requeueFinished(std::move(entry), false, false);
        } else {
            m_queue.move(known.depth, entry);
        }
        return {rank, way};
    }
    const bool sooner = rank > has; // it waited behind all others
    if (sooner)
        m_urls.waitNoLonger(known);
    const int now = sooner ? rank : has;
    if (levelOf(rankOf(fate)) < levelOf(has) || !m_limits.countsFor(known.depth, way)
        || !way.isShorterThan(wayTo(known)))
        return {now, wayTo(known)};
    m_shorterWays.lower(known.id, way);
    return {now, way.shortenedBy(wayTo(known))};
}

Standing Discovery::meetSkipped(int rank, RuleId rule, const Way &way, const KnownUrl &known)
{
    if (!isHard(known.rule)) {
        if (rank > 0) {
            // The depth of a skipped URL may come from links that nobody follows: only this way counts.
            const UrlRole role = rank >= 2 ? UrlRole::Page : UrlRole::Check;
            m_urls.requeue(known.id, role, rule, way);
            WaitingUrl entry = m_urls.waiting(known, role == UrlRole::Page, way);
            m_urls.setLast(entry, rank == 2);
            m_queue.requeueSkipped(std::move(entry), false);
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
    if (levelOf(rank) > levelOf(has)) {
        m_urls.requeue(known.id, UrlRole::Page, known.rule, way);
        m_urls.skip(known.id, known.rule);
        return {rank, way};
    }
    if (levelOf(rank) < levelOf(has) || !way.isShorterThan(wayTo(known)))
        return {has, wayTo(known)};
    const Way shorter = way.shortenedBy(wayTo(known));
    m_urls.lowerDepth(known.id, shorter);
    return {has, shorter};
}

Standing Discovery::meetOutdated(
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
    if (met.state == UrlState::Queued && !m_limits.allow(way)) {
        met.state = UrlState::Skipped;
        met.rule = m_limits.keeping(way);
    }
    WaitingUrl entry;
    if (met.state == UrlState::Queued) {
        entry = m_urls.waiting(known, met.role == UrlRole::Page, way);
        m_urls.setLast(entry, fate == judge::Fate::Later);
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
    return {queued ? rankOf(fate) : 0, way};
}

} // namespace argiope::engine
