#pragma once

#include "core/engine/crawl.h"
#include "core/settings/crawlsettings.h"
#include "ui/models/session.h"
#include "ui/models/statsmodel.h"
#include "ui/models/trapsmodel.h"

#include <QMainWindow>
#include <QPointer>

#include <functional>
#include <optional>

class QActionGroup;
class QMenu;
class QMimeData;
class QSplitter;
class QTabWidget;
class QTimer;

namespace argiope::charts {
class ChartsView;
}
namespace argiope::details {
class DetailsView;
}
namespace argiope::exporting {
class ExportDialog;
}
namespace argiope::help {
class HelpWindow;
}
namespace argiope::hosts {
class HostsView;
}
namespace argiope::log {
class LogView;
}
namespace argiope::overview {
class OverviewView;
}
namespace argiope::sitetree {
class SiteTreeView;
}
namespace argiope::startbar {
class ListDialog;
class StartBar;
} // namespace argiope::startbar
namespace argiope::threads {
class ThreadsView;
}
namespace argiope::traps {
class TrapsDialog;
}
namespace argiope::urls {
class UrlsView;
}
namespace argiope::widgets {
class MessageBar;
}

namespace argiope::mainwindow {

class ProgressLine;

/// What the window needs of the program around it.
struct Services
{
    /// Starts the demo site, if it is not running, and answers its address; empty where there is none.
    std::function<QString()> demoSite;
};

/// One project in one window. Deletes itself when it is closed; a crawl that runs is stopped and saved first, without
/// freezing the window.
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
    /// The window that has the project, or null.
    [[nodiscard]] static MainWindow *windowWith(const QString &path);
    /// Opens a file or an address in a window that has nothing open yet, else in a new one.
    static void openInAnyWindow(const Services &services, const QString &argument);
    void showNormalAgain(); ///< in front of the others
    /// Starts a crawl of what stands in the start bar, into a new project.
    void startCrawl();
    void crawlDemoSite();

    [[nodiscard]] models::Session &session() { return m_session; }

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
    struct Actions;

    // mainwindow.cpp
    void build();
    void connectViews();
    void restoreLayout();
    void saveLayout() const;
    void retranslate();
    static void nameViews(const QTabWidget &tabs);
    [[nodiscard]] urls::UrlsView *currentList() const;
    void showOnly(const store::ListQuery &query);

    // mainwindowactions.cpp
    void buildActions();
    void buildMenus();
    void retranslateActions();
    void refreshActions();
    void exportList();
    void editOptions();
    void showOptions(const settings::CrawlSettings &settings, int page);
    void showManual();
    void showAbout();
    void openInBrowser(const QString &url);

    // mainwindowprojects.cpp
    MainWindow *newWindow();
    void openDropped(const QMimeData *mime);
    startbar::ListDialog *listDialog();
    void chooseListFile();
    void offerClipboard();
    void fillRecent();
    void askAboutMissing(const QString &path);
    void chooseProject();
    void newProjectAs();
    void saveCopy();
    void copyTo(const QString &path);

    // mainwindowtraps.cpp
    void connectTraps();
    void trapFound(const engine::Trap &trap);
    void trapReleased(const QByteArray &id, bool released);
    void refreshTraps();
    void showTrap(const QByteArray &id);
    void showTraps();
    void goOnWithProject();

    // mainwindowcrawl.cpp
    void clearProgress();
    void watchOtherOwner();
    void stateChanged();
    void projectChanged();
    void progressed();
    void ended(engine::EndReason reason);
    void crawlFailed(const engine::CrawlError &error);
    void pauseReasonChanged(engine::PauseReason reason);
    void openFailed(const store::StoreError &error);
    void resumeProject();
    void askToCrawlAgain();
    void crawlAgain(engine::Again what);
    void updateTitle();
    void updateStatus();
    [[nodiscard]] settings::CrawlSettings wantedSettings() const;

    Services m_services;
    models::Session m_session;
    models::StatsModel m_stats{m_session.reader()};
    models::TrapsModel m_traps{m_session.reader()};
    QList<engine::Trap> m_newTraps; ///< that the message bar speaks of, or spoke of last
    settings::CrawlSettings m_settings; ///< for the next crawl; the start bar holds the newest of some
    QString m_nextPath; ///< chosen with New…: where the next crawl is saved

    startbar::StartBar *m_start = nullptr;
    widgets::MessageBar *m_message = nullptr;
    overview::OverviewView *m_overview = nullptr;
    urls::UrlsView *m_urls = nullptr;
    urls::UrlsView *m_queue = nullptr;
    urls::UrlsView *m_skipped = nullptr;
    threads::ThreadsView *m_threads = nullptr;
    hosts::HostsView *m_hosts = nullptr;
    sitetree::SiteTreeView *m_siteTree = nullptr;
    charts::ChartsView *m_charts = nullptr;
    details::DetailsView *m_details = nullptr;
    log::LogView *m_log = nullptr;
    QTabWidget *m_tabs = nullptr;
    QSplitter *m_across = nullptr;
    QSplitter *m_down = nullptr;
    ProgressLine *m_progress = nullptr;
    std::unique_ptr<Actions> m_actions;
    QPointer<exporting::ExportDialog> m_export;
    QPointer<help::HelpWindow> m_help;
    QPointer<traps::TrapsDialog> m_trapsDialog;
    QTimer *m_tick = nullptr; ///< while a crawl runs: elapsed time and thread states go on between two batches
    QTimer *m_watch = nullptr; ///< while another program crawls into the project
    bool m_seedsBound = false; ///< the further seeds of m_settings belong to the first one
    bool m_resumeWhenOpen = false;
    bool m_diskFullShown = false;
    bool m_closing = false;
};

} // namespace argiope::mainwindow
