#pragma once

#include "core/html/page.h"

#include <functional>
#include <optional>

// URLs that no standard calls links: guessed, and only where the crawl asks for them.

namespace argiope::html {

struct GuessedUrl
{
    QByteArrayView url; ///< points into the value
    LinkKind kind = LinkKind::Navigation;
};

/// The value of a data-* attribute where it looks like one URL: it begins with a scheme http(s), `//`, `/`, `./` or
/// `../`, or the attribute is named data-href, data-url, data-src or alike; without white space in it.
[[nodiscard]] std::optional<GuessedUrl> guessDataAttribute(QByteArrayView name, QByteArrayView value);

/// True for the type attribute of JSON-LD.
[[nodiscard]] bool isJsonLd(QByteArrayView type);

/// Every string value of a JSON text that is an absolute http(s) URL, except that of @context and @type. Images by
/// their key (image, logo, thumbnailUrl, contentUrl) are resources. Tolerates broken JSON; the view holds for the call.
void forEachJsonUrl(QByteArrayView json, const std::function<void(QByteArrayView url, LinkKind kind)> &sink);

} // namespace argiope::html
