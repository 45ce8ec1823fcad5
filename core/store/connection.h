#pragma once

#include "core/base/result.h"
#include "core/store/dialect.h"
#include "core/store/directstatement.h"
#include "core/store/heldfile.h"
#include "core/store/packedvalues.h"
#include "core/store/sqldialect.h"
#include "core/store/types.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QString>

#include <initializer_list>
#include <memory>
#include <optional>

namespace argiope::store {

namespace postgres {
class Session;
}
class PostgresStatement;

/// A connection to a project, in a file or in a database, with a name of its own, closed and removed with the object.
/// One thread. Every query on it must be gone before it is destroyed.
class Connection
{
public:
    /// How statements are run: by the database's own library where that can be called, which costs a fraction, or by
    /// Qt's driver in any case. Either way they mean the same.
    enum class Calls : quint8 { Direct, ThroughQt };

    /// `path` as Place::parse() takes it. Of a database names are looked up in the project's schema, whether it is
    /// there or not.
    [[nodiscard]] static base::Result<std::unique_ptr<Connection>, StoreError> open(
        const QString &path, dialect::Access access, Calls calls = Calls::Direct);
    ~Connection();
    Connection(const Connection &) = delete;
    Connection &operator=(const Connection &) = delete;

    [[nodiscard]] QSqlDatabase &database() { return m_database; }
    [[nodiscard]] const QString &path() const { return m_path; }
    [[nodiscard]] bool isFile() const { return !m_session; }
    [[nodiscard]] const SqlDialect &dialect() const { return *m_dialect; }
    [[nodiscard]] postgres::Session *session() const { return m_session.get(); } ///< null with files
    /// Null where statements do not go directly to SQLite's library.
    [[nodiscard]] const SharedSqlite *library() const { return m_library; }
    [[nodiscard]] void *handle() const { return m_handle; } ///< for library()

    [[nodiscard]] base::Result<void, StoreError> exec(const QString &sql);
    [[nodiscard]] base::Result<void, StoreError> exec(const QStringList &statements);
    [[nodiscard]] base::Result<void, StoreError> begin();
    [[nodiscard]] base::Result<void, StoreError> commit();
    /// The server does not answer on it any more.
    [[nodiscard]] bool isLost() const;
    /// Memory for pages of the file, those that a transaction changed among them; 0 where nobody tells.
    [[nodiscard]] qint64 pageBytes() const;
    void rollback(); ///< harmless where there is no transaction
    /// What was committed and stands beside the file goes into it, and what it stood in is emptied; waits some seconds
    /// for others who read an older state. False where it does not all stand in the file then.
    [[nodiscard]] bool moveLogIntoFile();

    [[nodiscard]] StoreError errorOf(const QSqlError &error) const;

private:
    Connection(const QString &path, dialect::Access access);
    explicit Connection(std::unique_ptr<postgres::Session> session);
    [[nodiscard]] static base::Result<std::unique_ptr<Connection>, StoreError> openDatabase(
        const QString &address, dialect::Access access);
    QString m_path;
    const SqlDialect *m_dialect = &sqliteDialect();
    bool m_reads = false; ///< nothing is changed through it
    std::optional<HeldFile> m_file; ///< as long as the database has locks on it
    QString m_name;
    QSqlDatabase m_database;
    const SharedSqlite *m_library = nullptr;
    void *m_handle = nullptr;
    std::unique_ptr<postgres::Session> m_session; ///< in its place
};

/// A statement that is prepared when it is first run, or run again, and kept. Its connection must outlive it.
class Statement
{
public:
    /// How many rows are expected: Many come piece by piece, where that makes a difference. Binary are few of which a
    /// server sends values as it keeps them, to be read by blob().
    enum class Rows : quint8 { Few, Many, Binary };
    Statement(Connection &connection, const QString &sql, Rows rows = Rows::Few);
    ~Statement();
    Statement(const Statement &) = delete;
    Statement &operator=(const Statement &) = delete;

    /// Runs it with these values in place of its `?`; false on failure (error()).
    [[nodiscard]] bool run(std::initializer_list<QVariant> values = {});
    [[nodiscard]] bool run(const QVariant *values, qsizetype count);
    [[nodiscard]] bool run(const PackedValues &values);
    /// To the next row; false at the end and on failure: look at failed() after the last row. Ends the statement then.
    [[nodiscard]] bool next();
    void finish(); ///< where not every row was fetched
    [[nodiscard]] bool failed() const { return m_failed; }
    [[nodiscard]] StoreError error() const;
    [[nodiscard]] const QString &sql() const { return m_sql; }
    [[nodiscard]] bool isSelect() const; ///< once it ran

    [[nodiscard]] QVariant value(int column) const;
    [[nodiscard]] bool isNull(int column) const;
    [[nodiscard]] qint64 number(int column) const;
    [[nodiscard]] qint64 number(int column, qint64 whenNull) const;
    [[nodiscard]] QByteArray text(int column) const;
    [[nodiscard]] QByteArray blob(int column) const;
    [[nodiscard]] qint64 rowsAffected();

private:
    [[nodiscard]] bool prepare();

    Connection &m_connection;
    QString m_sql;
    // One of the three.
    std::optional<DirectStatement> m_direct;
    std::optional<QSqlQuery> m_query;
    std::unique_ptr<PostgresStatement> m_postgres;
    bool m_prepared = false;
    bool m_failed = false;
};

/// UTF-8 as a text value; NULL where empty.
[[nodiscard]] QVariant textOrNull(const QByteArray &utf8);
/// UTF-8 as a text value, also where empty.
[[nodiscard]] QVariant textValue(const QByteArray &utf8);
/// Bytes as they are; NULL where empty.
[[nodiscard]] QVariant blobOrNull(const QByteArray &bytes);
/// Bytes as they are, also where empty.
[[nodiscard]] QVariant blobValue(const QByteArray &bytes);
/// NULL below 0.
[[nodiscard]] QVariant numberOrNull(qint64 number);

} // namespace argiope::store
