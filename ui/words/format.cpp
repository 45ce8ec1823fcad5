#include "ui/words/format.h"

#include "ui/words/direction.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

namespace argiope::words::format {

namespace {

struct FormatText
{
    Q_DECLARE_TR_FUNCTIONS(Format)
};

} // namespace

QString count(qint64 number)
{
    return QLocale().toString(number);
}

QString size(qint64 bytes)
{
    if (bytes < 0)
        return {};
    return isolated(QLocale().formattedDataSize(bytes, bytes < 1000 ? 0 : 1, QLocale::DataSizeSIFormat));
}

QString rate(double bytesPerSecond)
{
    return isolated(FormatText::tr("%1/s", "bytes a second").arg(withoutIsolates(size(qint64(bytesPerSecond)))));
}

QString milliseconds(qint64 ms)
{
    if (ms < 0)
        return {};
    if (ms < 1000)
        return isolated(FormatText::tr("%1 ms").arg(QLocale().toString(ms)));
    if (ms < 60000)
        return isolated(FormatText::tr("%1 s").arg(QLocale().toString(double(ms) / 1000, 'f', 1)));
    const QString minutes = QLocale().toString(ms / 60000);
    if (ms % 60000 < 1000)
        return isolated(FormatText::tr("%1 min").arg(minutes));
    return isolated(FormatText::tr("%1 min %2 s").arg(minutes).arg(ms / 1000 % 60));
}

QString clock(qint64 ms)
{
    const qint64 seconds = qMax<qint64>(0, ms) / 1000;
    return QStringLiteral("%1:%2:%3")
        .arg(seconds / 3600, 2, 10, QLatin1Char('0'))
        .arg(seconds / 60 % 60, 2, 10, QLatin1Char('0'))
        .arg(seconds % 60, 2, 10, QLatin1Char('0'));
}

QString aboutLeft(qint64 ms)
{
    const qint64 seconds = ms / 1000;
    if (seconds < 60)
        return FormatText::tr("less than a minute left");
    if (seconds < 5400)
        return FormatText::tr("about %n min left", nullptr, int((seconds + 30) / 60));
    return FormatText::tr("about %n h left", nullptr, int(qMin<qint64>((seconds + 1800) / 3600, 100000)));
}

QString dateTime(qint64 wallMs)
{
    if (wallMs <= 0)
        return {};
    const QDateTime time = QDateTime::fromMSecsSinceEpoch(wallMs);
    return QLocale().toString(time.date(), QLocale::ShortFormat) % QLatin1Char(' ')
        % time.time().toString(QStringLiteral("HH:mm:ss"));
}

QString ago(qint64 wallMs, qint64 nowMs)
{
    if (wallMs <= 0)
        return {};
    const qint64 seconds = qMax<qint64>(0, nowMs - wallMs) / 1000;
    if (seconds < 60)
        return FormatText::tr("%1 s ago").arg(seconds);
    if (seconds < 3600)
        return FormatText::tr("%1 min ago").arg(seconds / 60);
    if (seconds < 86400)
        return FormatText::tr("%1 h ago").arg(seconds / 3600);
    return QLocale().toString(QDateTime::fromMSecsSinceEpoch(wallMs).date(), QLocale::ShortFormat);
}

} // namespace argiope::words::format
