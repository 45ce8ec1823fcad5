#include "core/engine/recorder/rulekinds.h"

namespace argiope::engine {

using base::RuleId;
using facts::RuleKind;

namespace {

/// The scope's rules, or one of its patterns.
bool isOfScope(RuleKind kind)
{
    return kind == RuleKind::External || kind == RuleKind::Exclude || kind == RuleKind::Include
        || kind == RuleKind::Waste || kind == RuleKind::Guard;
}

} // namespace

RuleKind RuleKinds::of(RuleId id)
{
    return ruleOf(id).kind;
}

store::Rule RuleKinds::ruleOf(RuleId id)
{
    if (!m_kinds.contains(id)) {
        for (const auto &[known, rule] : m_writer.rules())
            m_kinds.insert(known, rule);
    }
    return m_kinds.value(id);
}

bool RuleKinds::isOfScope(RuleId id)
{
    return engine::isOfScope(of(id));
}

std::vector<RuleId> RuleKinds::ofScope()
{
    std::vector<RuleId> found;
    for (const auto &[id, rule] : m_writer.rules()) {
        if (engine::isOfScope(rule.kind))
            found.push_back(id);
    }
    return found;
}

} // namespace argiope::engine
