#pragma once

#include <QString>

/// Language and theme of the whole program, remembered in QSettings. UI thread.
namespace argiope::mainwindow::appearance {

/// "" (the system's), "en" or "zh_CN".
[[nodiscard]] QString language();
/// Takes effect at once: every widget gets a LanguageChange event.
void setLanguage(const QString &language);

enum class Theme : quint8 { System, Light, Dark };
[[nodiscard]] Theme theme();
void setTheme(Theme theme);

/// The language that was remembered, for texts alone: of a program that prints them and shows nothing. Once, after the
/// QCoreApplication is made.
void restoreLanguage();
/// Applies what was remembered; once, after the QApplication is made.
void restore();

} // namespace argiope::mainwindow::appearance
