#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <algorithm>
#include <ctime>

namespace argiope::bench {

/// Beats every few milliseconds on the UI thread and remembers the longest time that no beat came: how long the window
/// was blocked. Beside the time on the clock it knows how much of it the thread was computing, which a busy machine
/// does not change. UI thread.
class Heartbeat : public QObject
{
public:
    Heartbeat()
    {
        m_timer.setTimerType(Qt::PreciseTimer);
        m_timer.setInterval(IntervalMs);
        connect(&m_timer, &QTimer::timeout, this, [this] { beat(); });
        restart();
        m_timer.start();
    }
    void restart()
    {
        m_longest = 0;
        m_longestCpu = 0;
        m_clock.start();
        m_cpu = cpuMs();
    }
    [[nodiscard]] double longestMs() const { return m_longest; }
    [[nodiscard]] double longestCpuMs() const { return m_longestCpu; }

private:
    static constexpr int IntervalMs = 4;
    static double cpuMs()
    {
        timespec now{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
        return double(now.tv_sec) * 1e3 + double(now.tv_nsec) / 1e6;
    }
    void beat()
    {
        const double gap = double(m_clock.nsecsElapsed()) / 1e6 - IntervalMs;
        const double cpu = cpuMs();
        m_longest = std::max(m_longest, gap);
        m_longestCpu = std::max(m_longestCpu, cpu - m_cpu);
        m_clock.start();
        m_cpu = cpu;
    }
    QTimer m_timer;
    QElapsedTimer m_clock;
    double m_cpu = 0;
    double m_longest = 0;
    double m_longestCpu = 0;
};

} // namespace argiope::bench
