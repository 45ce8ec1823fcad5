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
    if (!entry.requested && scope->isGuarded()) {
        scope::Verdict verdict = scope->judge(url);
        if (verdict.rule.kind == facts::RuleKind::Guard)
            return std::move(verdict.rule);
    }
    return {};
}

} // namespace argiope::engine
