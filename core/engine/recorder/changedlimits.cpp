#include "core/engine/recorder/changedlimits.h"

#include <limits>

namespace argiope::engine {

using facts::RuleKind;

qint64 applyChangedLimits(const settings::CrawlSettings &before, const settings::CrawlSettings &now, int run,
    const judge::TrapWatch &traps, store::Writer &writer, Discovery &discovery)
{
    constexpr int Any = std::numeric_limits<int>::max();
    const int maxDepth = now.maxDepth < 0 ? Any : now.maxDepth;
    qint64 skipped = 0;
    for (const auto &[id, rule] : writer.rules()) {
        const bool obeyed = rule.kind == RuleKind::Robots && now.robots == settings::RobotsPolicy::Obey;
        const bool trap = rule.kind == RuleKind::Trap;
        const bool released = trap && traps.isReleased(rule.detail);
        if (obeyed || (trap && !released))
            discovery.harden(id);
        // robots.txt that failed may be there now; what it said may not count any more.
        if (rule.kind == RuleKind::RobotsUnavailable || (rule.kind == RuleKind::Robots && !obeyed) || released) {
            const store::Rule letIn
                = released ? store::Rule{RuleKind::Released, rule.detail} : store::Rule{RuleKind::Resumed};
            skipped -= writer.requeueSkipped(id, writer.rule(letIn), {}, run);
        }
    }
    if (before.maxDepth != now.maxDepth || before.maxRedirects != now.maxRedirects
        || before.redirectsToEnd != now.redirectsToEnd) {
        const base::RuleId letIn = writer.rule({RuleKind::Resumed});
        const store::DepthLimit limit{maxDepth, now.maxRedirects, !now.redirectsToEnd};
        skipped -= writer.requeueSkipped(discovery.limits().depthRule(), letIn, limit, run);
        skipped -= writer.requeueSkipped(discovery.limits().hopsRule(), letIn, limit, run);
        if (maxDepth != Any)
            skipped += writer.skipDeeper(limit, discovery.limits().depthRule());
    }
    return skipped;
}

} // namespace argiope::engine
