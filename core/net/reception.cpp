#include "core/net/reception.h"

#include <algorithm>

namespace argiope::net {

using base::Outcome;

namespace {
/// So much of an unwanted body is rather read than paid for with a new connection.
constexpr qint64 maxDrain = 64 * 1024;
/// A Content-Length is believed for reserving memory only so far.
constexpr qint64 maxReserve = 1024 * 1024;
} // namespace

Reception::Reception(const Request &request, Reply &reply)
    : m_request(request)
    , m_reply(reply)
    , m_limit(request.maxBytes)
{
}

Reception::Next Reception::head(bool body)
{
    m_decoder = std::make_unique<BodyDecoder>(headerValue(m_reply.headers, "Content-Encoding"), m_request.maxBytes);
    if (!m_request.wanted || m_request.method == Method::Head)
        return Next::Read;
    const qint64 wanted
        = m_request.wanted({m_reply.status, headerValue(m_reply.headers, "Content-Type"), m_reply.contentLength});
    if (wanted >= m_limit || wanted < 0)
        return Next::Read;
    m_limit = wanted;
    m_limitIsWish = true;
    return wanted > 0 || !body ? Next::Read : leaveRest();
}

Reception::Next Reception::leaveRest()
{
    if (m_reply.contentLength >= 0 && m_reply.contentLength - m_received <= maxDrain) {
        m_discarding = m_reply.contentLength > m_received || m_over;
        return m_discarding ? Next::Discard : Next::Read;
    }
    return Next::Stop;
}

bool Reception::keep(QByteArrayView piece)
{
    const qint64 room = m_limit - m_kept;
    m_over = piece.size() > room;
    if (m_over)
        piece = piece.first(qsizetype(room));
    m_kept += piece.size();
    if (piece.isEmpty())
        return !m_over;
    if (m_request.sink && m_reply.status / 100 == 2) {
        m_request.sink(piece);
        return !m_over;
    }
    QByteArray &body = m_reply.body;
    if (body.isEmpty() && !m_decoder->encoded() && m_reply.contentLength > 0)
        body.reserve(qsizetype(std::min({m_reply.contentLength, m_limit, maxReserve})));
    else if (body.size() + piece.size() > body.capacity())
        body.reserve(qsizetype(std::min<qint64>(
            std::max<qint64>(body.size() + piece.size(), body.size() * 2), std::max<qint64>(m_limit, 1))));
    body.append(piece);
    return !m_over;
}

Reception::Next Reception::take(QByteArrayView wire)
{
    m_received += wire.size();
    if (m_discarding)
        return Next::Discard;
    if (m_decoder->feed(wire, [this](QByteArrayView piece) { return keep(piece); }))
        return Next::Read;
    if (m_over && m_limitIsWish)
        return leaveRest();
    if (m_over) {
        m_reply.failure = Outcome::TooLarge;
        m_reply.error = "the body is longer than " + QByteArray::number(m_limit) + " bytes";
    } else {
        m_reply.failure = m_decoder->failure();
        m_reply.error = m_decoder->error();
    }
    return Next::Stop;
}

void Reception::complete()
{
    if (m_discarding)
        return;
    if (m_request.method == Method::Get)
        m_decoder->finish();
    m_reply.failure = m_decoder->failure();
    m_reply.error = m_decoder->error();
    m_reply.bodyComplete = m_reply.failure == Outcome::None;
}

} // namespace argiope::net
