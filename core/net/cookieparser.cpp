#include "core/net/cookieparser.h"

#include <QDateTime>
#include <QTimeZone>

#include <algorithm>
#include <array>

namespace argiope::net {

namespace {

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/// The delimiters of RFC 6265, 5.1.1.
bool isDateDelimiter(char c)
{
    const auto u = quint8(c);
    return u == 0x09 || (u >= 0x20 && u <= 0x2f) || (u >= 0x3b && u <= 0x40) || (u >= 0x5b && u <= 0x60)
        || (u >= 0x7b && u <= 0x7e);
}

/// Reads `min` to `max` digits at the start and moves past them; nullopt where there are fewer, or more.
std::optional<int> takeNumber(QByteArrayView &text, int min, int max)
{
    int count = 0;
    int value = 0;
    while (count < text.size() && isDigit(text[count])) {
        if (++count > max)
            return std::nullopt;
        value = value * 10 + (text[count - 1] - '0');
    }
    if (count < min)
        return std::nullopt;
    text = text.sliced(count);
    return value;
}

struct DateFields
{
    std::optional<int> hour, minute, second, day, month, year;

    bool takeTime(QByteArrayView token)
    {
        const auto h = takeNumber(token, 1, 2);
        if (!h || !token.startsWith(':'))
            return false;
        token = token.sliced(1);
        const auto m = takeNumber(token, 1, 2);
        if (!m || !token.startsWith(':'))
            return false;
        token = token.sliced(1);
        const auto s = takeNumber(token, 1, 2);
        if (!s)
            return false;
        hour = h;
        minute = m;
        second = s;
        return true;
    }

    bool takeMonth(QByteArrayView token)
    {
        static constexpr std::array names{
            "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"};
        if (token.size() < 3)
            return false;
        const QByteArrayView start = token.first(3);
        for (size_t i = 0; i < names.size(); ++i) {
            if (start.compare(names[i], Qt::CaseInsensitive) == 0) {
                month = int(i) + 1;
                return true;
            }
        }
        return false;
    }

    void take(QByteArrayView token)
    {
        if (!hour && takeTime(token))
            return;
        QByteArrayView rest = token;
        if (!day) {
            if ((day = takeNumber(rest, 1, 2)))
                return;
        }
        if (!month && takeMonth(token))
            return;
        rest = token;
        if (!year)
            year = takeNumber(rest, 2, 4);
    }
};

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
        if (const auto expiry = parseCookieDate(value); expiry && !hasMaxAge)
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

std::optional<qint64> parseCookieDate(QByteArrayView text)
{
    DateFields fields;
    for (qsizetype i = 0; i < text.size();) {
        if (isDateDelimiter(text[i])) {
            ++i;
            continue;
        }
        const qsizetype start = i;
        while (i < text.size() && !isDateDelimiter(text[i]))
            ++i;
        fields.take(text.sliced(start, i - start));
    }
    if (!fields.hour || !fields.day || !fields.month || !fields.year)
        return std::nullopt;
    int year = *fields.year;
    if (year >= 70 && year <= 99)
        year += 1900;
    else if (year >= 0 && year <= 69)
        year += 2000;
    if (year < 1601 || *fields.hour > 23 || *fields.minute > 59 || *fields.second > 59)
        return std::nullopt;
    const QDate date(year, *fields.month, *fields.day);
    if (!date.isValid())
        return std::nullopt;
    return QDateTime(date, QTime(*fields.hour, *fields.minute, *fields.second), Qt::UTC).toMSecsSinceEpoch();
}

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
