#include "ui/mainwindow/mainwindow.h"

#include "core/store/place.h"
#include "core/store/reader.h"
#include "ui/mainwindow/background.h"
#include "ui/mainwindow/captions.h"
#include "ui/mainwindow/crawlcontrol.h"
#include "ui/mainwindow/crawlnotices.h"
#include "ui/mainwindow/dialogs.h"
#include "ui/mainwindow/importjob.h"
#include "ui/mainwindow/ownerwatch.h"
#include "ui/mainwindow/pathquestions.h"
#include "ui/mainwindow/placement.h"
#include "ui/mainwindow/progressline.h"
#include "ui/mainwindow/projectfiles.h"
#include "ui/mainwindow/repeater.h"
#include "ui/mainwindow/trapnotices.h"
#include "ui/mainwindow/windowmenus.h"
#include "ui/mainwindow/workspace.h"
#include "ui/project/askdisk.h"
#include "ui/project/recent.h"
#include "ui/startbar/everydaychecks.h"
#include "ui/startbar/listdialog.h"
#include "ui/startbar/startbar.h"
#include "ui/startpage/startpage.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/messagebar.h"

#include <QApplication>
#include <QClipboard>
#include <QCloseEvent>
#include <QDesktopServices>
#include <QDir>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QStatusBar>
#include <QTabWidget>
#include <QTimer>
#include <QUrl>

#include <algorithm>
#include <utility>

