#include "core/engine/recorder/rejudge.h"

#include "core/scope/spellings.h"
#include "core/store/judgements.h"
#include "core/store/ranktable.h"
#include "core/url/url.h"

#include <algorithm>

namespace argiope::engine {

using base::RuleId;
using base::UrlId;
using base::WaitingUrl;
using facts::LinkKind;
using facts::RuleKind;
using judge::Fate;
using settings::DirectivePolicy;
using store::UrlRole;
using store::UrlState;
using Decision = scope::Verdict::Decision;

namespace {

const char *const Mark = "rejudge";
constexpr qsizetype MostVerdicts = 100'000;

/// The scope's rules, or one of its patterns.
bool isOfScope(RuleKind kind)
{
    return kind == RuleKind::External || kind == RuleKind::Exclude || kind == RuleKind::Include;
}

bool namesImage(const QByteArray &url)
{
    static constexpr const char *endings[] = {".png", ".jpg", ".jpeg", ".gif", ".webp", ".avif"};
    const QByteArray path = url.left(url.indexOf('?')).toLower();
    return std::any_of(
        std::begin(endings), std::end(endings), [&path](const char *ending) { return path.endsWith(ending); });
}

} // namespace

Rejudge::Rejudge(const Parts &parts)
    : m_parts(parts)
{
}

bool Rejudge::wasCutOff()
{
    return m_parts.writer.meta(Mark) == "1";
}

void Rejudge::forget()
{
    if (wasCutOff())
        m_parts.writer.setMeta(Mark, {});
}

void Rejudge::begin()
{
    m_parts.writer.setMeta(Mark, "1");
    m_verdicts.clear();
    m_leased = false;
    next(Phase::Queue);
}

void Rejudge::next(Phase phase)
{
    m_phase = phase;
    m_after = UrlId::None;
    m_rule = 0;
    m_rules.clear();
    if (phase == Phase::Limits) {
        m_rules = {m_parts.discovery.depthRule(), m_parts.discovery.hopsRule()};
    } else if (phase == Phase::Orphans) {
        // What only a sitemap names has no link, and without stored links nothing has.
        for (const auto &[id, rule] : m_parts.writer.rules()) {
            if (isOfScope(rule.kind))
                m_rules.push_back(id);
        }
    } else if (phase == Phase::Done) {
        // What is with workers still waits in the file: whoever goes on looks at it again.
        if (!m_leased)
            m_parts.writer.setMeta(Mark, {});
        m_verdicts.clear();
    }
}

void Rejudge::step()
{
    bool more = false;
    switch (m_phase) {
    case Phase::Queue:
        more = stepQueue();
        break;
    case Phase::Limits:
    case Phase::Orphans:
        more = stepSkipped();
        break;
    case Phase::Links:
        more = stepLinks();
        break;
    case Phase::Done:
        return;
    }
    if (!more && !m_parts.writer.failed())
        next(Phase(int(m_phase) + 1));
}

RuleKind Rejudge::kindOf(RuleId id)
{
    if (!m_kinds.contains(id)) {
        for (const auto &[known, rule] : m_parts.writer.rules())
            m_kinds.insert(known, rule.kind);
    }
    return m_kinds.value(id, RuleKind::None);
}

bool Rejudge::isScopeRule(RuleId id)
{
    return isOfScope(kindOf(id));
}

Rejudge::Verdict Rejudge::verdictOf(UrlId id)
{
    const auto scope = m_parts.scope();
    if (m_verdicts.size() >= MostVerdicts || m_judgedBy != scope)
        m_verdicts.clear();
    m_judgedBy = scope;
    if (const auto known = m_verdicts.constFind(id); known != m_verdicts.cend())
        return *known;
    Verdict made;
    const QByteArray text = m_parts.writer.waiting(id, UrlRole::Page).url;
    if (const auto url = url::parse(text)) {
        const scope::Verdict verdict = scope->judge(*url);
        made = {verdict.decision, m_parts.writer.rule(verdict.rule), namesImage(text)};
    }
    m_verdicts.insert(id, made);
    return made;
}

// What waits ---------------------------------------------------------------------------------------------------------

bool Rejudge::stepQueue()
{
    const QList<store::QueuedUrl> piece = m_parts.writer.ranks().queued(m_after, Batch);
    for (const store::QueuedUrl &url : piece) {
        m_after = url.id;
        judgeUrl(url.id);
    }
    return piece.size() == Batch;
}

void Rejudge::judgeUrl(UrlId id)
{
    const auto known = m_parts.writer.byId(id);
    if (!known || known->state == UrlState::Finished)
        return;
    const WaitingUrl url = m_parts.writer.waiting(id, known->role, m_parts.refetch.validSince(false));
    if (known->state == UrlState::Queued)
        judgeWaiting(url, known->rule);
    else if (isScopeRule(known->rule) && known->run == m_parts.refetch.run() && hasNoLinks(id))
        letIn(url, false);
}

void Rejudge::judgeWaiting(const WaitingUrl &url, RuleId rule)
{
    const RuleKind kind = kindOf(rule);
    const auto parsed = url::parse(url.url);
    if (!parsed || kind == RuleKind::Requested)
        return;
    const scope::Verdict verdict = m_parts.scope()->judge(*parsed);
    const bool checked = m_parts.settings.checkExternal || (!url.page && m_parts.settings.redirectsToEnd);
    const bool belongs = m_parts.isSeed(*parsed) || verdict.decision == Decision::Crawl
        || (verdict.decision == Decision::External && checked && !url.page);
    const base::Way way{url.depth, url.hops, UrlId::None};
    RuleId keeping = m_parts.discovery.limitKeeping(way);
    if (!belongs)
        keeping = m_parts.writer.rule(verdict.rule);
    if (keeping == RuleId::None)
        return;
    if (!m_parts.queue.keepOut(url)) {
        m_leased = true;
        return;
    }
    m_parts.writer.skip(url.id, keeping);
    if (m_parts.refetch.isUnderWay())
        m_parts.visits.drop(url.id, true);
    const QByteArray spelling = url::canonical(*parsed, scope::canonicalOptions(m_parts.settings));
    m_parts.discovery.keptOut(url::urlKey(spelling, m_parts.keySeed), url.id, way);
    if (verdict.decision != Decision::External || !checked || belongs)
        return;
    if (const auto known = m_parts.writer.byId(url.id)) // to be looked at all the same
        m_parts.discovery.meetKnown(Fate::Check, keeping, {way}, *known);
}

// What is kept out ---------------------------------------------------------------------------------------------------

bool Rejudge::stepSkipped()
{
    while (m_rule < m_rules.size()) {
        const QList<WaitingUrl> piece = m_parts.writer.skippedBy(
            m_rules[m_rule], m_parts.refetch.run(), m_after, Batch, m_parts.refetch.validSince(false));
        for (const WaitingUrl &url : piece) {
            m_after = url.id;
            if (m_phase == Phase::Limits || hasNoLinks(url.id))
                letIn(url, m_phase == Phase::Limits);
        }
        if (piece.size() == Batch)
            return true;
        ++m_rule;
        m_after = UrlId::None;
    }
    return false;
}

bool Rejudge::hasNoLinks(UrlId url)
{
    return m_parts.settings.links == settings::LinkStorage::None || m_parts.writer.judgements().isInSitemap(url);
}

void Rejudge::letIn(WaitingUrl url, bool limited)
{
    const auto parsed = url::parse(url.url);
    if (!parsed)
        return;
    const base::Way way{url.depth, url.hops, UrlId::None};
    const scope::Verdict verdict = m_parts.scope()->judge(*parsed);
    if (verdict.decision == Decision::Reject || (verdict.decision == Decision::External && url.page))
        return;
    if (m_parts.discovery.limitKeeping(way) != RuleId::None)
        return;
    const store::Rule why = limited                       ? store::Rule{RuleKind::Resumed}
        : m_parts.writer.judgements().isInSitemap(url.id) ? store::Rule{RuleKind::Sitemap}
                                                          : verdict.rule;
    if (!m_parts.refetch.validSince(url.page))
        url.validators.clear();
    m_parts.writer.letIn(url.id, m_parts.writer.rule(why));
    m_parts.queue.requeueSkipped(std::move(url), false);
}

// Links --------------------------------------------------------------------------------------------------------------

bool Rejudge::stepLinks()
{
    // Pages differ in length: fewer than of URLs.
    constexpr int pages = Batch / 10;
    const QList<UrlId> piece = m_parts.writer.judgements().pages(m_after, pages);
    for (const UrlId page : piece) {
        m_after = page;
        judgePage(page);
    }
    return piece.size() == pages;
}

Fate Rejudge::judgeLink(store::StoredLink &link, bool fromCheck, RuleId ofPage)
{
    const RuleKind was = kindOf(link.rule);
    if (was == RuleKind::InvalidUrl || was == RuleKind::Scheme)
        return Fate::Skip;
    const Verdict verdict = verdictOf(link.target.id);
    const settings::CrawlSettings &settings = m_parts.settings;
    const bool external = verdict.decision == Decision::External;
    const bool checked = settings.checkExternal || (link.redirect && settings.redirectsToEnd);
    RuleId rule = verdict.rule;
    Fate fate = external || fromCheck ? Fate::Check : Fate::Page;
    const facts::LinkRels noFollow = facts::LinkRel::NoFollow | facts::LinkRel::MetaNoFollow;
    const bool fetches = settings::fetchesResources(settings);
    const auto keepOut = [&](RuleKind kind, bool check = false) {
        fate = check ? Fate::Check : Fate::Skip;
        rule = m_parts.writer.rule({kind});
    };
    if (verdict.decision == Decision::Reject || (external && !checked))
        fate = Fate::Skip;
    else if (link.kind == LinkKind::Resource)
        keepOut(RuleKind::Resource, fetches);
    else if (link.kind == LinkKind::Metadata && fetches && settings.inspectResources && verdict.picture)
        keepOut(RuleKind::Resource, true);
    else if (link.kind == LinkKind::Metadata)
        keepOut(RuleKind::Metadata);
    else if (link.kind == LinkKind::Form)
        keepOut(RuleKind::Form);
    else if (settings.nofollow == DirectivePolicy::Obey && (link.rel & noFollow) && !link.redirect)
        keepOut(RuleKind::NoFollow);
    else if (ofPage != RuleId::None && !link.redirect) {
        fate = Fate::Skip;
        rule = ofPage;
    }
    link.rule = rule;
    link.followed = fate == Fate::Page;
    return fate;
}

void Rejudge::judgePage(UrlId page)
{
    const auto source = m_parts.writer.byId(page);
    QList<store::StoredLink> links = m_parts.writer.storedLinks(page);
    if (!source || links.isEmpty())
        return;
    const auto ofPage = std::find_if(links.cbegin(), links.cend(), [this](const store::StoredLink &link) {
        const RuleKind kind = kindOf(link.rule);
        return (kind == RuleKind::Canonical && m_parts.settings.canonicalLink == DirectivePolicy::Obey)
            || (kind == RuleKind::OffTopic && m_parts.settings.onTopic);
    });
    const RuleId pageRule = ofPage == links.cend() ? RuleId::None : ofPage->rule;
    const bool counts = source->state == UrlState::Finished && source->run == m_parts.refetch.run();
    bool changed = false;
    std::vector<std::pair<store::StoredLink, Fate>> better;
    for (store::StoredLink &link : links) {
        const RuleId rule = link.rule;
        const bool followed = link.followed;
        const Fate fate = judgeLink(link, source->role == UrlRole::Check, pageRule);
        const bool same = link.rule == rule && link.followed == followed;
        // Its target was kept out, and before this link was looked at the scope changed again.
        const bool left = fate != Fate::Skip && link.target.state == UrlState::Skipped && isScopeRule(link.target.rule);
        changed = changed || !same;
        if (counts && (!same || left))
            better.emplace_back(link, fate);
    }
    if (changed)
        m_parts.writer.judgements().rejudge(page, {links.constData(), size_t(links.size())});
    for (const auto &[link, fate] : better) {
        const auto target = m_parts.writer.byId(link.target.id);
        if (!target)
            continue;
        const base::Way way{source->depth + 1, link.redirect ? source->hops + 1 : 0, page};
        if (fate != Fate::Skip)
            m_parts.discovery.meetKnown(fate, link.rule, {way}, *target);
        const auto now = m_parts.writer.byId(target->id);
        if (!now || now->state != UrlState::Skipped || !isScopeRule(now->rule))
            continue;
        // What keeps it out is another rule now.
        const RuleId limit = m_parts.discovery.limitKeeping(way);
        const RuleId keeping = fate == Fate::Skip ? link.rule : limit;
        if (keeping != RuleId::None)
            m_parts.writer.setRule(now->id, keeping);
    }
}

} // namespace argiope::engine
