#include "core/base/log.h"

#include "core/base/hiddenchars.h"

#include <QDateTime>

#include <algorithm>
#include <array>

namespace argiope::base {

namespace {

/// `line` may be cut anywhere.
qsizetype hiddenBytes(const QByteArray &line, qsizetype at)
{
    const std::array<char, 4> next{line.at(at), line.size() > at + 1 ? line.at(at + 1) : '\0',
        line.size() > at + 2 ? line.at(at + 2) : '\0', '\0'};
    const QByteArrayView text(next.data(), 4);
    return std::max({upperControlAt(text, 0), separatorAt(text, 0), turningAt(text, 0)});
}

} // namespace

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
        if (c < 0x20 || c == 0x7f) {
            line[i] = c == '\t' || c == '\n' || c == '\r' ? ' ' : '?';
        } else if (c >= 0x80) {
            const qsizetype hidden = hiddenBytes(line, i);
            std::fill_n(line.begin() + i, hidden, '?');
            i += std::max<qsizetype>(hidden - 1, 0);
        }
    }
    return line;
}

} // namespace argiope::base
