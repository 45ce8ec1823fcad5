#pragma once

#include <QByteArray>
#include <QString>

class QGraphicsView;

namespace argiope::charts {

enum class ImageFormat : quint8 { Png, Svg };

/// The view's scene as a file's bytes: PNG in twice the resolution of the screen, or SVG. UI thread.
[[nodiscard]] QByteArray renderImage(QGraphicsView &view, ImageFormat format, const QString &title);

} // namespace argiope::charts
