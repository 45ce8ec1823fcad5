#pragma once

#include <QAction>
#include <QKeySequence>
#include <QList>
#include <QObject>

#include <functional>
#include <vector>

class QMenu;
class QMenuBar;
class QWidget;

namespace argiope::mainwindow {

/// The menus of a window, made from rows: each action stands in one place, with its words, its keys and what it does.
/// Menus and actions are owned by the window; what they do goes with the table. UI thread.
class MenuTable : public QObject
{
    Q_OBJECT
public:
    /// One line of a menu. With nothing in it: a separator.
    struct Row
    {
        const char *text = nullptr; ///< as it is translated from
        const char *tip = nullptr; ///< likewise
        QKeySequence keys = {};
        bool keysOfFocus = false; ///< whoever has the keyboard takes the keys himself: they are only shown
        const char *icon = nullptr;
        const char *name = nullptr; ///< the action's object name, where somebody looks for it
        std::function<void()> run = {};
        std::function<bool()> enabled = {}; ///< none: always
        std::function<bool()> checked = {}; ///< where it has a check mark; in a menu of its own: one of these only
        std::function<void(QAction &)> refresh = {}; ///< for words or an icon that change
        QAction::MenuRole role = QAction::TextHeuristicRole;
        QAction *made = nullptr; ///< an action that exists already
        std::function<void(QMenu &)> fill = {}; ///< a menu of its own, filled whenever it opens
        std::vector<Row> rows = {}; ///< a menu of its own
    };
    using Translate = QString (*)(const char *text);

    MenuTable(QMenuBar *bar, Translate translate, QWidget *window);

    void add(const char *title, const std::vector<Row> &rows);
    /// All words anew.
    void retranslate();
    /// What is enabled, checked and named as things are now.
    void refresh();

private:
    struct Line
    {
        Row row;
        QAction *action = nullptr; ///< that of its menu, where it has one
    };
    void fill(QMenu &menu, const std::vector<Row> &rows, bool nested);
    QAction *make(QMenu &menu, const Row &row, bool nested);

    QMenuBar *m_bar;
    Translate m_translate;
    QWidget *m_window;
    QList<Line> m_lines;
};

} // namespace argiope::mainwindow
