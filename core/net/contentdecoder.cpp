#include "core/net/contentdecoder.h"

#include <QList>

#include <algorithm>
#include <array>
#include <zlib.h>

namespace argiope::net {

namespace {

constexpr int detectGzipOrZlib = 15 + 32;
constexpr int rawDeflate = -15;
/// More codings than this on one body are an attack, not a server.
constexpr qsizetype maxStack = 5;

QList<QByteArray> codingsOf(QByteArrayView value)
{
    QList<QByteArray> codings;
    for (const QByteArray &part : value.toByteArray().toLower().split(',')) {
        const QByteArray coding = part.trimmed();
        if (!coding.isEmpty() && coding != "identity")
            codings.append(coding);
    }
    return codings;
}

bool isZlibCoding(const QByteArray &coding)
{
    return coding == "gzip" || coding == "x-gzip" || coding == "deflate";
}

DecodedBody inflated(const QByteArray &raw, int windowBits, qint64 limit)
{
    DecodedBody result;
    z_stream stream{};
    if (inflateInit2(&stream, windowBits) != Z_OK) {
        result.failure = base::Outcome::DecodeFailed;
        return result;
    }
    stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(raw.constData()));
    stream.avail_in = uInt(raw.size());
    std::array<char, 32 * 1024> buffer;
    int state = Z_OK;
    while (state == Z_OK && result.failure == base::Outcome::None) {
        stream.next_out = reinterpret_cast<Bytef *>(buffer.data());
        stream.avail_out = uInt(buffer.size());
        state = inflate(&stream, Z_NO_FLUSH);
        result.body.append(buffer.data(), qsizetype(buffer.size() - stream.avail_out));
        if (result.body.size() > limit) {
            result.body.truncate(limit);
            result.failure = base::Outcome::TooLarge;
        }
    }
    // Z_BUF_ERROR: the input ended early, which is forgiven as Qt forgives it.
    if (result.failure == base::Outcome::None && state != Z_STREAM_END && state != Z_BUF_ERROR)
        result.failure = base::Outcome::DecodeFailed;
    inflateEnd(&stream);
    return result;
}

} // namespace

CodingPlan codingPlan(QByteArrayView value)
{
    const QList<QByteArray> codings = codingsOf(value);
    if (codings.isEmpty())
        return {};
    if (codings.size() == 1 && codings.first() != "x-gzip") {
        for (const char *known : {"gzip", "deflate", "br", "zstd"}) {
            if (codings.first() == known)
                return {Coding::None, true};
        }
    }
    const auto unsupported = [](const QByteArray &coding) {
        for (const char *name : {"br", "zstd", "compress", "x-compress", "exi", "pack200-gzip", "dcb", "dcz"}) {
            if (coding == name)
                return true;
        }
        return false;
    };
    if (codings.size() > maxStack || std::any_of(codings.begin(), codings.end(), unsupported))
        return {Coding::Unsupported, false};
    return {std::all_of(codings.begin(), codings.end(), isZlibCoding) ? Coding::Stacked : Coding::None, false};
}

DecodedBody decodeStacked(const QByteArray &raw, QByteArrayView value, qint64 limit)
{
    const QList<QByteArray> codings = codingsOf(value);
    DecodedBody result{raw, base::Outcome::None};
    for (auto coding = codings.crbegin(); coding != codings.crend() && !result.body.isEmpty(); ++coding) {
        const QByteArray input = result.body;
        result = inflated(input, detectGzipOrZlib, limit);
        if (result.failure == base::Outcome::DecodeFailed && *coding == "deflate")
            result = inflated(input, rawDeflate, limit);
        if (result.failure != base::Outcome::None)
            break;
    }
    return result;
}

} // namespace argiope::net
