#include "core/archive/warcfields.h"

#include <QDateTime>
#include <QTimeZone>
#include <QUuid>

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
    return "<urn:uuid:" + QUuid::createUuid().toByteArray(QUuid::WithoutBraces) + '>';
}

} // namespace argiope::archive
