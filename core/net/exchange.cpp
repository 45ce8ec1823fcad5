#include "core/net/exchange.h"

#include "core/net/http1answer.h"
#include "core/net/http2answer.h"
#include "core/net/oldtlsanswer.h"

#include <array>

namespace argiope::net {

using base::Outcome;

namespace {

/// What is read at a time, at most.
constexpr size_t readSize = 64 * 1024;
/// What a server may make us say before it reads on: answers to its pings and settings.
constexpr qint64 maxUnread = 128 * 1024;
/// A new connection is cheaper than waiting longer for what nobody wants.
constexpr std::chrono::seconds maxDiscard{1};

} // namespace

Exchange::Exchange(const Context &context, Connection &connection, ExchangeClock::time_point start)
    : m_context(context)
    , m_connection(connection)
    , m_usedBefore(connection.uses > 0)
    , m_start(start)
    , m_time(context.limits, start, ExchangeClock::now())
    , m_reception(m_context.request, m_reply)
{
    ++m_connection.uses;
}

Exchange::~Exchange() = default;

void Exchange::enter(Phase phase)
{
    if (m_context.request.progress)
        m_context.request.progress(phase);
}

void Exchange::fail(Outcome failure, const QByteArray &error)
{
    m_reception.fail(failure, error);
    m_failed = true;
}

Reply Exchange::run(QEventLoop &loop, Waker &waker, const std::atomic<bool> &aborted)
{
    (void)m_connection.takeChanged();
    step();
    while (!ended()) {
        if (aborted.load(std::memory_order_acquire)) {
            m_reply.failure = Outcome::Aborted;
            m_reply.error = "aborted";
            m_failed = true;
            break;
        }
        if (m_connection.takeChanged()) {
            step();
            if (ended())
                break;
        }
        const auto now = ExchangeClock::now();
        if (m_reception.discarding() && m_discardEnd == ExchangeClock::time_point())
            m_discardEnd = now + maxDiscard;
        if (m_discardEnd != ExchangeClock::time_point() && now >= m_discardEnd) {
            m_failed = true;
            break;
        }
        const TimeKeeper::Verdict verdict = m_time.judge(now);
        if (verdict != TimeKeeper::Verdict::InTime) {
            m_reply.outOfTime
                = verdict == TimeKeeper::Verdict::OutOfTime && m_reception.hasHead() && !m_reception.discarding();
            fail(Outcome::TimedOut, m_time.words(verdict));
            break;
        }
        if (m_connection.hasChanged()) {
            loop.processEvents(QEventLoop::AllEvents);
            continue;
        }
        m_context.arm(m_reception.discarding() ? std::min(m_time.deadline(), m_discardEnd) : m_time.deadline());
        waker.waiting = true;
        loop.processEvents(QEventLoop::WaitForMoreEvents);
        waker.waiting = false;
    }
    if (m_reader && !m_failed) {
        m_reader->leave();
        write();
    }
    const auto end = ExchangeClock::now();
    m_reply.timings.total = m_time.since(m_start, end);
    if (m_reception.hasHead() && m_reception.hasBody())
        m_reply.timings.download = m_time.since(m_headAt, end);
    return std::move(m_reply);
}

void Exchange::step()
{
    if (!m_usedBefore && m_connection.resolved() && m_connectAt == ExchangeClock::time_point()) {
        m_connectAt = ExchangeClock::now();
        enter(Phase::Connect);
    }
    if (m_connection.ready() && !m_reader)
        begin();
    if (m_reader && !read())
        return;
    if (!ended() && m_connection.failed())
        connectionEnded();
}

void Exchange::begin()
{
    const auto now = ExchangeClock::now();
    if (!m_usedBefore)
        m_reply.timings.connect = m_time.since(m_connectAt, now);
    m_time.moved(now);
    const Request &request = m_context.request;
    if (request.offersOldTls)
        m_reader = std::make_unique<OldTlsAnswer>(request.url, m_reception, m_reply.oldTls);
    else if (Http2Session *session = m_connection.http2())
        m_reader = std::make_unique<Http2Answer>(m_context.query, m_reception, *session);
    else
        m_reader = std::make_unique<Http1Answer>(m_context.query, m_reception);
    write();
    enter(Phase::FirstByte);
}

void Exchange::write()
{
    const QByteArray output = m_reader->takeOutput();
    if (output.isEmpty())
        return;
    m_connection.socket().write(output);
    if (m_connection.unsent() > maxUnread)
        fail(Outcome::ProtocolError, "the server asks much and reads nothing");
}

/// False where more may be there to be read, also of a connection that has ended.
bool Exchange::read()
{
    const auto turnEnd = ExchangeClock::now() + std::chrono::milliseconds(50);
    std::array<char, readSize> buffer;
    while (!ended()) {
        const qint64 got = m_connection.socket().read(buffer.data(), qint64(buffer.size()));
        if (got <= 0)
            break;
        const QByteArrayView bytes(buffer.data(), got);
        const auto now = ExchangeClock::now();
        m_time.received(bytes.size(), now);
        if (!throttle(got))
            break;
        m_reader->feed(bytes);
        excuse(m_reception.takeBlocked());
        noteHead();
        if (!ended())
            write();
        // However fast it comes, an abort and the limits of time have their say.
        if (!ended() && now > turnEnd) {
            m_connection.markChanged();
            return false;
        }
    }
    return true;
}

bool Exchange::throttle(qint64 bytes)
{
    if (!m_context.throttle)
        return true;
    const auto asked = ExchangeClock::now();
    const bool goesOn = m_context.throttle(bytes);
    excuse(ExchangeClock::now() - asked);
    if (!goesOn)
        fail(Outcome::Aborted, "aborted");
    return goesOn;
}

void Exchange::excuse(ExchangeClock::duration blocked)
{
    m_time.excuse(blocked);
    m_start += blocked;
    if (m_headAt != ExchangeClock::time_point())
        m_headAt += blocked;
}

void Exchange::noteHead()
{
    if (!m_reception.hasHead() || m_headAt != ExchangeClock::time_point())
        return;
    m_headAt = ExchangeClock::now();
    m_reply.timings.firstByte = m_time.since(m_start, m_headAt);
    if (m_reception.hasBody())
        enter(Phase::Download);
}

void Exchange::connectionEnded()
{
    if (m_reader)
        m_reader->connectionEnded(m_connection.errorText());
    else
        fail(m_connection.failure(m_context.proxied), m_connection.errorText());
    if (m_context.proxied && m_reader && m_reader->unanswered())
        m_reply.failure = Outcome::ProxyFailed;
    else if (m_reader && m_reader->unanswered() && m_connection.tlsBroke())
        m_reply.failure = Outcome::TlsFailed;
}

bool Exchange::reusable() const
{
    return m_reader && !m_failed && m_reader->reusable();
}

bool Exchange::wantsAnother() const
{
    if (!m_reader || m_failed)
        return false;
    return m_reader->refused() || m_reader->wantsHttp1()
        || (m_usedBefore && (m_reader->unanswered() || m_reader->wasFollowed()));
}

} // namespace argiope::net
