#pragma once

#include <QByteArrayView>

namespace argiope::audit {

/// How wide a text is in Arial of `pixels`, as search results are drawn: by a table of the advances of Latin letters,
/// with the letter under an accent for what stands beyond it, a full em for ideographs, kana and Hangul. Kerning is
/// left out. `text` is UTF-8.
[[nodiscard]] int textWidth(QByteArrayView text, int pixels);

/// Code points.
[[nodiscard]] int textLength(QByteArrayView text);

} // namespace argiope::audit
