#pragma once

#include "core/base/clock.h"

namespace argiope::test {

/// A clock that stands still until somebody moves it. One thread at a time; only for calls that do not sleep.
class FakeClock final : public base::Clock
{
public:
    [[nodiscard]] base::TimePoint now() const override { return m_now; }
    [[nodiscard]] qint64 wallMs() const override
    {
        return WallStart + std::chrono::duration_cast<base::Milliseconds>(m_now - Start).count();
    }
    void advance(std::chrono::microseconds by) { m_now += by; }

private:
    static constexpr qint64 WallStart = 1'700'000'000'000; ///< in November 2023
    static constexpr base::TimePoint Start{std::chrono::hours(1)};
    base::TimePoint m_now = Start;
};

} // namespace argiope::test
