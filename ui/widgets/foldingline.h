#pragma once

#include <QWidget>

class QHBoxLayout;

namespace argiope::widgets {

/// A line of controls of which one, as a rule the chips, goes below the others where they have no room beside each
/// other. It changes its place with the width and with words that grow, and keeps its place in the order of Tab.
class FoldingLine : public QWidget
{
    Q_OBJECT
public:
    explicit FoldingLine(QWidget *parent = nullptr);
    void addWidget(QWidget *widget, int stretch = 0);
    void addFolding(QWidget *widget); ///< the one; behind those that were added before
    [[nodiscard]] bool isFolded() const { return m_folded; }
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool event(QEvent *event) override;

private:
    void arrange();
    [[nodiscard]] int foldingWidth() const; ///< of the one, with the gap beside it

    QHBoxLayout *m_line;
    QHBoxLayout *m_below;
    QWidget *m_folding = nullptr;
    int m_place = 0; ///< of the one in the line
    bool m_folded = false;
};

} // namespace argiope::widgets
