#pragma once

#include "core/audit/audit.h"
#include "core/filter/expression.h"

namespace argiope::audit {

/// Holds what a project has fetched against a person's condition: fills `sum` but for what is found, which `found` is
/// told of in the order of the ids, with the columns that the condition names for evidence. Private to this folder.
void holdAgainst(store::Reader &reader, const filter::Expression &condition, const std::atomic<bool> *cancel,
    CheckSum &sum, const std::function<void(base::UrlId id, Verdict verdict)> &found);

} // namespace argiope::audit
