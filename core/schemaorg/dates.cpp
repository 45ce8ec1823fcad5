#include "core/schemaorg/dates.h"

namespace argiope::schemaorg {

namespace {

bool isDigitByte(char c)
{
    return c >= '0' && c <= '9';
}

/// Reads forms of fixed width from a text.
class FieldReader
{
public:
    explicit FieldReader(QByteArrayView text)
        : m_text(text)
    {
    }
    [[nodiscard]] bool atEnd() const { return m_at == m_text.size(); }
    bool take(char c)
    {
        if (atEnd() || m_text[m_at] != c)
            return false;
        ++m_at;
        return true;
    }
    /// A number of just so many digits within bounds; -1 where there is none.
    int field(int width, int least, int most)
    {
        int number = 0;
        if (m_text.size() - m_at < width)
            return -1;
        for (int i = 0; i < width; ++i) {
            const char c = m_text[m_at + i];
            if (!isDigitByte(c))
                return -1;
            number = number * 10 + (c - '0');
        }
        if (number < least || number > most)
            return -1;
        m_at += width;
        return number;
    }
    bool digits()
    {
        const qsizetype begin = m_at;
        while (!atEnd() && isDigitByte(m_text[m_at]))
            ++m_at;
        return m_at > begin;
    }
    [[nodiscard]] char peek() const { return atEnd() ? '\0' : m_text[m_at]; }

private:
    QByteArrayView m_text;
    qsizetype m_at = 0;
};

int daysOf(int year, int month)
{
    if (month == 2)
        return (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28;
    return month == 4 || month == 6 || month == 9 || month == 11 ? 30 : 31;
}

bool readZone(FieldReader &reader)
{
    if (reader.atEnd() || reader.take('Z') || reader.take('z'))
        return reader.atEnd();
    if (!reader.take('+') && !reader.take('-'))
        return false;
    if (reader.field(2, 0, 23) < 0)
        return false;
    if (reader.atEnd())
        return true;
    reader.take(':');
    return reader.field(2, 0, 59) >= 0 && reader.atEnd();
}

bool readTime(FieldReader &reader)
{
    if (reader.field(2, 0, 24) < 0)
        return false;
    const bool colons = reader.take(':');
    if (!colons && !isDigitByte(reader.peek()))
        return readZone(reader);
    if (reader.field(2, 0, 59) < 0)
        return false;
    if (colons ? reader.take(':') : isDigitByte(reader.peek())) {
        if (reader.field(2, 0, 60) < 0)
            return false;
        if ((reader.take('.') || reader.take(',')) && !reader.digits())
            return false;
    }
    return readZone(reader);
}

} // namespace

bool isDate(QByteArrayView text)
{
    FieldReader reader(text);
    if (reader.take('-')) // before the year 0
        return isDate(text.sliced(1));
    const int year = reader.field(4, 0, 9999);
    if (year < 0)
        return false;
    if (reader.atEnd())
        return true;
    const bool dashes = reader.take('-');
    const int month = reader.field(2, 1, 12);
    if (month < 0)
        return false;
    if (reader.atEnd())
        return dashes;
    if (dashes && !reader.take('-'))
        return false;
    if (reader.field(2, 1, daysOf(year, month)) < 0)
        return false;
    if (reader.atEnd())
        return true;
    return reader.take('T') && readTime(reader);
}

bool lacksZone(QByteArrayView date, bool whole)
{
    const qsizetype time = date.indexOf('T');
    if (time < 0)
        return whole;
    const QByteArrayView behind = date.sliced(time);
    return !behind.endsWith('Z') && !behind.endsWith('z') && !behind.contains('+') && !behind.contains('-');
}

bool isTime(QByteArrayView text)
{
    FieldReader reader(text.startsWith('T') ? text.sliced(1) : text);
    return readTime(reader);
}

bool isDuration(QByteArrayView text)
{
    FieldReader reader(text.startsWith('-') || text.startsWith('+') ? text.sliced(1) : text);
    if (!reader.take('P'))
        return false;
    QByteArrayView units("YMWD");
    bool any = false;
    bool time = false;
    while (!reader.atEnd()) {
        if (!time && reader.take('T')) {
            time = true;
            units = "HMS";
            any = false;
            continue;
        }
        if (!reader.digits() || ((reader.take('.') || reader.take(',')) && !reader.digits()))
            return false;
        const qsizetype unit = units.indexOf(reader.peek());
        if (unit < 0 || !reader.take(units[unit]))
            return false;
        units = units.sliced(unit + 1);
        any = true;
    }
    return any;
}

} // namespace argiope::schemaorg
