#pragma once

#include <QRect>
#include <QSize>

class QWidget;

/// Windows that fit the screen they come to: where nobody can reach a dialog's buttons, it cannot be left. UI thread.
namespace argiope::widgets {

/// Where the contents of a window may stand on its screen, the frame around them left out. Empty where there is no
/// screen. A dialog comes to the screen of its parent.
[[nodiscard]] QRect screenRoom(const QWidget &window);

/// Resizes a window as wanted, as far as its screen has room.
void resizeWithinScreen(QWidget &window, const QSize &wanted);

/// Moves and shrinks a window that is not to fill its screen anyway, until it stands within it.
void keepWithinScreen(QWidget &window);

} // namespace argiope::widgets
