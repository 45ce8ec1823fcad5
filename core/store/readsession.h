#pragma once

#include "core/store/connection.h"
#include "core/store/postgres.h"

#include <QList>
#include <QString>
#include <QVariant>

#include <atomic>
#include <memory>
#include <optional>
#include <utility>

namespace argiope::store {

/// How often a long read looks at its cancel flag.
inline constexpr int RowsBetweenChecks = 1024;
/// Where rows are counted by the database, which cannot be interrupted: ids of one statement.
inline constexpr int IdsBetweenChecks = 50000;

/// What everything that reads a project shares: the open file, one moment for all statements of a call, and the first
/// error of it. One thread.
class ReadSession
{
public:
    explicit ReadSession(std::unique_ptr<Connection> c)
        : connection(std::move(c))
    {
    }

    /// One moment for all statements of a call, also where calls nest (in the visitor of forEach).
    class Moment
    {
    public:
        explicit Moment(ReadSession &session)
            : m_session(session)
        {
            m_session.enter();
        }
        ~Moment() { m_session.leave(); }
        Moment(const Moment &) = delete;
        Moment &operator=(const Moment &) = delete;

    private:
        ReadSession &m_session;
    };

    void enter()
    {
        if (m_depth++ > 0)
            return;
        error.reset();
        if (auto begun = connection->begin(); !begun)
            fail(begun.error());
    }
    void leave()
    {
        if (--m_depth == 0)
            connection->rollback();
    }
    void fail(const StoreError &e)
    {
        if (e.code == StoreError::Code::Unreachable)
            ++outages;
        if (!error)
            error = e;
    }
    /// Whoever cancels a statement knows that it failed.
    void forgive(const std::atomic<bool> *cancel)
    {
        if (cancel && cancel->load(std::memory_order_relaxed))
            error.reset();
    }
    /// Whether anybody holds the project of a database.
    base::Result<bool, StoreError> isLocked(postgres::Session &session)
    {
        auto held = session.isLocked(session.place().project());
        if (!held)
            fail(held.error());
        return held;
    }
    bool run(Statement &statement, const QList<QVariant> &values = {})
    {
        if (statement.run(values.constData(), values.size()))
            return true;
        fail(statement.error());
        return false;
    }
    /// Calls `visit` for each row, until it returns false or the rows end.
    template <class Visit>
    void each(Statement &statement, const QList<QVariant> &values, Visit visit)
    {
        if (!run(statement, values))
            return;
        while (statement.next()) {
            if (!visit(statement)) {
                statement.finish();
                return;
            }
        }
        if (statement.failed())
            fail(statement.error());
    }
    /// Any number of rows, also more than there is memory for.
    template <class Visit>
    void each(const QString &sql, const QList<QVariant> &values, Visit visit)
    {
        Statement statement(*connection, sql, Statement::Rows::Many);
        each(statement, values, visit);
    }
    /// The same by a statement that is kept for the next such call: whoever reads piece by piece asks the same
    /// thousands of times. (What a server sends piece by piece is bound to its transaction, so there it is not kept.)
    template <class Visit>
    void eachAgain(const QString &sql, const QList<QVariant> &values, Visit visit)
    {
        // Not there while somebody's visitor asks for another one.
        std::unique_ptr<Statement> statement = std::move(m_again);
        if (!statement || statement->sql() != sql)
            statement = std::make_unique<Statement>(*connection, sql, Statement::Rows::Many);
        each(*statement, values, visit);
        if (connection->isFile())
            m_again = std::move(statement);
    }
    /// The same of rows for which there is memory: they come at once, and a server may look for them with helpers.
    template <class Visit>
    void eachOfFew(const QString &sql, const QList<QVariant> &values, Visit visit)
    {
        Statement statement(*connection, sql);
        each(statement, values, visit);
    }
    /// The id up to which a piece of a long count goes that begins behind `from`; 0 behind the last row.
    qint64 pieceEnd(const QString &table, qint64 from, int rows = IdsBetweenChecks)
    {
        qint64 end = 0;
        each(QStringLiteral("SELECT MAX(id) FROM (SELECT id FROM %1 WHERE id > ? ORDER BY id LIMIT ?) AS piece")
                 .arg(table),
            {qlonglong(from), rows}, [&end](const Statement &row) {
                end = row.number(0);
                return true;
            });
        return end;
    }
    std::unique_ptr<Connection> connection;
    std::optional<StoreError> error;
    quint64 outages = 0; ///< failures for want of a server, in all calls

private:
    std::unique_ptr<Statement> m_again;
    int m_depth = 0;
};

} // namespace argiope::store
