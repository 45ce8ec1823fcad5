#pragma once

#include "core/filter/expression.h"
#include "core/store/columns.h"

#include <QList>
#include <QString>
#include <QVariant>

namespace argiope::store {

/// The columns as conditions name them, in their order.
[[nodiscard]] filter::Fields filterFields(const Columns &columns = Columns::fixed());

/// A condition in SQL over `urls` u: 1, 0, or NULL where it is undecided. Aliases as in store::Join.
struct FilterSql
{
    QString sql;
    QList<QVariant> values;
    Joins joins;
};
/// A column that the project does not have makes its condition undecided, but not "is unknown", which is true then.
[[nodiscard]] FilterSql filterSql(const filter::Expression &expression, const Columns &columns);

} // namespace argiope::store
