#pragma once

#include "tests/support/testsite.h"

/// Frames of HTTP/2 (RFC 9113) as bytes, for answers that no library would send. Nothing is checked: lengths, flags and
/// streams are what the caller says. A site puts the request's stream in the place of ThisStream.
namespace argiope::test::h2 {

constexpr quint32 ThisStream = 0x2c5a5a5b;
constexpr quint32 StreamBefore = ThisStream - 2; ///< the client's stream before, which may be 0 or less than open
constexpr quint32 StreamBehind = ThisStream + 2; ///< the one that it has not opened yet

enum Type : quint8 {
    Data,
    Headers,
    Priority,
    RstStream,
    Settings,
    PushPromise,
    Ping,
    GoAway,
    WindowUpdate,
    Continuation
};
enum Flag : quint8 { None = 0, Ack = 0x1, EndStream = 0x1, EndHeaders = 0x4, Padded = 0x8, HasPriority = 0x20 };
enum Error : quint32 {
    NoError,
    ProtocolError,
    InternalError,
    FlowControlError,
    SettingsTimeout,
    StreamClosed,
    FrameSizeError,
    RefusedStream,
    Cancel,
    CompressionError,
    ConnectError,
    EnhanceYourCalm,
    InadequateSecurity,
    Http11Required,
};
enum Setting : quint16 {
    HeaderTableSize = 1,
    EnablePush,
    MaxConcurrentStreams,
    InitialWindowSize,
    MaxFrameSize,
    MaxHeaderListSize
};

[[nodiscard]] QByteArray number(quint32 value, int bytes); ///< big-endian

[[nodiscard]] QByteArray frame(quint8 type, quint8 flags, const QByteArray &payload, quint32 stream = ThisStream);
/// The head of a frame alone, whose payload is announced to have so many bytes.
[[nodiscard]] QByteArray frameHead(quint8 type, quint8 flags, quint32 length, quint32 stream = ThisStream);
[[nodiscard]] QByteArray headers(const QByteArray &block, quint8 flags = EndHeaders, quint32 stream = ThisStream);
[[nodiscard]] QByteArray continuation(const QByteArray &block, quint8 flags = None, quint32 stream = ThisStream);
[[nodiscard]] QByteArray data(const QByteArray &bytes, quint8 flags = None, quint32 stream = ThisStream);
/// A payload for a frame with the flag Padded: the pad length says `says`, `there` bytes of padding follow.
[[nodiscard]] QByteArray padded(const QByteArray &content, int says, int there);
[[nodiscard]] QByteArray rstStream(quint32 error, quint32 stream = ThisStream);
/// `last` may be ThisStream, StreamBefore or StreamBehind. A site ignores later streams than the last.
[[nodiscard]] QByteArray goAway(quint32 last, quint32 error = NoError);
[[nodiscard]] QByteArray settings(const Http2Settings &values, quint8 flags = None);
[[nodiscard]] QByteArray ping(quint8 flags = None);
[[nodiscard]] QByteArray windowUpdate(quint32 increment, quint32 stream = ThisStream);
[[nodiscard]] QByteArray pushPromise(quint32 promised, const QByteArray &block, quint32 stream = ThisStream);

/// Blocks of HPACK (RFC 7541). field() leaves the table alone, so that what the site says next is still understood;
/// where addedField() was used the connection has to end.
[[nodiscard]] QByteArray integer(quint64 value, int prefixBits, quint8 pattern);
[[nodiscard]] QByteArray field(const QByteArray &name, const QByteArray &value);
[[nodiscard]] QByteArray addedField(const QByteArray &name, const QByteArray &value);
[[nodiscard]] QByteArray indexed(int index); ///< 62: what was added last
[[nodiscard]] QByteArray fields(const SiteHeaders &headers);
/// :status, content-type text/html unless another is among the headers, and these.
[[nodiscard]] QByteArray head(const QByteArray &status, const SiteHeaders &headers = {});
/// HEADERS and DATA of a page, complete.
[[nodiscard]] QByteArray page(const QByteArray &body, quint32 stream = ThisStream);

/// Puts a stream in the place of ThisStream and its neighbours, and knows where in the frames a script is.
class FrameWriter
{
public:
    [[nodiscard]] QByteArray patched(QByteArray bytes, quint32 stream);
    /// No frame and no header block is half sent, so that others may come between.
    [[nodiscard]] bool isBetween() const { return m_missing == 0 && m_head.isEmpty() && !m_inBlock; }
    [[nodiscard]] quint32 lastStream() const { return m_lastStream; } ///< as a GOAWAY said

private:
    QByteArray m_head; ///< of a frame, while it is not complete
    qsizetype m_missing = 0; ///< of the frame's payload
    bool m_inBlock = false;
    quint32 m_lastStream = 0x7fffffff;
};

} // namespace argiope::test::h2
