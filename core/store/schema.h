#pragma once

#include "core/base/result.h"
#include "core/store/connection.h"
#include "core/store/types.h"

#include <QStringList>

#include <span>

namespace argiope::store {

/// Version of the file format that this program writes; docs/FORMAT.md describes it.
inline constexpr int FormatVersion = 1;

/// Bits of a link's id below its source: ids of one page's links are neighbours, in document order.
inline constexpr int LinkPositionBits = 24;
inline constexpr qint64 MaxLinksOfPage = qint64(1) << LinkPositionBits;

/// The statements that make an empty database a project of FormatVersion.
[[nodiscard]] QStringList schemaStatements();
/// The index that only readers want; see Writer::settle().
[[nodiscard]] QString linkTargetIndex();

/// Lifts a project from one version to the next.
struct Migration
{
    int from = 0;
    QStringList statements;
};
/// All of them, in order; the first lifts version 1.
[[nodiscard]] std::span<const Migration> migrations();

/// Runs the steps that lead from `version` to `target` in one transaction: all or nothing.
[[nodiscard]] base::Result<void, StoreError> migrate(
    Connection &connection, int version, int target, std::span<const Migration> steps);

/// Damaged where the tables are not exactly ours: project files travel between people, and a foreign trigger or view
/// would run inside our statements.
[[nodiscard]] base::Result<void, StoreError> checkSchema(Connection &connection);

/// Adds names of outcomes that the file has not seen, for the views.
[[nodiscard]] base::Result<void, StoreError> updateOutcomeNames(Connection &connection);

} // namespace argiope::store
