#include "ui/mainwindow/windowmenus.h"

#include "core/filter/parser.h"
#include "core/store/filtersql.h"
#include "core/store/place.h"
#include "ui/export/exportwords.h"
#include "ui/mainwindow/appearance.h"
#include "ui/mainwindow/background.h"
#include "ui/mainwindow/crawlcontrol.h"
#include "ui/mainwindow/dialogs.h"
#include "ui/mainwindow/editactions.h"
#include "ui/mainwindow/importjob.h"
#include "ui/mainwindow/projectfiles.h"
#include "ui/mainwindow/repeater.h"
#include "ui/mainwindow/replayjob.h"
#include "ui/mainwindow/trapnotices.h"
#include "ui/mainwindow/workspace.h"
#include "ui/project/projectsession.h"
#include "ui/startbar/startbar.h"
#include "ui/urls/urlsview.h"
#include "ui/urls/urltable.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/tableview.h"

#include <QApplication>
#include <QClipboard>
#include <QDesktopServices>
#include <QFileInfo>
#include <QMainWindow>
#include <QMenuBar>
#include <QStatusBar>
#include <QTabWidget>
#include <QUrl>
#include <QWhatsThis>

namespace argiope::mainwindow {

using Row = MenuTable::Row;
using Mode = startbar::StartBar::Mode;

namespace {

Row separator()
{
    return {};
}

/// A line of the menu of languages; its name is not translated.
Row languageRow(const char *name, const char *code)
{
    return {.text = name,
        .run = [code] { appearance::setLanguage(QString::fromLatin1(code)); },
        .checked = [code] { return appearance::language() == QLatin1String(code); }};
}

Row themeRow(const char *name, appearance::Theme theme)
{
    return {.text = name,
        .run = [theme] { appearance::setTheme(theme); },
        .checked = [theme] { return appearance::theme() == theme; }};
}

/// A line that shows and hides a part of the window.
Row paneRow(const char *name, const QKeySequence &keys, QWidget &pane)
{
    return {.text = name,
        .keys = keys,
        .run = [&pane] { pane.setVisible(pane.isHidden()); },
        .checked = [&pane] { return !pane.isHidden(); }};
}

} // namespace

WindowMenus::WindowMenus(const Parts &parts)
    : QObject(&parts.window)
    , m_parts(parts)
    , m_edit(new EditActions(parts.window))
    , m_replay(new ReplayJob(parts.session, parts.workspace.message(), &parts.window))
    , m_table(
          parts.window.menuBar(), [](const char *text) { return tr(text); }, &parts.window)
{
    m_table.add(QT_TR_NOOP("&File"), fileRows());
    m_table.add(QT_TR_NOOP("&Edit"), editRows());
    m_table.add(QT_TR_NOOP("&Crawl"), crawlRows());
    m_table.add(QT_TR_NOOP("&View"), viewRows());
    m_table.add(QT_TR_NOOP("Too&ls"), toolRows());
    m_table.add(QT_TR_NOOP("&Help"), helpRows());
    parts.window.statusBar()->addPermanentWidget(m_replay);
    m_replay->hide(); // which adding it has shown
    connect(m_replay, &ReplayJob::runningChanged, this, &WindowMenus::refresh);
    connect(&parts.dialogs, &Dialogs::replayRequested, this,
        [this](const QStringList &extract) { m_replay->start(extract); });
    connect(&parts.importer, &ImportJob::runningChanged, this, &WindowMenus::refresh);
}

std::vector<Row> WindowMenus::fileRows()
{
    return {
        {.text = QT_TR_NOOP("New &Window"),
            .keys = Qt::CTRL | Qt::SHIFT | Qt::Key_N,
            .run = [this] { Q_EMIT windowRequested(); }},
        separator(),
        {.text = QT_TR_NOOP("&New Project…"),
            .keys = QKeySequence::New,
            .run = [this] { m_parts.files.chooseNew(); },
            .enabled = [this] { return !m_parts.session.isActive(); }},
        {.text = QT_TR_NOOP("New Post&greSQL Project…"),
            .name = "newDatabaseAction",
            .run = [this] { m_parts.files.chooseNewInDatabase(); },
            .enabled = [this] { return !m_parts.session.isActive(); }},
        {.text = QT_TR_NOOP("&Open…"),
            .keys = QKeySequence::Open,
            .icon = "open",
            .run = [this] { m_parts.files.chooseProject(); }},
        {.text = QT_TR_NOOP("Open PostgreSQL &Project…"),
            .name = "openDatabaseAction",
            .run = [this] { m_parts.files.chooseInDatabase(); }},
        {.text = QT_TR_NOOP("Open &Recent"), .fill = [this](QMenu &menu) { m_parts.files.fillRecent(menu); }},
        {.text = QT_TR_NOOP("&Import WARC/WACZ…"),
            .name = "importAction",
            .run = [this] { m_parts.importer.choose(); },
            .enabled = [this] { return m_parts.importer.canStart(); }},
        {.text = QT_TR_NOOP("&Save a Copy…"),
            .keys = Qt::CTRL | Qt::SHIFT | Qt::Key_S,
            .icon = "save",
            .run = [this] { m_parts.files.saveCopy(); },
            .enabled = [this] { return isShown(); }},
        {.text = QT_TR_NOOP("Cop&y to PostgreSQL Project…"),
            .name = "copyDatabaseAction",
            .run = [this] { m_parts.files.saveCopyInDatabase(); },
            .enabled = [this] { return isShown(); }},
        separator(),
        {.text = QT_TR_NOOP("&Export…"),
            .keys = Qt::CTRL | Qt::Key_E,
            .icon = "export",
            .name = "exportAction",
            .run = [this] { m_parts.dialogs.exportList(); },
            .enabled = [this] { return isShown(); }},
        {.text = QT_TR_NOOP("Export T&his Table"),
            .tip = QT_TR_NOOP("Exports the rows and visible columns of the table in front, in their order"),
            .keys = Qt::CTRL | Qt::SHIFT | Qt::Key_E,
            .name = "exportShownAction",
            .run = [this] { m_parts.dialogs.exportShown(); },
            .enabled = [this] { return isShown() && m_parts.dialogs.canExportShown(); }},
        {.text = QT_TR_NOOP("Bu&lk Export"), .enabled = [this] { return isShown(); }, .rows = tableRows()},
        {.text = QT_TR_NOOP("S&ave Site Offline…"),
            .tip = QT_TR_NOOP("Saves the stored pages as a folder to read without the site"),
            .name = "mirrorAction",
            .run = [this] { m_parts.dialogs.exportMirror(); },
            .enabled = [this] { return isShown(); }},
        {.text = QT_TR_NOOP("Repor&t…"),
            .name = "reportAction",
            .run = [this] { m_parts.dialogs.writeReport(); },
            .enabled = [this] { return isShown(); }},
        separator(),
        {.text = QT_TR_NOOP("Close Pro&ject"),
            .keys = Qt::CTRL | Qt::SHIFT | Qt::Key_W,
            .name = "closeProjectAction",
            .run = [this] { Q_EMIT closeRequested(); },
            .enabled = [this] { return m_parts.session.hasProject() && !m_parts.session.isActive(); }},
        {.text = QT_TR_NOOP("&Close Window"), .keys = QKeySequence::Close, .run = [this] { m_parts.window.close(); }},
        {.text = QT_TR_NOOP("&Quit"),
            .keys = QKeySequence::Quit,
            .run = [] { Background::quit(); },
            .role = QAction::QuitRole},
    };
}

std::vector<Row> WindowMenus::tableRows()
{
    static constexpr std::pair<exporting::Table, const char *> Tables[] = {
        {exporting::Table::Broken, "exportBroken"},
        {exporting::Table::Chains, "exportChains"},
        {exporting::Table::Issues, "exportIssues"},
        {exporting::Table::Images, "exportImages"},
        {exporting::Table::Hreflang, "exportHreflang"},
        {exporting::Table::Links, "exportLinks"},
        {exporting::Table::Sitemaps, "exportSitemaps"},
        {exporting::Table::Hosts, "exportHosts"},
        {exporting::Table::Skipped, "exportSkipped"},
        {exporting::Table::Urls, "exportUrls"},
    };
    std::vector<Row> rows;
    for (const auto &[table, name] : Tables) {
        rows.push_back({.name = name,
            .run = [this, table = table] { m_parts.dialogs.exportTable(table); },
            .refresh
            = [table = table](QAction &action) { action.setText(QString(exporting::tableWords(table) % u'…')); }});
    }
    return rows;
}

std::vector<Row> WindowMenus::editRows()
{
    const auto passed = [this](const char *text, const char *name, const QKeySequence &keys) {
        return Row{.text = text, .keys = keys, .keysOfFocus = true, .name = name, .run = [this, keys] {
                       m_edit->press(keys);
                   }};
    };
    return {
        passed(QT_TR_NOOP("&Copy"), "copyAction", QKeySequence::Copy),
        passed(QT_TR_NOOP("Copy C&ell"), "copyCellAction", widgets::TableView::copyCellKeys()),
        {.text = QT_TR_NOOP("Copy Selected &URLs"),
            .keys = Qt::CTRL | Qt::SHIFT | Qt::Key_C,
            .run = [this] { m_parts.workspace.currentList()->table().copyUrls(); },
            .enabled = [this] { return isShown() && m_parts.workspace.currentList(); }},
        passed(QT_TR_NOOP("Select &All"), "selectAllAction", QKeySequence::SelectAll),
        separator(),
        {.text = QT_TR_NOOP("&Find"),
            .tip = QT_TR_NOOP("Goes to the filter of the tab in front"),
            .keys = QKeySequence::Find,
            .icon = "filter",
            .run = [this] { m_parts.workspace.focusFilter(); }},
        {.text = QT_TR_NOOP("C&lear Filter"),
            .keys = Qt::CTRL | Qt::SHIFT | Qt::Key_F,
            .run = [this] { m_parts.workspace.clearFilter(); },
            .enabled = [this] { return m_parts.workspace.hasFilter(); }},
        separator(),
        {.text = QT_TR_NOOP("&Preferences…"),
            .tip = QT_TR_NOOP("Language, theme and notifications"),
            .name = "preferencesAction",
            .run = [this] { m_parts.dialogs.editPreferences(); },
            .role = QAction::PreferencesRole},
    };
}

std::vector<Row> WindowMenus::crawlRows()
{
    return {
        {.keys = Qt::CTRL | Qt::Key_Return,
            .run = [this] { start(); },
            .refresh = [this](QAction &action) { refreshStart(action); }},
        {.text = QT_TR_NOOP("S&top"),
            .keys = Qt::CTRL | Qt::Key_Period,
            .icon = "stop",
            .run = [this] { m_parts.session.stop(); },
            .enabled = [this] { return hasStop(); }},
        separator(),
        {.text = QT_TR_NOOP("Crawl &Again"),
            .tip = QT_TR_NOOP("Fetches every known URL again, and shows what is new, changed and removed"),
            .keys = Qt::CTRL | Qt::Key_F5,
            .name = "againAction",
            .run = [this] { m_parts.crawl.refetch(engine::RefetchKind::Everything); },
            .enabled = [this] { return m_parts.session.canRefetchProject(); }},
        {.text = QT_TR_NOOP("Retry &Failed URLs"),
            .keys = Qt::SHIFT | Qt::Key_F5,
            .name = "failuresAction",
            .run = [this] { m_parts.crawl.refetch(engine::RefetchKind::Failures); },
            .enabled = [this] { return m_parts.session.canRefetchProject(); }},
        {.text = QT_TR_NOOP("Recrawl D&ue Pages…"),
            .tip = QT_TR_NOOP("Pages that have probably changed by now, judging by their change frequency"),
            .name = "dueAction",
            .run = [this] { m_parts.repeater.askDue(); },
            .enabled = [this] { return m_parts.session.canRefetchProject(); }},
        {.text = QT_TR_NOOP("Sch&edule…"),
            .tip = QT_TR_NOOP("Recrawls the project every hour, day or week, and reports changes"),
            .name = "repeatAction",
            .run = [this] { m_parts.repeater.ask(); },
            .enabled = [this] { return m_parts.repeater.canPlan(); }},
        separator(),
        {.text = QT_TR_NOOP("&List Mode: From File…"), .run = [this] { m_parts.files.chooseList(); }},
        {.text = QT_TR_NOOP("List &Mode: Paste…"),
            .keys = Qt::CTRL | Qt::SHIFT | Qt::Key_V,
            .run = [this] { pasteList(); }},
        {.text = QT_TR_NOOP("Crawl &Demo Site"),
            .run = [this] { Q_EMIT demoRequested(); },
            .enabled = [this] { return m_parts.hasDemo && !m_parts.session.isActive(); }},
        separator(),
        {.text = QT_TR_NOOP("Re-a&nalyse Stored Pages"),
            .tip = QT_TR_NOOP("Re-analyses the stored pages with this version of Argiope, without requests"),
            .name = "replayAction",
            .run = [this] { m_replay->start(); },
            .enabled = [this] { return m_replay->canStart(); }},
        {.text = QT_TR_NOOP("Sp&ider Traps…"),
            .name = "trapsAction",
            .run = [this] { m_parts.traps.showAll(); },
            .enabled = [this] { return isShown(); }},
        {.text = QT_TR_NOOP("AI and Searc&h Crawler Access…"),
            .tip = QT_TR_NOOP("Which crawlers robots.txt allows in which folders"),
            .name = "crawlerAccessAction",
            .run = [this] { m_parts.dialogs.showCrawlerAccess(); },
            .enabled = [this] { return isShown(); }},
        {.text = QT_TR_NOOP("&Crawl Settings…"),
            .keys = Qt::CTRL | Qt::Key_Comma,
            .icon = "options",
            .name = "optionsAction",
            .run = [this] { m_parts.dialogs.editOptions(); },
            .enabled = [this] { return m_parts.dialogs.canEditOptions(); },
            .role = QAction::NoRole},
    };
}

std::vector<Row> WindowMenus::viewRows()
{
    std::vector<Row> rows;
    QTabWidget &tabs = m_parts.workspace.tabs();
    const QList<int> order = m_parts.workspace.tabOrder();
    for (const int i : order)
        rows.push_back({.keys = i < 9 ? QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + i)) : QKeySequence(),
            .run = [this, i] { m_parts.workspace.showTab(i); },
            .refresh =
                [&tabs, i](QAction &action) {
                    action.setText(tabs.tabText(i));
                    action.setVisible(tabs.isTabVisible(i));
                }});
    rows.insert(rows.end(),
        {separator(), paneRow(QT_TR_NOOP("Side&bar"), Qt::Key_F9, m_parts.workspace.overview()),
            paneRow(QT_TR_NOOP("&Details and Log"), Qt::Key_F10, m_parts.workspace.details()), separator(),
            {.text = QT_TR_NOOP("&Next Pane"), .keys = Qt::Key_F6, .run = [this] { m_parts.workspace.focusPane(1); }},
            {.text = QT_TR_NOOP("&Previous Pane"),
                .keys = Qt::SHIFT | Qt::Key_F6,
                .run = [this] { m_parts.workspace.focusPane(-1); }},
            separator(),
            {.text = QT_TR_NOOP("&Language"),
                .rows = {languageRow(QT_TR_NOOP("&System Default"), ""), languageRow("English", "en"),
                    languageRow("简体中文", "zh_CN")}},
            {.text = QT_TR_NOOP("&Theme"),
                .rows = {themeRow(QT_TR_NOOP("&System Default"), appearance::Theme::System),
                    themeRow(QT_TR_NOOP("&Light"), appearance::Theme::Light),
                    themeRow(QT_TR_NOOP("&Dark"), appearance::Theme::Dark)}}});
    return rows;
}

