#include "ui/project/projectsession.h"

#include "core/engine/notes.h"
#include "core/settings/fields.h"
#include "core/settings/live.h"
#include "core/store/nodeorders.h"
#include "core/store/place.h"
#include "ui/project/askdisk.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QPointer>
#include <QThreadPool>

#include <utility>

namespace argiope::project {

namespace {

/// Whether a crawl that goes on with `wanted` in place of `stored` can be one node of several.
bool canBeNode(const settings::CrawlSettings &stored, const settings::CrawlSettings &wanted)
{
    return !engine::unfitForNodes(wanted) && settings::judgeAlike(stored, wanted) && stored.maxDepth == wanted.maxDepth
        && settings::toJson(settings::withLive(stored, wanted)) == settings::toJson(wanted);
}

} // namespace

ProjectSession::ProjectSession(QObject *parent)
    : QObject(parent)
{
    connect(&m_reader, &ProjectReader::opened, this, [this](const ProjectInfo &info) {
        opened();
        m_hasHistory = info.hasHistory;
        if (!m_crawl) {
            m_settings = info.settings;
            m_unfinished = info.state != engine::name(engine::EndReason::Completed) && info.state != "finished";
            m_beingWritten = info.beingWritten;
            m_interrupted = !m_beingWritten && info.state == engine::name(engine::State::Running);
            setPast(info.past);
        }
        Q_EMIT projectChanged();
    });
    connect(&m_notes, &NoteKeeper::failed, this, [this](const QString &path, const store::StoreError &error) {
        if (path == m_path)
            Q_EMIT noteFailed(error);
    });
    connect(&m_orders, &SettingsOrders::failed, this, [this](const QString &path, const store::StoreError &error) {
        if (path != m_path)
            return;
        Q_EMIT changeFailed(error);
        takeSettings();
    });
    connect(&m_reader, &ProjectReader::openFailed, this, [this](const store::StoreError &error) {
        opened();
        if (!m_crawl)
            m_path.clear();
        Q_EMIT projectChanged();
        Q_EMIT openFailed(error);
    });
}

void ProjectSession::opened()
{
    if (std::exchange(m_notesHeldByOpening, false))
        m_notes.release();
}

ProjectSession::~ProjectSession()
{
    if (m_crawl)
        m_crawl->disconnect(this);
    m_crawl.reset();
}

void ProjectSession::forget(const QString &next)
{
    Q_ASSERT(!isActive());
    m_crawl.reset();
    m_endReason = engine::EndReason::None;
    m_unfinished = false;
    m_interrupted = false;
    m_beingWritten = false;
    m_hasHistory = false;
    m_path = next;
    Q_EMIT logBegan();
    setPast({});
}

void ProjectSession::closeProject()
{
    forget({});
    m_settings = {};
    m_reader.close();
    opened(); // which it will not be
    Q_EMIT projectChanged();
    Q_EMIT stateChanged();
}

void ProjectSession::openProject(const QString &path)
{
    forget(store::absolutePlace(path));
    const QFuture<void> writing = m_notes.hold(m_path);
    if (std::exchange(m_notesHeldByOpening, true))
        m_notes.release();
    m_reader.open(m_path, writing);
    Q_EMIT stateChanged();
}

void ProjectSession::startNew(const settings::CrawlSettings &settings, const QString &path, IfTaken ifTaken)
{
    Q_ASSERT(!isActive());
    Q_EMIT logBegan();
    m_hasHistory = false;
    m_reader.close();
    opened(); // which it will not be
    engine::CrawlOptions options;
    options.mode = engine::CrawlOptions::Mode::Create;
    options.path = path;
    options.numbered = ifTaken == IfTaken::Number;
    options.settings = settings;
    // So that others can join it at any time.
    options.node.join = store::Place::isDatabase(path) && !engine::unfitForNodes(settings);
    options.node.fresh = options.node.join;
    launch(std::move(options));
}

void ProjectSession::startImport(const engine::ArchivesToImport &archives, const QString &path)
{
    Q_ASSERT(!isActive());
    Q_EMIT logBegan();
    m_hasHistory = false;
    m_reader.close();
    opened(); // which it will not be
    engine::CrawlOptions options;
    options.path = path;
    options.numbered = true;
    options.settings = engine::proposedFor(archives, {});
    options.answers = archives.answers;
    launch(std::move(options));
}

void ProjectSession::resumeProject(const settings::CrawlSettings &settings)
{
    Q_ASSERT(!isActive() && hasProject());
    engine::CrawlOptions options;
    options.mode = engine::CrawlOptions::Mode::Resume;
    options.path = m_path;
    options.settings = settings;
    if (store::Place::isDatabase(m_path) && canBeNode(m_settings, settings)) {
        const engine::CrawlOptions alone = options;
        options.node.join = true;
        options.node.settingsForAll = settings::toJson(m_settings) != settings::toJson(settings);
        launch(std::move(options), alone);
        return;
    }
    launch(std::move(options));
}

void ProjectSession::joinProject()
{
    Q_ASSERT(!isActive() && store::Place::isDatabase(m_path));
    engine::CrawlOptions options;
    options.mode = engine::CrawlOptions::Mode::Resume;
    options.path = m_path;
    options.settings = m_settings;
    options.node.join = true;
    launch(std::move(options));
}

bool ProjectSession::canRecrawl() const
{
    if (!hasProject() || m_beingWritten || (m_isNode && isActive()))
        return false;
    const engine::State now = state();
    return isActive() ? now == engine::State::Running || now == engine::State::Paused : m_reader.isOpen();
}

void ProjectSession::refetch(const QList<qint64> &ids, bool wereFetched)
{
    if (!canRecrawl() || ids.isEmpty())
        return;
    QList<base::UrlId> urls;
    urls.reserve(ids.size());
    for (const qint64 id : ids)
        urls.append(base::UrlId(id));
    if (wereFetched && !std::exchange(m_hasHistory, true))
        Q_EMIT projectChanged();
    if (isActive()) {
        m_crawl->refetch(urls); // false only where it ends this very moment: then its button starts the next
        return;
    }
    engine::CrawlOptions options;
    options.mode = engine::CrawlOptions::Mode::Resume;
    options.refetch = engine::RefetchKind::Selected;
    options.selected = urls;
    options.path = m_path;
    options.settings = m_settings;
    launch(std::move(options));
}

bool ProjectSession::canRefetchProject() const
{
    return !isActive() && canRecrawl();
}

void ProjectSession::refetchProject(engine::RefetchKind what, const settings::CrawlSettings &settings)
{
    if (!canRefetchProject())
        return;
    engine::CrawlOptions options;
    options.mode = engine::CrawlOptions::Mode::Resume;
    options.refetch = what;
    m_hasHistory = true;
    options.path = m_path;
    options.settings = settings;
    launch(std::move(options));
}

void ProjectSession::setPast(Past past)
{
    m_past = std::move(past);
    ++m_historyRevision;
    ++m_pastLanesRevision;
    Q_EMIT pastChanged();
}

void ProjectSession::lookAtPast()
{
    m_reader.ask(
        Lane::Rows, this, [](store::Reader &reader, const std::atomic<bool> &) { return pastOf(reader); },
        [this](const Past &past) {
            if (!m_crawl)
                setPast(past);
        });
}

void ProjectSession::launch(engine::CrawlOptions options, std::optional<engine::CrawlOptions> ifNoNode)
{
    m_ifNoNode = std::move(ifNoNode);
    if (options.mode == engine::CrawlOptions::Mode::Create) {
        setPast({});
    } else if (m_crawl) { // what it goes on from, until there is more
        Past past = m_past;
        past.threads = workers(); // of a crawl that could not be opened there are none: those known before
        past.lanes.add(m_crawl->lanes(past.lanes.mark()));
        setPast(std::move(past));
    }
    if (!std::exchange(m_notesHeld, true))
        options.before = [writing = m_notes.hold(options.path)] { QFuture<void>(writing).waitForFinished(); };
    options.log = m_log;
    options.logLevel = m_logLevel;
    m_path = options.path;
    m_settings = options.settings;
    m_endReason = engine::EndReason::None;
    m_interrupted = false;
    m_beingWritten = false;
    m_unfinished = true;
    m_failed = false;
    m_ran = false;
    m_creating = options.mode == engine::CrawlOptions::Mode::Create;
    m_isNode = options.node.join;
    m_readerStarted = m_reader.isOpen() && m_reader.path() == m_path;
    m_crawl = std::make_unique<engine::Crawl>(std::move(options));
    connect(m_crawl.get(), &engine::Crawl::stateChanged, this, &ProjectSession::crawlStateChanged);
    connect(m_crawl.get(), &engine::Crawl::pauseReasonChanged, this, &ProjectSession::pauseReasonChanged);
    connect(m_crawl.get(), &engine::Crawl::progressed, this, [this] {
        engine::CrawlHistory history = m_crawl->history();
        if (!history.samples().isEmpty() && history != m_past.history) {
            m_past.history = std::move(history);
            ++m_historyRevision;
        }
        Q_EMIT progressed();
    });
    connect(m_crawl.get(), &engine::Crawl::failed, this, [this](const engine::CrawlError &error) {
        m_failed = true;
        // What was left begun is for one program: a recrawl, URLs that other settings let in.
        if (m_ifNoNode && error.code == engine::CrawlError::Code::BadSettings && error.subject == u"join")
            m_goesOnAlone = true;
        else
            Q_EMIT failed(error);
    });
    connect(m_crawl.get(), &engine::Crawl::ended, this, &ProjectSession::crawlEnded);
    connect(m_crawl.get(), &engine::Crawl::trapFound, this, &ProjectSession::trapFound);
    connect(m_crawl.get(), &engine::Crawl::settingsChanged, this, &ProjectSession::takeSettings);
    connect(m_crawl.get(), &engine::Crawl::credentialsKept, this, &ProjectSession::credentialsKept);
    connect(m_crawl.get(), &engine::Crawl::applicationsFound, this, &ProjectSession::applicationsFound);
    connect(m_crawl.get(), &engine::Crawl::credentialsMissing, this, &ProjectSession::credentialsMissing);
    connect(m_crawl.get(), &engine::Crawl::shortage, this, &ProjectSession::shortage);
    // Nodes are told what to do by the database.
    m_control = m_isNode ? nullptr : std::make_unique<engine::ControlServer>(*m_crawl);
    if (m_control)
        connect(m_control.get(), &engine::ControlServer::changed, this, &ProjectSession::takeSettings);
    Q_EMIT projectChanged();
    m_crawl->start();
    Q_EMIT stateChanged();
}

void ProjectSession::crawlEnded(engine::EndReason reason)
{
    if (std::exchange(m_notesHeld, false))
        m_notes.release();
    if (std::exchange(m_goesOnAlone, false) && m_ifNoNode) {
        // Not amid the signals of the one that has ended.
        QMetaObject::invokeMethod(
            this,
            [this, alone = *std::exchange(m_ifNoNode, std::nullopt)] {
                if (!isActive() && m_path == alone.path)
                    launch(alone);
            },
            Qt::QueuedConnection);
        return;
    }
    m_endReason = reason;
    m_unfinished = reason != engine::EndReason::Completed;
    Q_EMIT ended(reason);
    for (const auto &[id, released] : std::exchange(m_releases, {}))
        releaseTrap(id, released);
}

void ProjectSession::crawlStateChanged(engine::State state)
{
    // The file exists from Running on; a crawl that failed before that has none, whatever else has its name.
    m_ran = m_ran || state == engine::State::Running;
    const bool exists = state != engine::State::Idle && state != engine::State::Starting;
    if (!m_readerStarted && exists && m_failed && m_creating) {
        m_path.clear();
    } else if (!m_readerStarted && exists) {
        m_path = m_crawl->projectPath();
        if (!m_failed)
            showOwnFile();
        else
            askDisk(
                this, [path = m_path] { return store::mayBeThere(path); },
                [this, path = m_path](bool there) {
                    if (there && path == m_path && !m_readerStarted)
                        showOwnFile();
                });
    }
    // Without a socket the crawl goes on as well: the window steers it.
    if (state == engine::State::Running && m_control && m_control->place().isEmpty() && m_control->error().isEmpty())
        (void)m_control->listen();
    else if (state == engine::State::Ended)
        m_control.reset();
    Q_EMIT stateChanged();
}

void ProjectSession::showOwnFile()
{
    m_readerStarted = true;
    m_reader.open(m_path);
}

bool ProjectSession::canReleaseTraps() const
{
    return hasProject() && !m_beingWritten && (isActive() ? !m_isNode : m_reader.isOpen());
}

void ProjectSession::releaseTrap(const QByteArray &id, bool released)
{
    if (!canReleaseTraps())
        return;
    if (isActive()) {
        if (m_crawl->releaseTrap(id, released))
            trapWasReleased(id, released);
        else
            m_releases.append({id, released});
        return;
    }
    const QFuture<void> writing = m_notes.hold(m_path);
    QThreadPool::globalInstance()->start([self = QPointer<ProjectSession>(this), path = m_path, id, released, writing] {
        QFuture<void>(writing).waitForFinished();
        const auto done = engine::releaseTrap(path, id, released);
        const std::optional<store::StoreError> error
            = done ? std::nullopt : std::optional<store::StoreError>(done.error());
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [self, path, id, released, error] {
                if (!self)
                    return;
                self->m_notes.release();
                if (self->m_path != path)
                    return;
                if (error)
                    Q_EMIT self->trapReleaseFailed(*error);
                else
                    self->trapWasReleased(id, released);
            },
            Qt::QueuedConnection);
    });
}

