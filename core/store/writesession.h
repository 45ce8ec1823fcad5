#pragma once

#include "core/base/result.h"
#include "core/store/bulkinsert.h"
#include "core/store/connection.h"
#include "core/store/fileidentity.h"
#include "core/store/projectfile.h"
#include "core/store/transaction.h"

#include <QString>
#include <QVariant>

#include <initializer_list>
#include <optional>

namespace argiope::store {

/// What everything that writes to a project shares: the open file, its transaction, and the first error, which is kept
/// until rollback(). After an error no statement runs. One thread. Whoever has statements of its own goes before it.
class WriteSession
{
public:
    explicit WriteSession(OpenProject project);
    ~WriteSession(); ///< takes back what was not committed
    WriteSession(const WriteSession &) = delete;
    WriteSession &operator=(const WriteSession &) = delete;

    [[nodiscard]] const QString &path() const { return m_project.connection->path(); }
    [[nodiscard]] Connection &connection() { return *m_project.connection; }
    [[nodiscard]] Transaction &transaction() { return m_transaction; }
    [[nodiscard]] const Transaction &transaction() const { return m_transaction; }

    [[nodiscard]] const std::optional<NodeShare> &share() const { return m_project.share; } ///< as a node
    [[nodiscard]] NodeIds *ids() const { return m_project.ids.get(); } ///< null where it is no node
    /// The next id of a table; 0 on failure. `last`: where this writer is alone.
    [[nodiscard]] qint64 nextId(const QString &table, qint64 &last);

    /// The file is not to grow beyond so many bytes; 0: no limit. Says nothing of databases.
    [[nodiscard]] base::Result<void, StoreError> limitFile(qint64 bytes);

    void begin();
    [[nodiscard]] bool isOpen() const { return m_open; } ///< between begin() and what ends it
    /// Fails where the file is no longer the one that was opened.
    void checkFile();
    /// Ends the transaction, unless something failed: rollback() is due then.
    void commit();
    /// Takes the transaction back and forgets the error, which is returned: something did fail.
    StoreError rollback();

    void fail(const StoreError &error); ///< only the first one counts
    void fail(StoreError::Code code, const QString &detail) { fail({code, path(), detail}); }
    [[nodiscard]] bool failed() const { return m_error.has_value(); }
    [[nodiscard]] const std::optional<StoreError> &error() const { return m_error; }

    /// Runs a statement unless something failed before; remembers a failure.
    bool run(Statement &statement, std::initializer_list<QVariant> values = {});
    bool run(Statement &statement, const QVariant *values, qsizetype count);
    bool run(Statement &statement, const PackedValues &values);
    bool check(Statement &statement); ///< after the last row was read
    bool flush(BulkInsert &rows); ///< unless something failed before
    [[nodiscard]] qint64 maxId(const QString &table); ///< 0 where it is empty

    /// Grows with every statement of run() that may have changed something in the file.
    [[nodiscard]] quint64 changes() const { return m_changes; }

private:
    [[nodiscard]] std::optional<StoreError> checkShare();
    bool note(const Statement &statement, const std::optional<StoreError> &error); ///< false where there is one

    OpenProject m_project; // the first: it goes when no statement is left
    FileIdentity m_file; ///< as it was opened
    std::unique_ptr<Statement> m_share;
    Transaction m_transaction;
    std::optional<StoreError> m_error;
    quint64 m_changes = 0;
    bool m_open = false;
};

/// While it lives a change may be larger than memory.
class EarlyWrites
{
public:
    explicit EarlyWrites(WriteSession &session)
        : m_connection(session.connection())
    {
        if (m_connection.isFile())
            (void)m_connection.exec(
                dialect::mayWriteEarly(true)); // without it the change takes memory, and is the same
    }
    ~EarlyWrites()
    {
        if (m_connection.isFile())
            (void)m_connection.exec(dialect::mayWriteEarly(false));
    }
    EarlyWrites(const EarlyWrites &) = delete;
    EarlyWrites &operator=(const EarlyWrites &) = delete;

private:
    Connection &m_connection;
};

} // namespace argiope::store
