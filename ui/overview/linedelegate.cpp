#include "ui/overview/linedelegate.h"

#include <QTreeView>

#include <algorithm>

namespace argiope::overview {

namespace {
constexpr QLatin1String Secure("https://");
}

void LineDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    StatusDelegate::initStyleOption(option, index);
    // Hosts and content types are one word each, though Qt would break their lines behind a slash.
    const bool isSentence = std::any_of(option->text.cbegin(), option->text.cend(),
        [](QChar letter) { return letter.isSpace() || letter.unicode() > 0xFF; });
    if (isSentence && !option->text.contains(QLatin1String("://")))
        return;
    option->features &= ~QStyleOptionViewItem::WrapText;
    option->textElideMode = Qt::ElideMiddle; // both ends tell them apart
    // Where all are so it would take the room of what tells them apart.
    if (option->text.startsWith(Secure))
        option->text.remove(0, Secure.size());
}

QSize LineDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    const bool wraps = item.features & QStyleOptionViewItem::WrapText;
    // One row high, however wide: a wrapped hint would be as wide as the tree thinks.
    item.features &= ~QStyleOptionViewItem::WrapText;
    QSize size = StatusDelegate::sizeHint(item, index);
    const auto *tree = qobject_cast<const QTreeView *>(option.widget);
    if (!tree || !wraps)
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
