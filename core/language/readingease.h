#pragma once

#include <QByteArrayView>

#include <optional>

namespace argiope::language {

/// How easily an English text is read, by Flesch (1948): 100 is very easy, 60 to 70 plain, below 30 hard; it may be
/// below 0. A line break ends a sentence. Nothing where the text has fewer than 100 words. Any thread; pure.
[[nodiscard]] std::optional<double> readingEase(QByteArrayView utf8);

} // namespace argiope::language
