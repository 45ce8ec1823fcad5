#include "core/archive/warcwriter.h"

#include "core/archive/digest.h"

#include <zlib.h>

#include <QCryptographicHash>

#include <algorithm>
#include <limits>

namespace argiope::archive {

namespace {

/// Pages are packed while others wait for the processor: the lowest level takes a third of the time of the usual one,
/// and leaves a fifth more.
constexpr int PackedLevel = 1;
constexpr int GzipWindow = 15 + 16;
constexpr int Memory = 8;
constexpr size_t MostAtOnce = std::numeric_limits<uInt>::max();

/// One of each level a thread: to set one up costs more than to pack a small record.
class Deflater
{
public:
    explicit Deflater(int level)
        : m_ready(deflateInit2(&m_stream, level, Z_DEFLATED, GzipWindow, Memory, Z_DEFAULT_STRATEGY) == Z_OK)
    {
    }
    ~Deflater()
    {
        if (m_ready)
            (void)deflateEnd(&m_stream);
    }
    Deflater(const Deflater &) = delete;
    Deflater &operator=(const Deflater &) = delete;

    [[nodiscard]] bool ready() const { return m_ready; }
    void begin(QByteArray &out, qsizetype bytes)
    {
        (void)deflateReset(&m_stream);
        m_out = &out;
        m_used = 0;
        // The bound is of one call with all of it; several calls add a few bytes each at most.
        out.resize(qsizetype(deflateBound(&m_stream, uLong(bytes))) + 1024);
    }
    void feed(QByteArrayView bytes, bool last)
    {
        auto *next = reinterpret_cast<Bytef *>(const_cast<char *>(bytes.data()));
        size_t left = size_t(bytes.size());
        do {
            const size_t piece = std::min(left, MostAtOnce);
            m_stream.next_in = next;
            m_stream.avail_in = uInt(piece);
            next += piece;
            left -= piece;
            pump(last && left == 0 ? Z_FINISH : Z_NO_FLUSH);
        } while (left > 0);
    }
    void end() { m_out->truncate(m_used); }

private:
    void pump(int flush)
    {
        for (;;) {
            if (m_used == m_out->size())
                m_out->resize(m_out->size() + m_out->size() / 2);
            const size_t room = std::min(size_t(m_out->size() - m_used), MostAtOnce);
            m_stream.next_out = reinterpret_cast<Bytef *>(m_out->data()) + m_used;
            m_stream.avail_out = uInt(room);
            const int result = deflate(&m_stream, flush);
            m_used += qsizetype(room - m_stream.avail_out);
            if (result == Z_STREAM_END || (flush == Z_NO_FLUSH && m_stream.avail_in == 0 && m_stream.avail_out > 0))
                return;
            if (result == Z_STREAM_ERROR)
                return; // cannot be: only a stream that was not set up has it
        }
    }

    z_stream m_stream{};
    const bool m_ready;
    QByteArray *m_out = nullptr;
    qsizetype m_used = 0;
};

QByteArray oneLine(QByteArray value)
{
    for (char &c : value) {
        if (c == '\r' || c == '\n' || c == '\0')
            c = ' ';
    }
    return value.trimmed();
}

} // namespace

QByteArray recordMember(const Fields &fields, std::initializer_list<QByteArrayView> block, Packing packing)
{
    QCryptographicHash digest(QCryptographicHash::Sha1);
    qsizetype length = 0;
    for (const QByteArrayView part : block) {
        digest.addData(part);
        length += part.size();
    }
    QByteArray head = "WARC/1.1\r\n";
    for (const auto &[name, value] : fields)
        head += name + ": " + oneLine(value) + "\r\n";
    head += "WARC-Block-Digest: " + sha1Label(digest.result()) + "\r\nContent-Length: " + QByteArray::number(length)
        + "\r\n\r\n";

    thread_local Deflater packed(PackedLevel);
    thread_local Deflater wrapped(Z_NO_COMPRESSION);
    Deflater &deflater = packing == Packing::Packed ? packed : wrapped;
    QByteArray member;
    if (!deflater.ready())
        return member; // no memory; an allocation in Qt would have ended the program
    deflater.begin(member, head.size() + length + 4);
    deflater.feed(head, false);
    for (const QByteArrayView part : block)
        deflater.feed(part, false);
    deflater.feed("\r\n\r\n", true);
    deflater.end();
    member.squeeze();
    return member;
}

QByteArray fieldBlock(const Fields &fields)
{
    QByteArray block;
    for (const auto &[name, value] : fields)
        block += name + ": " + oneLine(value) + "\r\n";
    return block;
}

} // namespace argiope::archive
