#pragma once

#include <span>

// Words for images of any kind, for HTML's alternative texts. UTF-8, case-folded. Private to core/html.

namespace argiope::html {

/// Nouns for any image: a text of nothing but these, numbers and altFillers() says nothing. Single words.
[[nodiscard]] std::span<const char *const> altNouns();
/// What such nouns are decorated with.
[[nodiscard]] std::span<const char *const> altFillers();
/// Texts of several words that are the same.
[[nodiscard]] std::span<const char *const> altPhrases();
/// What systems begin the names of screenshots with; a date or number follows.
[[nodiscard]] std::span<const char *const> screenshotNames();
/// What stands between date and time in such a name.
[[nodiscard]] std::span<const char *const> dateWords();

} // namespace argiope::html
