#include "core/base/setcookie.h"

#include "core/base/cookiedate.h"

#include <algorithm>

namespace argiope::base {

namespace {

constexpr qsizetype MostPairBytes = 4096;
constexpr qsizetype MostAttributeBytes = 1024;
constexpr qsizetype MostAgeDigits = 12;

QByteArrayView withoutCookieBlanks(QByteArrayView text)
{
    while (!text.isEmpty() && (text.front() == ' ' || text.front() == '\t'))
        text = text.sliced(1);
    while (!text.isEmpty() && (text.back() == ' ' || text.back() == '\t'))
        text.chop(1);
    return text;
}

bool isNamed(QByteArrayView text, QByteArrayView name)
{
    return text.compare(name, Qt::CaseInsensitive) == 0;
}

std::optional<qint64> ageOf(QByteArrayView value)
{
    const bool negative = value.startsWith('-');
    const QByteArrayView digits = value.sliced(negative ? 1 : 0);
    if (digits.isEmpty() || !std::all_of(digits.begin(), digits.end(), [](char c) { return c >= '0' && c <= '9'; }))
        return std::nullopt;
    const qint64 age = digits.first(std::min(digits.size(), MostAgeDigits)).toByteArray().toLongLong();
    return negative ? 0 : age;
}

SetCookie::SameSite sameSiteOf(QByteArrayView value)
{
    using SameSite = SetCookie::SameSite;
    if (isNamed(value, "none"))
        return SameSite::None;
    if (isNamed(value, "lax"))
        return SameSite::Lax;
    return isNamed(value, "strict") ? SameSite::Strict : SameSite::Unknown;
}

/// The last one of a name counts.
void apply(SetCookie &cookie, QByteArrayView name, QByteArrayView value)
{
    if (isNamed(name, "expires")) {
        if (const auto date = parseCookieDate(value))
            cookie.expiresMs = date;
    } else if (isNamed(name, "max-age")) {
        if (const auto age = ageOf(value))
            cookie.maxAge = age;
    } else if (isNamed(name, "domain")) {
        cookie.domain = value.sliced(value.startsWith('.') ? 1 : 0).toByteArray().toLower();
    } else if (isNamed(name, "path")) {
        cookie.path = value.toByteArray();
    } else if (isNamed(name, "secure")) {
        cookie.secure = true;
    } else if (isNamed(name, "httponly")) {
        cookie.httpOnly = true;
    } else if (isNamed(name, "samesite")) {
        cookie.sameSite = sameSiteOf(value);
    }
}

} // namespace

std::optional<qint64> SetCookie::lifetime(qint64 nowMs) const
{
    if (maxAge)
        return maxAge;
    if (expiresMs)
        return (*expiresMs - nowMs) / 1000;
    return std::nullopt;
}

bool SetCookie::removes(qint64 nowMs) const
{
    const auto seconds = lifetime(nowMs);
    return seconds && *seconds <= 0;
}

SetCookie readSetCookie(QByteArrayView line)
{
    SetCookie cookie;
    cookie.controls = std::any_of(
        line.begin(), line.end(), [](char c) { return (quint8(c) < 0x20 && c != '\t') || quint8(c) == 0x7f; });
    qsizetype semicolon = line.indexOf(';');
    const QByteArrayView pair = semicolon < 0 ? line : line.first(semicolon);
    const qsizetype equals = pair.indexOf('=');
    if (equals >= 0)
        cookie.name = withoutCookieBlanks(pair.first(equals)).toByteArray();
    cookie.value = withoutCookieBlanks(pair.sliced(equals + 1)).toByteArray();
    cookie.tooLong = cookie.name.size() + cookie.value.size() > MostPairBytes;
    while (semicolon >= 0) {
        const qsizetype next = line.indexOf(';', semicolon + 1);
        const QByteArrayView part
            = next < 0 ? line.sliced(semicolon + 1) : line.sliced(semicolon + 1, next - semicolon - 1);
        semicolon = next;
        const qsizetype at = part.indexOf('=');
        const QByteArrayView value = at < 0 ? QByteArrayView("") : withoutCookieBlanks(part.sliced(at + 1));
        if (value.size() > MostAttributeBytes)
            cookie.cutAttribute = true;
        else
            apply(cookie, withoutCookieBlanks(at < 0 ? part : part.first(at)), value);
    }
    return cookie;
}

} // namespace argiope::base
