#pragma once

#include "core/a11y/findings.h"

#include <vector>

namespace argiope::a11y {

/// Where the cells of a table stand (HTML 4.9.12), its own and not those of tables within it.
class TableGrid
{
public:
    struct Cell
    {
        NodeId id;
        int x;
        int y;
        int width;
        int height;
        bool isHeader; ///< by its element or its role
    };

    /// Places the cells of a table element. Spans are the page's to choose: what they cost is taken from its budget.
    TableGrid(Page &page, NodeId table);

    [[nodiscard]] bool isComplete() const { return m_complete; } ///< the budget sufficed
    [[nodiscard]] const std::vector<Cell> &cells() const { return m_cells; }
    [[nodiscard]] bool hasData() const { return m_hasData; }
    [[nodiscard]] bool hasDataInColumns(const Cell &cell); ///< anywhere in the columns that it covers
    [[nodiscard]] bool hasDataInRows(const Cell &cell);
    /// A cell, be it a header, that takes its headers from where they stand, not from an attribute of its own.
    [[nodiscard]] bool hasCellBelow(const Cell &cell);
    [[nodiscard]] bool hasCellBehind(const Cell &cell);

private:
    void placeGroup(NodeId group);
    void placeRow(NodeId row, int groupEnd);
    void place(NodeId id, int groupEnd);
    [[nodiscard]] int span(NodeId id, const char *name, int most) const;
    void note(const Cell &cell);

    Page &m_page;
    std::vector<Cell> m_cells;
    std::vector<int> m_freeFrom; ///< by column: the first row that no cell from above covers
    std::vector<bool> m_columnHasData;
    std::vector<bool> m_rowHasData;
    std::vector<int> m_lastRow; ///< by column: the last with a cell that takes its headers from where they stand; -1
    std::vector<int> m_lastColumn; ///< by row
    int m_row = 0;
    int m_column = 0;
    bool m_hasData = false;
    bool m_complete = true;
};

} // namespace argiope::a11y
