#pragma once

#include "core/base/clock.h"

#include <condition_variable>
#include <mutex>

namespace argiope::engine {

/// Waiting until a full disk has room again, or nobody wants to wait any more. Thread-safe.
class RoomWait
{
public:
    /// False where nobody wants to wait any more; true after `pause`, or when somebody asks for another try.
    [[nodiscard]] bool wait(base::Milliseconds pause);
    /// Ends wait(): with true once, with false for ever.
    void retryNow();
    void waitNoMore();
    [[nodiscard]] bool mayWait() const; ///< waitNoMore() was not called

private:
    mutable std::mutex m_mutex; ///< guards all below
    std::condition_variable m_changed;
    bool m_retryNow = false;
    bool m_waitNoMore = false;
};

} // namespace argiope::engine
