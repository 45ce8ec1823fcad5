#pragma once

#include "ui/widgets/statusmark.h"

#include <QStyledItemDelegate>

namespace argiope::widgets {

/// Draws a cell's text with the Mark before it that `markRole` answers (an int; below 0: none). In views that wrap text
/// it wraps between words; without room it is shortened.
class StatusDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    explicit StatusDelegate(int markRole, QObject *parent = nullptr);
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

protected:
    [[nodiscard]] int markWidth(const QStyleOptionViewItem &option) const;
    /// What is left and right of the text, the mark included.
    [[nodiscard]] int textMargins(const QStyleOptionViewItem &option, const QModelIndex &index) const;
    /// Each word of the text has room; else it is shortened, and does not wrap.
    [[nodiscard]] static bool fits(const QStyleOptionViewItem &option, int width);
    int m_markRole;
};

/// Shortens long URLs: first by the origin that most rows have in common, then in their middle, as both their ends tell
/// them apart.
class UrlDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    /// "https://example.org": what is left out of a URL that begins with it and has no room; "" for nothing.
    void setOrigin(const QString &origin) { m_origin = origin; }
    [[nodiscard]] const QString &origin() const { return m_origin; }

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;

private:
    QString m_origin;
};

} // namespace argiope::widgets
