#pragma once

#include "core/audit/audit.h"

#include <QByteArray>
#include <QHash>
#include <QList>

#include <optional>

namespace argiope::audit {

/// Where a project keeps what its last runs were found to be, in its table `meta`.
inline constexpr char RunSumsName[] = "audit_sums";

/// What an audit found of a run, in numbers.
struct RunSums
{
    struct Sum
    {
        qint64 pages = 0; ///< as CheckSum
        qint64 instances = 0;
        bool operator==(const Sum &) const = default;
    };
    int run = 1;
    qint64 at = 0; ///< ms since 1970 UTC
    qint64 urls = 0;
    qint64 pages = 0;
    QHash<QByteArray, Sum> checks; ///< those that were asked, by id
    QByteArray rules{}; ///< that it was judged by, as toJson() has them

    bool operator==(const RunSums &) const = default;
};

/// The last runs, oldest first.
[[nodiscard]] QList<RunSums> runSumsFromJson(const QByteArray &json);
[[nodiscard]] QByteArray toJson(const QList<RunSums> &runs);
/// With this one in the place of an earlier audit of the same run; the oldest go beyond MostRunsKept.
[[nodiscard]] QList<RunSums> withRun(QList<RunSums> runs, const RunSums &run);
inline constexpr int MostRunsKept = 10;
/// The last one before that run.
[[nodiscard]] std::optional<RunSums> runBefore(const QList<RunSums> &runs, int run);

} // namespace argiope::audit
