#include "core/net/contentdecoder.h"

#include "core/base/libraries.h"

#include <QList>

#include <algorithm>
#include <zlib.h>
#include <zstd.h>
#ifdef ARGIOPE_BROTLI
#include <brotli/decode.h>
#endif

namespace argiope::net {

#ifdef ARGIOPE_BROTLI
const char *const AcceptedCodings = "gzip, deflate, br, zstd";
#else
const char *const AcceptedCodings = "gzip, deflate, zstd";
#endif

namespace {

constexpr int detectGzipOrZlib = 15 + 32;
constexpr int rawDeflate = -15;
/// More codings than this on one body are an attack, not a server.
constexpr qsizetype maxStack = 5;
/// Of a zstd frame, as a power of two: what RFC 9659 lets a server ask for.
constexpr int maxZstdWindow = 23;
constexpr size_t pieceSize = 32 * 1024;

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

} // namespace

/// One coding. step() decodes as much as fits into the room.
class BodyDecoder::Stage
{
public:
    Stage()
        : buffer(pieceSize)
    {
    }
    virtual ~Stage() = default;
    enum class Result : quint8 { Going, End, Bad };
    /// Moves `data` on; `made` bytes stand in the buffer.
    virtual Result step(QByteArrayView &data, size_t &made) = 0;
    /// After the end: true, and ready for it, where `data` begins another member or frame.
    virtual bool beginsAgain(QByteArrayView) { return false; }

    std::vector<char> buffer;
    qint64 total = 0;
    bool begun = false;
    bool ended = false;
};

namespace {

class ZlibStage final : public BodyDecoder::Stage
{
public:
    explicit ZlibStage(bool deflate)
        : m_deflate(deflate)
    {
    }
    ~ZlibStage() override
    {
        if (m_open)
            inflateEnd(&m_stream);
    }
    Result step(QByteArrayView &data, size_t &made) override
    {
        if (!m_open && !start(data))
            return Result::Bad;
        m_stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(data.data()));
        m_stream.avail_in = uInt(data.size());
        m_stream.next_out = reinterpret_cast<Bytef *>(buffer.data());
        m_stream.avail_out = uInt(buffer.size());
        const int state = inflate(&m_stream, Z_NO_FLUSH);
        made = buffer.size() - m_stream.avail_out;
        data = data.last(m_stream.avail_in);
        if (state == Z_STREAM_END)
            return Result::End;
        return state == Z_OK || state == Z_BUF_ERROR ? Result::Going : Result::Bad;
    }
    bool beginsAgain(QByteArrayView data) override
    {
        // A gzip file may have several members (RFC 1952, 2.2); anything else behind the end is padding.
        return data.front() == '\x1f' && inflateReset(&m_stream) == Z_OK;
    }

private:
    bool start(QByteArrayView data)
    {
        // "deflate" means a zlib stream, and half of the servers leave its header out.
        const quint8 first = quint8(data.front());
        const bool headed = first == 0x1f || (first & 0x0f) == 8;
        m_open = inflateInit2(&m_stream, m_deflate && !headed ? rawDeflate : detectGzipOrZlib) == Z_OK;
        return m_open;
    }
    bool m_deflate;
    bool m_open = false;
    z_stream m_stream{};
};

#ifdef ARGIOPE_BROTLI
class BrotliStage final : public BodyDecoder::Stage
{
public:
    BrotliStage()
        : m_state(BrotliDecoderCreateInstance(nullptr, nullptr, nullptr))
    {
    }
    ~BrotliStage() override { BrotliDecoderDestroyInstance(m_state); }
    Result step(QByteArrayView &data, size_t &made) override
    {
        if (!m_state)
            return Result::Bad;
        size_t in = size_t(data.size());
        const auto *next = reinterpret_cast<const uint8_t *>(data.data());
        size_t room = buffer.size();
        auto *out = reinterpret_cast<uint8_t *>(buffer.data());
        const BrotliDecoderResult result = BrotliDecoderDecompressStream(m_state, &in, &next, &room, &out, nullptr);
        data = data.last(qsizetype(in));
        made = buffer.size() - room;
        if (result == BROTLI_DECODER_RESULT_ERROR)
            return Result::Bad;
        return result == BROTLI_DECODER_RESULT_SUCCESS ? Result::End : Result::Going;
    }

private:
    BrotliDecoderState *m_state;
};
#endif

class ZstdStage final : public BodyDecoder::Stage
{
public:
    ZstdStage()
        : m_stream(ZSTD_createDStream())
    {
        if (m_stream)
            ZSTD_DCtx_setParameter(m_stream, ZSTD_d_windowLogMax, maxZstdWindow);
    }
    ~ZstdStage() override { ZSTD_freeDStream(m_stream); }
    Result step(QByteArrayView &data, size_t &made) override
    {
        if (!m_stream)
            return Result::Bad;
        ZSTD_inBuffer in{data.data(), size_t(data.size()), 0};
        ZSTD_outBuffer out{buffer.data(), buffer.size(), 0};
        const size_t result = ZSTD_decompressStream(m_stream, &out, &in);
        data = data.sliced(qsizetype(in.pos));
        made = out.pos;
        if (ZSTD_isError(result))
            return Result::Bad;
        return result == 0 ? Result::End : Result::Going;
    }
    bool beginsAgain(QByteArrayView data) override { return data.front() == '\x28'; }

private:
    ZSTD_DStream *m_stream;
};

} // namespace

