#include "core/archive/warcwriter.h"

#include "core/archive/digest.h"
#include "core/base/sha1.h"

#include <libdeflate.h>
#include <zlib.h>

#include <algorithm>
#include <cstring>
#include <limits>

namespace argiope::archive {

namespace {

/// Pages are packed while others wait for the processor: the lowest level takes a third of the time of the usual one,
/// and leaves a fifth more.
constexpr int PackedLevel = 1;
constexpr int GzipWindow = 15 + 16;
constexpr int Memory = 8;
constexpr size_t MostAtOnce = std::numeric_limits<uInt>::max();
// In one piece a record is packed in half the time, which takes as much memory again. Few are longer.
constexpr qsizetype MostInOnePiece = 4 * 1024 * 1024;
// A shorter record is only wrapped: to set up a code for it takes as long as to pack several thousand bytes, and there
// are two such records, a request and what is known, to each page. It is some 250 bytes more, each.
constexpr qsizetype LeastPacked = 1024;
constexpr qsizetype HeadRoom = 640; ///< of a record: what most heads have
constexpr qsizetype MostKept = 256 * 1024; ///< of a thread's own memory

/// A gzip member made of pieces that go by. Made for one.
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

/// One of each level a thread: to set one up costs more than to pack a small record.
class OnePiecePacker
{
public:
    explicit OnePiecePacker(int level)
        : m_compressor(libdeflate_alloc_compressor(level))
    {
    }
    ~OnePiecePacker() { libdeflate_free_compressor(m_compressor); }
    OnePiecePacker(const OnePiecePacker &) = delete;
    OnePiecePacker &operator=(const OnePiecePacker &) = delete;

    /// Room for so many bytes, to be filled.
    [[nodiscard]] char *begin(qsizetype bytes)
    {
        m_bytes = bytes;
        if (m_in.size() < bytes)
            m_in = QByteArray(bytes, Qt::Uninitialized);
        return m_in.data();
    }
    /// "" where there is no memory.
    [[nodiscard]] QByteArray packed()
    {
        if (!m_compressor)
            return {};
        const auto most = qsizetype(libdeflate_gzip_compress_bound(m_compressor, size_t(m_bytes)));
        if (m_out.size() < most)
            m_out = QByteArray(most, Qt::Uninitialized);
        const size_t size = libdeflate_gzip_compress(
            m_compressor, m_in.constData(), size_t(m_bytes), m_out.data(), size_t(m_out.size()));
        QByteArray member(m_out.constData(), qsizetype(size));
        if (most > MostKept) {
            m_in = {};
            m_out = {};
        }
        return member;
    }

private:
    libdeflate_compressor *const m_compressor;
    QByteArray m_in;
    QByteArray m_out;
    qsizetype m_bytes = 0; ///< of m_in that count
};

using Parts = std::initializer_list<QByteArrayView>;
constexpr QByteArrayView RecordEnd("\r\n\r\n");

QByteArray memberInOnePiece(int level, QByteArrayView head, Parts block, qsizetype length)
{
    thread_local OnePiecePacker packed(PackedLevel);
    thread_local OnePiecePacker wrapped(Z_NO_COMPRESSION);
    OnePiecePacker &packer = level == PackedLevel ? packed : wrapped;
    char *to = packer.begin(head.size() + length + RecordEnd.size());
    const auto put = [&to](QByteArrayView part) {
        if (!part.isEmpty())
            std::memcpy(to, part.data(), size_t(part.size()));
        to += part.size();
    };
    put(head);
    for (const QByteArrayView part : block)
        put(part);
    put(RecordEnd);
    return packer.packed();
}

QByteArray memberOfPieces(int level, QByteArrayView head, Parts block, qsizetype length)
{
    Deflater deflater(level);
    QByteArray member;
    if (!deflater.ready())
        return member; // no memory; an allocation in Qt would have ended the program
    deflater.begin(member, head.size() + length + RecordEnd.size());
    deflater.feed(head, false);
    for (const QByteArrayView part : block)
        deflater.feed(part, false);
    deflater.feed(RecordEnd, true);
    deflater.end();
    member.squeeze();
    return member;
}

} // namespace

QByteArray recordMember(const Fields &fields, std::initializer_list<QByteArrayView> block, Packing packing)
{
    base::Sha1 digest;
    qsizetype length = 0;
    for (const QByteArrayView part : block) {
        digest.add(part);
        length += part.size();
    }
    QByteArray head;
    head.reserve(HeadRoom);
    head += "WARC/1.1\r\n";
    for (const auto &[name, value] : fields)
        head += name + ": " + oneLine(value) + "\r\n";
    head += "WARC-Block-Digest: " + sha1Label(digest.result()) + "\r\nContent-Length: " + QByteArray::number(length)
        + "\r\n\r\n";

    const bool packs = packing == Packing::Packed && head.size() + length >= LeastPacked;
    const int level = packs ? PackedLevel : Z_NO_COMPRESSION;
    return head.size() + length > MostInOnePiece ? memberOfPieces(level, head, block, length)
                                                 : memberInOnePiece(level, head, block, length);
}

QByteArray fieldBlock(const Fields &fields)
{
    QByteArray block;
    for (const auto &[name, value] : fields)
        block += name + ": " + oneLine(value) + "\r\n";
    return block;
}

} // namespace argiope::archive
