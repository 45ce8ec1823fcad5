#include "core/a11y/tablerules.h"

#include "core/a11y/findings.h"
#include "core/a11y/tablegrid.h"
#include "core/html/strings.h"

#include <QSet>

namespace argiope::a11y::checks {

namespace {

bool isDataTable(const Page &page, NodeId table)
{
    return table != NoNode && page.tree.isExposed(table) && !isPresentational(page.semantics.role(table));
}

/// The ids that cells refer to as their headers.
QSet<QByteArrayView> referredHeaders(const Page &page)
{
    QSet<QByteArrayView> ids;
    for (const Tag tag : {Tag::Td, Tag::Th}) {
        for (const NodeId id : page.tree.all(tag))
            html::forEachToken(page.tree.attribute(id, "headers"), [&](QByteArrayView token) { ids.insert(token); });
    }
    return ids;
}

enum class Reach : quint8 { Data, Doubtful, Nothing };

/// Does a header cell head any data cell (HTML 4.9.12.2)? `scope` is its attribute, lower case.
Reach reachOf(const Page &page, TableGrid &grid, const TableGrid::Cell &cell, const QByteArray &scope)
{
    const Role role = page.semantics.explicitRole(cell.id);
    const bool grouped = scope == "colgroup" || scope == "rowgroup";
    if (grouped)
        return grid.hasData() ? Reach::Data : Reach::Nothing;
    const bool byRole = role == Role::Columnheader || role == Role::Rowheader;
    const bool automatic = !byRole && scope != "col" && scope != "row";
    const bool ofColumn
        = role == Role::Columnheader || (!byRole && scope == "col") || (automatic && !grid.hasDataInRows(cell));
    const bool ofRow
        = role == Role::Rowheader || (!byRole && scope == "row") || (automatic && !grid.hasDataInColumns(cell));
    if ((ofColumn && grid.hasCellBelow(cell)) || (ofRow && grid.hasCellBehind(cell)))
        return Reach::Data;
    // Something stands there, but the algorithm does not find it: a header in the middle, or a wrong scope.
    return grid.hasCellBelow(cell) || grid.hasCellBehind(cell) ? Reach::Doubtful : Reach::Nothing;
}

} // namespace

void emptyTableHeader(Page &page, Findings &findings)
{
    for (const NodeId id : page.tree.all(Tag::Th)) {
        const Role given = page.semantics.explicitRole(id);
        const bool isHeader = given == Role::Nothing || given == Role::Columnheader || given == Role::Rowheader;
        if (isHeader && page.tree.isExposed(id) && isDataTable(page, page.semantics.table(id))
            && page.names.of(id).isMissing())
            findings.add(id);
    }
}

void scopeAttrValid(Page &page, Findings &findings)
{
    for (const NodeId id : page.tree.all(Tag::Td)) {
        if (page.tree.has(id, "scope") && page.tree.isExposed(id) && isDataTable(page, page.semantics.table(id)))
            findings.add(id, page.tree.attribute(id, "scope"));
    }
    for (const NodeId id : page.tree.all(Tag::Th)) {
        const QByteArray scope = html::lowered(page.tree.attribute(id, "scope"));
        if (page.tree.has(id, "scope") && !isOneOf(scope, "row col rowgroup colgroup") && page.tree.isExposed(id)
            && isDataTable(page, page.semantics.table(id)))
            findings.add(id, scope);
    }
}

void tableDuplicateName(Page &page, Findings &findings)
{
    for (const NodeId id : page.tree.all(Tag::Table)) {
        const QByteArray summary
            = html::lowered(collapsed(html::cutUtf8(page.tree.attribute(id, "summary"), Names::MostBytes)));
        if (summary.isEmpty() || !isDataTable(page, id))
            continue;
        const NodeId caption = page.tree.firstElementChild(id, Tag::Caption);
        if (caption != NoNode && html::lowered(page.names.visibleText(caption)) == summary)
            findings.add(id, summary);
    }
}

void tdHeadersAttr(Page &page, Findings &findings)
{
    for (const Tag tag : {Tag::Td, Tag::Th}) {
        for (const NodeId id : page.tree.all(tag)) {
            const NodeId table = page.semantics.table(id);
            if (!page.tree.has(id, "headers") || !isDataTable(page, table) || !page.tree.isExposed(id))
                continue;
            html::forEachToken(page.tree.attribute(id, "headers"), [&](QByteArrayView token) {
                const NodeId target = page.tree.withId(token);
                const bool isCell = target != NoNode && target != id
                    && (page.tree.tag(target) == Tag::Th || page.tree.tag(target) == Tag::Td)
                    && page.semantics.table(target) == table;
                if (!isCell) {
                    findings.add(id, token, page.tree.isRepeatedId(token) ? Certainty::NeedsPerson : Certainty::Found);
                    return;
                }
                const Role role = page.semantics.role(target);
                if (page.tree.tag(target) == Tag::Td && role != Role::Columnheader && role != Role::Rowheader)
                    findings.ask(id, token); // HTML wants a th; readers say it all the same
            });
        }
    }
}

void thHasDataCells(Page &page, Findings &findings)
{
    const QSet<QByteArrayView> referred = referredHeaders(page);
    for (const NodeId table : page.tree.all(Tag::Table)) {
        if (!isDataTable(page, table))
            continue;
        TableGrid grid(page, table);
        if (!grid.isComplete())
            return; // the report says that it is incomplete
        for (const TableGrid::Cell &cell : grid.cells()) {
            if (!cell.isHeader || !page.tree.isExposed(cell.id))
                continue;
            const QByteArrayView own = page.tree.attribute(cell.id, "id");
            if ((!own.isEmpty() && referred.contains(own)) || page.names.of(cell.id).text.isEmpty())
                continue;
            const Reach reach = reachOf(page, grid, cell, html::lowered(page.tree.trimmed(cell.id, "scope")));
            if (page.names.isExhausted())
                return;
            if (reach != Reach::Data)
                findings.add(cell.id, {}, reach == Reach::Nothing ? Certainty::Found : Certainty::NeedsPerson);
        }
    }
}

} // namespace argiope::a11y::checks
