#pragma once

#include <QByteArray>
#include <QByteArrayView>

namespace argiope::url {

/// Whether the bytes are well-formed UTF-8 (no overlong form, no surrogate, nothing above U+10FFFF). Linear.
[[nodiscard]] bool isWellFormedUtf8(QByteArrayView bytes);

/// The bytes with every maximal ill-formed part replaced by U+FFFD, as the Encoding Standard's "UTF-8 decode without
/// BOM" does (Unicode 15, 3.9, "best practice for using U+FFFD"). Linear.
[[nodiscard]] QByteArray toWellFormedUtf8(QByteArrayView bytes);

} // namespace argiope::url
