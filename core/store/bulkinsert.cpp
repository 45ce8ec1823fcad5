#include "core/store/bulkinsert.h"

#include <algorithm>

namespace argiope::store {

namespace {

constexpr int MaxParameters = 512;

int rowsPerStatement(int columns)
{
    return std::max(1, std::min(64, MaxParameters / columns));
}

QString bulkSql(const QString &head, int columns, int rows, const QString &tail)
{
    QStringList marks;
    marks.fill(QStringLiteral("?"), columns);
    QStringList tuples;
    tuples.fill(QLatin1Char('(') % marks.join(QStringLiteral(", ")) % QLatin1Char(')'), rows);
    return head % QLatin1Char(' ') % tuples.join(QStringLiteral(", ")) % QLatin1Char(' ') % tail;
}

} // namespace

BulkInsert::BulkInsert(
    Connection &connection, Transaction &transaction, const QString &head, int columns, const QString &tail)
    : m_columns(columns)
    , m_full(size_t(columns) * size_t(rowsPerStatement(columns)))
    , m_many(connection, bulkSql(head, columns, rowsPerStatement(columns), tail))
    , m_one(connection, bulkSql(head, columns, 1, tail))
    , m_transaction(transaction)
{
    m_values.reserve(m_full);
}

bool BulkInsert::write(Statement &statement, const QVariant *values, size_t count)
{
    if (const auto error = m_transaction.run(statement, values, qsizetype(count))) {
        m_error = *error;
        return false;
    }
    return true;
}

bool BulkInsert::writeFull()
{
    const bool done = write(m_many, m_values.data(), m_values.size());
    m_values.clear();
    return done;
}

bool BulkInsert::flush()
{
    bool done = true;
    for (size_t at = 0; done && at < m_values.size(); at += size_t(m_columns))
        done = write(m_one, m_values.data() + at, size_t(m_columns));
    m_values.clear();
    return done;
}

} // namespace argiope::store
