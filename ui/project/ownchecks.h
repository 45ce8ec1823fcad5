#pragma once

#include "core/audit/owncheck.h"
#include "core/store/columns.h"

#include <QList>

/// Checks that the person has made, for every project and all windows, remembered in QSettings. UI thread.
namespace argiope::project::ownchecks {

/// As they are kept: one may have an expression that is not finished, or a column that a project does not have.
[[nodiscard]] QList<audit::OwnCheck> all();
void set(const QList<audit::OwnCheck> &checks);
/// Those of them that can be held against a project with these columns: what audit::OwnCheckSet takes.
[[nodiscard]] QList<audit::OwnCheck> usable(const store::Columns &columns);

} // namespace argiope::project::ownchecks
