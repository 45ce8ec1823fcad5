#pragma once

#include "core/base/result.h"
#include "core/store/filelock.h"
#include "core/store/types.h"

#include <QString>

#include <memory>

namespace argiope::store {

/// Keeps other writers away from a project as long as it lives, in this process and in others: NAME.lock beside it.
/// What a crashed process left is taken over.
class ProjectLock
{
public:
    [[nodiscard]] static base::Result<std::unique_ptr<ProjectLock>, StoreError> take(const QString &path);
    /// Somebody alive holds it. Removes the lock file that a crashed process left.
    [[nodiscard]] static bool isHeld(const QString &path);
    ~ProjectLock();
    ProjectLock(const ProjectLock &) = delete;
    ProjectLock &operator=(const ProjectLock &) = delete;

    [[nodiscard]] static QString lockPath(const QString &path);

private:
    explicit ProjectLock(const QString &path);
    QString m_file;
    FileLock m_lock;
    bool m_registered = false;
};

} // namespace argiope::store
