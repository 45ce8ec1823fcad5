#pragma once

#include <QByteArray>
#include <QByteArrayView>

namespace argiope::url {

/// `&#N;`, percent-encoded, for a code point that an encoding lacks (URL Standard 1.3, "percent-encode after
/// encoding").
void appendCharacterReference(QByteArray &out, char32_t codePoint);

// The encoders of the Encoding Standard, section 12, for one non-ASCII code point; empty where there is none.
[[nodiscard]] QByteArray shiftJisBytes(char32_t codePoint); ///< 12.3.2
[[nodiscard]] QByteArray eucJpBytes(char32_t codePoint); ///< 12.1.2

/// 12.2.2, with escape sequences; what it lacks comes as a character reference.
[[nodiscard]] QByteArray iso2022Jp(QByteArrayView utf8);

} // namespace argiope::url
