#pragma once

#include "core/export/formats.h"
#include "core/settings/crawlsettings.h"
#include "ui/export/exportdialog.h"
#include "ui/models/showntable.h"

#include <QObject>
#include <QPointer>

class QWidget;

namespace argiope::crawleraccess {
class CrawlerAccessDialog;
}
namespace argiope::exporting {
class MirrorDialog;
class ViewExport;
} // namespace argiope::exporting
namespace argiope::help {
class HelpWindow;
}
namespace argiope::nodes {
class NodesView;
}
namespace argiope::ownchecks {
class OwnChecksDialog;
}
namespace argiope::project {
class ProjectSession;
}
namespace argiope::report {
class ReportDialog;
}
namespace argiope::searching {
class SearchDialog;
}

namespace argiope::mainwindow {

class CrawlControl;
class Workspace;

/// The dialogs of the window's menus that ask nothing of anybody else: export, options, manual, about. None of them
/// blocks. Owned by the window; UI thread.
class Dialogs : public QObject
{
    Q_OBJECT
public:
    /// All must outlive the object.
    Dialogs(project::ProjectSession &session, Workspace &workspace, CrawlControl &crawl, QWidget &window);

    /// Of the list in front, if it is one of URLs; one dialog at a time.
    void exportList();
    void exportTable(exporting::Table table); ///< all of it, whatever is in front; in the same dialog
    /// What the table in front shows, without a question; the message over the tables leads to it.
    void exportShown();
    void exportShownTable(const models::ShownTable &table); ///< what this one shows
    void exportTableAs(const models::ShownTable &table); ///< the same, where and how a person says
    [[nodiscard]] bool canExportShown() const; ///< the tab in front is such a table
    void logIn(const QByteArray &url); ///< asks for what its server wants
    void exportMirror(); ///< of what the project keeps; one dialog at a time
    void closeExport(); ///< and that of the mirror
    void writeReport(); ///< on the project; one dialog at a time
    void closeReport();
    void editOptions(); ///< of the next crawl; while one runs its speed, as far as canEditOptions()
    [[nodiscard]] bool canEditOptions() const;
    void editPreferences(); ///< of the program
    void editLogins(); ///< the page of them where credentials are typed
    void editOwnChecks();
    /// Of the next crawl. `canReplay`: the project's kept pages can be read anew.
    void editExtractors(bool canReplay);
    void searchTexts(); ///< of the project
    void showCrawlerAccess(); ///< likewise
    void showNodes(); ///< the tab of those who crawl into it together
    void showManual();
    void showAbout();

Q_SIGNALS:
    void replayRequested(const QStringList &extract); ///< these columns are to be cut out of kept pages

private:
    [[nodiscard]] exporting::ExportDialog::Source sourceInFront() const;
    [[nodiscard]] QString projectOf(const models::ShownTable &table) const;
    void tellOfExport(); ///< of one that has asked nothing, in the message over the tables
    enum class Of : quint8 { NextCrawl, RunningCrawl, Nodes };
    void showOptions(const settings::CrawlSettings &settings, int page, Of what);

    project::ProjectSession &m_session;
    Workspace &m_workspace;
    CrawlControl &m_crawl;
    QWidget &m_window;
    nodes::NodesView *m_nodes; ///< a tab of the workspace's
    QPointer<exporting::ExportDialog> m_export;
    exporting::ViewExport *m_viewExport;
    QPointer<exporting::MirrorDialog> m_mirror;
    QPointer<report::ReportDialog> m_report;
    QPointer<help::HelpWindow> m_help;
    QPointer<ownchecks::OwnChecksDialog> m_ownChecks;
    QPointer<searching::SearchDialog> m_search;
    QPointer<crawleraccess::CrawlerAccessDialog> m_access;
};

} // namespace argiope::mainwindow
