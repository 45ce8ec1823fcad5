#pragma once

#include <QString>

class QLineEdit;
class QPushButton;

namespace argiope::mainwindow {
class MainWindow;
}

/// Whole windows, for tests of what several of them do. UI thread.
namespace argiope::uitest {

[[nodiscard]] mainwindow::MainWindow *makeWindow(); ///< shown; goes when it is closed
[[nodiscard]] int openWindows();
void closeAll(); ///< fails the test where one stays
/// What a test leaves to the next one: no window, no last projects, nothing that was crawling.
void forgetWindows();

[[nodiscard]] QPushButton *button(mainwindow::MainWindow &window, const char *name);
[[nodiscard]] QLineEdit *addressField(mainwindow::MainWindow &window);

/// A project as a crash leaves it: "running", and nobody there. False where that fails.
[[nodiscard]] bool makeCrashed(const QString &path);

} // namespace argiope::uitest
