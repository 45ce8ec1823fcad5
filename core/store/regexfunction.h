#pragma once

#include "core/store/connection.h"

namespace argiope::store {

/// Rows on which an expression may give up before it does so on all.
inline constexpr int MostGivenUp = 500;

/// Teaches a connection SqlDialect::matchesRegex() with bounds: an expression that gives up on a row says so by NULL,
/// and one that has given up on many gives up on all further ones, so that no expression keeps its asker for ever.
/// Compiled once a statement. Where the database's library cannot be called (SharedSqlite) Qt's own function stays,
/// whose answer to a row that is given up is "no".
void addRegexFunction(Connection &connection);

} // namespace argiope::store