std::vector<Row> WindowMenus::toolRows()
{
    return {
        {.text = QT_TR_NOOP("Focus URL B&ar"),
            .keys = Qt::CTRL | Qt::Key_L,
            .run = [this] { m_parts.workspace.start().focusSeed(); }},
        {.text = QT_TR_NOOP("Full-Text &Search…"),
            .keys = Qt::CTRL | Qt::ALT | Qt::Key_F,
            .name = "searchAction",
            .run = [this] { m_parts.dialogs.searchTexts(); },
            .enabled = [this] { return isShown(); }},
        {.text = QT_TR_NOOP("&Important Pages with Issues"),
            .tip = QT_TR_NOOP("The 10 % of pages with the highest link score, where broken, noindex, more than four "
                              "clicks deep, or linked from at most two pages"),
            .name = "importantAction",
            .run = [this] { showImportant(); },
            .enabled = [this] { return isShown(); }},
        {.text = QT_TR_NOOP("Cust&om Checks…"),
            .name = "ownChecksAction",
            .run = [this] { m_parts.dialogs.editOwnChecks(); }},
        {.text = QT_TR_NOOP("Custom &Extraction…"),
            .name = "extractorsAction",
            .run = [this] { m_parts.dialogs.editExtractors(m_replay->canStart()); },
            .enabled = [this] { return !m_parts.session.isActive(); }},
        {.text = QT_TR_NOOP("Show Project &Folder"),
            .run = [this] { showFolder(); },
            .enabled = [this] { return isShown() && !store::Place::isDatabase(m_parts.session.path()); }},
    };
}

