#pragma once

#include <QByteArray>
#include <QByteArrayView>

namespace argiope::html {

struct MimeType
{
    QByteArray essence; ///< "text/html"; empty where the value is no MIME type
    QByteArray charset; ///< value of the first charset parameter, as written
    bool hasCharset = false;
};

/// "Parse a MIME type" (MIME Sniffing Standard 4.4), as far as a crawler needs it.
[[nodiscard]] MimeType parseMimeType(QByteArrayView value);

} // namespace argiope::html
