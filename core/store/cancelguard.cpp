#include "core/store/cancelguard.h"

#include "core/base/crew.h"
#include "core/base/threads.h"
#include "core/store/postgres.h"

#include <array>
#include <chrono>
#include <condition_variable>
#include <mutex>

namespace argiope::store {

namespace {

/// Steps of the database's machine between two looks: some tens of microseconds.
constexpr int StepsBetweenLooks = 1000;
constexpr std::chrono::milliseconds BetweenLooksAtFlag{10};
constexpr std::chrono::milliseconds BetweenCancels{50};

int isCanceled(void *cancel)
{
    return static_cast<const std::atomic<bool> *>(cancel)->load(std::memory_order_relaxed) ? 1 : 0;
}

} // namespace

/// Tells the server, and tells it again: the first time may have been between two statements.
class CancelGuard::Watch
{
public:
    Watch(const postgres::Session &session, const std::atomic<bool> &cancel)
        : m_library(session.library())
        , m_canceler(m_library.canceler(session.handle()))
        , m_cancel(cancel)
    {
        m_crew->start(1, base::ThreadStackSize, [this] { watch(); });
    }
    ~Watch()
    {
        {
            const std::lock_guard lock(m_mutex);
            m_ended = true;
        }
        m_changed.notify_all();
        m_crew.reset();
        m_library.freeCanceler(m_canceler);
    }
    Watch(const Watch &) = delete;
    Watch &operator=(const Watch &) = delete;

private:
    void watch()
    {
        std::unique_lock lock(m_mutex);
        while (!m_ended) {
            if (m_cancel.load(std::memory_order_relaxed)) {
                std::array<char, 256> error{};
                (void)m_library.cancel(m_canceler, error.data(), int(error.size()));
                m_changed.wait_for(lock, BetweenCancels);
            } else {
                m_changed.wait_for(lock, BetweenLooksAtFlag);
            }
        }
    }

    const SharedLibpq &m_library;
    void *m_canceler;
    const std::atomic<bool> &m_cancel;
    std::mutex m_mutex;
    std::condition_variable m_changed;
    bool m_ended = false; ///< guarded by m_mutex
    std::unique_ptr<base::Crew> m_crew = std::make_unique<base::Crew>();
};

CancelGuard::CancelGuard(Connection &connection, const std::atomic<bool> *cancel)
{
    if (cancel && connection.session())
        m_watch = std::make_unique<Watch>(*connection.session(), *cancel);
    if (!cancel || !connection.library())
        return;
    m_library = connection.library();
    m_handle = connection.handle();
    m_library->setProgressHandler(m_handle, StepsBetweenLooks, isCanceled, const_cast<std::atomic<bool> *>(cancel));
}

CancelGuard::~CancelGuard()
{
    if (m_library)
        m_library->setProgressHandler(m_handle, 0, nullptr, nullptr);
}

} // namespace argiope::store
