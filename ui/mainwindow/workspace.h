#pragma once

#include "core/store/reader.h"
#include "ui/models/auditjob.h"
#include "ui/models/showntable.h"

#include <QHash>
#include <QList>
#include <QWidget>

class QSplitter;
class QStackedWidget;
class QTabWidget;

namespace argiope::brokenlinks {
class BrokenLinksView;
}
namespace argiope::details {
class DetailsView;
}
namespace argiope::issues {
class IssuesView;
}
namespace argiope::log {
class LogView;
}
namespace argiope::models {
class LogModel;
class StatsModel;
} // namespace argiope::models
namespace argiope::overview {
class OverviewView;
}
namespace argiope::project {
class ProjectSession;
}
namespace argiope::startbar {
class StartBar;
}
namespace argiope::summary {
class SummaryView;
}
namespace argiope::startpage {
class StartPage;
}
namespace argiope::threads {
class ThreadsView;
}
namespace argiope::urls {
class UrlsView;
}
namespace argiope::view {
class View;
}
namespace argiope::widgets {
class MessageBar;
class TabGroups;
} // namespace argiope::widgets

namespace argiope::mainwindow {

/// What the window shows: start bar, message, overview, tabs, details and log; the last projects while none is open.
/// Brings them together: what one asks for, another does. A new tab is one line of its constructor. UI thread.
class Workspace : public QWidget
{
    Q_OBJECT
public:
    /// What it shows; all must outlive it.
    Workspace(project::ProjectSession &session, models::StatsModel &stats, models::LogModel &lines,
        QWidget *parent = nullptr);

    [[nodiscard]] startbar::StartBar &start() { return *m_start; }
    [[nodiscard]] widgets::MessageBar &message() { return *m_message; }
    [[nodiscard]] QTabWidget &tabs() { return *m_tabs; }
    [[nodiscard]] QList<int> tabOrder() const; ///< of the tabs, as they are shown
    [[nodiscard]] startpage::StartPage &startPage() { return *m_startPage; }
    [[nodiscard]] QWidget &overview();
    [[nodiscard]] QWidget &details();
    /// The list of URLs that is in front; null where something else is.
    [[nodiscard]] urls::UrlsView *currentList() const;

    /// The links to what is broken, where they are in front; else null.
    [[nodiscard]] brokenlinks::BrokenLinksView *currentLinks() const;

    [[nodiscard]] bool areIssuesInFront() const;
    /// The tab in front, where it is neither of these lists and has a table; else null.
    [[nodiscard]] view::View *currentTable() const;
    /// What the project was found to have; null where that is not known, or not any more.
    [[nodiscard]] models::SharedFindings currentFindings() const;

    void poll(bool last = false);
    /// Another project, or another state of the crawl in it.
    void follow();
    void retranslate();
    void restoreLayout();
    void saveLayout() const;

    void showDetailsOf(qint64 id); ///< in their pane, whatever is selected
    /// The URLs of `query`, in the list that has them.
    void showOnly(const store::ListQuery &query);
    /// Of those that are no skipped ones; see urls::UrlsView::filter().
    void showWithColumns(const store::ListQuery &query, const QList<store::UrlColumn> &columns);
    void clearFilters(); ///< of all lists
    void clearFilter(); ///< of the tab in front
    [[nodiscard]] bool hasFilter() const; ///< the tab in front
    void focusContent(); ///< of the tab in front, or of the last projects
    void showTab(int index); ///< and takes the focus there
    void focusPane(int step); ///< 1: the next one, -1: the one before
    void focusFilter(); ///< of the tab in front, or of all URLs where it has none
    void setDemoAvailable(bool available);
    void setTrapCount(int traps);

Q_SIGNALS:
    void panesChanged(); ///< another tab, or details that were hidden
    void demoRequested();
    void exportRequested();
    void exportShownRequested(); ///< of the table in front
    void tableExportRequested(const argiope::models::ShownTable &table); ///< of this one, at once
    void tableExportAsRequested(const argiope::models::ShownTable &table); ///< and where to is to be asked for
    void openRequested(const QString &url); ///< in the browser
    void trapsRequested();
    void ownChecksRequested(); ///< to be edited
    void ownChecksChanged(); ///< somebody has edited them

private:
    void add(view::View *view);
    void listenTo(view::View *view); ///< to what it asks for
    void tellVerdict();
    void choosePage();
    void showTabs();
    [[nodiscard]] urls::UrlsView *listOf(store::ListKind kind) const;
    void tellFilter(); ///< that of the list in front, to the overview
    void addSource(); ///< a tab of the details
    void addList(store::ListKind kind);
    void showDetails(const view::View &of, qint64 id);
    void followTab(); ///< to the details of what is selected there
    void explain(qint64 id);
    void selectIfListed(qint64 id);
    void foldDetails(bool folded); ///< gives what they do not need to the tables
    void scrollBack(); ///< of another project one reads from the first column on
    void showVerdict(); ///< on the crawl that has ended, if it has not been said yet
    void report(const QString &text, const QString &details, bool failed);

    project::ProjectSession &m_session;
    startbar::StartBar *m_start;
    widgets::MessageBar *m_message;
    overview::OverviewView *m_overview;
    QTabWidget *m_tabs;
    widgets::TabGroups *m_groups; ///< of the tabs
    issues::IssuesView *m_issues;
    summary::SummaryView *m_summary;
    details::DetailsView *m_details;
    brokenlinks::BrokenLinksView *m_links = nullptr;
    QList<view::View *> m_views; ///< the tabs, and the log
    QList<urls::UrlsView *> m_lists; ///< those that are lists of URLs; that of all URLs comes first
    QHash<const QWidget *, qint64> m_urlOf; ///< what was selected last in a tab
    QSplitter *m_across;
    QSplitter *m_down;
    QByteArray m_downOpen; ///< its state while the details are not folded
    startpage::StartPage *m_startPage;
    QStackedWidget *m_pages; ///< the last projects, or all else
    bool m_verdictWaits = false; ///< until what else was to be said is read
    bool m_tabsWanted = false; ///< although no project is open
};

} // namespace argiope::mainwindow
