#pragma once

#include <QByteArray>

#include <functional>

class QIODevice;

namespace argiope::archive {

[[nodiscard]] bool isZstd(QIODevice &device); ///< by its first bytes; the device stands where it stood

/// Writes what is packed in a web archive of Zstandard frames (.warc.zst), whose first one may be a dictionary for all
/// others ("Zstandard compression of WARC files", IIPC), and returns what is wrong in words, or "". What comes before a
/// damage is written. More than `most` bytes, and frames that ask for more than 128 MiB of memory, are an error.
[[nodiscard]] QByteArray unpackZstd(QIODevice &from, QIODevice &to, qint64 most, const std::function<bool()> &canceled);

} // namespace argiope::archive
