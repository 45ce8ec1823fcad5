#pragma once

#include "core/html/encodinglabels.h"

#include <QByteArray>
#include <QByteArrayView>

#include <limits>

namespace argiope::html {

/// What decided on a document's encoding, from the strongest to the weakest.
enum class EncodingSource : quint8 {
    ByteOrderMark,
    ContentType,
    Prescan, ///< <meta> or an XML declaration in the first 1,024 bytes
    LooksLikeUtf8, ///< nothing declared, but there are non-ASCII bytes and all of them are valid UTF-8
    Default, ///< windows-1252
};

struct SniffedEncoding
{
    QByteArray name; ///< by the Encoding Standard
    EncodingSource source = EncodingSource::Default;
    int bomBytes = 0; ///< to be left out when decoding
};

/// The encoding sniffing algorithm (HTML Standard 13.2.3.2): byte order mark, Content-Type, prescan. What follows in
/// the standard is up to the user agent; here: UTF-8 where the whole body is valid UTF-8 with a non-ASCII character
/// (no text of a legacy encoding of any length is that by chance), else windows-1252. Any thread.
[[nodiscard]] SniffedEncoding sniffEncoding(QByteArrayView body, QByteArrayView contentType);

/// "Prescan a byte stream to determine its encoding" over the first 1,024 bytes, with "get an XML encoding" at its end;
/// empty where it finds none.
[[nodiscard]] QByteArray prescanEncoding(QByteArrayView body);

/// "Extract a character encoding from a meta element" (2.6.5): the encoding's name; empty where there is none.
[[nodiscard]] QByteArray encodingFromMetaContent(QByteArrayView content);

/// Decodes to valid UTF-8 as the Encoding Standard does; what is no character becomes U+FFFD. `encoding` is a name as
/// sniffEncoding() gives it. Where the bytes are valid UTF-8 already, the result shares them without a copy: `bytes`
/// must outlive it. NUL bytes stay. Decoding ends once the result has `limit` bytes: a byte may become three.
[[nodiscard]] QByteArray decodeToUtf8(
    QByteArrayView bytes, QByteArrayView encoding, qsizetype limit = std::numeric_limits<qsizetype>::max());

} // namespace argiope::html
