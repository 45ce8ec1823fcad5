#include "core/engine/recorder/urlreview.h"

#include "core/scope/spellings.h"
#include "core/store/judgements.h"
#include "core/url/url.h"

#include <utility>

namespace argiope::engine {

using base::RuleId;
using base::UrlId;
using base::WaitingUrl;
using facts::RuleKind;
using store::UrlRole;
using store::UrlState;

void UrlReview::judge(UrlId id)
{
    const auto known = m_parts.writer.byId(id);
    if (!known || known->state == UrlState::Finished)
        return;
    const WaitingUrl url = m_parts.writer.waiting(id, known->role, m_parts.refetch.validSince(false));
    if (known->state == UrlState::Queued)
        judgeWaiting(url, known->rule);
    else if (m_kinds.isOfScope(known->rule) && known->run == m_parts.refetch.run() && hasNoLinks(id))
        letIn(url, false);
}

void UrlReview::judgeWaiting(const WaitingUrl &url, RuleId rule)
{
    const RuleKind kind = m_kinds.of(rule);
    const auto parsed = url::parse(url.url);
    if (!parsed || kind == RuleKind::Requested)
        return;
    const auto scope = m_parts.scope();
    const scope::Verdict verdict = scope->judge(*parsed);
    const bool checked = scope->checksExternal() || (!url.page && m_parts.settings.redirectsToEnd);
    const bool belongs = m_parts.isSeed(*parsed) || verdict.decision == scope::Verdict::Decision::Crawl
        || (verdict.decision == scope::Verdict::Decision::External && checked && !url.page);
    const base::Way way{url.depth, url.hops, UrlId::None};
    RuleId keeping = m_parts.discovery.limits().keeping(way);
    if (!belongs)
        keeping = m_parts.writer.rule(verdict.rule);
    else if (kind == RuleKind::Resource && !url.page && !scope->fetchesResources())
        keeping = rule;
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
    if (verdict.decision != scope::Verdict::Decision::External || !checked || belongs)
        return;
    if (const auto known = m_parts.writer.byId(url.id)) // to be looked at all the same
        m_parts.discovery.meetKnown(judge::Fate::Check, keeping, {way}, *known);
}

bool UrlReview::hasNoLinks(UrlId url)
{
    return m_parts.settings.links == settings::LinkStorage::None || m_parts.writer.judgements().isInSitemap(url);
}

void UrlReview::letIn(WaitingUrl url, bool limited)
{
    const auto parsed = url::parse(url.url);
    if (!parsed)
        return;
    const base::Way way{url.depth, url.hops, UrlId::None};
    const scope::Verdict verdict = m_parts.scope()->judge(*parsed);
    if (verdict.decision == scope::Verdict::Decision::Reject
        || (verdict.decision == scope::Verdict::Decision::External && url.page))
        return;
    if (m_parts.discovery.limits().keeping(way) != RuleId::None)
        return;
    const store::Rule why = limited                       ? store::Rule{RuleKind::Resumed}
        : m_parts.writer.judgements().isInSitemap(url.id) ? store::Rule{RuleKind::Sitemap}
                                                          : verdict.rule;
    if (!m_parts.refetch.validSince(url.page))
        url.validators.clear();
    m_parts.writer.letIn(url.id, m_parts.writer.rule(why));
    m_parts.queue.requeueSkipped(std::move(url), false);
}

} // namespace argiope::engine
