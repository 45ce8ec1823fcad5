#include "core/store/cancelguard.h"

namespace argiope::store {

namespace {

/// Steps of the database's machine between two looks: some tens of microseconds.
constexpr int StepsBetweenLooks = 1000;

int isCanceled(void *cancel)
{
    return static_cast<const std::atomic<bool> *>(cancel)->load(std::memory_order_relaxed) ? 1 : 0;
}

} // namespace

CancelGuard::CancelGuard(Connection &connection, const std::atomic<bool> *cancel)
{
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
