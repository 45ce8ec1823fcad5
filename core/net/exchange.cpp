#include "core/net/exchange.h"

#include <algorithm>

namespace argiope::net {

namespace {

/// So much of an unwanted body is rather read than paid for with a new connection.
constexpr qint64 maxDrain = 64 * 1024;
/// A Content-Length is believed for reserving memory only so far.
constexpr qint64 maxReserve = 1024 * 1024;
/// What a sink gets at a time, at most.
constexpr qint64 maxPiece = 256 * 1024;

bool mayHaveBody(int status)
{
    return status >= 200 && status != 204 && status != 304;
}

} // namespace

Exchange::Exchange(const Context &context, std::unique_ptr<QNetworkReply> reply, ExchangeClock::time_point start)
    : m_context(context)
    , m_qt(std::move(reply))
    , m_dispatcher(QAbstractEventDispatcher::instance())
    , m_start(start)
    , m_lastActivity(start)
    , m_limit(context.request.maxBytes)
{
    connectSignals();
}

Exchange::~Exchange()
{
    // Qt's own connections from the reply to its network thread carry the abort: they must stand until it is sent.
    if (!m_qt->isFinished())
        m_qt->abort();
}

void Exchange::connectSignals()
{
    QNetworkReply *reply = m_qt.get();
    QObject::connect(reply, &QNetworkReply::metaDataChanged, reply, [this] { signalled(m_metaData); });
    QObject::connect(reply, &QNetworkReply::readyRead, reply, [this] { signalled(m_readyRead); });
    QObject::connect(reply, &QNetworkReply::finished, reply, [this] { signalled(m_finished); });
    QObject::connect(reply, &QNetworkReply::socketStartedConnecting, reply, [this] {
        m_connecting = true;
        m_connectStart = m_lastActivity = ExchangeClock::now();
        enter(Phase::Connect);
    });
    QObject::connect(reply, &QNetworkReply::requestSent, reply, [this] {
        m_lastActivity = ExchangeClock::now();
        if (m_connecting)
            m_reply.timings.connect = since(m_connectStart);
        enter(Phase::FirstByte);
    });
}

void Exchange::signalled(bool &flag)
{
    flag = true;
    if (m_turning)
        return;
    // Not every dispatcher returns when it has delivered a posted event: some would still wait for another.
    m_turning = true;
    m_dispatcher->interrupt();
}

void Exchange::enter(Phase phase)
{
    if (m_context.request.progress)
        m_context.request.progress(phase);
}

int Exchange::since(ExchangeClock::time_point moment) const
{
    return int(std::chrono::duration_cast<std::chrono::milliseconds>(ExchangeClock::now() - moment).count());
}

Reply Exchange::run(
    QEventLoop &loop, const std::atomic<bool> &aborted, const std::function<void(ExchangeClock::time_point)> &arm)
{
    const auto totalEnd = m_start + m_context.total;
    while (m_end == End::Running) {
        if (aborted.load(std::memory_order_acquire)) {
            m_end = End::Aborted;
            break;
        }
        if (m_metaData) {
            m_metaData = false;
            m_lastActivity = ExchangeClock::now();
            readHead();
            continue;
        }
        if (m_readyRead) {
            m_readyRead = false;
            m_lastActivity = ExchangeClock::now();
            readBody();
            continue;
        }
        if (m_finished || m_qt->isFinished()) {
            readHead();
            while (m_end == End::Running && m_qt->bytesAvailable() > 0) {
                const qint64 before = m_received;
                readBody();
                if (m_received == before && !m_discarding)
                    break;
            }
            if (m_end == End::Running)
                m_end = End::Finished;
            break;
        }
        const auto now = ExchangeClock::now();
        const auto silenceEnd = m_lastActivity + m_context.silence;
        if (now >= totalEnd) {
            m_end = End::Total;
        } else if (now >= silenceEnd) {
            m_end = End::Silence;
        } else {
            arm(std::min(totalEnd, silenceEnd));
            m_turning = false;
            loop.processEvents(QEventLoop::WaitForMoreEvents);
            m_turning = true;
        }
    }
    settle();
    return std::move(m_reply);
}

void Exchange::readHead()
{
    if (m_reply.status != 0)
        return;
    m_reply.status = m_qt->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    if (m_reply.status == 0)
        return;
    m_headAt = ExchangeClock::now();
    m_reply.timings.firstByte = since(m_start);
    m_reply.reason = m_qt->attribute(QNetworkRequest::HttpReasonPhraseAttribute).toString().toUtf8();
    m_reply.httpVersion = m_qt->attribute(QNetworkRequest::Http2WasUsedAttribute).toBool() ? "2" : "1.1";
    readHeaders();
    if (mayHaveBody(m_reply.status) && !m_context.headOnly)
        enter(Phase::Download);
    if (m_context.endAtHead)
        m_end = End::HeadDone;
    else
        askWanted();
}

void Exchange::readHeaders()
{
    QList<QByteArray> setCookies;
    const auto &pairs = m_qt->rawHeaderPairs();
    m_reply.headers.reserve(pairs.size());
    for (const auto &[name, value] : pairs) {
        if (name.compare("Set-Cookie", Qt::CaseInsensitive) == 0) {
            // Qt joins these with line feeds, which no header value can hold.
            for (const QByteArray &line : value.split('\n')) {
                setCookies.append(line);
                m_reply.headers.append({name, line});
            }
            continue;
        }
        if (name.compare("Content-Encoding", Qt::CaseInsensitive) == 0) {
            m_plan = codingPlan(value);
            m_encoded = m_plan.qtDecodes || m_plan.coding != Coding::None;
        }
        if (name.compare("Content-Length", Qt::CaseInsensitive) == 0) {
            bool ok = false;
            const qint64 length = value.trimmed().toLongLong(&ok);
            m_reply.contentLength = ok && length >= 0 ? length : -1;
        }
        m_reply.headers.append({name, value});
    }
    if (!setCookies.isEmpty() && m_context.cookies)
        m_context.cookies(setCookies);
}

bool Exchange::canDrain() const
{
    return m_reply.contentLength >= 0 && m_reply.contentLength - m_received <= maxDrain;
}

void Exchange::askWanted()
{
    if (!m_context.request.wanted || m_context.headOnly)
        return;
    const qint64 wanted = m_context.request.wanted(
        {m_reply.status, headerValue(m_reply.headers, "Content-Type"), m_reply.contentLength});
    if (wanted >= m_limit || wanted < 0)
        return;
    if (m_plan.coding == Coding::Stacked && wanted > 0)
        return; // has to be there in full before it can be decoded
    m_limit = wanted;
    m_limitIsWish = true;
    if (wanted > 0 || !mayHaveBody(m_reply.status) || m_reply.contentLength == 0)
        return;
    if (canDrain())
        m_discarding = true;
    else
        m_end = End::Cut;
}

void Exchange::append(qint64 available)
{
    // What has to be there in full before it can be decoded goes to the sink at the end.
    if (m_context.request.sink && m_reply.status / 100 == 2 && m_plan.coding == Coding::None) {
        const QByteArray piece = m_qt->read(std::min(available, maxPiece));
        m_received += piece.size();
        if (!piece.isEmpty())
            m_context.request.sink(piece);
        return;
    }
    QByteArray &body = m_reply.body;
    const qsizetype old = body.size();
    if (old == 0 && !m_encoded && m_reply.contentLength > 0)
        body.reserve(qsizetype(std::min({m_reply.contentLength, m_limit, maxReserve})));
    else if (old + available > body.capacity())
        body.reserve(std::max(old + qsizetype(available), old * 2));
    body.resize(old + qsizetype(available));
    const qint64 got = m_qt->read(body.data() + old, available);
    body.resize(old + qsizetype(std::max<qint64>(got, 0)));
    m_received += std::max<qint64>(got, 0);
}

void Exchange::readBody()
{
    readHead();
    while (m_end == End::Running && !m_discarding) {
        const qint64 available = m_qt->bytesAvailable();
        if (available <= 0)
            return;
        const qint64 room = m_limit - m_received;
        if (room > 0) {
            const qint64 before = m_received;
            append(std::min(available, room));
            if (m_received == before)
                return; // Qt promised more than it had
            continue;
        }
        // There is more than may be kept.
        if (!m_limitIsWish)
            m_end = End::TooLarge;
        else if (canDrain())
            m_discarding = true;
        else
            m_end = End::Cut;
    }
    if (m_discarding)
        m_qt->skip(m_qt->bytesAvailable());
}

void Exchange::settle()
{
    m_reply.timings.total = since(m_start);
    if (m_headAt != ExchangeClock::time_point())
        m_reply.timings.download = m_reply.status != 0 && mayHaveBody(m_reply.status) ? since(m_headAt) : -1;
    switch (m_end) {
    case End::Running:
    case End::Cut:
        return;
    case End::HeadDone:
        m_reply.bodyComplete = true;
        return;
    case End::Aborted:
        m_reply.failure = base::Outcome::Aborted;
        m_reply.error = "aborted";
        return;
    case End::Silence:
        m_reply.failure = base::Outcome::TimedOut;
        m_reply.error = "nothing came for " + QByteArray::number(qint64(m_context.silence.count())) + " ms";
        return;
    case End::Total:
        m_reply.failure = base::Outcome::TimedOut;
        m_reply.error = "not complete after " + QByteArray::number(qint64(m_context.total.count())) + " ms";
        return;
    case End::TooLarge:
        m_reply.failure = base::Outcome::TooLarge;
        m_reply.error = "the body is longer than " + QByteArray::number(m_limit) + " bytes";
        return;
    case End::Finished:
        settleFinished();
        break;
    }
}

void Exchange::settleFinished()
{
    const QNetworkReply::NetworkError error = m_qt->error();
    const bool statusAlone = error != QNetworkReply::NoError && m_reply.status != 0
        && (error == errorOfStatus(m_reply.status)
            || (m_reply.status < 400 && error == QNetworkReply::ProtocolUnknownError));
    if (!statusAlone)
        m_reply.failure = outcomeOfError(error, m_reply.status, m_context.route);
    // A decoder's failure has the code of "some other 4xx"; only Qt's words for a status name the URL.
    const bool decoder = error == QNetworkReply::UnknownContentError && m_plan.qtDecodes
        && (!statusAlone || !m_qt->errorString().contains(m_qt->url().toString()));
    if (decoder)
        m_reply.failure = base::Outcome::DecodeFailed;
    if (decoder) {
        m_reply.error = "the body does not decode as " + headerValue(m_reply.headers, "Content-Encoding")
            + ", or expands beyond all measure";
    } else if (m_reply.failure != base::Outcome::None) {
        m_reply.error = m_qt->errorString().toUtf8();
    } else if (m_reply.status == 0) {
        m_reply.failure = base::Outcome::ProtocolError;
        m_reply.error = "the answer has no HTTP status";
    } else if (!m_encoded && !m_context.headOnly && !m_discarding && mayHaveBody(m_reply.status)
        && m_reply.contentLength > m_received) {
        m_reply.failure = base::Outcome::ProtocolError;
        m_reply.error = "the body broke off after " + QByteArray::number(m_received) + " of "
            + QByteArray::number(m_reply.contentLength) + " bytes";
    } else {
        m_reply.bodyComplete = !m_discarding;
        decode();
        if (m_context.request.sink && m_reply.status / 100 == 2 && !m_reply.body.isEmpty()) {
            m_context.request.sink(m_reply.body);
            m_reply.body.clear();
        }
    }
}

void Exchange::decode()
{
    if (m_plan.coding == Coding::None || m_reply.body.isEmpty())
        return;
    const QByteArray value = headerValue(m_reply.headers, "Content-Encoding");
    if (m_plan.coding == Coding::Unsupported) {
        m_reply.failure = base::Outcome::DecodeFailed;
    } else {
        DecodedBody decoded = decodeStacked(m_reply.body, value, m_limit);
        m_reply.body = std::move(decoded.body);
        m_reply.failure = decoded.failure;
        if (decoded.failure == base::Outcome::TooLarge && m_limitIsWish) {
            m_reply.failure = base::Outcome::None;
            m_reply.bodyComplete = false;
        }
    }
    if (m_reply.failure == base::Outcome::None)
        return;
    m_reply.bodyComplete = false;
    if (m_reply.failure == base::Outcome::TooLarge)
        m_reply.error = "the body is longer than " + QByteArray::number(m_limit) + " bytes";
    else
        m_reply.error = "the body does not decode as " + value;
}

} // namespace argiope::net
