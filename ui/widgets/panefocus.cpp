#include "ui/widgets/panefocus.h"

#include <QAbstractScrollArea>
#include <QHeaderView>

namespace argiope::widgets {

void focusContent(QWidget &pane)
{
    for (QAbstractScrollArea *area : pane.findChildren<QAbstractScrollArea *>()) {
        if (!qobject_cast<QHeaderView *>(area) && area->isVisibleTo(&pane)) {
            area->setFocus(Qt::ShortcutFocusReason);
            return;
        }
    }
    pane.setFocus(Qt::ShortcutFocusReason);
}

} // namespace argiope::widgets
