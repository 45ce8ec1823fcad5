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
    , m_full(qsizetype(columns) * rowsPerStatement(columns))
    , m_many(connection, bulkSql(head, columns, rowsPerStatement(columns), tail))
    , m_one(connection, bulkSql(head, columns, 1, tail))
    , m_connection(connection)
    , m_head(head)
    , m_tail(tail)
    , m_transaction(transaction)
{
}

bool BulkInsert::write(Statement &statement, const PackedValues &values)
{
    if (const auto error = m_transaction.run(statement, values)) {
        m_error = *error;
        return false;
    }
    return true;
}

bool BulkInsert::writeFull()
{
    const bool done = write(m_many, m_values);
    m_values.clear();
    return done;
}

bool BulkInsert::flush()
{
    bool done = true;
    if (!m_connection.isFile() && !m_values.isEmpty()) {
        const auto rows = size_t(m_values.count() / m_columns);
        m_some.resize(std::max(m_some.size(), rows + 1));
        if (!m_some[rows])
            m_some[rows] = std::make_unique<Statement>(m_connection, bulkSql(m_head, m_columns, int(rows), m_tail));
        done = write(*m_some[rows], m_values);
        m_values.clear();
        return done;
    }
    for (const PackedValues &row : m_values.pieces(m_columns))
        done = done && write(m_one, row);
    m_values.clear();
    return done;
}

} // namespace argiope::store
