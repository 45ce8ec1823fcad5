#pragma once

#include "core/base/result.h"
#include "core/store/connection.h"
#include "core/store/types.h"

#include <QStringList>

#include <span>

namespace argiope::store {

/// Version of the file format that this program writes; docs/FORMAT.md describes it.
inline constexpr int FormatVersion = 1;

/// Bits of a visit's id below its URL: the rows of one URL are neighbours, in the order in which they were written.
inline constexpr int VisitPositionBits = 20;

/// Columns that a project may have of its own.
inline constexpr int MostOwnColumns = 1000;

/// The statements that make an empty database a project.
[[nodiscard]] QStringList schemaStatements();
/// The same with {id}, {serial}, {int}, {text}, {blob}, {clustered} and {each} still in the place of a product's words.
[[nodiscard]] QStringList untypedSchema();

/// Lifts a project from one version to the next.
struct Migration
{
    int from = 0;
    QStringList statements;
    /// What no statement can do, behind them.
    base::Result<void, StoreError> (*rewrite)(Connection &connection) = nullptr;
    QStringList afterwards{};
};
/// All of them, in order; the first lifts version 1. None yet: the present version is the first.
[[nodiscard]] std::span<const Migration> migrations();

/// Runs the steps that lead from `version` to `target` in one transaction: all or nothing.
[[nodiscard]] base::Result<void, StoreError> migrate(
    Connection &connection, int version, int target, std::span<const Migration> steps);

/// The version that the open database says it has: what was committed counts, also where it stands in the log still.
[[nodiscard]] base::Result<int, StoreError> formatVersion(Connection &connection);

/// Damaged where the tables are not exactly those of the format: project files travel between people, and a foreign
/// trigger or view would run inside our statements.
[[nodiscard]] base::Result<void, StoreError> checkSchema(Connection &connection);
/// Damaged where a queued URL has no place in the queue's order: it would be counted and never come up, or come up for
/// ever. Goes through the queue's index; before a crawl.
[[nodiscard]] base::Result<void, StoreError> checkQueue(Connection &connection);

/// Adds names of outcomes that the file has not seen, for the views.
[[nodiscard]] base::Result<void, StoreError> updateOutcomeNames(Connection &connection);

} // namespace argiope::store
