#pragma once

#include "core/base/clock.h"

#include <condition_variable>
#include <mutex>

namespace argiope::frontier {

/// The threads that sleep until the frontier has something for them. Belongs to the Frontier and is guarded by its
/// mutex, but for the sleep itself.
class Sleepers
{
public:
    void wakeOne()
    {
        if (m_count > 0)
            m_changed.notify_one();
    }
    void wakeAll() { m_changed.notify_all(); }
    [[nodiscard]] int count() const { return m_count; }

    /// Until somebody wakes it, or `until`. May come back for no reason.
    void sleep(std::unique_lock<std::mutex> &lock, base::TimePoint until)
    {
        ++m_count;
        if (until == base::TimePoint::max())
            m_changed.wait(lock);
        else
            m_changed.wait_until(lock, until);
        --m_count;
    }
    /// For a thread that sleeps elsewhere, as long as it does.
    void joined() { ++m_count; }
    void left() { --m_count; }

private:
    std::condition_variable m_changed;
    int m_count = 0;
};

} // namespace argiope::frontier