namespace argiope::mainwindow {

namespace recent = project::recent;
using project::ProjectSession;
using startbar::StartBar;
using startpage::StartPage;
using widgets::MessageBar;
using Mode = StartBar::Mode;

namespace {

/// All windows with an open project.
QList<MainWindow *> windowsWithProjects()
{
    QList<MainWindow *> windows;
    for (QWidget *widget : QApplication::topLevelWidgets()) {
        auto *window = qobject_cast<MainWindow *>(widget);
        if (window && window->session().hasProject())
            windows.append(window);
    }
    return windows;
}

/// Nobody has stopped the crawl but the window that closes: the next start offers to go on.
bool isLeftByClosing(const ProjectSession &session, bool stoppedByClosing)
{
    using engine::EndReason;
    return stoppedByClosing && (session.endReason() == EndReason::None || session.endReason() == EndReason::Stopped);
}

/// What the start bar offers. `closing`: the window goes when the crawl is saved.
Mode modeOf(const ProjectSession &session, bool closing)
{
    if (closing && session.isActive())
        return Mode::Saving;
    switch (session.state()) {
    case engine::State::Starting:
        return Mode::Starting;
    case engine::State::Running:
        return Mode::Running;
    case engine::State::Paused:
        return Mode::Paused;
    case engine::State::Stopping:
        return Mode::Saving;
    case engine::State::Idle:
    case engine::State::Ended:
        break;
    }
    if (session.hasProject() && session.isUnfinished() && !session.isBeingWritten())
        return Mode::Resumable;
    return session.canRefetchProject() ? Mode::Finished : Mode::Idle;
}

} // namespace

MainWindow::MainWindow(Services services, QWidget *parent)
    : QMainWindow(parent)
    , m_services(std::move(services))
    , m_workspace(new Workspace(m_session, m_stats, m_lines, this))
    , m_progress(new ProgressLine(this))
    , m_crawl(new CrawlControl(m_session, m_workspace->start(), m_workspace->message(), *this))
    , m_files(new ProjectFiles(m_session, m_workspace->message(), *this))
    , m_import(new ImportJob(m_session, m_workspace->message(), *this))
    , m_repeater(new Repeater(m_session, m_workspace->message(), *this))
    , m_background(new Background(*this))
    , m_trapNotices(new TrapNotices(m_session, m_traps, m_queuePatterns, m_workspace->message(), *this))
    , m_notices(new CrawlNotices(m_session, m_workspace->message(), *this))
    , m_dialogs(new Dialogs(m_session, *m_workspace, *m_crawl, *this))
    , m_menus(new WindowMenus({*this, m_session, *m_workspace, *m_crawl, *m_files, *m_trapNotices, *m_dialogs,
          *m_import, *m_repeater, bool(m_services.demoSite)}))
    , m_tick(new QTimer(this))
    , m_watch(new OwnerWatch(m_session, this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setAcceptDrops(true);
    setWindowIcon(widgets::appIcon());
    setCentralWidget(m_workspace);
    statusBar()->addWidget(m_progress, 1);
    statusBar()->addPermanentWidget(&m_repeater->label());
    m_repeater->label().hide(); // which adding it has shown
    m_tick->setInterval(500);
    m_workspace->setDemoAvailable(bool(m_services.demoSite));
    settings::CrawlSettings first;
    startbar::everyday::restore(first);
    m_crawl->setSettings(first);
    connectParts();
    placement::restore(*this);
    m_workspace->restoreLayout();
    retranslate();
    stateChanged();
}

MainWindow::~MainWindow()
{
    // The views use the models, which are members and go before a window's children do.
    m_workspace->disconnect(); // nobody looks at what is half gone
    delete takeCentralWidget();
}

void MainWindow::connectParts()
{
    const StartBar *start = &m_workspace->start();
    connect(start, &StartBar::startRequested, m_crawl, &CrawlControl::start);
    connect(start, &StartBar::resumeProjectRequested, m_crawl, &CrawlControl::resume);
    connect(start, &StartBar::recrawlProjectRequested, m_crawl,
        [this] { m_crawl->refetch(engine::RefetchKind::Everything); });
    connect(start, &StartBar::pauseRequested, &m_session, &ProjectSession::pause);
    connect(start, &StartBar::unpauseRequested, &m_session, &ProjectSession::unpause);
    connect(start, &StartBar::stopRequested, &m_session, &ProjectSession::stop);
    connect(start, &StartBar::modeShown, m_menus, &WindowMenus::refresh);
    connect(start, &StartBar::optionsRequested, m_dialogs, &Dialogs::editOptions);
    connect(start, &StartBar::listPasted, this, &MainWindow::offerList);
    connect(start, &StartBar::fileDropped, this, &MainWindow::openArgument);

    connect(m_workspace, &Workspace::demoRequested, this, &MainWindow::crawlDemoSite);
    connect(
        m_workspace, &Workspace::openRequested, this, [](const QString &url) { QDesktopServices::openUrl(QUrl(url)); });
    connect(m_workspace, &Workspace::trapsRequested, m_trapNotices, &TrapNotices::showAll);
    connect(m_workspace, &Workspace::panesChanged, m_menus, &WindowMenus::refresh);

    connect(m_crawl, &CrawlControl::startsNew, m_workspace, &Workspace::clearFilters);
    connect(m_crawl, &CrawlControl::starts, m_workspace, // so that the space bar pauses, and arrows go on
        &Workspace::focusContent);
    connect(m_files, &ProjectFiles::projectChosen, this, &MainWindow::openProject);
    connect(m_files, &ProjectFiles::newChosen, m_crawl, &CrawlControl::saveNextAs);
    connect(m_files, &ProjectFiles::listChosen, this, &MainWindow::offerListFile);
    connect(m_files, &ProjectFiles::resumeChosen, this, &MainWindow::resumeProject);
    connect(&m_workspace->startPage(), &StartPage::openRequested, this, &MainWindow::openProject);
    connect(&m_workspace->startPage(), &StartPage::resumeRequested, this, &MainWindow::resumeProject);
    connect(&m_workspace->startPage(), &StartPage::missingChosen, m_files, &ProjectFiles::askAboutMissing);
    connect(m_files, &ProjectFiles::recentChanged, m_workspace, &Workspace::follow);
    connect(m_menus, &WindowMenus::closeRequested, this, &MainWindow::closeProject);
    connect(m_menus, &WindowMenus::windowRequested, this, &MainWindow::newWindow);
    connect(m_menus, &WindowMenus::listPasted, this, &MainWindow::offerList);
    connect(m_menus, &WindowMenus::demoRequested, this, &MainWindow::crawlDemoSite);
    connect(m_repeater, &Repeater::planChanged, this, [this] {
        m_background->setAbout(m_repeater->summary());
        m_menus->refresh();
    });
    connect(m_repeater, &Repeater::notified, this, &MainWindow::notified);
    connect(m_repeater, &Repeater::changesRequested, this, &MainWindow::showChanges);
    connect(m_background, &Background::showRequested, this, &MainWindow::showNormalAgain);
    connect(m_background, &Background::crawlRequested, m_repeater, &Repeater::crawlNow);
    connect(m_notices, &CrawlNotices::resumeRequested, m_crawl, &CrawlControl::resume);
    connect(m_notices, &CrawlNotices::joinRequested, m_crawl, &CrawlControl::join);
    connect(m_notices, &CrawlNotices::nodesRequested, m_dialogs, &Dialogs::showNodes);
    connect(m_notices, &CrawlNotices::optionsRequested, m_dialogs, &Dialogs::editOptions);
    connect(m_notices, &CrawlNotices::loginOptionsRequested, m_dialogs, &Dialogs::editLogins);
    connect(
        m_notices, &CrawlNotices::retryRequested, m_crawl, [this] { m_crawl->refetch(engine::RefetchKind::Failures); });
    connect(m_notices, &CrawlNotices::loginRequested, m_dialogs, &Dialogs::logIn);
    connect(m_notices, &CrawlNotices::certificateAccepted, m_crawl, &CrawlControl::acceptCertificate);
    connect(m_notices, &CrawlNotices::startRequested, m_crawl, &CrawlControl::startAt);
    connect(m_notices, &CrawlNotices::listRequested, this,
        [this](const QString &url) { listDialog()->readAddress(m_crawl->wanted(), url); });
    connect(m_notices, &CrawlNotices::showRequested, m_workspace, &Workspace::showOnly);
    connect(m_notices, &CrawlNotices::notified, this, &MainWindow::notified);
    connect(m_trapNotices, &TrapNotices::countChanged, m_workspace, &Workspace::setTrapCount);
    connect(m_trapNotices, &TrapNotices::showRequested, m_workspace, &Workspace::showOnly);
    connect(m_trapNotices, &TrapNotices::tableExportRequested, m_dialogs, &Dialogs::exportShownTable);
    connect(m_trapNotices, &TrapNotices::goOnRequested, m_crawl, &CrawlControl::goOn);

    connect(&m_session, &ProjectSession::stateChanged, this, &MainWindow::stateChanged);
    connect(&m_session, &ProjectSession::projectChanged, this, &MainWindow::projectChanged);
    connect(&m_session, &ProjectSession::progressed, this, &MainWindow::progressed);
    connect(&m_session, &ProjectSession::logBegan, &m_lines, &models::LogModel::clear);
    connect(&m_session, &ProjectSession::ended, &m_lines, &models::LogModel::flush);
    connect(&m_session, &ProjectSession::ended, this, &MainWindow::ended);
    connect(&m_session, &ProjectSession::openFailed, this, &MainWindow::stateChanged);
    connect(&m_stats, &models::StatsModel::updated, this, &MainWindow::updateStatus);
    connect(m_tick, &QTimer::timeout, this, &MainWindow::progressed);
    connect(m_watch, &OwnerWatch::looks, this, [this] {
        progressed(); // what the other program has saved since
        m_session.lookAtPast();
    });
    connect(
        m_watch, &OwnerWatch::gone, this, [this](const QString &path) { openProject(path); }); // to see how it ended
    connect(&m_session, &project::ProjectSession::pastChanged, this, &MainWindow::updateStatus);
}

void MainWindow::retranslate()
{
    m_workspace->retranslate();
    m_menus->retranslate();
    m_repeater->retranslate();
    updateTitle();
    updateStatus();
}

MainWindow *MainWindow::windowWith(const QString &path)
{
    const QString file = store::absolutePlace(path);
    const QList<MainWindow *> windows = windowsWithProjects();
    const auto window = std::find_if(
        windows.begin(), windows.end(), [&file](MainWindow *one) { return one->m_session.path() == file; });
    return window == windows.end() ? nullptr : *window;
}

void MainWindow::findWindowWith(
    QObject *context, const QString &path, const std::function<void(MainWindow *window)> &answer)
{
    MainWindow *known = windowWith(path);
    QStringList names;
    for (MainWindow *window : windowsWithProjects())
        names.append(window->m_session.path());
    if (known || names.isEmpty()) {
        answer(known);
        return;
    }
    // A link, or another spelling. The disk may be a server that does not answer.
    project::askDisk(
        context, [path, names] { return sameFile(path, names); },
        [answer](const QString &name) { answer(name.isEmpty() ? nullptr : windowWith(name)); });
}

void MainWindow::openInAnyWindow(const Services &services, const QString &argument)
{
    findWindowWith(qApp, argument, [services, argument](MainWindow *window) {
        if (window) {
            window->showNormalAgain();
            return;
        }
        MainWindow *target = nullptr;
        for (QWidget *widget : QApplication::topLevelWidgets()) {
            auto *one = qobject_cast<MainWindow *>(widget);
            if (one && one->isVisible() && !one->m_session.hasProject() && !one->m_session.isActive())
                target = one;
        }
        if (!target)
            target = new MainWindow(services);
        target->showNormalAgain();
        target->openArgument(argument);
    });
}

MainWindow *MainWindow::newWindow()
{
    auto *window = new MainWindow(m_services);
    // Not exactly over this one.
    const int step = fontMetrics().lineSpacing() * 2;
    if (!window->isMaximized() && !window->isFullScreen())
        window->move(pos() + QPoint(step, step));
    window->show();
    return window;
}

void MainWindow::showNormalAgain()
{
    m_background->leave();
    setWindowState(windowState() & ~Qt::WindowMinimized);
    show();
    raise();
    activateWindow();
}

void MainWindow::openArgument(const QString &argument)
{
    if (isNamedAsProject(argument)) {
        openProject(argument);
    } else if (QDir::isAbsolutePath(argument)) {
        project::askDisk(
            this, [argument] { return kindOf(argument); },
            [this, argument](PathKind what) { openArgumentAs(argument, what); });
    } else {
        openArgumentAs(argument, kindOf(argument)); // in the folder that the program was started from
    }
}

void MainWindow::openArgumentAs(const QString &argument, PathKind what)
{
    if (what == PathKind::Project)
        openProject(argument);
    else if (what == PathKind::File && engine::isArchiveFile(argument))
        importArchive(argument);
    else if (what == PathKind::File)
        offerListFile(argument);
    else if (!m_session.isActive())
        m_workspace->start().setSeedText(argument);
    else
        newWindow()->openArgumentAs(argument, what);
}

void MainWindow::importArchive(const QString &path)
{
    if (m_import->canStart())
        m_import->start({path});
    else
        newWindow()->importArchive(path);
}

void MainWindow::openDropped(const QMimeData *mime)
{
    const QList<QUrl> urls = mime->urls();
    QStringList addresses;
    for (const QUrl &url : urls) {
        if (url.isLocalFile())
            openArgument(url.toLocalFile());
        else
            addresses.append(url.toString());
    }
    if (addresses.size() == 1)
        openArgument(addresses.constFirst());
    else if (!addresses.isEmpty())
        offerList(addresses.join(QLatin1Char('\n')));
    if (urls.isEmpty() && mime->hasText()) {
        const QString text = mime->text().trimmed();
        if (text.contains(QLatin1Char('\n')))
            offerList(text);
        else if (!text.isEmpty())
            openArgument(text);
    }
}

startbar::ListDialog *MainWindow::listDialog()
{
    if (m_session.isActive())
        return newWindow()->listDialog();
    auto *dialog = new startbar::ListDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        settings::CrawlSettings settings = m_crawl->wanted();
        dialog->writeTo(settings);
        m_crawl->startList(settings);
    });
    dialog->open();
    return dialog;
}

