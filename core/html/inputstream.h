#pragma once

#include "core/html/charset.h"

#include <QByteArray>
#include <QByteArrayView>

namespace argiope::html {

/// A document's text as a parser is given it (HTML Standard 13.2.3).
struct InputStream
{
    QByteArray text; ///< valid UTF-8 without U+000D; shares the bytes of the body where those are so already
    SniffedEncoding encoding;
    int replaced = 0; ///< bytes that stand for no character in that encoding became U+FFFD so many times
    bool cut = false; ///< it grew too long by decoding, and its rest was left out
    QByteArray xmlFault{}; ///< why it is no XML, where it is said to be; it is read as HTML then
};

/// Finds the encoding, leaves the byte order mark out, decodes and normalises the line ends. The body must outlive what
/// is returned. Any thread.
[[nodiscard]] InputStream inputStream(QByteArrayView body, QByteArrayView contentType);

/// The same for who wants to know what is in a document: XHTML by its type is read as XML, and its text is what HTML
/// would have in its place (readXhtml()). Places in it are not those of the body then.
[[nodiscard]] InputStream documentStream(QByteArrayView body, QByteArrayView contentType);
/// By its type.
[[nodiscard]] bool isXhtml(QByteArrayView contentType);

} // namespace argiope::html
