#include "ui/mainwindow/workspace.h"
#include "core/store/place.h"

#include "ui/brokenlinks/brokenlinksview.h"
#include "ui/compare/compareview.h"
#include "ui/details/detailsview.h"
#include "ui/hosts/hostsview.h"
#include "ui/issues/issuesview.h"
#include "ui/log/logview.h"
#include "ui/mainwindow/endnotice.h"
#include "ui/nodes/nodesview.h"
#include "ui/overview/overviewview.h"
#include "ui/project/projectsession.h"
#include "ui/sitemaps/sitemapsview.h"
#include "ui/sitetree/sitetreeview.h"
#include "ui/source/sourceview.h"
#include "ui/startbar/startbar.h"
#include "ui/startpage/startpage.h"
#include "ui/summary/summaryview.h"
#include "ui/threads/threadsview.h"
#include "ui/urls/readycolumns.h"
#include "ui/urls/urlsview.h"
#include "ui/urls/urltable.h"
#include "ui/widgets/filterfield.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/panefocus.h"
#include "ui/widgets/tabgroups.h"
#include "ui/widgets/tableview.h"
#include "ui/widgets/taborder.h"
#ifdef ARGIOPE_CHARTS
#include "ui/charts/chartsview.h"
#endif

#include <QAbstractScrollArea>
#include <QApplication>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QScrollBar>
#include <QSettings>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace argiope::mainwindow {

namespace {

const QString AcrossKey = QStringLiteral("window/across");
const QString DownKey = QStringLiteral("window/down");
const QString OverviewKey = QStringLiteral("window/overview");
const QString DetailsKey = QStringLiteral("window/details");
constexpr int TallTabs = 1 << 16; ///< more than there is, of which they get what is left

/// Tabs get the titles of their views; a screen reader says of a table or text what its tab says.
void nameTabs(QTabWidget &tabs)
{
    static const char *const Ours = "namedByTab";
    for (int i = 0; i < tabs.count(); ++i) {
        if (const auto *own = qobject_cast<view::View *>(tabs.widget(i)))
            tabs.setTabText(i, own->title());
        QList<QWidget *> widgets = tabs.widget(i)->findChildren<QWidget *>();
        widgets.append(tabs.widget(i));
        for (QWidget *widget : std::as_const(widgets)) {
            const bool scrolls = qobject_cast<QAbstractScrollArea *>(widget) && !qobject_cast<QHeaderView *>(widget);
            if (!scrolls || (!widget->accessibleName().isEmpty() && !widget->property(Ours).toBool()))
                continue;
            widget->setAccessibleName(tabs.tabText(i));
            widget->setProperty(Ours, true);
        }
    }
}

} // namespace

