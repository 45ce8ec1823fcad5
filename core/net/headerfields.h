#pragma once

#include "core/net/fetcher.h"

namespace argiope::net {

/// What several lines of one name mean together, as browsers have it. Pure.

/// "extract a MIME type" (Fetch Standard, 3.5) over all values of Content-Type: the last one that is valid and not */*,
/// with the charset of an earlier one of the same essence where it has none itself. A single value stays as it was
/// sent; "" where there is none.
[[nodiscard]] QByteArray effectiveContentType(const Headers &headers);

/// Content-Length over all its values (RFC 9110, 8.6).
struct AnnouncedLength
{
    qint64 bytes = -1; ///< -1: not announced, or not understood
    QByteArray error; ///< what is wrong with it, in words; "": nothing
};
[[nodiscard]] AnnouncedLength announcedLength(const Headers &headers);

/// Members of all values of one name, split at commas, in lower case.
[[nodiscard]] QList<QByteArray> listMembers(const Headers &headers, QByteArrayView name);

[[nodiscard]] bool isToken(QByteArrayView text); ///< RFC 9110, 5.6.2: what names of headers and methods are made of

/// For an error: the beginning of what came, printable.
[[nodiscard]] QByteArray shownBytes(QByteArrayView bytes);

/// Whether lines of this name are joined by ", ". Not those of Set-Cookie, nor of Location, whose values may hold
/// commas, nor of X-Robots-Tag, where a crawler's name counts to the end of its line.
[[nodiscard]] bool isListField(QByteArrayView name);

/// Lines of one name become one entry in the place of the last, their values joined; lines without a value are left
/// out.
void joinFields(Headers &headers);

} // namespace argiope::net
