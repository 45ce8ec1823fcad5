#include "core/store/transaction.h"

#include "core/store/postgres.h"

#include <QFileInfo>
#include <QHash>
#include <QRandomGenerator>
#include <QStorageInfo>

#include <memory>
#include <utility>

namespace argiope::store {

namespace {

/// With less than this no answer of the system but "full" makes sense: it words the same trouble in several ways.
constexpr qint64 HardlyAnything = 1024 * 1024;

} // namespace

Transaction::Transaction(Connection &connection)
    : m_connection(connection)
{
}

base::Result<void, StoreError> Transaction::begin()
{
    forget();
    if (auto begun = m_connection.begin(); !begun) {
        if (!mayPass(begun.error()))
            return begun;
        if (const auto error = repeat(begun.error()))
            return base::Failure{*error};
    }
    m_open = true;
    return {};
}

template <class Run>
std::optional<StoreError> Transaction::runUntilThereIsRoom(Statement &statement, Run run)
{
    while (!run()) {
        const StoreError error = statement.error();
        if (!m_open || !mayPass(error))
            return error;
        if (auto failed = repeat(error))
            return failed;
    }
    return {};
}

std::optional<StoreError> Transaction::run(Statement &statement, const QVariant *values, qsizetype count)
{
    if (auto error = runUntilThereIsRoom(statement, [&] { return statement.run(values, count); }))
        return error;
    if (m_open && !statement.isSelect())
        remember(statement, PackedValues(values, count));
    return {};
}

std::optional<StoreError> Transaction::run(Statement &statement, const PackedValues &values)
{
    if (auto error = runUntilThereIsRoom(statement, [&] { return statement.run(values); }))
        return error;
    if (m_open && !statement.isSelect())
        remember(statement, values);
    return {};
}

void Transaction::remember(const Statement &statement, PackedValues values)
{
    m_bytes += values.bytes();
    m_done.push_back({statement.sql(), std::move(values)});
}

base::Result<void, StoreError> Transaction::commit()
{
    const auto commit = [this]() -> base::Result<void, StoreError> {
        if (m_committed)
            return {};
        if (const auto error = markCommit())
            return base::Failure{*error};
        if (m_guard) {
            if (const auto error = m_guard())
                return base::Failure{*error};
        }
        return m_connection.commit();
    };
    auto done = commit();
    while (!done) {
        std::optional<StoreError> error = done.error();
        if (mayPass(*error))
            error = repeat(*error);
        if (error) {
            rollback();
            return base::Failure{*error};
        }
        done = commit();
    }
    m_open = false;
    m_saved = m_number;
    forget();
    return {};
}

void Transaction::rollback()
{
    m_connection.rollback();
    m_open = false;
    forget();
}

bool Transaction::mayPass(const StoreError &error) const
{
    if (!m_connection.isFile())
        return error.code == StoreError::Code::DiskFull || error.code == StoreError::Code::Unreachable;
    if (error.code != StoreError::Code::Io)
        return error.code == StoreError::Code::DiskFull;
    const QStorageInfo storage(QFileInfo(m_connection.path()).absolutePath());
    return storage.isValid() && storage.bytesAvailable() >= 0 && storage.bytesAvailable() < HardlyAnything;
}

std::optional<StoreError> Transaction::repeat(StoreError error)
{
    for (;;) {
        m_connection.rollback(); // the database may have done so itself
        if (!m_wait || !m_wait(error))
            return error;
        const auto again = replay();
        if (!again || !mayPass(*again))
            return again;
        error = *again;
    }
}

/// The server's number of a transaction tells whether its commit is still being made, and no more: a server that
/// crashed gives numbers anew of which nothing was on its disk, so that it may be another's. What tells is a row.
std::optional<StoreError> Transaction::markCommit()
{
    if (m_connection.isFile())
        return {};
    Statement number(m_connection, QStringLiteral("SELECT CAST(pg_current_xact_id_if_assigned() AS text)"));
    if (!number.run())
        return number.error();
    m_commit = number.next() ? number.text(0) : QByteArray(); // NULL where nothing was changed
    if (m_commit.isEmpty())
        return {};
    if (m_writer == 0) {
        m_writer = qint64(QRandomGenerator::system()->generate64() >> 1) | 1;
        Statement old(
            m_connection, QStringLiteral("DELETE FROM commits WHERE made_at < now() - CAST('7 days' AS interval)"));
        if (!old.run())
            return old.error();
    }
    Statement mark(m_connection,
        QStringLiteral("INSERT INTO commits (writer, number, made_at) VALUES (?, ?, now()) "
                       "ON CONFLICT (writer) DO UPDATE SET number = EXCLUDED.number, made_at = EXCLUDED.made_at"));
    if (!mark.run({m_writer, ++m_number}))
        return mark.error();
    return {};
}

base::Result<bool, StoreError> Transaction::wasCommitted()
{
    if (!m_commit.isEmpty()) {
        // A number that was not given yet is none that is being committed.
        Statement ask(m_connection,
            QStringLiteral("SELECT CASE WHEN CAST(CAST(? AS text) AS xid8) < pg_snapshot_xmax(pg_current_snapshot()) "
                           "THEN pg_xact_status(CAST(CAST(? AS text) AS xid8)) END"));
        const QString transaction = QString::fromLatin1(m_commit);
        if (!ask.run({transaction, transaction}))
            return base::Failure{ask.error()};
        if (ask.next() && ask.text(0) == "in progress") {
            return base::Failure{StoreError{
                StoreError::Code::Unreachable, m_connection.path(), QStringLiteral("a commit is still in progress")}};
        }
    }
    Statement last(m_connection, QStringLiteral("SELECT number FROM commits WHERE writer = ?"));
    if (!last.run({m_writer}))
        return base::Failure{last.error()};
    const qint64 number = last.next() ? last.number(0) : 0;
    // One that crashed without having waited for its disk, or a stand-in that had not been told of everything.
    if (number < m_saved)
        return base::Failure{StoreError{StoreError::Code::LostCommits, m_connection.path(), {}}};
    return !m_commit.isEmpty() && number == m_number;
}

std::optional<StoreError> Transaction::replay()
{
    if (m_connection.session() && m_connection.isLost()) {
        if (auto back = m_connection.session()->reconnect(); !back)
            return back.error();
    }
    if (m_writer != 0) {
        const auto committed = wasCommitted();
        if (!committed)
            return committed.error();
        m_committed = *committed;
        if (m_committed)
            return {};
        m_commit.clear();
    }
    if (m_once)
        return StoreError{
            StoreError::Code::Fenced, m_connection.path(), QStringLiteral("its locks were lost with the connection")};
    if (const auto begun = m_connection.begin(); !begun)
        return begun.error();
    if (m_again) {
        if (auto error = m_again())
            return error;
    }
    QHash<QString, std::shared_ptr<Statement>> statements;
    for (const Done &done : m_done) {
        std::shared_ptr<Statement> &statement = statements[done.sql];
        if (!statement)
            statement = std::make_shared<Statement>(m_connection, done.sql);
        if (!statement->run(done.values))
            return statement->error();
    }
    return {};
}

void Transaction::forget()
{
    m_done.clear();
    m_bytes = 0;
    m_commit.clear();
    m_committed = false;
    m_once = false;
}

} // namespace argiope::store
