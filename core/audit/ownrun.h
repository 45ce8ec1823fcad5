#pragma once

#include "core/audit/audit.h"
#include "core/filter/expression.h"

#include <atomic>
#include <functional>

namespace argiope::audit {

/// Holds what a project has fetched against a person's condition: fills `sum` but for what is found, which `found` is
/// told of in the order of the ids, where `evidence` is wanted with ownEvidence(). Private to this folder.
void holdAgainst(store::Reader &reader, const filter::Expression &condition, bool evidence,
    const std::atomic<bool> *cancel, CheckSum &sum, const std::function<void(base::UrlId id, Verdict verdict)> &found);

} // namespace argiope::audit
