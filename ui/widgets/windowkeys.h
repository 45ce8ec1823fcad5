#pragma once

#include <QKeyEvent>

namespace argiope::widgets {

/// True for a question of whether a field wants Ctrl+E for itself: on X11 it would, to go to its end, and the window
/// would not export while an address or a filter is typed. The field is to leave the event as it is.
inline bool leavesToWindow(QEvent *event)
{
    if (event->type() != QEvent::ShortcutOverride)
        return false;
    const auto *key = static_cast<const QKeyEvent *>(event);
    if (key->key() != Qt::Key_E || key->modifiers() != Qt::ControlModifier)
        return false;
    event->ignore();
    return true;
}

} // namespace argiope::widgets
