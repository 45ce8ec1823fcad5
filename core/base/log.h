#pragma once

#include <QByteArray>
#include <QByteArrayView>

namespace argiope::base {

enum class LogLevel : quint8 { Debug, Info, Warning, Error };

/// Stable lower-case name: "debug", "info", "warning", "error".
[[nodiscard]] const char *name(LogLevel level);

/// One line of the log. The text is English and never translated, so that logs compare across machines.
struct LogEntry
{
    qint64 wallMs = 0; ///< since 1970 UTC
    LogLevel level = LogLevel::Info;
    int worker = 0; ///< 1..N: a worker thread; 0: the engine
    QByteArray text; ///< UTF-8, one line

    /// `2026-01-31T12:00:00.000Z info  [3] text`, no line end.
    [[nodiscard]] QByteArray toLine() const;
};

/// Takes log lines from any thread; must not block for long and must not throw.
class LogSink
{
public:
    virtual ~LogSink() = default;
    virtual void log(const LogEntry &entry) = 0;
};

} // namespace argiope::base
