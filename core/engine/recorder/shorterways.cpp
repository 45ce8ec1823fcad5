#include "core/engine/recorder/shorterways.h"

#include "core/engine/recorder/slotmail.h"
#include "core/engine/recorder/standing.h"

#include <deque>

namespace argiope::engine {

using base::UrlId;
using base::Way;
using facts::RuleKind;
using store::KnownUrl;
using store::UrlRole;
using store::UrlState;

bool ShorterWays::counts(const Step &step, const KnownUrl &known)
{
    const bool within = m_limits.allow(step.way);
    if (known.state == UrlState::Skipped) {
        if (m_limits.isLimit(known.rule) && within && (step.followed || known.role == UrlRole::Check)) {
            const UrlRole role = step.followed ? UrlRole::Page : UrlRole::Check;
            m_urls.requeue(step.id, role, m_urls.rule({RuleKind::ShorterPath}), step.way);
            m_queue.requeueSkipped(m_urls.waiting(known, role == UrlRole::Page, step.way), false);
            return false;
        }
        if (known.role == UrlRole::Page && !step.followed && m_hard.contains(known.rule))
            return false;
    } else if (!m_limits.countsFor(known.depth, step.way) || (known.role == UrlRole::Page && !step.followed)) {
        return false; // a link that nobody follows is no edge to a page
    }
    return step.way.isShorterThan(wayTo(known));
}

bool ShorterWays::goesElsewhere(const Step &step, const std::optional<KnownUrl> &known)
{
    SlotMail *const mail = m_urls.mail();
    if (!mail || (known && !mail->isElsewhere(known->host)))
        return false;
    const ForeignWay way{step.id, step.way, step.followed};
    if (!known)
        mail->send(way, std::nullopt);
    else if (step.way.isShorterThan(wayTo(*known)) || m_limits.isLimit(known->rule))
        mail->send(way, known->host);
    return true;
}

void ShorterWays::lower(UrlId url, const Way &shorter, bool followed)
{
    // In the order found (breadth first), so that a URL is seldom lowered twice.
    std::deque<Step> steps{{url, shorter, followed}};
    while (!steps.empty()) {
        const Step step = steps.front();
        steps.pop_front();
        const auto known = m_urls.byId(step.id);
        if (goesElsewhere(step, known))
            continue;
        if (!known || known->run < m_run || !counts(step, *known))
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
