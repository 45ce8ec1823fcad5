#include "core/store/filelock.h"

#include <QCoreApplication>
#include <QFile>
#include <QSysInfo>

#include <algorithm>
#include <cerrno>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace argiope::store {

namespace {

QByteArray ownName()
{
    return "process " + QByteArray::number(QCoreApplication::applicationPid()) + ", "
        + QCoreApplication::applicationName().toUtf8() + " on " + QSysInfo::machineHostName().toUtf8();
}

constexpr qsizetype most = 300; ///< bytes of a lock file
constexpr qsizetype mostZeros = 65536; ///< of one that a crash of the system left without its text

/// As Argiope writes it, or as Qt does, by which earlier builds locked: id, program and host, a line each.
bool isOwner(QByteArrayView text)
{
    if (text.startsWith("process "))
        return true;
    const qsizetype id = text.indexOf('\n');
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    return id > 0 && std::all_of(text.begin(), text.begin() + id, isDigit) && text.count('\n') >= 3;
}

/// It is a lock file, or none yet: nothing else is to be written over and removed.
bool isLockFile(int file, const struct stat &status)
{
    if (!S_ISREG(status.st_mode) || status.st_nlink != 1 || status.st_size > mostZeros)
        return false;
    QByteArray text(qsizetype(status.st_size), Qt::Uninitialized);
    if (pread(file, text.data(), size_t(text.size()), 0) != text.size())
        return false;
    return std::all_of(text.begin(), text.end(), [](char c) { return c == '\0'; })
        || (text.size() <= most && isOwner(text));
}

/// What the file says, as far as it is words.
QString readOwner(int file)
{
    char text[most];
    const auto length = pread(file, text, sizeof text, 0);
    const QString owner = QString::fromUtf8(text, std::max<qsizetype>(0, length));
    return owner.section(QLatin1Char('\n'), 0, 0).simplified();
}

} // namespace

struct FileLock::System
{
    int file = -1;
};

FileLock::FileLock(const QString &path)
    : m_path(path)
    , m_system(std::make_unique<System>())
{
}

FileLock::~FileLock()
{
    release();
}

FileLock::State FileLock::take()
{
    const QByteArray path = QFile::encodeName(m_path);
    // Its owner removes the file when it ends: what was opened may be gone by the time it is locked.
    constexpr int tries = 100;
    for (int i = 0; i < tries; ++i) {
        const int file = open(path.constData(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0644);
        if (file < 0) {
            m_error = qt_error_string(errno);
            return errno == EACCES || errno == EPERM || errno == EROFS ? State::NotPermitted : State::Failed;
        }
        if (flock(file, LOCK_EX | LOCK_NB) != 0) {
            const int error = errno;
            m_owner = readOwner(file);
            m_error = qt_error_string(error);
            close(file);
            return error == EWOULDBLOCK ? State::HeldByAnother : State::Failed;
        }
        struct stat opened = {};
        struct stat named = {};
        const bool same = fstat(file, &opened) == 0 && stat(path.constData(), &named) == 0
            && opened.st_ino == named.st_ino && opened.st_dev == named.st_dev;
        if (!same) {
            close(file);
            continue;
        }
        if (!isLockFile(file, opened)) {
            m_error = QStringLiteral("the name is used by a file of another program: ") % m_path;
            close(file);
            return State::Failed;
        }
        // Who it is helps a person who finds the project locked; the lock holds without it.
        const QByteArray name = ownName() + '\n';
        if (ftruncate(file, 0) != 0 || pwrite(file, name.constData(), size_t(name.size()), 0) < 0)
            m_error = qt_error_string(errno);
        m_system->file = file;
        return State::Held;
    }
    return State::HeldByAnother;
}

void FileLock::release()
{
    if (m_system->file < 0)
        return;
    // While it is still locked: afterwards it might be another's.
    unlink(QFile::encodeName(m_path).constData());
    close(m_system->file);
    m_system->file = -1;
}

} // namespace argiope::store
