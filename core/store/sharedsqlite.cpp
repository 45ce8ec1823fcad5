#include "core/store/sharedsqlite.h"

#include <QSqlDriver>
#include <QSqlQuery>
#include <QVariant>

#include <optional>

#if defined(Q_OS_LINUX) || defined(Q_OS_BSD4)
#define ARGIOPE_SHARED_SQLITE
#include <dlfcn.h>
#elif defined(Q_OS_WIN)
#define ARGIOPE_SHARED_SQLITE
#ifndef WIN32_LEAN_AND_MEAN
#define WIN32_LEAN_AND_MEAN // else it brings in sockets that are not those of winsock2.h
#endif
#include <windows.h>
#endif

namespace argiope::store {

#ifdef ARGIOPE_SHARED_SQLITE
namespace {

// Only the library that is in use already. Whoever asks has a connection, but the functions are kept for longer: the
// handle is not given back.
#ifdef Q_OS_WIN
using Library = HMODULE;

Library libraryInUse()
{
    return GetModuleHandleW(L"sqlite3.dll");
}

void *symbolOf(Library library, const char *name)
{
    return reinterpret_cast<void *>(GetProcAddress(library, name));
}
#else
using Library = void *;

Library libraryInUse()
{
    return dlopen("libsqlite3.so.0", RTLD_NOW | RTLD_NOLOAD);
}

void *symbolOf(Library library, const char *name)
{
    return dlsym(library, name);
}
#endif

template <class Function>
bool find(Library library, const char *name, Function &function)
{
    function = reinterpret_cast<Function>(symbolOf(library, name));
    return function != nullptr;
}

std::optional<SharedSqlite> load()
{
    const Library library = libraryInUse();
    if (!library)
        return std::nullopt;
    SharedSqlite s;
    const bool whole = find(library, "sqlite3_sourceid", s.sourceId)
        && find(library, "sqlite3_progress_handler", s.setProgressHandler)
        && find(library, "sqlite3_prepare_v3", s.prepare) && find(library, "sqlite3_finalize", s.finalize)
        && find(library, "sqlite3_reset", s.reset) && find(library, "sqlite3_step", s.step)
        && find(library, "sqlite3_clear_bindings", s.clearBindings)
        && find(library, "sqlite3_bind_parameter_count", s.parameterCount)
        && find(library, "sqlite3_bind_null", s.bindNull) && find(library, "sqlite3_bind_int64", s.bindNumber)
        && find(library, "sqlite3_bind_double", s.bindReal) && find(library, "sqlite3_bind_text64", s.bindText)
        && find(library, "sqlite3_bind_blob64", s.bindBlob) && find(library, "sqlite3_column_count", s.columnCount)
        && find(library, "sqlite3_column_type", s.columnType) && find(library, "sqlite3_column_int64", s.columnNumber)
        && find(library, "sqlite3_column_double", s.columnReal) && find(library, "sqlite3_column_text", s.columnText)
        && find(library, "sqlite3_column_blob", s.columnBlob) && find(library, "sqlite3_column_bytes", s.columnBytes)
        && find(library, "sqlite3_changes", s.changes) && find(library, "sqlite3_db_status", s.status)
        && find(library, "sqlite3_extended_errcode", s.errorCode) && find(library, "sqlite3_errmsg", s.errorMessage)
        && find(library, "sqlite3_create_function_v2", s.createFunction) && find(library, "sqlite3_get_auxdata", s.kept)
        && find(library, "sqlite3_set_auxdata", s.keep) && find(library, "sqlite3_value_text", s.valueText)
        && find(library, "sqlite3_value_bytes", s.valueBytes) && find(library, "sqlite3_result_int", s.resultNumber)
        && find(library, "sqlite3_result_null", s.resultNull);
    return whole ? std::optional(s) : std::nullopt;
}

} // namespace

const SharedSqlite *SharedSqlite::of(const QSqlDatabase &database)
{
    if (!handleOf(database))
        return nullptr;
    static const std::optional<SharedSqlite> library = load();
    if (!library)
        return nullptr;
    // The driver may have been built with a copy of the library, beside which a shared one is loaded for others.
    QSqlQuery source(database);
    const bool same = source.exec(QStringLiteral("SELECT sqlite_source_id()")) && source.next()
        && source.value(0).toByteArray() == library->sourceId();
    return same ? &*library : nullptr;
}
#else
const SharedSqlite *SharedSqlite::of(const QSqlDatabase &)
{
    return nullptr;
}
#endif

void *SharedSqlite::handleOf(const QSqlDatabase &database)
{
    const QSqlDriver *driver = database.driver();
    const QVariant handle = driver ? driver->handle() : QVariant();
    if (!handle.isValid() || qstrcmp(handle.typeName(), "sqlite3*") != 0)
        return nullptr;
    return *static_cast<void *const *>(handle.constData());
}

} // namespace argiope::store
