#pragma once

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

namespace argiope::project {

/// Who begins what is scheduled while the program is closed.
enum class TimerKind : quint8 {
    Systemd, ///< a timer of the user's
    LaunchAgent, ///< launchd of macOS
    TaskScheduler, ///< of Windows
};

/// What is to be begun, and when.
struct TimerJob
{
    QString name; ///< of its files and in lists: letters, digits and '-'
    QString project; ///< path
    QStringList command; ///< program and arguments
    int days = 0; ///< as RepeatPlan has them
    int minute = 0;
};

struct TimerFile
{
    QString name;
    QByteArray text;
};

/// The files that tell the system of a job. Pure.
[[nodiscard]] QList<TimerFile> timerFiles(TimerKind kind, const TimerJob &job);
/// The project that such a file is of; "" where it is not one of these.
[[nodiscard]] QString projectOfTimerFile(const QByteArray &text);

} // namespace argiope::project
