#include "core/archive/warcscan.h"

#include "core/archive/gunzip.h"

#include <QIODevice>

#include <algorithm>

namespace argiope::archive {

namespace {

constexpr qsizetype MostTold = 20;
constexpr int MostTries = 100'000; ///< of places that look like the beginning of a record, and are none
/// Read of blocks that came to nothing, of one archive. Each may say that it goes on to the end of the file, and be
/// read to there.
constexpr qint64 MostUnused = qint64(16) << 30;
constexpr qsizetype SearchBytes = 256 * 1024;
constexpr qsizetype UnpackBytes = 64 * 1024;
const QByteArray Member("\x1f\x8b\x08", 3); // RFC 1952, 2.3.1
const QByteArray Record("\nWARC/");

/// Where something from `from` on looks like the beginning of a record; -1: nowhere.
qint64 nextPlace(QIODevice &device, qint64 from, bool packed, const std::function<bool()> &canceled)
{
    const QByteArray &mark = packed ? Member : Record;
    QByteArray kept; // its end may be the beginning of a mark
    for (qint64 at = from; !(canceled && canceled()) && device.seek(at);) {
        const QByteArray piece = device.read(SearchBytes);
        if (piece.isEmpty())
            return -1;
        const qint64 begins = at - kept.size();
        const QByteArray both = kept + piece;
        if (const qsizetype found = both.indexOf(mark); found >= 0)
            return begins + found + (packed ? 0 : 1);
        kept = both.right(mark.size() - 1);
        at += piece.size();
    }
    return -1;
}

} // namespace

ScanResult scanArchive(
    QIODevice &device, const ReadLimits &limits, const std::function<bool(WarcRecord &&record)> &take)
{
    ScanResult result;
    const bool packed = device.seek(0) && device.peek(1) == "\x1f";
    qint64 start = 0;
    qint64 last = -1; // where the last record began
    int tries = 0;
    qint64 unused = 0;
    for (bool searching = false; start >= 0 && device.seek(start);) {
        WarcReader reader(device, limits);
        bool found = false;
        while (auto record = reader.next()) {
            if (packed && record->offset == last) {
                result.crowded = true;
                return result;
            }
            last = record->offset;
            found = true;
            ++result.records;
            if (!take(std::move(*record))) {
                result.canceled = true;
                return result;
            }
        }
        if (reader.error().isEmpty())
            break;
        if (limits.canceled && limits.canceled()) {
            result.canceled = true;
            return result;
        }
        if (found || !searching) {
            ++result.troubles;
            if (result.first.size() < MostTold)
                result.first.append(reader.error());
        }
        searching = true;
        unused += reader.unusedBytes();
        if ((!found && ++tries > MostTries) || unused > MostUnused) {
            result.first.append("too much of it is damaged: the rest is not read");
            break;
        }
        start = nextPlace(device, std::max(reader.place(), start) + 1, packed, limits.canceled);
    }
    result.canceled = limits.canceled && limits.canceled();
    result.isNone = result.records == 0;
    return result;
}

QByteArray unpack(QIODevice &from, QIODevice &to, qint64 most, const std::function<bool()> &canceled)
{
    Gunzip in(from);
    qint64 written = 0;
    do {
        for (QByteArrayView piece = in.read(UnpackBytes); !piece.isEmpty(); piece = in.read(UnpackBytes)) {
            written += piece.size();
            if (written > most)
                return "it holds more than " + QByteArray::number(most) + " bytes";
            if (to.write(piece.data(), piece.size()) != piece.size())
                return "cannot be unpacked: " + to.errorString().toUtf8();
            if (canceled && canceled())
                return {};
        }
    } while (in.error().isEmpty() && in.nextMember());
    return in.error();
}

} // namespace argiope::archive
