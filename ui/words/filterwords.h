#pragma once

#include "core/filter/parser.h"
#include "core/store/columns.h"

#include <QString>

/// Filters over columns in people's words. UI thread.
namespace argiope::words::wording {

/// "contains", "is at least" …, as it stands between a column of that kind and a value.
[[nodiscard]] QString test(filter::Test test, bool negated, facts::Kind kind, bool length = false);
/// "Title contains “x”"; several of them, or what holds columns against one another, as they are written.
[[nodiscard]] QString condition(const filter::Expression &expression, const store::Columns &columns);
/// What is wrong with an expression.
[[nodiscard]] QString error(const filter::Error &error);
/// What can be typed for a value of that kind, e.g. "2 MB"; "" where nothing has to be said.
[[nodiscard]] QString valueExample(facts::Kind kind, bool length = false);

} // namespace argiope::words::wording
