#pragma once

#include "core/archive/warcreader.h"

#include <QByteArrayList>

#include <functional>

class QIODevice;

namespace argiope::archive {

/// What came of reading all of an archive.
struct ScanResult
{
    qint64 records = 0;
    qint64 troubles = 0; ///< places that cannot be read
    QByteArrayList first; ///< of these, in words
    /// A gzip member holds several records, so a record's offset does not find it: nothing more was read. unpack()
    /// makes a file of it in which it does.
    bool crowded = false;
    bool isNone = false; ///< this is no web archive at all
    bool canceled = false; ///< or `take` did not want more
};

/// Reads all records of an archive, whoever wrote it, and goes on behind what is damaged, where the next record or gzip
/// member begins, unless too much of it is damaged. `take` gets each record, with the beginning of its block as the
/// limits have it, and says whether to go on. One thread; the device can be read at any place.
[[nodiscard]] ScanResult scanArchive(
    QIODevice &device, const ReadLimits &limits, const std::function<bool(WarcRecord &&record)> &take);

/// Writes what is packed in `from`, member after member, and returns what is wrong in words, or "". What comes before a
/// damage is written. More than `most` bytes are an error.
[[nodiscard]] QByteArray unpack(QIODevice &from, QIODevice &to, qint64 most, const std::function<bool()> &canceled);

} // namespace argiope::archive
