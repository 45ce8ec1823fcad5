#include "core/frontier/latencygovernor.h"

#include <algorithm>

namespace argiope::frontier {

using base::Milliseconds;
using base::TimePoint;

namespace {
constexpr int FirstConnections = 4;
constexpr int FirstOfOthers = 1;
constexpr Milliseconds OpeningStep{500};
constexpr int WindowSamples = 8; ///< at least
constexpr int OpeningSamples = 4; ///< enough for a first idea
constexpr Milliseconds WindowTime{1000}; ///< at least
constexpr int NoticeableMs = 100;
constexpr Milliseconds LeastDelay{100};
constexpr Milliseconds MostDelay{5000};

bool clearlySlower(int median, int base)
{
    return median > std::max(2 * base, base + NoticeableMs);
}

bool asUsual(int median, int base)
{
    return median < std::max(base * 3 / 2, base + NoticeableMs / 2);
}
} // namespace

LatencyGovernor::LatencyGovernor(int mostConnections, Whose whose)
    : m_whose(whose)
    , m_most(std::max(mostConnections, 1))
    , m_allowed(std::min(m_most, whose == Whose::Others ? FirstOfOthers : FirstConnections))
    , m_opening(m_allowed < m_most)
{
}

void LatencyGovernor::setMost(int connections, TimePoint now)
{
    const int most = std::max(connections, 1);
    if (most == m_most)
        return;
    const bool held = slowed();
    m_most = most;
    m_allowed = std::min(m_allowed, m_most);
    if (held)
        return;
    const bool wasOpening = m_opening;
    m_opening = m_allowed < m_most;
    if (m_opening && !wasOpening) {
        m_nextStep = now + OpeningStep;
        restartWindow(now);
    }
}

void LatencyGovernor::started(TimePoint now)
{
    if (m_windowStart == TimePoint{}) {
        m_windowStart = now;
        m_nextStep = now + OpeningStep;
    }
}

void LatencyGovernor::step(TimePoint now)
{
    if (m_opening && m_windowStart != TimePoint{} && now >= m_nextStep)
        openUp(now);
}

void LatencyGovernor::answered(Milliseconds latency, TimePoint taken, TimePoint now)
{
    if (taken < m_changedAt)
        return;
    m_samples[size_t(m_count++ % MostSamples)] = qint32(std::clamp<qint64>(latency.count(), 0, 1000000));
    if (m_opening) {
        if (m_count >= WindowSamples || now >= m_nextStep)
            openUp(now);
    } else if (m_count >= WindowSamples && now - m_windowStart >= WindowTime) {
        judgeWindow(now);
    }
}

void LatencyGovernor::openUp(TimePoint now)
{
    // No answers for a while are no reason to hold back: all pages of the host may be slow.
    if (m_count >= OpeningSamples) {
        m_recent = median();
        if (m_base >= 0 && isSlower(m_recent)) {
            m_opening = false;
            m_allowed = std::max(m_allowed / 2, 1);
            m_before = m_recent;
            m_changedAt = now;
            restartWindow(now);
            return;
        }
        m_base = m_base < 0 ? m_recent : std::min(m_base, m_recent);
    }
    m_allowed = std::min(m_allowed * 2, m_most);
    m_opening = m_allowed < m_most;
    m_nextStep = now + OpeningStep;
    restartWindow(now);
}

void LatencyGovernor::judgeWindow(TimePoint now)
{
    m_recent = median();
    restartWindow(now);
    if (m_base < 0)
        m_base = m_recent;
    if (isSlower(m_recent)) {
        if (++m_slowWindows >= 2)
            slowDown(m_recent, now);
        return;
    }
    m_slowWindows = 0;
    if (asUsual(m_recent, m_base))
        recover(m_recent);
}

void LatencyGovernor::slowDown(int median, TimePoint now)
{
    m_slowWindows = 0;
    m_vain = m_before >= 0 && median > m_before * 17 / 20 ? m_vain + 1 : 0;
    if (m_vain >= 2) {
        m_base = median;
        m_before = -1;
        m_vain = 0;
        return;
    }
    m_before = median;
    if (m_allowed > 1)
        m_allowed /= 2;
    else
        m_delay = std::clamp(std::max(m_delay * 2, Milliseconds{median / 2}), LeastDelay, MostDelay);
    m_changedAt = now;
}

void LatencyGovernor::recover(int median)
{
    // A run of cheap answers (errors, redirects) must not make the usual ones look slow; pages that get heavier with
    // the depth are no struggle.
    if (median < m_base)
        m_base -= (m_base - median + 3) / 4;
    else if (!slowed())
        m_base += (median - m_base + 15) / 16;
    m_vain = 0;
    m_before = -1;
    if (m_delay.count() > 0) {
        m_delay -= std::max(m_delay / 4, LeastDelay / 2);
        if (m_delay < LeastDelay)
            m_delay = Milliseconds{0};
    } else {
        m_allowed = std::min(m_allowed + std::max(m_most / 8, 1), m_most);
    }
}

bool LatencyGovernor::isSlower(int median) const
{
    return m_whose == Whose::Others ? !asUsual(median, m_base) : clearlySlower(median, m_base);
}

void LatencyGovernor::restartWindow(TimePoint now)
{
    m_count = 0;
    m_windowStart = now;
}

int LatencyGovernor::median() const
{
    auto sorted = m_samples;
    const int count = std::min(m_count, MostSamples);
    const auto middle = sorted.begin() + count / 2;
    std::nth_element(sorted.begin(), middle, sorted.begin() + count);
    return *middle;
}

} // namespace argiope::frontier
