#include "core/render/profilefolder.h"

#include <QDir>
#include <QFile>
#include <QRandomGenerator>
#include <QThread>

namespace argiope::render {

namespace {

constexpr const char *Prefix = "argiope-browser-";
constexpr int RemoveTries = 20; ///< processes of a browser that was ended may still write for a moment
constexpr unsigned long RemovePause = 50; ///< ms

std::unique_ptr<QLockFile> lockOf(const QString &folder)
{
    auto lock = std::make_unique<QLockFile>(folder + QStringLiteral(".lock"));
    lock->setStaleLockTime(0); // only the end of its owner makes it stale
    return lock;
}

bool removeAll(const QString &folder)
{
    for (int i = 0; i < RemoveTries; ++i) {
        if (i > 0)
            QThread::msleep(RemovePause);
        if (!QFile::exists(folder) || QDir(folder).removeRecursively())
            return true;
    }
    return false;
}

} // namespace

ProfileFolder::ProfileFolder()
{
    const QString path = QDir::tempPath() + QLatin1Char('/') + QLatin1String(Prefix)
        + QString::number(QRandomGenerator::system()->generate64(), 36);
    m_lock = lockOf(path);
    if (!m_lock->tryLock(0))
        return;
    if (QDir().mkdir(path) && QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner))
        m_path = path;
}

ProfileFolder::~ProfileFolder()
{
    if (!m_path.isEmpty())
        (void)removeAll(m_path); // what is left of it is removed at the next start
}

int ProfileFolder::removeLeft()
{
    int removed = 0;
    const QDir temporary(QDir::tempPath());
    const QStringList folders
        = temporary.entryList({QLatin1String(Prefix) + QLatin1Char('*')}, QDir::Dirs | QDir::NoDotAndDotDot);
    for (const QString &name : folders) {
        const QString folder = temporary.filePath(name);
        const auto lock = lockOf(folder);
        if (lock->tryLock(0) && removeAll(folder))
            ++removed;
    }
    return removed;
}

} // namespace argiope::render
