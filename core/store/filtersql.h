#pragma once

#include "core/filter/expression.h"
#include "core/store/columns.h"
#include "core/store/sqldialect.h"

#include <QList>
#include <QString>
#include <QVariant>

#include <functional>

namespace argiope::store {

/// The columns as conditions name them, in their order.
[[nodiscard]] filter::Fields filterFields(const Columns &columns = Columns::fixed());

/// What evaluates conditions.
struct FilterEngine
{
    const SqlDialect *dialect = &sqliteDialect();
    /// Where the dialect has no regular expressions: SQL that says what SqlDialect::matchesRegex() would of a value;
    /// what is to be bound goes behind `values`. See RegexRows.
    std::function<QString(const QString &value, Joins joins, const QString &pattern, QList<QVariant> &values)> regex{};
    /// The id of a host by its origin, 0: there is none, -1: that could not be found out. Asked first, so that nobody
    /// goes through all URLs for one that has none. Where this is missing the statement looks it up.
    std::function<qint64(const QByteArray &origin)> host{};
};

/// A condition in SQL over `urls` u: true, false, or NULL where it is undecided. Aliases as in store::Join.
struct FilterSql
{
    QString sql;
    QList<QVariant> values;
    Joins joins;
};
/// A column that the project does not have makes its condition undecided, but not "is unknown", which is true then.
[[nodiscard]] FilterSql filterSql(
    const filter::Expression &expression, const Columns &columns, const FilterEngine &engine = {});

} // namespace argiope::store
