#pragma once

#include <QAbstractTableModel>
#include <QHash>
#include <QList>

#include <algorithm>

namespace argiope::models {

/// A table whose rows are all in memory, and are replaced by others of which most are the same: who is selected stays
/// selected wherever its row goes. UI thread.
template <class Row>
class KeyedRows : public QAbstractTableModel
{
public:
    using QAbstractTableModel::QAbstractTableModel;

    [[nodiscard]] const Row &at(int row) const { return m_rows.at(row); }
    int rowCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : int(m_rows.size()); }

protected:
    [[nodiscard]] virtual qint64 keyOf(const Row &row) const = 0; ///< unlike that of any other row
    [[nodiscard]] const QList<Row> &rows() const { return m_rows; }
    void setRows(const QList<Row> &rows)
    {
        const int before = int(m_rows.size());
        const auto same = [this](const Row &a, const Row &b) { return keyOf(a) == keyOf(b); };
        if (before == rows.size() && std::equal(rows.cbegin(), rows.cend(), m_rows.cbegin(), same)) {
            m_rows = rows;
            if (before > 0)
                Q_EMIT dataChanged(index(0, 0), index(before - 1, columnCount() - 1));
            return;
        }
        if (before == 0 || rows.isEmpty()) {
            beginResetModel();
            m_rows = rows;
            endResetModel();
            return;
        }
        Q_EMIT layoutAboutToBeChanged();
        QHash<qint64, int> rowOf;
        for (int row = 0; row < rows.size(); ++row)
            rowOf.insert(keyOf(rows.at(row)), row);
        const QModelIndexList old = persistentIndexList();
        QModelIndexList now;
        for (const QModelIndex &index : old) {
            const int row = rowOf.value(keyOf(m_rows.at(index.row())), -1);
            now.append(row < 0 ? QModelIndex() : createIndex(row, index.column()));
        }
        m_rows = rows;
        changePersistentIndexList(old, now);
        Q_EMIT layoutChanged();
    }

private:
    QList<Row> m_rows;
};

} // namespace argiope::models
