#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <limits>
#include <optional>

namespace argiope::net {

/// What a Set-Cookie line says, before it is held against the URL it came from, as far as it is kept.
struct ParsedCookie
{
    static constexpr qint64 session = std::numeric_limits<qint64>::max(); ///< ends with the crawl

    QByteArray name; ///< may be empty
    QByteArray value;
    QByteArray domain; ///< lower case, without a leading dot; "" where none is given
    QByteArray path; ///< "" where none is given, or none that starts with '/'
    qint64 expiresMs = session; ///< since 1970 UTC
    bool secure = false;
    bool httpOnly = false;
};

/// nullopt where the line is to be ignored. `nowMs` is what Max-Age counts from, in ms since 1970 UTC.
[[nodiscard]] std::optional<ParsedCookie> parseSetCookie(QByteArrayView line, qint64 nowMs);

} // namespace argiope::net