void MainWindow::offerList(const QString &text)
{
    listDialog()->readText(text);
}

void MainWindow::offerListFile(const QString &path)
{
    listDialog()->readFile(path);
}

void MainWindow::offerInterrupted()
{
    m_files->offerInterrupted([](const QString &path) { return windowWith(path) != nullptr; });
}

void MainWindow::openProject(const QString &path)
{
    openProjectThen(path, Then::Look);
}

void MainWindow::resumeProject(const QString &path)
{
    openProjectThen(path, Then::Resume);
}

void MainWindow::openProjectThen(const QString &path, Then then)
{
    findWindowWith(this, path, [this, path, then](MainWindow *window) {
        if (window && (window != this || m_session.isActive()))
            window->showNormalAgain();
        else if (m_session.isActive())
            newWindow()->openHere(path, then);
        else
            openHere(path, then);
    });
}

void MainWindow::leave()
{
    m_workspace->message().hide();
    m_progress->clear();
    m_workspace->clearFilters();
}

void MainWindow::closeProject()
{
    if (m_session.isActive())
        return;
    leave();
    m_session.closeProject();
    m_crawl->leaveProject();
}

void MainWindow::openHere(const QString &path, Then then)
{
    leave();
    m_resumeWhenOpen = then == Then::Resume;
    m_session.openProject(path);
}

