#pragma once

#include <QByteArray>
#include <QByteArrayView>

namespace argiope::archive {

inline constexpr qsizetype Sha1Bytes = 20;

[[nodiscard]] QByteArray sha1(QByteArrayView bytes); ///< Sha1Bytes
/// RFC 4648, 6, without padding where there is none to fill: 20 bytes are 32 letters.
[[nodiscard]] QByteArray base32(QByteArrayView bytes);
/// "sha1:…", as web archives write it.
[[nodiscard]] QByteArray sha1Label(QByteArrayView digest);
/// The bytes of a SHA-1 that is written in base 32 or in hexadecimal digits, with or without "sha1:"; "" for anything
/// else.
[[nodiscard]] QByteArray sha1FromLabel(QByteArrayView label);

} // namespace argiope::archive
