#pragma once

#include "core/html/page.h"
#include "core/render/rendering.h"
#include "core/url/url.h"

namespace argiope::engine {

/// What is made of a page that was read twice: as it came (`source`) and as a browser made it (`made`). Facts are those
/// of the latter, but for what only a source has: its charset, and what is wrong with its markup. A page that says
/// noindex or nofollow in either says it. Links are those of both, with LinkRel::Scripted and SourceOnly, and where
/// scripts sent the page. What differs, and what went wrong in the browser, is noted as observations; docs/FORMAT.md
/// lists them. `url`: the page's own. Pure.
[[nodiscard]] html::ParsedPage joinRendered(html::ParsedPage source, html::ParsedPage made,
    const render::Rendering &rendering, const url::Url &url, bool observe);

} // namespace argiope::engine