void ProjectSession::trapWasReleased(const QByteArray &id, bool released)
{
    const QString name = QString::fromUtf8(id);
    m_settings.releasedTraps.removeAll(name);
    if (released)
        m_settings.releasedTraps.append(name);
    Q_EMIT trapReleased(id, released);
}

bool ProjectSession::canKeepNotes() const
{
    return canReleaseTraps() && (isActive() || (m_reader.info() && m_reader.info()->writable));
}

void ProjectSession::keepNote(const QByteArray &name, const QByteArray &value)
{
    if (!canKeepNotes())
        return;
    m_notes.drop(m_path, name);
    if (!isActive() || !m_crawl->keepNote(name, value))
        m_notes.keep(m_path, name, value); // once the crawl has ended
}

bool ProjectSession::canChange() const
{
    return state() == engine::State::Running || state() == engine::State::Paused;
}

bool ProjectSession::change(const settings::CrawlSettings &settings, std::optional<engine::CrawlError> *error)
{
    if (m_isNode && canChange()) {
        changeForAll(settings);
        return true;
    }
    if (!m_crawl || !m_crawl->change(settings, error))
        return false;
    m_settings = settings::withLive(m_settings, settings);
    return true;
}

void ProjectSession::changeForAll(const settings::CrawlSettings &settings)
{
    m_settings = settings::withLive(m_settings, settings);
    m_orders.add(m_path, m_settings); // the node hears of it with its next heartbeat
}

