#include "core/a11y/tablegrid.h"

#include "core/html/strings.h"

#include <algorithm>

namespace argiope::a11y {

namespace {

bool isHeaderCell(const Page &page, NodeId id)
{
    const Role role = page.semantics.explicitRole(id);
    if (role == Role::Columnheader || role == Role::Rowheader)
        return true;
    return page.tree.tag(id) == Tag::Th && role != Role::Cell && role != Role::Gridcell;
}

} // namespace

TableGrid::TableGrid(Page &page, NodeId table)
    : m_page(page)
{
    const Tree &tree = page.tree;
    // Rows that stand in the table itself: the parser puts them into a tbody, so these are few and have no group's end.
    for (NodeId child = table + 1; child < tree[table].end && m_complete; child = tree[child].end) {
        const Tag tag = tree.tag(child);
        if (tag == Tag::Tr)
            placeRow(child, m_row + 1);
        else if (tag == Tag::Tbody || tag == Tag::Thead || tag == Tag::Tfoot)
            placeGroup(child);
    }
}

void TableGrid::placeGroup(NodeId group)
{
    const Tree &tree = m_page.tree;
    int rows = 0;
    for (NodeId row = group + 1; row < tree[group].end; row = tree[row].end)
        rows += tree.tag(row) == Tag::Tr;
    const int end = m_row + rows;
    for (NodeId row = group + 1; row < tree[group].end && m_complete; row = tree[row].end) {
        if (tree.tag(row) == Tag::Tr)
            placeRow(row, end);
    }
}

void TableGrid::placeRow(NodeId row, int groupEnd)
{
    m_column = 0;
    const Tree &tree = m_page.tree;
    for (NodeId cell = row + 1; cell < tree[row].end && m_complete; cell = tree[cell].end) {
        const Tag tag = tree.tag(cell);
        if (tag == Tag::Td || tag == Tag::Th)
            place(cell, groupEnd);
    }
    ++m_row;
}

int TableGrid::span(NodeId id, const char *name, int most) const
{
    const QByteArrayView text = m_page.tree.trimmed(id, name);
    qint64 value = 0;
    for (const char c : text) {
        if (!html::isDigit(c))
            break;
        value = qMin<qint64>(value * 10 + (c - '0'), 100'000);
    }
    return int(qMin<qint64>(value, most));
}

void TableGrid::place(NodeId id, int groupEnd)
{
    while (size_t(m_column) < m_freeFrom.size() && m_freeFrom[size_t(m_column)] > m_row) {
        m_complete = m_page.names.spend(1);
        if (!m_complete)
            return;
        ++m_column;
    }
    Cell cell{id, m_column, m_row, 1, 1, isHeaderCell(m_page, id)};
    cell.width = qMax(1, span(id, "colspan", 1000));
    const bool toTheEnd = m_page.tree.has(id, "rowspan") && span(id, "rowspan", 65534) == 0;
    const int wanted = toTheEnd ? groupEnd : qMax(1, span(id, "rowspan", 65534));
    cell.height = qBound(1, wanted, qMax(1, groupEnd - m_row));
    m_complete = m_page.names.spend(cell.width + cell.height);
    if (!m_complete)
        return;
    m_column += cell.width;
    if (m_freeFrom.size() < size_t(m_column)) {
        m_freeFrom.resize(size_t(m_column), 0);
        m_columnHasData.resize(size_t(m_column));
        m_lastRow.resize(size_t(m_column), -1);
    }
    for (int x = cell.x; x < m_column; ++x)
        m_freeFrom[size_t(x)] = qMax(m_freeFrom[size_t(x)], m_row + cell.height);
    note(cell);
    m_cells.push_back(cell);
}

void TableGrid::note(const Cell &cell)
{
    const int right = cell.x + cell.width;
    const int bottom = cell.y + cell.height;
    const bool placed = !m_page.tree.has(cell.id, "headers");
    m_hasData = m_hasData || !cell.isHeader;
    if (m_lastColumn.size() < size_t(bottom)) {
        m_rowHasData.resize(size_t(bottom));
        m_lastColumn.resize(size_t(bottom), -1);
    }
    for (int x = cell.x; x < right; ++x) {
        m_columnHasData[size_t(x)] = m_columnHasData[size_t(x)] || !cell.isHeader;
        if (placed)
            m_lastRow[size_t(x)] = qMax(m_lastRow[size_t(x)], bottom - 1);
    }
    for (int y = cell.y; y < bottom; ++y) {
        m_rowHasData[size_t(y)] = m_rowHasData[size_t(y)] || !cell.isHeader;
        if (placed)
            m_lastColumn[size_t(y)] = qMax(m_lastColumn[size_t(y)], right - 1);
    }
}

bool TableGrid::hasDataInColumns(const Cell &cell)
{
    (void)m_page.names.spend(cell.width);
    const auto from = m_columnHasData.begin() + cell.x;
    return std::find(from, from + cell.width, true) != from + cell.width;
}

bool TableGrid::hasDataInRows(const Cell &cell)
{
    (void)m_page.names.spend(cell.height);
    const auto from = m_rowHasData.begin() + cell.y;
    return std::find(from, from + cell.height, true) != from + cell.height;
}

bool TableGrid::hasCellBelow(const Cell &cell)
{
    (void)m_page.names.spend(cell.width);
    const auto from = m_lastRow.begin() + cell.x;
    return std::any_of(from, from + cell.width, [&](int row) { return row >= cell.y + cell.height; });
}

bool TableGrid::hasCellBehind(const Cell &cell)
{
    (void)m_page.names.spend(cell.height);
    const auto from = m_lastColumn.begin() + cell.y;
    return std::any_of(from, from + cell.height, [&](int column) { return column >= cell.x + cell.width; });
}

} // namespace argiope::a11y
