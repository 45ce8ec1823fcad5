#include "ui/view/view.h"

#include <QEvent>

namespace argiope::view {

View::View(QWidget *parent)
    : QWidget(parent)
{
}

void View::follow(const project::ProjectSession &) { }

void View::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace argiope::view
