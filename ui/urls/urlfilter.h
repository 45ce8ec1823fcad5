#pragma once

#include "core/store/reader.h"

#include <QList>

namespace argiope::urls {

/// The chips over the table.
enum class Chip : int {
    Ok = 2,
    Redirect = 3,
    ClientError = 4,
    ServerError = 5,
    Blocked = 10,
    Failed = 11,
    New = 20,
    Changed = 21,
    Gone = 22,
};
inline constexpr Chip Chips[] = {Chip::Ok, Chip::Redirect, Chip::ClientError, Chip::ServerError, Chip::Blocked,
    Chip::Failed, Chip::New, Chip::Changed, Chip::Gone};

/// Replaces the status classes, outcomes and changes of `query` by what the checked chips show: what fits any of the
/// first two kinds and any of the third.
void applyChips(store::ListQuery &query, const QList<int> &checked);
/// The chips that show what `query` shows; empty where no set of chips does.
[[nodiscard]] QList<int> chipsOf(const store::ListQuery &query);

} // namespace argiope::urls
