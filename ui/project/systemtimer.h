#pragma once

#include "core/base/result.h"
#include "ui/project/repeatplan.h"
#include "ui/project/timerfiles.h"

#include <QFuture>
#include <QString>

#include <optional>

namespace argiope::project::systemtimer {

/// Schedules that the system begins, also while the program is closed: files in the person's own folders, of which
/// systemd, launchd or the Task Scheduler is told. Each runs argiope-cli. Asks the disk; apply() and remove() run the
/// system's programs, which may take seconds: the window calls the two that come later.

[[nodiscard]] TimerKind kindHere();
/// The command line program beside this one, or in the system's path; "" where there is none.
[[nodiscard]] QString program();
/// What crawls the project as planned. `language`: of its report.
[[nodiscard]] QStringList commandOf(const QString &project, const RepeatPlan &plan, const QString &language);
/// What writes the files and tells the web address of a plan whose crawl this program has made; empty where it asks for
/// neither. `since`: as compare::Telling.
[[nodiscard]] QStringList afterCommandOf(
    const QString &project, const RepeatPlan &plan, const QString &language, qint64 since);

/// As the plan says: set up, set up anew, or taken away. The error is an English line of the system's.
[[nodiscard]] base::Result<void, QString> apply(
    const QString &project, const RepeatPlan &plan, const QString &language);
void remove(const QString &project);
/// The same, one after the other on a thread of their own. What apply() has failed with.
[[nodiscard]] QFuture<std::optional<QString>> applyLater(
    const QString &project, const RepeatPlan &plan, const QString &language);
QFuture<void> removeLater(const QString &project);

struct Installed
{
    QString project;
    QString file;
};
/// All that there are, of whatever project.
[[nodiscard]] QList<Installed> installed();
[[nodiscard]] QString fileOf(const QString &project); ///< what tells when; "" where there is none

} // namespace argiope::project::systemtimer
