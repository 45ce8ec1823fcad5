#pragma once

#include "ui/mainwindow/menutable.h"

class QMainWindow;

namespace argiope::project {
class ProjectSession;
}

namespace argiope::mainwindow {

class CrawlControl;
class Dialogs;
class EditActions;
class ImportJob;
class ProjectFiles;
class Repeater;
class ReplayJob;
class TrapNotices;
class Workspace;

/// What stands in the menus of the window, and whom it sets to work. Owned by the window; UI thread.
class WindowMenus : public QObject
{
    Q_OBJECT
public:
    /// What the actions act on. All must outlive the menus.
    struct Parts
    {
        QMainWindow &window;
        project::ProjectSession &session;
        Workspace &workspace;
        CrawlControl &crawl;
        ProjectFiles &files;
        TrapNotices &traps;
        Dialogs &dialogs;
        ImportJob &importer;
        Repeater &repeater;
        bool hasDemo = false;
    };
    explicit WindowMenus(const Parts &parts);

    void retranslate() { m_table.retranslate(); }
    /// What is enabled, checked and named as things are now.
    void refresh() { m_table.refresh(); }

Q_SIGNALS:
    void windowRequested(); ///< another one
    void listPasted(const QString &text); ///< from the clipboard
    void demoRequested();
    void closeRequested(); ///< of the project

private:
    [[nodiscard]] std::vector<MenuTable::Row> fileRows();
    [[nodiscard]] std::vector<MenuTable::Row> tableRows(); ///< that an export writes
    [[nodiscard]] std::vector<MenuTable::Row> editRows();
    [[nodiscard]] std::vector<MenuTable::Row> crawlRows();
    [[nodiscard]] std::vector<MenuTable::Row> viewRows();
    [[nodiscard]] std::vector<MenuTable::Row> toolRows();
    [[nodiscard]] std::vector<MenuTable::Row> helpRows();
    void start(); ///< what its line says
    void refreshStart(QAction &action) const;
    [[nodiscard]] bool hasStop() const;
    [[nodiscard]] bool isShown() const; ///< there is something to look at
    void showImportant();
    void pasteList();
    void showFolder() const;

    const Parts m_parts;
    EditActions *m_edit;
    ReplayJob *m_replay; ///< the status bar's
    MenuTable m_table;
};

} // namespace argiope::mainwindow
