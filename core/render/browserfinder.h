#pragma once

#include <QString>

namespace argiope::render {

/// The browser that renders: `wanted` where that is a program or the folder of an application (macOS); where it is
/// empty the first of Chromium, Chrome, Edge, Brave and Vivaldi that is installed. "" where there is none. Any thread.
[[nodiscard]] QString findBrowser(const QString &wanted);

} // namespace argiope::render
