#pragma once

#include <QtGlobal>

#include <chrono>
#include <condition_variable>
#include <mutex>

namespace argiope::engine {

/// So many bytes a second, first come, first served: whoever took bytes has a mark, and may go on once so many are
/// allowed. Nothing is saved up but a fifth of a second. Pure; times are the caller's.
class BandwidthLine
{
public:
    using Time = std::chrono::steady_clock::time_point;
    /// 0: no limit. From now on, also for marks that are waited for.
    void set(qint64 perSecond, Time now);
    /// Bytes were received: what to wait for.
    [[nodiscard]] double take(qint64 bytes, Time now);
    /// When so many are allowed; `now` or earlier: they are.
    [[nodiscard]] Time due(double mark, Time now) const;
    [[nodiscard]] bool isLimited() const { return m_rate > 0; }

private:
    [[nodiscard]] double allowed(Time now) const;

    double m_rate = 0;
    double m_booked = 0; ///< bytes that were taken
    double m_base = 0; ///< bytes that were allowed at m_since
    Time m_since{};
};

/// The bandwidth that all threads of a crawl share. Any thread.
class Bandwidth
{
public:
    explicit Bandwidth(qint64 perSecond) { set(perSecond); }
    Bandwidth(const Bandwidth &) = delete;
    Bandwidth &operator=(const Bandwidth &) = delete;

    void set(qint64 perSecond); ///< 0: no limit
    /// Bytes were received: sleeps for as long as they take. False once stopped.
    [[nodiscard]] bool take(qint64 bytes);
    void stop(); ///< ends every take(), now and later

private:
    std::mutex m_mutex;
    std::condition_variable m_changed;
    BandwidthLine m_line;
    bool m_stopped = false;
};

} // namespace argiope::engine
