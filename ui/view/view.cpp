#include "ui/view/view.h"

#include "ui/widgets/exportbutton.h"
#include "ui/widgets/panefocus.h"

#include <QEvent>

namespace argiope::view {

View::View(QWidget *parent)
    : QWidget(parent)
{
}

bool View::isOffered(const project::ProjectSession &session) const
{
    Q_UNUSED(session);
    return true;
}

void View::follow(const project::ProjectSession &) { }

void View::focusContent()
{
    widgets::focusContent(*this);
}

QWidget *View::makeExportButton(const QAbstractItemModel &rows, const QString &name)
{
    auto *button = new widgets::ExportButton(rows, this);
    button->setObjectName(name);
    connect(button, &QToolButton::clicked, this, [this] { Q_EMIT tableExportRequested(shownTable()); });
    return button;
}

void View::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace argiope::view
