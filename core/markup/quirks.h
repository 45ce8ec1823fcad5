#pragma once

#include "core/markup/token.h"

namespace argiope::markup {

/// The DOCTYPE makes the document one in quirks mode (HTML Standard 13.2.6.4.1). Limited quirks are none here: tree
/// construction does not ask for them.
[[nodiscard]] bool meansQuirks(const DoctypeToken &doctype);
/// One in limited-quirks mode.
[[nodiscard]] bool meansLimitedQuirks(const DoctypeToken &doctype);

} // namespace argiope::markup
