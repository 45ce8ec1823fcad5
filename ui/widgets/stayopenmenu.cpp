#include "ui/widgets/stayopenmenu.h"

#include <QKeyEvent>

namespace argiope::widgets {

bool StayOpenMenu::tick()
{
    QAction *action = activeAction();
    if (!action || !action->isCheckable() || !action->isEnabled())
        return false;
    action->trigger();
    return true;
}

void StayOpenMenu::mouseReleaseEvent(QMouseEvent *event)
{
    if (!actionAt(event->position().toPoint()) || !tick())
        QMenu::mouseReleaseEvent(event);
}

void StayOpenMenu::keyPressEvent(QKeyEvent *event)
{
    const bool ticks = event->key() == Qt::Key_Space || event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!ticks || !tick())
        QMenu::keyPressEvent(event);
}

} // namespace argiope::widgets
