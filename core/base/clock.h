#pragma once

#include <QtGlobal>

#include <chrono>

namespace argiope::base {

using TimePoint = std::chrono::steady_clock::time_point;
using Milliseconds = std::chrono::milliseconds;

/// Where time comes from, so that tests can bring their own. Any thread.
class Clock
{
public:
    virtual ~Clock() = default;
    /// Monotonic; for delays and durations.
    [[nodiscard]] virtual TimePoint now() const = 0;
    /// Milliseconds since 1970-01-01 UTC; for what is stored and shown.
    [[nodiscard]] virtual qint64 wallMs() const = 0;
};

/// The machine's own clocks. Lives as long as the program.
[[nodiscard]] const Clock &systemClock();

} // namespace argiope::base
