#include "ui/mainwindow/menutable.h"

#include "ui/widgets/icons.h"

#include <QActionGroup>
#include <QMenu>
#include <QMenuBar>

namespace argiope::mainwindow {

MenuTable::MenuTable(QMenuBar *bar, Translate translate, QWidget *window)
    : m_bar(bar)
    , m_translate(translate)
    , m_window(window)
{
}

void MenuTable::add(const char *title, const std::vector<Row> &rows)
{
    QMenu *menu = m_bar->addMenu(QString());
    m_lines.append({Row{.text = title}, menu->menuAction()});
    fill(*menu, rows, false);
}

void MenuTable::fill(QMenu &menu, const std::vector<Row> &rows, bool nested)
{
    QActionGroup *group = nullptr;
    for (const Row &row : rows) {
        QAction *action = make(menu, row, nested);
        if (!action)
            continue;
        if (nested && row.checked) {
            if (!group)
                group = new QActionGroup(&menu);
            group->addAction(action);
        }
        m_lines.append({row, action});
    }
}

QAction *MenuTable::make(QMenu &menu, const Row &row, bool nested)
{
    if (row.fill || !row.rows.empty()) {
        Q_ASSERT(!nested);
        QMenu *below = menu.addMenu(QString());
        if (row.fill)
            connect(below, &QMenu::aboutToShow, this, [below, fill = row.fill] { fill(*below); });
        fill(*below, row.rows, true);
        return below->menuAction();
    }
    if (!row.text && !row.made && !row.refresh) {
        menu.addSeparator();
        return nullptr;
    }
    QAction *action = row.made ? row.made : new QAction(m_window);
    if (!row.keys.isEmpty())
        action->setShortcut(row.keys);
    if (row.keysOfFocus)
        action->setShortcutContext(Qt::WidgetShortcut); // the menu bar's own, that is nobody's
    if (row.icon)
        action->setIcon(widgets::icon(QString::fromLatin1(row.icon)));
    if (row.name)
        action->setObjectName(QString::fromLatin1(row.name));
    action->setMenuRole(row.role);
    action->setCheckable(bool(row.checked));
    if (row.run)
        connect(action, &QAction::triggered, this, [run = row.run] { run(); });
    menu.addAction(action);
    return action;
}

void MenuTable::retranslate()
{
    for (const Line &line : std::as_const(m_lines)) {
        if (line.row.text)
            line.action->setText(m_translate(line.row.text));
        if (line.row.tip)
            line.action->setToolTip(m_translate(line.row.tip));
    }
    refresh();
}

void MenuTable::refresh()
{
    for (const Line &line : std::as_const(m_lines)) {
        if (line.row.enabled)
            line.action->setEnabled(line.row.enabled());
        if (line.row.checked)
            line.action->setChecked(line.row.checked());
        if (line.row.refresh)
            line.row.refresh(*line.action);
    }
}

} // namespace argiope::mainwindow
