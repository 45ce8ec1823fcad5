#pragma once

#include "core/net/reception.h"

namespace argiope::net {

/// What is sent, whatever the protocol writes it as.
struct Query
{
    QByteArray method;
    QByteArray scheme;
    QByteArray authority; ///< of the URL, or of a Host header
    QByteArray target; ///< path and query; in absolute form for a proxy that gets the request itself
    Headers headers; ///< without Host
};

/// How a protocol asks and reads the answer: bytes in, bytes out, everything that comes goes into a Reception. Pure;
/// one for each request. Once ended() it is fed no more.
class AnswerReader
{
public:
    explicit AnswerReader(Reception &reception)
        : m_reception(reception)
    {
    }
    virtual ~AnswerReader() = default;
    AnswerReader(const AnswerReader &) = delete;
    AnswerReader &operator=(const AnswerReader &) = delete;

    /// Bytes to write. First the request, then whatever the protocol has to say; "" where that is nothing.
    [[nodiscard]] virtual QByteArray takeOutput() = 0;
    virtual void feed(QByteArrayView bytes) = 0;
    /// The connection has ended, `why` in words. The answer ends with it.
    virtual void connectionEnded(const QByteArray &why) = 0;
    /// The fetch ends before the answer does.
    virtual void leave() { }

    [[nodiscard]] bool ended() const { return m_ended; }
    /// The connection may serve another request.
    [[nodiscard]] bool reusable() const { return m_reusable; }
    /// Nothing of an answer came.
    [[nodiscard]] bool unanswered() const { return m_unanswered; }
    /// The server says that it did not look at the request: asking again elsewhere repeats nothing.
    [[nodiscard]] bool refused() const { return m_refused; }
    /// The server wants HTTP/1.1 for this (RFC 9113, 7: HTTP_1_1_REQUIRED).
    [[nodiscard]] bool wantsHttp1() const { return m_wantsHttp1; }
    /// More came behind the answer than belongs to it: on a connection that served others before, the answer itself may
    /// have been left over from one of them.
    [[nodiscard]] bool wasFollowed() const { return m_followed; }

protected:
    void obey(Reception::Next next)
    {
        if (next == Reception::Next::Stop)
            m_ended = true;
    }
    void fail(base::Outcome failure, const QByteArray &error)
    {
        m_reception.fail(failure, error);
        m_ended = true;
    }

    Reception &m_reception;
    bool m_ended = false;
    bool m_reusable = false;
    bool m_unanswered = false;
    bool m_refused = false;
    bool m_wantsHttp1 = false;
    bool m_followed = false;
};

} // namespace argiope::net
