#include "ui/widgets/legend.h"

#include <QEvent>
#include <QPainter>
#include <QStyle>

namespace argiope::widgets {

namespace {
constexpr int SwatchGap = 5;
constexpr int ItemGap = 14;
} // namespace

Legend::Legend(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

void Legend::setItems(const QList<Item> &items)
{
    m_items = items;
    QStringList words;
    for (const Item &item : items)
        words.append(item.text);
    setAccessibleName(words.join(QStringLiteral(", ")));
    setFixedHeight(heightForWidth(width()));
    update();
}

void Legend::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    // Not by the layout: those around us do not all ask for a height for a width.
    setFixedHeight(heightForWidth(width()));
}

void Legend::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        setFixedHeight(heightForWidth(width()));
}

int Legend::itemWidth(const Item &item) const
{
    return fontMetrics().ascent() + SwatchGap + fontMetrics().horizontalAdvance(item.text);
}

QList<QRect> Legend::places(int width) const
{
    const int line = fontMetrics().height() + 2;
    QList<QRect> rects;
    QPoint at(0, 0);
    for (const Item &item : m_items) {
        const int needed = itemWidth(item);
        if (at.x() > 0 && at.x() + needed > width)
            at = QPoint(0, at.y() + line);
        rects.append(QRect(at, QSize(needed, line)));
        at.rx() += needed + ItemGap;
    }
    return rects;
}

QSize Legend::sizeHint() const
{
    int width = 0;
    for (const Item &item : m_items)
        width += itemWidth(item) + ItemGap;
    return {width, heightForWidth(width)};
}

QSize Legend::minimumSizeHint() const
{
    return {0, fontMetrics().height() + 2};
}

int Legend::heightForWidth(int width) const
{
    const QList<QRect> rects = places(width);
    return rects.isEmpty() ? 0 : rects.constLast().bottom() + 1;
}

void Legend::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const QList<QRect> rects = places(width());
    const int side = fontMetrics().ascent() * 4 / 5;
    for (qsizetype i = 0; i < rects.size(); ++i) {
        const QRect &rect = rects.at(i);
        const QRect swatch(rect.left(), rect.center().y() - side / 2, side, side); // as in the picture: a filled square
        painter.fillRect(QStyle::visualRect(layoutDirection(), this->rect(), swatch), m_items.at(i).color);
        const QRect text = rect.adjusted(fontMetrics().ascent() + SwatchGap, 0, 0, 0);
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(QStyle::visualRect(layoutDirection(), this->rect(), text),
            int(Qt::AlignVCenter) | int(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft)), m_items.at(i).text);
    }
}

} // namespace argiope::widgets
