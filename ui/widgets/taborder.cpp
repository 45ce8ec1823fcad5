#include "ui/widgets/taborder.h"

#include <QLayout>
#include <QScrollArea>
#include <QSplitter>
#include <QTabBar>
#include <QTabWidget>
#include <QWidget>

namespace argiope::widgets {

namespace {

void collect(QWidget *widget, QList<QWidget *> &order);

void collect(const QLayout &layout, QList<QWidget *> &order)
{
    for (int i = 0; i < layout.count(); ++i) {
        QLayoutItem *item = layout.itemAt(i);
        if (item->widget())
            collect(item->widget(), order);
        else if (item->layout())
            collect(*item->layout(), order);
    }
}

void collect(QWidget *widget, QList<QWidget *> &order)
{
    if (auto *tabs = qobject_cast<QTabWidget *>(widget)) {
        order.append(tabs->tabBar());
        if (QWidget *corner = tabs->cornerWidget())
            collect(corner, order);
        for (int i = 0; i < tabs->count(); ++i)
            collect(tabs->widget(i), order);
        return;
    }
    if (widget->focusPolicy() & Qt::TabFocus)
        order.append(widget);
    if (const auto *splitter = qobject_cast<QSplitter *>(widget)) {
        for (int i = 0; i < splitter->count(); ++i)
            collect(splitter->widget(i), order);
    } else if (const auto *area = qobject_cast<QScrollArea *>(widget); area && area->widget()) {
        collect(area->widget(), order);
    } else if (widget->layout()) {
        collect(*widget->layout(), order);
    }
}

} // namespace

void tabAsLaidOut(QWidget &pane)
{
    QList<QWidget *> order;
    collect(&pane, order);
    for (qsizetype i = 1; i < order.size(); ++i)
        QWidget::setTabOrder(order.at(i - 1), order.at(i));
}

} // namespace argiope::widgets
