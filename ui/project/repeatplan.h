#pragma once

#include <QString>

namespace argiope::project {

/// How a person wants the crawl of a project to be repeated. Kept with the person's settings, not in the project: a
/// file of somebody else starts no crawl and runs no command.
struct RepeatPlan
{
    qint64 everyMs = 0; ///< from the beginning of one crawl to that of the next; 0: never
    qint64 due = 0; ///< so many of the pages that are due at most; 0: everything
    bool inBackground = true; ///< the window that is closed goes on
    QString feed; ///< see compare::Telling
    QString command; ///< the same
    qint64 lastBegan = 0; ///< ms since 1970 UTC; of a plan that is new when it was made

    [[nodiscard]] bool isOn() const { return everyMs > 0; }
    [[nodiscard]] qint64 nextAt() const { return lastBegan + everyMs; }
    bool operator==(const RepeatPlan &) const = default;
};

/// Of the project of that file; one that is off where nobody has made any.
[[nodiscard]] RepeatPlan repeatPlan(const QString &path);
void keepRepeatPlan(const QString &path, const RepeatPlan &plan);

} // namespace argiope::project