std::vector<Row> WindowMenus::helpRows()
{
    return {
        {.text = QT_TR_NOOP("&Manual"),
            .keys = QKeySequence::HelpContents,
            .run = [this] { m_parts.dialogs.showManual(); }},
        {.text = QT_TR_NOOP("&What’s This?"),
            .tip = QT_TR_NOOP("Click an item to see its explanation"),
            .made = QWhatsThis::createAction(&m_parts.window)},
        separator(),
        {.text = QT_TR_NOOP("&About Argiope"),
            .name = "aboutAction",
            .run = [this] { m_parts.dialogs.showAbout(); },
            .role = QAction::AboutRole},
    };
}

void WindowMenus::refreshStart(QAction &action) const
{
    const startbar::StartBar &start = m_parts.workspace.start();
    const Mode mode = start.mode();
    action.setText(mode == Mode::Running ? tr("&Pause")
            : mode == Mode::Paused       ? tr("&Resume")
            : start.resumesProject()     ? tr("&Resume")
            : start.recrawlsProject()    ? tr("Ne&w Crawl")
                                         : tr("&Start"));
    action.setIcon(widgets::icon(mode == Mode::Running ? QStringLiteral("pause") : QStringLiteral("start")));
    action.setEnabled(mode != Mode::Starting && mode != Mode::Saving);
}

