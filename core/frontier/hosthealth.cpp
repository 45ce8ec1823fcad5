#include "core/frontier/hosthealth.h"

#include <algorithm>
#include <cmath>

namespace argiope::frontier {

using base::Milliseconds;
using base::TimePoint;

namespace {
constexpr Milliseconds MostPause{60000};
constexpr Milliseconds MostSpacing{10000};
constexpr Milliseconds LongAgo{60000}; ///< controls further apart know nothing of each other
constexpr int Remembered = 256; ///< requests by which a host's usual share of failures is known
constexpr double BitsBeyondChance = 14; ///< of surprise: one in 16,000
constexpr qsizetype MostUrl = 2048; ///< longer ones are not kept
} // namespace

/// With what the host is like otherwise, would so many failures in a row come by chance? A few are enough where hardly
/// anything fails, fourteen where every second request does.
bool HostHealth::beyondChance() const
{
    const double usual = std::clamp((m_bad + 1.0) / (m_well + m_bad + 4.0), 0.125, 0.5);
    return m_streak * -std::log2(usual) >= BitsBeyondChance;
}

TimePoint HostHealth::nextAskedControl(const Limits &limits) const
{
    return m_outage ? m_nextControl : m_lastControl == TimePoint{} ? TimePoint{} : m_lastControl + limits.firstPause;
}

void HostHealth::controlBegan(bool urgent)
{
    m_control = true;
    m_urgent = urgent;
}

void HostHealth::learnWell(bool control, TimePoint began, TimePoint now, Milliseconds firstPause)
{
    if (!m_confirmed)
        m_bad += m_streak;
    ++m_well;
    if (m_well + m_bad > Remembered) {
        m_well /= 2;
        m_bad /= 2;
    }
    m_everWell = true;
    m_wellBegan = std::max(m_wellBegan, began);
    m_streak = 0;
    m_pause = Milliseconds{0};
    const bool wasRight = m_outage; // whoever asked for the control
    if (m_confirmed)
        m_outageEnd = began;
    m_outage = m_confirmed = m_givenUp = false;
    if (!control)
        return;
    // False alarms get rarer. The next outage of a host that has them one after the other is to be seen at once.
    const bool longAgo = now - m_lastControl > LongAgo;
    m_spacing = longAgo || wasRight ? firstPause : std::clamp(m_spacing * 2, firstPause, MostSpacing);
    m_lastControl = now;
    m_nextControl = now + m_spacing;
}

HostHealth::Change HostHealth::learn(
    HostSignal signal, bool control, TimePoint began, TimePoint now, const Limits &limits)
{
    if (control)
        controlDropped();
    if (isWell(signal)) {
        // What was under way when the outage began says nothing of its end.
        if (m_outage && !control && began <= m_failedControl) {
            m_everWell = true;
            m_wellBegan = std::max(m_wellBegan, began);
            return Change::None;
        }
        const bool over = m_outage;
        learnWell(control, began, now, limits.firstPause);
        return over ? Change::OutageOver : Change::None;
    }
    if (signal == HostSignal::Nothing && !control)
        return Change::None;
    m_unreachable = signal == HostSignal::Unreachable;
    if (m_streak++ == 0)
        m_failingSince = now;
    Change change = Change::None;
    if (control) {
        change = m_outage ? Change::None : Change::OutageBegan;
        m_outage = true;
        m_failedControl = began;
        m_lastControl = now;
        m_pause = std::clamp(m_pause * 2, limits.firstPause, MostPause);
        m_nextControl = now + m_pause;
        const TimePoint end = m_failingSince + (m_unreachable ? limits.giveUpUnreachable : limits.giveUpFailing);
        m_givenUp = now >= end;
        if (!m_givenUp) // the last word before it is given up is a fresh one
            m_nextControl = std::min(m_nextControl, end);
    }
    if (m_outage && !m_confirmed && beyondChance()) {
        m_confirmed = true;
        return Change::OutageConfirmed;
    }
    return change;
}

void GoodUrls::add(const QByteArray &url, bool page, HostSignal signal)
{
    if (url.size() > MostUrl)
        return;
    if (signal != HostSignal::Fine) {
        if (m_count == 0 && m_some.url.isEmpty())
            m_some = {url, page};
        return;
    }
    // A check must not push out pages: files are often served by somebody else.
    if (!page && m_count > 0 && m_good[m_newest].page)
        return;
    m_newest = m_count == 0 ? 0 : (m_newest + 1) % Most;
    m_good[m_newest] = {url, page};
    m_count = std::min(m_count + 1, Most);
    m_turn = 0;
    m_some = {};
}

GoodUrls::Good GoodUrls::next()
{
    if (m_count == 0)
        return m_some;
    return m_good[(m_newest + Most - m_turn++ % m_count) % Most];
}

} // namespace argiope::frontier
