#include "core/engine/recorder/linkreview.h"

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

Fate LinkReview::judgeLink(store::StoredLink &link, bool fromCheck, RuleId ofPage)
{
    const RuleKind was = m_kinds.of(link.rule);
    if (was == RuleKind::InvalidUrl || was == RuleKind::Scheme)
        return Fate::Skip;
    const Verdict verdict = verdictOf(link.target.id);
    const settings::CrawlSettings &settings = m_parts.settings;
    const bool external = verdict.decision == scope::Verdict::Decision::External;
    const bool checked = settings.checkExternal || (link.redirect && settings.redirectsToEnd);
    RuleId rule = verdict.rule;
    Fate fate = external || fromCheck ? Fate::Check : Fate::Page;
    const facts::LinkRels noFollow = facts::LinkRel::NoFollow | facts::LinkRel::MetaNoFollow;
    const bool fetches = settings::fetchesResources(settings);
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
    const RuleId pageRule = ruleOfPage(links);
    const bool counts = source->state == UrlState::Finished && source->run == m_parts.refetch.run();
    bool changed = false;
    std::vector<std::pair<store::StoredLink, Fate>> better;
    for (store::StoredLink &link : links) {
        const RuleId rule = link.rule;
        const bool followed = link.followed;
        const Fate fate = judgeLink(link, source->role == UrlRole::Check, pageRule);
        const bool same = link.rule == rule && link.followed == followed;
        // Its target was kept out, and before this link was looked at the scope changed again.
        const bool left
            = fate != Fate::Skip && link.target.state == UrlState::Skipped && m_kinds.isOfScope(link.target.rule);
        changed = changed || !same;
        if (counts && (!same || left))
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
    const base::Way way{source.depth + 1, link.redirect ? source.hops + 1 : 0, source.id};
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
