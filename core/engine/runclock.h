#pragma once

#include <QElapsedTimer>

#include <mutex>

namespace argiope::engine {

/// How long a crawl has been running, pauses left out. Any thread.
class RunClock
{
public:
    void start()
    {
        const std::lock_guard lock(m_mutex);
        if (!m_since.isValid())
            m_since.start();
    }
    void stop()
    {
        const std::lock_guard lock(m_mutex);
        if (!m_since.isValid())
            return;
        m_before += m_since.elapsed();
        m_since.invalidate();
    }
    [[nodiscard]] qint64 elapsedMs() const
    {
        const std::lock_guard lock(m_mutex);
        return m_before + (m_since.isValid() ? m_since.elapsed() : 0);
    }

private:
    mutable std::mutex m_mutex;
    qint64 m_before = 0; ///< until the last stop()
    QElapsedTimer m_since;
};

} // namespace argiope::engine
