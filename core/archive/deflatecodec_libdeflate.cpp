#include "core/archive/deflatecodec.h"

#include <libdeflate.h>

namespace argiope::archive {

class DeflateCodec::Impl
{
public:
    explicit Impl(int level)
        : compressor(libdeflate_alloc_compressor(level))
    {
    }
    ~Impl() { libdeflate_free_compressor(compressor); }
    Impl(const Impl &) = delete;
    Impl &operator=(const Impl &) = delete;

    libdeflate_compressor *const compressor;
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
    return m_impl->compressor ? qsizetype(libdeflate_gzip_compress_bound(m_impl->compressor, size_t(bytes))) : 0;
}

qsizetype DeflateCodec::make(const QByteArray &in, qsizetype bytes, QByteArray &out)
{
    return qsizetype(
        libdeflate_gzip_compress(m_impl->compressor, in.data(), size_t(bytes), out.data(), size_t(out.size())));
}

} // namespace argiope::archive
