#include "core/engine/recorder/mailbox.h"

#include <utility>

namespace argiope::engine {

using Lock = std::unique_lock<std::mutex>;

bool Mailbox::submit(Result result)
{
    Results one;
    one.push_back(std::move(result));
    Results written; // goes behind the lock
    Lock lock(m_mutex);
    m_room.wait(lock, [&] { return (m_weight < MaxWaiting && m_results.size() < m_most) || m_finishing || m_broken; });
    if (m_finishing || m_broken)
        return false;
    m_weight += weight(one.front());
    m_results.splice(m_results.end(), one);
    m_work.notify_one();
    written.swap(m_written);
    return true;
}

void Mailbox::giveBack(Results results)
{
    const Lock lock(m_mutex);
    while (!results.empty() && m_written.size() < BatchSize)
        m_written.splice(m_written.end(), results, results.begin());
    // What is beyond goes with `results`.
}

std::optional<store::HostRecord> Mailbox::ask(base::HostId host)
{
    Question question{host};
    Lock lock(m_mutex);
    if (m_finishing || m_broken)
        return std::nullopt;
    m_questions.push_back(&question);
    m_work.notify_one();
    m_answered.wait(lock, [&] { return question.done; });
    return question.answer;
}

void Mailbox::answer(const std::function<std::optional<store::HostRecord>(base::HostId)> &answer)
{
    Lock lock(m_mutex);
    while (!m_questions.empty()) {
        Question &question = *m_questions.front();
        m_questions.pop_front();
        if (!m_broken) {
            lock.unlock();
            auto known = answer(question.host);
            lock.lock();
            question.answer = std::move(known);
        }
        question.done = true;
        m_answered.notify_all();
    }
}

bool Mailbox::wish(Wish wish)
{
    const Lock lock(m_mutex);
    if (m_finishing || m_broken)
        return false;
    m_wishes.add(std::move(wish));
    m_work.notify_one();
    return true;
}

void Mailbox::wantRefill()
{
    const Lock lock(m_mutex);
    m_refillWanted = true;
    m_work.notify_one();
}

void Mailbox::flush(const QByteArray &state)
{
    const Lock lock(m_mutex);
    m_flushWanted = true;
    if (!state.isEmpty())
        m_flushState = state;
    m_work.notify_one();
}

void Mailbox::finish(EndReason reason)
{
    const Lock lock(m_mutex);
    if (m_finishing)
        return;
    m_finishing = true;
    m_reason = reason;
    m_work.notify_one();
    m_room.notify_all();
}

bool Mailbox::drained() const
{
    const Lock lock(m_mutex);
    return m_broken || (m_results.empty() && m_wishes.isSaved() && !m_uncommitted && !m_flushWanted);
}

base::Milliseconds Mailbox::busyFor() const
{
    const Lock lock(m_mutex);
    return m_waits ? base::Milliseconds()
                   : std::chrono::duration_cast<base::Milliseconds>(base::systemClock().now() - m_busySince);
}

void Mailbox::rested()
{
    const Lock lock(m_mutex);
    m_busySince = base::systemClock().now();
}

Mailbox::Mail Mailbox::wait(bool open, std::optional<base::TimePoint> until)
{
    Lock lock(m_mutex);
    const auto ready = [this] {
        return !m_results.empty() || m_refillWanted || m_flushWanted || m_finishing || !m_questions.empty()
            || !m_wishes.isEmpty();
    };
    m_waits = true;
    if (until)
        m_work.wait_until(lock, *until, ready);
    else
        m_work.wait(lock, ready);
    m_waits = false;
    m_busySince = base::systemClock().now();
    Mail mail;
    while (!m_results.empty() && mail.results.size() < BatchSize) {
        m_weight -= weight(m_results.front());
        mail.results.splice(mail.results.end(), m_results, m_results.begin());
    }
    m_refillWanted = false;
    if (m_results.empty() && !m_wishes.hasHolds()) {
        mail.flush = std::exchange(m_flushWanted, false);
        mail.state = std::exchange(m_flushState, {});
        mail.last = m_finishing;
    }
    m_handedOut += mail.results.size();
    mail.many = m_handedOut >= m_mostUncommitted;
    m_uncommitted = m_uncommitted || !mail.results.empty() || open || mail.flush;
    m_room.notify_all();
    return mail;
}

void Mailbox::committed()
{
    const Lock lock(m_mutex);
    m_uncommitted = false;
    m_handedOut = 0;
    m_wishes.saved();
}

bool Mailbox::isFinishing() const
{
    const Lock lock(m_mutex);
    return m_finishing;
}

EndReason Mailbox::reason() const
{
    const Lock lock(m_mutex);
    return m_reason;
}

void Mailbox::breakDown()
{
    const Lock lock(m_mutex);
    m_broken = true;
    m_results.clear();
    m_weight = 0;
    m_wishes.clear();
    m_room.notify_all();
}

bool Mailbox::isBroken() const
{
    const Lock lock(m_mutex);
    return m_broken;
}

void Mailbox::leave()
{
    const Lock lock(m_mutex);
    m_left = true;
    m_work.notify_all();
}

bool Mailbox::waitUntilLeft(base::Milliseconds most)
{
    Lock lock(m_mutex);
    return m_work.wait_for(lock, most, [this] { return m_left; });
}

} // namespace argiope::engine
