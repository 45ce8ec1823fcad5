#include "core/net/timelimits.h"

#include <QString>

#include <algorithm>

namespace argiope::net {

namespace {

qint64 inMs(ExchangeClock::duration time)
{
    return std::chrono::duration_cast<std::chrono::milliseconds>(time).count();
}

} // namespace

TimeKeeper::TimeKeeper(const TimeLimits &limits, ExchangeClock::time_point start, ExchangeClock::time_point now)
    : m_limits(limits)
    , m_end(start + limits.total)
    , m_lastActivity(now)
{
}

void TimeKeeper::received(qint64 bytes, ExchangeClock::time_point now)
{
    m_lastActivity = now;
    if (m_rateSince == ExchangeClock::time_point())
        m_rateSince = now;
    m_windowBytes += bytes;
}

void TimeKeeper::excuse(ExchangeClock::duration time)
{
    m_end += time;
    m_lastActivity += time;
    if (m_rateSince != ExchangeClock::time_point())
        m_rateSince += time;
}

TimeKeeper::Verdict TimeKeeper::judge(ExchangeClock::time_point now)
{
    if (now >= m_end)
        return Verdict::OutOfTime;
    if (now >= m_lastActivity + m_limits.silence)
        return Verdict::Silent;
    if (m_limits.minRate <= 0 || m_rateSince == ExchangeClock::time_point() || now < m_rateSince + m_limits.silence)
        return Verdict::InTime;
    m_slowMs = inMs(now - m_rateSince);
    m_slowBytes = m_windowBytes;
    if (m_slowBytes * 1000 < m_limits.minRate * m_slowMs)
        return Verdict::TooSlow;
    m_rateSince = now;
    m_windowBytes = 0;
    return Verdict::InTime;
}

QByteArray TimeKeeper::words(Verdict verdict) const
{
    switch (verdict) {
    case Verdict::InTime:
        break;
    case Verdict::Silent:
        return "nothing came for " + QByteArray::number(qint64(m_limits.silence.count())) + " ms";
    case Verdict::OutOfTime:
        return "not complete after " + QByteArray::number(qint64(m_limits.total.count())) + " ms";
    case Verdict::TooSlow:
        return "only " + QByteArray::number(m_slowBytes) + " bytes in " + QByteArray::number(m_slowMs)
            + " ms, the least rate is " + QByteArray::number(m_limits.minRate) + " bytes a second";
    }
    return {};
}

ExchangeClock::time_point TimeKeeper::deadline() const
{
    auto next = std::min(m_end, m_lastActivity + m_limits.silence);
    if (m_limits.minRate > 0 && m_rateSince != ExchangeClock::time_point())
        next = std::min(next, m_rateSince + m_limits.silence);
    return next;
}

int TimeKeeper::since(ExchangeClock::time_point moment, ExchangeClock::time_point now) const
{
    return int(inMs(now - moment));
}

} // namespace argiope::net
