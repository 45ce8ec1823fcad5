#pragma once

#include "core/audit/check.h"
#include "core/base/result.h"

#include <QList>
#include <QString>

namespace argiope::cli {

/// The checks that a list of ids and groups names, in the order of audit::checks(); the error is the word that is
/// neither.
[[nodiscard]] base::Result<QList<const audit::Check *>, QString> checksFrom(const QString &words);

} // namespace argiope::cli
