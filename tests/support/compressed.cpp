#include "tests/support/compressed.h"

#include <zlib.h>
#include <zstd.h>

namespace argiope::test {

QByteArray deflated(const QByteArray &plain, int windowBits)
{
    z_stream stream{};
    if (deflateInit2(&stream, 6, Z_DEFLATED, windowBits, 8, Z_DEFAULT_STRATEGY) != Z_OK)
        qFatal("zlib does not start");
    QByteArray result(qsizetype(deflateBound(&stream, uLong(plain.size()))) + 64, Qt::Uninitialized);
    stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(plain.data()));
    stream.avail_in = uInt(plain.size());
    stream.next_out = reinterpret_cast<Bytef *>(result.data());
    stream.avail_out = uInt(result.size());
    if (deflate(&stream, Z_FINISH) != Z_STREAM_END)
        qFatal("zlib does not end");
    result.truncate(qsizetype(stream.total_out));
    deflateEnd(&stream);
    return result;
}

QByteArray gzipped(const QByteArray &plain)
{
    return deflated(plain, gzipWindow);
}

QByteArray zstandard(const QByteArray &plain)
{
    QByteArray result(qsizetype(ZSTD_compressBound(size_t(plain.size()))), Qt::Uninitialized);
    const size_t made = ZSTD_compress(result.data(), size_t(result.size()), plain.constData(), size_t(plain.size()), 1);
    if (ZSTD_isError(made))
        qFatal("zstd does not compress");
    result.truncate(qsizetype(made));
    return result;
}

QByteArray zipped(const QList<QPair<QByteArray, QByteArray>> &files, bool deflated)
{
    const auto put16
        = [](QByteArray &to, qint64 value) { to.append(char(value & 0xff)).append(char(value >> 8 & 0xff)); };
    const auto put32 = [&put16](QByteArray &to, qint64 value) {
        put16(to, value & 0xffff);
        put16(to, value >> 16 & 0xffff);
    };
    QByteArray zip;
    QByteArray directory;
    for (const auto &[name, bytes] : files) {
        constexpr qsizetype head = 10; // of gzip, which has the checksum and the length at its end
        constexpr qsizetype tail = 8;
        const QByteArray packed = gzipped(bytes);
        const QByteArray body = deflated ? packed.mid(head, packed.size() - head - tail) : bytes;
        QByteArray common;
        put16(common, 20); // version
        put16(common, 0);
        put16(common, deflated ? 8 : 0);
        put32(common, 0); // time
        common += packed.right(tail).left(4);
        put32(common, body.size());
        put32(common, bytes.size());
        put16(common, name.size());
        put16(common, 0);
        directory += QByteArray("PK\1\2");
        put16(directory, 20);
        directory += common;
        directory += QByteArray(10, '\0'); // comment, disk, attributes
        put32(directory, zip.size());
        directory += name;
        zip += QByteArray("PK\3\4") + common + name + body;
    }
    QByteArray end = QByteArray("PK\5\6") + QByteArray(4, '\0');
    put16(end, files.size());
    put16(end, files.size());
    put32(end, directory.size());
    put32(end, zip.size());
    put16(end, 0);
    return zip + directory + end;
}

} // namespace argiope::test
