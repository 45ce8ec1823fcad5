#pragma once

#include "core/archive/warcfields.h"

#include <functional>
#include <memory>
#include <optional>

class QIODevice;

namespace argiope::archive {

/// A record as it was read.
struct WarcRecord
{
    QByteArray version; ///< "1.1"
    QByteArray type; ///< WARC-Type, in small letters
    Fields fields; ///< values without the blanks around them; lines that were folded are joined
    QByteArray block; ///< its beginning, where it is longer than ReadLimits::keep
    qint64 length = 0; ///< of the block, as it is
    qint64 offset = 0; ///< in the file, of the record or of the gzip member that it stands in
    qint64 end = 0; ///< in the file, behind it
    /// Whether the digest that the record names for its block is right; nothing where it names none that is known here.
    std::optional<bool> digestHolds;

    [[nodiscard]] QByteArray field(QByteArrayView name) const { return fieldValue(fields, name); }
    [[nodiscard]] bool whole() const { return block.size() == length; }
};

struct ReadLimits
{
    qint64 keep = 64 * 1024 * 1024; ///< bytes of a block that are kept; the rest is read over
    qint64 block = qint64(4) << 30; ///< a record that says it is longer is an error
    qsizetype head = 256 * 1024; ///< bytes of version and fields
    int fields = 1000;
    /// Asked within long blocks, too: true ends reading, with an error.
    std::function<bool()> canceled = {};
};

/// Reads web archives, WARC 0.17 to 1.1 (ISO 28500), packed by gzip or plain, whoever wrote them. Strict about lengths:
/// a block must end where its length says. Whatever the file holds, memory stays within the limits, and reading ends.
/// One thread; the device must outlive it.
class WarcReader
{
public:
    explicit WarcReader(QIODevice &device, const ReadLimits &limits = {});
    ~WarcReader();
    WarcReader(const WarcReader &) = delete;
    WarcReader &operator=(const WarcReader &) = delete;

    /// Nothing at the end of the file, and behind the first error.
    [[nodiscard]] std::optional<WarcRecord> next();
    [[nodiscard]] qint64 place() const; ///< in the file, where the last record, or what was taken for one, begins
    [[nodiscard]] qint64 unusedBytes() const; ///< unpacked, of the block at which the error is
    /// What is wrong, in words, with the place in the file; "": nothing is.
    [[nodiscard]] const QByteArray &error() const;

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

} // namespace argiope::archive
