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

/// What a column with a few values of our own (indexability) says for one of them; "" for others.
[[nodiscard]] QString codeText(const QByteArray &column, const QByteArray &code);

/// Of at most so many characters; URLs are readableUrl().
[[nodiscard]] QString cellText(
    const store::Column &column, const facts::Value &value, const CellRow &row, qsizetype most = foreign::MostShown);
/// The same for a spreadsheet: numbers without units and marks, URLs and texts to the letter, times as a date and the
/// time of day. What the numbers are is said by plainCellTitle().
[[nodiscard]] QString plainCellText(const store::Column &column, const facts::Value &value, const CellRow &row);
/// The title of a column of such cells: with the unit.
[[nodiscard]] QString plainCellTitle(const store::Column &column);
/// The whole story behind it, where there is one: a date, bytes, what an outcome means, a text that is cut. "" for
/// none.
[[nodiscard]] QString cellTip(const store::Column &column, const facts::Value &value, const CellRow &row);
[[nodiscard]] bool isRightAligned(facts::Kind kind); ///< numbers, sizes and times

} // namespace argiope::words
