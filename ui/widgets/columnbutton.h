#pragma once

#include <functional>

class QToolButton;

namespace argiope::widgets {

class TableView;

/// Makes `button` the one over a table that lets its columns be chosen. `table`: asked when it is clicked for the table
/// that is in front.
void makeColumnButton(QToolButton &button, std::function<TableView &()> table);

} // namespace argiope::widgets
