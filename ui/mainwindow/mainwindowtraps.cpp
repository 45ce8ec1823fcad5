// Endless series of URLs: what the window says when one is found, and letting one in.
#include "ui/mainwindow/mainwindowactions.h"
#include "ui/models/format.h"
#include "ui/models/wording.h"
#include "ui/startbar/startbar.h"
#include "ui/traps/trapsdialog.h"
#include "ui/urls/urlsview.h"
#include "ui/widgets/messagebar.h"

namespace argiope::mainwindow {

namespace wording = models::wording;
using widgets::MessageBar;

namespace {

const QString TrapTopic = QStringLiteral("trap");
const QString ReleaseTopic = QStringLiteral("release");

/// A URL for the middle of a sentence.
QString shortened(const QByteArray &url)
{
    constexpr qsizetype Most = 72;
    const QString text = QString::fromUtf8(url);
    if (text.size() <= Most)
        return text;
    return QString(text.left(Most / 2) % QStringLiteral("…") % text.right(Most / 2 - 1));
}

} // namespace

void MainWindow::connectTraps()
{
    connect(&m_session, &models::Session::trapFound, this, &MainWindow::trapFound);
    connect(&m_session, &models::Session::trapReleased, this, &MainWindow::trapReleased);
    connect(&m_session, &models::Session::trapReleaseFailed, this, &MainWindow::openFailed);
    connect(&m_traps, &models::TrapsModel::refreshed, this, &MainWindow::refreshTraps);
    connect(m_skipped, &urls::UrlsView::trapsRequested, this, &MainWindow::showTraps);
}

void MainWindow::trapFound(const engine::Trap &trap)
{
    m_traps.refresh();
    if (trap.released)
        return; // only reported, or let in by the options
    m_newTraps.append(trap);
    // What asks for something to be done first stays; the list of series has this one as well.
    const bool mayShow
        = !m_message->isVisible() || m_message->kind() == MessageBar::Kind::Info || m_message->topic() == TrapTopic;
    if (!mayShow)
        return;
    if (m_message->topic() != TrapTopic || !m_message->isVisible())
        m_newTraps = {trap};
    if (m_newTraps.size() > 1) {
        m_message->show(MessageBar::Kind::Warning, QString(), {}, tr("Show All…"), [this] { showTraps(); });
    } else {
        QString examples = wording::trapHint(trap.kind) % QStringLiteral("\n");
        for (const QByteArray &url : trap.examples)
            examples += QLatin1Char('\n') % QString::fromUtf8(url);
        m_message->show(
            MessageBar::Kind::Warning, QString(), examples, tr("Release"),
            [this, id = trap.id] { m_session.releaseTrap(id, true); }, tr("Show"),
            [this, id = trap.id] { showTrap(id); });
    }
    m_message->setTopic(TrapTopic);
    refreshTraps();
}

void MainWindow::refreshTraps()
{
    const auto found = int(m_traps.traps().size());
    m_skipped->setTrapCount(found);
    m_actions->traps->setEnabled(m_session.reader().isOpen());
    if (m_trapsDialog)
        m_trapsDialog->setAvailable(m_session.canReleaseTraps(), !m_session.isActive() && m_session.canReleaseTraps());
    if (!m_message->isVisible() || m_message->topic() != TrapTopic || m_newTraps.isEmpty())
        return;
    qint64 held = 0;
    for (const engine::Trap &trap : std::as_const(m_newTraps))
        held += std::max<qint64>(0, m_traps.heldBack(trap.id));
    const QString kept = held > 0 ? tr("%Ln URL(s) kept out so far.", nullptr, int(held)) : QString();
    const engine::Trap &first = m_newTraps.constFirst();
    const QString what = m_newTraps.size() > 1
        ? tr("%Ln endless series of URLs were found and are kept out.", nullptr, int(m_newTraps.size()))
        : tr("An endless series of URLs is kept out (%1): %2")
              .arg(wording::trapKind(first.kind), shortened(first.pattern));
    m_message->setText(kept.isEmpty() ? what : tr("%1 – %2", "what was found – how many").arg(what, kept));
}

void MainWindow::showTrap(const QByteArray &id)
{
    store::ListQuery query;
    query.kind = store::ListKind::Skipped;
    query.ruleName = "trap";
    query.ruleDetail = id;
    showOnly(query);
}

void MainWindow::showTraps()
{
    if (!m_trapsDialog) {
        m_trapsDialog = new traps::TrapsDialog(m_traps, this);
        m_trapsDialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_trapsDialog, &traps::TrapsDialog::releaseRequested, &m_session, &models::Session::releaseTrap);
        connect(m_trapsDialog, &traps::TrapsDialog::showRequested, this, &MainWindow::showTrap);
        connect(m_trapsDialog, &traps::TrapsDialog::goOnRequested, this, &MainWindow::goOnWithProject);
    }
    m_traps.refresh();
    refreshTraps();
    if (!m_newTraps.isEmpty())
        m_trapsDialog->select(m_newTraps.constLast().id);
    m_trapsDialog->show();
    m_trapsDialog->raise();
    m_trapsDialog->activateWindow();
}

void MainWindow::trapReleased(const QByteArray &id, bool released)
{
    m_settings.releasedTraps = m_session.settings().releasedTraps;
    m_traps.refresh();
    const int row = m_traps.rowOf(id);
    const QString series = shortened(row < 0 ? id : m_traps.traps()[row].pattern);
    const bool live = m_session.isActive();
    const auto goOn = [this] { goOnWithProject(); };
    if (released && live)
        m_message->show(MessageBar::Kind::Info, tr("The series is crawled from now on: %1").arg(series), {},
            tr("Keep Out Again"), [this, id] { m_session.releaseTrap(id, false); });
    else if (released)
        m_message->show(MessageBar::Kind::Info,
            tr("The series is released: %1. Its URLs wait until the crawl goes on.").arg(series), {}, tr("Go On"),
            goOn);
    else
        m_message->show(MessageBar::Kind::Info, tr("The series is kept out again: %1").arg(series));
    m_message->setTopic(ReleaseTopic);
}

void MainWindow::goOnWithProject()
{
    if (m_session.isActive() || !m_session.hasProject())
        return;
    m_message->hide();
    // The address field may hold another site by now.
    settings::CrawlSettings settings = wantedSettings();
    settings.seeds = m_session.settings().seeds;
    settings.releasedTraps = m_session.settings().releasedTraps;
    m_settings = settings;
    m_start->setSeedText(settings.seeds.value(0));
    m_session.resumeProject(settings);
}

} // namespace argiope::mainwindow
