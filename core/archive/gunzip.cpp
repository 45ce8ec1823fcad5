#include "core/archive/gunzip.h"

#include <zlib.h>

#include <QIODevice>

#include <algorithm>
#include <array>

namespace argiope::archive {

namespace {
constexpr qsizetype PieceBytes = 64 * 1024;
} // namespace

struct Gunzip::Impl
{
    explicit Impl(QIODevice &source)
        : device(source)
        , start(source.pos())
        , at(start)
    {
    }
    ~Impl()
    {
        if (inflating)
            (void)inflateEnd(&stream);
    }
    Impl(const Impl &) = delete;
    Impl &operator=(const Impl &) = delete;

    /// False at the end of the file, and where it cannot be read.
    bool fill()
    {
        if (inUsed < inSize)
            return true;
        const qint64 got = device.read(in.data(), PieceBytes);
        if (got < 0)
            error = "cannot be read: " + device.errorString().toUtf8();
        inUsed = 0;
        inSize = std::max<qint64>(got, 0);
        return inSize > 0;
    }
    void begin();
    void inflateMore();

    QIODevice &device;
    qint64 start; ///< of the member
    qint64 at; ///< in the file, of in[inUsed]
    std::array<char, PieceBytes> in;
    qsizetype inUsed = 0;
    qsizetype inSize = 0;
    std::array<char, PieceBytes> out;
    qsizetype outUsed = 0;
    qsizetype outSize = 0;
    z_stream stream{};
    bool inflating = false;
    bool known = false; ///< whether the file is packed
    bool isPacked = false;
    bool ended = false; ///< the member
    QByteArray error;
};

void Gunzip::Impl::begin()
{
    known = true;
    if (!fill()) {
        ended = true;
        return;
    }
    isPacked = uchar(in[0]) == 0x1f;
    if (!isPacked)
        return;
    inflating = inflateInit2(&stream, 15 + 16) == Z_OK;
    if (!inflating)
        error = "no memory to unpack it";
}

void Gunzip::Impl::inflateMore()
{
    outUsed = 0;
    outSize = 0;
    while (outSize == 0 && !ended && error.isEmpty()) {
        if (!fill()) {
            if (error.isEmpty())
                error = "the file breaks off inside a gzip member";
            return;
        }
        stream.next_in = reinterpret_cast<Bytef *>(in.data()) + inUsed;
        stream.avail_in = uInt(inSize - inUsed);
        stream.next_out = reinterpret_cast<Bytef *>(out.data());
        stream.avail_out = uInt(out.size());
        const int result = inflate(&stream, Z_NO_FLUSH);
        const qsizetype used = inSize - inUsed - qsizetype(stream.avail_in);
        inUsed += used;
        at += used;
        outSize = qsizetype(out.size()) - qsizetype(stream.avail_out);
        if (result == Z_STREAM_END)
            ended = true;
        else if (result != Z_OK && result != Z_BUF_ERROR)
            error = QByteArray("damaged gzip member: ") + (stream.msg ? stream.msg : "no valid data");
    }
}

Gunzip::Gunzip(QIODevice &device)
    : m_impl(std::make_unique<Impl>(device))
{
}

Gunzip::~Gunzip() = default;

QByteArrayView Gunzip::read(qsizetype most)
{
    Impl &d = *m_impl;
    if (!d.known)
        d.begin();
    if (most <= 0)
        return {};
    if (!d.isPacked) {
        if (d.ended || !d.error.isEmpty())
            return {};
        if (!d.fill()) {
            d.ended = d.error.isEmpty();
            return {};
        }
        const qsizetype bytes = std::min(most, d.inSize - d.inUsed);
        const QByteArrayView piece(d.in.data() + d.inUsed, bytes);
        d.inUsed += bytes;
        d.at += bytes;
        return piece;
    }
    if (d.outUsed == d.outSize)
        d.inflateMore();
    const qsizetype bytes = std::min(most, d.outSize - d.outUsed);
    const QByteArrayView piece(d.out.data() + d.outUsed, bytes);
    d.outUsed += bytes;
    return piece;
}

void Gunzip::unread(qsizetype bytes)
{
    Impl &d = *m_impl;
    if (d.isPacked) {
        d.outUsed -= bytes;
    } else {
        d.inUsed -= bytes;
        d.at -= bytes;
    }
}

bool Gunzip::nextMember()
{
    Impl &d = *m_impl;
    if (!d.isPacked || !d.ended || d.outUsed < d.outSize || !d.error.isEmpty() || !d.fill())
        return false;
    d.ended = false;
    d.start = d.at;
    if (inflateReset(&d.stream) != Z_OK)
        d.error = "no memory to unpack it";
    return d.error.isEmpty();
}

bool Gunzip::packed() const
{
    return m_impl->isPacked;
}

qint64 Gunzip::offset() const
{
    return m_impl->at;
}

qint64 Gunzip::memberStart() const
{
    return m_impl->start;
}

bool Gunzip::memberEnded() const
{
    return m_impl->ended && m_impl->outUsed == m_impl->outSize;
}

const QByteArray &Gunzip::error() const
{
    return m_impl->error;
}

} // namespace argiope::archive
