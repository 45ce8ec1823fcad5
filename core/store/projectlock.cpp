#include "core/store/projectlock.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QMutex>
#include <QSet>

namespace argiope::store {

namespace {

QMutex heldMutex;
/// Lock files that this process holds.
QSet<QString> &held()
{
    static QSet<QString> set;
    return set;
}

/// One spelling for one file, also where it does not exist yet.
QString realPath(const QString &path)
{
    const QFileInfo info(path);
    if (info.exists())
        return info.canonicalFilePath();
    const QString folder = QFileInfo(info.absolutePath()).canonicalFilePath();
    return (folder.isEmpty() ? info.absolutePath() : folder) % QLatin1Char('/') % info.fileName();
}

} // namespace

ProjectLock::ProjectLock(const QString &path)
    : m_file(lockPath(path))
    , m_lock(m_file)
{
    m_lock.setStaleLockTime(0); // a crawl may last for days: only a dead owner makes a lock stale
}

QString ProjectLock::lockPath(const QString &path)
{
    return realPath(path) % QStringLiteral(".lock");
}

base::Result<std::unique_ptr<ProjectLock>, StoreError> ProjectLock::take(const QString &path)
{
    using Code = StoreError::Code;
    std::unique_ptr<ProjectLock> lock(new ProjectLock(path));
    const QMutexLocker guard(&heldMutex);
    if (held().contains(lock->m_file))
        return base::Failure{StoreError{Code::Locked, path, QStringLiteral("in this program")}};
    if (!lock->m_lock.tryLock(0)) {
        qint64 pid = 0;
        QString host;
        QString program;
        const bool known = lock->m_lock.getLockInfo(&pid, &host, &program);
        if (lock->m_lock.error() == QLockFile::PermissionError)
            return base::Failure{StoreError{Code::ReadOnly, path, QStringLiteral("no lock file can be made")}};
        if (lock->m_lock.error() != QLockFile::LockFailedError)
            return base::Failure{StoreError{Code::Io, path, QStringLiteral("no lock file can be made")}};
        // A crashed owner may have had the process id that is ours now (containers hand out the same small numbers), or
        // have died before it could write who it is. The system's own lock on the file still guards a living one.
        const bool ours = known && pid == QCoreApplication::applicationPid();
        const bool nobodys = !known && QFileInfo(lock->m_file).size() == 0;
        if (!(ours || nobodys) || !lock->m_lock.removeStaleLockFile() || !lock->m_lock.tryLock(0)) {
            return base::Failure{StoreError{Code::Locked, path,
                known ? QStringLiteral("process %1, %2 on %3").arg(QString::number(pid), program, host) : QString()}};
        }
    }
    held().insert(lock->m_file);
    lock->m_registered = true;
    return lock;
}

bool ProjectLock::isHeld(const QString &path)
{
    // Where there is no lock file nothing is to be touched.
    if (!QFileInfo::exists(lockPath(path)))
        return false;
    const auto lock = take(path);
    return !lock && lock.error().code == StoreError::Code::Locked;
}

ProjectLock::~ProjectLock()
{
    const QMutexLocker guard(&heldMutex);
    if (m_registered)
        held().remove(m_file);
    m_lock.unlock();
}

} // namespace argiope::store
