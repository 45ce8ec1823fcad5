#pragma once

#include <QString>

/// Texts that keep their own direction of writing wherever they stand. UI thread.
namespace argiope::words {

/// In a window that is written from right to left: `text` between U+2068 and U+2069, so that "12.7 kB" and a title's
/// brackets stay in order; otherwise the text as it is. For display only.
[[nodiscard]] QString isolated(const QString &text);

/// Without these marks, for what leaves the window.
[[nodiscard]] QString withoutIsolates(QString text);

} // namespace argiope::words
