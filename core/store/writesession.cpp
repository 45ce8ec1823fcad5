#include "core/store/writesession.h"

#include <numeric>
#include <utility>
#include <vector>

namespace argiope::store {

WriteSession::WriteSession(OpenProject project)
    : m_project(std::move(project))
    , m_file(m_project.connection->isFile() ? FileIdentity::of(m_project.connection->path()) : FileIdentity())
    , m_transaction(*m_project.connection)
{
    if (!m_project.share)
        return;
    // Whoever expels a node locks its row first: either he waits, or sees that it is about to commit.
    m_share = std::make_unique<Statement>(*m_project.connection,
        QStringLiteral("SELECT (SELECT COUNT(*) FROM node_slots s WHERE s.node = n.id), (SELECT "
                       "COALESCE(SUM(s.token), 0) FROM node_slots s WHERE s.node = n.id) FROM nodes n WHERE n.id = ? "
                       "AND n.state NOT IN ('left', 'lost') FOR KEY SHARE OF n"));
    m_transaction.guard([this] { return checkShare(); });
    m_transaction.onAgain([this]() -> std::optional<StoreError> {
        if (m_project.ids->agreeAgain())
            return std::nullopt;
        return m_project.ids->error();
    });
    m_project.ids->onLost([this](const StoreError &error) { return m_transaction.waitFor(error); });
}

std::optional<StoreError> WriteSession::checkShare()
{
    const NodeShare &share = *m_project.share;
    if (!m_share->run({qlonglong(share.node)}))
        return m_share->error();
    bool holds = false;
    if (m_share->next()) {
        const QList<qint64> tokens = share.tokens.values();
        holds = m_share->number(0) == tokens.size()
            && m_share->number(1) == std::accumulate(tokens.begin(), tokens.end(), qint64(0));
    }
    m_share->finish();
    if (m_share->failed())
        return m_share->error();
    if (!holds)
        return StoreError{StoreError::Code::Fenced, path(), {}};
    return {};
}

qint64 WriteSession::nextId(const QString &table, qint64 &last)
{
    if (!m_project.ids)
        return ++last;
    const auto id = m_project.ids->next(table);
    if (!id)
        fail(m_project.ids->error());
    return id.value_or(0);
}

WriteSession::~WriteSession()
{
    if (m_open)
        m_transaction.rollback();
}

base::Result<void, StoreError> WriteSession::limitFile(qint64 bytes)
{
    Connection &connection = *m_project.connection;
    if (!connection.isFile())
        return {}; // how much a server keeps is for its keeper to say
    qint64 pageSize = 0;
    {
        Statement ask(connection, dialect::pageSize());
        if (!ask.run() || !ask.next())
            return base::Failure{ask.error()};
        pageSize = ask.number(0);
        ask.finish();
    }
    Statement limit(connection, dialect::limitPages(pageSize > 0 ? bytes / pageSize : 0));
    if (!limit.run())
        return base::Failure{limit.error()};
    limit.finish();
    return {};
}

void WriteSession::begin()
{
    m_open = true;
    if (failed())
        return;
    if (auto begun = m_transaction.begin(); !begun)
        fail(begun.error());
}

void WriteSession::checkFile()
{
    if (!failed() && m_project.connection->isFile() && FileIdentity::of(path()) != m_file)
        fail(StoreError::Code::NotFound, QStringLiteral("it was moved or deleted during writing"));
}

void WriteSession::commit()
{
    m_open = false;
    if (failed())
        return;
    if (auto done = m_transaction.commit(); !done)
        fail(done.error());
    else if (m_project.ids)
        m_project.ids->saved();
}

StoreError WriteSession::rollback()
{
    Q_ASSERT(m_error);
    const StoreError error = *m_error;
    m_open = false;
    m_transaction.rollback();
    // A file that was moved takes with it what is in it, not what stands in the log under its old name.
    if (error.code == StoreError::Code::NotFound)
        (void)m_project.connection->moveLogIntoFile();
    m_error.reset();
    return error;
}

void WriteSession::fail(const StoreError &error)
{
    if (!m_error)
        m_error = error;
}

bool WriteSession::run(Statement &statement, std::initializer_list<QVariant> values)
{
    return run(statement, values.begin(), qsizetype(values.size()));
}

bool WriteSession::run(Statement &statement, const QVariant *values, qsizetype count)
{
    if (m_error)
        return false;
    return note(statement, m_transaction.run(statement, values, count));
}

bool WriteSession::run(Statement &statement, const PackedValues &values)
{
    if (m_error)
        return false;
    return note(statement, m_transaction.run(statement, values));
}

bool WriteSession::note(const Statement &statement, const std::optional<StoreError> &error)
{
    if (error)
        fail(*error);
    else if (!statement.isSelect())
        ++m_changes;
    return !error;
}

bool WriteSession::check(Statement &statement)
{
    if (statement.failed())
        fail(statement.error());
    else
        statement.finish();
    return !m_error;
}

bool WriteSession::flush(BulkInsert &rows)
{
    if (m_error)
        return false;
    if (!rows.flush())
        fail(rows.error());
    return !m_error;
}

qint64 WriteSession::maxId(const QString &table)
{
    Statement statement(*m_project.connection, QStringLiteral("SELECT MAX(id) FROM ") % table);
    if (!run(statement))
        return 0;
    const qint64 id = statement.next() ? statement.number(0) : 0;
    check(statement);
    return id;
}

} // namespace argiope::store
