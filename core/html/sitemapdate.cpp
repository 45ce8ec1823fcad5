#include "core/html/sitemap.h"

#include <QDate>

#include <algorithm>
#include <array>

namespace argiope::html {
namespace {

constexpr qint64 MsPerSecond = 1000;
constexpr qint64 MsPerMinute = 60 * MsPerSecond;
constexpr qint64 MsPerHour = 60 * MsPerMinute;
constexpr qint64 MsPerDay = 24 * MsPerHour;

/// Reads a text from the front.
class DateCursor
{
public:
    explicit DateCursor(QByteArrayView text)
        : m_rest(text)
    {
    }
    bool atEnd() const { return m_rest.isEmpty(); }
    bool take(char c)
    {
        if (m_rest.isEmpty() || m_rest.front() != c)
            return false;
        m_rest = m_rest.sliced(1);
        return true;
    }
    void skipSpaces()
    {
        while (take(' ') || take('\t')) { }
    }
    /// A number of `least` to `most` digits; -1 where there is none.
    int number(int least, int most)
    {
        int value = 0;
        int digits = 0;
        while (digits < most && digits < m_rest.size() && isDigit(m_rest[digits]))
            value = value * 10 + (m_rest[digits++] - '0');
        if (digits < least)
            return -1;
        m_rest = m_rest.sliced(digits);
        return value;
    }
    /// Digits behind a decimal point, as milliseconds.
    int milliseconds()
    {
        int value = 0;
        int digits = 0;
        for (; !m_rest.isEmpty() && isDigit(m_rest.front()); ++digits, m_rest = m_rest.sliced(1)) {
            if (digits < 3)
                value = value * 10 + (m_rest.front() - '0');
        }
        for (int i = digits; i < 3; ++i)
            value *= 10;
        return digits == 0 ? -1 : value;
    }
    QByteArray word()
    {
        const auto end = std::find_if(m_rest.begin(), m_rest.end(), [](char c) { return !isLetter(c); });
        const QByteArray result = m_rest.first(end - m_rest.begin()).toByteArray().toLower();
        m_rest = m_rest.sliced(result.size());
        return result;
    }

private:
    static bool isDigit(char c) { return c >= '0' && c <= '9'; }
    static bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
    QByteArrayView m_rest;
};

std::optional<qint64> epochMs(int year, int month, int day, qint64 msOfDay)
{
    const QDate date(year, month, day);
    if (!date.isValid())
        return std::nullopt;
    static const qint64 epoch = QDate(1970, 1, 1).toJulianDay();
    return (date.toJulianDay() - epoch) * MsPerDay + msOfDay;
}

/// "hh:mm[:ss]" as milliseconds; -1 where it is none. A leap second counts as the second after it.
qint64 clockTime(DateCursor &in, bool fraction)
{
    const int hour = in.number(2, 2);
    const int minute = in.take(':') ? in.number(2, 2) : -1;
    if (hour < 0 || hour > 23 || minute < 0 || minute > 59)
        return -1;
    int second = 0;
    int ms = 0;
    if (in.take(':')) {
        second = in.number(2, 2);
        if (second < 0 || second > 60)
            return -1;
        if (fraction && in.take('.')) {
            ms = in.milliseconds();
            if (ms < 0)
                return -1;
        }
    }
    return hour * MsPerHour + minute * MsPerMinute + second * MsPerSecond + ms;
}

/// "+hh:mm", "+hhmm" as milliseconds east of Greenwich, behind the sign.
std::optional<qint64> offset(DateCursor &in, bool west)
{
    const int hours = in.number(2, 2);
    in.take(':');
    const int minutes = in.number(2, 2);
    if (hours < 0 || hours > 23 || minutes < 0 || minutes > 59)
        return std::nullopt;
    const qint64 ms = hours * MsPerHour + minutes * MsPerMinute;
    return west ? -ms : ms;
}

/// W3C Date and Time Formats.
std::optional<qint64> parseW3c(QByteArrayView text)
{
    DateCursor in(text);
    const int year = in.number(4, 4);
    if (year < 0)
        return std::nullopt;
    if (in.atEnd())
        return epochMs(year, 1, 1, 0);
    const int month = in.take('-') ? in.number(2, 2) : -1;
    if (month < 0)
        return std::nullopt;
    if (in.atEnd())
        return epochMs(year, month, 1, 0);
    const int day = in.take('-') ? in.number(2, 2) : -1;
    if (day < 0)
        return std::nullopt;
    if (in.atEnd())
        return epochMs(year, month, day, 0);
    if (!in.take('T') && !in.take('t') && !in.take(' '))
        return std::nullopt;
    const qint64 time = clockTime(in, true);
    if (time < 0)
        return std::nullopt;
    qint64 east = 0;
    if (!in.atEnd() && !in.take('Z') && !in.take('z')) {
        const bool west = in.take('-');
        if (!west && !in.take('+'))
            return std::nullopt;
        const std::optional<qint64> given = offset(in, west);
        if (!given)
            return std::nullopt;
        east = *given;
    }
    return in.atEnd() ? epochMs(year, month, day, time - east) : std::nullopt;
}

int monthByName(const QByteArray &name)
{
    constexpr std::array<const char *, 12> Months{
        "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"};
    const auto found
        = std::find_if(Months.begin(), Months.end(), [&](const char *month) { return name.startsWith(month); });
    return found == Months.end() ? 0 : int(found - Months.begin()) + 1;
}

/// RFC 822 as amended by RFC 2822, 4.3: the zone must be given.
std::optional<qint64> zoneByName(const QByteArray &name)
{
    struct Zone
    {
        const char *name;
        int hours;
    };
    constexpr std::array<Zone, 12> Zones{{{"gmt", 0}, {"ut", 0}, {"utc", 0}, {"z", 0}, {"edt", -4}, {"est", -5},
        {"cdt", -5}, {"cst", -6}, {"mdt", -6}, {"mst", -7}, {"pdt", -7}, {"pst", -8}}};
    const auto found = std::find_if(Zones.begin(), Zones.end(), [&](const Zone &zone) { return name == zone.name; });
    return found == Zones.end() ? std::nullopt : std::optional(found->hours * MsPerHour);
}

std::optional<qint64> parseRfc822(QByteArrayView text)
{
    DateCursor in(text);
    if (!in.word().isEmpty()) { // the day of the week
        in.take(',');
        in.skipSpaces();
    }
    const int day = in.number(1, 2);
    in.skipSpaces();
    const int month = monthByName(in.word());
    in.skipSpaces();
    int year = in.number(2, 4);
    if (day < 0 || month == 0 || year < 0)
        return std::nullopt;
    if (year < 50)
        year += 2000;
    else if (year < 1000)
        year += 1900;
    in.skipSpaces();
    const qint64 time = clockTime(in, false);
    in.skipSpaces();
    if (time < 0)
        return std::nullopt;
    std::optional<qint64> east;
    if (in.take('+'))
        east = offset(in, false);
    else if (in.take('-'))
        east = offset(in, true);
    else
        east = zoneByName(in.word());
    in.skipSpaces();
    return east && in.atEnd() ? epochMs(year, month, day, time - *east) : std::nullopt;
}

} // namespace

std::optional<qint64> parseLastmod(QByteArrayView text)
{
    const QByteArrayView trimmed = text.trimmed();
    const std::optional<qint64> w3c = parseW3c(trimmed);
    return w3c ? w3c : parseRfc822(trimmed);
}

} // namespace argiope::html
