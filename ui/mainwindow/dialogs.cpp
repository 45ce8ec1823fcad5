#include "ui/mainwindow/dialogs.h"

#include "core/base/libraries.h"
#include "core/base/version.h"
#include "core/settings/live.h"
#include "core/url/url.h"
#include "ui/brokenlinks/brokenlinksview.h"
#include "ui/crawleraccess/crawleraccessdialog.h"
#include "ui/export/exportdialog.h"
#include "ui/export/mirrordialog.h"
#include "ui/export/viewexport.h"
#include "ui/extractors/extractorsdialog.h"
#include "ui/help/helpwindow.h"
#include "ui/mainwindow/crawlcontrol.h"
#include "ui/mainwindow/logindialog.h"
#include "ui/mainwindow/preferencesdialog.h"
#include "ui/mainwindow/workspace.h"
#include "ui/nodes/nodesview.h"
#include "ui/options/optionsdialog.h"
#include "ui/ownchecks/ownchecksdialog.h"
#include "ui/project/ownchecks.h"
#include "ui/project/projectsession.h"
#include "ui/report/reportdialog.h"
#include "ui/search/searchdialog.h"
#include "ui/urls/urlsview.h"
#include "ui/urls/urltable.h"
#include "ui/view/view.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/messagebar.h"
#include "ui/words/foreigntext.h"

#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QMessageBox>
#include <QSysInfo>
#include <QUrl>

namespace argiope::mainwindow {

Dialogs::Dialogs(project::ProjectSession &session, Workspace &workspace, CrawlControl &crawl, QWidget &window)
    : QObject(&window)
    , m_session(session)
    , m_workspace(workspace)
    , m_crawl(crawl)
    , m_window(window)
    , m_nodes(workspace.findChild<nodes::NodesView *>())
    , m_viewExport(new exporting::ViewExport(this))
{
    tellOfExport();
    connect(&m_workspace, &Workspace::exportRequested, this, &Dialogs::exportList);
    connect(&m_workspace, &Workspace::exportShownRequested, this, &Dialogs::exportShown);
    connect(&m_workspace, &Workspace::tableExportRequested, this, &Dialogs::exportShownTable);
    connect(&m_workspace, &Workspace::tableExportAsRequested, this, &Dialogs::exportTableAs);
    connect(&m_workspace, &Workspace::ownChecksRequested, this, &Dialogs::editOwnChecks);
    connect(m_nodes, &nodes::NodesView::joinRequested, &m_crawl, &CrawlControl::join);
    connect(m_nodes, &nodes::NodesView::settingsRequested, this, [this](const settings::CrawlSettings &settings) {
        showOptions(settings, int(options::Group::Servers), Of::Nodes);
    });
}

void Dialogs::showNodes()
{
    m_workspace.showTab(m_workspace.tabs().indexOf(m_nodes));
}

void Dialogs::exportList()
{
    if (m_export) {
        m_export->raise();
        m_export->activateWindow();
        return;
    }
    m_export = new exporting::ExportDialog(sourceInFront(), &m_window);
    m_export->setAttribute(Qt::WA_DeleteOnClose);
    m_export->show();
}

exporting::ExportDialog::Source Dialogs::sourceInFront() const
{
    exporting::ExportDialog::Source source;
    source.project = m_session.path();
    if (const auto &info = m_session.reader().info())
        source.columns = info->columns;
    if (urls::UrlsView *list = m_workspace.currentList()) {
        source.query = list->model().query();
        source.filtered = list->model().isFiltered();
        source.filteredRows = list->model().rowCount();
        source.selected = list->selectedIds();
        source.shown = list->table().shownColumns();
        // One row is selected whenever somebody looks at it: that is no wish to export it alone, only a choice.
    }
    if (const brokenlinks::BrokenLinksView *links = m_workspace.currentLinks()) {
        source.table = links->exportTable();
        source.listed = links->listedIds();
        source.selected = links->selectedIds();
        source.tableColumns = links->exportColumns();
    }
    if (m_workspace.areIssuesInFront())
        source.table = exporting::Table::Issues;
    return source;
}

bool Dialogs::canExportShown() const
{
    return m_workspace.currentList() || m_workspace.currentLinks() || m_workspace.currentTable();
}

void Dialogs::exportShown()
{
    if (const view::View *table = m_workspace.currentTable()) {
        exportShownTable(table->shownTable());
        return;
    }
    if (!m_session.reader().isOpen() || !canExportShown())
        return;
    const exporting::ExportDialog::Source source = sourceInFront();
    if (source.table && source.listed.isEmpty()) // that would be all
        return;
    m_viewExport->start(source);
}

QString Dialogs::projectOf(const models::ShownTable &table) const
{
    return table.project.isEmpty() ? m_session.path() : table.project;
}

void Dialogs::exportShownTable(const models::ShownTable &table)
{
    if (const QString project = projectOf(table); table.count > 0 && !project.isEmpty())
        m_viewExport->start(project, table);
}

void Dialogs::exportTableAs(const models::ShownTable &table)
{
    if (const QString project = projectOf(table); table.count > 0 && !project.isEmpty())
        m_viewExport->startAs(project, table, m_window);
}

void Dialogs::tellOfExport()
{
    using widgets::MessageBar;
    using words::foreign::shown;
    MessageBar &message = m_workspace.message();
    const QString topic = QStringLiteral("export");
    const QString refusal = QStringLiteral("export refused");
    connect(m_viewExport, &exporting::ViewExport::progressed, this, [this, &message, topic, refusal](qint64 rows) {
        if (message.topic() == refusal)
            return; // to be read, and offers the same
        const QString text = tr("%Ln row(s) written…", nullptr, int(rows));
        if (message.topic() == topic) {
            message.setText(text);
            return;
        }
        message.show(MessageBar::Kind::Info, text, {}, tr("Cancel"), [this] { m_viewExport->cancel(); });
        message.setTopic(topic);
    });
    connect(m_viewExport, &exporting::ViewExport::written, this, [&message](const QString &file, qint64 rows) {
        message.show(
            MessageBar::Kind::Info,
            tr("%Ln row(s) written to “%1”.", nullptr, int(rows)).arg(shown(QDir::toNativeSeparators(file))), {},
            tr("Open"), [file] { QDesktopServices::openUrl(QUrl::fromLocalFile(file)); }, tr("Show in Folder"),
            [file] { QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(file).absolutePath())); });
    });
    connect(
        m_viewExport, &exporting::ViewExport::failed, this, [&message](const QString &problem, const QString &details) {
            message.show(MessageBar::Kind::Error, problem, details);
        });
    connect(m_viewExport, &exporting::ViewExport::canceled, this, [&message, topic, refusal] {
        if (message.topic() == topic || message.topic() == refusal)
            message.hide();
    });
    connect(m_viewExport, &exporting::ViewExport::refused, this, [this, &message, refusal] {
        message.show(MessageBar::Kind::Warning,
            tr("Nothing was exported: another export is running. Export again when it is done."), {},
            tr("Cancel the Running Export"), [this] { m_viewExport->cancel(); });
        message.setTopic(refusal);
    });
}

