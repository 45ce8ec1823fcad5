#pragma once

#include "core/base/result.h"
#include "core/store/types.h"

#include <QByteArray>
#include <QString>

namespace argiope::store {

// What all nodes of a project in a database are told, by whoever may write there; each hears of it with its next
// heartbeat. Any thread; asks the server.

/// "run", "pause" or "stop".
[[nodiscard]] base::Result<void, StoreError> orderNodes(const QString &address, const QByteArray &wanted);
/// Those of settings::isLive() that differ, into the project.
[[nodiscard]] base::Result<void, StoreError> setNodeSettings(
    const QString &address, const settings::CrawlSettings &settings);

/// The project's settings, as they are now.
[[nodiscard]] base::Result<settings::CrawlSettings, StoreError> nodeSettings(const QString &address);

} // namespace argiope::store
