#include "core/store/cancelguard.h"

#include <QSqlDriver>

#if defined(Q_OS_LINUX) || defined(Q_OS_BSD4)
#define ARGIOPE_SHARED_SQLITE
#include <dlfcn.h>
#endif

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
    const QVariant handle = connection.database().driver()->handle();
    if (!cancel || !handle.isValid() || qstrcmp(handle.typeName(), "sqlite3*") != 0)
        return;
#ifdef ARGIOPE_SHARED_SQLITE
    // Only the library that is in use already: not loaded here, and of the very build that the connection tells.
    void *library = dlopen("libsqlite3.so.0", RTLD_NOW | RTLD_NOLOAD);
    if (!library)
        return;
    const auto sourceId = reinterpret_cast<const char *(*)()>(dlsym(library, "sqlite3_sourceid"));
    m_setHandler = reinterpret_cast<SetHandler>(dlsym(library, "sqlite3_progress_handler"));
    Statement source(connection, QStringLiteral("SELECT sqlite_source_id()"));
    const bool same = sourceId && source.run() && source.next() && source.text(0) == sourceId();
    source.finish();
    // The driver holds it as long as there is a connection.
    dlclose(library);
    if (!same || !m_setHandler)
        return;
    m_handle = *static_cast<void *const *>(handle.constData());
    m_setHandler(m_handle, StepsBetweenLooks, isCanceled, const_cast<std::atomic<bool> *>(cancel));
#endif
}

CancelGuard::~CancelGuard()
{
    if (m_handle)
        m_setHandler(m_handle, 0, nullptr, nullptr);
}

} // namespace argiope::store
