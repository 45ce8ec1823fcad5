#pragma once

#include "core/base/outcome.h"

#include <QByteArray>

#include <chrono>

namespace argiope::net {

using ExchangeClock = std::chrono::steady_clock;

/// How long a server may keep a fetch waiting.
struct TimeLimits
{
    std::chrono::milliseconds silence{20000}; ///< connecting, until the first byte, between bytes
    std::chrono::milliseconds total{300000};
    qint64 minRate = 0; ///< bytes a second on the wire, over as long as `silence`; 0: none

    [[nodiscard]] TimeLimits withSilence(int ms) const ///< 0: as it is
    {
        TimeLimits limits = *this;
        if (ms > 0)
            limits.silence = std::chrono::milliseconds(ms);
        return limits;
    }
};

/// Holds one fetch against its limits of time. Pure: it is told what time it is.
class TimeKeeper
{
public:
    TimeKeeper(const TimeLimits &limits, ExchangeClock::time_point start, ExchangeClock::time_point now);

    /// Something happened that is no answer yet: connected, sent.
    void moved(ExchangeClock::time_point now) { m_lastActivity = now; }
    void received(qint64 bytes, ExchangeClock::time_point now);
    /// So long nobody looked at what came, which is none of the server's doing.
    void excuse(ExchangeClock::duration time);

    enum class Verdict : quint8 { InTime, Silent, OutOfTime, TooSlow };
    /// Moves the window of the least rate on.
    [[nodiscard]] Verdict judge(ExchangeClock::time_point now);
    [[nodiscard]] QByteArray words(Verdict verdict) const; ///< of the last judge()
    /// When to judge again at the latest.
    [[nodiscard]] ExchangeClock::time_point deadline() const;
    [[nodiscard]] int since(ExchangeClock::time_point moment, ExchangeClock::time_point now) const;

private:
    const TimeLimits m_limits;
    ExchangeClock::time_point m_end;
    ExchangeClock::time_point m_lastActivity;
    ExchangeClock::time_point m_rateSince; ///< the window's beginning; unset until a byte came
    qint64 m_windowBytes = 0;
    qint64 m_slowBytes = 0; ///< what judge() found too little, and in how many milliseconds
    qint64 m_slowMs = 0;
};

} // namespace argiope::net
