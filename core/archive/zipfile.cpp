#include "core/archive/zipfile.h"

#include <QIODevice>
#include <QtEndian>

#include <zlib.h>

#include <algorithm>
#include <limits>

namespace argiope::archive {

namespace {

constexpr qint64 EndBytes = 22; ///< of the record at the end, without its comment
constexpr qint64 LocatorBytes = 20;
constexpr qint64 End64Bytes = 56;
constexpr qint64 DirectoryEntryBytes = 46;
constexpr qint64 HeaderBytes = 30;
constexpr qint64 MostComment = 65535;
constexpr qint64 MostDirectory = 64 * 1024 * 1024;
constexpr qsizetype ZipPieceBytes = 256 * 1024;
constexpr quint32 InExtra32 = 0xffffffff; ///< the number stands in the extra field
constexpr quint16 Zip64Extra = 1;
constexpr quint16 Encrypted = 1; ///< flag
constexpr quint16 Stored = 0; ///< methods
constexpr quint16 Deflated = 8;

/// Numbers of a ZIP archive are little-endian.
template <class T>
T number(const QByteArray &bytes, qint64 at)
{
    return at >= 0 && at + qint64(sizeof(T)) <= bytes.size() ? qFromLittleEndian<T>(bytes.constData() + at) : T(0);
}

QByteArray bytesAt(QIODevice &device, qint64 at, qint64 bytes)
{
    if (at < 0 || bytes < 0 || at > device.size() - bytes || !device.seek(at))
        return {};
    QByteArray read = device.read(bytes);
    return read.size() == bytes ? read : QByteArray();
}

struct Directory
{
    qint64 at = -1;
    qint64 bytes = 0;
};

/// As the record at the end says, which a comment may follow.
base::Result<Directory, QByteArray> directoryOf(QIODevice &device)
{
    const qint64 size = device.size();
    const qint64 tail = std::min(size, EndBytes + MostComment);
    const QByteArray end = bytesAt(device, size - tail, tail);
    const qint64 at = end.lastIndexOf(QByteArrayView("PK\5\6"));
    if (at < 0 || at + EndBytes > end.size())
        return base::Failure{QByteArray("it is cut off: a ZIP archive has its directory at its end")};
    Directory directory{number<quint32>(end, at + 16), number<quint32>(end, at + 12)};
    if (directory.at == InExtra32 || directory.bytes == InExtra32 || number<quint16>(end, at + 10) == 0xffff) {
        const QByteArray locator = bytesAt(device, size - tail + at - LocatorBytes, LocatorBytes);
        if (locator.startsWith("PK\6\7")) {
            const QByteArray end64 = bytesAt(device, qint64(number<quint64>(locator, 8)), End64Bytes);
            if (!end64.startsWith("PK\6\6"))
                return base::Failure{QByteArray("its directory is damaged")};
            directory = {qint64(number<quint64>(end64, 48)), qint64(number<quint64>(end64, 40))};
        }
    }
    if (directory.bytes > MostDirectory)
        return base::Failure{QByteArray("its directory is too long")};
    return directory;
}

/// The 64-bit numbers of an entry whose others have no room for them, in their order.
void takeLargeNumbers(const QByteArray &extra, ZipEntry &entry)
{
    for (qint64 at = 0; at + 4 <= extra.size();) {
        const qint64 length = number<quint16>(extra, at + 2);
        if (number<quint16>(extra, at) == Zip64Extra) {
            const QByteArray numbers = extra.mid(at + 4, length);
            qint64 place = 0;
            for (qint64 *value : {&entry.bytes, &entry.packed, &entry.header}) {
                if (*value != InExtra32)
                    continue;
                *value = qint64(number<quint64>(numbers, place));
                place += sizeof(quint64);
            }
            return;
        }
        at += 4 + length;
    }
}

/// Raw deflate, piece by piece.
class Inflater
{
public:
    Inflater() { m_good = inflateInit2(&m_stream, -MAX_WBITS) == Z_OK; }
    ~Inflater()
    {
        if (m_good)
            inflateEnd(&m_stream);
    }
    Inflater(const Inflater &) = delete;
    Inflater &operator=(const Inflater &) = delete;

