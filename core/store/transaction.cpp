#include "core/store/transaction.h"

#include <QFileInfo>
#include <QHash>
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
    auto begun = m_connection.begin();
    m_open = begun.ok();
    return begun;
}

template <class Run>
std::optional<StoreError> Transaction::runUntilThereIsRoom(Statement &statement, Run run)
{
    while (!run()) {
        const StoreError error = statement.error();
        if (!m_open || !isFull(error))
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
    auto done = m_connection.commit();
    while (!done) {
        std::optional<StoreError> error = done.error();
        if (isFull(*error))
            error = repeat(*error);
        if (error) {
            rollback();
            return base::Failure{*error};
        }
        done = m_connection.commit();
    }
    m_open = false;
    forget();
    return {};
}

void Transaction::rollback()
{
    m_connection.rollback();
    m_open = false;
    forget();
}

bool Transaction::isFull(const StoreError &error) const
{
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
        if (!again || !isFull(*again))
            return again;
        error = *again;
    }
}

std::optional<StoreError> Transaction::replay()
{
    if (const auto begun = m_connection.begin(); !begun)
        return begun.error();
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
}

} // namespace argiope::store
