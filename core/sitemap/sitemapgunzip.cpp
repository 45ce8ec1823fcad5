#include "core/sitemap/sitemapgunzip.h"

#include <algorithm>
#include <array>
#include <limits>

#include <zlib.h>

namespace argiope::sitemap {

struct SitemapGunzip::Impl
{
    z_stream stream{};
    std::array<char, 64 * 1024> buffer;
    State state = State::Inside;
    bool ready = false;
    bool trailing = false; ///< something that is no member has come behind one
};

SitemapGunzip::SitemapGunzip()
    : m_impl(std::make_unique<Impl>())
{
    constexpr int GzipOnly = 16;
    m_impl->ready = inflateInit2(&m_impl->stream, MAX_WBITS + GzipOnly) == Z_OK;
    if (!m_impl->ready)
        m_impl->state = State::Broken;
}

SitemapGunzip::~SitemapGunzip()
{
    if (m_impl->ready)
        inflateEnd(&m_impl->stream);
}

SitemapGunzip::State SitemapGunzip::state() const
{
    return m_impl->state;
}

void SitemapGunzip::feed(QByteArrayView packed, const Output &output)
{
    Impl &d = *m_impl;
    while (!packed.isEmpty() && d.state != State::Broken && !d.trailing) {
        if (d.state == State::BetweenMembers) {
            if (static_cast<unsigned char>(packed.front()) != 0x1f) {
                d.trailing = true;
                return;
            }
            inflateReset(&d.stream);
            d.state = State::Inside;
        }
        const qsizetype step = std::min<qsizetype>(packed.size(), std::numeric_limits<int>::max());
        d.stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(packed.data()));
        d.stream.avail_in = uInt(step);
        int result = Z_OK;
        do {
            d.stream.next_out = reinterpret_cast<Bytef *>(d.buffer.data());
            d.stream.avail_out = uInt(d.buffer.size());
            result = inflate(&d.stream, Z_NO_FLUSH);
            const qsizetype produced = qsizetype(d.buffer.size()) - qsizetype(d.stream.avail_out);
            if (produced > 0)
                output(QByteArrayView(d.buffer.data(), produced));
        } while (result == Z_OK && (d.stream.avail_in > 0 || d.stream.avail_out == 0));
        packed = packed.sliced(step - qsizetype(d.stream.avail_in));
        if (result == Z_STREAM_END)
            d.state = State::BetweenMembers;
        else if (result != Z_OK && result != Z_BUF_ERROR)
            d.state = State::Broken;
    }
}

} // namespace argiope::sitemap
