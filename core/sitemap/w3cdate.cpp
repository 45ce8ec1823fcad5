#include "core/sitemap/w3cdate.h"

#include <QDate>
#include <QDateTime>

namespace argiope::sitemap {

namespace {

/// Reads a date from its beginning on.
class Cursor
{
public:
    explicit Cursor(QByteArrayView text)
        : m_rest(text)
    {
    }
    [[nodiscard]] bool atEnd() const { return m_rest.isEmpty(); }
    bool skip(char c)
    {
        if (m_rest.isEmpty() || m_rest.front() != c)
            return false;
        m_rest = m_rest.sliced(1);
        return true;
    }
    /// So many digits, or -1.
    int number(int digits)
    {
        if (m_rest.size() < digits)
            return -1;
        int value = 0;
        for (int i = 0; i < digits; ++i) {
            if (m_rest[i] < '0' || m_rest[i] > '9')
                return -1;
            value = value * 10 + (m_rest[i] - '0');
        }
        m_rest = m_rest.sliced(digits);
        return value;
    }
    bool skipDigits()
    {
        const qsizetype before = m_rest.size();
        while (!m_rest.isEmpty() && m_rest.front() >= '0' && m_rest.front() <= '9')
            m_rest = m_rest.sliced(1);
        return m_rest.size() < before;
    }

private:
    QByteArrayView m_rest;
};

/// Seconds east of UTC; nothing where there is no zone, which a time of day must have.
std::optional<int> zoneOf(Cursor &at)
{
    if (at.skip('Z'))
        return 0;
    const bool west = at.skip('-');
    if (!west && !at.skip('+'))
        return std::nullopt;
    const int hours = at.number(2);
    const int minutes = at.skip(':') ? at.number(2) : -1;
    if (hours < 0 || hours > 23 || minutes < 0 || minutes > 59)
        return std::nullopt;
    return (hours * 3600 + minutes * 60) * (west ? -1 : 1);
}

} // namespace

std::optional<qint64> parseW3cDate(QByteArrayView text)
{
    Cursor at(text);
    const int year = at.number(4);
    const int month = at.skip('-') ? at.number(2) : 1;
    const bool hasMonth = text.size() > 4;
    const int day = hasMonth && at.skip('-') ? at.number(2) : 1;
    const QDate date(year, month, day);
    if (year < 1 || month < 1 || day < 1 || !date.isValid())
        return std::nullopt;
    constexpr qsizetype wholeDay = 10;
    if (at.atEnd())
        return QDateTime(date, QTime(0, 0), Qt::UTC).toMSecsSinceEpoch();
    if (text.size() <= wholeDay || !at.skip('T'))
        return std::nullopt;
    const int hour = at.number(2);
    const int minute = at.skip(':') ? at.number(2) : -1;
    const bool hasSecond = at.skip(':');
    const int second = hasSecond ? at.number(2) : 0;
    if (hasSecond && at.skip('.') && !at.skipDigits())
        return std::nullopt;
    const auto zone = zoneOf(at);
    if (!QTime::isValid(hour, minute, second) || !zone || !at.atEnd())
        return std::nullopt;
    return QDateTime(date, QTime(hour, minute, second), Qt::UTC).toMSecsSinceEpoch() - *zone * 1000LL;
}

} // namespace argiope::sitemap
