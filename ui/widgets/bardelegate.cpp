#include "ui/widgets/bardelegate.h"

#include <QPainter>

namespace argiope::widgets {

BarDelegate::BarDelegate(int shareRole, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_shareRole(shareRole)
{
}

void BarDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const double share = index.data(m_shareRole).toDouble();
    if (share > 0 && !(option.state & QStyle::State_Selected)) {
        QColor color = option.palette.color(QPalette::Highlight);
        color.setAlphaF(0.22F);
        const int width = qMax(1, int(share * (option.rect.width() - 4)));
        painter->fillRect(
            QRect(option.rect.right() - 1 - width, option.rect.top() + 2, width, option.rect.height() - 4), color);
    }
    QStyledItemDelegate::paint(painter, option, index);
}

} // namespace argiope::widgets