void MainWindow::startCrawl()
{
    m_crawl->start();
}

void MainWindow::crawlDemoSite()
{
    if (m_session.isActive() || !m_services.demoSite)
        return;
    if (const QString address = m_services.demoSite(); !address.isEmpty())
        m_crawl->startAt(address);
    else
        m_workspace->message().show(
            MessageBar::Kind::Error, tr("The demo site could not be started on this computer."));
}

void MainWindow::projectChanged()
{
    m_repeater->projectChanged();
    const bool resume = std::exchange(m_resumeWhenOpen, false); // not a later project, where this one fails
    if (!m_session.isActive() && m_session.reader().isOpen()) {
        m_crawl->takeProject();
        m_workspace->focusContent(); // who opens a project wants to look at it
        if (resume && !m_session.isBeingWritten())
            m_crawl->resume();
        else
            m_notices->opened();
    }
    m_watch->follow();
    if (m_session.reader().isOpen())
        recent::add(m_session.path());
    stateChanged();
}

void MainWindow::stateChanged()
{
    const engine::State state = m_session.state();
    const bool active = m_session.isActive();
    m_workspace->start().setMode(modeOf(m_session, m_closing));
    if (m_session.hasProject() && (state == engine::State::Running || state == engine::State::Ended))
        recent::setCrawling(m_session.path(), active || isLeftByClosing(m_session, m_stoppedByClosing));
    if (active)
        m_tick->start();
    else
        m_tick->stop();
    m_workspace->follow();
    updateTitle();
    updateStatus();
    m_menus->refresh();
    m_trapNotices->refresh();
    if (m_closing && !active)
        QTimer::singleShot(0, this, &QWidget::close);
}

