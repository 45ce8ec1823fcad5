#include "ui/widgets/statusmark.h"

#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPainterPath>
#include <QPalette>
#include <QPixmap>

#include <cmath>

namespace argiope::widgets {

namespace {

QColor baseColor(Mark mark)
{
    switch (mark) {
    case Mark::Ok:
        return QColor(0x00, 0x72, 0xb2);
    case Mark::Redirect:
    case Mark::Notice:
        return QColor(0x56, 0xb4, 0xe9);
    case Mark::Blocked:
    case Mark::Warning:
        return QColor(0xe6, 0x9f, 0x00);
    case Mark::ClientError:
    case Mark::Failed:
        return QColor(0xd5, 0x5e, 0x00);
    case Mark::ServerError:
        return QColor(0xcc, 0x79, 0xa7);
    case Mark::Waiting:
    case Mark::Skipped:
        break;
    }
    return QColor(0x80, 0x80, 0x80);
}

double luminance(const QColor &color)
{
    const auto linear = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

class MarkIconEngine : public QIconEngine
{
public:
    explicit MarkIconEngine(Mark mark)
        : m_mark(mark)
    {
    }
    void paint(QPainter *painter, const QRect &rect, QIcon::Mode, QIcon::State) override
    {
        paintMark(
            painter, QRectF(rect).adjusted(2, 2, -2, -2), m_mark, QGuiApplication::palette().color(QPalette::Button));
    }
    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return pixmap;
    }
    QIconEngine *clone() const override { return new MarkIconEngine(m_mark); }

private:
    Mark m_mark;
};

} // namespace

double contrast(const QColor &a, const QColor &b)
{
    const double la = luminance(a);
    const double lb = luminance(b);
    return (qMax(la, lb) + 0.05) / (qMin(la, lb) + 0.05);
}

QColor markColor(Mark mark, const QColor &background)
{
    return readable(baseColor(mark), background);
}

QColor readable(QColor color, const QColor &background)
{
    const bool dark = luminance(background) < 0.18;
    for (int step = 0; step < 40 && contrast(color, background) < 3.0; ++step) {
        float hue = 0;
        float saturation = 0;
        float lightness = 0;
        color.getHslF(&hue, &saturation, &lightness);
        lightness = qBound(0.0F, lightness + (dark ? 0.025F : -0.025F), 1.0F);
        color.setHslF(qMax(hue, 0.0F), saturation, lightness);
    }
    return color;
}

void paintMark(QPainter *painter, const QRectF &rect, Mark mark, const QColor &background)
{
    drawMark(painter, rect, mark, markColor(mark, background));
}

void drawMark(QPainter *painter, const QRectF &rect, Mark mark, const QColor &color)
{
    const double side = qMin(rect.width(), rect.height());
    QRectF box(0, 0, side, side);
    box.moveCenter(rect.center());
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QPen line(color, qMax(1.4, side / 6), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    painter->setPen(Qt::NoPen);
    painter->setBrush(color);
    switch (mark) {
    case Mark::Ok:
        painter->drawEllipse(box.adjusted(side / 10, side / 10, -side / 10, -side / 10));
        break;
    case Mark::Redirect: {
        painter->setPen(line);
        painter->setBrush(Qt::NoBrush);
        const double y = box.center().y();
        painter->drawLine(QPointF(box.left(), y), QPointF(box.right(), y));
        painter->drawPolyline(QPolygonF({QPointF(box.right() - side * 0.4, y - side * 0.36), QPointF(box.right(), y),
            QPointF(box.right() - side * 0.4, y + side * 0.36)}));
        break;
    }
    case Mark::ClientError:
        painter->drawPolygon(QPolygonF({QPointF(box.center().x(), box.top()), QPointF(box.right(), box.bottom()),
            QPointF(box.left(), box.bottom())}));
        break;
    case Mark::ServerError:
        painter->drawPolygon(QPolygonF({QPointF(box.center().x(), box.top()), QPointF(box.right(), box.center().y()),
            QPointF(box.center().x(), box.bottom()), QPointF(box.left(), box.center().y())}));
        break;
    case Mark::Blocked: {
        QPainterPath path;
        path.addRoundedRect(box, side / 6, side / 6);
        QPainterPath bar;
        bar.addRect(QRectF(box.left() + side * 0.2, box.center().y() - side * 0.11, side * 0.6, side * 0.22));
        painter->drawPath(path.subtracted(bar));
        break;
    }
    case Mark::Failed:
        painter->setPen(line);
        painter->drawLine(box.topLeft() + QPointF(side / 8, side / 8), box.bottomRight() - QPointF(side / 8, side / 8));
        painter->drawLine(
            box.topRight() + QPointF(-side / 8, side / 8), box.bottomLeft() + QPointF(side / 8, -side / 8));
        break;
    case Mark::Warning: {
        QPainterPath path;
        path.addPolygon(QPolygonF({QPointF(box.center().x(), box.top()), QPointF(box.right(), box.bottom()),
            QPointF(box.left(), box.bottom()), QPointF(box.center().x(), box.top())}));
        QPainterPath bar;
        bar.addRect(QRectF(box.center().x() - side * 0.08, box.top() + side * 0.38, side * 0.16, side * 0.4));
        painter->drawPath(path.subtracted(bar));
        break;
    }
    case Mark::Notice:
        painter->drawEllipse(box.adjusted(side / 4, side / 4, -side / 4, -side / 4));
        break;
    case Mark::Waiting:
        painter->setPen(line);
        painter->setBrush(Qt::NoBrush);
        painter->drawEllipse(box.adjusted(side / 6, side / 6, -side / 6, -side / 6));
        break;
    case Mark::Skipped:
        painter->setPen(line);
        painter->drawLine(
            QPointF(box.left() + side / 8, box.center().y()), QPointF(box.right() - side / 8, box.center().y()));
        break;
    }
    painter->restore();
}

QIcon markIcon(Mark mark)
{
    return QIcon(new MarkIconEngine(mark));
}

} // namespace argiope::widgets
