#include "core/engine/leasekeeper.h"

#include "core/base/threads.h"
#include "core/base/username.h"
#include "core/cluster/slots.h"
#include "core/engine/extractors.h"
#include "core/engine/seeds.h"
#include "core/settings/fields.h"
#include "core/store/hungserver.h"
#include "core/store/writer.h"

#include <QSysInfo>

#include <algorithm>
#include <chrono>
#include <utility>

namespace argiope::engine {

using store::StoreError;

namespace {

constexpr qint64 MostBetweenBeats = 1000;
constexpr int BeatsALease = 6;
constexpr qint64 IdleMs = 150; ///< between two looks for the end
constexpr qint64 WaitingMs = 100; ///< between two looks for slots that somebody has given up
constexpr qint64 RetryMs = 250; ///< of a server that is gone
constexpr std::chrono::seconds PatienceAtEnd{5}; ///< with a server that says nothing

/// A node stops asking servers before others may.
qint64 safePart(qint64 leaseMs)
{
    return leaseMs - leaseMs / 4;
}

} // namespace

std::optional<CrawlError> unfitForNodes(const settings::CrawlSettings &settings)
{
    const auto refuse = [](const char *key, const char *why) {
        return CrawlError{CrawlError::Code::BadSettings, QLatin1String(key),
            QString(QLatin1String(key) % QLatin1String(": ") % QLatin1String(why))};
    };
    if (settings.bodies != settings::Bodies::None)
        return refuse("bodies", "responses can only be stored with a project file, not in a database");
    if (settings.order != settings::Order::Breadth)
        return refuse("order", "nodes crawl breadth-first; other orders need a crawl by a single program");
    if (!settings.topicPages.isEmpty())
        return refuse("topicPages", "topic pages need a crawl by a single program, not by nodes");
    return std::nullopt;
}

LeaseKeeper::LeaseKeeper(CrawlOptions options, Events events)
    : m_options(std::move(options))
    , m_events(std::move(events))
{
}

LeaseKeeper::~LeaseKeeper()
{
    leave();
    if (!m_thread)
        return;
    for (;;) {
        Lock lock(m_mutex);
        if (m_wake.wait_for(lock, PatienceAtEnd, [this] { return m_left; }))
            break;
        lock.unlock();
        store::cutConnections(m_options.path); // nothing of a node is lost by that but the rest of its lease
    }
    m_thread->wait();
}

void LeaseKeeper::start()
{
    m_thread.reset(QThread::create([this] {
        run();
        m_lease->end();
        m_book.reset();
        m_events.left();
        const Lock lock(m_mutex);
        m_left = true;
        m_wake.notify_all();
    }));
    m_thread->setObjectName(QStringLiteral("lease keeper"));
    m_thread->setStackSize(base::ThreadStackSize);
    m_thread->start();
}

void LeaseKeeper::sessionClosed()
{
    const Lock lock(m_mutex);
    m_sessionOpen = false;
    m_hasClosed = true;
    m_changeTold = false;
    m_idle = false;
    m_room = {};
    m_wake.notify_all();
}

void LeaseKeeper::takeBackEnd()
{
    const Lock lock(m_mutex);
    m_takeBackEnd = true;
    m_wake.notify_all();
}

void LeaseKeeper::leave(EndReason why)
{
    const Lock lock(m_mutex);
    if (!std::exchange(m_leaving, true))
        m_whyLeft = why == EndReason::None || why == EndReason::Completed ? EndReason::Stopped : why;
    m_wake.notify_all();
}

void LeaseKeeper::endAll(const QByteArray &why)
{
    const Lock lock(m_mutex);
    m_why = why;
    m_wake.notify_all();
}

void LeaseKeeper::report(const store::NodeReport &report, bool idle, const FetchRoom &room)
{
    const Lock lock(m_mutex);
    m_report = report;
    if ((idle && !m_idle) || (room.isUrgent && !m_room.isUrgent))
        m_wake.notify_all();
    m_idle = idle;
    m_room = room;
}

void LeaseKeeper::reportAll(qint64 urls)
{
    const Lock lock(m_mutex);
    m_report.urls = urls;
}

bool LeaseKeeper::isLeaving()
{
    const Lock lock(m_mutex);
    return m_leaving;
}

base::Milliseconds LeaseKeeper::busyFor()
{
    const Lock lock(m_mutex);
    return m_rests || m_left ? base::Milliseconds()
                             : std::chrono::duration_cast<base::Milliseconds>(base::systemClock().now() - m_busySince);
}

template <class Wait>
void LeaseKeeper::rest(Wait wait)
{
    m_rests = true;
    wait();
    m_rests = false;
    m_busySince = base::systemClock().now();
}

void LeaseKeeper::pause(qint64 ms)
{
    Lock lock(m_mutex);
    const bool wasIdle = m_idle;
    const bool wasUrgent = m_room.isUrgent;
    rest([&] {
        m_wake.wait_for(lock, std::chrono::milliseconds(ms), [&] {
            return m_leaving || m_hasClosed || (m_idle && !wasIdle) || (m_room.isUrgent && !wasUrgent)
                || !m_why.isEmpty();
        });
    });
}

void LeaseKeeper::run()
{
    if (!join())
        return;
    const qint64 interval = std::min<qint64>(m_options.node.leaseMs / BeatsALease, MostBetweenBeats);
    qint64 next = 0;
    while (!isLeaving()) {
        bool open = false;
        bool idle = false;
        bool urgent = false;
        bool takeBack = false;
        bool hasClosed = false;
        {
            const Lock lock(m_mutex);
            open = m_sessionOpen;
            idle = m_idle && m_sessionOpen;
            urgent = m_room.isUrgent && m_sessionOpen;
            takeBack = m_takeBackEnd;
            hasClosed = std::exchange(m_hasClosed, false);
        }
        tellAll();
        // Not under the lock, which the window's thread takes as well.
        if (takeBack && m_book && m_book->takeBackEnd()) {
            m_ended = false;
            const Lock lock(m_mutex);
            m_takeBackEnd = false;
        }
        if (hasClosed || NodeLease::nowMs() >= next || (!open && mayHaveSlots())) {
            const qint64 began = NodeLease::nowMs();
            if (!beat())
                return;
            next = began + interval;
        }
        askForRoom();
        if (idle)
            lookForTheEnd();
        if (!open)
            pause(std::min(WaitingMs, interval));
        else
            pause(idle || urgent ? std::min(IdleMs, interval) : interval);
    }
    tellAll();
    QByteArray why;
    qint64 urls = 0;
    {
        const Lock lock(m_mutex);
        why = name(m_whyLeft);
        urls = m_report.urls;
    }
    if (m_book && !m_unreachable)
        (void)m_book->leave(why, urls - m_urlsBefore); // else its lease runs out
}

bool LeaseKeeper::mayPass(const StoreError &error)
{
    if (error.code != StoreError::Code::Unreachable && error.code != StoreError::Code::DiskFull)
        return false;
    if (!m_unreachable.exchange(true))
        m_events.warning(error.message().toUtf8());
    return true;
}

void LeaseKeeper::fail(const StoreError &error)
{
    m_events.failed({CrawlError::Code::Store, m_options.path, error.message(), int(error.code)});
}

bool LeaseKeeper::join()
{
    m_joins = true;
    const bool joined = tryToJoin();
    m_joins = false;
    return joined;
}

bool LeaseKeeper::tryToJoin()
{
    store::NodeIdentity identity;
    identity.host = QSysInfo::machineHostName().toUtf8();
    identity.name = m_options.node.name.isEmpty() ? identity.host : m_options.node.name;
    identity.who = base::userName();
    identity.threads = m_options.node.threads > 0 ? m_options.node.threads : m_options.settings.threads;
    if (m_options.node.fresh && m_changes < 0 && !isLeaving()) {
        if (const auto error = create()) {
            m_events.failed(*error);
            return false;
        }
    }
    for (int i = 0; !isLeaving(); ++i) {
        auto book = store::NodeBook::join(m_options.path, identity, m_options.node.leaseMs);
        if (book) {
            m_book = std::move(*book);
            m_reached = true;
            m_urlsBefore = m_saidUrls;
            if (const auto told = tellSettings(); !told) {
                if (!mayPass(told.error())) {
                    fail(told.error());
                    return false;
                }
                (void)m_book->leave();
                m_book.reset();
                pause(RetryMs);
                continue;
            }
            m_unreachable = false;
            return true;
        }
        using Code = StoreError::Code;
        const Code code = book.error().code;
        // A server that has answered comes back; of one that never did somebody is to hear at once.
        m_reached = m_reached || code == Code::NotFound || code == Code::Locked;
        if (code == Code::NotFound && !m_options.settings.seeds.isEmpty()) {
            const auto error = create();
            if (!error)
                continue;
            const StoreError failed{StoreError::Code(error->storeCode), error->subject, error->detail};
            const bool isAway = error->code == CrawlError::Code::Store && failed.code == Code::Unreachable;
            if (!isAway || !mayPass(failed)) {
                m_events.failed(*error);
                return false;
            }
            pause(RetryMs);
            continue;
        }
        // Who makes the project has it for a moment.
        constexpr int whileItIsMade = 40;
        const bool passes = (code == Code::Locked && i < whileItIsMade) || (m_reached && mayPass(book.error()));
        if (!passes) {
            fail(book.error());
            return false;
        }
        pause(RetryMs);
    }
    return true;
}

/// Of several nodes that begin at the same moment one makes the project.
std::optional<CrawlError> LeaseKeeper::create()
{
    if (const auto valid = settings::validate(m_options.settings); !valid)
        return CrawlError{CrawlError::Code::BadSettings, valid.error().key, valid.error().message()};
    if (const auto extractors = extractorsOf(m_options.settings); !extractors)
        return CrawlError{CrawlError::Code::BadSettings, QStringLiteral("extract"),
            QString(QLatin1String("extract: ") % extractors.error())};
    if (const auto error = unfitForNodes(m_options.settings))
        return error;
    const auto seeds = parseSeeds(m_options.settings.seeds);
    if (!seeds)
        return seeds.error();
    if (m_options.settings.proxy.isEmpty()) {
        const auto patience = base::Milliseconds(qint64(m_options.settings.timeout * 1000));
        const HostsAnswer answer = lookUpHosts(*seeds, patience, [this] { return isLeaving(); });
        if (answer != HostsAnswer::Found && !isLeaving() && !seeds->isEmpty())
            return CrawlError{CrawlError::Code::UnknownHost, QString::fromLatin1(seeds->first().hostname()),
                answer == HostsAnswer::Silence ? QStringLiteral("no_answer") : QString()};
    }
    const auto made = store::Writer::create(m_options.path, m_options.settings);
    if (!made && m_options.node.fresh)
        return CrawlError{CrawlError::Code::Store, m_options.path, made.error().message(), int(made.error().code)};
    if (!made && made.error().code != StoreError::Code::Exists && made.error().code != StoreError::Code::Locked)
        return CrawlError{CrawlError::Code::Store, m_options.path, made.error().message(), int(made.error().code)};
    return std::nullopt;
}

base::Result<void, StoreError> LeaseKeeper::tellSettings()
{
    if (!m_options.node.settingsForAll || m_settingsTold)
        return {};
    auto told = store::NodeBook::setSettings(m_options.path, m_options.settings);
    m_settingsTold = told.ok();
    return told;
}

bool LeaseKeeper::beat()
{
    store::NodeReport report;
    {
        const Lock lock(m_mutex);
        report = m_report;
        if (!m_sessionOpen)
            report.state = "waiting";
    }
    const qint64 urls = report.urls;
    report.urls -= m_urlsBefore;
    const qint64 sent = NodeLease::nowMs();
    const auto news = m_book->beat(report);
    if (!news) {
        if (mayPass(news.error()))
            return true;
        fail(news.error());
        return false;
    }
    if (m_unreachable.exchange(false))
        m_events.warning("the database responds again");
    if (!news->isMember) {
        m_lease->end();
        {
            Lock lock(m_mutex);
            if (m_sessionOpen) {
                lock.unlock();
                m_events.lost();
                lock.lock();
                rest([&] { m_wake.wait(lock, [this] { return !m_sessionOpen || m_leaving; }); });
            }
        }
        return isLeaving() || join();
    }
    m_saidUrls = urls;
    m_lease->extend(sent + safePart(m_options.node.leaseMs));
    follow(*news);
    settleSlots(*news);
    return true;
}

void LeaseKeeper::follow(const store::NodeNews &news)
{
    m_events.counted(news.sums);
    if (news.sharers != std::exchange(m_sharers, news.sharers))
        m_events.sharers(m_sharers);
    if (news.wanted != m_wanted) {
        m_wanted = news.wanted;
        m_events.wanted(m_wanted);
    }
    if (m_changes < 0) {
        m_changes = news.changes;
    } else if (news.changes != m_changes) {
        if (const auto settings = m_book->settings()) { // else with the next heartbeat
            m_changes = news.changes;
            m_events.settings(*settings);
        }
    }
    if (news.endedBy != 0 && !std::exchange(m_ended, true))
        m_events.ended(news.endedBy == m_book->id());
}

void LeaseKeeper::settleSlots(const store::NodeNews &news)
{
    cluster::LeasePlan plan = cluster::planLeases(news.leases, news.liveNodes, m_book->id());
    const bool changes = !plan.take.isEmpty() || !plan.giveUp.isEmpty();
    bool open = false;
    {
        const Lock lock(m_mutex);
        open = m_sessionOpen;
        if (open ? !changes || std::exchange(m_changeTold, true) : m_ended || m_leaving)
            return;
    }
    if (open) {
        m_events.mustChange();
        return;
    }
    if (!plan.giveUp.isEmpty()) {
        const auto busy = m_book->busySlots();
        if (!busy)
            return; // with the next heartbeat
        plan = cluster::planLeases(news.leases, news.liveNodes, m_book->id(), *busy);
    }
    const auto held = m_book->change(plan.giveUp, plan.take);
    if (!held || held->tokens.isEmpty())
        return; // with the next heartbeat
    {
        const Lock lock(m_mutex);
        m_sessionOpen = true;
        m_changeTold = false;
        m_idle = false;
        m_room = {};
    }
    m_given = 0;
    m_allowed = 0;
    store::NodeShare share;
    share.node = m_book->id();
    share.tokens = held->tokens;
    share.alone = held->alone;
    share.stuckMs = int(m_options.node.leaseMs);
    m_events.held(share);
}

/// Before the node leaves, too. Where nobody hears of it, each node comes to the limit by itself.
void LeaseKeeper::tellAll()
{
    QByteArray why;
    {
        const Lock lock(m_mutex);
        why.swap(m_why);
    }
    if (!why.isEmpty() && m_book)
        (void)m_book->endAll(why);
}

/// What is set aside grows in the database first, and shrinks in this node first.
void LeaseKeeper::askForRoom()
{
    FetchRoom room;
    {
        const Lock lock(m_mutex);
        if (!m_sessionOpen || !m_room.isLimited)
            return;
        room = m_room;
    }
    const bool isLate = room.number != m_given; // what was given since is not in it
    const auto now = m_book->room(isLate ? m_allowed : room.allowed, isLate ? 0 : room.wanted);
    if (!now)
        return; // with the next heartbeat
    const bool grows = now->allowed > (isLate ? m_allowed : room.allowed);
    m_allowed = now->allowed;
    if (grows)
        m_events.allowed(++m_given, m_allowed);
    if (now->isSpent)
        (void)m_book->claimLimit();
}

/// Who has nothing to do hears at once that nobody has, not with the next heartbeat.
void LeaseKeeper::lookForTheEnd()
{
    if (m_ended)
        return;
    const auto mine = m_book->claimEnd();
    if (!mine)
        return;
    qint64 by = *mine ? m_book->id() : 0;
    if (const auto other = by == 0 ? m_book->endedBy() : base::Result<qint64, StoreError>(by); other)
        by = *other; // or by this one, and the answer was lost
    m_ended = by != 0;
    if (m_ended)
        m_events.ended(by == m_book->id());
}

bool LeaseKeeper::mayHaveSlots()
{
    const auto free
        = m_book && !m_ended && !m_unreachable ? m_book->slotsAreFree() : base::Result<bool, StoreError>(false);
    return free && *free;
}

} // namespace argiope::engine
