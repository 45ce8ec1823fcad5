#include "ui/mainwindow/crawlnotices.h"

#include "core/settings/applicationnames.h"
#include "core/store/nodetables.h"
#include "core/store/place.h"
#include "core/store/reader.h"
#include "ui/mainwindow/endnotice.h"
#include "ui/mainwindow/notifier.h"
#include "ui/mainwindow/startnotice.h"
#include "ui/project/projectsession.h"
#include "ui/widgets/messagebar.h"
#include "ui/words/foreigntext.h"
#include "ui/words/format.h"
#include "ui/words/readableurl.h"
#include "ui/words/wording.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace argiope::mainwindow {

namespace wording = words::wording;
using project::ProjectSession;
using widgets::MessageBar;

namespace {
constexpr QLatin1String AwayTopic("database away");
} // namespace

CrawlNotices::CrawlNotices(ProjectSession &session, MessageBar &message, QWidget &window)
    : QObject(&window)
    , m_session(session)
    , m_message(message)
    , m_window(window)
    , m_start(new StartNotice(session, message, this))
    , m_end(new EndNotice(session, message, this))
{
    connect(m_end, &EndNotice::optionsRequested, this, &CrawlNotices::optionsRequested);
    connect(m_end, &EndNotice::loginRequested, this, &CrawlNotices::loginRequested);
    connect(m_end, &EndNotice::loginOptionsRequested, this, &CrawlNotices::loginOptionsRequested);
    connect(m_end, &EndNotice::showRequested, this, &CrawlNotices::showRequested);
    connect(m_start, &StartNotice::optionsRequested, this, &CrawlNotices::optionsRequested);
    connect(m_start, &StartNotice::retryRequested, this, &CrawlNotices::retryRequested);
    connect(m_start, &StartNotice::loginRequested, this, &CrawlNotices::loginRequested);
    connect(m_start, &StartNotice::certificateAccepted, this, &CrawlNotices::certificateAccepted);
    connect(m_start, &StartNotice::startRequested, this, &CrawlNotices::startRequested);
    connect(m_start, &StartNotice::listRequested, this, &CrawlNotices::listRequested);
    connect(&m_session, &ProjectSession::pauseReasonChanged, this, &CrawlNotices::pauseReasonChanged);
    connect(&m_session, &ProjectSession::progressed, this, &CrawlNotices::tellOfLongDelay);
    connect(&m_session, &ProjectSession::credentialsKept, this, &CrawlNotices::credentialsKept);
    connect(&m_session, &ProjectSession::credentialsMissing, this, &CrawlNotices::credentialsMissing);
    connect(&m_session, &ProjectSession::shortage, this, &CrawlNotices::shortage);
    connect(&m_session, &ProjectSession::applicationsFound, this, &CrawlNotices::applicationsFound);
    connect(&m_session, &ProjectSession::failed, this, &CrawlNotices::failed<engine::CrawlError>);
    connect(&m_session, &ProjectSession::openFailed, this, &CrawlNotices::failed<store::StoreError>);
    connect(&m_session, &ProjectSession::trapReleaseFailed, this, &CrawlNotices::failed<store::StoreError>);
    connect(&m_session, &ProjectSession::changeFailed, this, &CrawlNotices::changeFailed);
    connect(&m_session, &ProjectSession::noteFailed, this, &CrawlNotices::failed<store::StoreError>);
    connect(&m_session.reader(), &project::ProjectReader::readFailed, this, &CrawlNotices::readFailed);
    connect(&m_session.reader(), &project::ProjectReader::answeredAgain, this, &CrawlNotices::answeredAgain);
}

void CrawlNotices::opened()
{
    if (store::Place::isDatabase(m_session.path()) && (m_session.isBeingWritten() || m_session.wasInterrupted()))
        tellOfNodes();
    else if (m_session.isBeingWritten())
        tellOfAnother();
    else if (m_session.wasInterrupted())
        tellOfInterruption();
}

