#include "core/store/projectlock.h"

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
    switch (lock->m_lock.take()) {
    case FileLock::State::Held:
        break;
    case FileLock::State::HeldByAnother:
        return base::Failure{StoreError{Code::Locked, path, lock->m_lock.owner()}};
    case FileLock::State::NotPermitted:
        return base::Failure{StoreError{Code::ReadOnly, path, QStringLiteral("no lock file can be made")}};
    case FileLock::State::Failed:
        return base::Failure{
            StoreError{Code::Io, path, QStringLiteral("no lock file can be made: ") % lock->m_lock.error()}};
    }
    held().insert(lock->m_file);
    lock->m_registered = true;
    if (!lock->lockFile(path)) {
        const StoreError error{Code::Locked, path, QStringLiteral("under another name of the same file")};
        held().remove(lock->m_file);
        lock->m_registered = false;
        return base::Failure{error};
    }
    return lock;
}

bool ProjectLock::lockFile(const QString &path)
{
    m_project = HeldFile::open(path);
    return !m_project || m_project->lock();
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
    m_project.reset();
    m_lock.release();
}

} // namespace argiope::store
