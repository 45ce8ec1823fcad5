#pragma once

#include "core/select/selector.h"

#include <optional>

namespace argiope::select {

/// What a pseudo-class without an argument asks; nothing where there is none of that name. `lower`: its name. What
/// takes the place of several simple selectors (:first-child) is one of Nth.
[[nodiscard]] std::optional<SimpleSelector> pseudoClass(QByteArrayView lower);
/// Whether it is a pseudo-class that depends on what a page's scripts, styles or checks of forms say.
[[nodiscard]] bool needsBrowser(QByteArrayView lower);
/// ::before and the like, which no document has.
[[nodiscard]] bool isPseudoElement(QByteArrayView lower);
/// Those that are written with one colon, too.
[[nodiscard]] bool isOldPseudoElement(QByteArrayView lower);
/// A function whose argument does not matter, since no element of a document is that; of a pseudo-element with two
/// colons.
[[nodiscard]] bool isNeverFunction(QByteArrayView lower);
[[nodiscard]] bool isPseudoElementFunction(QByteArrayView lower);

} // namespace argiope::select
