#include "core/engine/recorder/roomwait.h"

namespace argiope::engine {

bool RoomWait::wait(base::Milliseconds pause)
{
    std::unique_lock lock(m_mutex);
    m_changed.wait_for(lock, pause, [this] { return m_waitNoMore || m_retryNow; });
    m_retryNow = false;
    return !m_waitNoMore;
}

void RoomWait::retryNow()
{
    const std::lock_guard lock(m_mutex);
    m_retryNow = true;
    m_changed.notify_all();
}

void RoomWait::waitNoMore()
{
    const std::lock_guard lock(m_mutex);
    m_waitNoMore = true;
    m_changed.notify_all();
}

bool RoomWait::mayWait() const
{
    const std::lock_guard lock(m_mutex);
    return !m_waitNoMore;
}

} // namespace argiope::engine
