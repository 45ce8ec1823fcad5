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

BulkInsert::BulkInsert(Connection &connection, const QString &head, int columns, const QString &tail)
    : m_columns(columns)
    , m_full(size_t(columns) * size_t(rowsPerStatement(columns)))
    , m_many(connection, bulkSql(head, columns, rowsPerStatement(columns), tail))
    , m_one(connection, bulkSql(head, columns, 1, tail))
{
    m_values.reserve(m_full);
}

bool BulkInsert::writeFull()
{
    const bool done = m_many.run(m_values.data(), qsizetype(m_values.size()));
    m_oneFailed = false;
    m_values.clear();
    return done;
}

bool BulkInsert::flush()
{
    for (size_t at = 0; at < m_values.size(); at += size_t(m_columns)) {
        if (!m_one.run(m_values.data() + at, m_columns)) {
            m_oneFailed = true;
            m_values.clear();
            return false;
        }
    }
    m_values.clear();
    return true;
}

StoreError BulkInsert::error() const
{
    return m_oneFailed ? m_one.error() : m_many.error();
}

} // namespace argiope::store
