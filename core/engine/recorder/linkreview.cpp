#include "core/engine/recorder/linkreview.h"

#include "core/judge/linkjudge.h"
#include "core/judge/picturename.h"
#include "core/store/judgements.h"
#include "core/url/url.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace argiope::engine {

using base::RuleId;
using base::UrlId;
using facts::LinkKind;
using facts::RuleKind;
using judge::Fate;
using settings::DirectivePolicy;
using store::UrlRole;
using store::UrlState;

namespace {
constexpr qsizetype MostVerdicts = 100'000;

base::Way wayOver(const store::KnownUrl &source, const store::StoredLink &link)
{
    return {source.depth + 1, link.redirect ? source.hops + 1 : 0, source.id};
}
} // namespace

LinkReview::Verdict LinkReview::verdictOf(UrlId id)
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
        made = {verdict.decision, m_parts.writer.rule(verdict.rule), judge::namesPicture(url->pathname())};
    }
    m_verdicts.insert(id, made);
    return made;
}

/// What its text or its attributes said when it was found; texts are not read again.
store::Rule LinkReview::guardOf(const store::StoredLink &link)
{
    if (!m_parts.scope()->isGuarded() || link.kind != LinkKind::Navigation || link.redirect)
        return {};
    if (m_kinds.of(link.rule) == RuleKind::Guard)
        return m_kinds.ruleOf(link.rule);
    return link.rel.testFlag(facts::LinkRel::Action) ? store::Rule{RuleKind::Guard, "method"} : store::Rule{};
}

Fate LinkReview::judgeLink(store::StoredLink &link, const Source &source)
{
    const bool fromCheck = source.check;
    const RuleId ofPage = source.rule;
    const Fate followed
        = link.redirect ? Fate::Page : judge::fateOfNofollow(m_parts.settings.nofollow, link.rel, source.noIndex);
    const RuleKind was = m_kinds.of(link.rule);
    if (was == RuleKind::InvalidUrl || was == RuleKind::Scheme)
        return Fate::Skip;
    const Verdict verdict = verdictOf(link.target.id);
    const settings::CrawlSettings &settings = m_parts.settings;
    const bool external = verdict.decision == scope::Verdict::Decision::External;
    const auto scope = m_parts.scope();
    const bool checked = scope->checksExternal() || (link.redirect && settings.redirectsToEnd);
    RuleId rule = verdict.rule;
    Fate fate = external || fromCheck ? Fate::Check : Fate::Page;
    const bool fetches = scope->fetchesResources();
    const auto keepOut = [&](RuleKind kind, bool check = false) {
        fate = check ? Fate::Check : Fate::Skip;
        rule = m_parts.writer.rule({kind});
    };
    if (verdict.decision == scope::Verdict::Decision::Reject || (external && !checked))
        fate = Fate::Skip;
    else if (link.kind == LinkKind::Resource)
        keepOut(RuleKind::Resource, fetches);
    else if (link.kind == LinkKind::Metadata && fetches && settings.inspectResources && verdict.picture)
        keepOut(RuleKind::Resource, true);
    else if (judge::isRelatedPage(settings, link.kind, link.rel)) {
        if (fate == Fate::Page)
            fate = Fate::Later;
    } else if (link.kind == LinkKind::Metadata)
        keepOut(RuleKind::Metadata);
    else if (link.kind == LinkKind::Form)
        keepOut(RuleKind::Form);
    else if (const store::Rule action = guardOf(link); !action.isNone()) {
        fate = Fate::Skip;
        rule = m_parts.writer.rule(action);
    } else if (followed == Fate::Skip)
        keepOut(RuleKind::NoFollow);
    else if (ofPage != RuleId::None && !link.redirect) {
        fate = Fate::Skip;
        rule = ofPage;
    } else if (fate == Fate::Page) {
        fate = followed;
    }
    link.rule = rule;
    link.followed = judge::isPage(fate);
    return fate;
}

RuleId LinkReview::ruleOfPage(const QList<store::StoredLink> &links)
{
    const auto found = std::find_if(links.cbegin(), links.cend(), [this](const store::StoredLink &link) {
        const RuleKind kind = m_kinds.of(link.rule);
        return (kind == RuleKind::Canonical && m_parts.settings.canonicalLink == DirectivePolicy::Obey)
            || (kind == RuleKind::OffTopic && m_parts.settings.onTopic);
    });
    return found == links.cend() ? RuleId::None : found->rule;
}

void LinkReview::judge(UrlId page)
{
    const auto source = m_parts.writer.byId(page);
    QList<store::StoredLink> links = m_parts.writer.storedLinks(page);
    if (!source || links.isEmpty())
        return;
    const bool byPage = std::any_of(links.cbegin(), links.cend(),
        [](const store::StoredLink &link) { return link.rel.testFlag(facts::LinkRel::MetaNoFollow); });
    const auto record = byPage ? m_parts.writer.page(page) : std::nullopt;
    const Source from{source->role == UrlRole::Check, ruleOfPage(links), record && record->noIndex};
    const bool counts = source->state == UrlState::Finished && source->run == m_parts.refetch.run();
    const WayLimits &limits = m_parts.discovery.limits();
    bool changed = false;
    std::vector<std::pair<store::StoredLink, Fate>> better;
    for (store::StoredLink &link : links) {
        const RuleId rule = link.rule;
        const bool followed = link.followed;
        const Fate fate = judgeLink(link, from);
        const bool same = link.rule == rule && link.followed == followed;
        // Its target was kept out, and before this link was looked at the scope changed again; by then a deeper way may
        // have put a limit in the place of the scope's rule, which this way keeps to.
        const bool left = fate != Fate::Skip && link.target.state == UrlState::Skipped
            && (m_kinds.isOfScope(link.target.rule) || m_kinds.of(link.target.rule) == RuleKind::Resource
                || (limits.isLimit(link.target.rule) && limits.allow(wayOver(*source, link))));
        // It was let in by another page, whose link was read under these settings: this way may be shorter.
        const bool shorter = fate == Fate::Check && link.target.depth > source->depth + 1;
        changed = changed || !same;
        if (counts && (!same || left || shorter))
            better.emplace_back(link, fate);
    }
    if (changed)
        m_parts.writer.judgements().rejudge(page, {links.constData(), size_t(links.size())});
    for (const auto &[link, fate] : better)
        meet(*source, link, fate);
}

void LinkReview::meet(const store::KnownUrl &source, const store::StoredLink &link, Fate fate)
{
    const auto target = m_parts.writer.byId(link.target.id);
    if (!target)
        return;
    const base::Way way = wayOver(source, link);
    if (fate != Fate::Skip)
        m_parts.discovery.meetKnown(fate, link.rule, {way}, *target);
    const auto now = m_parts.writer.byId(target->id);
    if (!now || now->state != UrlState::Skipped || !m_kinds.isOfScope(now->rule))
        return;
    // What keeps it out is another rule now.
    const RuleId keeping = fate == Fate::Skip ? link.rule : m_parts.discovery.limits().keeping(way);
    if (keeping != RuleId::None)
        m_parts.writer.setRule(now->id, keeping);
}

} // namespace argiope::engine
