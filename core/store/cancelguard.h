#pragma once

#include "core/store/connection.h"

#include <atomic>

namespace argiope::store {

/// While it lives, statements on the connection fail within milliseconds of `*cancel` becoming true, long ones too.
/// Qt has no call for that, so the database's library is asked itself, which takes that Qt's driver uses a shared one:
/// so it is on Linux and the BSDs. Elsewhere (isEffective() is false) statements run to their end. Same thread as the
/// connection, which must outlive it; `cancel` too.
class CancelGuard
{
public:
    CancelGuard(Connection &connection, const std::atomic<bool> *cancel);
    ~CancelGuard();
    CancelGuard(const CancelGuard &) = delete;
    CancelGuard &operator=(const CancelGuard &) = delete;

    [[nodiscard]] bool isEffective() const { return m_handle != nullptr; }

private:
    using SetHandler = void (*)(void *, int, int (*)(void *), void *);
    void *m_handle = nullptr;
    SetHandler m_setHandler = nullptr;
};

} // namespace argiope::store
