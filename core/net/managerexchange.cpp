#include "core/net/managerexchange.h"

#include "core/net/headerfields.h"

namespace argiope::net {

using base::Outcome;

namespace {

/// What is read at a time, at most.
constexpr qint64 maxPiece = 64 * 1024;

/// Qt joins the lines of one name, by line feeds or commas.
Headers headersOf(const QNetworkReply &reply)
{
    Headers headers;
    const auto &pairs = reply.rawHeaderPairs();
    headers.reserve(pairs.size());
    for (const auto &[name, value] : pairs) {
        if (isListField(name)) {
            headers.append({name, value});
            continue;
        }
        // These no value can hold.
        for (const QByteArray &line : value.split('\n'))
            headers.append({name, line});
    }
    return headers;
}

} // namespace

ManagerExchange::ManagerExchange(
    const Context &context, std::unique_ptr<QNetworkReply> reply, ExchangeClock::time_point start)
    : m_context(context)
    , m_qt(std::move(reply))
    , m_dispatcher(QAbstractEventDispatcher::instance())
    , m_start(start)
    , m_time(context.limits, start, start)
    , m_reception(m_context.request, m_reply)
{
    connectSignals();
}

ManagerExchange::~ManagerExchange()
{
    // Qt's own connections from the reply to its network thread carry the abort: they must stand until it is sent.
    if (!m_qt->isFinished())
        m_qt->abort();
}

void ManagerExchange::connectSignals()
{
    QNetworkReply *reply = m_qt.get();
    QObject::connect(reply, &QNetworkReply::metaDataChanged, reply, [this] { signalled(m_metaData); });
    QObject::connect(reply, &QNetworkReply::readyRead, reply, [this] { signalled(m_readyRead); });
    QObject::connect(reply, &QNetworkReply::finished, reply, [this] { signalled(m_finished); });
    QObject::connect(reply, &QNetworkReply::sslErrors, reply, [this, reply](const QList<QSslError> &errors) {
        m_tlsErrors.clear();
        for (const QSslError &error : errors) {
            if (!m_context.ignored.testFlag(certificateError(error.error())))
                m_tlsErrors += (m_tlsErrors.isEmpty() ? "" : "; ") + tlsErrorWords(error);
        }
        if (m_tlsErrors.isEmpty())
            reply->ignoreSslErrors();
    });
    QObject::connect(reply, &QNetworkReply::socketStartedConnecting, reply, [this] {
        m_connecting = true;
        m_connectStart = ExchangeClock::now();
        m_time.moved(m_connectStart);
        enter(Phase::Connect);
    });
    QObject::connect(reply, &QNetworkReply::requestSent, reply, [this] {
        const auto now = ExchangeClock::now();
        m_time.moved(now);
        if (m_connecting)
            m_reply.timings.connect = m_time.since(m_connectStart, now);
        enter(Phase::FirstByte);
    });
}

void ManagerExchange::signalled(bool &flag)
{
    flag = true;
    if (m_turning)
        return;
    // Not every dispatcher returns when it has delivered a posted event: some would still wait for another.
    m_turning = true;
    m_dispatcher->interrupt();
}

void ManagerExchange::enter(Phase phase)
{
    if (m_context.request.progress)
        m_context.request.progress(phase);
}

void ManagerExchange::fail(Outcome failure, const QByteArray &error)
{
    m_reception.fail(failure, error);
    m_ended = true;
}

Reply ManagerExchange::run(
    QEventLoop &loop, const std::atomic<bool> &aborted, const std::function<void(ExchangeClock::time_point)> &arm)
{
    while (!m_ended) {
        if (aborted.load(std::memory_order_acquire)) {
            m_reply.failure = Outcome::Aborted;
            m_reply.error = "aborted";
            break;
        }
        if (m_metaData || m_readyRead || m_finished) {
            step();
            continue;
        }
        const TimeKeeper::Verdict verdict = m_time.judge(ExchangeClock::now());
        if (verdict != TimeKeeper::Verdict::InTime) {
            m_reply.outOfTime
                = verdict == TimeKeeper::Verdict::OutOfTime && m_reception.hasHead() && !m_reception.discarding();
            fail(Outcome::TimedOut, m_time.words(verdict));
            break;
        }
        arm(m_time.deadline());
        m_turning = false;
        loop.processEvents(QEventLoop::WaitForMoreEvents);
        m_turning = true;
    }
    const auto now = ExchangeClock::now();
    m_reply.timings.total = m_time.since(m_start, now);
    if (m_reception.hasHead() && m_reception.hasBody())
        m_reply.timings.download = m_time.since(m_headAt, now);
    return std::move(m_reply);
}

void ManagerExchange::step()
{
    const bool finished = m_finished;
    m_metaData = m_readyRead = false;
    m_time.moved(ExchangeClock::now());
    readHead();
    readBody();
    if (finished && !m_ended)
        finish();
}

void ManagerExchange::readHead()
{
    if (m_ended || m_reception.hasHead())
        return;
    const QVariant status = m_qt->attribute(QNetworkRequest::HttpStatusCodeAttribute);
    if (!status.isValid())
        return;
    m_headAt = ExchangeClock::now();
    m_time.received(0, m_headAt);
    m_reply.timings.firstByte = m_time.since(m_start, m_headAt);
    AnswerHead head;
    head.status = status.toInt();
    head.reason = m_qt->attribute(QNetworkRequest::HttpReasonPhraseAttribute).toString().toUtf8();
    head.version = "1.1";
    head.headers = headersOf(*m_qt);
    const bool hasBody = Reception::mayHaveBody(head.status) && !m_context.headOnly;
    const AnnouncedLength length = announcedLength(head.headers);
    // A chunked body has no other length (RFC 9112, 6.3).
    const bool chunked = listMembers(head.headers, "Transfer-Encoding").contains("chunked");
    head.contentLength = chunked ? -1 : length.bytes;
    if (hasBody && !chunked)
        head.error = length.error;
    obey(m_reception.head(std::move(head), hasBody));
    if (hasBody && !m_ended)
        enter(Phase::Download);
}

void ManagerExchange::readBody()
{
    while (!m_ended && m_reception.hasHead()) {
        const QByteArray piece = m_qt->read(maxPiece);
        if (piece.isEmpty())
            return;
        const auto asked = ExchangeClock::now();
        m_time.received(piece.size(), asked);
        const bool goesOn = !m_context.throttle || m_context.throttle(piece.size());
        const auto throttled = ExchangeClock::now() - asked;
        if (goesOn) {
            obey(m_reception.take(piece));
        } else {
            m_reception.fail(Outcome::Aborted, "aborted");
            m_ended = true;
        }
        // We have kept the server waiting: that time did not pass.
        const auto blocked = m_reception.takeBlocked() + throttled;
        m_time.excuse(blocked);
        m_start += blocked;
        m_headAt += blocked;
    }
}

void ManagerExchange::obey(Reception::Next next)
{
    if (next == Reception::Next::Stop)
        m_ended = true;
}

void ManagerExchange::finish()
{
    m_ended = true;
    const QNetworkReply::NetworkError error = m_qt->error();
    const bool statusAlone = error != QNetworkReply::NoError && m_reply.status != 0
        && (error == errorOfStatus(m_reply.status)
            || (m_reply.status < 400 && error == QNetworkReply::ProtocolUnknownError));
    const Outcome failure = statusAlone ? Outcome::None : outcomeOfError(error, m_reply.status, m_context.route);
    if (failure != Outcome::None)
        m_reception.fail(failure, m_tlsErrors.isEmpty() ? m_qt->errorString().toUtf8() : m_tlsErrors);
    else if (!m_reception.hasHead())
        m_reception.fail(Outcome::ProtocolError, "the answer has no HTTP status");
    else
        m_reception.complete();
}

} // namespace argiope::net
