#include "core/store/filelock.h"

#include <QLockFile>

namespace argiope::store {

// Windows keeps a file that somebody has open from being removed, so that Qt's lock file tells the living from the dead
// there.
struct FileLock::System
{
    explicit System(const QString &path)
        : lock(path)
    {
        lock.setStaleLockTime(0); // a crawl may last for days: only a dead owner makes a lock stale
    }
    QLockFile lock;
};

FileLock::FileLock(const QString &path)
    : m_path(path)
    , m_system(std::make_unique<System>(path))
{
}

FileLock::~FileLock()
{
    release();
}

FileLock::State FileLock::take()
{
    QLockFile &lock = m_system->lock;
    if (lock.tryLock(0) || (lock.removeStaleLockFile() && lock.tryLock(0)))
        return State::Held;
    switch (lock.error()) {
    case QLockFile::PermissionError:
        return State::NotPermitted;
    case QLockFile::LockFailedError:
        break;
    default:
        m_error = QStringLiteral("the lock file cannot be created");
        return State::Failed;
    }
    qint64 pid = 0;
    QString host;
    QString program;
    if (lock.getLockInfo(&pid, &host, &program))
        m_owner = QStringLiteral("process %1, %2 on %3").arg(QString::number(pid), program, host);
    return State::HeldByAnother;
}

void FileLock::release()
{
    m_system->lock.unlock();
}

} // namespace argiope::store
