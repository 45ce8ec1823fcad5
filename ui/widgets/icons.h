#pragma once

#include <QIcon>
#include <QString>

namespace argiope::widgets {

/// One of our own line icons ("start", "pause", …; resources/icons). It is drawn in the palette's text colour each time
/// it is painted, so that it follows a change of theme. Null in a program without Qt Svg: what has no icon shows its
/// words. UI thread.
[[nodiscard]] QIcon icon(const QString &name);

/// The application's icon in all its sizes.
[[nodiscard]] QIcon appIcon();

} // namespace argiope::widgets
