#pragma once

#include "core/base/result.h"
#include "core/store/filelock.h"
#include "core/store/heldfile.h"
#include "core/store/types.h"

#include <QString>

#include <memory>
#include <optional>

namespace argiope::store {

/// Keeps other writers away from a project as long as it lives, in this process and in others: NAME.lock beside it.
/// What a crashed process left is taken over. The project's file itself is locked as well, where there is one and the
/// system can: the same file can have another name, in a folder of its own.
class ProjectLock
{
public:
    [[nodiscard]] static base::Result<std::unique_ptr<ProjectLock>, StoreError> take(const QString &path);
    /// Somebody alive holds it. Removes the lock file that a crashed process left.
    [[nodiscard]] static bool isHeld(const QString &path);
    ~ProjectLock();
    ProjectLock(const ProjectLock &) = delete;
    ProjectLock &operator=(const ProjectLock &) = delete;

    /// Once the file of a lock that was taken before is there. False where another writer has it already.
    [[nodiscard]] bool lockFile(const QString &path);
    /// Before the file is removed: not every system lets go of a name while somebody has the file open.
    void releaseFile() { m_project.reset(); }

    [[nodiscard]] static QString lockPath(const QString &path);

private:
    explicit ProjectLock(const QString &path);
    /// One attempt, and its end; nobody else of this process takes or lets go of a lock meanwhile.
    [[nodiscard]] std::optional<StoreError> tryTake(const QString &path);
    void letGo();

    QString m_file;
    FileLock m_lock;
    std::optional<HeldFile> m_project;
    bool m_registered = false;
};

} // namespace argiope::store