void ProjectSession::takeSettings()
{
    if (!m_crawl)
        return;
    const settings::CrawlSettings now = settings::withLive(m_settings, m_crawl->settings());
    if (now == m_settings)
        return;
    m_settings = now;
    Q_EMIT settingsChanged();
}

void ProjectSession::setLogLevel(base::LogLevel level)
{
    m_logLevel = level;
    if (m_crawl)
        m_crawl->setLogLevel(level);
}

void ProjectSession::pause()
{
    if (m_crawl)
        m_crawl->pause();
}

void ProjectSession::unpause()
{
    if (m_crawl)
        m_crawl->resume();
}

void ProjectSession::stop()
{
    if (m_crawl)
        m_crawl->stop();
}

engine::PauseReason ProjectSession::pauseReason() const
{
    return m_crawl ? m_crawl->pauseReason() : engine::PauseReason::None;
}

bool ProjectSession::isActive() const
{
    const engine::State now = state();
    return now != engine::State::Idle && now != engine::State::Ended;
}

std::optional<engine::Counters> ProjectSession::counters() const
{
    if (!m_crawl || m_isNode)
        return std::nullopt;
    // What was refused has counted nothing of the project that is open.
    if (!m_ran && m_failed && m_reader.isOpen() && !isActive())
        return std::nullopt;
    return m_crawl->counters();
}

QList<engine::WorkerStatus> ProjectSession::workers() const
{
    const QList<engine::WorkerStatus> now = m_crawl ? m_crawl->workers() : QList<engine::WorkerStatus>();
    return now.isEmpty() ? m_past.threads : now; // none: it is being opened
}

frontier::HostList ProjectSession::hosts() const
{
    return m_crawl && isActive() ? m_crawl->hosts() : frontier::HostList();
}

engine::LaneNews ProjectSession::lanes(const engine::LaneMark &since) const
{
    return m_crawl ? m_crawl->lanes(since) : engine::LaneNews();
}

} // namespace argiope::project
