#pragma once

#include "core/engine/recorder/reviewparts.h"
#include "core/engine/recorder/rulekinds.h"

#include <QHash>

namespace argiope::engine {

/// Judges stored links by the scope and the settings as they are now: their rules say what is said of them today, and
/// where they lead is met anew. The recorder's thread, inside a transaction; what it is given must outlive it.
class LinkReview
{
public:
    LinkReview(const ReviewParts &parts, RuleKinds &kinds)
        : m_parts(parts)
        , m_kinds(kinds)
    {
    }

    void judge(base::UrlId page); ///< all its links
    void forgetVerdicts() { m_verdicts.clear(); } ///< they are asked for anew

private:
    struct Verdict
    {
        scope::Verdict::Decision decision = scope::Verdict::Decision::Reject;
        base::RuleId rule = base::RuleId::None;
        bool picture = false; ///< by the name of the file
    };
    [[nodiscard]] Verdict verdictOf(base::UrlId id);
    /// The page that links stand on.
    struct Source
    {
        bool check = false; ///< it was only checked
        base::RuleId rule = base::RuleId::None; ///< keeps out all that it links to; None: there is none
        bool noIndex = false; ///< it says so, and maybe nofollow
    };
    /// The link's fate now; its rule and whether it is followed are changed where they are other ones.
    [[nodiscard]] judge::Fate judgeLink(store::StoredLink &link, const Source &source);
    [[nodiscard]] store::Rule guardOf(const store::StoredLink &link);
    /// A rule that keeps out all that their page links to; None: there is none.
    [[nodiscard]] base::RuleId ruleOfPage(const QList<store::StoredLink> &links);
    /// Where the link of `source` leads has this fate now.
    void meet(const store::KnownUrl &source, const store::StoredLink &link, judge::Fate fate);

    const ReviewParts &m_parts;
    RuleKinds &m_kinds;
    QHash<base::UrlId, Verdict> m_verdicts; ///< of targets of links; bounded
    std::shared_ptr<const scope::Scope> m_judgedBy; ///< m_verdicts
};

} // namespace argiope::engine
