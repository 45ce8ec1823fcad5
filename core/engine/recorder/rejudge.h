#pragma once

#include "core/engine/recorder/discovery.h"
#include "core/engine/recorder/refetch.h"
#include "core/engine/recorder/visitbook.h"
#include "core/scope/scope.h"
#include "core/settings/crawlsettings.h"
#include "core/store/writer.h"

#include <QHash>

#include <functional>
#include <memory>
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
    struct Parts
    {
        const settings::CrawlSettings &settings; ///< what of them decides here does not change under way
        quint64 keySeed = 0;
        store::Writer &writer;
        Queue &queue;
        Discovery &discovery;
        const Refetch &refetch;
        VisitBook &visits;
        std::function<std::shared_ptr<const scope::Scope>()> scope;
        std::function<bool(const url::Url &)> isSeed;
    };
    explicit Rejudge(const Parts &parts);

    [[nodiscard]] bool wasCutOff(); ///< an earlier session did not come to its end
    void forget(); ///< wasCutOff() is of no matter: everything is met anew, or nothing waits
    void begin(); ///< from the beginning
    [[nodiscard]] bool isUnderWay() const { return m_phase != Phase::Done; }
    [[nodiscard]] bool isAtQueue() const { return m_phase == Phase::Queue; } ///< what waits may have to be kept out
    void step(); ///< the next piece

    /// The links of this page.
    void judgePage(base::UrlId page);
    /// A URL that waits; or one that is kept out and that no stored link leads to.
    void judgeUrl(base::UrlId url);

    static constexpr int Batch = 1000; ///< URLs or pages a piece

private:
    enum class Phase : quint8 { Queue, Limits, Orphans, Links, Done };
    struct Verdict
    {
        scope::Verdict::Decision decision = scope::Verdict::Decision::Reject;
        base::RuleId rule = base::RuleId::None;
        bool picture = false; ///< by the name of the file
    };
    void next(Phase phase);
    [[nodiscard]] bool isScopeRule(base::RuleId id);
    [[nodiscard]] facts::RuleKind kindOf(base::RuleId id);
    [[nodiscard]] Verdict verdictOf(base::UrlId id);
    [[nodiscard]] bool stepQueue();
    [[nodiscard]] bool stepSkipped();
    [[nodiscard]] bool stepLinks();
    void judgeWaiting(const base::WaitingUrl &url, base::RuleId rule);
    [[nodiscard]] bool hasNoLinks(base::UrlId url);
    /// `limited`: a limit kept it out.
    void letIn(base::WaitingUrl url, bool limited);
    /// The link's fate now; its rule and whether it is followed are changed where they are other ones.
    /// `ofPage`: a rule that keeps out all that its page links to; None: there is none.
    [[nodiscard]] judge::Fate judgeLink(store::StoredLink &link, bool fromCheck, base::RuleId ofPage);

    const Parts m_parts;
    Phase m_phase = Phase::Done;
    bool m_leased = false; ///< something was in a worker's hands that is to be kept out, should it come back
    base::UrlId m_after = base::UrlId::None;
    size_t m_rule = 0; ///< of m_rules
    std::vector<base::RuleId> m_rules; ///< whose URLs this phase goes through
    QHash<base::RuleId, facts::RuleKind> m_kinds;
    QHash<base::UrlId, Verdict> m_verdicts; ///< of targets of links; bounded
    std::shared_ptr<const scope::Scope> m_judgedBy; ///< m_verdicts
};

} // namespace argiope::engine
