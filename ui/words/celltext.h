#pragma once

#include "core/store/columns.h"
#include "ui/words/foreigntext.h"

#include <QString>

/// Cells of the lists of URLs as the window shows them. Any thread.
namespace argiope::words {

/// What a cell needs to know of its row.
struct CellRow
{
    store::UrlState state = store::UrlState::Queued;
    bool fetched = false;
};

/// Of a row's columns State and Outcome.
[[nodiscard]] CellRow cellRowOf(const facts::Value &state, const facts::Value &outcome);

/// Of at most so many characters.
[[nodiscard]] QString cellText(
    const store::Column &column, const facts::Value &value, const CellRow &row, qsizetype most = foreign::MostShown);
/// The whole story behind it, where there is one: a date, bytes, what an outcome means, a text that is cut. "" for
/// none.
[[nodiscard]] QString cellTip(const store::Column &column, const facts::Value &value, const CellRow &row);
[[nodiscard]] bool isRightAligned(facts::Kind kind); ///< numbers, sizes and times

} // namespace argiope::words
