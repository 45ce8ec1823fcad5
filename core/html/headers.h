#pragma once

#include "core/html/page.h"

namespace argiope::html {

/// What the HTTP headers say about a page.
struct HeaderFacts
{
    QList<Link> links;
    QByteArray canonical; ///< of the first Link with rel=canonical; "" where there is none
    bool noIndex = false;
    bool noFollow = false;
};
[[nodiscard]] HeaderFacts readHeaders(const PageInput &input);

/// Reads the directives of a meta robots content or an X-Robots-Tag value: none, noindex, nofollow. In a header a
/// directive may belong to one named crawler ("bot: noindex"); such are for others and left out.
void readRobotsDirectives(QByteArrayView value, bool isHeader, bool &noIndex, bool &noFollow);

} // namespace argiope::html
