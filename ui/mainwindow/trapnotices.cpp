#include "ui/mainwindow/trapnotices.h"

#include "core/facts/rulekind.h"
#include "core/settings/crawlsettings.h"
#include "ui/models/queuepatternsmodel.h"
#include "ui/models/trapsmodel.h"
#include "ui/project/projectsession.h"
#include "ui/traps/trapsdialog.h"
#include "ui/widgets/messagebar.h"
#include "ui/words/wording.h"

namespace argiope::mainwindow {

namespace wording = words::wording;
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

bool isFlood(const trap::Trap &trap)
{
    return trap.kind == "flood";
}

/// What the trap is, and by which pages it was judged.
QString detailsOf(const trap::Trap &trap)
{
    QString text = wording::trapHint(trap.kind) % QStringLiteral("\n");
    for (const QByteArray &url : trap.examples)
        text += QLatin1Char('\n') % QString::fromUtf8(url);
    return text;
}

} // namespace

TrapNotices::TrapNotices(project::ProjectSession &session, models::TrapsModel &traps, models::QueuePatternsModel &queue,
    MessageBar &message, QWidget &window)
    : QObject(&window)
    , m_session(session)
    , m_traps(traps)
    , m_queue(queue)
    , m_message(message)
    , m_window(window)
{
    connect(&m_session, &project::ProjectSession::trapFound, this, &TrapNotices::found);
    connect(&m_session, &project::ProjectSession::trapReleased, this, &TrapNotices::released);
    connect(&m_traps, &models::TrapsModel::refreshed, this, &TrapNotices::refresh);
}

void TrapNotices::found(const trap::Trap &trap)
{
    m_traps.refresh();
    const bool asks = isFlood(trap) && m_session.settings().traps == settings::TrapPolicy::Quarantine;
    if (trap.released && !asks)
        return; // only reported, or let in by the options
    m_new.append(trap);
    // What asks for something to be done first stays; the list of series has this one as well.
    const bool mayShow
        = !m_message.isVisible() || m_message.kind() == MessageBar::Kind::Info || m_message.topic() == TrapTopic;
    if (!mayShow)
        return;
    if (m_message.topic() != TrapTopic || !m_message.isVisible())
        m_new = {trap};
    if (asks) {
        m_new = {trap};
        m_message.show(
            MessageBar::Kind::Warning, QString(), detailsOf(trap), tr("Block"),
            [this, id = trap.id()] { m_session.releaseTrap(id, false); }, tr("Continue"), [this] { m_message.hide(); });
    } else if (m_new.size() > 1) {
        m_message.show(MessageBar::Kind::Warning, QString(), {}, tr("Show All…"), [this] { showAll(); });
    } else {
        m_message.show(
            MessageBar::Kind::Warning, QString(), detailsOf(trap), tr("Crawl This Trap"),
            [this, id = trap.id()] { m_session.releaseTrap(id, true); }, tr("Show"),
            [this, id = trap.id()] { show(id); });
    }
    m_message.setTopic(TrapTopic);
    refresh();
}

void TrapNotices::poll(bool last)
{
    if (last)
        m_traps.refresh();
    else
        m_traps.poll(m_dialog || m_message.topic() == TrapTopic);
    if (m_dialog && last)
        m_queue.refresh();
    else if (m_dialog)
        m_queue.poll();
}

void TrapNotices::refresh()
{
    Q_EMIT countChanged(int(m_traps.traps().size()));
    if (m_dialog)
        m_dialog->setAvailable(m_session.canReleaseTraps(), !m_session.isActive() && m_session.canReleaseTraps());
    if (!m_message.isVisible() || m_message.topic() != TrapTopic || m_new.isEmpty())
        return;
    qint64 held = 0;
    for (const trap::Trap &trap : std::as_const(m_new))
        held += std::max<qint64>(0, m_traps.heldBack(trap.id()));
    const QString kept = held > 0 ? tr("%Ln URL(s) blocked so far.", nullptr, int(held)) : QString();
    const trap::Trap &first = m_new.constFirst();
    const QString what = m_new.size() > 1 ? tr("%Ln spider trap(s) found and blocked.", nullptr, int(m_new.size()))
        : isFlood(first) && first.released
        ? tr("Most of the queue matches %1, and it grows faster than it is crawled. %Ln page(s) of it crawled so far.",
            nullptr, first.pages)
              .arg(shortened(first.pattern))
        : tr("Spider trap blocked (%1): %2").arg(wording::trapKind(first.kind), shortened(first.pattern));
    m_message.setText(kept.isEmpty() ? what : tr("%1 – %2", "what was found – how many").arg(what, kept));
}

void TrapNotices::show(const QByteArray &id)
{
    store::ListQuery query;
    query.kind = store::ListKind::Skipped;
    query.ruleName = facts::name(facts::RuleKind::Trap);
    query.ruleDetail = id;
    Q_EMIT showRequested(query);
}

void TrapNotices::showAll()
{
    if (!m_dialog) {
        m_dialog = new traps::TrapsDialog(m_traps, m_queue, &m_window);
        m_dialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_dialog, &traps::TrapsDialog::releaseRequested, &m_session, &project::ProjectSession::releaseTrap);
        connect(m_dialog, &traps::TrapsDialog::showRequested, this, &TrapNotices::show);
        connect(m_dialog, &traps::TrapsDialog::tableExportRequested, this, &TrapNotices::tableExportRequested);
        connect(m_dialog, &traps::TrapsDialog::goOnRequested, this, &TrapNotices::goOnRequested);
    }
    m_traps.refresh();
    m_queue.refresh();
    refresh();
    if (!m_new.isEmpty())
        m_dialog->select(m_new.constLast().id());
    m_dialog->show();
    m_dialog->raise();
    m_dialog->activateWindow();
}

void TrapNotices::released(const QByteArray &id, bool released)
{
    m_traps.refresh();
    const int row = m_traps.rowOf(id);
    const QString series = shortened(row < 0 ? id : m_traps.traps()[row].pattern);
    if (released && m_session.isActive())
        m_message.show(MessageBar::Kind::Info, tr("This spider trap is crawled from now on: %1").arg(series), {},
            tr("Block Again"), [this, id] { m_session.releaseTrap(id, false); });
    else if (released)
        m_message.show(MessageBar::Kind::Info,
            tr("Spider trap unblocked: %1. Its URLs are crawled when the crawl resumes.").arg(series), {},
            tr("Continue"), [this] { Q_EMIT goOnRequested(); });
    else
        m_message.show(MessageBar::Kind::Info, tr("Spider trap blocked: %1").arg(series));
    m_message.setTopic(ReleaseTopic);
}

} // namespace argiope::mainwindow
