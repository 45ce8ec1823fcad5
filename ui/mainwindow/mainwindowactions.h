#pragma once

#include "ui/mainwindow/mainwindow.h"

#include <QAction>
#include <QActionGroup>
#include <QMenu>

namespace argiope::mainwindow {

/// The menus and what is in them; the window's parent-child tree owns all of it.
struct MainWindow::Actions
{
    QMenu *fileMenu = nullptr;
    QMenu *recentMenu = nullptr;
    QMenu *crawlMenu = nullptr;
    QMenu *viewMenu = nullptr;
    QMenu *languageMenu = nullptr;
    QMenu *themeMenu = nullptr;
    QMenu *toolsMenu = nullptr;
    QMenu *helpMenu = nullptr;

    QAction *newWindow = nullptr;
    QAction *newProject = nullptr;
    QAction *open = nullptr;
    QAction *clearRecent = nullptr;
    QAction *saveCopy = nullptr;
    QAction *exportList = nullptr;
    QAction *close = nullptr;
    QAction *quit = nullptr;

    QAction *start = nullptr;
    QAction *stop = nullptr;
    QAction *again = nullptr;
    QAction *failures = nullptr;
    QAction *listFile = nullptr;
    QAction *listClipboard = nullptr;
    QAction *demo = nullptr;
    QAction *options = nullptr;
    QAction *traps = nullptr;

    QList<QAction *> tabs; ///< one a tab, in order; made for whatever tabs the window has
    QAction *overview = nullptr;
    QAction *details = nullptr;
    QAction *filter = nullptr;
    QAction *clearFilter = nullptr;
    QAction *languages[3] = {};
    QAction *themes[3] = {};

    QAction *address = nullptr;
    QAction *copyUrls = nullptr;
    QAction *projectFolder = nullptr;

    QAction *manual = nullptr;
    QAction *whatsThis = nullptr;
    QAction *about = nullptr;
};

} // namespace argiope::mainwindow
