#include "core/net/http1exchange.h"

#include <algorithm>
#include <array>

namespace argiope::net {

using base::Outcome;

Http1Exchange::Http1Exchange(Context context, Connection &connection, ExchangeClock::time_point start)
    : m_context(std::move(context))
    , m_connection(connection)
    , m_start(start)
    , m_lastActivity(ExchangeClock::now())
    , m_head(m_context.headLimits, m_context.request.method == Method::Head)
    , m_reception(m_context.request, m_reply)
{
}

int Http1Exchange::since(ExchangeClock::time_point moment) const
{
    return int(std::chrono::duration_cast<std::chrono::milliseconds>(ExchangeClock::now() - moment).count());
}

void Http1Exchange::enter(Phase phase)
{
    if (m_context.request.progress)
        m_context.request.progress(phase);
}

void Http1Exchange::end(Outcome failure, const QByteArray &error)
{
    m_ended = true;
    if (failure == Outcome::None)
        return;
    m_reply.failure = failure;
    m_reply.error = error;
}

void Http1Exchange::endTimedOut(const QByteArray &error)
{
    // Nobody waits for what is only read to keep the connection.
    if (m_discarding)
        end();
    else
        end(Outcome::TimedOut, error);
}

Reply Http1Exchange::run(QEventLoop &loop, Waker &waker, const std::atomic<bool> &aborted)
{
    (void)m_connection.takeChanged();
    step();
    while (!m_ended) {
        if (aborted.load(std::memory_order_acquire)) {
            end(Outcome::Aborted, "aborted");
            break;
        }
        if (m_connection.takeChanged()) {
            step();
            if (m_ended)
                break;
        }
        judgeTime(ExchangeClock::now());
        if (m_ended)
            break;
        if (m_connection.hasChanged()) {
            loop.processEvents(QEventLoop::AllEvents);
            continue;
        }
        m_context.arm(m_deadline);
        waker.waiting = true;
        loop.processEvents(QEventLoop::WaitForMoreEvents);
        waker.waiting = false;
    }
    m_reply.timings.total = since(m_start);
    if (m_headDone && m_reply.timings.download < 0 && !m_body.done())
        m_reply.timings.download = since(m_headAt);
    return std::move(m_reply);
}

void Http1Exchange::step()
{
    if (m_connection.uses == 0 && m_connection.resolved() && m_connectAt == ExchangeClock::time_point()) {
        m_connectAt = ExchangeClock::now();
        enter(Phase::Connect);
    }
    if (m_connection.ready() && !m_sent) {
        m_sent = true;
        if (m_connection.uses++ == 0)
            m_reply.timings.connect = since(m_connectAt);
        m_lastActivity = ExchangeClock::now();
        m_connection.socket().write(m_context.wire);
        enter(Phase::FirstByte);
    }
    if (m_sent)
        read();
    if (!m_ended && m_connection.failed())
        connectionEnded();
}

void Http1Exchange::read()
{
    std::array<char, 16 * 1024> buffer;
    const auto turnEnd = ExchangeClock::now() + std::chrono::milliseconds(50);
    while (!m_ended) {
        const qint64 got = m_connection.socket().read(buffer.data(), qint64(buffer.size()));
        if (got <= 0)
            return;
        m_lastActivity = ExchangeClock::now();
        if (m_windowBytes == 0 && m_rateSince == ExchangeClock::time_point())
            m_rateSince = m_lastActivity;
        m_windowBytes += got;
        take(QByteArrayView(buffer.data(), got));
        // However fast it comes, an abort and the limits of time have their say.
        if (!m_ended && m_lastActivity > turnEnd) {
            m_connection.markChanged();
            return;
        }
    }
}

void Http1Exchange::take(QByteArrayView bytes)
{
    if (!m_headDone) {
        qsizetype used = 0;
        switch (m_head.feed(bytes, used)) {
        case HeadReader::State::More:
            return;
        case HeadReader::State::Failed:
            end(m_head.failure(), m_head.error());
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
        bytes = bytes.sliced(used);
        if (state == BodyReader::State::Failed) {
            if (m_discarding)
                end();
            else
                end(Outcome::ProtocolError, m_body.error());
        } else if (state == BodyReader::State::Piece) {
            obey(m_reception.take(m_body.piece()));
        }
    }
    if (!m_ended && m_body.done()) {
        // What comes behind the answer belongs to no request: such a connection is not trusted again.
        m_reusable = m_head.keepAlive() && bytes.isEmpty();
        m_reception.complete();
        m_reply.timings.download = m_head.framing().kind == Framing::Kind::None ? -1 : since(m_headAt);
        end();
    }
}

void Http1Exchange::headDone()
{
    m_headDone = true;
    m_headAt = ExchangeClock::now();
    m_reply.timings.firstByte = since(m_start);
    m_reply.status = m_head.status();
    m_reply.reason = m_head.reason();
    m_reply.httpVersion = "1.1";
    m_reply.headers = m_head.headers();
    m_reply.contentLength = m_head.contentLength();
    QList<QByteArray> setCookies;
    for (const auto &[name, value] : m_reply.headers) {
        if (name.compare("Set-Cookie", Qt::CaseInsensitive) == 0)
            setCookies.append(value);
    }
    if (!setCookies.isEmpty() && m_context.cookies)
        m_context.cookies(setCookies);
    m_body = BodyReader(m_head.framing());
    const bool mayHaveBody = m_head.framing().kind != Framing::Kind::None;
    if (mayHaveBody)
        enter(Phase::Download);
    if (!m_head.framingError().isEmpty()) {
        end(Outcome::ProtocolError, m_head.framingError());
        return;
    }
    obey(m_reception.head(mayHaveBody && !m_body.done()));
}

void Http1Exchange::obey(Reception::Next next)
{
    m_discarding = next == Reception::Next::Discard;
    if (next == Reception::Next::Stop)
        end();
}

void Http1Exchange::connectionEnded()
{
    if (!m_sent) {
        end(m_connection.failure(m_context.proxied), m_connection.errorText());
    } else if (!m_headDone) {
        if (m_head.begun()) {
            end(Outcome::ProtocolError, "the connection ended inside the head of the answer");
        } else {
            m_stale = m_connection.uses > 1;
            const Outcome failure = m_context.proxied ? Outcome::ProxyFailed : Outcome::ConnectFailed;
            end(failure, "the connection ended without an answer: " + m_connection.errorText());
        }
    } else if (m_body.end() == BodyReader::State::Done) {
        m_reception.complete();
        m_reply.timings.download = since(m_headAt);
        end();
    } else if (m_discarding) {
        end();
    } else {
        end(Outcome::ProtocolError, m_body.error());
    }
}

void Http1Exchange::judgeTime(ExchangeClock::time_point now)
{
    const auto totalEnd = m_start + m_context.total;
    const auto silenceEnd = m_lastActivity + m_context.silence;
    m_deadline = std::min(totalEnd, silenceEnd);
    if (now >= totalEnd) {
        m_reply.outOfTime = m_headDone && !m_discarding;
        endTimedOut("not complete after " + QByteArray::number(qint64(m_context.total.count())) + " ms");
        return;
    }
    if (now >= silenceEnd) {
        endTimedOut("nothing came for " + QByteArray::number(qint64(m_context.silence.count())) + " ms");
        return;
    }
    if (m_context.minRate <= 0 || m_rateSince == ExchangeClock::time_point())
        return;
    const auto windowEnd = m_rateSince + m_context.silence;
    m_deadline = std::min(m_deadline, windowEnd);
    if (now < windowEnd)
        return;
    const auto ms = std::chrono::duration_cast<std::chrono::milliseconds>(now - m_rateSince).count();
    if (m_windowBytes * 1000 < m_context.minRate * qint64(ms)) {
        endTimedOut("only " + QByteArray::number(m_windowBytes) + " bytes in " + QByteArray::number(qint64(ms))
            + " ms, the least rate is " + QByteArray::number(m_context.minRate) + " bytes a second");
        return;
    }
    m_rateSince = now;
    m_windowBytes = 0;
    m_deadline = std::min({totalEnd, silenceEnd, m_rateSince + m_context.silence});
}

} // namespace argiope::net
