#include "core/base/httpdate.h"

#include <QDateTime>
#include <QList>

#include <algorithm>
#include <array>

namespace argiope::base {

namespace {

int monthNumber(QByteArrayView name)
{
    static constexpr std::array names{
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
    const auto found
        = std::find_if(names.begin(), names.end(), [name](const char *one) { return name == QByteArrayView(one); });
    return found == names.end() ? 0 : int(found - names.begin()) + 1;
}

/// -1 where the text is not `min` to `max` digits.
int digits(QByteArrayView text, qsizetype min, qsizetype max)
{
    if (text.size() < min || text.size() > max)
        return -1;
    int value = 0;
    for (const char c : text) {
        if (c < '0' || c > '9')
            return -1;
        value = value * 10 + (c - '0');
    }
    return value;
}

/// "08:49:37"; a leap second is the second before it.
QTime timeOf(QByteArrayView text)
{
    if (text.size() != 8 || text[2] != ':' || text[5] != ':')
        return {};
    const int second = digits(text.sliced(6), 2, 2);
    return {digits(text.first(2), 2, 2), digits(text.sliced(3, 2), 2, 2), second == 60 ? 59 : second};
}

} // namespace

int yearOfTwoDigits(int year, qint64 nowMs)
{
    const int now = QDateTime::fromMSecsSinceEpoch(nowMs, Qt::UTC).date().year();
    year += now - now % 100 + 100;
    while (year > now + 50)
        year -= 100;
    return year;
}

std::optional<qint64> parseHttpDate(QByteArrayView text, qint64 nowMs)
{
    // "Sun, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994"
    QByteArray line = text.toByteArray();
    const bool rfc850 = line.count('-') == 2;
    line.replace('-', ' ').replace(',', ' ');
    const QList<QByteArray> parts = line.simplified().split(' ');
    const bool asctime = parts.size() == 5;
    if (asctime ? rfc850 : parts.size() != 6 || parts[5] != "GMT")
        return std::nullopt;
    const int day = digits(parts[asctime ? 2 : 1], 1, 2);
    const int month = monthNumber(parts[asctime ? 1 : 2]);
    const QTime time = timeOf(parts[asctime ? 3 : 4]);
    int year = rfc850 ? digits(parts[3], 2, 2) : digits(parts[asctime ? 4 : 3], 4, 4);
    if (rfc850 && year >= 0)
        year = yearOfTwoDigits(year, nowMs);
    const QDate date(year, month, day);
    if (year < 1 || !date.isValid() || !time.isValid())
        return std::nullopt;
    return QDateTime(date, time, Qt::UTC).toMSecsSinceEpoch();
}

} // namespace argiope::base
