#include "ui/charts/chartimage.h"

#include <QBuffer>
#include <QGraphicsView>
#include <QImage>
#include <QPainter>
#include <QSvgGenerator>

namespace argiope::charts {

namespace {
constexpr int PngScale = 2;
}

QByteArray renderImage(QGraphicsView &view, ImageFormat format, const QString &title)
{
    const QRect source(QPoint(), view.viewport()->size());
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    if (format == ImageFormat::Svg) {
        QSvgGenerator generator;
        generator.setOutputDevice(&buffer);
        generator.setSize(source.size());
        generator.setViewBox(source);
        generator.setTitle(title);
        QPainter painter(&generator);
        view.render(&painter, QRectF(source), source);
    } else {
        QImage image(source.size() * PngScale, QImage::Format_ARGB32_Premultiplied);
        image.fill(view.palette().color(QPalette::Base));
        {
            QPainter painter(&image);
            painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
            view.render(&painter, QRectF(image.rect()), source);
        }
        image.save(&buffer, "PNG");
    }
    return buffer.data();
}

} // namespace argiope::charts
