#pragma once

#include "core/store/transaction.h"

#include <QString>
#include <QVariant>

#include <vector>

namespace argiope::store {

/// Gathers rows and writes many with one statement: binding and stepping a statement for every row costs twice as much.
/// Rows are in the database only after flush().
class BulkInsert
{
public:
    /// `head` stands before the rows "(?, ?), (?, ?)", `tail` behind them.
    BulkInsert(
        Connection &connection, Transaction &transaction, const QString &head, int columns, const QString &tail = {});

    /// Adds one row: `columns` values. False where a statement failed (error()).
    template <class... Values>
    [[nodiscard]] bool add(Values &&...values)
    {
        Q_ASSERT(int(sizeof...(values)) == m_columns);
        (m_values.emplace_back(std::forward<Values>(values)), ...);
        return m_values.size() < m_full || writeFull();
    }
    [[nodiscard]] bool flush();
    void clear() { m_values.clear(); }
    [[nodiscard]] bool isEmpty() const { return m_values.empty(); }
    [[nodiscard]] StoreError error() const { return m_error; }

private:
    [[nodiscard]] bool writeFull();
    [[nodiscard]] bool write(Statement &statement, const QVariant *values, size_t count);
    int m_columns;
    size_t m_full; ///< values in a full statement
    std::vector<QVariant> m_values;
    Statement m_many;
    Statement m_one;
    Transaction &m_transaction;
    StoreError m_error;
};

} // namespace argiope::store
