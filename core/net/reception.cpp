#include "core/net/reception.h"

#include "core/net/headerfields.h"

#include <algorithm>

namespace argiope::net {

using base::Outcome;

namespace {
/// So much of an unwanted body is rather read than paid for with a new connection.
constexpr qint64 maxDrain = 64 * 1024;
/// A Content-Length is believed for reserving memory only so far.
constexpr qint64 maxReserve = 1024 * 1024;
/// What codings may add to a body whose bytes on the wire are kept.
constexpr qint64 maxWireExtra = 1024 * 1024;
/// What reads as a text, or does not say what it is.
bool isText(const QByteArray &contentType)
{
    const QByteArray type = contentType.left(contentType.indexOf(';')).trimmed().toLower();
    return !type.contains('/') || type.startsWith("text/") || type.contains("xml") || type.contains("json")
        || type.contains("javascript");
}

QByteArray reasonOf(const Reply &reply)
{
    if (!reply.reason.isEmpty())
        return reply.reason;
    // HTTP/2 has none, and programs that read archives may want one.
    switch (reply.status) {
    case 200:
        return "OK";
    case 301:
        return "Moved Permanently";
    case 302:
        return "Found";
    case 304:
        return "Not Modified";
    case 403:
        return "Forbidden";
    case 404:
        return "Not Found";
    case 500:
        return "Internal Server Error";
    default:
        return reply.status < 400 ? "Answer" : "Error";
    }
}

/// The head of an answer that came in another way, as HTTP/1.1 has it. Its body has no transfer coding.
QByteArray http1Head(const Reply &reply)
{
    QByteArray text = "HTTP/1.1 " + QByteArray::number(reply.status) + ' ' + reasonOf(reply) + "\r\n";
    for (const auto &[name, value] : reply.headers) {
        if (name.compare("transfer-encoding", Qt::CaseInsensitive) != 0)
            text += name + ": " + value + "\r\n";
    }
    return text + "\r\n";
}

} // namespace

Reception::Reception(const Request &request, Reply &reply)
    : m_request(request)
    , m_reply(reply)
    , m_limit(request.maxBytes)
{
}

void Reception::fail(Outcome failure, const QByteArray &error)
{
    if (m_discarding)
        return;
    m_reply.failure = failure;
    m_reply.error = error;
}

Reception::Next Reception::head(AnswerHead &&head, bool hasBody)
{
    // 101 was not asked for and has no body that anybody could read; other interim answers are no answers.
    if ((head.status < 200 && head.status != 101) || head.status > 999) {
        fail(Outcome::ProtocolError, "the answer has no valid status: " + QByteArray::number(head.status));
        return Next::Stop;
    }
    m_reply.status = head.status;
    m_reply.reason = std::move(head.reason);
    m_reply.httpVersion = std::move(head.version);
    m_reply.headers = std::move(head.headers);
    m_reply.contentType = effectiveContentType(m_reply.headers);
    m_reply.contentLength = head.contentLength;
    m_hasBody = hasBody;
    m_decoder = std::make_unique<BodyDecoder>(
        headerValue(m_reply.headers, "Content-Encoding"), m_request.maxBytes, isText(m_reply.contentType));
    if (!head.error.isEmpty()) {
        fail(Outcome::ProtocolError, head.error);
        return Next::Stop;
    }
    if (m_request.wantsWire) {
        m_codedTransfer = head.codedTransfer;
        m_payload.emplace();
        m_reply.wire.emplace();
        m_reply.wire->head = head.wire.isEmpty() ? http1Head(m_reply) : std::move(head.wire);
        const bool handedOn = m_request.sink && m_reply.status / 100 == 2; // Reply::body has nothing then
        m_reply.wire->bodyIsReply = !m_codedTransfer && !m_decoder->encoded() && !handedOn;
    }
    if (!m_request.wanted || m_request.method == Method::Head)
        return Next::Read;
    const qint64 wanted = m_request.wanted({m_reply.status, m_reply.contentType, m_reply.contentLength});
    if (wanted >= m_limit || wanted < 0)
        return Next::Read;
    m_limit = wanted;
    m_limitIsWish = true;
    return wanted > 0 || !hasBody || m_reply.contentLength == 0 ? Next::Read : leaveRest();
}

Reception::Next Reception::leaveRest()
{
    if (m_reply.contentLength >= 0 && m_reply.contentLength - m_received <= maxDrain) {
        m_discarding = m_reply.contentLength > m_received || m_over;
        return m_discarding ? Next::Discard : Next::Read;
    }
    return Next::Stop;
}

bool Reception::ask(qint64 bytes)
{
    if (!m_request.room || bytes <= FreeBytes)
        return true;
    const auto asked = std::chrono::steady_clock::now();
    m_refused = !m_request.room(bytes);
    m_blocked += std::chrono::steady_clock::now() - asked;
    return !m_refused;
}

bool Reception::makeRoom(qint64 bytes)
{
    QByteArray &body = m_reply.body;
    if (bytes <= body.capacity())
        return true;
    qint64 wanted = std::max(bytes, qint64(body.capacity()) * 2);
    if (body.isEmpty() && !m_decoder->encoded())
        wanted = std::max(wanted, std::min(m_reply.contentLength, maxReserve));
    wanted = std::max(std::min(wanted, m_limit), bytes);
    if (!ask(wanted + (m_reply.wire ? m_reply.wire->body.capacity() : 0)))
        return false;
    body.reserve(qsizetype(wanted));
    return true;
}

bool Reception::keepWire(QByteArrayView bytes)
{
    QByteArray &wire = m_reply.wire->body;
    const qint64 size = wire.size() + bytes.size();
    const qint64 most = m_request.maxWireBytes > 0 ? m_request.maxWireBytes : m_request.maxBytes;
    if (size > most + maxWireExtra) {
        m_reply.wire.reset(); // of the page itself there may be little in it
        return true;
    }
    if (size > wire.capacity()) {
        const qint64 wanted = std::max<qint64>(size, qint64(wire.capacity()) * 2);
        if (!ask(wanted + m_reply.body.capacity()))
            return false;
        wire.reserve(qsizetype(wanted));
    }
    wire.append(bytes);
    return true;
}

Reception::Next Reception::takeCoded(QByteArrayView bytes)
{
    if (m_discarding || !m_reply.wire || keepWire(bytes))
        return m_discarding ? Next::Discard : Next::Read;
    fail(Outcome::Aborted, "aborted");
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
        const auto handed = std::chrono::steady_clock::now();
        m_request.sink(piece);
        m_blocked += std::chrono::steady_clock::now() - handed;
        return !m_over;
    }
    if (!makeRoom(m_reply.body.size() + piece.size()))
        return false;
    m_reply.body.append(piece);
    return !m_over;
}

