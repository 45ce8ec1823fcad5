#include "core/net/cookieparser.h"

#include "core/base/cookiedate.h"

#include <algorithm>

namespace argiope::net {

namespace {

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

QByteArrayView trimmedBlanks(QByteArrayView text)
{
    while (!text.isEmpty() && (text.front() == ' ' || text.front() == '\t'))
        text = text.sliced(1);
    while (!text.isEmpty() && (text.back() == ' ' || text.back() == '\t'))
        text.chop(1);
    return text;
}

bool is(QByteArrayView text, const char *name)
{
    return text.compare(name, Qt::CaseInsensitive) == 0;
}

std::optional<qint64> expiryOfMaxAge(QByteArrayView value, qint64 nowMs)
{
    const bool negative = value.startsWith('-');
    const QByteArrayView digits = negative ? value.sliced(1) : value;
    if (digits.isEmpty() || !std::all_of(digits.begin(), digits.end(), isDigit))
        return std::nullopt;
    if (negative)
        return std::numeric_limits<qint64>::min();
    // More than ten digits of seconds are longer than anybody waits, and would overflow.
    const qint64 seconds = digits.size() > 10 ? 9999999999 : digits.toByteArray().toLongLong();
    return seconds == 0 ? std::numeric_limits<qint64>::min() : nowMs + seconds * 1000;
}

void applyAttribute(ParsedCookie &cookie, QByteArrayView name, QByteArrayView value, qint64 nowMs, bool &hasMaxAge)
{
    if (is(name, "expires")) {
        if (const auto expiry = base::parseCookieDate(value); expiry && !hasMaxAge)
            cookie.expiresMs = *expiry;
    } else if (is(name, "max-age")) {
        if (const auto expiry = expiryOfMaxAge(value, nowMs)) {
            cookie.expiresMs = *expiry;
            hasMaxAge = true;
        }
    } else if (is(name, "domain")) {
        if (value.startsWith('.'))
            value = value.sliced(1);
        cookie.domain = value.toByteArray().toLower();
    } else if (is(name, "path")) {
        cookie.path = value.startsWith('/') ? value.toByteArray() : QByteArray();
    } else if (is(name, "secure")) {
        cookie.secure = true;
    } else if (is(name, "httponly")) {
        cookie.httpOnly = true;
    }
}

} // namespace

std::optional<ParsedCookie> parseSetCookie(QByteArrayView line, qint64 nowMs)
{
    // No control characters: they could end a header early when the cookie is sent back.
    if (std::any_of(line.begin(), line.end(), [](char c) { return (quint8(c) < 0x20 && c != '\t') || c == 0x7f; }))
        return std::nullopt;
    qsizetype semicolon = line.indexOf(';');
    const QByteArrayView pair = semicolon < 0 ? line : line.first(semicolon);
    const qsizetype equals = pair.indexOf('=');
    if (equals < 0)
        return std::nullopt;
    ParsedCookie cookie;
    cookie.name = trimmedBlanks(pair.first(equals)).toByteArray();
    cookie.value = trimmedBlanks(pair.sliced(equals + 1)).toByteArray();
    if (cookie.name.isEmpty())
        return std::nullopt;

    bool hasMaxAge = false;
    while (semicolon >= 0) {
        const qsizetype next = line.indexOf(';', semicolon + 1);
        const QByteArrayView attribute
            = next < 0 ? line.sliced(semicolon + 1) : line.sliced(semicolon + 1, next - semicolon - 1);
        semicolon = next;
        const qsizetype at = attribute.indexOf('=');
        const QByteArrayView name = trimmedBlanks(at < 0 ? attribute : attribute.first(at));
        const QByteArrayView value = at < 0 ? QByteArrayView() : trimmedBlanks(attribute.sliced(at + 1));
        applyAttribute(cookie, name, value, nowMs, hasMaxAge);
    }
    return cookie;
}

} // namespace argiope::net
