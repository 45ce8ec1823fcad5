#pragma once

#include "core/base/result.h"
#include "core/store/types.h"

#include <QByteArray>
#include <QString>

namespace argiope::engine {

/// Writes a small value into a project that nobody crawls, by its name in the file; an empty one means that there is
/// none. Waits for the disk. Any thread.
[[nodiscard]] base::Result<void, store::StoreError> keepNote(
    const QString &path, const QByteArray &name, const QByteArray &value);

} // namespace argiope::engine