void CrawlNotices::tellOfNodes()
{
    m_session.reader().ask(
        project::Lane::Lists, this, [](store::Reader &reader, const std::atomic<bool> &) { return reader.nodes(); },
        [this](const store::NodeList &list) {
            if (m_session.isActive())
                return;
            const auto alive = std::count_if(
                list.nodes.cbegin(), list.nodes.cend(), [](const store::NodeRecord &node) { return node.isAlive; });
            if (!m_session.isBeingWritten() && list.batches == 0) {
                tellOfInterruption();
            } else if (!m_session.isBeingWritten()) {
                m_message.show(MessageBar::Kind::Info,
                    tr("All nodes of this project have left, with URLs still in transfer. To continue, join with this "
                       "window or another program."),
                    {}, tr("Join Crawl"), [this] { Q_EMIT joinRequested(); });
            } else if (alive > 0) {
                m_message.show(MessageBar::Kind::Info,
                    tr("%Ln node(s) are crawling into this project. Their saved data is shown here. The Nodes tab "
                       "lists and controls them.",
                        nullptr, int(alive)),
                    {}, tr("Show Nodes"), [this] { Q_EMIT nodesRequested(); });
            } else {
                tellOfAnother();
            }
        });
}

void CrawlNotices::tellOfAnother()
{
    m_message.show(MessageBar::Kind::Info,
        tr("Another Argiope is crawling into this project. Only its saved data is shown here."));
}

void CrawlNotices::tellOfInterruption()
{
    m_message.show(MessageBar::Kind::Info,
        tr("This crawl was interrupted. No saved data was lost. Resume to continue."), {}, tr("Resume"),
        [this] { Q_EMIT resumeRequested(); });
}

void CrawlNotices::ended(engine::EndReason reason)
{
    if (reason != engine::EndReason::Stopped) {
        const QString text
            = tr("%1: %2", "notification: host, how the crawl ended")
                  .arg(words::foreign::shown(store::shortName(m_session.path())), wording::endReason(reason));
        if (notifier::tell(m_window, QStringLiteral("Argiope"), text))
            Q_EMIT notified(text);
    }
    switch (reason) {
    case engine::EndReason::MaxUrls:
    case engine::EndReason::MaxTime:
    case engine::EndReason::MaxBytes:
        m_message.show(MessageBar::Kind::Info,
            tr("%1. Raise the limit in Crawl Settings, then resume.").arg(wording::endReason(reason)), {},
            tr("Crawl Settings…"), [this] { Q_EMIT optionsRequested(); });
        m_end->look();
        break;
    case engine::EndReason::LostLogin:
        loginLost();
        break;
    case engine::EndReason::Completed:
        m_start->look();
        // Of a start that leads nowhere there is more to say.
        if (const auto counters = m_session.counters(); counters && counters->finished > 1)
            m_end->look();
        break;
    default:
        break;
    }
}

void CrawlNotices::tellOfLongDelay()
{
    const auto counters = m_session.counters();
    const engine::LongDelay delay = counters ? counters->longDelay : engine::LongDelay();
    if (delay.origin.isEmpty() || delay.origin == m_delayTold || !m_session.isActive() || m_message.isVisible())
        return;
    m_delayTold = delay.origin;
    m_message.show(MessageBar::Kind::Info,
        tr("robots.txt of %1 asks for a delay of %2 between requests (Crawl-delay). Argiope waits %3. Change this in "
           "Crawl Settings.")
            .arg(words::foreign::shown(words::readableUrl(delay.origin)),
                words::format::milliseconds(delay.askedSeconds * 1000),
                words::format::milliseconds(delay.keptSeconds * 1000)),
        {}, tr("Crawl Settings…"), [this] { Q_EMIT optionsRequested(); });
}

void CrawlNotices::loginLost()
{
    const auto lost = m_session.lostLogin();
    if (!lost)
        return;
    const auto shown = [](const QByteArray &url) { return words::foreign::shown(QString::fromUtf8(url)); };
    QString what;
    switch (lost->why) {
    case judge::LostLogin::Why::CookieDeleted:
        what = tr("The session has ended: the server deleted the cookie “%1” at %2.")
                   .arg(shown(lost->cookie), shown(lost->page));
        break;
    case judge::LostLogin::Why::LoginPages:
        what = tr("The session has ended: %1 is a login page now.").arg(shown(lost->witness));
        break;
    case judge::LostLogin::Why::Refused:
        what = tr("The session has ended: access to %1 is denied now.").arg(shown(lost->witness));
        break;
    }
    const QString details = lost->witness.isEmpty() ? QString() : tr("Detected at %1").arg(shown(lost->page));
    m_message.show(MessageBar::Kind::Warning,
        tr("%1 Everything fetched since then is queued again. Log in again, enter the new cookie or password, and "
           "resume.",
            "what happened")
            .arg(what),
        details, tr("Crawl Settings…"), [this] { Q_EMIT loginOptionsRequested(); });
}