BodyDecoder::BodyDecoder(QByteArrayView contentEncoding, qint64 limit, bool text)
    : m_limit(limit)
    , m_text(text)
    , m_value(contentEncoding.toByteArray())
{
    QList<QByteArray> codings = codingsOf(contentEncoding);
    const auto unknown = [](const QByteArray &coding) {
        return coding != "gzip" && coding != "x-gzip" && coding != "deflate" && coding != "x-deflate" && coding != "br"
            && coding != "zstd";
    };
    const auto foreign = [](const QByteArray &coding) {
        for (const char *name : {"compress", "x-compress", "exi", "pack200-gzip", "dcb", "dcz", "aes128gcm"}) {
            if (coding == name)
                return true;
        }
        return !base::HasBrotli && coding == "br";
    };
    m_unsupported = codings.size() > maxStack || std::any_of(codings.begin(), codings.end(), foreign);
    if (m_unsupported)
        return;
    m_guesses = codings.removeIf(unknown) > 0;
    for (auto coding = codings.crbegin(); coding != codings.crend(); ++coding)
        addStage(*coding);
}

void BodyDecoder::addStage(const QByteArray &coding)
{
#ifdef ARGIOPE_BROTLI
    if (coding == "br") {
        m_stages.push_back(std::make_unique<BrotliStage>());
        return;
    }
#endif
    if (coding == "zstd")
        m_stages.push_back(std::make_unique<ZstdStage>());
    else
        m_stages.push_back(std::make_unique<ZlibStage>(coding.endsWith("deflate")));
}

/// False where what begins so cannot be told.
bool BodyDecoder::guess(QByteArrayView begin)
{
    m_guesses = false;
    const auto startsWith = [begin](QByteArrayView magic) {
        const qsizetype both = std::min(begin.size(), magic.size());
        return begin.first(both) == magic.first(both);
    };
    const auto startsWithZlib
        = [&] { return startsWith("\x78\x01") || startsWith("\x78\x9c") || startsWith("\x78\xda"); };
    const bool gzip = startsWith("\x1f\x8b");
    const bool zstd = startsWith("\x28\xb5\x2f\xfd");
    const bool zlib = begin.size() > 1 && startsWithZlib();
    // MIME Sniffing Standard, 3: binary data bytes.
    const bool binary = std::any_of(begin.begin(), begin.end(), [](char c) {
        const auto byte = quint8(c);
        return byte <= 0x08 || byte == 0x0b || (byte >= 0x0e && byte <= 0x1a) || (byte >= 0x1c && byte <= 0x1f);
    });
    const bool coded = gzip || zstd || zlib;
    if (!coded && !binary) {
        m_stages.clear(); // whatever was said of it
        return true;
    }
    if (m_stages.empty() && coded)
        addStage(zstd ? "zstd" : zlib ? "deflate" : "gzip");
    return !m_stages.empty() || !m_text;
}

BodyDecoder::~BodyDecoder() = default;

bool BodyDecoder::fail(base::Outcome failure, const QByteArray &error)
{
    m_failure = failure;
    m_error = error;
    return false;
}

bool BodyDecoder::feed(QByteArrayView data, const Sink &sink)
{
    if (m_failure != base::Outcome::None)
        return false;
    if (data.isEmpty())
        return true;
    if (m_unsupported)
        return fail(base::Outcome::DecodeFailed, "the body does not decode as " + m_value + ": not supported");
    if (m_guesses && !guess(data))
        return fail(base::Outcome::DecodeFailed, "the body does not decode as " + m_value + ": not a known coding");
    return run(0, data, sink);
}

bool BodyDecoder::run(size_t number, QByteArrayView data, const Sink &sink)
{
    if (number == m_stages.size())
        return sink(data);
    Stage &stage = *m_stages[number];
    stage.begun = true;
    bool full = false; // a full buffer means that there may be more behind it, although all input is taken
    while (true) {
        if (stage.ended) {
            if (data.isEmpty() || !stage.beginsAgain(data))
                return true;
            stage.ended = false;
        } else if (data.isEmpty() && !full) {
            return true;
        }
        size_t made = 0;
        const qsizetype before = data.size();
        const Stage::Result result = stage.step(data, made);
        full = made == stage.buffer.size();
        stage.ended = result == Stage::Result::End;
        const qint64 room = m_limit - stage.total;
        const qint64 kept = std::min<qint64>(qint64(made), room);
        stage.total += kept;
        if (kept > 0 && !run(number + 1, QByteArrayView(stage.buffer.data(), qsizetype(kept)), sink))
            return false;
        if (qint64(made) > room)
            return fail(base::Outcome::TooLarge, "the body is longer than " + QByteArray::number(m_limit) + " bytes");
        const bool stuck = made == 0 && before > 0 && data.size() == before && !stage.ended;
        if (result == Stage::Result::Bad || stuck)
            return fail(base::Outcome::DecodeFailed, "the body does not decode as " + m_value);
    }
}

void BodyDecoder::finish()
{
    if (m_failure != base::Outcome::None)
        return;
    for (const auto &stage : m_stages) {
        if (stage->begun && !stage->ended) {
            m_cut = true;
            (void)fail(base::Outcome::DecodeFailed, "the body breaks off inside its " + m_value + " coding");
            return;
        }
    }
}

} // namespace argiope::net
