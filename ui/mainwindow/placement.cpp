#include "ui/mainwindow/placement.h"

#include <QRect>
#include <QScreen>
#include <QSettings>
#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace argiope::mainwindow::placement {

namespace {

const QString GeometryKey = QStringLiteral("window/geometry");
constexpr QSize UsualSize(1280, 800);

} // namespace

void restore(QWidget &window)
{
    if (!window.restoreGeometry(QSettings().value(GeometryKey).toByteArray()))
        window.resize(UsualSize);
    const QScreen *screen = window.screen();
    if (!screen || window.isMaximized() || window.isFullScreen())
        return;
    // The frame is not known before the window is shown.
    const QStyle *style = window.style();
    const int side = style->pixelMetric(QStyle::PM_MdiSubWindowFrameWidth, nullptr, &window);
    const int title = style->pixelMetric(QStyle::PM_TitleBarHeight, nullptr, &window);
    const QRect room = screen->availableGeometry().adjusted(side, title, -side, -side);
    QRect place(window.pos(), window.size().boundedTo(room.size()));
    place.moveLeft(std::clamp(place.left(), room.left(), room.right() + 1 - place.width()));
    place.moveTop(std::clamp(place.top(), room.top(), room.bottom() + 1 - place.height()));
    if (place.size() != window.size())
        window.setGeometry(place);
}

void save(const QWidget &window)
{
    QSettings().setValue(GeometryKey, window.saveGeometry());
}

} // namespace argiope::mainwindow::placement
