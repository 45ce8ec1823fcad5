#include "core/store/bulkinsert.h"

#include <algorithm>
#include <iterator>

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

bool BulkInsert::write(Statement &statement, std::vector<QVariant> values)
{
    if (const auto error = m_transaction.run(statement, std::move(values))) {
        m_error = *error;
        return false;
    }
    return true;
}

bool BulkInsert::writeFull()
{
    std::vector<QVariant> values;
    values.reserve(m_full);
    values.swap(m_values);
    return write(m_many, std::move(values));
}

bool BulkInsert::flush()
{
    for (auto at = m_values.begin(); at != m_values.end(); at += m_columns) {
        if (!write(m_one, {std::make_move_iterator(at), std::make_move_iterator(at + m_columns)})) {
            m_values.clear();
            return false;
        }
    }
    m_values.clear();
    return true;
}

} // namespace argiope::store