void Dialogs::exportTable(exporting::Table table)
{
    exportList();
    m_export->setTable(table);
}

void Dialogs::exportMirror()
{
    if (!m_mirror) {
        exporting::MirrorDialog::Source source;
        source.project = m_session.path();
        if (const auto &info = m_session.reader().info())
            source.bodies = info->settings.bodies;
        urls::UrlsView *list = m_workspace.currentList();
        if (list && list->query().kind == store::ListKind::Urls) {
            source.query = list->query();
            source.filtered = list->model().isFiltered();
            source.filteredRows = list->model().rowCount();
            source.selected = list->selectedIds();
        }
        m_mirror = new exporting::MirrorDialog(source, &m_window);
        m_mirror->setAttribute(Qt::WA_DeleteOnClose);
    }
    m_mirror->show();
    m_mirror->raise();
    m_mirror->activateWindow();
}

void Dialogs::closeExport()
{
    if (m_export)
        m_export->close();
    if (m_mirror)
        m_mirror->close();
}

void Dialogs::writeReport()
{
    if (!m_report) {
        const auto &info = m_session.reader().info();
        m_report = new report::ReportDialog(
            m_session.path(), info ? project::ownchecks::usable(info->columns) : QList<audit::OwnCheck>(),
            [this] { return m_workspace.currentFindings(); }, &m_window);
        m_report->setAttribute(Qt::WA_DeleteOnClose);
    }
    m_report->show();
    m_report->raise();
    m_report->activateWindow();
}

void Dialogs::closeReport()
{
    if (m_report)
        m_report->close();
}

bool Dialogs::canEditOptions() const
{
    return !m_session.isActive() || m_session.canChange();
}

void Dialogs::editOptions()
{
    if (!canEditOptions())
        return;
    if (m_session.isActive())
        showOptions(m_session.settings(), int(options::Group::Servers), Of::RunningCrawl);
    else
        showOptions(m_crawl.wanted(), 0, Of::NextCrawl);
}

