#include "ui/widgets/columnbutton.h"

#include "ui/widgets/icons.h"
#include "ui/widgets/stayopenmenu.h"
#include "ui/widgets/tableview.h"

#include <QToolButton>

#include <utility>

namespace argiope::widgets {

void makeColumnButton(QToolButton &button, std::function<TableView &()> table)
{
    button.setIcon(icon(QStringLiteral("columns")));
    button.setAutoRaise(true);
    button.setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button.setPopupMode(QToolButton::InstantPopup);
    auto *menu = new StayOpenMenu(&button);
    button.setMenu(menu);
    QObject::connect(menu, &QMenu::aboutToShow, menu, [menu, table = std::move(table)] {
        menu->clear();
        table().fillColumnMenu(menu);
    });
}

} // namespace argiope::widgets
