// What the window does when the session's crawl or project changes.
#include "ui/charts/chartsview.h"
#include "ui/details/detailsview.h"
#include "ui/hosts/hostsview.h"
#include "ui/log/logview.h"
#include "ui/mainwindow/mainwindowactions.h"
#include "ui/mainwindow/notifier.h"
#include "ui/mainwindow/progressline.h"
#include "ui/mainwindow/recent.h"
#include "ui/models/foreigntext.h"
#include "ui/models/format.h"
#include "ui/models/wording.h"
#include "ui/sitetree/sitetreeview.h"
#include "ui/startbar/startbar.h"
#include "ui/threads/threadsview.h"
#include "ui/traps/trapsdialog.h"
#include "ui/urls/urlsview.h"
#include "ui/widgets/messagebar.h"

#include "core/url/url.h"

#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QTabWidget>
#include <QTimer>
#include <utility>

namespace argiope::mainwindow {

namespace wording = models::wording;
using models::format::count;
using widgets::MessageBar;
using Mode = startbar::StartBar::Mode;

settings::CrawlSettings MainWindow::wantedSettings() const
{
    settings::CrawlSettings settings = m_settings;
    m_start->writeTo(settings);
    // Another address than the list's first one is another crawl, of that address alone.
    if (settings.seeds.isEmpty() || (m_seedsBound && !m_start->isList()))
        settings.seeds = QStringList{QString()};
    settings.seeds[0] = m_start->seedText();
    return settings;
}

void MainWindow::startCrawl()
{
    if (m_session.isActive() || m_start->seed().isEmpty())
        return;
    m_message->hide();
    m_start->remember();
    m_settings = wantedSettings();
    QString path = std::exchange(m_nextPath, QString());
    auto ifTaken = models::Session::IfTaken::Fail;
    if (path.isEmpty()) {
        const auto seed = url::parse(m_start->seed());
        path = models::Session::newProjectPath(seed ? QString::fromLatin1(seed->hostname().toByteArray()) : QString());
        ifTaken = models::Session::IfTaken::Number;
    }
    for (urls::UrlsView *list : {m_urls, m_queue, m_skipped})
        list->clearFilter();
    m_start->setProjectSeed(m_settings.seeds.value(0));
    m_tabs->setFocus(); // so that the space bar pauses
    m_session.startNew(m_settings, path, ifTaken);
}

void MainWindow::resumeProject()
{
    if (m_session.isActive() || !m_session.hasProject())
        return;
    m_message->hide();
    m_settings = wantedSettings();
    m_session.resumeProject(m_settings);
}

void MainWindow::askToCrawlAgain()
{
    if (!m_session.canCrawlAgain())
        return;
    auto *box = new QMessageBox(QMessageBox::Question, tr("Crawl Again"),
        tr("Crawl “%1” once more from its start?")
            .arg(models::foreign::shown(QFileInfo(m_session.path()).completeBaseName())),
        QMessageBox::NoButton, this);
    box->setTextFormat(Qt::PlainText);
    box->setInformativeText(tr(
        "Every known URL is fetched once more, by condition where the server can. What is new, has changed or is gone "
        "can be seen afterwards; to keep today's state as a whole, save a copy first."));
    box->setObjectName(QStringLiteral("crawlAgain"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    QPushButton *again = box->addButton(tr("Crawl &Again"), QMessageBox::AcceptRole);
    box->addButton(tr("Cancel"), QMessageBox::RejectRole);
    box->setDefaultButton(again);
    connect(box, &QMessageBox::buttonClicked, this, [this, box, again](const QAbstractButton *) {
        if (box->clickedButton() == again)
            crawlAgain(engine::Again::Everything);
    });
    box->open();
}

void MainWindow::crawlAgain(engine::Again what)
{
    if (!m_session.canCrawlAgain())
        return;
    m_message->hide();
    settings::CrawlSettings settings = wantedSettings();
    settings.seeds = m_session.settings().seeds; // whatever address stands in the start bar by now
    m_settings = settings;
    m_start->readFrom(m_settings);
    m_start->setSeedText(settings.seeds.value(0));
    m_tabs->setFocus(); // so that the space bar pauses
    m_session.crawlAgain(what, settings);
}

void MainWindow::crawlDemoSite()
{
    if (m_session.isActive() || !m_services.demoSite)
        return;
    const QString address = m_services.demoSite();
    if (address.isEmpty()) {
        m_message->show(MessageBar::Kind::Error, tr("The demo site could not be started on this computer."));
        return;
    }
    m_start->setSeedText(address);
    startCrawl();
}

void MainWindow::clearProgress()
{
    m_progress->clear();
}

void MainWindow::watchOtherOwner()
{
    if (!m_session.isBeingWritten() || m_session.isActive()) {
        m_watch->stop();
        return;
    }
    progressed(); // what the other program has saved since
    m_session.reader().ask(
        models::Lane::Lists, this,
        [path = m_session.path()](store::Reader &, const std::atomic<bool> &) { return store::isBeingWritten(path); },
        [this, path = m_session.path()](bool written) {
            if (!written && m_session.isBeingWritten() && path == m_session.path())
                openProject(path); // to see how it ended
        });
}

void MainWindow::projectChanged()
{
    if (!m_session.isActive() && m_session.reader().isOpen()) {
        m_settings = m_session.settings();
        const QString seed = m_settings.seeds.value(0);
        m_start->readFrom(m_settings);
        m_start->setProjectSeed(seed);
        m_start->setList(seed, m_settings.seeds.size() - 1);
        m_start->setSeedText(seed);
        m_seedsBound = true;
        m_tabs->setFocus(); // who opens a project wants to look at it
        if (m_session.isBeingWritten()) {
            m_message->show(MessageBar::Kind::Info,
                tr("Another Argiope is crawling into this project. It is only shown here, as far as it is saved."));
            m_watch->start();
        } else if (m_session.wasInterrupted() && std::exchange(m_resumeWhenOpen, false)) {
            resumeProject();
        } else if (m_session.wasInterrupted()) {
            m_message->show(MessageBar::Kind::Info,
                tr("This crawl was interrupted. Nothing that was saved is lost; it can go on where it was."), {},
                tr("Resume"), [this] { resumeProject(); });
        }
    }
    m_urls->setHistoryAvailable(m_session.hasHistory());
    if (m_session.reader().isOpen())
        recent::add(m_session.path());
    stateChanged();
}

void MainWindow::stateChanged()
{
    Mode mode = Mode::Idle;
    const engine::State state = m_session.state();
    switch (state) {
    case engine::State::Idle:
    case engine::State::Ended:
        mode = m_session.hasProject() && m_session.isUnfinished() && !m_session.isBeingWritten() ? Mode::Resumable
                                                                                                 : Mode::Idle;
        break;
    case engine::State::Starting:
        mode = Mode::Starting;
        break;
    case engine::State::Running:
        mode = Mode::Running;
        break;
    case engine::State::Paused:
        mode = Mode::Paused;
        break;
    case engine::State::Stopping:
        mode = Mode::Saving;
        break;
    }
    if (m_closing && m_session.isActive())
        mode = Mode::Saving;
    m_start->setMode(mode);
    const bool active = m_session.isActive();
    if (m_session.hasProject() && (state == engine::State::Running || state == engine::State::Ended))
        recent::setCrawling(m_session.path(), active);
    for (urls::UrlsView *list : {m_urls, m_queue, m_skipped}) {
        list->setCrawling(active);
        list->setRecrawlAvailable(m_session.canRecrawl());
    }
    if (active)
        m_tick->start();
    else
        m_tick->stop();
    m_log->setThreadCount(int(m_session.workers().size()));
    m_threads->poll();
    updateTitle();
    updateStatus();
    refreshActions();
    refreshTraps();
    if (m_closing && !active)
        QTimer::singleShot(0, this, &QWidget::close);
}

void MainWindow::progressed()
{
    m_log->setThreadCount(int(m_session.workers().size()));
    m_threads->poll();
    m_stats.setCounters(m_session.counters());
    m_stats.poll();
    m_siteTree->poll();
    m_charts->poll();
    for (urls::UrlsView *list : {m_urls, m_queue, m_skipped})
        list->poll();
    m_hosts->poll();
    if (m_hosts->isVisible())
        m_hosts->setLive(m_session.hosts());
    m_details->poll();
    m_traps.poll(m_trapsDialog || m_message->topic() == QLatin1String("trap"));
    updateTitle();
    updateStatus();
}

void MainWindow::ended(engine::EndReason reason)
{
    m_stats.setCounters(m_session.counters());
    m_stats.poll(true);
    m_siteTree->poll(true);
    m_charts->poll();
    for (urls::UrlsView *list : {m_urls, m_queue, m_skipped})
        list->poll(true);
    m_hosts->poll(true);
    m_hosts->setLive({});
    m_details->poll(true);
    m_traps.refresh();
    stateChanged();
    if (m_closing)
        return;
    if (reason != engine::EndReason::Stopped) {
        const QString text = tr("%1: %2", "notification: host, how the crawl ended")
                                 .arg(models::foreign::shown(QFileInfo(m_session.path()).completeBaseName()),
                                     wording::endReason(reason));
        if (notifier::tell(*this, QStringLiteral("Argiope"), text))
            Q_EMIT notified(text);
    }
    switch (reason) {
    case engine::EndReason::MaxUrls:
    case engine::EndReason::MaxTime:
    case engine::EndReason::MaxBytes:
        m_message->show(MessageBar::Kind::Info,
            tr("%1. Raise it under Options and resume to go on.").arg(wording::endReason(reason)), {}, tr("Options…"),
            [this] { editOptions(); });
        break;
    default:
        break;
    }
}

void MainWindow::pauseReasonChanged(engine::PauseReason reason)
{
    if (reason == engine::PauseReason::DiskFull) {
        m_diskFullShown = true;
        m_message->show(MessageBar::Kind::Warning, wording::pauseReason(reason), {}, tr("Try Again"),
            [this] { m_session.unpause(); });
    } else if (std::exchange(m_diskFullShown, false)) {
        m_message->hide();
    }
}

void MainWindow::crawlFailed(const engine::CrawlError &error)
{
    const wording::Explained words = wording::error(error);
    m_message->show(MessageBar::Kind::Error, words.text, words.details);
}

void MainWindow::openFailed(const store::StoreError &error)
{
    const wording::Explained words = wording::error(error);
    m_message->show(MessageBar::Kind::Error, words.text, words.details);
    stateChanged();
}

void MainWindow::updateTitle()
{
    QString subject;
    const engine::State state = m_session.state();
    if (m_session.hasProject()) {
        const auto seed = url::parse(engine::normalizeSeed(m_session.settings().seeds.value(0)));
        subject = seed ? QString::fromLatin1(seed->host())
                       : models::foreign::shown(QFileInfo(m_session.path()).completeBaseName());
        const auto counters = m_session.counters();
        if (m_session.isActive() && counters) {
            const qint64 known = counters->finished + counters->queued + counters->leased;
            if (state == engine::State::Running)
                subject = tr("%1 – crawling, %2 of %3").arg(subject, count(counters->finished), count(known));
            else
                subject = tr("%1 – %2", "host – state").arg(subject, wording::state(state));
        } else if (state == engine::State::Ended) {
            subject = tr("%1 – %2", "host – state").arg(subject, wording::endReason(m_session.endReason()));
        }
    }
    const QString title
        = subject.isEmpty() ? QStringLiteral("Argiope") : QString(subject % QStringLiteral(" – Argiope"));
    if (windowTitle() != title)
        setWindowTitle(title);
}

void MainWindow::updateStatus()
{
    const engine::State state = m_session.state();
    const auto counters = m_session.counters();
    QString text;
    if (m_closing)
        text = tr("Saving, then closing…");
    else if (state == engine::State::Ended)
        text = wording::endReason(m_session.endReason());
    else if (m_session.isActive())
        text = wording::state(state);
    else if (m_session.hasProject() && m_session.reader().isOpen())
        text = m_session.isBeingWritten() ? tr("Being crawled by another program")
            : m_session.isUnfinished()    ? tr("Not finished: can be resumed")
                                          : wording::endReason(engine::EndReason::Completed);
    else
        text = wording::state(engine::State::Idle);
    m_progress->setStateText(text);
    if (counters) {
        m_progress->setCounters(*counters, state);
    } else if (m_session.reader().isOpen() && m_stats.isKnown()) {
        const store::Stats &stats = m_stats.stats();
        m_progress->setTotals(stats.finished, stats.queued, stats.bytes);
    } else {
        m_progress->clear();
    }
}

} // namespace argiope::mainwindow