void Dialogs::editPreferences()
{
    auto *dialog = new PreferencesDialog(&m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void Dialogs::editLogins()
{
    showOptions(m_crawl.wanted(), int(options::Group::Network), Of::NextCrawl);
}

void Dialogs::logIn(const QByteArray &url)
{
    const auto place = url::parse(url);
    auto *dialog = new LoginDialog(words::foreign::shown(place ? place->host() : url), &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this,
        [this, dialog, url] { m_crawl.logIn(url, dialog->user(), dialog->password()); });
    dialog->open();
}

void Dialogs::showOptions(const settings::CrawlSettings &shown, int page, Of what)
{
    auto *dialog = new options::OptionsDialog(shown, &m_window, &m_session.reader());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setPage(page);
    if (what == Of::Nodes || (what == Of::RunningCrawl && m_session.isNode()))
        dialog->restrictTo(settings::isLiveForNodes,
            tr("Changes to speed and limits apply to all nodes. Depth, patterns and start addresses can be changed "
               "only while no node is crawling, before resuming."));
    else if (what != Of::NextCrawl)
        dialog->restrictTo(settings::isLive,
            tr("While a crawl runs, only its speed, limits, patterns and start addresses can be changed."));
    connect(dialog, &options::OptionsDialog::languageChanged, this, [this, dialog, what] {
        // In the new language, with what was edited.
        showOptions(dialog->settings(), dialog->page(), what);
        dialog->reject();
    });
    connect(dialog, &QDialog::accepted, this, [this, dialog, what] {
        if (what == Of::RunningCrawl)
            m_crawl.change(dialog->settings());
        else if (what == Of::Nodes)
            m_nodes->setSettings(dialog->settings());
        else
            m_crawl.setSettings(dialog->settings());
    });
    dialog->open();
}

void Dialogs::editOwnChecks()
{
    if (!m_ownChecks) {
        m_ownChecks = new ownchecks::OwnChecksDialog(m_session.reader(), &m_window);
        m_ownChecks->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_ownChecks, &ownchecks::OwnChecksDialog::showRequested, this,
            [this](const store::ListQuery &query) { m_workspace.showOnly(query); });
        connect(m_ownChecks, &ownchecks::OwnChecksDialog::checksChanged, &m_workspace, &Workspace::ownChecksChanged);
    }
    m_ownChecks->show();
    m_ownChecks->raise();
    m_ownChecks->activateWindow();
}

void Dialogs::editExtractors(bool canReplay)
{
    const settings::CrawlSettings wanted = m_crawl.wanted();
    auto *dialog = new extractors::ExtractorsDialog(wanted, wanted.seeds.value(0), &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    if (m_session.reader().isOpen()) {
        const urls::UrlsView *list = m_workspace.currentList();
        const QList<qint64> selected = list ? list->selectedIds() : QList<qint64>();
        dialog->setProject(m_session.reader(), store::UrlId(selected.value(0)), canReplay);
    }
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        settings::CrawlSettings settings = m_crawl.wanted();
        settings.extract = dialog->lines();
        m_crawl.setSettings(settings);
        if (dialog->isForKeptPages())
            Q_EMIT replayRequested(settings.extract);
    });
    dialog->open();
}

void Dialogs::searchTexts()
{
    if (!m_search) {
        m_search = new searching::SearchDialog(
            m_session.reader(),
            [this] {
                const urls::UrlsView *list = m_workspace.currentList();
                return list ? list->query() : store::ListQuery();
            },
            &m_window);
        m_search->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_search, &searching::SearchDialog::showRequested, this,
            [this](const store::ListQuery &query) { m_workspace.showOnly(query); });
        connect(m_search, &searching::SearchDialog::chosen, &m_workspace, &Workspace::showDetailsOf);
    }
    m_search->show();
    m_search->raise();
    m_search->activateWindow();
}

void Dialogs::showCrawlerAccess()
{
    if (!m_access) {
        m_access = new crawleraccess::CrawlerAccessDialog(m_session.reader(), &m_window);
        m_access->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_access, &crawleraccess::CrawlerAccessDialog::tableExportRequested, this, &Dialogs::exportShownTable);
    }
    m_access->show();
    m_access->raise();
    m_access->activateWindow();
}

void Dialogs::showManual()
{
    if (!m_help)
        m_help = new help::HelpWindow(&m_window);
    m_help->showPage(QStringLiteral("index.md"));
    m_help->show();
    m_help->raise();
    m_help->activateWindow();
}

void Dialogs::showAbout()
{
    auto *box = new QMessageBox(&m_window);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setWindowTitle(tr("About Argiope"));
    box->setIconPixmap(widgets::appIcon().pixmap(64, 64));
    box->setTextFormat(Qt::RichText);
    box->setText(tr("<h3>Argiope %1</h3><p>Crawls a website, shows every URL it finds and why, and never loses one.</p>"
                    "<p>Free software under the GNU General Public License, version 3 or later; it comes without any "
                    "warranty.</p>")
                     .arg(QLatin1String(base::Version)));
    QString built = tr("Qt %1 (built with %2), on %3, %4")
                        .arg(QLatin1String(qVersion()), QLatin1String(QT_VERSION_STR), QSysInfo::prettyProductName(),
                            QSysInfo::currentCpuArchitecture());
    if (base::MissingLibraries[0] != '\0')
        built += QStringLiteral("<br>") + tr("Built without: %1").arg(QLatin1String(base::MissingLibraries));
    box->setInformativeText(built);
    box->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    box->setObjectName(QStringLiteral("about"));
    box->addButton(tr("OK"), QMessageBox::AcceptRole);
    box->open();
}

} // namespace argiope::mainwindow
