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
    // A line stays one, and steers no terminal: what it tells of may be a stranger's.
    const qsizetype begin = line.size();
    line += text;
    for (qsizetype i = begin; i < line.size(); ++i) {
        const auto c = static_cast<unsigned char>(line[i]);
        if (c < 0x20 || c == 0x7f)
            line[i] = c == '\t' || c == '\n' || c == '\r' ? ' ' : '?';
        else if (c == 0xc2 && i + 1 < line.size() && static_cast<unsigned char>(line[i + 1]) < 0xa0)
            line.replace(i, 2, "??", 2); // U+0080 to U+009F
    }
    return line;
}

} // namespace argiope::base
