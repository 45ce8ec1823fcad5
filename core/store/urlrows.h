#pragma once

#include "core/store/columns.h"
#include "core/store/connection.h"
#include "core/store/reader.h"

#include <QList>
#include <QString>

// Rows of `urls` with what is joined to them. Aliases as in store::Join.
namespace argiope::store {

enum class WithHeaders : bool { No, Yes };

/// SELECT of the id, these columns and what stands `behind` them (", u.url"), without a condition; `joins` are those
/// that others need.
[[nodiscard]] QString rowSql(
    const QList<Column> &columns, Joins joins = {}, const QString &behind = {}, IdRange range = {});
/// A row of rowSql().
[[nodiscard]] UrlRow rowFromRow(const Statement &row, const QList<Column> &columns);

/// SELECT of whole records without a condition.
[[nodiscard]] QString recordSql(WithHeaders headers = WithHeaders::No, IdRange range = {});
[[nodiscard]] UrlRecord recordFromRow(const Statement &row, WithHeaders headers = WithHeaders::No);

} // namespace argiope::store
