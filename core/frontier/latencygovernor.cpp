#include "core/frontier/latencygovernor.h"

#include <algorithm>
#include <cmath>

namespace argiope::frontier {

using base::Milliseconds;
using base::TimePoint;

namespace {
constexpr int OpeningSamples = 16; ///< enough for a further step; of a width half as many
constexpr int LeastOpeningSamples = 2; ///< of a width that has so many
constexpr int WindowSamples = 8; ///< enough for a step back
constexpr int NarrowSamples = 4; ///< the same where two requests at a time are asked for, or more are tried
constexpr int LookSamples = 3;
constexpr int MostLookSamples = 12; ///< though none was of the kind that it is about
constexpr int SurelyWell = 3; ///< tries in a row
constexpr Milliseconds WindowTime{1000}; ///< at least
constexpr int NoticeableMs = 100;
constexpr int NoticeableOfOthersMs = 50;
constexpr int MostBaseMs = 10000; ///< what takes longer is taken for a struggle, whatever it took before
constexpr Milliseconds LeastDelay{100};
constexpr Milliseconds MostDelay{5000};
constexpr Milliseconds MostPatience{160000};
} // namespace

LatencyGovernor::LatencyGovernor(int mostConnections, Whose whose)
    : m_whose(whose)
    , m_most(std::max(mostConnections, 1))
    , m_phase(m_most > 1 ? Phase::Opening : Phase::Steady)
{
}

int LatencyGovernor::usualMs() const
{
    return m_base[0] >= 0 ? m_base[0] : m_base[1];
}

bool LatencyGovernor::isLoaded() const
{
    constexpr int LeastMs = 20;
    const int recent = held() >= LookSamples ? median() : m_recent;
    return usualMs() >= 0 && recent > std::max(usualMs() * 5 / 4, usualMs() + LeastMs);
}

void LatencyGovernor::setMost(int connections, TimePoint now)
{
    const int most = std::max(connections, 1);
    if (most == m_most)
        return;
    const bool held = slowed();
    m_most = most;
    m_before = std::min(m_before, m_most);
    if (m_allowed > m_most)
        setAllowed(m_most, now);
    if (held)
        return;
    const Phase phase = m_allowed < m_most ? Phase::Opening : Phase::Steady;
    if (phase != m_phase) {
        m_phase = phase;
        m_trying = false;
        restartWindow(now);
    }
}

void LatencyGovernor::answered(const Answer &answer, TimePoint now)
{
    if (answer.taken < m_changedAt)
        return;
    if (m_count == 0)
        m_windowStart = answer.taken;
    Sample &sample = m_samples[size_t(m_count++ % MostSamples)];
    sample.ms = qint32(std::clamp<qint64>(answer.latency.count(), 0, 1000000));
    sample.kind = answer.kind;
    sample.isFull = m_allowed <= 2 || 2 * answer.running > m_allowed;
    if (int &base = m_base[size_t(answer.kind)]; base < 0 && m_allowed == 1)
        base = std::min(sample.ms, MostBaseMs);
    switch (m_phase) {
    case Phase::Opening:
        openUp(now);
        break;
    case Phase::Steady:
        judgeWindow(now);
        break;
    case Phase::Looking:
        looked(now);
        break;
    case Phase::Easing:
        eased(now);
        break;
    }
}

void LatencyGovernor::openUp(TimePoint now)
{
    // Of requests that begin all at once half find more than half of the width in use: they are what tells.
    const int least = std::min(m_allowed, LeastOpeningSamples);
    if (full() < std::clamp(m_allowed / 2, least, OpeningSamples))
        return;
    const bool known = judged(Kind::Page) + judged(Kind::Other) > 0;
    if (known && !isSlow() && !isSlow(true)) {
        m_recent = median();
        learnLower();
        setAllowed(std::min(m_allowed * 2, m_most), now);
        m_phase = m_allowed < m_most ? Phase::Opening : Phase::Steady;
    } else if (held() >= std::clamp(m_allowed, NarrowSamples, OpeningSamples)) {
        m_recent = median();
        look(now);
    }
}

void LatencyGovernor::judgeWindow(TimePoint now)
{
    const int enough = m_allowed <= 2 || m_trying ? NarrowSamples : WindowSamples;
    if (held() < enough || now - m_windowStart < WindowTime)
        return;
    m_recent = median();
    if (judged(Kind::Page) + judged(Kind::Other) == 0) { // what it asks for now was never asked for alone
        look(now);
        return;
    }
    tell(isSlow(), now);
}

/// A greater width has to bring more answers a second, unless it costs nothing that anybody would notice.
bool LatencyGovernor::isInVain() const
{
    const double mean = meanMs();
    if (mean - meanMs(true) <= noticeableMs())
        return false;
    const double wider = double(m_allowed) / m_before;
    return wider * m_meanBefore < mean * (1 + (wider - 1) / 2);
}

void LatencyGovernor::tell(bool slow, TimePoint now)
{
    if (!slow && m_trying && full() >= NarrowSamples)
        slow = isInVain();
    if (!slow) {
        m_slowWindows = 0;
        recover(now);
        return;
    }
    if (m_trying) {
        giveUpTry(now);
        return;
    }
    if (++m_slowWindows < 2) {
        restartWindow(now);
        return;
    }
    if (m_delay.count() > 0) { // the pause is not enough any more
        m_easedFrom = m_recent;
        m_phase = Phase::Easing;
        pauseFor(m_delay * 2, now);
        return;
    }
    look(now);
}

void LatencyGovernor::giveUpTry(TimePoint now)
{
    m_trying = false;
    m_gently = true;
    m_successes = 0;
    m_nextTry = now + m_patience;
    m_patience = std::min(m_patience * 2, MostPatience);
    setAllowed(m_before, now);
}

void LatencyGovernor::recover(TimePoint now)
{
    const int before = usualMs();
    learnLower();
    // The host has become quicker: what was in vain before says nothing any more.
    if (usualMs() * 4 < before * 3) {
        m_gently = false;
        m_patience = FirstPatience;
        m_nextTry = now;
    }
    if (m_delay.count() > 0) {
        m_delay -= std::max(m_delay / 4, LeastDelay / 2);
        if (m_delay < LeastDelay)
            m_delay = Milliseconds{0};
        restartWindow(now);
        return;
    }
    const bool tells = full() >= NarrowSamples && !isSlow(true);
    if (tells && m_trying) {
        m_trying = false;
        m_patience = FirstPatience;
        m_nextTry = now;
        m_gently = m_gently && ++m_successes < SurelyWell;
    }
    if (tells && m_allowed < m_most && now >= m_nextTry) {
        m_trying = true;
        m_before = m_allowed;
        m_meanBefore = meanMs();
        const int more = m_gently ? m_allowed + std::max(m_allowed / 4, 1) : 2 * m_allowed;
        setAllowed(std::min(more, m_most), now);
    } else if (tells || held() == MostSamples || m_allowed == m_most) {
        restartWindow(now);
    }
}

void LatencyGovernor::look(TimePoint now)
{
    m_slowKind = slower(Kind::Other) > slower(Kind::Page) || judged(Kind::Page) + judged(Kind::Other) == 0 ? Kind::Other
                                                                                                           : Kind::Page;
    m_before = m_allowed;
    m_medianBefore = m_recent;
    m_trying = false;
    m_phase = Phase::Looking;
    setAllowed(1, now);
}

void LatencyGovernor::looked(TimePoint now)
{
    if (judged(m_slowKind) < LookSamples && held() < MostLookSamples)
        return;
    const int alone = median();
    if (isSlow()) {
        m_recent = m_easedFrom = alone;
        m_phase = Phase::Easing;
        pauseFor(Milliseconds{alone / 2}, now);
        return;
    }
    learnHere();
    m_recent = alone;
    m_phase = Phase::Steady;
    m_gently = true;
    m_successes = 0;
    m_nextTry = now + m_patience;
    m_patience = std::min(m_patience * 2, MostPatience);
    // As many as would have been answered in that time one after the other (Little's law) are what it does at a time.
    const double most = double(m_before) * std::max(alone, 1) / std::max(m_medianBefore, 1);
    setAllowed(std::clamp(int(std::lround(most)), 1, std::max(m_before - 1, 1)), now);
}

void LatencyGovernor::eased(TimePoint now)
{
    if (judged(m_slowKind) < LookSamples && held() < MostLookSamples)
        return;
    m_recent = median();
    if (!isSlow()) {
        m_phase = Phase::Steady;
        restartWindow(now);
        return;
    }
    if (m_recent <= m_easedFrom * 17 / 20 && m_delay < MostDelay) {
        m_easedFrom = m_recent;
        pauseFor(m_delay * 2, now);
        return;
    }
    learnHere(); // it is slow, and not because of us
    m_delay = Milliseconds{0};
    m_gently = false;
    m_successes = 0;
    m_patience = FirstPatience;
    m_phase = m_allowed < m_most ? Phase::Opening : Phase::Steady;
    restartWindow(now);
}

void LatencyGovernor::pauseFor(Milliseconds delay, TimePoint now)
{
    m_slowWindows = 0;
    m_delay = std::clamp(delay, LeastDelay, MostDelay);
    m_changedAt = now;
    restartWindow(now);
}

void LatencyGovernor::setAllowed(int connections, TimePoint now)
{
    m_allowed = connections;
    m_changedAt = now;
    m_slowWindows = 0;
    restartWindow(now);
}

void LatencyGovernor::learnLower()
{
    for (const Kind kind : {Kind::Page, Kind::Other}) {
        int &base = m_base[size_t(kind)];
        if (const int here = median(int(kind)); here >= 0 && here < base)
            base = here;
    }
}

void LatencyGovernor::learnHere()
{
    for (const Kind kind : {Kind::Page, Kind::Other}) {
        if (const int here = median(int(kind)); here >= 0)
            m_base[size_t(kind)] = std::min(here, MostBaseMs);
    }
}

bool LatencyGovernor::isSlower(const Sample &sample) const
{
    const int base = m_base[size_t(sample.kind)];
    return base >= 0 && sample.ms > std::max(base * 3 / 2, base + noticeableMs());
}

int LatencyGovernor::noticeableMs() const
{
    return m_whose == Whose::Others ? NoticeableOfOthersMs : NoticeableMs;
}

/// Of what says something of the width; what takes far longer than usual counts no more than that.
double LatencyGovernor::meanMs(bool ofBase) const
{
    constexpr int Most = 4;
    double sum = 0;
    int count = 0;
    for (int i = 0; i < held(); ++i) {
        const Sample &sample = m_samples[size_t(i)];
        const int base = std::max(m_base[size_t(sample.kind)], 0);
        const int ms = ofBase ? base : std::min(sample.ms, Most * std::max(base, NoticeableMs));
        sum += sample.isFull ? ms : 0;
        count += sample.isFull ? 1 : 0;
    }
    return count > 0 ? sum / count : 0;
}

int LatencyGovernor::slower(Kind kind, bool onlyFull) const
{
    return int(std::count_if(m_samples.begin(), m_samples.begin() + held(),
        [&](const Sample &sample) { return sample.kind == kind && (sample.isFull || !onlyFull) && isSlower(sample); }));
}

bool LatencyGovernor::isSlow(bool onlyFull) const
{
    const int all = judged(Kind::Page, onlyFull) + judged(Kind::Other, onlyFull);
    return all > 0 && 2 * (slower(Kind::Page, onlyFull) + slower(Kind::Other, onlyFull)) >= all;
}

int LatencyGovernor::held() const
{
    return std::min(m_count, MostSamples);
}

int LatencyGovernor::full() const
{
    return int(std::count_if(
        m_samples.begin(), m_samples.begin() + held(), [](const Sample &sample) { return sample.isFull; }));
}

int LatencyGovernor::judged(Kind kind, bool onlyFull) const
{
    if (m_base[size_t(kind)] < 0)
        return 0;
    return int(std::count_if(m_samples.begin(), m_samples.begin() + held(),
        [&](const Sample &sample) { return sample.kind == kind && (sample.isFull || !onlyFull); }));
}

int LatencyGovernor::median(int onlyKind) const
{
    std::array<int, MostSamples> sorted{};
    int count = 0;
    for (int i = 0; i < held(); ++i) {
        const Sample &sample = m_samples[size_t(i)];
        if (onlyKind < 0 || int(sample.kind) == onlyKind)
            sorted[size_t(count++)] = sample.ms;
    }
    if (count == 0)
        return -1;
    std::nth_element(sorted.begin(), sorted.begin() + count / 2, sorted.begin() + count);
    return sorted[size_t(count / 2)];
}

void LatencyGovernor::restartWindow(TimePoint now)
{
    m_count = 0;
    m_windowStart = now;
}

} // namespace argiope::frontier
