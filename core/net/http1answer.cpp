#include "core/net/http1answer.h"

namespace argiope::net {

using base::Outcome;

QByteArray requestBytes(const Query &query)
{
    QByteArray bytes = query.method + ' ' + query.target + " HTTP/1.1\r\nHost: " + query.authority + "\r\n";
    for (const auto &[name, value] : query.headers)
        bytes += name + ": " + value + "\r\n";
    return bytes + "Connection: keep-alive\r\n\r\n";
}

Http1Answer::Http1Answer(const Query &query, Reception &reception, const HeadLimits &limits)
    : AnswerReader(reception)
    , m_output(requestBytes(query))
    , m_head(limits, query.method == "HEAD")
{
}

void Http1Answer::feed(QByteArrayView bytes)
{
    if (!m_headDone) {
        qsizetype used = 0;
        const HeadReader::State state = m_head.feed(bytes, used);
        if (m_reception.wantsWire())
            m_headBytes.append(bytes.first(used));
        switch (state) {
        case HeadReader::State::More:
            return;
        case HeadReader::State::Failed:
            fail(m_head.failure(), m_head.error());
            return;
        case HeadReader::State::Done:
            break;
        }
        bytes = bytes.sliced(used);
        headDone();
    }
    while (!m_ended && !m_body.done() && !bytes.isEmpty()) {
        qsizetype used = 0;
        const BodyReader::State state = m_body.feed(bytes, used);
        if (m_head.framing().kind == Framing::Kind::Chunked)
            obey(m_reception.takeCoded(bytes.first(used)));
        bytes = bytes.sliced(used);
        if (state == BodyReader::State::Failed)
            fail(Outcome::ProtocolError, m_body.error());
        else if (state == BodyReader::State::Piece && !m_ended)
            obey(m_reception.take(m_body.piece()));
    }
    if (!m_ended && m_body.done()) {
        // What comes behind the answer belongs to no request: such a connection is not trusted again.
        m_followed = !bytes.isEmpty();
        m_reusable = m_head.keepAlive() && !m_followed;
        bodyDone();
    }
}

void Http1Answer::headDone()
{
    m_headDone = true;
    m_body = BodyReader(m_head.framing());
    AnswerHead head{.status = m_head.status(),
        .reason = m_head.reason(),
        .version = "1.1",
        .headers = m_head.headers(),
        .contentLength = m_head.contentLength(),
        .error = m_head.framingError(),
        .wire = m_headBytes.sliced(m_headBytes.isEmpty() ? 0 : m_head.finalStart()),
        .codedTransfer = m_head.framing().kind == Framing::Kind::Chunked};
    m_headBytes.clear();
    obey(m_reception.head(std::move(head), m_head.framing().kind != Framing::Kind::None));
}

void Http1Answer::bodyDone()
{
    m_reception.complete();
    m_ended = true;
}

void Http1Answer::connectionEnded(const QByteArray &why)
{
    if (!m_headDone) {
        m_unanswered = !m_head.begun();
        if (m_unanswered)
            fail(Outcome::ConnectFailed, "the connection ended without an answer: " + why);
        else
            fail(Outcome::ProtocolError, "the connection ended inside the head of the answer");
    } else if (m_body.end() == BodyReader::State::Done) {
        bodyDone();
    } else {
        fail(Outcome::ProtocolError, m_body.error());
    }
}

} // namespace argiope::net
