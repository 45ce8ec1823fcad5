#pragma once

#include "ui/widgets/statusdelegate.h"

namespace argiope::overview {

/// Draws the names of the overview's lines in as many rows as their words need, in the width that the column has. For
/// a QTreeView whose words wrap. What is one word, a host or a content type, is shortened; hosts lose "https://".
class LineDelegate : public widgets::StatusDelegate
{
    Q_OBJECT
public:
    using StatusDelegate::StatusDelegate;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;

private:
    /// To the rows that one name may have, in the width that it is drawn in.
    void shorten(QStyleOptionViewItem &option, const QModelIndex &index) const;
};

} // namespace argiope::overview
