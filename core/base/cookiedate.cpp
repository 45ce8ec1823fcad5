#include "core/base/cookiedate.h"

#include <QDateTime>
#include <QTimeZone>

#include <array>

namespace argiope::base {

namespace {

bool isDateDigit(char c)
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
std::optional<int> takeDateNumber(QByteArrayView &text, int min, int max)
{
    int count = 0;
    int value = 0;
    while (count < text.size() && isDateDigit(text[count])) {
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
        const auto h = takeDateNumber(token, 1, 2);
        if (!h || !token.startsWith(':'))
            return false;
        token = token.sliced(1);
        const auto m = takeDateNumber(token, 1, 2);
        if (!m || !token.startsWith(':'))
            return false;
        token = token.sliced(1);
        const auto s = takeDateNumber(token, 1, 2);
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
            if ((day = takeDateNumber(rest, 1, 2)))
                return;
        }
        if (!month && takeMonth(token))
            return;
        rest = token;
        if (!year)
            year = takeDateNumber(rest, 2, 4);
    }
};

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

} // namespace argiope::base
