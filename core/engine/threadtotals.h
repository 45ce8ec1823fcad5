#pragma once

#include "core/engine/crawl.h"

#include <QByteArray>
#include <QList>

namespace argiope::engine {

/// Meta `threads` of a project (docs/FORMAT.md): what its threads have done in all sessions, by number from 1. Of a
/// status pages, bytes and times are kept, but for the time after the thread has left.
[[nodiscard]] QByteArray threadsToJson(const QList<WorkerStatus> &threads);
/// All of them have left. Empty for what is no such list.
[[nodiscard]] QList<WorkerStatus> threadsFromJson(const QByteArray &json);

} // namespace argiope::engine
