#pragma once

#include "core/base/result.h"

#include <QByteArrayView>
#include <QFile>
#include <QString>

namespace argiope::archive {

struct WarcFileError
{
    enum class Code : quint8 { Exists, NotFound, NoAccess, TooShort, DiskFull, Io };
    Code code = Code::Io;
    QString detail{}; ///< what the system says
};

/// A web archive that grows at its end. One thread, one writer: who owns the project owns it.
class WarcFile
{
public:
    /// A new one; Exists where there is a file.
    [[nodiscard]] base::Result<void, WarcFileError> create(const QString &path);
    /// One that is there, cut to `size`. TooShort where it has less, and then it is not open.
    [[nodiscard]] base::Result<void, WarcFileError> open(const QString &path, qint64 size);
    void close();

    [[nodiscard]] bool isOpen() const { return m_file.isOpen(); }
    [[nodiscard]] QString path() const { return m_file.fileName(); }
    [[nodiscard]] qint64 size() const { return m_size; }

    /// All of it or nothing: what a failure left behind is cut away. The bytes are the system's then: a crash of the
    /// program takes none of them.
    [[nodiscard]] base::Result<void, WarcFileError> append(QByteArrayView bytes);
    [[nodiscard]] base::Result<void, WarcFileError> cut(qint64 size);
    /// On the disk: a power cut takes none of them either.
    [[nodiscard]] base::Result<void, WarcFileError> sync();

private:
    [[nodiscard]] base::Failure<WarcFileError> failure() const;

    QFile m_file;
    qint64 m_size = 0;
};

} // namespace argiope::archive
