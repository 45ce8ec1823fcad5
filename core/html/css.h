#pragma once

#include "core/html/page.h"

#include <QByteArrayView>

#include <functional>

namespace argiope::html {

/// Calls `sink` with every URL of a style sheet or a style attribute, in order, unescaped and trimmed; empty ones are
/// left out. `isImport` says that an @import rule names it. Tokens by CSS Syntax Level 3 (section 4): what stands in
/// comments and strings is not a URL. Strings count in @import and image-set() (CSS Images 4, 2.4).
void forEachCssUrl(QByteArrayView css, const std::function<void(QByteArrayView url, bool isImport)> &sink);

/// A URL where it is written in a style sheet.
struct CssUrl
{
    QByteArrayView url; ///< unescaped and trimmed; holds until the sink returns
    bool isImport = false;
    bool isFunction = false; ///< url(…); else a string
    qsizetype begin = 0; ///< of what says it: the function, or the string with its quotes
    qsizetype end = 0;
};
/// The same with their places.
void forEachCssUrlAt(QByteArrayView css, const std::function<void(const CssUrl &url)> &sink);

/// url() and @import of a style sheet, in order; `text` is UTF-8.
[[nodiscard]] QList<Link> extractCss(QByteArrayView text, const url::Url &base);

} // namespace argiope::html
