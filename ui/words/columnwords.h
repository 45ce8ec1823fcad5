#pragma once

#include "core/store/columns.h"

#include <QString>

/// What the columns of the lists of URLs are called. UI thread.
namespace argiope::words::wording {

/// Its title; of a project's own column its name.
[[nodiscard]] QString column(const store::Column &column);
[[nodiscard]] QString column(store::UrlColumn column); ///< one that every project has
/// What the column says, in a sentence or two; "" for a project's own.
[[nodiscard]] QString columnHint(const store::Column &column);
/// True where both are known. For the test of the words.
[[nodiscard]] bool hasColumnWords(const store::Column &column);

} // namespace argiope::words::wording
