#include "core/archive/warcfields.h"

#include <QDateTime>
#include <QRandomGenerator>
#include <QTimeZone>
#include <QUuid>

#include <array>
#include <chrono>

namespace argiope::archive {

namespace {

QDateTime utc(qint64 ms)
{
    return QDateTime::fromMSecsSinceEpoch(ms, Qt::UTC);
}

} // namespace

QByteArray fieldValue(const Fields &fields, QByteArrayView name)
{
    for (const auto &[key, value] : fields) {
        if (name.compare(key, Qt::CaseInsensitive) == 0)
            return value;
    }
    return {};
}

QByteArray warcDate(qint64 ms)
{
    using namespace std::chrono;
    constexpr qint64 Year10000 = 253'402'300'800'000;
    if (ms >= 0 && ms < Year10000) { // each page that is kept has one: Qt takes as long as the page's digest
        const sys_time<milliseconds> time{milliseconds(ms)};
        const sys_days day = floor<days>(time);
        const year_month_day date(day);
        const hh_mm_ss clock(time - day);
        QByteArray text = "0000-00-00T00:00:00.000Z";
        const auto put = [&text](qsizetype end, qint64 number) { // before `end`, as many digits as it has
            for (; number > 0; number /= 10)
                text[--end] = char('0' + number % 10);
        };
        put(4, int(date.year()));
        put(7, unsigned(date.month()));
        put(10, unsigned(date.day()));
        put(13, clock.hours().count());
        put(16, clock.minutes().count());
        put(19, clock.seconds().count());
        put(23, clock.subseconds().count());
        return text;
    }
    return utc(ms).toString(Qt::ISODateWithMs).toLatin1();
}

qint64 msFromWarcDate(QByteArrayView date)
{
    if (date.size() < 4 || date.size() > 40)
        return -1;
    QString text = QString::fromLatin1(date);
    // Qt wants month and day, and takes no more than milliseconds.
    if (text.size() == 4)
        text += QLatin1String("-01-01T00:00:00Z");
    else if (text.size() == 7)
        text += QLatin1String("-01T00:00:00Z");
    else if (text.size() == 10)
        text += QLatin1String("T00:00:00Z");
    if (const qsizetype dot = text.indexOf(QLatin1Char('.')); dot > 0) {
        qsizetype end = dot + 1;
        while (end < text.size() && text.at(end).isDigit())
            ++end;
        if (end > dot + 4)
            text.remove(dot + 4, end - dot - 4);
    }
    const QDateTime time = QDateTime::fromString(text, Qt::ISODateWithMs);
    return time.isValid() ? time.toMSecsSinceEpoch() : -1;
}

QByteArray indexDate(qint64 ms)
{
    return utc(ms).toString(QStringLiteral("yyyyMMddHHmmss")).toLatin1();
}

QByteArray newRecordId()
{
    // Version 4 (RFC 9562, 5.4). Qt's own maker asks the system each time, three times a page.
    std::array<quint32, 4> random{};
    QRandomGenerator::global()->fillRange(random.data(), qsizetype(random.size()));
    const auto [time, parts, variant, node] = random;
    const QUuid id(time, ushort(parts), ushort((parts >> 16 & 0x0fff) | 0x4000), uchar((variant & 0x3f) | 0x80),
        uchar(variant >> 8), uchar(variant >> 16), uchar(variant >> 24), uchar(node), uchar(node >> 8),
        uchar(node >> 16), uchar(node >> 24));
    return "<urn:uuid:" + id.toByteArray(QUuid::WithoutBraces) + '>';
}

} // namespace argiope::archive
