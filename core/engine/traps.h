#pragma once

#include "core/base/result.h"
#include "core/store/reader.h"
#include "core/trap/queuepatterns.h"
#include "core/trap/trap.h"

#include <QByteArray>
#include <QString>

#include <atomic>
#include <optional>

namespace argiope::engine {

/// The id of the spider trap that all URLs of this form are; it may be blocked without having been found.
[[nodiscard]] QByteArray floodId(const QByteArray &pattern);
/// The trap itself, where `id` is such a one.
[[nodiscard]] std::optional<trap::Trap> floodOf(const QByteArray &id);

/// Changes in a project that nobody crawls whether a trap is crawled all the same: the next crawl that goes on with it
/// acts by it. Waits for the disk. Any thread.
[[nodiscard]] base::Result<void, store::StoreError> releaseTrap(
    const QString &path, const QByteArray &id, bool released = true);

/// What waits in a project, by the form of its URLs: those forms that most have. Goes through the whole queue; any
/// thread. `cancelled`: may stay null.
[[nodiscard]] QList<trap::QueuePatterns::Row> queuePatterns(
    store::Reader &reader, qsizetype most, const std::atomic<bool> *cancelled = nullptr);

} // namespace argiope::engine
