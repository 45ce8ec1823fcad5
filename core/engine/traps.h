#pragma once

#include "core/base/result.h"
#include "core/store/types.h"

#include <QByteArray>
#include <QList>
#include <QString>

namespace argiope::engine {

/// A family of URLs that goes on without end and says nothing new (calendars, session numbers, filters …).
struct Trap
{
    QByteArray id; ///< kind and pattern; names it in settings (releasedTraps) and in the project's rules
    QByteArray kind; ///< "calendar", "repeated_path", "growing_query", "session_id", "parameters", "same_content",
                     ///< "endless_chain"
    QByteArray pattern; ///< a URL with what varies replaced; of same_content: one of its URLs
    QList<QByteArray> examples; ///< URLs
    bool released = false; ///< crawled all the same
};

/// The traps of a project, from its meta "traps" (docs/FORMAT.md), as found.
[[nodiscard]] QList<Trap> readTraps(const QByteArray &meta);

/// Changes in a project that nobody crawls whether a trap is crawled all the same: the next crawl that goes on with it
/// acts by it. Waits for the disk. Any thread.
[[nodiscard]] base::Result<void, store::StoreError> releaseTrap(
    const QString &path, const QByteArray &id, bool released = true);

} // namespace argiope::engine