Workspace::Workspace(
    project::ProjectSession &session, models::StatsModel &stats, models::LogModel &lines, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_start(new startbar::StartBar(this))
    , m_message(new widgets::MessageBar(this))
    , m_overview(new overview::OverviewView(stats, this))
    , m_tabs(new QTabWidget(this))
    , m_groups(new widgets::TabGroups(m_tabs, this))
    , m_issues(new issues::IssuesView(session, this))
    , m_summary(new summary::SummaryView(m_issues->auditRun(), this))
    , m_details(new details::DetailsView(session.reader(), &m_issues->auditRun(), this))
    , m_across(new QSplitter(Qt::Horizontal, this))
    , m_down(new QSplitter(Qt::Vertical, this))
    , m_startPage(new startpage::StartPage(this))
    , m_pages(new QStackedWidget(this))
{
    m_tabs->setObjectName(QStringLiteral("tabs"));
    m_tabs->setDocumentMode(true);
    auto *threads = new threads::ThreadsView(session, this);
    auto *issues = m_issues;
    addList(store::ListKind::Urls);
    add(issues);
    addList(store::ListKind::Queue);
    add(threads);
    auto *hosts = new hosts::HostsView(
        session.reader(), [&session] { return session.hosts(); }, this);
    add(hosts);
    addList(store::ListKind::Skipped);
    auto *siteTree = new sitetree::SiteTreeView(session.reader(), this);
    add(siteTree);
    add(m_summary);
#ifdef ARGIOPE_CHARTS
    auto *charts = new charts::ChartsView(session, stats, this);
    m_views.append(charts);
    listenTo(charts);
    m_summary->addBelow(charts);
#endif
    m_links = new brokenlinks::BrokenLinksView(session.reader(), this);
    add(m_links);
    connect(m_links, &brokenlinks::BrokenLinksView::exportRequested, this, &Workspace::exportRequested);
    connect(m_links, &brokenlinks::BrokenLinksView::exportShownRequested, this, &Workspace::exportShownRequested);
    auto *compare = new compareview::CompareView(session.reader(), this);
    add(compare);
    auto *sitemaps = new sitemaps::SitemapsView(session.reader(), this);
    add(sitemaps);
    auto *nodes = new nodes::NodesView(session.reader(), this);
    add(nodes);
    // Pages keep the places, and so the keys, that they have always had; this is how they are shown.
    m_groups->add({m_summary});
    m_groups->add({m_issues});
    m_groups->add({listOf(store::ListKind::Urls), listOf(store::ListKind::Skipped)});
    m_groups->add({m_links});
    m_groups->add({siteTree, sitemaps});
    m_groups->add({compare});
    m_groups->add({threads, listOf(store::ListKind::Queue), hosts, nodes});

    connect(&session.reader(), &project::ProjectReader::sessionChanged, this, &Workspace::scrollBack);
    addSource();
    auto *log = new log::LogView(
        lines, [&session] { return int(session.workers().size()); }, this);
    m_views.append(log);
    m_details->addTab(log, QString());
    connect(log, &view::View::reported, this, &Workspace::report);
    connect(log, &log::LogView::levelChanged, this,
        [this](base::LogLevel level) { m_session.setLogLevel(std::min(level, base::LogLevel::Info)); });
    connect(threads, &threads::ThreadsView::workerSelected, this, [this, log](int worker) {
        log->setWorker(worker);
        if (worker > 0)
            m_details->setCurrentWidget(log);
    });
    connect(m_details, &details::DetailsView::openRequested, this, &Workspace::openRequested);
    connect(m_details, &details::DetailsView::tableExportRequested, this, &Workspace::tableExportRequested);
    connect(m_details, &details::DetailsView::followed, this, &Workspace::selectIfListed);
    connect(issues, &issues::IssuesView::ownChecksRequested, this, &Workspace::ownChecksRequested);
    connect(this, &Workspace::ownChecksChanged, issues, [issues] { issues->auditRun().ownChecksChanged(); });
    connect(issues, &issues::IssuesView::detailsRequested, this, &Workspace::showDetailsOf);
    connect(issues, &issues::IssuesView::crawlAudited, this, [this] {
        // Of a start that leads nowhere there is more to say.
        const auto counters = m_session.counters();
        m_verdictWaits = counters && counters->finished > 1;
        // What the end of the crawl has to say comes first, but for what was left out.
        if (!m_message->isVisibleTo(this) || m_message->topic() == LeftOutTopic)
            showVerdict();
    });
    connect(m_message, &widgets::MessageBar::dismissed, this, &Workspace::showVerdict);
    connect(&session.reader(), &project::ProjectReader::sessionChanged, this, [this] {
        m_verdictWaits = false;
        m_urlOf.clear();
    });
    connect(m_details, &details::DetailsView::folded, this, &Workspace::foldDetails);
    connect(m_overview, &overview::OverviewView::filterRequested, this, &Workspace::showOnly);
    connect(m_overview, &overview::OverviewView::issueRequested, this, [this](const QByteArray &check) {
        m_issues->select(check);
        showTab(m_tabs->indexOf(m_issues));
    });
    connect(m_details, &details::DetailsView::issueRequested, this, [this](const QByteArray &check) {
        m_issues->select(check, m_details->shownUrl());
        showTab(m_tabs->indexOf(m_issues));
    });
    connect(m_summary, &summary::SummaryView::issueRequested, this, [this](const QByteArray &check) {
        m_issues->select(check);
        showTab(m_tabs->indexOf(m_issues));
    });
    connect(m_summary, &summary::SummaryView::issuesRequested, this, [this] { showTab(m_tabs->indexOf(m_issues)); });
    connect(&issues->auditRun(), &models::AuditRun::updated, this, [this, &stats, issues] {
        stats.setFindings(issues->auditRun().findings());
        tellVerdict();
    });
    // The overview has the issues, too, of an old project at once; those of a crawl come when it ends. A server that
    // several people share is asked for all of its rows only by those who want to see issues.
    connect(&session.reader(), &project::ProjectReader::opened, this, [this](const project::ProjectInfo &info) {
        const bool isOurs = !store::Place::isDatabase(m_session.reader().path()) && !info.beingWritten;
        if (isOurs && !m_session.isActive() && !m_overview->isHidden())
            m_issues->auditRun().wish();
    });
    connect(m_overview, &overview::OverviewView::clearRequested, this, [this] {
        if (urls::UrlsView *list = currentList())
            list->clearFilter();
    });
    connect(m_startPage, &startpage::StartPage::demoRequested, this, &Workspace::demoRequested);
    connect(m_startPage, &startpage::StartPage::emptied, this, &Workspace::choosePage);
    connect(m_start, &startbar::StartBar::left, this, &Workspace::focusContent);
    connect(m_tabs, &QTabWidget::currentChanged, this, &Workspace::panesChanged);
    connect(m_tabs, &QTabWidget::currentChanged, this, &Workspace::tellFilter);
    connect(m_tabs, &QTabWidget::currentChanged, this, &Workspace::followTab);

    m_down->addWidget(m_groups);
    m_down->addWidget(m_details);
    m_down->setStretchFactor(0, 1);
    m_down->setCollapsible(0, false);
    m_across->addWidget(m_overview);
    m_across->addWidget(m_down);
    m_across->setStretchFactor(1, 1);
    m_across->setCollapsible(0, false); // a key and a menu hide it
    m_across->setCollapsible(1, false);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 0);
    column->setSpacing(6);
    column->addWidget(m_start);
    column->addWidget(m_message);
    m_pages->addWidget(m_across);
    m_pages->addWidget(m_startPage);
    column->addWidget(m_pages, 1);
    for (view::View *each : std::as_const(m_views))
        widgets::tabAsLaidOut(*each);
}

