#include "core/net/exchange.h"

#include <algorithm>

namespace argiope::net {

namespace {

/// What is read at a time, at most.
constexpr qint64 maxPiece = 64 * 1024;

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
    , m_reception(m_context.request, m_reply)
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
    QObject::connect(reply, &QNetworkReply::sslErrors, reply, [this, reply](const QList<QSslError> &errors) {
        m_tlsErrors.clear();
        for (const QSslError &error : errors) {
            if (!m_context.ignored.testFlag(tlsErrorKind(error.error())))
                m_tlsErrors += (m_tlsErrors.isEmpty() ? "" : "; ") + tlsErrorWords(error);
        }
        if (m_tlsErrors.isEmpty())
            reply->ignoreSslErrors();
    });
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
        } else if (isTooSlow(now)) {
            m_end = End::TooSlow;
        } else {
            auto next = std::min(totalEnd, silenceEnd);
            if (m_context.minRate > 0 && m_headAt != ExchangeClock::time_point())
                next = std::min(next, m_rateSince + m_context.silence);
            arm(next);
            m_turning = false;
            loop.processEvents(QEventLoop::WaitForMoreEvents);
            m_turning = true;
        }
    }
    settle();
    return std::move(m_reply);
}

bool Exchange::isTooSlow(ExchangeClock::time_point now)
{
    if (m_context.minRate <= 0 || m_headAt == ExchangeClock::time_point() || now < m_rateSince + m_context.silence)
        return false;
    const auto ms = std::chrono::duration_cast<std::chrono::milliseconds>(now - m_rateSince).count();
    const qint64 received = m_received - m_rateReceived;
    if (received * 1000 < m_context.minRate * qint64(ms)) {
        m_reply.error = "only " + QByteArray::number(received) + " bytes in " + QByteArray::number(qint64(ms))
            + " ms, the least rate is " + QByteArray::number(m_context.minRate) + " bytes a second";
        return true;
    }
    m_rateSince = now;
    m_rateReceived = m_received;
    return false;
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
    m_rateSince = m_headAt;
    obey(m_reception.head(mayHaveBody(m_reply.status) && !m_context.headOnly));
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

void Exchange::obey(Reception::Next next)
{
    m_discarding = next == Reception::Next::Discard;
    if (next == Reception::Next::Stop && m_end == End::Running)
        m_end = End::Stopped;
}

void Exchange::readBody()
{
    readHead();
    while (m_end == End::Running) {
        const QByteArray piece = m_qt->read(maxPiece);
        if (piece.isEmpty())
            return;
        m_received += piece.size();
        obey(m_reception.take(piece));
    }
}

void Exchange::settle()
{
    m_reply.timings.total = since(m_start);
    if (m_headAt != ExchangeClock::time_point())
        m_reply.timings.download = m_reply.status != 0 && mayHaveBody(m_reply.status) ? since(m_headAt) : -1;
    switch (m_end) {
    case End::Running:
    case End::Stopped:
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
        m_reply.outOfTime = m_reply.status != 0;
        m_reply.error = "not complete after " + QByteArray::number(qint64(m_context.total.count())) + " ms";
        return;
    case End::TooSlow:
        m_reply.failure = base::Outcome::TimedOut; // isTooSlow() has worded it
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
    if (m_reply.failure != base::Outcome::None) {
        m_reply.error = m_tlsErrors.isEmpty() ? m_qt->errorString().toUtf8() : m_tlsErrors;
    } else if (m_reply.status == 0) {
        m_reply.failure = base::Outcome::ProtocolError;
        m_reply.error = "the answer has no HTTP status";
    } else if (!m_context.headOnly && !m_discarding && mayHaveBody(m_reply.status)
        && m_reply.contentLength > m_received) {
        m_reply.failure = base::Outcome::ProtocolError;
        m_reply.error = "the body broke off after " + QByteArray::number(m_received) + " of "
            + QByteArray::number(m_reply.contentLength) + " bytes";
    } else {
        m_reception.complete();
    }
}

} // namespace argiope::net
