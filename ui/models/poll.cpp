#include "ui/models/poll.h"

#include <algorithm>
#include <utility>

namespace argiope::models {

Poll::Poll(qint64 leastMs, int backOff, const base::Clock &clock)
    : m_clock(&clock)
    , m_least(leastMs)
    , m_backOff(backOff)
{
}

void Poll::reset()
{
    m_asking = false;
    m_again = false;
    m_missed = true;
    m_took = {};
    m_answered.reset();
}

bool Poll::setActive(bool active)
{
    m_active = active;
    if (!active || !m_missed)
        return false;
    m_again = m_asking; // what is under way may be older than what was missed
    return !m_asking;
}

bool Poll::grown(bool last)
{
    m_missed = true;
    if (!m_active)
        return false;
    if (m_asking) {
        m_again = m_again || last;
        return false;
    }
    if (last || !m_answered)
        return true;
    const base::TimePoint::duration pause = std::max(base::TimePoint::duration(m_least), m_took * m_backOff);
    return m_clock->now() - *m_answered >= pause;
}

void Poll::begin()
{
    m_asking = true;
    m_again = false;
    m_missed = false;
    m_began = m_clock->now();
}

bool Poll::end()
{
    m_asking = false;
    m_answered = m_clock->now();
    m_took = *m_answered - m_began;
    return std::exchange(m_again, false);
}

void Poll::giveUp()
{
    m_asking = false;
    m_again = false;
    m_missed = true;
}

} // namespace argiope::models
