#include "core/base/log.h"

#include <QDateTime>

namespace argiope::base {

const char *name(LogLevel level)
{
    switch (level) {
    case LogLevel::Debug:
        return "debug";
    case LogLevel::Info:
        return "info";
    case LogLevel::Warning:
        return "warning";
    case LogLevel::Error:
        return "error";
    }
    return "info";
}

QByteArray LogEntry::toLine() const
{
    QByteArray line = QDateTime::fromMSecsSinceEpoch(wallMs, Qt::UTC).toString(Qt::ISODateWithMs).toLatin1();
    line += ' ';
    line += QByteArray(name(level)).leftJustified(7);
    line += " [";
    line += worker > 0 ? QByteArray::number(worker) : QByteArrayLiteral("engine");
    line += "] ";
    line += text;
    return line;
}

} // namespace argiope::base
