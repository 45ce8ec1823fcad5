#pragma once

#include "core/html/arena.h"
#include "core/html/page.h"

namespace argiope::html {

/// Links and facts of an HTML document. Pure: no I/O, no globals. Any thread with an arena of its own.
/// Never recurses over the page; a page that is more than the parser can take in bounded time is cut (tooComplex).
[[nodiscard]] ParsedPage extractHtml(const PageInput &input, const ExtractOptions &options, Arena &arena);

} // namespace argiope::html
