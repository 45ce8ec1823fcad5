#pragma once

#include "core/base/clock.h"

#include <array>

namespace argiope::frontier {

/// How many requests at a time a host gets, from how long its first bytes take (after TCP Vegas: Brakmo and Peterson
/// 1995): the times of late are held against a moving base line. It begins with a few connections and doubles them as
/// long as answers do not get slower. Answers that are clearly slower for two windows in a row halve the connections;
/// when one is left a delay grows. Fast answers again give back, step by step.
/// Medians count, so a few slow pages say nothing; a rise must also be one that a person would notice, which our own
/// parsing does not cause. What stays as slow with a quarter of the connections is not slow because of us: it becomes
/// the base line. Deterministic, without a clock of its own; not thread-safe.
class LatencyGovernor
{
public:
    /// Whose server it is.
    enum class Whose : quint8 {
        Ours,
        Others, ///< one connection comes first, and a smaller rise is enough to take it for struggling
    };
    explicit LatencyGovernor(int mostConnections, Whose whose = Whose::Ours);

    [[nodiscard]] int allowed() const { return m_allowed; }
    [[nodiscard]] base::Milliseconds delay() const { return m_delay; }
    /// It holds the host back because of slow answers.
    [[nodiscard]] bool slowed() const { return !m_opening && (m_allowed < m_most || m_delay.count() > 0); }
    [[nodiscard]] int recentMs() const { return m_recent; } ///< median of the last full window; -1: none yet
    [[nodiscard]] int usualMs() const { return m_base; } ///< the base line; -1: none yet

    /// While connections are still being opened up: when the next step comes, however few answers there are.
    [[nodiscard]] bool opening() const { return m_opening; }
    [[nodiscard]] base::TimePoint nextStep() const { return m_nextStep; }

    /// Another upper bound. One that rises is opened up to as at the start, unless slow answers hold the host back.
    void setMost(int connections, base::TimePoint now);
    void setWhose(Whose whose) { m_whose = whose; } ///< what it has learnt stays

    /// A request begins.
    void started(base::TimePoint now);
    /// Time has passed: takes the next step where it is due.
    void step(base::TimePoint now);
    /// A request that began at `taken` got its first byte after `latency`.
    void answered(base::Milliseconds latency, base::TimePoint taken, base::TimePoint now);

private:
    static constexpr int MostSamples = 64;
    void openUp(base::TimePoint now);
    void judgeWindow(base::TimePoint now);
    void slowDown(int median, base::TimePoint now);
    void recover(int median);
    void restartWindow(base::TimePoint now);
    [[nodiscard]] int median() const;
    [[nodiscard]] bool isSlower(int median) const; ///< than the base line, so that it tells

    Whose m_whose;
    int m_most;
    int m_allowed;
    bool m_opening;
    base::Milliseconds m_delay{0};
    int m_base = -1;
    int m_recent = -1;
    int m_before = -1; ///< median when it last slowed down
    int m_slowWindows = 0; ///< in a row
    int m_vain = 0; ///< times in a row that fewer connections did not help
    base::TimePoint m_nextStep{};
    base::TimePoint m_windowStart{};
    base::TimePoint m_changedAt{}; ///< what began before speaks of another pace
    int m_count = 0; ///< answers in this window
    std::array<qint32, MostSamples> m_samples{}; ///< the last of them, milliseconds
};

} // namespace argiope::frontier
