#pragma once

#include "core/facts/fact.h"
#include "core/store/connection.h"
#include "core/store/types.h"

#include <QString>
#include <QStringList>

namespace argiope::store {

/// Where a fact of facts::pageFacts() is kept.
enum class FactTable : quint8 {
    Pages, ///< `pages`
    Document, ///< `page_facts`: one row a page whose document was read
};
[[nodiscard]] FactTable tableOf(const facts::Fact &fact);

/// "outcome {int} NOT NULL, status …": the columns of a table behind its id.
[[nodiscard]] QString factColumnsSql(FactTable table);

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