void CrawlNotices::applicationsFound(const QList<QByteArray> &ids)
{
    QStringList names;
    QStringList leaveOut = m_session.settings().leaveOut;
    for (const QByteArray &id : ids) {
        const settings::ApplicationName *application = settings::applicationOf(id);
        if (!application || leaveOut.contains(QString::fromUtf8(id)))
            continue;
        names.append(QString::fromUtf8(application->name));
        leaveOut.append(QString::fromUtf8(id));
    }
    // What asks for something to be done first stays; the options have the list.
    if (names.isEmpty() || (m_message.isVisible() && m_message.kind() != MessageBar::Kind::Info))
        return;
    m_message.show(
        MessageBar::Kind::Info,
        tr("This site runs on %1. Its low-value URLs can be excluded: old versions, forms, other sort orders.",
            "names of applications")
            .arg(names.join(tr(", ", "between two names"))),
        {}, tr("Exclude"),
        [this, leaveOut] {
            settings::CrawlSettings changed = m_session.settings();
            changed.leaveOut = leaveOut;
            m_session.change(changed);
        },
        tr("Dismiss"), [this] { m_message.hide(); });
}

void CrawlNotices::credentialsKept(engine::CredentialsPlace place, const QString &detail)
{
    switch (place) {
    case engine::CredentialsPlace::Keychain:
        break; // where they are expected to be
    case engine::CredentialsPlace::File:
        m_message.show(MessageBar::Kind::Info,
            tr("No keychain is available: passwords, cookies and keys are stored in “%1”, readable only by you.")
                .arg(words::foreign::shown(QDir::toNativeSeparators(detail))));
        break;
    case engine::CredentialsPlace::Nowhere:
        m_message.show(MessageBar::Kind::Warning,
            tr("Passwords, cookies and keys could not be saved. They are used until the window is closed."), detail);
        break;
    }
}

void CrawlNotices::credentialsMissing()
{
    m_message.show(MessageBar::Kind::Warning,
        tr("Passwords, cookies or keys of this project are not saved on this computer, so pages are requested without "
           "them. Enter them under Crawl Settings, Network, and resume."),
        {}, tr("Stop and Open Crawl Settings…"), [this] {
            m_session.stop();
            Q_EMIT loginOptionsRequested();
        });
}

void CrawlNotices::shortage(engine::Shortage what, int threads)
{
    m_message.show(MessageBar::Kind::Warning, wording::shortage(what, threads));
}

void CrawlNotices::pauseReasonChanged(engine::PauseReason reason)
{
    if (reason == engine::PauseReason::DiskFull || reason == engine::PauseReason::Unreachable) {
        m_diskFullShown = true;
        m_message.show(MessageBar::Kind::Warning, wording::pauseReason(reason), {}, tr("Try Again"),
            [this] { m_session.unpause(); });
    } else if (std::exchange(m_diskFullShown, false)) {
        m_message.hide();
    }
}

void CrawlNotices::changeFailed(const store::StoreError &error)
{
    if (error.code != store::StoreError::Code::Locked) {
        failed(error);
        return;
    }
    m_message.show(MessageBar::Kind::Warning,
        tr("Depth, patterns and start addresses cannot be changed while nodes are crawling. Stop all nodes, then "
           "resume with the change."),
        wording::error(error).details);
}

void CrawlNotices::readFailed(const store::StoreError &error)
{
    if (error.code != store::StoreError::Code::Unreachable) {
        failed(error);
        return;
    }
    if (m_diskFullShown)
        return; // the crawl has said it
    m_message.show(MessageBar::Kind::Warning,
        tr("The database does not respond. The data read last is shown; updates continue when the database responds "
           "again."),
        wording::error(error).details);
    m_message.setTopic(AwayTopic);
}

void CrawlNotices::answeredAgain()
{
    if (m_message.topic() == AwayTopic)
        m_message.hide();
}

template <class Error>
void CrawlNotices::failed(const Error &error)
{
    const wording::Explained words = wording::error(error);
    m_message.show(MessageBar::Kind::Error, words.text, words.details);
}

} // namespace argiope::mainwindow
