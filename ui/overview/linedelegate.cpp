#include "ui/overview/linedelegate.h"

#include <QTextLayout>
#include <QTreeView>

#include <algorithm>

namespace argiope::overview {

namespace {
constexpr int MostRows = 2; ///< of one name; the tool tip has all of it
constexpr QLatin1String Secure("https://");
} // namespace

void LineDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    StatusDelegate::initStyleOption(option, index);
    // Hosts and content types are one word each, though Qt would break their lines behind a slash.
    const bool isSentence = std::any_of(option->text.cbegin(), option->text.cend(),
        [](QChar letter) { return letter.isSpace() || letter.unicode() > 0xFF; });
    if (isSentence && !option->text.contains(QLatin1String("://"))) {
        shorten(*option, index);
        return;
    }
    option->features &= ~QStyleOptionViewItem::WrapText;
    option->textElideMode = Qt::ElideMiddle; // both ends tell them apart
    // Where all are so it would take the room of what tells them apart.
    if (option->text.startsWith(Secure))
        option->text.remove(0, Secure.size());
}

void LineDelegate::shorten(QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const int room = option.rect.width() - textMargins(option, index);
    if (room <= 0 || !(option.features & QStyleOptionViewItem::WrapText))
        return;
    QTextLayout layout(option.text, option.font);
    layout.setTextOption(QTextOption(Qt::AlignLeft));
    layout.beginLayout();
    QTextLine line;
    int last = 0;
    for (int row = 0; row < MostRows; ++row) {
        line = layout.createLine();
        if (!line.isValid())
            break;
        line.setLineWidth(room);
        last = line.textStart();
    }
    const bool more = line.isValid() && line.textStart() + line.textLength() < option.text.size();
    layout.endLayout();
    if (more)
        option.text
            = option.text.left(last) + option.fontMetrics.elidedText(option.text.mid(last), Qt::ElideRight, room);
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
        const int more = (MostRows - 1) * item.fontMetrics.lineSpacing();
        size.rheight() += std::clamp(text - item.fontMetrics.height(), 0, more);
    }
    return size;
}

} // namespace argiope::overview
