#pragma once

#include <QStyledItemDelegate>

namespace argiope::widgets {

/// A number with a bar behind it as long as its share (0 to 1, from `shareRole`), for counts that are to be compared at
/// a glance.
class BarDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    explicit BarDelegate(int shareRole, QObject *parent = nullptr);
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    int m_shareRole;
};

} // namespace argiope::widgets
