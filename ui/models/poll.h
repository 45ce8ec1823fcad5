#pragma once

#include "core/base/clock.h"

#include <optional>

namespace argiope::models {

/// When a model asks again about a project that grows: one question at a time, none while nobody looks, and after each
/// answer a pause that grows with what the answer took, so that looking never costs more than a share of the time.
/// Decides only; the model asks. UI thread.
class Poll
{
public:
    /// The pause is `leastMs`, or `backOff` times what the last answer took where that is longer. `clock` must outlive
    /// the object.
    Poll(qint64 leastMs, int backOff, const base::Clock &clock = base::systemClock());

    /// Another project: a first look is due, and what was asked is of no concern.
    void reset();
    /// Whether somebody looks; at first somebody does. True where to ask now for what was missed.
    [[nodiscard]] bool setActive(bool active);
    /// The project has grown. True where to ask now. `last`: nothing more will come, so that no pause is kept, and a
    /// question under way is followed by another, since its answer may be older.
    [[nodiscard]] bool grown(bool last = false);
    /// A question goes out, in place of one that may be under way.
    void begin();
    /// Its answer is there. True where to ask once more.
    [[nodiscard]] bool end();
    /// The question under way will have no answer.
    void giveUp();

    [[nodiscard]] bool isAsking() const { return m_asking; }
    [[nodiscard]] bool isActive() const { return m_active; }

private:
    const base::Clock *m_clock;
    std::chrono::milliseconds m_least;
    int m_backOff;
    base::TimePoint m_began;
    base::TimePoint::duration m_took{};
    std::optional<base::TimePoint> m_answered;
    bool m_active = true;
    bool m_asking = false;
    bool m_again = false; ///< ask once more after the answer
    bool m_missed = true; ///< the project has grown since the last question
};

} // namespace argiope::models
