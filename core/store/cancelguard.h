#pragma once

#include "core/store/connection.h"

#include <atomic>
#include <memory>

namespace argiope::store {

/// While it lives, statements on the connection fail within milliseconds of `*cancel` becoming true, long ones too.
/// Qt has no call for that, so the database's library is asked itself, where SharedSqlite can be had; a server is told
/// by a thread that watches the flag. Elsewhere (isEffective() is false) statements run to their end. Same thread as
/// the connection, which must outlive it; `cancel` too.
class CancelGuard
{
public:
    CancelGuard(Connection &connection, const std::atomic<bool> *cancel);
    ~CancelGuard();
    CancelGuard(const CancelGuard &) = delete;
    CancelGuard &operator=(const CancelGuard &) = delete;

    [[nodiscard]] bool isEffective() const { return m_library != nullptr || m_watch != nullptr; }

private:
    class Watch;
    const SharedSqlite *m_library = nullptr;
    void *m_handle = nullptr;
    std::unique_ptr<Watch> m_watch;
};

} // namespace argiope::store
