#include "core/net/cookieparser.h"

#include "core/base/setcookie.h"

#include <algorithm>

namespace argiope::net {

namespace {

constexpr qint64 Removed = std::numeric_limits<qint64>::min();

qint64 expiryOf(const base::SetCookie &cookie, qint64 nowMs)
{
    // More seconds than these are longer than anybody waits, and would overflow.
    constexpr qint64 most = 9'999'999'999;
    if (cookie.maxAge)
        return *cookie.maxAge <= 0 ? Removed : nowMs + std::min(*cookie.maxAge, most) * 1000;
    return cookie.expiresMs.value_or(ParsedCookie::session);
}

} // namespace

std::optional<ParsedCookie> parseSetCookie(QByteArrayView line, qint64 nowMs)
{
    const base::SetCookie read = base::readSetCookie(line);
    // Control characters could end a header early when the cookie is sent back.
    if (read.controls || (read.name.isEmpty() && read.value.isEmpty()))
        return std::nullopt;
    ParsedCookie cookie;
    cookie.name = read.name;
    cookie.value = read.value;
    cookie.domain = read.domain;
    if (read.path.startsWith('/'))
        cookie.path = read.path;
    cookie.expiresMs = expiryOf(read, nowMs);
    cookie.secure = read.secure;
    cookie.httpOnly = read.httpOnly;
    return cookie;
}

} // namespace argiope::net
