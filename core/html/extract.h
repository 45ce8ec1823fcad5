#pragma once

#include "core/html/page.h"

namespace argiope::html {

/// Links and facts of an HTML document, read as a stream (core/markup). Pure: no I/O, no globals. Any thread. Linear in
/// the length of the document; nesting that no page has ends the reading (tooComplex).
[[nodiscard]] ParsedPage extractHtml(const PageInput &input, const ExtractOptions &options);

} // namespace argiope::html