void MainWindow::look(bool last)
{
    m_stats.setCounters(m_session.counters());
    m_stats.poll(last);
    m_workspace->poll(last);
    m_trapNotices->poll(last);
}

void MainWindow::progressed()
{
    look(false);
    updateTitle();
    updateStatus();
}

void MainWindow::ended(engine::EndReason reason)
{
    look(true);
    stateChanged();
    if (!m_closing && !m_repeater->ended(reason))
        m_notices->ended(reason);
}

void MainWindow::showChanges(const store::ListQuery &query)
{
    showNormalAgain();
    m_workspace->showOnly(query);
}

void MainWindow::updateTitle()
{
    const QString title = captions::title(m_session);
    if (windowTitle() != title)
        setWindowTitle(title);
}

void MainWindow::updateStatus()
{
    m_progress->setStateText(captions::status(m_session, m_closing));
    if (const auto counters = m_session.counters()) {
        m_progress->setCounters(*counters, m_session.state());
    } else if (m_session.reader().isOpen() && m_stats.isKnown()) {
        const store::Stats &stats = m_stats.stats();
        const project::Past &past = m_session.past();
        // As at the end of a crawl: what was received in the time beside it, not what is left of it in the tables.
        m_progress->setTotals({stats.finished, stats.queued, past.bytes > 0 ? past.bytes : stats.bytes, past.elapsedMs,
            past.topicPages, past.topicRelevant});
    } else {
        m_progress->clear();
    }
}

void MainWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QMainWindow::changeEvent(event);
}

void MainWindow::keyPressEvent(QKeyEvent *event)
{
    // A space that nobody types into a field pauses and goes on.
    const bool typing = qobject_cast<QLineEdit *>(QApplication::focusWidget()) != nullptr;
    if (event->key() == Qt::Key_Space && event->modifiers() == Qt::NoModifier && !typing && m_session.isActive()) {
        m_workspace->start().trigger();
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
    if (m_repeater->goesOnHidden() && !m_closing && !Background::isQuitting()) {
        m_background->enter(m_repeater->summary());
        event->ignore();
        return;
    }
    if (m_session.isActive()) {
        // The window stays, says that it saves, and goes when it has.
        m_stoppedByClosing |= m_session.state() != engine::State::Stopping; // else a person has done it
        m_closing = true;
        m_session.stop();
        stateChanged();
        event->ignore();
        return;
    }
    m_dialogs->closeExport();
    m_dialogs->closeReport();
    placement::save(*this);
    m_workspace->saveLayout();
    event->accept();
}

} // namespace argiope::mainwindow
