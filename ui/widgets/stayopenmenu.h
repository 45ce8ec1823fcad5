#pragma once

#include <QMenu>

namespace argiope::widgets {

/// A menu of check marks, that stays open while they are set: who wants one column often wants another.
class StayOpenMenu : public QMenu
{
    Q_OBJECT
public:
    using QMenu::QMenu;

protected:
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    bool tick(); ///< false where there is no check mark under the mouse or the keyboard
};

} // namespace argiope::widgets
