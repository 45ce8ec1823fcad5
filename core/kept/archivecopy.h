#pragma once

#include "core/base/result.h"

#include <QByteArrayList>
#include <QString>

#include <functional>

namespace argiope::kept {

/// What a copy of a project keeps pages in: archives that lie beside the original.
struct CopiedArchives
{
    qsizetype files = 0; ///< that are there now
    QByteArrayList missing; ///< names of those that the original lacks, too
    bool canceled = false;
};

/// Whether something is in the way of copyArchives(): the name of the first file that is there already, or "".
[[nodiscard]] QString archiveInTheWay(const QString &project, const QString &copy);

/// Copies the archives of `original` beside `copy`, which is a copy of it: of each as much as that copy knows of, also
/// while the original grows. Nothing is overwritten; what was canceled or failed leaves no part of a file. An error is
/// English. Nothing to do where both lie in one folder. `written` (may be empty) is told of each piece.
[[nodiscard]] base::Result<CopiedArchives, QString> copyArchives(const QString &original, const QString &copy,
    const std::function<bool()> &canceled, const std::function<void(qint64 bytes)> &written = {});

} // namespace argiope::kept
