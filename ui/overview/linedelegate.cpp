#include "ui/overview/linedelegate.h"

#include <QTreeView>

#include <algorithm>

namespace argiope::overview {

QSize LineDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    // One row high, however wide: a wrapped hint would be as wide as the tree thinks.
    item.features &= ~QStyleOptionViewItem::WrapText;
    QSize size = StatusDelegate::sizeHint(item, index);
    const auto *tree = qobject_cast<const QTreeView *>(option.widget);
    if (!tree)
        return size;
    int levels = tree->rootIsDecorated() ? 1 : 0;
    for (QModelIndex above = index.parent(); above.isValid(); above = above.parent())
        ++levels;
    const int room = tree->columnWidth(index.column()) - levels * tree->indentation() - textMargins(item, index);
    if (room > 0 && item.fontMetrics.horizontalAdvance(item.text) > room && fits(item, room)) {
        const int text = item.fontMetrics.boundingRect({0, 0, room, 1 << 16}, Qt::TextWordWrap, item.text).height();
        size.rheight() += std::max(text - item.fontMetrics.height(), 0);
    }
    return size;
}

} // namespace argiope::overview
