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

/// True where the type is one that extractHtml reads: text/html, application/xhtml+xml; or, with an empty type, where
/// the first bytes look like HTML (MIME Sniffing Standard, 7.1).
[[nodiscard]] bool isHtml(QByteArrayView contentType, QByteArrayView body);

/// The type says nothing, or is none: browsers look at the content (MIME Sniffing Standard, 7).
[[nodiscard]] bool isUnknownType(QByteArrayView contentType);

/// The type without parameters, lower case: "text/html" (MIME Sniffing Standard, 4.4); "" where invalid.
[[nodiscard]] QByteArray mimeEssence(QByteArrayView contentType);

} // namespace argiope::html
