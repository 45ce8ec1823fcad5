#pragma once

#include "app/cli/after.h"
#include "app/cli/arguments.h"

#include "core/base/result.h"

#include <QString>

#include <optional>

namespace argiope::cli {

/// What `crawl --watch` was asked for.
struct WatchRequest
{
    qint64 everyMs = 0; ///< from the beginning of one crawl to that of the next
    qint64 times = 0; ///< crawls; 0: without end
    QString feed; ///< an Atom file; "": none
    QString command; ///< for the system's shell, where something changed; "": none
    AfterRequest after; ///< each time
};

[[nodiscard]] QList<OptionSpec> watchOptions();
/// The error is a line about what is wrong with the options, which are ignored without --watch.
[[nodiscard]] base::Result<WatchRequest, QString> readWatchArguments(const Arguments &arguments);

/// "90", "90s", "15m", "6h", "2d", "1w" in milliseconds; nothing where it is none of these, or longer than a year.
[[nodiscard]] std::optional<qint64> durationOf(const QString &text);

/// Tells of what differs between the last two runs of a project, or with `since` (ms since 1970 UTC) of what was found
/// otherwise since then: a line on stderr, the feed, the command. The error is a line about what could not be told.
[[nodiscard]] base::Result<compare::Told, QString> tellChanges(
    const QString &project, const WatchRequest &request, qint64 since = 0);

} // namespace argiope::cli
