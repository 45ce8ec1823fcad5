#include "core/export/packedsheets.h"

#include <QByteArray>
#include <QIODevice>
#include <QtEndian>

#include <zlib.h>

#include <algorithm>
#include <array>
#include <optional>

namespace argiope::exporting {

namespace {

constexpr qint64 EndRecordBytes = 22;
constexpr qsizetype EntryBytes = 46; ///< of the directory, without its names
constexpr qsizetype LocalBytes = 30; ///< before an entry's data, without its names
constexpr int Deflated = 8;
constexpr qsizetype MostKept = 64; ///< bytes that are looked at again with the next piece

template <class T>
T numberAt(const QByteArray &bytes, qsizetype at)
{
    return qFromLittleEndian<T>(bytes.constData() + at);
}

/// Where the data of an entry stand.
struct PackedEntry
{
    qint64 from = 0;
    qint64 bytes = 0;
};

std::optional<PackedEntry> findEntry(QIODevice &file, const QByteArray &directory, const QByteArray &name)
{
    for (qsizetype at = 0; at + EntryBytes <= directory.size();) {
        const auto nameBytes = numberAt<quint16>(directory, at + 28);
        const auto method = numberAt<quint16>(directory, at + 10);
        if (directory.mid(at + EntryBytes, nameBytes) == name) {
            const qint64 local = numberAt<quint32>(directory, at + 42);
            if (method != Deflated || !file.seek(local))
                return std::nullopt;
            const QByteArray head = file.read(LocalBytes);
            if (head.size() < LocalBytes)
                return std::nullopt;
            return PackedEntry{local + LocalBytes + numberAt<quint16>(head, 26) + numberAt<quint16>(head, 28),
                numberAt<quint32>(directory, at + 20)};
        }
        at += EntryBytes + nameBytes + numberAt<quint16>(directory, at + 30) + numberAt<quint16>(directory, at + 32);
    }
    return std::nullopt;
}

/// Counts the rows in a sheet's text as it comes.
class RowCounter
{
public:
    void take(QByteArrayView piece)
    {
        static constexpr QByteArrayView Row = "<row ";
        m_text.append(piece);
        qsizetype from = 0;
        for (qsizetype at = m_text.indexOf(Row); at >= 0; at = m_text.indexOf(Row, from)) {
            ++m_rows;
            from = at + Row.size();
        }
        // A beginning of the next one may stand at the end.
        m_text.remove(0, std::max(from, m_text.size() - MostKept));
    }
    [[nodiscard]] bool isWhole(qint64 rows) const
    {
        return m_rows == rows && m_text.trimmed().endsWith("</worksheet>");
    }

private:
    QByteArray m_text;
    qint64 m_rows = 0;
};

bool isWholeSheet(QIODevice &file, const PackedEntry &entry, qint64 rows)
{
    z_stream stream{};
    if (inflateInit2(&stream, -MAX_WBITS) != Z_OK)
        return false;
    RowCounter counter;
    std::array<char, 128 * 1024> text;
    qint64 left = entry.bytes;
    int status = file.seek(entry.from) ? Z_OK : Z_DATA_ERROR;
    while (status == Z_OK && left > 0) {
        QByteArray packed = file.read(std::min<qint64>(left, 64 * 1024));
        if (packed.isEmpty())
            break;
        left -= packed.size();
        stream.next_in = reinterpret_cast<Bytef *>(packed.data());
        stream.avail_in = uInt(packed.size());
        do {
            stream.next_out = reinterpret_cast<Bytef *>(text.data());
            stream.avail_out = uInt(text.size());
            status = inflate(&stream, Z_NO_FLUSH);
            counter.take(QByteArrayView(text.data(), qsizetype(text.size() - stream.avail_out)));
        } while (status == Z_OK && stream.avail_out == 0);
        if (status == Z_BUF_ERROR) // it wants the next piece
            status = Z_OK;
    }
    inflateEnd(&stream);
    return status == Z_STREAM_END && counter.isWhole(rows);
}

} // namespace

bool hasWholeSheets(QIODevice &file, const QList<qint64> &rows)
{
    if (file.size() < EndRecordBytes || !file.seek(file.size() - EndRecordBytes))
        return false;
    const QByteArray end = file.read(EndRecordBytes);
    if (end.size() < EndRecordBytes || !end.startsWith("PK\5\6") || !file.seek(numberAt<quint32>(end, 16)))
        return false;
    const QByteArray directory = file.read(numberAt<quint32>(end, 12));
    for (qsizetype i = 0; i < rows.size(); ++i) {
        const auto entry = findEntry(file, directory, "xl/worksheets/sheet" + QByteArray::number(i + 1) + ".xml");
        if (!entry || !isWholeSheet(file, *entry, rows[i]))
            return false;
    }
    return true;
}

} // namespace argiope::exporting
