#pragma once

#include "core/net/fetcher.h"

#include <QByteArray>
#include <QByteArrayView>

namespace argiope::net {

/// How much of a head is read before it counts as an attack. Browsers stop at 256 KiB.
struct HeadLimits
{
    qsizetype bytes = 256 * 1024; ///< status lines and headers, interim answers included
    int fields = 1000; ///< header lines
    int interim = 20; ///< 1xx answers before the final one
};

/// How the end of a body is told (RFC 9112, 6.3), as the head has it.
struct Framing
{
    enum class Kind : quint8 { None, Length, Chunked, UntilClose };
    Kind kind = Kind::UntilClose;
    qint64 length = 0; ///< of Kind::Length
};

/// Reads the head of an HTTP/1 answer from bytes as they come, skips interim answers, and keeps no more than its
/// limits. Pure. Fields whose name is no token are left out; NUL and bare CR in a value become a space (RFC 9110, 5.5).
class HeadReader
{
public:
    explicit HeadReader(const HeadLimits &limits = {}, bool answerToHead = false);

    enum class State : quint8 { More, Done, Failed };
    /// Takes bytes up to the end of the head; `used` says how many.
    State feed(QByteArrayView data, qsizetype &used);

    /// Why it failed: ProtocolError or TooLarge, in words.
    [[nodiscard]] base::Outcome failure() const { return m_failure; }
    [[nodiscard]] const QByteArray &error() const { return m_error; }
    /// Where the status line of the final answer begins, from the first byte that came: behind interim answers.
    [[nodiscard]] qsizetype finalStart() const { return m_statusAt; }
    /// True as soon as a byte came.
    [[nodiscard]] bool begun() const { return m_bytes > 0; }

    // Once Done
    [[nodiscard]] int status() const { return m_status; }
    [[nodiscard]] const QByteArray &reason() const { return m_reason; } ///< well-formed UTF-8
    [[nodiscard]] bool isHttp10() const { return m_http10; }
    [[nodiscard]] const Headers &headers() const { return m_headers; } ///< as net::Reply::headers describes them
    [[nodiscard]] const Framing &framing() const { return m_framing; }
    [[nodiscard]] qint64 contentLength() const { return m_contentLength; } ///< as announced; -1: not, or not understood
    [[nodiscard]] bool keepAlive() const { return m_keepAlive; }
    /// The head contradicts itself so that the body's end cannot be told (two lengths, a coding nobody knows). The
    /// head is Done all the same.
    [[nodiscard]] const QByteArray &framingError() const { return m_framingError; }

private:
    State fail(base::Outcome failure, const QByteArray &error);
    State takeLine(QByteArrayView line);
    State takeStatusLine(QByteArrayView line);
    void takeField(QByteArrayView line);
    State finish();
    void readFraming();

    HeadLimits m_limits;
    bool m_answerToHead;
    QByteArray m_line;
    qsizetype m_bytes = 0;
    qsizetype m_statusAt = 0;
    int m_fieldLines = 0;
    int m_interim = 0;
    int m_status = 0;
    QByteArray m_reason;
    bool m_http10 = false;
    bool m_inFields = false;
    bool m_lastDropped = false; ///< its continuation lines go with it
    Headers m_headers;
    Framing m_framing;
    qint64 m_contentLength = -1;
    bool m_keepAlive = true;
    base::Outcome m_failure = base::Outcome::None;
    QByteArray m_error;
    QByteArray m_framingError;
};

} // namespace argiope::net
