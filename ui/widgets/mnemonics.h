#pragma once

#include <QString>

class QWidget;

namespace argiope::widgets {

/// Gives each label with a field and each button with words in a dialog a letter that leads to it with Alt: one of its
/// own, or "(X)" behind words that have none left. Letters that stand in the texts already stay, but for a second one
/// of the same. Pages that are never seen together may use the same letters. What Enter and Esc do has none. Again
/// after texts have changed. The application's thread.
void giveMnemonics(QWidget &window);

/// A text without the mark of its letter, and without the "(X)" that stands there for nothing else.
[[nodiscard]] QString withoutMnemonic(const QString &text);

} // namespace argiope::widgets
