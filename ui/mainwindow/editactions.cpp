#include "ui/mainwindow/editactions.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QMenuBar>
#include <QWidget>

namespace argiope::mainwindow {

EditActions::EditActions(QWidget &window)
    : QObject(&window)
    , m_window(window)
{
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, QWidget *now) { follow(now); });
    follow(QApplication::focusWidget());
}

void EditActions::follow(QWidget *focus)
{
    // A menu that is opened by keys has the keyboard itself.
    if (focus && m_window.isAncestorOf(focus) && !qobject_cast<QMenuBar *>(focus) && !qobject_cast<QMenu *>(focus))
        m_target = focus;
}

void EditActions::press(const QKeySequence &keys) const
{
    if (!m_target || keys.isEmpty())
        return;
    const QList<QAction *> own = m_target->actions();
    for (QAction *action : own) {
        if (action->shortcut() == keys) {
            action->trigger();
            return;
        }
    }
    const QKeyCombination key = keys[0];
    QKeyEvent press(QEvent::KeyPress, key.key(), key.keyboardModifiers());
    QApplication::sendEvent(m_target, &press);
}

} // namespace argiope::mainwindow
