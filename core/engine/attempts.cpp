#include "core/engine/attempts.h"

#include <algorithm>

namespace argiope::engine {

using base::LogLevel;
using base::Milliseconds;
using base::Outcome;
using frontier::Belief;
using frontier::Lease;

namespace {

constexpr qint64 MostHeld = 64 * 1024; ///< bytes of a body, whose links are held with it

/// The answer to a URL's last attempt, which is not believed yet.
struct HeldResult final : frontier::HeldAnswer
{
    explicit HeldResult(PageResult &&page)
        : result(std::move(page))
    {
    }
    PageResult result;
};

} // namespace

PageResult takeHeld(const Lease &lease)
{
    return std::move(static_cast<HeldResult *>(lease.answer.get())->result);
}

bool Attempts::doubts(Lease &lease, const Answer &answer, const std::function<Made()> &make)
{
    const Outcome outcome = answer.reading.outcome;
    const auto wait = answer.reading.retryAfter;
    const int attempts = judge::worthRetry(outcome, answer.reply.status) ? m_session.settings.retries + 1 : 1;
    switch (m_session.frontier.weigh(lease, attempts)) {
    case Belief::AskAgain: {
        const Milliseconds soon = judge::retryPause(std::max(lease.failures, 1), wait);
        const bool last = lease.failures >= attempts;
        askAgain(std::move(lease), answer, last ? std::max(soon, m_session.laterPause) : soon);
        return true;
    }
    case Belief::Wait: {
        // Two kinds of answers are not kept but asked for again: those that would take much memory, and sitemaps, which
        // the recorder has already. Not for ever, as their host may never be well at the right moment.
        const qint64 bytes = answer.reply.body.size() + (answer.reply.wire ? answer.reply.wire->body.size() : 0);
        if (lease.entry.sitemap || bytes > MostHeld) {
            if (lease.failures > attempts + 2)
                return false;
            askAgain(std::move(lease), answer,
                std::max(judge::retryPause(std::max(lease.failures, 1), wait), m_session.laterPause));
            return true;
        }
        Made made = make();
        if (made.askAgain) {
            askAgain(std::move(lease), answer, m_session.laterPause);
            return true;
        }
        if (!made.result) {
            m_session.frontier.putBack(lease);
            return true;
        }
        made.result->held = {};
        if (m_session.logs(LogLevel::Debug)) {
            log(LogLevel::Debug,
                QByteArray(base::name(outcome)) + ' ' + lease.entry.url + ", attempt "
                    + QByteArray::number(lease.attempt) + ", is confirmed once the host responds normally");
        }
        lease.answer = std::make_shared<HeldResult>(std::move(*made.result));
        m_session.frontier.hold(std::move(lease));
        return true;
    }
    case Belief::Now:
        break;
    }
    return false;
}

bool Attempts::settlesHost(const Lease &lease, const Answer &answer)
{
    const Outcome outcome = answer.reading.outcome;
    if (!lease.checks || answer.reply.status > 0 || !isTrouble(answer.reading.signal) || !judge::worthRetry(outcome, 0)
        || m_session.answers || !m_session.frontier.health(lease.entry.host).isSilent(outcome != Outcome::TimedOut))
        return false;
    const auto cached = m_session.robots.get(lease.entry.host);
    judge::HostRobots known = cached ? *cached : judge::HostRobots{};
    known.known = true;
    known.fetchedAt = m_session.clock.now();
    known.isSilent = true;
    known.unreachable = outcome;
    known.error = answer.reply.error;
    m_session.robots.set(lease.entry.host, known);
    if (m_session.logs(LogLevel::Warning))
        log(LogLevel::Warning,
            "the host of " + lease.entry.url + " does not respond: its other URLs are not requested; "
                + answer.reply.error);
    return true;
}

void Attempts::askAgain(Lease &&lease, const Answer &answer, Milliseconds pause)
{
    const net::Reply &reply = answer.reply;
    if (m_session.logs(LogLevel::Warning)) {
        log(LogLevel::Warning,
            QByteArray(base::name(answer.reading.outcome)) + ' ' + lease.entry.url + ", attempt "
                + QByteArray::number(lease.attempt) + ", retry in " + QByteArray::number(pause.count())
                + " ms or later: " + (reply.error.isEmpty() ? QByteArray::number(reply.status) : reply.error));
    }
    note(lease, answer);
    // A server that names a time (Retry-After) need not be known to be well by then.
    // Nor is a host that is only checked asked for pages to know that.
    if (answer.reading.retryAfter || lease.checks)
        m_session.frontier.park(std::move(lease), pause);
    else
        m_session.frontier.doubt(std::move(lease), pause);
}

void Attempts::passesWall(Lease &&lease, const Answer &answer)
{
    if (m_session.logs(LogLevel::Info))
        log(LogLevel::Info,
            lease.entry.url + " redirects to itself and sets a cookie, attempt " + QByteArray::number(lease.attempt)
                + ": requesting it again with the cookie");
    note(lease, answer);
    m_session.frontier.park(std::move(lease), Milliseconds{0});
}

void Attempts::note(const Lease &lease, const Answer &answer)
{
    const net::Reply &reply = answer.reply;
    store::VisitRecord attempt;
    attempt.attempt = lease.attempt;
    attempt.outcome = answer.reading.outcome;
    attempt.status = reply.status;
    attempt.bytes = reply.body.isEmpty() ? -1 : reply.body.size();
    attempt.responseMs = reply.timings.total;
    attempt.at = m_session.clock.wallMs();
    attempt.error = reply.error;
    note(lease.entry.id, attempt);
}

void Attempts::note(base::UrlId id, const store::VisitRecord &attempt)
{
    ++m_session.retries;
    AttemptResult result{id, attempt};
    result.attempt.retried = true;
    (void)m_submit(std::move(result)); // refused only where the crawl is over
}

void Attempts::noteDiscounted(Lease &lease)
{
    if (!lease.answer)
        return;
    const store::PageRecord record = takeHeld(lease).record;
    store::VisitRecord attempt;
    attempt.attempt = record.attempts;
    attempt.outcome = record.outcome;
    attempt.status = record.status;
    attempt.bytes = record.bytes;
    attempt.responseMs = record.responseMs;
    attempt.at = record.fetchedAt;
    attempt.error = record.error;
    note(lease.entry.id, attempt);
    lease.answer.reset();
}

void Attempts::controlEnded(const Lease &lease, const Answer &answer, qint64 number)
{
    const auto &[reply, reading] = answer;
    const base::HostId host = lease.entry.host;
    Lease ended = lease;
    ended.shown = {reading.outcome, reply.status};
    const bool later = reply.status == 429 || reply.status == 503;
    if (later && reading.retryAfter && double(reading.retryAfter->count()) <= m_session.settings.maxRetryAfter * 1000)
        m_session.frontier.backOff(lease, *reading.retryAfter);
    const int doubtful = m_session.frontier.doubts(host);
    m_session.frontier.fetchEnded(ended, reading.signal, Milliseconds{-1});
    if (!m_session.logs(LogLevel::Info))
        return;
    const frontier::HostHealth health = m_session.frontier.health(host);
    QByteArray text = "control request " + QByteArray::number(number) + ": " + lease.entry.url + " answered "
        + (reply.error.isEmpty() ? QByteArray::number(reply.status)
                                 : QByteArray(base::name(reading.outcome) + (": " + reply.error)))
        + "; " + QByteArray::number(doubtful) + " URLs of the host are unconfirmed";
    if (health.outage()) {
        const auto pause = std::chrono::ceil<Milliseconds>(health.nextControl() - m_session.clock.now());
        text += health.givenUp() ? QByteArray("; permanent outage") : QByteArray("; outage");
        text += ", next request in " + QByteArray::number(std::max<qint64>(pause.count(), 0)) + " ms";
    }
    log(health.outage() ? LogLevel::Warning : LogLevel::Info, text);
}

QByteArray Attempts::givenUpBecause(const Lease &lease) const
{
    const frontier::HostHealth health = m_session.frontier.health(lease.entry.host);
    const auto since = std::chrono::floor<std::chrono::seconds>(m_session.clock.now() - health.failingSince());
    const QByteArray time
        = since.count() > 0 ? QByteArray(" for " + QByteArray::number(qint64(since.count())) + " s") : QByteArray();
    const QByteArray trouble
        = health.unreachable() ? "the host stopped responding" : "the host responded with errors only";
    return trouble + time + "; this URL was not requested again";
}

} // namespace argiope::engine
