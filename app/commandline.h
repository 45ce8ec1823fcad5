#pragma once

#include <QCommandLineParser>

QT_BEGIN_NAMESPACE
class QCoreApplication;
QT_END_NAMESPACE

/// The command line of `argiope`, the window. Main thread, before any window.
namespace argiope::commandline {

/// The application's names, as settings and texts have them.
void nameApplication();

/// Whether the program was asked what it is, or how it is started: such a question needs no display.
[[nodiscard]] bool isQuestion(int argc, char *argv[]);
/// Whether there is nothing to show a window on, as far as the environment says. Elsewhere than on X11 and Wayland it
/// never does.
[[nodiscard]] bool lacksDisplay(int argc, char *argv[]);

/// Reads it; answers a question, and says what it does not understand, by ending the program.
void read(QCommandLineParser &parser, const QCoreApplication &app);
/// What to say where lacksDisplay().
[[nodiscard]] QString withoutDisplay();

} // namespace argiope::commandline
