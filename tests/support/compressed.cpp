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

} // namespace argiope::test
