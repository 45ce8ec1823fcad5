#pragma once

#include "core/engine/crawl.h"
#include "core/settings/crawlsettings.h"
#include "ui/models/session.h"

#include <QMainWindow>
#include <QPointer>

#include <functional>
#include <optional>

class QActionGroup;
class QMenu;
class QSplitter;
class QTabWidget;
class QTimer;

namespace argiope::details {
class DetailsView;
}
namespace argiope::exporting {
class ExportDialog;
}
namespace argiope::log {
class LogView;
}
namespace argiope::overview {
class OverviewView;
}
namespace argiope::startbar {
class StartBar;
}
namespace argiope::threads {
class ThreadsView;
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
    /// Where the manual is; "" where there is none.
    QString manual;
};

/// One project in one window. Deletes itself when it is closed; a crawl that runs is stopped and saved first, without
/// freezing the window.
class MainWindow : public QMainWindow
{
    Q_OBJECT
public:
    explicit MainWindow(Services services, QWidget *parent = nullptr);
    ~MainWindow() override;

    /// An address for the field, or a project file to open.
    void openArgument(const QString &argument);
    void openProject(const QString &path);
    /// Starts a crawl of what stands in the start bar, into a new project.
    void startCrawl();
    void crawlDemoSite();

    [[nodiscard]] models::Session &session() { return m_session; }

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
    [[nodiscard]] urls::UrlsView *currentList() const;
    void showOnly(const store::ListQuery &query);

    // mainwindowactions.cpp
    void buildActions();
    void buildMenus();
    void retranslateActions();
    void refreshActions();
    void fillRecent();
    void addRecent(const QString &path);
    void chooseProject();
    void newProjectAs();
    void saveCopy();
    void exportList();
    void editOptions();
    void showAbout();
    void openInBrowser(const QString &url);

    // mainwindowcrawl.cpp
    void stateChanged();
    void projectChanged();
    void progressed();
    void ended(engine::EndReason reason);
    void crawlFailed(const engine::CrawlError &error);
    void openFailed(const store::StoreError &error);
    void resumeProject();
    void updateTitle();
    void updateStatus();
    [[nodiscard]] settings::CrawlSettings wantedSettings() const;

    Services m_services;
    models::Session m_session;
    settings::CrawlSettings m_settings; ///< for the next crawl; the start bar holds the newest of some
    QString m_nextPath; ///< chosen with New…: where the next crawl is saved

    startbar::StartBar *m_start = nullptr;
    widgets::MessageBar *m_message = nullptr;
    overview::OverviewView *m_overview = nullptr;
    urls::UrlsView *m_urls = nullptr;
    urls::UrlsView *m_queue = nullptr;
    urls::UrlsView *m_skipped = nullptr;
    threads::ThreadsView *m_threads = nullptr;
    details::DetailsView *m_details = nullptr;
    log::LogView *m_log = nullptr;
    QTabWidget *m_tabs = nullptr;
    QSplitter *m_across = nullptr;
    QSplitter *m_down = nullptr;
    ProgressLine *m_progress = nullptr;
    std::unique_ptr<Actions> m_actions;
    QPointer<exporting::ExportDialog> m_export;
    QTimer *m_tick = nullptr; ///< while a crawl runs: elapsed time and thread states go on between two batches
    bool m_closing = false;
};

} // namespace argiope::mainwindow
