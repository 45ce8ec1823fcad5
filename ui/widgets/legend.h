#pragma once

#include <QColor>
#include <QList>
#include <QString>
#include <QWidget>

namespace argiope::widgets {

/// What the colours of a picture mean: swatches with a word each, in as many lines as they need.
class Legend : public QWidget
{
    Q_OBJECT
public:
    struct Item
    {
        QColor color;
        QString text;
    };
    explicit Legend(QWidget *parent = nullptr);
    void setItems(const QList<Item> &items);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] int itemWidth(const Item &item) const;
    /// Where each item stands in a legend of this width.
    [[nodiscard]] QList<QRect> places(int width) const;
    QList<Item> m_items;
};

} // namespace argiope::widgets
