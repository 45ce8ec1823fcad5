#pragma once

#include "core/net/answerreader.h"
#include "core/net/bodyreader.h"
#include "core/net/headreader.h"

namespace argiope::net {

/// The head of a request, with the empty line behind it.
[[nodiscard]] QByteArray requestBytes(const Query &query);

/// A request and its answer in HTTP/1.1 (RFC 9112).
class Http1Answer final : public AnswerReader
{
public:
    Http1Answer(const Query &query, Reception &reception, const HeadLimits &limits = {});

    [[nodiscard]] QByteArray takeOutput() override { return std::exchange(m_output, {}); }
    void feed(QByteArrayView bytes) override;
    void connectionEnded(const QByteArray &why) override;

private:
    void headDone();
    void bodyDone();

    QByteArray m_output;
    QByteArray m_headBytes; ///< as they came, where the reception wants them
    HeadReader m_head;
    BodyReader m_body;
    bool m_headDone = false;
};

} // namespace argiope::net
