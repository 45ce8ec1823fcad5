#pragma once

#include <QKeySequence>
#include <QObject>
#include <QPointer>

class QWidget;

namespace argiope::mainwindow {

/// What the menu Edit does: it gives whoever has the keyboard in the window, or had it before the menu, the keys that
/// do it there. So that tables, lists and fields copy from a menu as they do by their keys. UI thread.
class EditActions : public QObject
{
    Q_OBJECT
public:
    explicit EditActions(QWidget &window);
    void press(const QKeySequence &keys) const;

private:
    void follow(QWidget *focus);

    QWidget &m_window;
    QPointer<QWidget> m_target;
};

} // namespace argiope::mainwindow
