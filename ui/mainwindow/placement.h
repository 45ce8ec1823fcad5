#pragma once

class QWidget;

/// Where a window stood when it was closed last. UI thread.
namespace argiope::mainwindow::placement {

/// As it was, or in a usual size: within the screen in either case, which may be another than then.
void restore(QWidget &window);
void save(const QWidget &window);

} // namespace argiope::mainwindow::placement
