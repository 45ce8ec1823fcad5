#pragma once

#include <QString>

namespace argiope::cli {

/// Why none of a project's start addresses could be had, in one English line; "" where one was, or where one is still
/// to be fetched. A redirect counts as what it leads to.
[[nodiscard]] QString whyNothingStarted(const QString &project);

} // namespace argiope::cli
