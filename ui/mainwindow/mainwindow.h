#pragma once

#include "core/engine/crawl.h"
#include "ui/mainwindow/pathquestions.h"
#include "ui/models/logmodel.h"
#include "ui/models/queuepatternsmodel.h"
#include "ui/models/statsmodel.h"
#include "ui/models/trapsmodel.h"
#include "ui/project/projectsession.h"

#include <QMainWindow>

#include <functional>

class QMimeData;
class QTimer;

namespace argiope::startbar {
class ListDialog;
}

namespace argiope::mainwindow {

class Background;
class CrawlControl;
class CrawlNotices;
class Dialogs;
class ProgressLine;
class ImportJob;
class OwnerWatch;
class ProjectFiles;
class Repeater;
class TrapNotices;
class WindowMenus;
class Workspace;

/// What the window needs of the program around it.
struct Services
{
    /// Starts the demo site, if it is not running, and answers its address; empty where there is none.
    std::function<QString()> demoSite;
};

/// One project in one window. Deletes itself when it is closed; a crawl that runs is stopped and saved first, without
/// freezing the window. What it shows is a Workspace's; menus, dialogs, notices, starting crawls and choosing files
/// have classes of their own. The window tells them all what becomes of the session, and knows the other windows.
class MainWindow : public QMainWindow
{
    Q_OBJECT
public:
    explicit MainWindow(Services services, QWidget *parent = nullptr);
    ~MainWindow() override;

    /// An address for the field, a project file to open, or a file with a list of addresses. While a crawl runs here
    /// it goes to a window of its own.
    void openArgument(const QString &argument);
    /// A project that another window has open brings that window to the front.
    void openProject(const QString &path);
    /// Shows what a list of addresses was understood as, and crawls it if the person says so.
    void offerList(const QString &text);
    void offerListFile(const QString &path);
    /// Offers to go on with a crawl that a crash has left, if there is one and nothing is open here.
    void offerInterrupted();
    /// The window that has the project under this name, or null.
    [[nodiscard]] static MainWindow *windowWith(const QString &path);
    /// Opens a file or an address in a window that has nothing open yet, else in a new one.
    static void openInAnyWindow(const Services &services, const QString &argument);
    void showNormalAgain(); ///< in front of the others
    /// Starts a crawl of what stands in the start bar, into a new project.
    void startCrawl();
    void crawlDemoSite();

    [[nodiscard]] project::ProjectSession &session() { return m_session; }

Q_SIGNALS:
    /// The person was told, outside of the window, that the crawl has ended.
    void notified(const QString &text);

protected:
    void closeEvent(QCloseEvent *event) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void connectParts();
    void retranslate();
    MainWindow *newWindow();
    enum class Then : quint8 { Look, Resume };
    void openArgumentAs(const QString &argument, PathKind what);
    void resumeProject(const QString &path);
    /// Where another window may have the project under another name, after the disk was asked.
    void openProjectThen(const QString &path, Then then);
    void leave(); ///< what is shown of the project that was open
    void closeProject();
    void openHere(const QString &path, Then then);
    /// `answer` is called with the window that has the project under whatever name, or with null; at once where that
    /// can be told without the disk.
    static void findWindowWith(
        QObject *context, const QString &path, const std::function<void(MainWindow *window)> &answer);
    void importArchive(const QString &path); ///< here, or in another window where a crawl runs
    void openDropped(const QMimeData *mime);
    startbar::ListDialog *listDialog();

    void projectChanged();
    void stateChanged();
    void progressed();
    void look(bool last);
    void ended(engine::EndReason reason);
    void showChanges(const store::ListQuery &query);
    void updateTitle();
    void updateStatus();

    Services m_services;
    project::ProjectSession m_session;
    models::LogModel m_lines{m_session.log()};
    models::StatsModel m_stats{m_session.reader()};
    models::TrapsModel m_traps{m_session.reader()};
    models::QueuePatternsModel m_queuePatterns{m_session.reader()};

    Workspace *m_workspace;
    ProgressLine *m_progress;
    CrawlControl *m_crawl;
    ProjectFiles *m_files;
    ImportJob *m_import;
    Repeater *m_repeater;
    Background *m_background;
    TrapNotices *m_trapNotices;
    CrawlNotices *m_notices;
    Dialogs *m_dialogs;
    WindowMenus *m_menus;
    QTimer *m_tick; ///< while a crawl runs: elapsed time and thread states go on between two batches
    OwnerWatch *m_watch;
    bool m_resumeWhenOpen = false;
    bool m_closing = false;
    bool m_stoppedByClosing = false;
};

} // namespace argiope::mainwindow