bool Workspace::areIssuesInFront() const
{
    return m_tabs->currentWidget() == m_issues;
}

view::View *Workspace::currentTable() const
{
    auto *front = qobject_cast<view::View *>(m_tabs->currentWidget());
    return front && front->hasShownTable() ? front : nullptr;
}

models::SharedFindings Workspace::currentFindings() const
{
    return m_issues->auditRun().currentFindings();
}

void Workspace::showVerdict()
{
    if (!m_verdictWaits || m_session.isActive())
        return;
    m_verdictWaits = false;
    m_message->show(widgets::MessageBar::Kind::Info, m_issues->verdict(), {},
        areIssuesInFront() ? QString() : tr("Show Issues"), // it would lead to where one is
        [this] { showTab(m_tabs->indexOf(m_issues)); });
    m_message->setTopic(VerdictTopic);
}

void Workspace::foldDetails(bool folded)
{
    m_down->handle(1)->setEnabled(!folded);
    if (folded) {
        m_downOpen = m_down->saveState();
        m_down->setSizes({TallTabs, m_details->maximumHeight()});
    } else {
        m_down->restoreState(m_downOpen);
    }
}

void Workspace::choosePage()
{
    const bool project = m_session.hasProject() || m_session.isActive();
    m_tabsWanted = m_tabsWanted && !project;
    const bool tabs = project || m_tabsWanted || !m_startPage->refresh();
    m_pages->setCurrentWidget(tabs ? static_cast<QWidget *>(m_across) : m_startPage);
}

void Workspace::showTabs()
{
    m_tabsWanted = true;
    choosePage();
}

void Workspace::showTab(int index)
{
    showTabs();
    m_tabs->setCurrentIndex(index);
    focusContent();
}

void Workspace::add(view::View *view)
{
    m_views.append(view);
    m_tabs->addTab(view, QString());
    listenTo(view);
}

void Workspace::listenTo(view::View *view)
{
    connect(view, &view::View::filterRequested, this, &Workspace::showOnly);
    connect(view, &view::View::openRequested, this, &Workspace::openRequested);
    connect(view, &view::View::urlSelected, this, [this, view](qint64 id) { showDetails(*view, id); });
    connect(view, &view::View::urlsSelected, this, [this, view](const QList<qint64> &ids) {
        if (m_tabs->currentWidget() == view)
            m_details->showLinksOf(ids);
    });
    connect(view, &view::View::reported, this, &Workspace::report);
    connect(view, &view::View::tableExportRequested, this, &Workspace::tableExportRequested);
    connect(view, &view::View::tableExportAsRequested, this, &Workspace::tableExportAsRequested);
}

QList<int> Workspace::tabOrder() const
{
    return m_groups->order();
}

void Workspace::tellVerdict()
{
    m_summary->setVerdict(m_issues->verdict());
}

