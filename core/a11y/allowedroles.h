#pragma once

#include "core/a11y/semantics.h"

namespace argiope::a11y {

/// May an author give the element this role? By "ARIA in HTML", section 4. Elements of other languages and of authors'
/// own making may have any.
[[nodiscard]] bool mayHaveRole(const Tree &tree, const Semantics &semantics, NodeId id, Role role);

} // namespace argiope::a11y
