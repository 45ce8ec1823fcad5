#pragma once

#include "ui/models/keyedrows.h"

#include <QList>

#include <algorithm>

namespace argiope::models {

/// Rows that a click on a title puts in order; in that of the source until then. UI thread.
template <class Row>
class SortedRows : public KeyedRows<Row>
{
public:
    using KeyedRows<Row>::KeyedRows;

    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override
    {
        m_column = column;
        m_order = order;
        arrange();
    }
    /// The language is another.
    void retranslate()
    {
        const int columns = this->columnCount();
        Q_EMIT this->headerDataChanged(Qt::Horizontal, 0, columns - 1);
        if (this->rowCount() > 0)
            Q_EMIT this->dataChanged(this->index(0, 0), this->index(this->rowCount() - 1, columns - 1));
    }

protected:
    /// Those that are to be shown, in the order of the source.
    [[nodiscard]] virtual QList<Row> shownRows() const = 0;
    [[nodiscard]] virtual bool isBefore(const Row &a, const Row &b, int column) const = 0;
    /// The source or the filter is another.
    void arrange()
    {
        QList<Row> shown = shownRows();
        if (m_column >= 0) {
            std::stable_sort(shown.begin(), shown.end(), [this](const Row &a, const Row &b) {
                return m_order == Qt::DescendingOrder ? isBefore(b, a, m_column) : isBefore(a, b, m_column);
            });
        }
        this->setRows(shown);
    }

private:
    int m_column = -1;
    Qt::SortOrder m_order = Qt::AscendingOrder;
};

} // namespace argiope::models
