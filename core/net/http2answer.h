#pragma once

#include "core/net/answerreader.h"
#include "core/net/http2session.h"

namespace argiope::net {

/// A request and its answer on one stream of an HTTP/2 connection (RFC 9113, 8). The session is the connection's and
/// must outlive it.
class Http2Answer final : public AnswerReader, private Http2Listener
{
public:
    Http2Answer(const Query &query, Reception &reception, Http2Session &session);
    ~Http2Answer() override { leave(); }

    [[nodiscard]] QByteArray takeOutput() override { return m_session.takeOutput(); }
    void feed(QByteArrayView bytes) override;
    void connectionEnded(const QByteArray &why) override;
    void leave() override;

private:
    void streamHead(int status, Headers &&headers, bool last) override;
    void streamData(QByteArrayView bytes) override;
    void streamEnded(const StreamEnd &end) override;

    Http2Session &m_session;
    const bool m_headOnly;
};

} // namespace argiope::net
