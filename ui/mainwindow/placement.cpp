#include "ui/mainwindow/placement.h"

#include "ui/widgets/screenroom.h"

#include <QSettings>
#include <QWidget>

namespace argiope::mainwindow::placement {

namespace {

const QString GeometryKey = QStringLiteral("window/geometry");
constexpr QSize UsualSize(1280, 800);

} // namespace

void restore(QWidget &window)
{
    if (!window.restoreGeometry(QSettings().value(GeometryKey).toByteArray()))
        window.resize(UsualSize);
    widgets::keepWithinScreen(window);
}

void save(const QWidget &window)
{
    QSettings().setValue(GeometryKey, window.saveGeometry());
}

} // namespace argiope::mainwindow::placement
