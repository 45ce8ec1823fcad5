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
    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
        const QWidget *widget = nullptr) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
        const QWidget *widget = nullptr) const override;
};

} // namespace argiope::widgets
