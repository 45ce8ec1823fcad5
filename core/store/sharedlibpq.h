#pragma once

#include <QSqlDatabase>

#include <QtGlobal>

namespace argiope::store {

/// Functions of PostgreSQL's own library, by which values go to the server and come back as they are: Qt's driver makes
/// texts of statements of them. One for the whole program, which never goes; thread-safe as the library is.
/// Connections and results are the library's handles: https://www.postgresql.org/docs/15/libpq.html
struct SharedLibpq
{
    /// Null where there is none beside Qt's plugin.
    [[nodiscard]] static const SharedLibpq *get();
    /// The handle of an open database of Qt's plugin; null where there is none.
    [[nodiscard]] static void *handleOf(const QSqlDatabase &database);

    // https://www.postgresql.org/docs/15/libpq-exec.html
    static constexpr int CommandOk = 1;
    static constexpr int TuplesOk = 2;
    static constexpr int SqlState = 'C'; ///< of errorField()
    static constexpr int InTransaction = 2; ///< of transactionStatus()

    static constexpr int ConnectionOk = 0; ///< of connectionStatus()

    // https://www.postgresql.org/docs/15/libpq-pipeline-mode.html
    static constexpr int PipelineAborted = 11; ///< of status()
    int (*enterPipeline)(void *connection) = nullptr;
    int (*leavePipeline)(void *connection) = nullptr;
    int (*syncPipeline)(void *connection) = nullptr;
    int (*sendPrepared)(void *connection, const char *name, int count, const char *const *values, const int *lengths,
        const int *formats, int resultFormat)
        = nullptr;
    void *(*result)(void *connection) = nullptr;

    int (*socket)(const void *connection) = nullptr; ///< -1 where there is none
    int (*connectionStatus)(const void *connection) = nullptr;
    int (*transactionStatus)(const void *connection) = nullptr;
    const char *(*connectionError)(const void *connection) = nullptr;
    void *(*runOnce)(void *connection, const char *sql, int count, const unsigned *types, const char *const *values,
        const int *lengths, const int *formats, int resultFormat)
        = nullptr;
    void *(*prepare)(void *connection, const char *name, const char *sql, int count, const unsigned *types) = nullptr;
    void *(*runPrepared)(void *connection, const char *name, int count, const char *const *values, const int *lengths,
        const int *formats, int resultFormat)
        = nullptr;
    int (*status)(const void *result) = nullptr;
    char *(*errorField)(const void *result, int field) = nullptr;
    char *(*errorMessage)(const void *result) = nullptr;
    int (*rows)(const void *result) = nullptr;
    int (*columns)(const void *result) = nullptr;
    unsigned (*type)(const void *result, int column) = nullptr;
    char *(*value)(const void *result, int row, int column) = nullptr;
    int (*length)(const void *result, int row, int column) = nullptr;
    int (*isNull)(const void *result, int row, int column) = nullptr;
    char *(*rowsAffected)(void *result) = nullptr;
    void (*clear)(void *result) = nullptr;
    void *(*canceler)(void *connection) = nullptr;
    int (*cancel)(void *canceler, char *error, int bytes) = nullptr; ///< from any thread
    void (*freeCanceler)(void *canceler) = nullptr;
};

} // namespace argiope::store
