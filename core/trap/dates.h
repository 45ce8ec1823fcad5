#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QList>
#include <QPair>

namespace argiope::trap {

/// Name and value of a query's parameters, as written (not decoded), in their order.
using QueryPairs = QList<QPair<QByteArray, QByteArray>>;

/// A query's parts. What a semicolon divides are parts as well where each says NAME=….
[[nodiscard]] QList<QByteArray> splitQuery(const QByteArray &query);

[[nodiscard]] bool isNumber(QByteArrayView text); ///< digits only, at least one
[[nodiscard]] bool isDate(
    QByteArrayView text); ///< 2026-11, 2026-11-21, also with a time behind; 20261121; november-2026, 2026-W48

/// Replaces path segments that make a date (2026/11/21, 2026-11, 20261121, nov/2026) by {year}, {month}, {day}, {date}.
/// True where there was one.
bool replaceDates(QList<QByteArray> &segments);
/// The same for parameters that by name or value say a date.
bool replaceDates(QueryPairs &parameters);
/// A segment that says that the page is a calendar.
[[nodiscard]] bool namesCalendar(QByteArrayView segment);

} // namespace argiope::trap
