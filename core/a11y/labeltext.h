#pragma once

#include <QByteArrayView>

namespace argiope::a11y {

/// Who reads `visible` on a control and says it, finds the control by `name` (WCAG 2.5.3): the words of the one stand
/// in a row in the other, without regard to case, punctuation, symbols and what is in parentheses. True where `visible`
/// has no words, or is a single letter that stands for a picture.
[[nodiscard]] bool isLabelInName(QByteArrayView visible, QByteArrayView name);

} // namespace argiope::a11y
