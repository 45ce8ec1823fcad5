#pragma once

#include "core/engine/result.h"
#include "core/engine/session.h"
#include "core/judge/reading.h"

#include <functional>
#include <optional>

namespace argiope::engine {

/// A URL's answer, read.
struct Answer
{
    net::Reply reply;
    judge::Reading reading;
};

/// What becomes of attempts that failed in a way that may pass: the URL is asked again later, or its answer is held
/// until its host is known to be well. One worker's, on its thread; session and slot outlive it.
class Attempts
{
public:
    /// False where the crawl is over.
    using Submit = std::function<bool(Result)>;
    Attempts(Session &session, WorkerSlot &slot, Submit submit)
        : m_session(session)
        , m_slot(slot)
        , m_submit(std::move(submit))
    {
    }

    /// What came of the lease, to be held; nothing where it is to be asked again (`askAgain`) or the crawl was stopped.
    struct Made
    {
        std::optional<PageResult> result;
        bool askAgain = false;
    };
    /// True where the lease waits for another attempt or to be believed; else what came is believed. `make` is asked
    /// for the result where it is to be held.
    [[nodiscard]] bool doubts(frontier::Lease &lease, const Answer &answer, const std::function<Made()> &make);
    /// Before Frontier::fetchEnded(). True where a host that is only checked does not answer: then neither this URL nor
    /// its others are asked for any more (judge::HostRobots::isSilent). One that failed at once is asked once more.
    [[nodiscard]] bool settlesHost(const frontier::Lease &lease, const Answer &answer);
    /// The lease's answer was a cookie wall (isCookieWall()): it is asked for once more, as soon as its host's turn
    /// comes.
    void passesWall(frontier::Lease &&lease, const Answer &answer);
    /// An answer that was held, and then did not count since the host was in an outage, is an attempt like others.
    void noteDiscounted(frontier::Lease &lease);
    /// A control has been answered: what that says of its host, and the log.
    void controlEnded(const frontier::Lease &lease, const Answer &answer, qint64 number);
    /// Why a URL failed without being asked any more.
    [[nodiscard]] QByteArray givenUpBecause(const frontier::Lease &lease) const;

private:
    void askAgain(frontier::Lease &&lease, const Answer &answer, base::Milliseconds pause);
    void note(const frontier::Lease &lease, const Answer &answer);
    void note(base::UrlId id, const store::VisitRecord &attempt);
    void log(base::LogLevel level, const QByteArray &text) const { m_session.log(level, m_slot.number(), text); }

    Session &m_session;
    WorkerSlot &m_slot;
    const Submit m_submit;
};

/// The answer of a lease that comes back as LeaseTask::Believed; once.
[[nodiscard]] PageResult takeHeld(const frontier::Lease &lease);

} // namespace argiope::engine
