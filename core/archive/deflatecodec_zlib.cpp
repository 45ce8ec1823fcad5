#include "core/archive/deflatecodec.h"

#include <zlib.h>

#include <limits>

namespace argiope::archive {

namespace {
constexpr int WindowOfGzip = 15 + 16;
constexpr int UsualMemory = 8;
} // namespace

class DeflateCodec::Impl
{
public:
    explicit Impl(int level)
        : ready(deflateInit2(&stream, level, Z_DEFLATED, WindowOfGzip, UsualMemory, Z_DEFAULT_STRATEGY) == Z_OK)
    {
    }
    ~Impl()
    {
        if (ready)
            (void)deflateEnd(&stream);
    }
    Impl(const Impl &) = delete;
    Impl &operator=(const Impl &) = delete;

    z_stream stream{};
    const bool ready;
};

DeflateCodec::DeflateCodec(int level)
    : m_level(level)
{
}

DeflateCodec::~DeflateCodec() = default;

qsizetype DeflateCodec::most(qsizetype bytes)
{
    if (!m_impl)
        m_impl = std::make_unique<Impl>(m_level);
    // After a member's end the bound leaves out what frames it.
    if (!m_impl->ready || deflateReset(&m_impl->stream) != Z_OK)
        return 0;
    return qsizetype(deflateBound(&m_impl->stream, uLong(bytes)));
}

qsizetype DeflateCodec::make(const QByteArray &in, qsizetype bytes, QByteArray &out)
{
    z_stream &stream = m_impl->stream;
    constexpr auto Most = qsizetype(std::numeric_limits<uInt>::max());
    if (bytes > Most || out.size() > Most)
        return 0;
    stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(in.data()));
    stream.avail_in = uInt(bytes);
    stream.next_out = reinterpret_cast<Bytef *>(out.data());
    stream.avail_out = uInt(out.size());
    return deflate(&stream, Z_FINISH) == Z_STREAM_END ? qsizetype(stream.total_out) : 0;
}

} // namespace argiope::archive
