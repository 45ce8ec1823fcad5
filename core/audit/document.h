#pragma once

#include "core/store/types.h"
#include "core/url/url.h"

#include <QByteArray>

namespace argiope::audit {

/// One HTML document without a crawl.
struct Document
{
    QByteArray body;
    url::Url url;
    QByteArray
        headers; ///< "Name: value" lines, as they came or as a crawl keeps them; a status line before them counts
};

/// What a crawl would keep of it. Its links are counted, no more. TooComplex where it was not read to its end.
[[nodiscard]] store::UrlRecord recordOf(const Document &document);

} // namespace argiope::audit
