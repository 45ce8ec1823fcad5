#pragma once

#include "core/html/metarobots.h"
#include "core/html/page.h"

namespace argiope::html {

/// What the HTTP headers say about a page.
struct HeaderFacts
{
    QList<Link> links;
    QByteArray canonical; ///< of the first Link with rel=canonical; "" where there is none
    MetaDirectives robots; ///< of all X-Robots-Tag that speak to everybody or to PageInput::agent
};
[[nodiscard]] HeaderFacts readHeaders(const PageInput &input);

/// Links of the HTTP headers alone (Link, Refresh); for answers that are no HTML.
[[nodiscard]] QList<Link> extractHeaderLinks(const PageInput &input);

} // namespace argiope::html
