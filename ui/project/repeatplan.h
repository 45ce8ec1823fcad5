#pragma once

#include <QString>
#include <QStringList>

namespace argiope::project {

/// How a person wants the crawl of a project to be repeated. Kept with the person's settings, not in the project: a
/// file of somebody else starts no crawl and runs no command.
struct RepeatPlan
{
    qint64 everyMs = 0; ///< from the beginning of one crawl to that of the next; 0: never, or by `days`
    int days = 0; ///< of the week, Monday is 1, Tuesday 2, Wednesday 4 …; 0: none
    int minute = 2 * 60; ///< of these days, by the clock here
    qint64 due = 0; ///< so many of the pages that are due at most; 0: everything
    bool inBackground = true; ///< the window that is closed goes on
    QString feed; ///< see compare::Telling
    QString command; ///< the same
    QStringList write; ///< files of each crawl: "report", "issues", "urls", "changes"
    QString folder; ///< of these
    QString webhook; ///< is told of changes; "": none
    bool bySystem = false; ///< of `days`: the system begins it, whether the program runs or not
    qint64 lastBegan = 0; ///< ms since 1970 UTC; of a plan that is new when it was made

    [[nodiscard]] bool isOn() const { return everyMs > 0 || days != 0; }
    [[nodiscard]] bool isOfSystem() const { return days != 0 && bySystem; }
    [[nodiscard]] qint64 nextAt() const; ///< ms since 1970 UTC; of a plan that is on
    bool operator==(const RepeatPlan &) const = default;
};

/// Of the project of that file; one that is off where nobody has made any.
[[nodiscard]] RepeatPlan repeatPlan(const QString &path);
void keepRepeatPlan(const QString &path, const RepeatPlan &plan);

} // namespace argiope::project
