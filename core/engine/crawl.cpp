#include "core/engine/crawl.h"

#include "core/base/openfiles.h"
#include "core/engine/crawl_p.h"
#include "core/engine/credentials.h"
#include "core/engine/seeds.h"
#include "core/engine/worker.h"
#include "core/settings/fields.h"
#include "core/settings/live.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <utility>

namespace argiope::engine {

namespace {

constexpr int ProgressIntervalMs = 150;

/// For the log: the fields that differ, as they are now.
QByteArray differencesOf(const settings::CrawlSettings &before, const settings::CrawlSettings &now)
{
    const QJsonObject was = settings::toJson(before);
    const QJsonObject is = settings::toJson(now);
    QJsonObject differences;
    for (auto it = is.begin(); it != is.end(); ++it) {
        if (was.value(it.key()) != it.value())
            differences.insert(it.key(), it.value());
    }
    return QJsonDocument(differences).toJson(QJsonDocument::Compact);
}

/// A node makes the project before its recorder looks at the settings.
CrawlOptions bound(CrawlOptions options)
{
    if (options.node.join && !options.settings.seeds.isEmpty())
        bindSecrets(options.settings);
    return options;
}

} // namespace

void Crawl::Impl::setState(State next)
{
    if (state == next)
        return;
    state = next;
    Q_EMIT q.stateChanged(next);
}

void Crawl::Impl::setPauseReason(PauseReason next)
{
    if (pauseReason == next)
        return;
    pauseReason = next;
    Q_EMIT q.pauseReasonChanged(next);
}

void Crawl::Impl::stopClock()
{
    if (!session)
        return;
    session->running.stop();
    session->addSample(true);
}

void Crawl::Impl::mustWait(PauseReason why)
{
    if (state == State::Ended || reason == EndReason::Failed || !session)
        return;
    if (state == State::Paused)
        pausing = true; // afterwards it is to be paused again
    session->frontier.pause();
    setPauseReason(why);
    if (state == State::Running) {
        stopClock();
        setState(State::Paused);
    }
}

void Crawl::Impl::goOn()
{
    if (!isWait(pauseReason) || !session)
        return;
    setPauseReason(PauseReason::None);
    if (state != State::Paused)
        return;
    if (!pausing)
        session->frontier.resume();
    session->running.start();
    setState(State::Running);
}

qint64 Crawl::Impl::elapsedMs() const
{
    return earlier.elapsedMs + (session ? session->running.elapsedMs() : 0);
}

void Crawl::Impl::launch(std::shared_ptr<Session> opened)
{
    session = std::move(opened);
    settings = options.answers ? options.settings : session->settings;
    session->setLogLevel(logLevel);
    if (keeper) {
        session->setSpeed(speed());
        plan.emplace(session->frontier, settings.threads, session->clock.now());
        plan->setMaxUrls(settings.maxUrls);
    }
    session->onShortage = [this](net::Shortage what) {
        post([this, what] { tellShortage(what == net::Shortage::Ports ? Shortage::Ports : Shortage::OpenFiles, 0); });
    };
    if (reason != EndReason::None) { // stopped while the project was being opened
        recorder->finish(keeper ? EndReason::Stopped : reason);
        return;
    }
    if (keeper && wantsPause && !draining)
        session->frontier.pause(); // before somebody takes a URL
    session->addSample(); // before a worker has fetched something, from which the first speed counts
    startWorkers();
    session->running.start();
    ticker.start(ProgressIntervalMs);
    setPauseReason(PauseReason::None);
    setState(State::Running);
    if (keeper)
        sessionBegan();
}

void Crawl::Impl::tellShortage(Shortage what, int count)
{
    if (count > 0 && std::exchange(threadsSaid, count) == count)
        return;
    if (count > 0) {
        session->log(base::LogLevel::Warning, 0,
            (what == Shortage::Threads ? QByteArray("the system cannot start more threads: ")
                                       : "the limit of open files (" + QByteArray::number(base::openFileLimit())
                        + ") is too low for " + QByteArray::number(settings.threads) + " threads: ")
                + QByteArray::number(count) + " are running");
    }
    Q_EMIT q.shortage(what, count);
}

void Crawl::Impl::startWorkers()
{
    // An archive is read without sockets.
    const int wanted = session->answers ? settings.threads : threads.possible(settings);
    if (wanted < settings.threads)
        tellShortage(Shortage::FilesForThreads, wanted);
    const auto make = [this](int number) {
        return new Worker(*session, *recorder, session->worker(number), [this, number](frontier::TakeResult result) {
            post([this, number, result] { workerLeft(number, result); });
        });
    };
    if (!threads.start(wanted, make))
        tellShortage(Shortage::Threads, threads.open());
}

void Crawl::Impl::workerLeft(int number, frontier::TakeResult result)
{
    threads.left(number);
    // Wanted again since it was dismissed.
    if (result == frontier::TakeResult::Dismissed && reason == EndReason::None && !fileClosed)
        startWorkers();
    if (reason == EndReason::None && result == frontier::TakeResult::Finished)
        reason = EndReason::Completed;
    if (reason == EndReason::None && result == frontier::TakeResult::Limit)
        reason = EndReason::MaxUrls;
    if (threads.open() > 0)
        return;
    session->endLanes();
    if (fileClosed) {
        closed();
        return;
    }
    if (draining && reason == EndReason::None) {
        stopped = true;
        session->frontier.stop();
        recorder->finish(EndReason::None);
        return;
    }
    stopClock();
    setState(State::Stopping);
    // Of several nodes one writes down the end.
    const bool isOthers = keeper && reason == EndReason::Completed && !endsAll;
    recorder->finish(reason == EndReason::None || isOthers ? EndReason::Stopped : reason);
}

void Crawl::Impl::end(EndReason why)
{
    if (reason == EndReason::None)
        reason = why;
    if (!std::exchange(toldToEnd, true))
        watchServer();
    if (keeper && (why == EndReason::MaxTime || why == EndReason::MaxBytes || why == EndReason::LostLogin))
        keeper->endAll(name(why));
    switch (state) {
    case State::Idle:
        state = State::Starting; // so that closed() ends it
        closed();
        return;
    case State::Starting:
        if (recorder)
            recorder->cancel();
        else if (keeper)
            keeper->leave(reason);
        return;
    case State::Running:
    case State::Paused:
        if (!session || !recorder) { // between two sessions of a node
            setState(State::Stopping);
            if (recorder)
                recorder->cancel();
            else if (keeper)
                keeper->leave(reason);
            return;
        }
        recorder->waitNoMore();
        session->frontier.stop();
        session->abortAll();
        setState(State::Stopping);
        return;
    case State::Stopping:
        if (recorder && session)
            recorder->waitNoMore();
        else if (recorder)
            recorder->cancel();
        else if (keeper) // it was to come to the end once more
            keeper->leave(reason);
        return;
    case State::Ended:
        return;
    }
}

void Crawl::Impl::closed()
{
    if (staysNode())
        return;
    fileClosed = true;
    // After a write error the file is closed first; the crawl has ended once its traffic has.
    if (state == State::Ended || threads.open() > 0)
        return;
    stopClock();
    ticker.stop();
    pauseReason = PauseReason::None;
    if (reason == EndReason::None)
        reason = EndReason::Stopped;
    Q_EMIT q.progressed();
    setState(State::Ended);
    Q_EMIT q.ended(reason);
}

void Crawl::Impl::trapFound(const QByteArray &id)
{
    for (const trap::Trap &trap : q.traps()) {
        if (trap.id() == id)
            Q_EMIT q.trapFound(trap);
    }
}

void Crawl::Impl::tick()
{
    if (!session)
        return;
    if (state == State::Running)
        session->addSample();
    if (settings.maxTime > 0 && timeBefore.value_or(0) + elapsedMs() >= settings.maxTime * 1000)
        end(EndReason::MaxTime);
    if (pausing && state == State::Running && session->frontier.waitingWorkers() == threads.open()
        && recorder->drained()) {
        pausing = false;
        stopClock();
        recorder->flush(keeper ? "" : "paused"); // of a node others go on
        setPauseReason(PauseReason::User);
        setState(State::Paused);
    }
    if (keeper)
        nodeTick();
    if (state != State::Paused)
        Q_EMIT q.progressed();
}

Crawl::Crawl(CrawlOptions options, QObject *parent)
    : QObject(parent)
    , m_impl(std::make_unique<Impl>(*this, bound(std::move(options))))
{
    qRegisterMetaType<State>();
    qRegisterMetaType<EndReason>();
    qRegisterMetaType<PauseReason>();
    qRegisterMetaType<CrawlError>();
    qRegisterMetaType<CredentialsPlace>();
    connect(&m_impl->ticker, &QTimer::timeout, this, [this] { m_impl->tick(); });
}

Crawl::~Crawl()
{
    Impl &d = *m_impl;
    blockSignals(true);
    if (d.recorder) {
        d.recorder->cancel();
        if (d.session) {
            d.session->frontier.stop();
            d.session->abortAll();
        }
        d.threads.waitForDone();
        {
            // The workers' last act was to post.
            const std::lock_guard lock(d.mailMutex);
            d.mail.clear();
        }
        d.recorder->finish(d.reason == EndReason::None || d.keeper ? EndReason::Stopped : d.reason);
        d.recorder.reset();
    }
    d.keeper.reset();
}

void Crawl::deliver()
{
    std::deque<std::function<void()>> mail;
    {
        const std::lock_guard lock(m_impl->mailMutex);
        mail.swap(m_impl->mail);
    }
    for (const auto &call : mail)
        call();
}

void Crawl::Impl::fail(const CrawlError &error)
{
    reason = EndReason::Failed;
    Q_EMIT q.failed(error);
}

void Crawl::Impl::beginSession(const NodeSeat &seat)
{
    Impl *const d = this;
    Recorder::Events events;
    events.opened
        = [d](std::shared_ptr<Session> opened) { d->post([d, opened = std::move(opened)] { d->launch(opened); }); };
    events.failed = [d](const CrawlError &error) {
        d->post([d, error] {
            if (d->keeper)
                d->nodeFailed(error);
            else
                d->fail(error);
        });
    };
    events.waits = [d](PauseReason why) {
        d->post([d, why] {
            if (why != PauseReason::None)
                d->mustWait(why);
            else
                d->goOn();
        });
    };
    events.closed = [d] { d->post([d] { d->closed(); }); };
    events.trapFound = [d](const QByteArray &id) { d->post([d, id] { d->trapFound(id); }); };
    events.credentialsKept = [d](CredentialsPlace place, const QString &detail) {
        d->post([d, place, detail] { Q_EMIT d->q.credentialsKept(place, detail); });
    };
    events.credentialsMissing = [d] { d->post([d] { Q_EMIT d->q.credentialsMissing(); }); };
    events.requeued = [d] { d->post([d] { Q_EMIT d->q.progressed(); }); };
    events.loginLost = [d] { d->post([d] { d->end(EndReason::LostLogin); }); };
    events.applicationsFound
        = [d](const QList<QByteArray> &ids) { d->post([d, ids] { Q_EMIT d->q.applicationsFound(ids); }); };
    events.byteLimit = [d] { d->post([d] { d->end(EndReason::MaxBytes); }); };
    if (!watch)
        watchServer();
    recorder = std::make_unique<Recorder>(options, std::move(events), base::systemClock(), seat);
    recorder->start();
}

void Crawl::start()
{
    Impl &d = *m_impl;
    if (d.state != State::Idle)
        return;
    if (d.options.node.join) {
        d.join();
        return;
    }
    d.setState(State::Starting);
    d.beginSession({});
}

void Crawl::pause()
{
    Impl &d = *m_impl;
    d.wantsPause = true;
    if (d.state == State::Paused && isWait(d.pauseReason))
        d.pausing = true; // once there is room
    if (d.state != State::Running || !d.session)
        return;
    d.pausing = true;
    d.session->frontier.pause();
}

void Crawl::resume()
{
    Impl &d = *m_impl;
    d.wantsPause = false;
    if (!d.session) {
        d.pausing = false;
    } else if (d.state == State::Paused && isWait(d.pauseReason)) {
        d.pausing = false;
        d.recorder->retryNow();
    } else if (d.pausing) {
        d.pausing = false;
        d.session->frontier.resume();
    } else if (d.state == State::Paused) {
        d.session->frontier.resume();
        d.recorder->flush(d.keeper ? "" : "running");
        d.setPauseReason(PauseReason::None);
        d.session->running.start();
        d.setState(State::Running);
    }
}

void Crawl::setLogLevel(base::LogLevel level)
{
    m_impl->logLevel = level;
    if (m_impl->session)
        m_impl->session->setLogLevel(level);
}

bool Crawl::refetch(const QList<base::UrlId> &ids)
{
    Impl &d = *m_impl;
    if (d.keeper) // they may be other nodes'
        return false;
    if ((d.state != State::Running && d.state != State::Paused) || !d.session->frontier.hold())
        return false;
    if (d.recorder->refetch(ids))
        return true;
    d.session->frontier.unhold();
    return false;
}

bool Crawl::releaseTrap(const QByteArray &id, bool released)
{
    Impl &d = *m_impl;
    if (d.keeper)
        return false;
    if ((d.state != State::Running && d.state != State::Paused) || !d.session->frontier.hold())
        return false;
    if (!d.recorder->releaseTrap(id, released)) {
        d.session->frontier.unhold();
        return false;
    }
    d.settings.releasedTraps.removeAll(QString::fromUtf8(id));
    if (released)
        d.settings.releasedTraps.append(QString::fromUtf8(id));
    return true;
}

bool Crawl::keepNote(const QByteArray &name, const QByteArray &value)
{
    const Impl &d = *m_impl;
    return (d.state == State::Running || d.state == State::Paused) && d.session && d.recorder->keepNote(name, value);
}

bool Crawl::change(const settings::CrawlSettings &wanted, std::optional<CrawlError> *error)
{
    Impl &d = *m_impl;
    if ((d.state != State::Running && d.state != State::Paused) || d.reason != EndReason::None || d.options.answers
        || !d.session)
        return false;
    const settings::CrawlSettings now = settings::withLive(d.settings, wanted);
    const auto refuse = [error](CrawlError why) {
        if (error)
            *error = std::move(why);
        return false;
    };
    if (const auto valid = settings::validate(now); !valid)
        return refuse({CrawlError::Code::BadSettings, valid.error().key, valid.error().message()});
    for (const QString &text : now.seeds) {
        CrawlError wrong;
        const auto seed = text.trimmed().isEmpty() ? std::nullopt : readSeed(text, &wrong);
        if (!seed && !text.trimmed().isEmpty())
            return refuse(wrong);
        // Who logs in is settled when a crawl begins.
        if (seed && seed->hasCredentials() && !d.settings.seeds.contains(text))
            return refuse({CrawlError::Code::BadSeed, text, QStringLiteral("credentials")});
    }
    if (const auto seeds = parseSeeds(now.seeds); !seeds)
        return refuse(seeds.error());
    if (!d.session->frontier.hold())
        return false; // it has come to its end
    d.session->frontier.freeze();
    if (!d.recorder->change(now)) {
        d.session->frontier.thaw();
        d.session->frontier.unhold();
        return false;
    }
    if (d.session->logs(base::LogLevel::Info))
        d.session->log(base::LogLevel::Info, 0, "changed settings: " + differencesOf(d.settings, now));
    d.settings = now;
    d.session->setSpeed(d.speed());
    d.session->setLimits(now, !d.keeper);
    if (d.plan)
        d.plan->setMaxUrls(now.maxUrls);
    d.startWorkers();
    return true;
}

bool Crawl::setSpeed(const settings::Speed &speed)
{
    settings::CrawlSettings wanted = m_impl->settings;
    settings::setSpeed(wanted, speed);
    return change(wanted);
}

void Crawl::stop()
{
    m_impl->end(EndReason::Stopped);
}

State Crawl::state() const
{
    return m_impl->state;
}

PauseReason Crawl::pauseReason() const
{
    return m_impl->pauseReason;
}

EndReason Crawl::endReason() const
{
    return m_impl->state == State::Ended ? m_impl->reason : EndReason::None;
}

QString Crawl::projectPath() const
{
    return m_impl->session ? m_impl->session->projectPath : m_impl->options.path;
}

settings::CrawlSettings Crawl::settings() const
{
    return m_impl->settings;
}

} // namespace argiope::engine
