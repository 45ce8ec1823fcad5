#pragma once

#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <vector>

class QThread;

namespace argiope::base {

/// Threads that do the same work, and that are waited for. Made, used and destroyed on one thread. Whoever owns it
/// tells the work to end before it is destroyed.
class Crew
{
public:
    Crew();
    ~Crew(); ///< waits until all have ended
    Crew(const Crew &) = delete;
    Crew &operator=(const Crew &) = delete;

    /// Starts `count` threads that call `work` once each. `stackSize` in bytes.
    void start(int count, unsigned stackSize, const std::function<void()> &work);

private:
    void leave();

    std::vector<std::unique_ptr<QThread>> m_threads;
    std::mutex m_mutex;
    std::condition_variable m_left;
    int m_working = 0; ///< guarded by m_mutex
};

} // namespace argiope::base
