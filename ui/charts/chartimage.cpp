#include "ui/charts/chartimage.h"

#include <QBuffer>
#include <QGraphicsView>
#include <QImage>
#include <QPainter>
#ifdef ARGIOPE_SVG
#include <QSvgGenerator>
#endif

namespace argiope::charts {

namespace {
constexpr int PngScale = 2;
}

#ifdef ARGIOPE_SVG
bool canSaveSvg()
{
    return true;
}

static QByteArray svgOf(QGraphicsView &view, const QString &title)
{
    const QRect source(QPoint(), view.viewport()->size());
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(source.size());
    generator.setViewBox(source);
    generator.setTitle(title);
    QPainter painter(&generator);
    view.render(&painter, QRectF(source), source);
    painter.end();
    return buffer.data();
}
#else
bool canSaveSvg()
{
    return false;
}

static QByteArray svgOf(QGraphicsView &, const QString &)
{
    return {};
}
#endif

QByteArray renderImage(QGraphicsView &view, ImageFormat format, const QString &title)
{
    if (format == ImageFormat::Svg)
        return svgOf(view, title);
    const QRect source(QPoint(), view.viewport()->size());
    QImage image(source.size() * PngScale, QImage::Format_ARGB32_Premultiplied);
    image.fill(view.palette().color(QPalette::Base));
    {
        QPainter painter(&image);
        painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
        view.render(&painter, QRectF(image.rect()), source);
    }
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return buffer.data();
}

} // namespace argiope::charts
