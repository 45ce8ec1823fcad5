#include "tests/support/http2frames.h"

#include <algorithm>

namespace argiope::test::h2 {

namespace {

constexpr int HeadSize = 9;

quint32 toNumber(const char *bytes, int count)
{
    quint32 value = 0;
    for (int i = 0; i < count; ++i)
        value = value << 8 | quint8(bytes[i]);
    return value;
}

/// Puts the real stream where one of the names of a stream stands.
void patch(QByteArray &bytes, qsizetype at, quint32 stream)
{
    if (bytes.size() < at + 4)
        return;
    const quint32 found = toNumber(bytes.constData() + at, 4);
    quint32 real = 0;
    if (found == ThisStream)
        real = stream;
    else if (found == StreamBefore)
        real = stream < 2 ? 0 : stream - 2;
    else if (found == StreamBehind)
        real = stream + 2;
    else
        return;
    bytes.replace(at, 4, number(real, 4));
}

} // namespace

QByteArray number(quint32 value, int bytes)
{
    QByteArray text;
    for (int shift = 8 * (bytes - 1); shift >= 0; shift -= 8)
        text += char(value >> shift & 0xff);
    return text;
}

QByteArray frameHead(quint8 type, quint8 flags, quint32 length, quint32 stream)
{
    return number(length, 3) + char(type) + char(flags) + number(stream, 4);
}

QByteArray frame(quint8 type, quint8 flags, const QByteArray &payload, quint32 stream)
{
    return frameHead(type, flags, quint32(payload.size()), stream) + payload;
}

QByteArray headers(const QByteArray &block, quint8 flags, quint32 stream)
{
    return frame(Headers, flags, block, stream);
}

QByteArray continuation(const QByteArray &block, quint8 flags, quint32 stream)
{
    return frame(Continuation, flags, block, stream);
}

QByteArray data(const QByteArray &bytes, quint8 flags, quint32 stream)
{
    return frame(Data, flags, bytes, stream);
}

QByteArray padded(const QByteArray &content, int says, int there)
{
    return char(says) + content + QByteArray(there, '\0');
}

QByteArray rstStream(quint32 error, quint32 stream)
{
    return frame(RstStream, None, number(error, 4), stream);
}

QByteArray goAway(quint32 last, quint32 error)
{
    return frame(GoAway, None, number(last, 4) + number(error, 4), 0);
}

QByteArray settings(const Http2Settings &values, quint8 flags)
{
    QByteArray payload;
    for (const auto &[id, value] : values)
        payload += number(id, 2) + number(value, 4);
    return frame(Settings, flags, payload, 0);
}

QByteArray ping(quint8 flags)
{
    return frame(Ping, flags, "12345678", 0);
}

QByteArray windowUpdate(quint32 increment, quint32 stream)
{
    return frame(WindowUpdate, None, number(increment, 4), stream);
}

QByteArray pushPromise(quint32 promised, const QByteArray &block, quint32 stream)
{
    return frame(PushPromise, EndHeaders, number(promised, 4) + block, stream);
}

QByteArray integer(quint64 value, int prefixBits, quint8 pattern)
{
    const quint64 most = (1U << prefixBits) - 1;
    if (value < most)
        return QByteArray(1, char(pattern | value));
    QByteArray bytes(1, char(pattern | most));
    value -= most;
    for (; value >= 128; value >>= 7)
        bytes += char(value % 128 + 128);
    return bytes + char(value);
}

QByteArray field(const QByteArray &name, const QByteArray &value)
{
    return QByteArray(1, '\0') + integer(quint64(name.size()), 7, 0) + name + integer(quint64(value.size()), 7, 0)
        + value;
}

QByteArray addedField(const QByteArray &name, const QByteArray &value)
{
    return QByteArray(1, '\x40') + integer(quint64(name.size()), 7, 0) + name + integer(quint64(value.size()), 7, 0)
        + value;
}

QByteArray indexed(int index)
{
    return integer(quint64(index), 7, 0x80);
}

QByteArray fields(const SiteHeaders &headers)
{
    QByteArray block;
    for (const auto &[name, value] : headers)
        block += field(name, value);
    return block;
}

QByteArray head(const QByteArray &status, const SiteHeaders &headers)
{
    QByteArray block = field(":status", status);
    const bool typed = std::any_of(
        headers.begin(), headers.end(), [](const auto &header) { return header.first == "content-type"; });
    if (!typed)
        block += field("content-type", "text/html; charset=utf-8");
    return block + fields(headers);
}

QByteArray page(const QByteArray &body, quint32 stream)
{
    return headers(head("200"), EndHeaders, stream) + data(body, EndStream, stream);
}

QByteArray FrameWriter::patched(QByteArray bytes, quint32 stream)
{
    for (qsizetype at = 0; at < bytes.size();) {
        if (m_missing > 0) {
            const qsizetype piece = std::min(m_missing, bytes.size() - at);
            m_missing -= piece;
            at += piece;
            continue;
        }
        const qsizetype piece = std::min(HeadSize - m_head.size(), bytes.size() - at);
        if (m_head.isEmpty() && piece == HeadSize) {
            patch(bytes, at + 5, stream);
            if (quint8(bytes[at + 3]) == GoAway)
                patch(bytes, at + HeadSize, stream);
        }
        m_head += bytes.mid(at, piece);
        at += piece;
        if (m_head.size() < HeadSize)
            break;
        m_missing = toNumber(m_head.constData(), 3);
        const quint8 type = quint8(m_head[3]);
        const bool block = type == Headers || type == PushPromise || type == Continuation;
        m_inBlock = block ? !(quint8(m_head[4]) & EndHeaders) : m_inBlock;
        if (type == GoAway && bytes.size() >= at + 4)
            m_lastStream = toNumber(bytes.constData() + at, 4) & 0x7fffffff;
        m_head.clear();
    }
    return bytes;
}

} // namespace argiope::test::h2
