#pragma once

#include "core/store/writer.h"

#include <QHash>

#include <vector>

namespace argiope::engine {

/// Of what kind the rules of a project are. The recorder's thread; the writer outlives it.
class RuleKinds
{
public:
    explicit RuleKinds(store::Writer &writer)
        : m_writer(writer)
    {
    }

    [[nodiscard]] facts::RuleKind of(base::RuleId id); ///< None for one that there is not
    [[nodiscard]] store::Rule ruleOf(base::RuleId id);
    /// The scope's rules, or one of its patterns.
    [[nodiscard]] bool isOfScope(base::RuleId id);
    [[nodiscard]] std::vector<base::RuleId> ofScope(); ///< all that the project has

private:
    store::Writer &m_writer;
    QHash<base::RuleId, store::Rule> m_kinds;
};

} // namespace argiope::engine
