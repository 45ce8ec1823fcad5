#pragma once

#include <QSqlDatabase>

#include <QtGlobal>

namespace argiope::store {

/// Functions of the database's library, for what Qt's driver has no call for or does at many times the price. They can
/// be called where the driver uses a shared library: so it is on Linux and the BSDs. Elsewhere everything goes through
/// Qt. One for the whole program, which never goes; thread-safe as the library is.
/// Statements and databases are the library's handles: https://www.sqlite.org/c3ref/funclist.html
struct SharedSqlite
{
    /// Null where the driver's library cannot be called, or is another build than the one that is loaded.
    [[nodiscard]] static const SharedSqlite *of(const QSqlDatabase &database);
    /// The handle of an open database; null where there is none.
    [[nodiscard]] static void *handleOf(const QSqlDatabase &database);

    using Release = void (*)(void *);
    const char *(*sourceId)() = nullptr;
    void (*setProgressHandler)(void *database, int steps, int (*handler)(void *), void *argument) = nullptr;
    int (*prepare)(void *database, const char *sql, int bytes, unsigned flags, void **statement, const char **rest)
        = nullptr;
    int (*finalize)(void *statement) = nullptr;
    int (*reset)(void *statement) = nullptr;
    int (*step)(void *statement) = nullptr;
    int (*clearBindings)(void *statement) = nullptr;
    int (*parameterCount)(void *statement) = nullptr;
    int (*bindNull)(void *statement, int at) = nullptr;
    int (*bindNumber)(void *statement, int at, qint64 number) = nullptr;
    int (*bindReal)(void *statement, int at, double number) = nullptr;
    int (*bindText)(void *statement, int at, const char *utf8, quint64 bytes, Release release, unsigned char encoding)
        = nullptr;
    int (*bindBlob)(void *statement, int at, const void *data, quint64 bytes, Release release) = nullptr;
    int (*columnCount)(void *statement) = nullptr;
    int (*columnType)(void *statement, int column) = nullptr;
    qint64 (*columnNumber)(void *statement, int column) = nullptr;
    double (*columnReal)(void *statement, int column) = nullptr;
    const unsigned char *(*columnText)(void *statement, int column) = nullptr;
    const void *(*columnBlob)(void *statement, int column) = nullptr;
    int (*columnBytes)(void *statement, int column) = nullptr;
    int (*changes)(void *database) = nullptr;
    int (*status)(void *database, int what, int *now, int *most, int reset) = nullptr;
    int (*errorCode)(void *database) = nullptr; ///< the extended one
    const char *(*errorMessage)(void *database) = nullptr;
    // Functions of our own: contexts and values are the library's.
    using Call = void (*)(void *context, int count, void **values);
    int (*createFunction)(void *database, const char *name, int count, int flags, void *data, Call call, Call step,
        void (*final)(void *context), Release release)
        = nullptr;
    void *(*kept)(void *context, int argument) = nullptr;
    void (*keep)(void *context, int argument, void *data, Release release) = nullptr;
    const unsigned char *(*valueText)(void *value) = nullptr;
    int (*valueBytes)(void *value) = nullptr;
    void (*resultNumber)(void *context, int number) = nullptr;
    void (*resultNull)(void *context) = nullptr;
};

} // namespace argiope::store
