#pragma once

#include "core/url/url.h"

namespace argiope::audit {

// What a page is, by the addresses that content management systems give theirs. Pure; any thread.

/// A list by category, tag, author or day, or what is behind the first page of a list.
[[nodiscard]] bool isArchive(const url::Url &address);

/// The second page of a list or an article, or one behind it: "/news/page/2/", "?paged=3", "?start=20". Words in the
/// languages of large sites; of a number without one nothing is said.
[[nodiscard]] bool isLaterPage(const url::Url &address);
/// The same where the page names the one before it (rel=prev), as chapters of a book do as well.
[[nodiscard]] bool isLaterPage(const url::Url &address, const url::Url &before);

} // namespace argiope::audit
