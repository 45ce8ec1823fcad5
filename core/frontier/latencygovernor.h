#pragma once

#include "core/base/clock.h"

#include <array>

namespace argiope::frontier {

/// How many requests at a time a server gets, from how long its first bytes take (after TCP Vegas: Brakmo and Peterson
/// 1995; its look at the base line is that of BBR: Cardwell et al. 2016). The base line is what answers take while one
/// request at a time is under way, never what they take of a server that has more to do: a server with one worker for
/// pages takes twice as long for each of two, and that is no usual time of its.
///
/// It begins with one connection and doubles them as long as answers to requests that began at the present width, with
/// at least half of it in use, are no slower than the base line. Without such answers nothing is opened up. Where they
/// are slower, one request at a time is asked for a moment (a look). If that is as quick as ever it was the number: as
/// many are kept as the server does at a time, and a little more is tried now and then, the more seldom the more often
/// it was in vain. If it is as slow, a pause is tried; where that does not help either the pages are slow by
/// themselves, and what they take becomes the base line. Most answers count, so a few slow pages say nothing; a rise
/// must also be one that a person would notice, which our own parsing does not cause. Pages have a base line of their
/// own: redirects, errors and files are cheap. Deterministic, without a clock of its own; not thread-safe.
class LatencyGovernor
{
public:
    /// Whose server it is.
    enum class Whose : quint8 {
        Ours,
        Others, ///< a smaller rise is enough to take it for struggling
    };
    /// What was asked for: each has a base line of its own.
    enum class Kind : quint8 { Page, Other };
    /// A request that got its first byte.
    struct Answer
    {
        base::Milliseconds latency{0};
        base::TimePoint taken{}; ///< when it began
        int running = 1; ///< requests to the server then, itself included
        Kind kind = Kind::Page;
    };
    explicit LatencyGovernor(int mostConnections, Whose whose = Whose::Ours);

    [[nodiscard]] int allowed() const { return m_allowed; }
    [[nodiscard]] base::Milliseconds delay() const { return m_delay; }
    /// It holds the host back because of slow answers.
    [[nodiscard]] bool slowed() const
    {
        return m_phase != Phase::Opening && (m_allowed < m_most || m_delay.count() > 0);
    }
    /// Answers are slower than the base line, if not by as much as would hold the host back.
    [[nodiscard]] bool isLoaded() const;
    [[nodiscard]] int recentMs() const { return m_recent; } ///< median of the last full window; -1: none yet
    [[nodiscard]] int usualMs() const; ///< the base line, of pages where there is one; -1: none yet
    [[nodiscard]] bool opening() const { return m_phase == Phase::Opening; } ///< to the bound, not held back yet

    /// Another upper bound. One that rises is opened up to as at the start, unless slow answers hold the host back.
    void setMost(int connections, base::TimePoint now);
    void setWhose(Whose whose) { m_whose = whose; } ///< what it has learnt stays

    void answered(const Answer &answer, base::TimePoint now);

private:
    enum class Phase : quint8 {
        Opening, ///< doubles with every few answers
        Steady,
        Looking, ///< at the base line, with one request at a time
        Easing, ///< with a pause besides
    };
    struct Sample
    {
        qint32 ms = 0;
        Kind kind = Kind::Page;
        bool isFull = false; ///< at least half of the width was in use
    };
    static constexpr int MostSamples = 64;
    static constexpr base::Milliseconds FirstPatience{5000};

    void openUp(base::TimePoint now);
    void judgeWindow(base::TimePoint now);
    void tell(bool slow, base::TimePoint now); ///< what a window of Phase::Steady said
    void recover(base::TimePoint now);
    void giveUpTry(base::TimePoint now);
    void look(base::TimePoint now);
    void looked(base::TimePoint now);
    void eased(base::TimePoint now);
    void pauseFor(base::Milliseconds delay, base::TimePoint now);
    void setAllowed(int connections, base::TimePoint now);
    void learnLower();
    void learnHere(); ///< the base lines are what this window says
    void restartWindow(base::TimePoint now);
    [[nodiscard]] int held() const; ///< samples
    [[nodiscard]] int full() const; ///< samples that say something of the width
    [[nodiscard]] int judged(Kind kind, bool onlyFull = false) const; ///< samples that have a base line
    [[nodiscard]] int median(int onlyKind = -1) const; ///< -1 where there is none
    [[nodiscard]] double meanMs(bool ofBase = false) const; ///< or of their base lines
    [[nodiscard]] int noticeableMs() const;
    [[nodiscard]] bool isInVain() const; ///< the greater width that is tried
    [[nodiscard]] bool isSlower(const Sample &sample) const; ///< than its base line, so that it tells
    [[nodiscard]] int slower(Kind kind, bool onlyFull = false) const;
    [[nodiscard]] bool isSlow(bool onlyFull = false) const; ///< most of the window

    Whose m_whose;
    int m_most;
    int m_allowed = 1;
    Phase m_phase = Phase::Opening;
    base::Milliseconds m_delay{0};
    std::array<int, 2> m_base{-1, -1}; ///< by Kind
    int m_recent = -1;
    int m_before = 1; ///< the width that was too much, or from which a greater one is tried
    bool m_trying = false; ///< a greater width than one that is fine
    bool m_gently = false; ///< a few connections more at a time
    int m_successes = 0; ///< tries in a row
    int m_slowWindows = 0; ///< in a row
    int m_medianBefore = 0; ///< at m_before
    double m_meanBefore = 0; ///< the same
    int m_easedFrom = 0; ///< median before the pause
    Kind m_slowKind = Kind::Page; ///< that a look is for
    base::Milliseconds m_patience = FirstPatience;
    base::TimePoint m_nextTry{};
    base::TimePoint m_windowStart{};
    base::TimePoint m_changedAt{}; ///< what began before speaks of another pace
    int m_count = 0; ///< answers in this window
    std::array<Sample, MostSamples> m_samples{}; ///< the last of them
};

} // namespace argiope::frontier
