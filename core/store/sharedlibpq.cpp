#include "core/store/sharedlibpq.h"

#include <QLibrary>
#include <QSqlDriver>
#include <QVariant>

#include <optional>

namespace argiope::store {

namespace {

template <class Function>
bool find(QLibrary &library, const char *name, Function &function)
{
    function = reinterpret_cast<Function>(library.resolve(name));
    return function != nullptr;
}

std::optional<SharedLibpq> loadLibpq()
{
    // Qt's plugin links this one, so that it is in memory already, and stays.
    QLibrary library;
#ifdef Q_OS_WIN
    library.setFileName(QStringLiteral("libpq"));
#else
    library.setFileNameAndVersion(QStringLiteral("pq"), 5);
#endif
    SharedLibpq s;
    const bool whole = find(library, "PQtransactionStatus", s.transactionStatus)
        && find(library, "PQenterPipelineMode", s.enterPipeline) && find(library, "PQexitPipelineMode", s.leavePipeline)
        && find(library, "PQpipelineSync", s.syncPipeline) && find(library, "PQsendQueryPrepared", s.sendPrepared)
        && find(library, "PQgetResult", s.result) && find(library, "PQstatus", s.connectionStatus)
        && find(library, "PQerrorMessage", s.connectionError) && find(library, "PQexecParams", s.runOnce)
        && find(library, "PQprepare", s.prepare) && find(library, "PQexecPrepared", s.runPrepared)
        && find(library, "PQresultStatus", s.status) && find(library, "PQresultErrorField", s.errorField)
        && find(library, "PQresultErrorMessage", s.errorMessage) && find(library, "PQntuples", s.rows)
        && find(library, "PQnfields", s.columns) && find(library, "PQftype", s.type)
        && find(library, "PQgetvalue", s.value) && find(library, "PQgetlength", s.length)
        && find(library, "PQgetisnull", s.isNull) && find(library, "PQcmdTuples", s.rowsAffected)
        && find(library, "PQclear", s.clear) && find(library, "PQgetCancel", s.canceler)
        && find(library, "PQcancel", s.cancel) && find(library, "PQfreeCancel", s.freeCanceler)
        && find(library, "PQsocket", s.socket);
    return whole ? std::optional(s) : std::nullopt;
}

} // namespace

const SharedLibpq *SharedLibpq::get()
{
    static const std::optional<SharedLibpq> library = loadLibpq();
    return library ? &*library : nullptr;
}

void *SharedLibpq::handleOf(const QSqlDatabase &database)
{
    const QSqlDriver *driver = database.driver();
    const QVariant handle = driver ? driver->handle() : QVariant();
    // By the documentation the first; the other is what that is a name for.
    if (!handle.isValid()
        || (qstrcmp(handle.typeName(), "PGconn*") != 0 && qstrcmp(handle.typeName(), "pg_conn*") != 0))
        return nullptr;
    return *static_cast<void *const *>(handle.constData());
}

} // namespace argiope::store
