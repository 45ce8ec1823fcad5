#pragma once

#include "core/url/url.h"

#include <QByteArrayView>

namespace argiope::url {

/// The encoder for queries of documents in `encodingName`, a name (not a label) of the Encoding Standard in any case,
/// such as "windows-1252" or "Shift_JIS". Empty, which means UTF-8, for UTF-8, UTF-16LE, UTF-16BE and "replacement"
/// (their output encoding is UTF-8, Encoding Standard 4.3) and for names that are none.
/// The function owns nothing that is shared: copies of it may run on several threads at once.
/// Tables: the Japanese encoders, ISO-8859-16 and x-user-defined follow the standard's algorithms; the others are ICU
/// converters, whose tables differ from the standard's in a few rare code points (Big5 above all).
[[nodiscard]] QueryEncoder queryEncoderFor(QByteArrayView encodingName);

} // namespace argiope::url
