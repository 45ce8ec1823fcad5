#pragma once

#include <QString>

class QWidget;

/// Tells a person who looks elsewhere that something is over. UI thread.
namespace argiope::mainwindow::notifier {

/// Whether the person wants to be told; remembered.
[[nodiscard]] bool isEnabled();
void setEnabled(bool enabled);

/// Where the window is not the active one: marks it in the task bar, and shows a message of the system where it has
/// such messages. True where anything was done.
bool tell(QWidget &window, const QString &title, const QString &text);

} // namespace argiope::mainwindow::notifier
