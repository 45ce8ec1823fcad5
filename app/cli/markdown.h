#pragma once

#include <QByteArray>
#include <QByteArrayList>

namespace argiope::cli {

/// A heading of the first level: "# Title", or a line with "===" below.
[[nodiscard]] bool hasMarkdownTitle(const QByteArray &text);

/// Where a Markdown text links to, as written and in this order: all [text](url), all <url>, all [name]: url. What
/// stands in fenced code is none.
[[nodiscard]] QByteArrayList markdownTargets(const QByteArray &text);

} // namespace argiope::cli
