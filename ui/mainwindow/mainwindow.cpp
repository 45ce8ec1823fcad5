#include "ui/mainwindow/mainwindow.h"

#include "ui/charts/chartsview.h"
#include "ui/details/detailsview.h"
#include "ui/export/exportdialog.h"
#include "ui/hosts/hostsview.h"
#include "ui/log/logview.h"
#include "ui/mainwindow/mainwindowactions.h"
#include "ui/mainwindow/progressline.h"
#include "ui/models/foreigntext.h"
#include "ui/overview/overviewview.h"
#include "ui/sitetree/sitetreeview.h"
#include "ui/startbar/startbar.h"
#include "ui/threads/threadsview.h"
#include "ui/urls/urlsview.h"
#include "ui/urls/urltable.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/messagebar.h"

#include <QAbstractScrollArea>
#include <QApplication>
#include <QClipboard>
#include <QCloseEvent>
#include <QDir>
#include <QDragEnterEvent>
#include <QHeaderView>
#include <QLineEdit>
#include <QMimeData>
#include <QSettings>
#include <QSplitter>
#include <QStatusBar>
#include <QTabWidget>
#include <QTimer>
#include <QVBoxLayout>

namespace argiope::mainwindow {

namespace {

const QString GeometryKey = QStringLiteral("window/geometry");
const QString AcrossKey = QStringLiteral("window/across");
const QString DownKey = QStringLiteral("window/down");
const QString OverviewKey = QStringLiteral("window/overview");
const QString DetailsKey = QStringLiteral("window/details");

} // namespace

MainWindow::MainWindow(Services services, QWidget *parent)
    : QMainWindow(parent)
    , m_services(std::move(services))
    , m_actions(std::make_unique<Actions>())
{
    setAttribute(Qt::WA_DeleteOnClose);
    setAcceptDrops(true);
    setWindowIcon(widgets::appIcon());
    build();
    buildActions();
    buildMenus();
    connectViews();
    restoreLayout();
    retranslate();
    stateChanged();
}

MainWindow::~MainWindow()
{
    // The views use the models, which are members and go before a window's children do.
    delete takeCentralWidget();
}

void MainWindow::build()
{
    auto *central = new QWidget(this);
    m_start = new startbar::StartBar(central);
    m_message = new widgets::MessageBar(central);
    m_overview = new overview::OverviewView(m_stats, central);
    m_urls = new urls::UrlsView(m_session.reader(), store::ListKind::Urls, central);
    m_queue = new urls::UrlsView(m_session.reader(), store::ListKind::Queue, central);
    m_skipped = new urls::UrlsView(m_session.reader(), store::ListKind::Skipped, central);
    m_threads = new threads::ThreadsView(m_session, central);
    m_hosts = new hosts::HostsView(m_session.reader(), central);
    m_siteTree = new sitetree::SiteTreeView(m_session.reader(), central);
    m_charts = new charts::ChartsView(m_session, m_stats, central);
    m_details = new details::DetailsView(m_session.reader(), central);
    m_log = new log::LogView(m_session.log(), central);
    m_progress = new ProgressLine(this);
    m_tick = new QTimer(this);
    m_tick->setInterval(500);
    m_watch = new QTimer(this);
    m_watch->setInterval(2000);

    m_tabs = new QTabWidget(central);
    m_tabs->setObjectName(QStringLiteral("tabs"));
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(m_urls, QString());
    m_tabs->addTab(m_queue, QString());
    m_tabs->addTab(m_threads, QString());
    m_tabs->addTab(m_hosts, QString());
    m_tabs->addTab(m_skipped, QString());
    m_tabs->addTab(m_siteTree, QString());
    m_tabs->addTab(m_charts, QString());
    m_details->addTab(m_log, QString());

    m_down = new QSplitter(Qt::Vertical, central);
    m_down->addWidget(m_tabs);
    m_down->addWidget(m_details);
    m_down->setStretchFactor(0, 1);
    m_down->setCollapsible(0, false);
    m_across = new QSplitter(Qt::Horizontal, central);
    m_across->addWidget(m_overview);
    m_across->addWidget(m_down);
    m_across->setStretchFactor(1, 1);
    m_across->setCollapsible(1, false);

    auto *column = new QVBoxLayout(central);
    column->setContentsMargins(8, 8, 8, 0);
    column->setSpacing(6);
    column->addWidget(m_start);
    column->addWidget(m_message);
    column->addWidget(m_across, 1);
    setCentralWidget(central);
    statusBar()->addWidget(m_progress, 1);
}

void MainWindow::connectViews()
{
    connect(m_start, &startbar::StartBar::startRequested, this, &MainWindow::startCrawl);
    connect(m_start, &startbar::StartBar::resumeProjectRequested, this, &MainWindow::resumeProject);
    connect(m_start, &startbar::StartBar::pauseRequested, &m_session, &models::Session::pause);
    connect(m_start, &startbar::StartBar::unpauseRequested, &m_session, &models::Session::unpause);
    connect(m_start, &startbar::StartBar::stopRequested, &m_session, &models::Session::stop);
    connect(m_start, &startbar::StartBar::modeShown, this, &MainWindow::refreshActions);
    for (urls::UrlsView *list : {m_urls, m_queue, m_skipped}) {
        connect(list, &urls::UrlsView::currentUrlChanged, m_details, &details::DetailsView::showUrl);
        connect(list, &urls::UrlsView::demoRequested, this, &MainWindow::crawlDemoSite);
        connect(list, &urls::UrlsView::openRequested, this, &MainWindow::openInBrowser);
        connect(list, &urls::UrlsView::explainRequested, this, [this](qint64 id) {
            m_actions->details->setChecked(true);
            m_details->showUrl(id);
            m_details->showWhy();
        });
        connect(list, &urls::UrlsView::exportRequested, this, &MainWindow::exportList);
        connect(list, &urls::UrlsView::recrawlRequested, &m_session, &models::Session::recrawl);
        list->setDemoAvailable(bool(m_services.demoSite));
    }
    connect(m_details, &details::DetailsView::openRequested, this, &MainWindow::openInBrowser);
    connect(m_hosts, &hosts::HostsView::filterRequested, this, &MainWindow::showOnly);
    connect(m_hosts, &hosts::HostsView::openRequested, this, &MainWindow::openInBrowser);
    connect(m_overview, &overview::OverviewView::filterRequested, this, &MainWindow::showOnly);
    connect(m_siteTree, &sitetree::SiteTreeView::filterRequested, this, &MainWindow::showOnly);
    connect(m_siteTree, &sitetree::SiteTreeView::urlSelected, m_details, &details::DetailsView::showUrl);
    connect(m_siteTree, &sitetree::SiteTreeView::openRequested, this, &MainWindow::openInBrowser);
    connect(m_charts, &charts::ChartsView::saved, this, [this](const QString &path) {
        m_message->show(widgets::MessageBar::Kind::Info,
            tr("The chart was saved as “%1”.").arg(models::foreign::shown(QDir::toNativeSeparators(path))));
    });
    connect(m_charts, &charts::ChartsView::saveFailed, this, [this](const QString &path, const QString &why) {
        m_message->show(widgets::MessageBar::Kind::Error,
            tr("The chart could not be saved as “%1”.").arg(models::foreign::shown(QDir::toNativeSeparators(path))),
            why);
    });
    connect(m_threads, &threads::ThreadsView::workerSelected, this, [this](int worker) {
        m_log->setWorker(worker);
        if (worker > 0)
            m_details->setCurrentWidget(m_log);
    });
    connect(m_log, &log::LogView::levelChanged, this,
        [this](base::LogLevel level) { m_session.setLogLevel(std::min(level, base::LogLevel::Info)); });
    connect(m_log, &log::LogView::fileFailed, this, [this](const QString &path, const QString &why) {
        m_message->show(widgets::MessageBar::Kind::Error,
            tr("The log could not be written to “%1”.").arg(models::foreign::shown(QDir::toNativeSeparators(path))),
            why);
    });
    connect(m_tabs, &QTabWidget::currentChanged, this, &MainWindow::refreshActions);

    connect(&m_session, &models::Session::stateChanged, this, &MainWindow::stateChanged);
    connect(&m_session, &models::Session::projectChanged, this, &MainWindow::projectChanged);
    connect(&m_session, &models::Session::progressed, this, &MainWindow::progressed);
    connect(&m_session, &models::Session::ended, this, &MainWindow::ended);
    connect(&m_session, &models::Session::pauseReasonChanged, this, &MainWindow::pauseReasonChanged);
    connect(&m_session, &models::Session::failed, this, &MainWindow::crawlFailed);
    connect(&m_session, &models::Session::openFailed, this, &MainWindow::openFailed);
    connect(&m_session.reader(), &models::ProjectReader::readFailed, this, &MainWindow::openFailed);
    connect(&m_stats, &models::StatsModel::updated, this, &MainWindow::updateStatus);
    connect(m_tick, &QTimer::timeout, this, &MainWindow::progressed);
    connect(m_watch, &QTimer::timeout, this, &MainWindow::watchOtherOwner);
    connectTraps();
    connect(m_start, &startbar::StartBar::listPasted, this, &MainWindow::offerList);
    connect(m_start, &startbar::StartBar::fileDropped, this, &MainWindow::openArgument);
}

void MainWindow::showOnly(const store::ListQuery &query)
{
    urls::UrlsView *list = query.kind == store::ListKind::Skipped ? m_skipped : m_urls;
    list->filter(query);
    m_tabs->setCurrentWidget(list);
}

urls::UrlsView *MainWindow::currentList() const
{
    for (urls::UrlsView *list : {m_urls, m_queue, m_skipped}) {
        if (m_tabs->currentWidget() == list)
            return list;
    }
    return nullptr;
}

void MainWindow::restoreLayout()
{
    const QSettings store;
    if (!restoreGeometry(store.value(GeometryKey).toByteArray()))
        resize(1280, 800);
    if (!m_across->restoreState(store.value(AcrossKey).toByteArray()))
        m_across->setSizes({250, 1030});
    if (!m_down->restoreState(store.value(DownKey).toByteArray()))
        m_down->setSizes({440, 240});
    m_overview->setVisible(store.value(OverviewKey, true).toBool());
    m_details->setVisible(store.value(DetailsKey, true).toBool());
    m_actions->overview->setChecked(!m_overview->isHidden());
    m_actions->details->setChecked(!m_details->isHidden());
}

void MainWindow::saveLayout() const
{
    QSettings store;
    store.setValue(GeometryKey, saveGeometry());
    store.setValue(AcrossKey, m_across->saveState());
    store.setValue(DownKey, m_down->saveState());
    store.setValue(OverviewKey, !m_overview->isHidden());
    store.setValue(DetailsKey, !m_details->isHidden());
    for (const urls::UrlsView *list : {m_urls, m_queue, m_skipped})
        list->saveColumns();
    m_threads->saveColumns();
    m_hosts->saveColumns();
    m_details->saveColumns();
}

void MainWindow::nameViews(const QTabWidget &tabs)
{
    // A screen reader says of a table or text what its tab says.
    static const char *const Ours = "namedByTab";
    for (int i = 0; i < tabs.count(); ++i) {
        QList<QWidget *> views = tabs.widget(i)->findChildren<QWidget *>();
        views.append(tabs.widget(i));
        for (QWidget *view : std::as_const(views)) {
            const bool scrolls = qobject_cast<QAbstractScrollArea *>(view) && !qobject_cast<QHeaderView *>(view);
            if (!scrolls || (!view->accessibleName().isEmpty() && !view->property(Ours).toBool()))
                continue;
            view->setAccessibleName(tabs.tabText(i));
            view->setProperty(Ours, true);
        }
    }
}

void MainWindow::retranslate()
{
    m_tabs->setTabText(m_tabs->indexOf(m_urls), tr("URLs"));
    m_tabs->setTabText(m_tabs->indexOf(m_queue), tr("Queue"));
    m_tabs->setTabText(m_tabs->indexOf(m_threads), tr("Threads"));
    m_tabs->setTabText(m_tabs->indexOf(m_hosts), tr("Hosts"));
    m_tabs->setTabText(m_tabs->indexOf(m_skipped), tr("Skipped"));
    m_tabs->setTabText(m_tabs->indexOf(m_siteTree), tr("Site tree"));
    m_tabs->setTabText(m_tabs->indexOf(m_charts), tr("Charts"));
    m_details->setTabText(m_details->indexOf(m_log), tr("Log"));
    nameViews(*m_details);
    nameViews(*m_tabs);
    retranslateActions();
    updateTitle();
    updateStatus();
}

void MainWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange && m_tabs)
        retranslate();
    QMainWindow::changeEvent(event);
}

void MainWindow::keyPressEvent(QKeyEvent *event)
{
    // A space that nobody types into a field pauses and goes on.
    const bool typing = qobject_cast<QLineEdit *>(QApplication::focusWidget()) != nullptr;
    if (event->key() == Qt::Key_Space && event->modifiers() == Qt::NoModifier && !typing && m_session.isActive()) {
        m_start->trigger();
        return;
    }
    // What is pasted where nothing takes it is something to crawl.
    if (event->matches(QKeySequence::Paste) && !typing) {
        if (const QMimeData *mime = QApplication::clipboard()->mimeData())
            openDropped(mime);
        return;
    }
    QMainWindow::keyPressEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->mimeData()->hasUrls() || event->mimeData()->hasText())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    openDropped(event->mimeData());
    event->acceptProposedAction();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (m_session.isActive()) {
        // The window stays, says that it saves, and goes when it has.
        m_closing = true;
        m_session.stop();
        stateChanged();
        event->ignore();
        return;
    }
    if (m_export)
        m_export->close();
    saveLayout();
    event->accept();
}

} // namespace argiope::mainwindow
