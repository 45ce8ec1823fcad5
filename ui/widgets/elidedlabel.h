#pragma once

#include <QLabel>

namespace argiope::widgets {

/// A line of plain text that ends with "…" where it has no room; whoever sets the text says it in the tip, too. May
/// become very narrow.
class ElidedLabel : public QLabel
{
    Q_OBJECT
public:
    explicit ElidedLabel(QWidget *parent = nullptr);
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace argiope::widgets
