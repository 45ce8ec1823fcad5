#pragma once

#include "core/base/result.h"
#include "core/store/hungserver.h"
#include "core/store/place.h"
#include "core/store/postgrespipeline.h"
#include "core/store/sharedlibpq.h"

#include <QByteArrayView>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>

/// What PostgreSQL words in its own way, as dialect.h does for files, and a connection to one.
namespace argiope::store::postgres {

[[nodiscard]] QString quotedName(const QString &name);
[[nodiscard]] QString quotedText(const QString &text);
[[nodiscard]] QString quotedBytes(QByteArrayView bytes);

/// The tables with their unique columns, as statements that make them in the schema which names are looked up in.
[[nodiscard]] QStringList tables();
/// Indexes and views, of which tables that are being filled have no use.
[[nodiscard]] QStringList indexesAndViews();

/// A statement that makes the index of listed URLs by depth and id where it is missing: only databases have it, as
/// files are gone through in half the time.
[[nodiscard]] QString depthIndex();

/// Marks a schema as a project of this version.
[[nodiscard]] QStringList identify(int version);

[[nodiscard]] StoreError::Code codeOf(const QSqlError &error);
[[nodiscard]] StoreError::Code codeOf(const QString &state); ///< the five signs of SQLSTATE; empty: none came back

/// A connection of its own, closed with the object. One thread; queries on it go before it.
class Session
{
public:
    enum class Access : quint8 { Read, Write };
    /// NoDriver, Unreachable, NotLetIn, NoDatabase or Forbidden where that is what is missing.
    [[nodiscard]] static base::Result<std::unique_ptr<Session>, StoreError> open(const Place &place, Access access);
    /// After the connection was lost, or the server said goodbye: a new one, with the schema and the lock that the
    /// former had. What the server still holds for that one it ends. Locked where somebody else has the lock by now.
    [[nodiscard]] base::Result<void, StoreError> reconnect();
    ~Session();
    Session(const Session &) = delete;
    Session &operator=(const Session &) = delete;

    [[nodiscard]] const Place &place() const { return m_place; }
    [[nodiscard]] QSqlDatabase &database() { return m_database; }
    [[nodiscard]] const SharedLibpq &library() const { return *m_library; }
    [[nodiscard]] void *handle() const { return m_handle; } ///< for library()
    [[nodiscard]] bool writes() const { return m_access == Access::Write; }
    [[nodiscard]] PostgresPipeline &pipeline() { return m_pipeline; }
    /// Which connection it is: another number after reconnect(), and what the server knew of the former is gone.
    [[nodiscard]] quint64 generation() const { return m_generation; }
    [[nodiscard]] bool isLost() const; ///< it has ended, as far as this side knows
    [[nodiscard]] QByteArray newName(); ///< of a prepared statement or a cursor; another each time
    [[nodiscard]] base::Result<void, StoreError> exec(const QString &sql);
    [[nodiscard]] base::Result<void, StoreError> exec(const QStringList &statements);
    /// The first value of the first row, of several statements in one text of the last; invalid where there is none.
    [[nodiscard]] base::Result<QVariant, StoreError> ask(const QString &sql);
    [[nodiscard]] StoreError errorOf(const QSqlError &error) const;
    [[nodiscard]] StoreError failure(StoreError::Code code, const QString &detail = {}) const;

    /// A statement that every connection begins with from now on.
    void setUp(const QString &sql) { m_setUp = sql; }
    [[nodiscard]] const QString &setUp() const { return m_setUp; }
    [[nodiscard]] base::Result<bool, StoreError> hasSchema(const QString &schema);
    [[nodiscard]] base::Result<bool, StoreError> hasTable(const QString &schema, const QString &table);
    /// Names are looked up in this schema alone from now on.
    [[nodiscard]] base::Result<void, StoreError> use(const QString &schema);
    /// The version that identify() set; NotFound, NotAProject or NewerVersion where there is none of ours,
    /// OlderFormat where it is an older one: what stands in a database is not lifted.
    [[nodiscard]] base::Result<int, StoreError> inspect(const QString &schema);
    enum class Lock : quint8 { Alone, Shared };
    /// Held until the connection ends, by one alone or by any number that share it. False where somebody has it
    /// otherwise.
    [[nodiscard]] base::Result<bool, StoreError> lock(const QString &schema, Lock kind = Lock::Alone);
    /// Whether anybody has it.
    [[nodiscard]] base::Result<bool, StoreError> isLocked(const QString &schema);

private:
    Session(const Place &place, Access access);
    [[nodiscard]] base::Result<void, StoreError> enter();
    void disconnect();
    [[nodiscard]] base::Result<void, StoreError> comeBack();
    [[nodiscard]] base::Result<void, StoreError> makeCommits(const QString &schema);
    Place m_place;
    Access m_access;
    QString m_name;
    QSqlDatabase m_database;
    const SharedLibpq *m_library = nullptr;
    void *m_handle = nullptr;
    ServerSocket m_socket;
    quint64 m_generation = 0;
    PostgresPipeline m_pipeline;
    quint64 m_names = 0;
    // What reconnect() asks for once more.
    QString m_schema;
    QString m_setUp;
    QString m_lock;
    Lock m_lockKind = Lock::Alone;
    // Conditions that are true of the server's processes …
    QString m_self; ///< … for this connection
    QStringList m_former; ///< … for those that were lost, as long as they may be there
};

} // namespace argiope::store::postgres