void WindowMenus::start()
{
    startbar::StartBar &bar = m_parts.workspace.start();
    if (bar.recrawlsProject()) // which the line of Crawl Again does
        bar.startNew();
    else
        bar.trigger();
}

bool WindowMenus::hasStop() const
{
    const Mode mode = m_parts.workspace.start().mode();
    return mode == Mode::Starting || mode == Mode::Running || mode == Mode::Paused;
}

bool WindowMenus::isShown() const
{
    return m_parts.session.reader().isOpen();
}

void WindowMenus::showImportant()
{
    const auto &info = m_parts.session.reader().info();
    if (!info)
        return;
    const auto fields = store::filterFields(info->columns);
    const auto ranked = filter::parse(QStringLiteral("rank is known"), fields);
    const auto where = filter::parse(
        QStringLiteral("rank_percentile >= 90 and (outcome not in (\"ok\", \"redirect\") or no_index or "
                       "link_depth > 4 or backlinks <= 2)"),
        fields);
    if (!ranked || !where)
        return;
    store::ListQuery known;
    known.where = *ranked;
    store::ListQuery query;
    query.where = *where;
    // What says why each of them is there.
    QList<store::UrlColumn> columns;
    for (const char *name : {"rank", "outcome", "no_index", "link_depth", "backlinks"}) {
        if (const store::Column *column = info->columns.find(QByteArrayView(name)))
            columns.append(column->id);
    }
    m_parts.session.reader().ask(
        project::Lane::Extras, &m_parts.workspace,
        [known, query](store::Reader &reader, const std::atomic<bool> &) {
            const auto any = [&reader](const store::ListQuery &of) {
                bool found = false;
                reader.forEach(of, [&found](const store::UrlRecord &) {
                    found = true;
                    return false;
                });
                return found;
            };
            return std::pair(any(known), any(query));
        },
        [this, query, columns](const std::pair<bool, bool> &there) {
            const auto &[ranks, trouble] = there;
            if (trouble)
                m_parts.workspace.showWithColumns(query, columns);
            else
                m_parts.workspace.message().show(widgets::MessageBar::Kind::Info,
                    ranks ? tr("No important pages with issues found.")
                          : tr("This project has no link scores. They are calculated when a crawl ends."));
        });
}

void WindowMenus::pasteList()
{
    const QString text = QApplication::clipboard()->text();
    if (!text.trimmed().isEmpty())
        Q_EMIT listPasted(text);
}

void WindowMenus::showFolder() const
{
    QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(m_parts.session.path()).absolutePath()));
}

} // namespace argiope::mainwindow
