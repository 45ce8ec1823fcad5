#pragma once

class QWidget;

namespace argiope::widgets {

/// Gives the keyboard to what one reads in `pane`: its first table, tree or text that can be seen, else the pane.
void focusContent(QWidget &pane);

} // namespace argiope::widgets
