#pragma once

#include "core/engine/recorder/reviewparts.h"
#include "core/engine/recorder/rulekinds.h"

namespace argiope::engine {

/// Judges URLs by the scope and the limits as they are now: those that wait and do not belong any more are kept out,
/// those that were kept out and belong come back. The recorder's thread, inside a transaction; what it is given must
/// outlive it.
class UrlReview
{
public:
    UrlReview(const ReviewParts &parts, RuleKinds &kinds)
        : m_parts(parts)
        , m_kinds(kinds)
    {
    }

    /// One that waits; or one that the scope keeps out and that no stored link leads to.
    void judge(base::UrlId url);
    /// Nothing stored says by which links it is met: only a sitemap names it, or links are not stored.
    [[nodiscard]] bool hasNoLinks(base::UrlId url);
    /// One that was kept out, where it belongs now. `limited`: by a limit.
    void letIn(base::WaitingUrl url, bool limited);

    /// Something was in a worker's hands that is to be kept out, should it come back; since forgetLeased().
    [[nodiscard]] bool leftLeased() const { return m_leased; }
    void forgetLeased() { m_leased = false; }

private:
    void judgeWaiting(const base::WaitingUrl &url, base::RuleId rule);

    const ReviewParts &m_parts;
    RuleKinds &m_kinds;
    bool m_leased = false;
};

} // namespace argiope::engine
