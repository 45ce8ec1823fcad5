#include "ui/view/view.h"

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

void View::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace argiope::view
