#include "core/net/http2answer.h"

#include "core/net/headerfields.h"

namespace argiope::net {

using base::Outcome;

Http2Answer::Http2Answer(const Query &query, Reception &reception, Http2Session &session)
    : AnswerReader(reception)
    , m_session(session)
    , m_headOnly(query.method == "HEAD")
{
    m_session.request(query, this);
}

void Http2Answer::feed(QByteArrayView bytes)
{
    (void)m_session.feed(bytes); // where that fails the stream has ended, too
    m_reusable = m_ended && m_session.usable();
}

void Http2Answer::leave()
{
    m_session.cancel();
    m_reusable = m_session.usable();
}

void Http2Answer::streamHead(int status, Headers &&headers, bool last)
{
    if (m_ended)
        return;
    const AnnouncedLength length = announcedLength(headers);
    AnswerHead head{.status = status,
        .reason = {},
        .version = "2",
        .headers = std::move(headers),
        .contentLength = length.bytes,
        .error = m_headOnly ? QByteArray() : length.error};
    obey(m_reception.head(std::move(head), Reception::mayHaveBody(status) && !m_headOnly && !last));
}

void Http2Answer::streamData(QByteArrayView bytes)
{
    if (!m_ended)
        obey(m_reception.take(bytes));
}

void Http2Answer::streamEnded(const StreamEnd &end)
{
    if (m_ended)
        return;
    m_ended = true;
    m_refused = end.refused;
    m_wantsHttp1 = end.wantsHttp1;
    m_unanswered = !m_reception.hasHead() && (end.failure == Outcome::ConnectFailed || end.withConnection);
    if (end.complete)
        m_reception.complete();
    else
        m_reception.fail(end.failure, end.error);
}

void Http2Answer::connectionEnded(const QByteArray &why)
{
    m_unanswered = !m_reception.hasHead();
    if (m_unanswered)
        fail(Outcome::ConnectFailed, "the connection ended without an answer: " + why);
    else
        fail(Outcome::ProtocolError, "the connection ended amid the answer");
}

} // namespace argiope::net
