#include "ui/widgets/statusdelegate.h"

#include <QApplication>
#include <QPainter>
#include <QStyle>

namespace argiope::widgets {

namespace {

QRect wrapped(const QStyleOptionViewItem &option, int width)
{
    return option.fontMetrics.boundingRect({0, 0, width, 1 << 16}, Qt::TextWordWrap, option.text);
}

} // namespace

StatusDelegate::StatusDelegate(int markRole, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_markRole(markRole)
{
}

int StatusDelegate::markWidth(const QStyleOptionViewItem &option) const
{
    return option.fontMetrics.height();
}

int StatusDelegate::textMargins(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QStyle *style = option.widget ? option.widget->style() : QApplication::style();
    const int margin = style->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, option.widget) + 1;
    const QVariant mark = index.data(m_markRole);
    return 2 * margin + (mark.isValid() && mark.toInt() >= 0 ? markWidth(option) : 0);
}

bool StatusDelegate::fits(const QStyleOptionViewItem &option, int width)
{
    // Where lines may break is for Qt to say: between signs of Chinese, for one.
    return wrapped(option, width).width() <= width;
}

void StatusDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QVariant mark = index.data(m_markRole);
    if (!mark.isValid() || mark.toInt() < 0) {
        QStyledItemDelegate::paint(painter, option, index);
        return;
    }
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    QStyle *style = item.widget ? item.widget->style() : QApplication::style();
    style->drawPrimitive(QStyle::PE_PanelItemViewItem, &item, painter, item.widget);
    const int margin = style->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, item.widget) + 1;
    const bool selected = item.state & QStyle::State_Selected;
    const auto group = item.state & QStyle::State_Active ? QPalette::Active : QPalette::Inactive;
    const QColor ink = item.palette.color(group, selected ? QPalette::HighlightedText : QPalette::Text);
    const int side = item.fontMetrics.ascent() * 3 / 4;
    const QRect text = item.rect.adjusted(margin + markWidth(item), 0, -margin, 0);
    const bool wraps = item.features & QStyleOptionViewItem::WrapText
        && item.fontMetrics.horizontalAdvance(item.text) > text.width() && fits(item, text.width());
    // Beside the first line.
    const qreal middle = wraps ? item.rect.top()
            + (item.rect.height() - wrapped(item, text.width()).height() + item.fontMetrics.height()) / 2.0
                               : item.rect.center().y() + 0.5;
    const QRectF box(item.rect.left() + margin, middle - side / 2.0, side, side);
    // On the highlight, which is neither light nor dark, the text's colour is the one that was chosen to be seen.
    if (selected)
        drawMark(painter, box, Mark(mark.toInt()), ink);
    else
        paintMark(painter, box, Mark(mark.toInt()), item.palette.color(group, QPalette::Base));
    painter->save();
    painter->setFont(item.font);
    painter->setPen(ink);
    const int alignment = int(Qt::AlignVCenter) | int(item.displayAlignment & Qt::AlignHorizontal_Mask);
    if (wraps)
        painter->drawText(text, alignment | Qt::TextWordWrap, item.text);
    else
        painter->drawText(text, alignment, item.fontMetrics.elidedText(item.text, Qt::ElideRight, text.width()));
    painter->restore();
}

void UrlDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    option->textElideMode = Qt::ElideMiddle;
    const QStyle *style = option->widget ? option->widget->style() : QApplication::style();
    const int margin = 2 * (style->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, option->widget) + 1);
    if (!m_origin.isEmpty() && option->text.size() > m_origin.size() && option->text.startsWith(m_origin)
        && option->text.at(m_origin.size()) == QLatin1Char('/')
        && option->fontMetrics.horizontalAdvance(option->text) > option->rect.width() - margin)
        option->text = QStringLiteral("…") % option->text.mid(m_origin.size());
    // Where lines run from right to left a URL's last slash would stand before it.
    if (option->direction == Qt::RightToLeft && !option->text.isEmpty()) {
        constexpr QChar LeftToRightMark(0x200E);
        option->text = LeftToRightMark % option->text % LeftToRightMark;
    }
}

QSize StatusDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    size.rwidth() += markWidth(option);
    return size;
}

} // namespace argiope::widgets
