#include "core/engine/keptout.h"

namespace argiope::engine {

store::Rule keptOut(Session &session, const base::WaitingUrl &entry, const url::Url &url)
{
    // A seed is what somebody asked for, whatever it looks like.
    if (entry.depth == 0 || entry.sitemap)
        return {};
    if (store::Rule trap = session.traps.keeping(url, entry.depth); !trap.isNone())
        return trap;
    if (base::isLast(entry.priority) && session.settings.nofollow == settings::NofollowPolicy::Last) {
        const QByteArray waste = session.applications.wasteOf(url);
        if (!waste.isEmpty())
            return {facts::RuleKind::NoFollow, waste};
    }
    const auto scope = session.scope();
    // The crawl was told under way to leave other sites alone, while this one was with a worker or between attempts.
    const bool checkedBefore = session.settings.checkExternal && !session.settings.redirectsToEnd;
    if (!entry.page && !entry.requested && checkedBefore && !scope->checksExternal()) {
        scope::Verdict verdict = scope->judge(url);
        if (verdict.decision == scope::Verdict::Decision::External)
            return std::move(verdict.rule);
    }
    if (!entry.requested && scope->isGuarded()) {
        scope::Verdict verdict = scope->judge(url);
        if (verdict.rule.kind == facts::RuleKind::Guard)
            return std::move(verdict.rule);
    }
    return {};
}

} // namespace argiope::engine
