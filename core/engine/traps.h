#pragma once

#include "core/base/result.h"
#include "core/store/types.h"

#include <QByteArray>
#include <QString>

namespace argiope::engine {

/// Changes in a project that nobody crawls whether a trap is crawled all the same: the next crawl that goes on with it
/// acts by it. Waits for the disk. Any thread.
[[nodiscard]] base::Result<void, store::StoreError> releaseTrap(
    const QString &path, const QByteArray &id, bool released = true);

} // namespace argiope::engine
