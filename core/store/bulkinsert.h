#pragma once

#include "core/store/transaction.h"

#include <QByteArray>
#include <QString>

#include <memory>
#include <vector>

namespace argiope::store {

/// A text as a value of a row, UTF-8; empty ones are texts too.
struct BulkText
{
    const QByteArray &utf8;
};

/// Gathers rows and writes many with one statement: binding and stepping a statement for every row costs twice as much.
/// A row that is gathered costs no allocation. Rows are in the database only after flush().
class BulkInsert
{
public:
    /// `head` stands before the rows "(?, ?), (?, ?)", `tail` behind them.
    BulkInsert(
        Connection &connection, Transaction &transaction, const QString &head, int columns, const QString &tail = {});

    /// Adds one row: `columns` values: numbers, BulkText, or bytes. False where a statement failed (error()).
    template <class... Values>
    [[nodiscard]] bool add(const Values &...values)
    {
        Q_ASSERT(int(sizeof...(values)) == m_columns);
        (put(values), ...);
        return m_values.count() < m_full || writeFull();
    }
    [[nodiscard]] bool flush();
    void clear() { m_values.clear(); }
    [[nodiscard]] bool isEmpty() const { return m_values.isEmpty(); }
    [[nodiscard]] StoreError error() const { return m_error; }

private:
    void put(qint64 number) { m_values.addNumber(number); }
    void put(QByteArrayView bytes) { m_values.addBlob(bytes); }
    void put(const BulkText &text) { m_values.addText(text.utf8); }
    [[nodiscard]] bool writeFull();
    [[nodiscard]] bool write(Statement &statement, const PackedValues &values);

    const int m_columns;
    const qsizetype m_full; ///< values in a full statement
    PackedValues m_values;
    Statement m_many;
    Statement m_one;
    /// For some rows, by their number, where each statement is a way to a server.
    std::vector<std::unique_ptr<Statement>> m_some;
    Connection &m_connection;
    const QString m_head;
    const QString m_tail;
    Transaction &m_transaction;
    StoreError m_error;
};

} // namespace argiope::store
