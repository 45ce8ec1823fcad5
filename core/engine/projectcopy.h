#pragma once

#include "core/base/result.h"
#include "core/store/types.h"

#include <QByteArrayList>
#include <QString>

#include <atomic>

namespace argiope::engine {

/// The web archives in which a project keeps pages, as far as they are beside it.
struct ArchivesBeside
{
    qsizetype files = 0;
    qint64 bytes = 0; ///< that belong to the project
};
/// Reads the project's file. Any thread. None where it cannot be read.
[[nodiscard]] ArchivesBeside archivesBeside(const QString &project);

/// What became of a copy of a project with its archives.
struct WholeCopy
{
    QByteArrayList missing; ///< archives that the original lacks, too
};

/// store::copyProject(), and behind it the web archives into the folder of the copy. Nothing is overwritten, and where
/// it fails or is canceled nothing is left behind. `archived` (may be null) is how many bytes of archives are copied by
/// now. Blocks; any thread.
[[nodiscard]] base::Result<WholeCopy, store::StoreError> copyWithArchives(const QString &from, const QString &to,
    const std::atomic<bool> *cancel = nullptr, std::atomic<qint64> *archived = nullptr);

} // namespace argiope::engine
