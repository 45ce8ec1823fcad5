#include "core/render/channel.h"

namespace argiope::render {

void Channel::put(Message message)
{
    {
        const std::lock_guard lock(m_mutex);
        if (m_closed || (message.id == 0 && m_messages.size() >= size_t(MostWaiting)))
            return;
        m_messages.push_back(std::move(message));
    }
    m_came.notify_one();
}

void Channel::close()
{
    {
        const std::lock_guard lock(m_mutex);
        m_closed = true;
        m_messages.clear();
    }
    m_came.notify_all();
}

bool Channel::isClosed() const
{
    const std::lock_guard lock(m_mutex);
    return m_closed;
}

Channel::Taken Channel::take(base::TimePoint until)
{
    std::unique_lock lock(m_mutex);
    if (!m_came.wait_until(lock, until, [this] { return m_closed || !m_messages.empty(); }))
        return {};
    if (m_closed)
        return {std::nullopt, true};
    Taken taken{std::move(m_messages.front()), false};
    m_messages.pop_front();
    return taken;
}

void Channel::clear()
{
    const std::lock_guard lock(m_mutex);
    m_messages.clear();
}

} // namespace argiope::render