void Workspace::addSource()
{
    auto *source = new sourceview::SourceView(m_session.reader(), this);
    m_views.append(source);
    m_details->addTab(source, QString());
    connect(source, &view::View::reported, this, &Workspace::report);
    connect(source, &sourceview::SourceView::urlChosen, this, [this](qint64 id) {
        m_details->showUrl(id);
        selectIfListed(id);
    });
    connect(
        m_details, &details::DetailsView::shown, source, [this, source] { source->showUrl(m_details->shownUrl()); });
}

void Workspace::showDetailsOf(qint64 id)
{
    m_details->show();
    m_details->showUrl(id);
    m_details->unfold();
    Q_EMIT panesChanged();
}

void Workspace::showDetails(const view::View &of, qint64 id)
{
    m_urlOf[&of] = id;
    if (m_tabs->currentWidget() != &of)
        return;
    const bool folded = m_details->isFolded();
    m_details->showUrl(id);
    if (folded && &of == m_issues) // there is a pane below the issues already: a double click opens another
        m_details->setAside();
}

void Workspace::followTab()
{
    const QWidget *front = m_tabs->currentWidget();
    urls::UrlsView *list = currentList();
    const bool none = list && !list->table().selectionModel()->hasSelection();
    const qint64 id = none ? 0 : m_urlOf.value(front);
    if (id != 0)
        m_details->showUrl(id);
    if (id != 0 && front != m_issues)
        m_details->unfold();
    else
        m_details->setAside();
}

void Workspace::addList(store::ListKind kind)
{
    auto *list = new urls::UrlsView(m_session.reader(), kind, this);
    m_lists.append(list);
    add(list);
    connect(list, &urls::UrlsView::demoRequested, this, &Workspace::demoRequested);
    connect(list, &urls::UrlsView::explainRequested, this, &Workspace::explain);
    connect(list, &urls::UrlsView::exportRequested, this, &Workspace::exportRequested);
    connect(list, &urls::UrlsView::exportShownRequested, this, &Workspace::exportShownRequested);
    connect(list, &urls::UrlsView::recrawlRequested, &m_session,
        [this, kind](const QList<qint64> &ids) { m_session.refetch(ids, kind != store::ListKind::Skipped); });
    connect(list, &urls::UrlsView::trapsRequested, this, &Workspace::trapsRequested);
    connect(list, &urls::UrlsView::filtered, this, &Workspace::tellFilter);
}

urls::UrlsView *Workspace::listOf(store::ListKind kind) const
{
    const auto it = std::find_if(
        m_lists.cbegin(), m_lists.cend(), [kind](urls::UrlsView *list) { return list->model().kind() == kind; });
    return it == m_lists.cend() ? nullptr : *it;
}

void Workspace::tellFilter()
{
    const urls::UrlsView *list = currentList();
    m_overview->setFilter(list ? std::optional(list->query()) : std::nullopt);
}

QWidget &Workspace::overview()
{
    return *m_overview;
}

QWidget &Workspace::details()
{
    return *m_details;
}

void Workspace::explain(qint64 id)
{
    m_details->show();
    m_details->showUrl(id);
    m_details->unfold();
    m_details->showWhy();
    Q_EMIT panesChanged();
}

void Workspace::selectIfListed(qint64 id)
{
    if (urls::UrlsView *list = currentList())
        list->select(id);
}

void Workspace::report(const QString &text, const QString &details, bool failed)
{
    m_message->show(failed ? widgets::MessageBar::Kind::Error : widgets::MessageBar::Kind::Info, text, details);
}

void Workspace::showOnly(const store::ListQuery &query)
{
    urls::UrlsView *shown = query.kind == store::ListKind::Skipped ? listOf(query.kind) : m_lists.constFirst();
    shown->filter(query, urls::readyColumns(query));
    m_tabs->setCurrentWidget(shown);
}

void Workspace::showWithColumns(const store::ListQuery &query, const QList<store::UrlColumn> &columns)
{
    m_lists.constFirst()->filter(query, columns, true);
    m_tabs->setCurrentWidget(m_lists.constFirst());
}

brokenlinks::BrokenLinksView *Workspace::currentLinks() const
{
    return m_tabs->currentWidget() == m_links ? m_links : nullptr;
}

urls::UrlsView *Workspace::currentList() const
{
    return qobject_cast<urls::UrlsView *>(m_tabs->currentWidget());
}

void Workspace::clearFilters()
{
    for (urls::UrlsView *list : std::as_const(m_lists))
        list->clearFilter();
}

