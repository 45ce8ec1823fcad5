#pragma once

#include "core/facts/fact.h"
#include "core/store/connection.h"
#include "core/store/types.h"

#include <QString>
#include <QStringList>

namespace argiope::store {

/// Where a fact of facts::pageFacts() is kept. What documents say grows from version to version: it stands apart, so
/// that the queue and the counters do not wade through it.
enum class FactTable : quint8 {
    Pages, ///< `pages`
    Document, ///< `page_facts`: one row a page whose document was read
};
[[nodiscard]] FactTable tableOf(const facts::Fact &fact);

/// "outcome {int} NOT NULL, status …": the columns of a table behind its id, as `version` has them; "" where it has
/// none.
[[nodiscard]] QString factColumnsSql(FactTable table, int version);
/// The statements that give a table of version `from` the columns of the next one; none where that makes it.
[[nodiscard]] QStringList addFactColumnsSql(FactTable table, int from);
/// ", 1 AS visits, NULL AS …": what stands for the columns that `version` lacks.
[[nodiscard]] QString missingFactsSql(FactTable table, int version);

/// INSERT … ON CONFLICT DO UPDATE of a row with what a fetch found; its values come from pageValues(). In `pages` the
/// history stays: setHistorySql().
[[nodiscard]] QString storePageSql(FactTable table);
[[nodiscard]] PackedValues pageValues(const PageRecord &page, FactTable table); ///< the id first
[[nodiscard]] QString setHistorySql();
[[nodiscard]] PackedValues historyValues(const PageRecord &page); ///< the id last

/// All facts, for a SELECT in which p is `pages` and d is `page_facts`.
[[nodiscard]] QString pageColumnList();
/// A record from the row that `statement` stands on; pageColumnList() begins at `column`.
[[nodiscard]] PageRecord pageFromRow(const Statement &statement, int column, UrlId id);

/// One value of that kind; monostate where it is NULL.
[[nodiscard]] facts::Value valueFromRow(const Statement &statement, int column, facts::Kind kind);

/// The columns of table `visits` from "visit" on, in their order.
[[nodiscard]] VisitRecord visitFromRow(const Statement &statement, int column);

/// A number from a file that may hold anything.
[[nodiscard]] UrlRole roleFromNumber(qint64 number);
[[nodiscard]] int intFromNumber(qint64 number); ///< clamped

} // namespace argiope::store
