#include "core/store/projectlock.h"

#include <QFileInfo>
#include <QMutex>
#include <QSet>
#include <QThread>

#include <utility>

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
    // Another program that only looks whether somebody holds it has it for that moment.
    constexpr int tries = 4;
    constexpr unsigned long pauseMs = 10;
    for (int i = 1;; ++i) {
        std::unique_ptr<ProjectLock> lock(new ProjectLock(path));
        QMutexLocker guard(&heldMutex);
        const auto error = lock->tryTake(path);
        if (!error)
            return lock;
        if (i == tries || error->code != StoreError::Code::Locked || held().contains(lock->m_file))
            return base::Failure{*error};
        guard.unlock();
        QThread::msleep(pauseMs);
    }
}

std::optional<StoreError> ProjectLock::tryTake(const QString &path)
{
    using Code = StoreError::Code;
    if (held().contains(m_file))
        return StoreError{Code::Locked, path, QStringLiteral("by this program")};
    switch (m_lock.take()) {
    case FileLock::State::Held:
        break;
    case FileLock::State::HeldByAnother:
        return StoreError{Code::Locked, path, m_lock.owner()};
    case FileLock::State::NotPermitted:
        return StoreError{Code::ReadOnly, path, QStringLiteral("the lock file cannot be created")};
    case FileLock::State::Failed:
        return StoreError{Code::Io, path, QStringLiteral("the lock file cannot be created: ") % m_lock.error()};
    }
    if (!lockFile(path)) {
        m_lock.release();
        return StoreError{Code::Locked, path, QStringLiteral("under another name of the same file")};
    }
    held().insert(m_file);
    m_registered = true;
    return std::nullopt;
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
    ProjectLock probe(path);
    // Until it is let go: whoever of this process wants it meanwhile would take us for its holder.
    const QMutexLocker guard(&heldMutex);
    const auto error = probe.tryTake(path);
    probe.letGo();
    return error && error->code == StoreError::Code::Locked;
}

void ProjectLock::letGo()
{
    if (std::exchange(m_registered, false))
        held().remove(m_file);
    m_project.reset();
    m_lock.release();
}

ProjectLock::~ProjectLock()
{
    const QMutexLocker guard(&heldMutex);
    letGo();
}

} // namespace argiope::store
