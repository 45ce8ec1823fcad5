#include "core/base/crew.h"

#include <QThread>

namespace argiope::base {

Crew::Crew() = default;

Crew::~Crew()
{
    {
        // QThread::wait() alone is no order that ThreadSanitizer sees: Qt carries no instrumentation.
        std::unique_lock lock(m_mutex);
        m_left.wait(lock, [this] { return m_working == 0; });
    }
    for (const auto &thread : m_threads)
        thread->wait();
}

void Crew::start(int count, unsigned stackSize, const std::function<void()> &work)
{
    {
        const std::lock_guard lock(m_mutex);
        m_working += count;
    }
    for (int i = 0; i < count; ++i) {
        m_threads.emplace_back(QThread::create([this, work] {
            work();
            leave();
        }));
        m_threads.back()->setStackSize(stackSize);
        m_threads.back()->start();
    }
}

void Crew::leave()
{
    const std::lock_guard lock(m_mutex);
    --m_working;
    m_left.notify_all();
}

} // namespace argiope::base