void Workspace::clearFilter()
{
    if (auto *view = qobject_cast<view::View *>(m_tabs->currentWidget()))
        view->clearFilter();
}

bool Workspace::hasFilter() const
{
    const QWidget *const tab = m_tabs->currentWidget();
    return tab && tab->findChild<widgets::FilterField *>();
}

void Workspace::focusContent()
{
    if (m_pages->currentWidget() == m_startPage)
        m_startPage->focusContent();
    else if (auto *view = qobject_cast<view::View *>(m_tabs->currentWidget()))
        view->focusContent();
}

void Workspace::focusPane(int step)
{
    QList<QWidget *> panes;
    qsizetype at = -1;
    const QWidget *focus = QApplication::focusWidget();
    for (QWidget *pane : std::initializer_list<QWidget *>{m_start, m_startPage, m_overview, m_groups, m_details}) {
        if (!pane->isVisibleTo(this))
            continue;
        if (focus && pane->isAncestorOf(focus))
            at = panes.size();
        panes.append(pane);
    }
    if (at < 0 && step < 0)
        at = 0;
    QWidget *pane = panes.at((at + step + panes.size()) % panes.size());
    if (pane == m_start)
        m_start->focusPane();
    else if (pane == m_groups || pane == m_startPage)
        focusContent();
    else if (pane == m_overview)
        widgets::focusContent(*m_overview);
    else {
        if (m_details->isFolded())
            m_details->unfold();
        widgets::focusContent(*m_details->currentWidget());
    }
}

void Workspace::focusFilter()
{
    showTabs();
    if (!currentList()) {
        auto *own = m_tabs->currentWidget()->findChild<widgets::FilterField *>();
        if (own && own->isEnabledTo(this)) {
            own->setFocus(Qt::ShortcutFocusReason);
            own->selectAll();
            return;
        }
        m_tabs->setCurrentWidget(m_lists.constFirst());
    }
    currentList()->focusFilter();
}

void Workspace::setDemoAvailable(bool available)
{
    for (urls::UrlsView *list : std::as_const(m_lists))
        list->setDemoAvailable(available);
    m_startPage->setDemoAvailable(available);
}

void Workspace::setTrapCount(int traps)
{
    listOf(store::ListKind::Skipped)->setTrapCount(traps);
}

void Workspace::scrollBack()
{
    const auto tables = findChildren<widgets::TableView *>();
    for (widgets::TableView *table : tables)
        table->horizontalScrollBar()->setValue(table->horizontalScrollBar()->minimum());
}

void Workspace::poll(bool last)
{
    for (view::View *view : std::as_const(m_views))
        view->poll(last);
    m_details->poll(last);
}

void Workspace::follow()
{
    choosePage();
    m_verdictWaits = m_verdictWaits && !m_session.isActive();
    if (m_session.isActive() && m_message->topic() == VerdictTopic)
        m_message->hide(); // it was of what the project was before
    for (view::View *view : std::as_const(m_views)) {
        if (const int tab = m_tabs->indexOf(view); tab >= 0)
            m_tabs->setTabVisible(tab, view->isOffered(m_session));
        view->follow(m_session);
    }
    m_groups->refresh();
}

void Workspace::retranslate()
{
    nameTabs(*m_details);
    nameTabs(*m_tabs);
    m_groups->setTitles({{}, {}, {}, {}, tr("Structure"), {}, tr("Crawl")});
    tellVerdict();
}

void Workspace::restoreLayout()
{
    const QSettings store;
    if (!m_across->restoreState(store.value(AcrossKey).toByteArray()))
        m_across->setSizes({270, 1010});
    if (!m_down->restoreState(store.value(DownKey).toByteArray()))
        m_down->setSizes({440, 240});
    if (m_details->isFolded())
        foldDetails(true);
    m_overview->setVisible(store.value(OverviewKey, true).toBool());
    m_details->setVisible(store.value(DetailsKey, true).toBool());
}

void Workspace::saveLayout() const
{
    QSettings store;
    if (m_across->isVisibleTo(this)) { // else it was never laid out
        store.setValue(AcrossKey, m_across->saveState());
        store.setValue(DownKey, m_details->isFolded() ? m_downOpen : m_down->saveState());
    }
    m_startPage->saveColumns();
    store.setValue(OverviewKey, !m_overview->isHidden());
    store.setValue(DetailsKey, !m_details->isHidden());
    for (const view::View *view : m_views)
        view->saveColumns();
    m_details->saveColumns();
}

} // namespace argiope::mainwindow
