#include "core/archive/warcwriter.h"

#include "core/archive/digest.h"
#include "core/archive/onepiecepacker.h"
#include "core/base/sha1.h"

#include <zlib.h>

#include <algorithm>
#include <cstring>
#include <limits>

namespace argiope::archive {

namespace {

/// As OnePiecePacker's.
constexpr int PackedLevel = 1;
constexpr int GzipWindow = 15 + 16;
constexpr int Memory = 8;
constexpr size_t MostAtOnce = std::numeric_limits<uInt>::max();
// In one piece a record is packed in half the time, which takes as much memory again. Few are longer.
constexpr qsizetype MostInOnePiece = 4 * 1024 * 1024;
// A shorter record is only wrapped: to set up a code for it takes as long as to pack several thousand bytes, and there
// are two such records, a request and what is known, to each page. It is some 250 bytes more, each.
constexpr qsizetype LeastPacked = 1024;
constexpr qsizetype HeadRoom = 160; ///< what is added to the lines of a record

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
    /// What is made is put behind `out`.
    void begin(QByteArray &out, qsizetype bytes)
    {
        m_out = &out;
        m_used = out.size();
        // The bound is of one call with all of it; several calls add a few bytes each at most.
        out.resize(m_used + qsizetype(deflateBound(&m_stream, uLong(bytes))) + 1024);
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

using Parts = std::initializer_list<QByteArrayView>;
constexpr QByteArrayView RecordEnd("\r\n\r\n");

void appendInOnePiece(QByteArray &out, int level, QByteArrayView head, Parts block, qsizetype length)
{
    thread_local OnePiecePacker packed(OnePiecePacker::Effort::Fast);
    thread_local OnePiecePacker wrapped(OnePiecePacker::Effort::Stored);
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
    (void)packer.appendTo(out); // no memory; an allocation in Qt would have ended the program
}

void appendOfPieces(QByteArray &out, int level, QByteArrayView head, Parts block, qsizetype length)
{
    Deflater deflater(level);
    if (!deflater.ready())
        return; // no memory
    deflater.begin(out, head.size() + length + RecordEnd.size());
    deflater.feed(head, false);
    for (const QByteArrayView part : block)
        deflater.feed(part, false);
    deflater.feed(RecordEnd, true);
    deflater.end();
}

} // namespace

void appendField(QByteArray &lines, QByteArrayView name, QByteArrayView value)
{
    lines.append(name).append(": ");
    const qsizetype from = lines.size();
    lines.append(value.trimmed());
    std::replace_if(
        lines.begin() + from, lines.end(), [](char c) { return c == '\r' || c == '\n' || c == '\0'; }, ' ');
    lines.append("\r\n");
}

void appendRecord(
    QByteArray &out, QByteArrayView type, QByteArrayView lines, Parts block, Packing packing, BlockDigest digest)
{
    qsizetype length = 0;
    for (const QByteArrayView part : block)
        length += part.size();
    QByteArray head;
    head.reserve(lines.size() + HeadRoom);
    head.append("WARC/1.1\r\n");
    appendField(head, "WARC-Type", type);
    head.append(lines);
    if (digest == BlockDigest::Written) {
        base::Sha1 sum;
        for (const QByteArrayView part : block)
            sum.add(part);
        appendField(head, "WARC-Block-Digest", sha1Label(sum.result()));
    }
    appendField(head, "Content-Length", QByteArray::number(length));
    head.append("\r\n");

    const bool packs = packing == Packing::Packed && head.size() + length >= LeastPacked;
    const int level = packs ? PackedLevel : Z_NO_COMPRESSION;
    if (head.size() + length > MostInOnePiece)
        appendOfPieces(out, level, head, block, length);
    else
        appendInOnePiece(out, level, head, block, length);
}

QByteArray recordMember(const Fields &fields, Parts block, Packing packing)
{
    QByteArray lines;
    QByteArrayView type;
    for (const auto &[name, value] : fields) {
        if (type.isEmpty())
            type = value;
        else
            appendField(lines, name, value);
    }
    QByteArray member;
    appendRecord(member, type, lines, block, packing);
    member.squeeze();
    return member;
}

QByteArray fieldBlock(const Fields &fields)
{
    QByteArray block;
    for (const auto &[name, value] : fields)
        appendField(block, name, value);
    return block;
}

} // namespace argiope::archive
