#pragma once

#include "core/engine/recorder/linkreview.h"
#include "core/engine/recorder/reviewparts.h"
#include "core/engine/recorder/rulekinds.h"
#include "core/engine/recorder/urlreview.h"

#include <vector>

namespace argiope::engine {

/// Judges what is known anew, after the scope or the limit of depth has changed: what waits and does not belong any
/// more is kept out, what was kept out and belongs comes back, and stored links say what is said of them now. What was
/// fetched stays. So a crawl that goes on knows the URLs of one that had the settings from its beginning, but for those
/// that it had fetched before. A piece at a time; that it is under way stands in the file, and whoever goes on begins
/// again. The recorder's thread, inside a transaction; what it is given must outlive it.
class Rejudge
{
public:
    explicit Rejudge(const ReviewParts &parts);

    [[nodiscard]] bool wasCutOff(); ///< an earlier session did not come to its end
    void forget(); ///< wasCutOff() is of no matter: everything is met anew, or nothing waits
    void begin(); ///< from the beginning
    [[nodiscard]] bool isUnderWay() const { return m_phase != Phase::Done; }
    [[nodiscard]] bool isAtQueue() const { return m_phase == Phase::Queue; } ///< what waits may have to be kept out
    void step(); ///< the next piece

    void judgePage(base::UrlId page) { m_links.judge(page); }
    void judgeUrl(base::UrlId url) { m_urls.judge(url); }

    static constexpr int Batch = 1000; ///< URLs or pages a piece

private:
    enum class Phase : quint8 { Queue, Limits, Orphans, Links, Done };
    void next(Phase phase);
    [[nodiscard]] bool stepQueue();
    [[nodiscard]] bool stepSkipped();
    [[nodiscard]] bool stepLinks();

    const ReviewParts m_parts;
    RuleKinds m_kinds;
    UrlReview m_urls;
    LinkReview m_links;
    Phase m_phase = Phase::Done;
    base::UrlId m_after = base::UrlId::None;
    size_t m_rule = 0; ///< of m_rules
    std::vector<base::RuleId> m_rules; ///< whose URLs this phase goes through
};

} // namespace argiope::engine
