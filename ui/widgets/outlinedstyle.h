#pragma once

#include <QProxyStyle>

namespace argiope::widgets {

/// Fusion, whose fields and boxes have an edge that can be seen in dark colours as well: Fusion draws it darker than
/// the window, which leaves nothing of it there. Light colours are drawn as Fusion does. UI thread.
class OutlinedStyle : public QProxyStyle
{
    Q_OBJECT
public:
    OutlinedStyle();
    /// Tables have more room between columns, so that a number does not touch the text beside it.
    int pixelMetric(
        PixelMetric metric, const QStyleOption *option = nullptr, const QWidget *widget = nullptr) const override;
    /// Buttons with a menu have room for its arrow, which Fusion draws over their text.
    QSize sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size,
        const QWidget *widget = nullptr) const override;
    /// The buttons of dialogs have no icons: some would be drawn in colours of their own, and only on some desktops.
    int styleHint(StyleHint hint, const QStyleOption *option = nullptr, const QWidget *widget = nullptr,
        QStyleHintReturn *data = nullptr) const override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
        const QWidget *widget = nullptr) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
        const QWidget *widget = nullptr) const override;
};

} // namespace argiope::widgets
