#include "core/engine/bandwidth.h"

#include <algorithm>

namespace argiope::engine {

namespace {
constexpr double SavedSeconds = 0.2;
} // namespace

double BandwidthLine::allowed(Time now) const
{
    return m_base + m_rate * std::chrono::duration<double>(now - m_since).count();
}

void BandwidthLine::set(qint64 perSecond, Time now)
{
    m_base = m_rate > 0 ? allowed(now) : m_booked;
    m_since = now;
    m_rate = double(std::max<qint64>(perSecond, 0));
}

double BandwidthLine::take(qint64 bytes, Time now)
{
    if (isLimited()) {
        m_base = std::min(allowed(now), m_booked + m_rate * SavedSeconds);
        m_since = now;
    }
    m_booked += double(bytes);
    return m_booked;
}

BandwidthLine::Time BandwidthLine::due(double mark, Time now) const
{
    const double missing = mark - allowed(now);
    if (!isLimited() || missing <= 0)
        return now;
    constexpr double longest = 86400; // a sleeper looks again
    const std::chrono::duration<double> seconds(std::min(missing / m_rate, longest));
    return now + std::chrono::ceil<Time::duration>(seconds);
}

void Bandwidth::set(qint64 perSecond)
{
    const std::lock_guard lock(m_mutex);
    m_line.set(perSecond, std::chrono::steady_clock::now());
    m_changed.notify_all();
}

bool Bandwidth::take(qint64 bytes)
{
    std::unique_lock lock(m_mutex);
    const double mark = m_line.take(bytes, std::chrono::steady_clock::now());
    for (;;) {
        const auto now = std::chrono::steady_clock::now();
        const auto due = m_line.due(mark, now);
        if (m_stopped || due <= now)
            return !m_stopped;
        m_changed.wait_until(lock, due);
    }
}

void Bandwidth::stop()
{
    const std::lock_guard lock(m_mutex);
    m_stopped = true;
    m_changed.notify_all();
}

} // namespace argiope::engine