Reception::Next Reception::take(QByteArrayView wire)
{
    m_received += wire.size();
    if (m_discarding)
        return Next::Discard;
    if (m_reply.wire) {
        m_payload->add(wire);
        m_reply.wire->payloadBytes += wire.size();
        if (!m_codedTransfer && !m_reply.wire->bodyIsReply && !keepWire(wire)) {
            fail(Outcome::Aborted, "aborted");
            return Next::Stop;
        }
    }
    if (m_decoder->feed(wire, [this](QByteArrayView piece) { return keep(piece); }))
        return Next::Read;
    if (m_refused) {
        fail(Outcome::Aborted, "aborted");
        return Next::Stop;
    }
    if (m_over && m_limitIsWish)
        return leaveRest();
    if (m_over)
        fail(Outcome::TooLarge, "the body is longer than " + QByteArray::number(m_limit) + " bytes");
    else
        fail(m_decoder->failure(), m_decoder->error());
    return Next::Stop;
}

void Reception::completeWire()
{
    if (!m_reply.wire)
        return;
    if (m_reply.bodyComplete)
        m_reply.wire->payloadSha1 = m_payload->result();
    else
        m_reply.wire.reset();
}

void Reception::complete()
{
    if (m_discarding)
        return;
    if (m_hasBody && m_reply.contentLength >= 0 && m_received != m_reply.contentLength) {
        const bool cut = m_received < m_reply.contentLength;
        fail(Outcome::ProtocolError,
            (cut ? "the body broke off after " : "the body goes on behind its length: ")
                + QByteArray::number(m_received) + " of " + QByteArray::number(m_reply.contentLength) + " bytes");
        return;
    }
    if (m_request.method == Method::Get)
        m_decoder->finish();
    m_reply.failure = m_decoder->failure();
    m_reply.error = m_decoder->error();
    m_reply.codingCut = m_decoder->cut();
    m_reply.bodyComplete = m_reply.failure == Outcome::None;
    completeWire();
}

} // namespace argiope::net