    /// False where it is damaged, or `take` wants no more.
    template <class Take>
    bool feed(QByteArray &piece, const Take &take)
    {
        QByteArray out(ZipPieceBytes, Qt::Uninitialized);
        m_stream.next_in = reinterpret_cast<Bytef *>(piece.data());
        m_stream.avail_in = uInt(piece.size());
        while (m_good && !m_ended && (m_stream.avail_in > 0 || m_more)) {
            m_stream.next_out = reinterpret_cast<Bytef *>(out.data());
            m_stream.avail_out = uInt(out.size());
            const int result = inflate(&m_stream, Z_NO_FLUSH);
            m_ended = result == Z_STREAM_END;
            if (result != Z_OK && !m_ended && result != Z_BUF_ERROR)
                return false;
            m_more = m_stream.avail_out == 0;
            if (!take(QByteArrayView(out).first(out.size() - qsizetype(m_stream.avail_out))))
                return false;
        }
        return m_good;
    }
    [[nodiscard]] bool ended() const { return m_ended; }

private:
    z_stream m_stream{};
    bool m_good = false;
    bool m_ended = false;
    bool m_more = false; ///< of what it has taken
};

} // namespace

bool isZip(QIODevice &device)
{
    const QByteArray first = device.peek(4);
    return first == "PK\3\4" || first == "PK\5\6";
}

base::Result<QList<ZipEntry>, QByteArray> zipEntries(QIODevice &device)
{
    const auto directory = directoryOf(device);
    if (!directory)
        return base::Failure{directory.error()};
    const QByteArray bytes = bytesAt(device, directory->at, directory->bytes);
    if (bytes.size() != directory->bytes)
        return base::Failure{QByteArray("its directory is damaged")};
    QList<ZipEntry> entries;
    for (qint64 at = 0; at + DirectoryEntryBytes <= bytes.size();) {
        const qint64 name = number<quint16>(bytes, at + 28);
        const qint64 extra = number<quint16>(bytes, at + 30);
        const qint64 next = at + DirectoryEntryBytes + name + extra + number<quint16>(bytes, at + 32);
        if (QByteArrayView(bytes).sliced(at, 4) != QByteArrayView("PK\1\2") || next > bytes.size())
            return base::Failure{QByteArray("its directory is damaged")};
        if (entries.size() >= MostZipEntries)
            return base::Failure{QByteArray("it has too many files")};
        ZipEntry entry;
        entry.name = bytes.mid(at + DirectoryEntryBytes, name);
        entry.crc = number<quint32>(bytes, at + 16);
        entry.packed = number<quint32>(bytes, at + 20);
        entry.bytes = number<quint32>(bytes, at + 24);
        entry.header = number<quint32>(bytes, at + 42);
        takeLargeNumbers(bytes.mid(at + DirectoryEntryBytes + name, extra), entry);
        const quint16 method = number<quint16>(bytes, at + 10);
        entry.deflated = method == Deflated;
        if ((method == Stored || method == Deflated) && !(number<quint16>(bytes, at + 8) & Encrypted))
            entries.append(entry);
        at = next;
    }
    return entries;
}

QByteArray extract(
    QIODevice &zip, const ZipEntry &entry, QIODevice &to, qint64 most, const std::function<bool()> &canceled)
{
    const QByteArray header = bytesAt(zip, entry.header, HeaderBytes);
    if (!header.startsWith("PK\3\4"))
        return entry.name + " is not where the directory says";
    const qint64 begin = entry.header + HeaderBytes + number<quint16>(header, 26) + number<quint16>(header, 28);
    if (entry.packed < 0 || begin > zip.size() - entry.packed || !zip.seek(begin))
        return entry.name + " is cut off";
    if (entry.bytes < 0 || entry.bytes > most)
        return entry.name + " is too long";
    Inflater inflater;
    qint64 written = 0;
    auto crc = crc32(0, nullptr, 0);
    QByteArray wrong;
    const auto take = [&](QByteArrayView piece) {
        written += piece.size();
        if (written > entry.bytes) {
            wrong = entry.name + " is longer than the directory says";
            return false;
        }
        crc = crc32(crc, reinterpret_cast<const Bytef *>(piece.data()), uInt(piece.size()));
        if (to.write(piece.data(), piece.size()) == piece.size())
            return true;
        wrong = to.errorString().toUtf8();
        return false;
    };
    for (qint64 left = entry.packed; left > 0 && !inflater.ended();) {
        if (canceled && canceled())
            return {};
        QByteArray piece = zip.read(std::min<qint64>(left, ZipPieceBytes));
        if (piece.isEmpty())
            return entry.name + " cannot be read";
        left -= piece.size();
        const bool good = entry.deflated ? inflater.feed(piece, take) : take(piece);
        if (!good)
            return wrong.isEmpty() ? QByteArray(entry.name + " is damaged") : wrong;
    }
    return written == entry.bytes && quint32(crc) == entry.crc ? QByteArray() : QByteArray(entry.name + " is damaged");
}

} // namespace argiope::archive
