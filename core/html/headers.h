#pragma once

#include "core/html/metarobots.h"
#include "core/html/page.h"

namespace argiope::html {

/// A link to the same page in another language, or for another region.
struct LanguageVersion
{
    QByteArray code; ///< the hreflang as written, trimmed
    QByteArray url; ///< resolved; "" where it does not parse
    bool inHeader = false;
};

/// What the HTTP headers say about a page.
struct HeaderFacts
{
    QList<Link> links;
    QByteArray canonical; ///< of the first Link with rel=canonical; "" where there is none
    QByteArrayList canonicals; ///< of every such Link; "" for what does not parse
    QList<LanguageVersion> versions; ///< of Links with rel=alternate and hreflang
    MetaDirectives robots; ///< of all X-Robots-Tag that speak to everybody or to PageInput::agent
};
[[nodiscard]] HeaderFacts readHeaders(const PageInput &input);

/// Links of the HTTP headers alone (Link, Refresh); for answers that are no HTML.
[[nodiscard]] QList<Link> extractHeaderLinks(const PageInput &input);

} // namespace argiope::html
