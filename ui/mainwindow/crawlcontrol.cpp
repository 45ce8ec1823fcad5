#include "ui/mainwindow/crawlcontrol.h"

#include "core/engine/credentials.h"
#include "core/settings/live.h"
#include "core/settings/secrets.h"
#include "core/store/place.h"
#include "core/store/reader.h"
#include "core/url/url.h"
#include "ui/options/labels.h"
#include "ui/project/newproject.h"
#include "ui/project/projectsession.h"
#include "ui/startbar/startbar.h"
#include "ui/widgets/messagebar.h"
#include "ui/words/foreigntext.h"
#include "ui/words/wording.h"

#include <QDir>
#include <QFileInfo>

#include <utility>

namespace argiope::mainwindow {

using project::ProjectSession;
using widgets::MessageBar;

namespace {

/// Made from a list, as far as a project tells: of several addresses, or of these alone and nothing that they lead to.
bool isOfList(const settings::CrawlSettings &settings)
{
    return settings.seeds.size() > 1 || (settings.maxDepth == 0 && !settings.sitemaps);
}

/// True where the secrets that were typed beside addresses of these origins may go along with a crawl of `seeds`.
bool belongTo(const QSet<QByteArray> &beside, const QStringList &seeds)
{
    return beside.isEmpty() || beside.intersects(engine::seedOrigins(seeds));
}

/// The secrets of `to`, and whom they are for, become those of `from`.
void copySecrets(const settings::CrawlSettings &from, settings::CrawlSettings &to)
{
    to.auth = from.auth;
    to.logins = from.logins;
    to.headersFor = from.headersFor;
    to.headers.removeIf(settings::isPrivateHeaderLine);
    for (const QString &line : from.headers) {
        if (settings::isPrivateHeaderLine(line))
            to.headers.append(line);
    }
}

} // namespace

CrawlControl::CrawlControl(ProjectSession &session, startbar::StartBar &start, MessageBar &message, QWidget &window)
    : QObject(&window)
    , m_session(session)
    , m_start(start)
    , m_message(message)
    , m_window(window)
{
    connect(&m_session, &ProjectSession::trapReleased, this,
        [this] { m_settings.releasedTraps = m_session.settings().releasedTraps; });
    connect(&m_start, &startbar::StartBar::addressEdited, this, &CrawlControl::addressEdited);
    connect(&m_start, &startbar::StartBar::steered, this, [this] {
        settings::CrawlSettings settings = m_session.settings();
        m_start.writeTo(settings);
        change(settings);
    });
    connect(&m_session, &ProjectSession::ended, this, [this] {
        if (m_session.isNode())
            lookAtOthers();
    });
    connect(&m_session, &ProjectSession::settingsChanged, this, [this] { takeLive(m_session.settings()); });
    m_start.setChangedOptions([this] { return options::changedOptions(wanted()); });
}

bool CrawlControl::isOnList() const
{
    return m_start.seed() == engine::normalizeSeed(m_settings.seeds.value(0));
}

void CrawlControl::keepForAfterList()
{
    // Of a list after a list what was before the first one counts.
    if (!m_afterList || !m_listShown) {
        m_besideAfterList = beside();
        m_afterList = wanted();
    }
    m_afterList->seeds.clear();
    m_afterList->releasedTraps.clear();
    m_listShown = true;
}

void CrawlControl::showProjects(const settings::CrawlSettings &settings)
{
    if (m_afterList && !m_listShown)
        m_start.writeTo(*m_afterList);
    m_listShown = true;
    takeForProject(settings);
    m_start.readFrom(m_settings);
    m_start.setSeedText(m_settings.seeds.value(0));
}

void CrawlControl::addressEdited()
{
    if (!m_afterList || m_start.seed().isEmpty() || m_listShown == isOnList())
        return;
    m_start.writeTo(m_listShown ? m_settings : *m_afterList);
    m_listShown = !m_listShown;
    m_start.readFrom(m_listShown ? m_settings : *m_afterList);
    m_start.refreshOptions();
}

const QSet<QByteArray> &CrawlControl::beside() const
{
    return m_afterList && !m_listShown ? m_besideAfterList : m_beside;
}

settings::CrawlSettings CrawlControl::wanted() const
{
    settings::CrawlSettings settings = m_afterList && !m_listShown ? *m_afterList : m_settings;
    m_start.writeTo(settings);
    // Another address than the list's first one is another crawl, of that address alone.
    if (settings.seeds.isEmpty() || (m_seedsBound && !m_start.isList()))
        settings.seeds = QStringList{QString()};
    settings.seeds[0] = m_start.seedText();
    engine::bindSecrets(settings);
    if (!belongTo(beside(), settings.seeds))
        engine::dropForeignSecrets(settings);
    return settings;
}

settings::CrawlSettings CrawlControl::wantedOfProject() const
{
    settings::CrawlSettings settings = m_settings;
    if (!m_afterList || m_listShown)
        m_start.writeTo(settings);
    const settings::CrawlSettings project = m_session.settings();
    settings.seeds = project.seeds; // whatever address stands in the start bar by now
    // What was set for another address says nothing of the project's secrets: they would be forgotten.
    if (m_beside.isEmpty() || !belongTo(m_beside, project.seeds))
        copySecrets(project, settings);
    engine::bindSecrets(settings);
    return settings;
}

void CrawlControl::setSettings(const settings::CrawlSettings &settings)
{
    if (m_afterList && !m_listShown)
        m_afterList.reset();
    const bool trustsNow = !m_settings.ignoreTlsErrors && settings.ignoreTlsErrors && settings.ignoreTlsFor.isEmpty();
    m_settings = settings;
    // What was just typed is for the address that stands there now, and so is a certificate that was just accepted.
    engine::bindSecrets(m_settings);
    if (trustsNow) {
        for (const QByteArray &origin : engine::seedOrigins(m_settings.seeds))
            m_settings.ignoreTlsFor.append(QString::fromUtf8(origin));
        m_settings.ignoreTlsFor.sort();
    }
    m_beside = engine::seedOrigins(m_settings.seeds);
    m_start.readFrom(m_settings);
    // Further start addresses go with the address in the field; where there is none yet, with the next one.
    m_seedsBound = !m_start.seed().isEmpty();
    m_start.setList(m_seedsBound ? m_start.seedText() : QString(), m_settings.seeds.size() - 1);
    m_start.refreshOptions();
}

void CrawlControl::change(const settings::CrawlSettings &settings)
{
    std::optional<engine::CrawlError> error;
    if (!m_session.change(settings, &error) && error) {
        const words::wording::Explained words = words::wording::error(*error);
        m_message.show(MessageBar::Kind::Error, words.text, words.details);
        takeLive(m_session.settings());
        return;
    }
    takeLive(settings); // where it ends this very moment it is the next crawl's
}

void CrawlControl::takeLive(const settings::CrawlSettings &settings)
{
    m_settings = settings::withLive(m_settings, settings);
    m_start.setLive(m_settings);
    m_start.refreshOptions();
}

void CrawlControl::takeProject()
{
    if (isOfList(m_session.settings())
        || (m_afterList && m_listShown && m_session.settings().seeds == m_settings.seeds))
        keepForAfterList();
    else
        m_afterList.reset();
    m_settings = m_session.settings();
    engine::bindSecrets(m_settings);
    m_beside = engine::seedOrigins(m_settings.seeds);
    const QString seed = m_settings.seeds.value(0);
    m_start.readFrom(m_settings);
    m_start.setProjectSeed(seed);
    m_start.setList(seed, m_settings.seeds.size() - 1);
    m_start.setSeedText(seed);
    m_seedsBound = true;
    m_start.refreshOptions();
}

void CrawlControl::leaveProject()
{
    m_start.setProjectSeed({});
    m_start.setList({}, 0);
    m_start.setSeedText({});
    m_start.focusSeed();
}

void CrawlControl::saveNextAs(const QString &path)
{
    m_nextPath = path;
    m_message.show(MessageBar::Kind::Info,
        tr("The next crawl will be saved as “%1”. Type an address and press Enter.")
            .arg(words::foreign::shown(QDir::toNativeSeparators(path))));
    m_start.focusSeed();
}

void CrawlControl::start()
{
    if (m_session.isActive() || m_start.seed().isEmpty())
        return;
    m_message.hide();
    const bool foreign = holdsForeignSecrets();
    m_settings = wanted();
    if (!m_listShown)
        m_afterList.reset();
    m_beside = engine::seedOrigins(m_settings.seeds);
    m_start.refreshOptions(); // secrets of another site are gone
    if (const QString typed = m_start.seedText(); engine::withoutCredentials(typed) != typed)
        m_start.setSeedText(engine::withoutCredentials(typed));
    m_start.remember();
    QString path = std::exchange(m_nextPath, QString());
    auto ifTaken = ProjectSession::IfTaken::Fail;
    if (path.isEmpty()) {
        const auto seed = url::parse(m_start.seed());
        path = project::newProjectPath(seed ? QString::fromLatin1(seed->host()) : QString());
        ifTaken = ProjectSession::IfTaken::Number;
    }
    Q_EMIT startsNew();
    m_start.setProjectSeed(m_settings.seeds.value(0));
    Q_EMIT starts();
    m_session.startNew(m_settings, path, ifTaken);
    if (foreign) {
        m_message.show(MessageBar::Kind::Info,
            tr("Passwords, cookies and keys of the previous crawl are not sent to this site. Enter those it needs "
               "under Crawl Settings, Network."));
    }
}

bool CrawlControl::holdsForeignSecrets() const
{
    settings::CrawlSettings settings = m_settings;
    settings.seeds = QStringList{m_start.seedText()};
    engine::bindSecrets(settings);
    return !belongTo(m_beside, settings.seeds) && engine::dropForeignSecrets(settings);
}

void CrawlControl::startAt(const QString &address)
{
    if (m_session.isActive())
        return;
    m_start.setSeedText(address);
    start();
}

void CrawlControl::startList(const settings::CrawlSettings &settings)
{
    if (m_session.isActive())
        return;
    const bool belong = belongTo(beside(), settings.seeds);
    keepForAfterList();
    m_settings = settings;
    engine::bindSecrets(m_settings);
    if (!belong)
        engine::dropForeignSecrets(m_settings);
    m_beside = engine::seedOrigins(m_settings.seeds);
    const QString first = m_settings.seeds.value(0);
    m_start.readFrom(m_settings);
    m_start.setList(first, m_settings.seeds.size() - 1);
    m_start.setSeedText(first);
    m_seedsBound = true;
    start();
}

void CrawlControl::resume()
{
    if (m_session.isActive() || !m_session.hasProject())
        return;
    m_message.hide();
    const bool own = !beside().isEmpty() && belongTo(beside(), m_session.settings().seeds);
    settings::CrawlSettings settings = wanted();
    if (!own)
        copySecrets(m_session.settings(), settings);
    takeForProject(settings);
    m_session.resumeProject(m_settings);
}

void CrawlControl::takeForProject(const settings::CrawlSettings &settings)
{
    m_settings = settings;
    m_beside = engine::seedOrigins(settings.seeds);
}

void CrawlControl::goOn()
{
    if (m_session.isActive() || !m_session.hasProject())
        return;
    m_message.hide();
    // The address field may hold another site by now.
    settings::CrawlSettings settings = wantedOfProject();
    settings.releasedTraps = m_session.settings().releasedTraps;
    showProjects(settings);
    m_session.resumeProject(settings);
}

void CrawlControl::join()
{
    if (m_session.isActive() || !m_session.hasProject())
        return;
    m_message.hide();
    showProjects(m_session.settings());
    Q_EMIT starts();
    m_session.joinProject();
}

void CrawlControl::lookAtOthers()
{
    const QString path = m_session.path();
    m_session.reader().ask(
        project::Lane::Lists, this,
        [](store::Reader &reader, const std::atomic<bool> &) {
            const auto written = reader.isBeingWritten();
            return written && *written;
        },
        [this, path](bool written) {
            if (written && m_session.path() == path && !m_session.isActive())
                m_session.openProject(path); // it goes on without this window, which looks on
        });
}

void CrawlControl::refetch(engine::RefetchKind what)
{
    if (m_session.canRefetchProject())
        refetchWith(what, wantedOfProject());
}

void CrawlControl::refetchWith(engine::RefetchKind what, const settings::CrawlSettings &settings)
{
    m_message.hide();
    showProjects(settings);
    Q_EMIT starts();
    m_session.refetchProject(what, settings);
}

void CrawlControl::logIn(const QByteArray &url, const QString &user, const QString &password)
{
    const auto place = url::parse(url);
    if (!place || !m_session.canRefetchProject())
        return;
    settings::CrawlSettings settings = wantedOfProject();
    const settings::Login login{place->origin(), QString(user % QLatin1Char(':') % password)};
    settings.logins.removeIf(
        [&login](const QString &text) { return settings::Login::fromText(text).origin == login.origin; });
    settings.logins.append(login.text());
    refetchWith(engine::RefetchKind::Failures, settings);
}

void CrawlControl::acceptCertificate(const QByteArray &url)
{
    const auto place = url::parse(url);
    if (!place || !m_session.canRefetchProject())
        return;
    settings::CrawlSettings settings = wantedOfProject();
    settings.ignoreTlsErrors = settings::AllCertificateErrors;
    if (const QString origin = QString::fromUtf8(place->origin()); !settings.ignoreTlsFor.contains(origin))
        settings.ignoreTlsFor.append(origin);
    refetchWith(engine::RefetchKind::Failures, settings);
}

} // namespace argiope::mainwindow
