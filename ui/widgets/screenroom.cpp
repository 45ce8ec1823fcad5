#include "ui/widgets/screenroom.h"

#include <QScreen>
#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace argiope::widgets {

QRect screenRoom(const QWidget &window)
{
    const QWidget *parent = window.parentWidget();
    const QScreen *screen = parent ? parent->window()->screen() : window.screen();
    if (!screen)
        return {};
    // The frame is not known before the window is shown.
    const QStyle *style = window.style();
    const int side = style->pixelMetric(QStyle::PM_MdiSubWindowFrameWidth, nullptr, &window);
    const int title = style->pixelMetric(QStyle::PM_TitleBarHeight, nullptr, &window);
    return screen->availableGeometry().adjusted(side, title, -side, -side);
}

void resizeWithinScreen(QWidget &window, const QSize &wanted)
{
    const QRect room = screenRoom(window);
    window.resize(room.isEmpty() ? wanted : wanted.boundedTo(room.size()));
}

void keepWithinScreen(QWidget &window)
{
    const QRect room = screenRoom(window);
    if (room.isEmpty() || window.isMaximized() || window.isFullScreen())
        return;
    QRect place(window.pos(), window.size().boundedTo(room.size()));
    place.moveLeft(std::clamp(place.left(), room.left(), room.right() + 1 - place.width()));
    place.moveTop(std::clamp(place.top(), room.top(), room.bottom() + 1 - place.height()));
    if (place.size() != window.size())
        window.setGeometry(place);
}

} // namespace argiope::widgets
