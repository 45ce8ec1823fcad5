#include "core/archive/warcfile.h"

#include <QFileInfo>
#include <QStorageInfo>

#ifdef Q_OS_WIN
#include <io.h>
#else
#include <unistd.h>
#endif

namespace argiope::archive {

using base::Failure;
using Code = WarcFileError::Code;

namespace {
/// With less than this no answer of the system but "full" makes sense: it words the same trouble in several ways.
constexpr qint64 HardlyRoom = 1024 * 1024;
} // namespace

Failure<WarcFileError> WarcFile::failure() const
{
    Code code = Code::Io;
    if (m_file.error() == QFileDevice::ResourceError) {
        code = Code::DiskFull;
    } else if (m_file.error() == QFileDevice::PermissionsError) {
        code = Code::NoAccess;
    } else {
        const QStorageInfo storage(QFileInfo(m_file.fileName()).absolutePath());
        if (storage.isValid() && storage.bytesAvailable() >= 0 && storage.bytesAvailable() < HardlyRoom)
            code = Code::DiskFull;
    }
    return Failure{WarcFileError{code, m_file.errorString()}};
}

base::Result<void, WarcFileError> WarcFile::create(const QString &path)
{
    close();
    m_file.setFileName(path);
    if (!m_file.open(QIODevice::WriteOnly | QIODevice::NewOnly | QIODevice::Unbuffered)) {
        if (QFileInfo::exists(path))
            return Failure{WarcFileError{Code::Exists, m_file.errorString()}};
        return failure();
    }
    m_size = 0;
    return {};
}

base::Result<void, WarcFileError> WarcFile::open(const QString &path, qint64 size)
{
    close();
    m_file.setFileName(path);
    if (!m_file.open(QIODevice::ReadWrite | QIODevice::ExistingOnly | QIODevice::Unbuffered)) {
        if (!QFileInfo::exists(path))
            return Failure{WarcFileError{Code::NotFound, m_file.errorString()}};
        return failure();
    }
    if (m_file.size() < size) {
        const auto tooShort = Failure{WarcFileError{Code::TooShort, QString::number(m_file.size())}};
        close();
        return tooShort;
    }
    m_size = m_file.size();
    return cut(size);
}

void WarcFile::close()
{
    if (m_file.isOpen())
        m_file.close();
}

base::Result<void, WarcFileError> WarcFile::cut(qint64 size)
{
    if (m_file.size() != size && !m_file.resize(size))
        return failure();
    if (!m_file.seek(size))
        return failure();
    m_size = size;
    return {};
}

base::Result<void, WarcFileError> WarcFile::append(QByteArrayView bytes)
{
    qint64 written = 0;
    while (written < bytes.size()) {
        const qint64 now = m_file.write(bytes.data() + written, bytes.size() - written);
        if (now <= 0) {
            const auto error = failure();
            (void)cut(m_size); // else whoever opens it next does
            return error;
        }
        written += now;
    }
    m_size += written;
    return {};
}

base::Result<void, WarcFileError> WarcFile::sync()
{
#ifdef Q_OS_WIN
    const bool synced = _commit(m_file.handle()) == 0;
#else
    const bool synced = fsync(m_file.handle()) == 0;
#endif
    if (!synced)
        return Failure{WarcFileError{Code::Io, QStringLiteral("the system cannot write it to the disk")}};
    return {};
}

} // namespace argiope::archive
