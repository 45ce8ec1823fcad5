#pragma once

#include <QByteArray>
#include <QString>

class QGraphicsView;

namespace argiope::charts {

enum class ImageFormat : quint8 { Png, Svg };

/// Whether the program was built with Qt Svg.
[[nodiscard]] bool canSaveSvg();

/// The view's scene as a file's bytes: PNG in twice the resolution of the screen, or SVG (nothing where that
/// cannot be). UI thread.
[[nodiscard]] QByteArray renderImage(QGraphicsView &view, ImageFormat format, const QString &title);

} // namespace argiope::charts
