#include "core/archive/onepiecepacker.h"

#include "core/archive/deflatecodec.h"

#ifdef ARGIOPE_ISAL
#include <isa-l/igzip_lib.h>
#endif

#include <array>
#include <utility>

namespace argiope::archive {

namespace {

/// Pages are packed while others wait for the processor: the lowest level takes a third of the time of the usual one,
/// and leaves a fifth more.
constexpr int FastLevel = 1;
constexpr qsizetype MostKept = 256 * 1024; ///< of a thread's own memory

} // namespace

class OnePiecePacker::Codec
{
public:
    explicit Codec(Effort effort)
        : m_stored(effort == Effort::Stored)
    {
    }

    /// How many bytes make() may want of `out`; 0 where there is no memory.
    [[nodiscard]] qsizetype most(qsizetype bytes)
    {
#ifdef ARGIOPE_ISAL
        if (!m_stored)
            return bytes + (bytes / StoredBlock + 1) * StoredHead + MemberFrame;
#endif
        return m_plain.most(bytes);
    }
    /// The member's size; 0 where it cannot be made.
    [[nodiscard]] qsizetype make(QByteArray &in, qsizetype bytes, QByteArray &out)
    {
#ifdef ARGIOPE_ISAL
        if (!m_stored) {
            if (!m_igzip)
                m_igzip = std::make_unique<Igzip>();
            isal_zstream &stream = m_igzip->stream;
            isal_deflate_stateless_init(&stream);
            stream.level = FastLevel;
            stream.level_buf = m_igzip->room.data();
            stream.level_buf_size = uint32_t(m_igzip->room.size());
            stream.gzip_flag = IGZIP_GZIP;
            stream.end_of_stream = 1;
            stream.flush = NO_FLUSH;
            stream.next_in = reinterpret_cast<uint8_t *>(in.data());
            stream.avail_in = uint32_t(bytes);
            stream.next_out = reinterpret_cast<uint8_t *>(out.data());
            stream.avail_out = uint32_t(out.size());
            return isal_deflate_stateless(&stream) == COMP_OK ? qsizetype(stream.total_out) : 0;
        }
#endif
        return m_plain.make(in, bytes, out);
    }

private:
    const bool m_stored;
    DeflateCodec m_plain{m_stored ? 0 : FastLevel};
#ifdef ARGIOPE_ISAL
    // What does not shrink is stored, in blocks, by the library itself.
    static constexpr qsizetype StoredBlock = 0xffff;
    static constexpr qsizetype StoredHead = 5;
    static constexpr qsizetype MemberFrame = 256; ///< head and trailer are 18, and it writes ahead by words
    struct Igzip
    {
        isal_zstream stream;
        std::array<uint8_t, ISAL_DEF_LVL1_SMALL> room; ///< as good as the largest for what pages are
    };
    std::unique_ptr<Igzip> m_igzip;
#endif
};

OnePiecePacker::OnePiecePacker(Effort effort)
    : m_codec(std::make_unique<Codec>(effort))
{
}

OnePiecePacker::~OnePiecePacker() = default;

char *OnePiecePacker::begin(qsizetype bytes)
{
    m_bytes = bytes;
    if (m_in.size() < bytes)
        m_in = QByteArray(bytes, Qt::Uninitialized);
    return m_in.data();
}

bool OnePiecePacker::appendTo(QByteArray &out)
{
    const qsizetype most = m_codec->most(m_bytes);
    if (most == 0)
        return false;
    if (m_out.size() < most)
        m_out = QByteArray(most, Qt::Uninitialized);
    const qsizetype size = m_codec->make(m_in, m_bytes, m_out);
    out.append(m_out.constData(), size);
    if (most > MostKept) {
        m_in = {};
        m_out = {};
    }
    return size > 0;
}

} // namespace argiope::archive
