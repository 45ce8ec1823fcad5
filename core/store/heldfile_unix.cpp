#include "core/store/heldfile.h"

#include <QFile>
#include <QMutex>

#include <cerrno>
#include <list>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace argiope::store {

struct HeldFile::File
{
    dev_t device = 0;
    ino_t number = 0;
    std::vector<int> descriptors; ///< the first one is used
    int holders = 0;
    bool locked = false;
};

namespace {

QMutex filesMutex; ///< also while a file is opened or closed: nobody may get locks in between

bool lockByte(int descriptor, bool lock)
{
#ifdef F_OFD_SETLK
    // Behind everything that a database can have, where its own locks are not either.
    constexpr off_t farAway = off_t(1) << 62;
    struct flock range = {};
    range.l_type = short(lock ? F_WRLCK : F_UNLCK);
    range.l_whence = SEEK_SET;
    range.l_start = farAway;
    range.l_len = 1;
    // Another error than "somebody has it": this file system knows no such locks.
    return fcntl(descriptor, F_OFD_SETLK, &range) == 0 || (errno != EAGAIN && errno != EACCES);
#else
    (void)descriptor;
    (void)lock;
    return true;
#endif
}

} // namespace

HeldFile::HeldFile(File *file)
    : m_file(file)
{
}

std::optional<HeldFile> HeldFile::open(const QString &path)
{
    static std::list<File> files;
    const QByteArray name = QFile::encodeName(path);
    const QMutexLocker guard(&filesMutex);
    const auto known = [](const struct stat &of) -> File * {
        for (File &file : files) {
            if (file.holders > 0 && file.device == of.st_dev && file.number == of.st_ino)
                return &file;
        }
        return nullptr;
    };
    struct stat named = {};
    if (stat(name.constData(), &named) != 0 || !S_ISREG(named.st_mode))
        return std::nullopt;
    File *file = known(named);
    if (!file) {
        int descriptor = ::open(name.constData(), O_RDWR | O_CLOEXEC | O_NONBLOCK);
        if (descriptor < 0)
            descriptor = ::open(name.constData(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
        struct stat opened = {};
        if (descriptor < 0)
            return std::nullopt;
        if (fstat(descriptor, &opened) != 0) {
            const int reason = errno;
            close(descriptor);
            errno = reason;
            return std::nullopt;
        }
        file = known(opened); // the name may have changed its file meanwhile
        if (!file) {
            files.remove_if([](const File &old) { return old.holders == 0; });
            file = &files.emplace_back();
            file->device = opened.st_dev;
            file->number = opened.st_ino;
        }
        file->descriptors.push_back(descriptor);
    }
    ++file->holders;
    return HeldFile(file);
}

HeldFile::~HeldFile()
{
    release();
}

HeldFile::HeldFile(HeldFile &&other) noexcept
    : m_file(std::exchange(other.m_file, nullptr))
    , m_locked(std::exchange(other.m_locked, false))
{
}

HeldFile &HeldFile::operator=(HeldFile &&other) noexcept
{
    if (this != &other) {
        release();
        m_file = std::exchange(other.m_file, nullptr);
        m_locked = std::exchange(other.m_locked, false);
    }
    return *this;
}

void HeldFile::release()
{
    if (!m_file)
        return;
    unlock();
    const QMutexLocker guard(&filesMutex);
    if (--m_file->holders == 0) {
        for (const int descriptor : m_file->descriptors)
            close(descriptor);
        m_file->descriptors.clear();
    }
    m_file = nullptr;
}

std::optional<QByteArray> HeldFile::head(qsizetype bytes) const
{
    QByteArray head(bytes, Qt::Uninitialized);
    const auto length = pread(m_file->descriptors.front(), head.data(), size_t(bytes), 0);
    if (length < 0)
        return std::nullopt;
    head.truncate(length);
    return head;
}

bool HeldFile::lock()
{
    const QMutexLocker guard(&filesMutex);
    if (m_locked)
        return true;
    if (m_file->locked || !lockByte(m_file->descriptors.front(), true))
        return false;
    m_file->locked = true;
    m_locked = true;
    return true;
}

void HeldFile::unlock()
{
    const QMutexLocker guard(&filesMutex);
    if (!std::exchange(m_locked, false))
        return;
    (void)lockByte(m_file->descriptors.front(), false);
    m_file->locked = false;
}

} // namespace argiope::store
