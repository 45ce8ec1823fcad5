#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QList>

#include <functional>

class QIODevice;

namespace argiope::archive {

/// A file within a ZIP archive, as its directory has it.
struct ZipEntry
{
    QByteArray name;
    qint64 header = 0; ///< where its own header begins
    qint64 packed = 0; ///< bytes in the archive
    qint64 bytes = 0; ///< unpacked
    quint32 crc = 0;
    bool deflated = false; ///< else it stands there as it is
};

[[nodiscard]] bool isZip(QIODevice &device); ///< by its first bytes; the device stands where it stood

/// What is in a ZIP archive (APPNOTE 6.3, also of more than 4 GiB), whoever wrote it: within the file, and of no more
/// entries than `MostZipEntries`. What is packed otherwise than by deflate, or encrypted, is left out. An error is
/// English. The device can be read at any place.
inline constexpr int MostZipEntries = 100'000;
[[nodiscard]] base::Result<QList<ZipEntry>, QByteArray> zipEntries(QIODevice &device);

/// Writes one of them, of at most `most` bytes, and returns what is wrong in words, or "". Constant memory.
[[nodiscard]] QByteArray extract(
    QIODevice &zip, const ZipEntry &entry, QIODevice &to, qint64 most, const std::function<bool()> &canceled);

} // namespace argiope::archive
