#include "core/engine/recorder.h"

#include "core/base/heap.h"
#include "core/engine/projectranks.h"
#include "core/engine/recorder/desk.h"
#include "core/engine/recorder/wishserver.h"
#include "core/engine/serverwatch.h"
#include "core/store/batchtable.h"
#include "core/store/hungserver.h"

#include <algorithm>
#include <utility>

namespace argiope::engine {

using base::Milliseconds;
using base::UrlId;

namespace {
constexpr Milliseconds MailInterval{50}; ///< between two looks for what other nodes have sent
constexpr qint64 MostPending = 4 * 1024 * 1024; ///< bytes of an open transaction
constexpr Milliseconds FullInterval{3000}; ///< between two attempts on a full disk
constexpr Milliseconds EndPatience{5000}; ///< with a server that says nothing
constexpr Milliseconds GoneInterval{500}; ///< between two attempts to reach a server
constexpr uint StackSize = 4 * 1024 * 1024;

void moveLogIntoFile(store::Writer &writer, const Session &session)
{
    constexpr int most = 2; // each waits for a while
    for (int i = 0; i < most; ++i) {
        if (writer.moveLogIntoFile())
            return;
    }
    if (session.logs(base::LogLevel::Warning))
        session.log(base::LogLevel::Warning, 0,
            "part of the project is still in its write-ahead log (-wal): another program reads an older state, or the "
            "disk is full");
}
} // namespace

Recorder::Recorder(CrawlOptions options, Events events, const base::Clock &clock, NodeSeat seat)
    : m_options(std::move(options))
    , m_events(std::move(events))
    , m_clock(clock)
    , m_seat(std::move(seat))
{
}

Recorder::~Recorder()
{
    cancel();
    finish(EndReason::Stopped);
    if (m_thread) {
        // What a server that answers is still saving is waited for; of a node others go on with it.
        while (!m_mail.waitUntilLeft(EndPatience)) {
            if (m_seat.share || !serverAnswersWithin(m_options.path, EndPatience))
                store::cutConnections(m_options.path);
        }
        m_thread->wait();
    }
}

void Recorder::start()
{
    m_thread.reset(QThread::create([this] {
        run();
        m_mail.leave();
    }));
    m_thread->setObjectName(QStringLiteral("recorder"));
    m_thread->setStackSize(StackSize);
    m_thread->start();
}

void Recorder::cancel()
{
    m_canceled = true;
    waitNoMore();
}

void Recorder::run()
{
    const auto error = open();
    if (error || m_canceled) {
        m_wishes.reset();
        m_desk.reset();
        m_writer.reset();
        m_session.reset();
        m_mail.breakDown();
        if (error)
            m_events.failed(*error);
        m_events.closed();
        return;
    }
    m_events.opened(m_session);
    write();
    answerQuestions(); // what came in since: nobody may be left waiting
    if (!m_mail.isBroken())
        close();
    m_session->frontier.onRefillWanted({});
    m_wishes.reset();
    m_desk.reset();
    m_writer.reset();
    m_session.reset();
    m_events.closed();
}

void Recorder::write()
{
    bool going = true;
    while (going) {
        const Milliseconds pace = m_pace.interval(m_desk->mail.isWaitedFor());
        auto until = m_inTransaction ? std::optional(m_transactionSince + pace) : std::nullopt;
        if (m_desk->rejudge.isUnderWay())
            until = base::systemClock().now();
        else if (m_seat.share)
            until = until ? std::min(*until, m_mailDue) : m_mailDue;
        Mailbox::Mail mail = m_mail.wait(m_inTransaction, until);
        going = !mail.last;
        writeAll(mail.results);
        m_mail.giveBack(std::move(mail.results));
        serve();
        if (!lookForMail()) {
            going = false;
            continue;
        }
        if (mail.flush && !mail.state.isEmpty())
            writeState(mail.state);
        const bool big = mail.many || m_writer->pendingBytes() > MostPending || m_writer->holdsManyPages();
        const bool due = m_inTransaction && (big || base::systemClock().now() - m_transactionSince >= pace);
        if ((due || mail.flush || failed()) && !commit())
            going = false;
        else if (mail.flush && mail.state == "paused")
            moveLogIntoFile(
                *m_writer, *m_session); // nobody knows for how long, and where the file is taken to meanwhile
    }
}

void Recorder::writeAll(Mailbox::Results &results)
{
    if (!results.empty())
        beginIfNeeded();
    m_desk->expect(results);
    auto next = results.begin();
    for (; next != results.end() && !failed(); ++next) { // the commit says so
        const qsizetype held = weight(*next);
        process(std::move(*next));
        if (auto *page = std::get_if<PageResult>(&*next))
            page->held = {};
        if (held > LightResult)
            *next = SkipResult(); // what it holds is given back before the next one
        if (held > LargeResult)
            base::returnFreedMemory();
    }
    results.erase(next, results.end());
}

void Recorder::close()
{
    const EndReason reason = m_mail.reason();
    if (m_seat.share && reason != EndReason::Completed) {
        // Others go on, or this node does with other slots.
        if (m_inTransaction)
            (void)commit();
        return;
    }
    // Once all that was fetched is saved nobody has to wait until the disk has room for the rest.
    if (!m_inTransaction)
        m_room.waitNoMore();
    beginIfNeeded();
    if (reason == EndReason::Completed)
        m_desk->refetch.endRun();
    if (reason == EndReason::Completed && !m_desk->rejudge.isUnderWay())
        m_desk->rejudge.forget();
    writeState(reason == EndReason::Completed ? QByteArrayLiteral("finished") : QByteArray(name(reason)));
    if (!commit())
        return;
    m_room.waitNoMore();
    (void)limitFile(); // it may have changed
    m_wishes.reset();
    m_desk.reset(); // all that it knows is in the project, and ranks need room
    if (m_options.refetch != RefetchKind::Selected)
        rankAtEnd(*m_session, *m_writer, m_canceled);
    const auto settled = m_writer->settle();
    moveLogIntoFile(*m_writer, *m_session);
    if (settled)
        return;
    const bool isGone = settled.error().code == store::StoreError::Code::Unreachable;
    if (isGone || settled.error().code == store::StoreError::Code::DiskFull) {
        m_session->log(base::LogLevel::Warning, 0,
            QByteArray(isGone ? "no connection to the server" : "not enough disk space")
                + " to complete the inlink index; looking up the latest inlinks is slow");
    } else {
        m_events.failed(
            {CrawlError::Code::Store, m_options.path, settled.error().message(), int(settled.error().code)});
    }
}

bool Recorder::lookForMail()
{
    const base::TimePoint now = base::systemClock().now();
    if (!m_seat.share || m_writer->failed() || now < m_mailDue)
        return true;
    // Nothing stays open for having looked.
    const bool wasOpen = m_inTransaction;
    if (!wasOpen)
        m_writer->begin();
    const bool any = m_desk->receive();
    m_mailDue = any ? now : now + MailInterval;
    if (any && !wasOpen) {
        m_inTransaction = true;
        m_transactionSince = now;
    }
    if (any || wasOpen)
        return true;
    const auto done = m_writer->commit(); // and so hears of it where others have the slots
    if (done)
        tellThatItGoesOn();
    else
        fail(done.error());
    return done.ok();
}

void Recorder::beginIfNeeded()
{
    if (m_inTransaction)
        return;
    m_writer->begin();
    m_inTransaction = true;
    m_transactionSince = base::systemClock().now();
}

void Recorder::process(Result &&result)
{
    beginIfNeeded();
    if (auto *page = std::get_if<PageResult>(&result)) {
        m_desk->recordPage(std::move(*page));
    } else if (const auto *attempt = std::get_if<AttemptResult>(&result)) {
        m_desk->visits.noteAttempt(*attempt, m_desk->refetch.isUnderWay());
    } else if (const auto *skipped = std::get_if<SkipResult>(&result)) {
        if (frontier::isProbe(skipped->leased.id))
            m_desk->probes.skip(skipped->leased.id, skipped->rule);
        else if (frontier::isSitemap(skipped->leased.id))
            m_desk->sitemaps.skip(skipped->leased.id, skipped->rule);
        else
            m_desk->skipPage(*skipped);
    } else if (auto *sitemap = std::get_if<SitemapResult>(&result)) {
        m_desk->recordSitemap(std::move(*sitemap));
    } else if (const auto *robots = std::get_if<RobotsResult>(&result)) {
        m_writer->setRobots(robots->host, robots->address);
        m_desk->sitemaps.named(*robots);
        m_desk->archives.keepAside(robots->kept);
    } else if (const auto *server = std::get_if<AddressResult>(&result)) {
        m_writer->setAddress(server->host, server->address);
    } else if (const auto *found = std::get_if<TrapResult>(&result)) {
        if (found->disproved)
            liftTrap(found->id);
        else
            m_desk->traps.note(found->id);
    } else if (const auto *probe = std::get_if<ProbeResult>(&result)) {
        m_desk->probes.finish(*probe);
    } else if (const auto *lost = std::get_if<LostLoginResult>(&result)) {
        for (const UrlId id : lost->doubted)
            m_desk->refetch.disbelieve(id);
        m_events.loginLost();
    } else if (const auto *made = std::get_if<ApplicationsResult>(&result)) {
        m_writer->setMeta("applications", m_session->applications.found().join('\n'));
        m_events.applicationsFound(made->ids);
    }
    watchBytes();
}

void Recorder::liftTrap(const QByteArray &id)
{
    if (!m_desk->mail.isNode() && m_session->frontier.hold() && !m_mail.wish(TrapRelease{id, true}))
        m_session->frontier.unhold(); // the crawl is over
}

void Recorder::watchBytes()
{
    if (!m_byteLimitTold && m_session->bytesLeft() == 0) {
        m_byteLimitTold = true;
        m_events.byteLimit();
    }
}

void Recorder::serve()
{
    m_wishes->serve();
    if (!m_writer->failed())
        serveRefills();
    answerQuestions();
    if (!m_writer->failed())
        serveUnmet();
}

void Recorder::serveRefills()
{
    while (const auto returned = m_session->frontier.nextReturned()) {
        beginIfNeeded();
        m_desk->rejudge.judgeUrl(*returned);
        m_session->frontier.readmit(*returned);
    }
    while (const auto refill = m_session->frontier.nextRefill()) {
        beginIfNeeded();
        const frontier::QueuePos &after = refill->after;
        QList<base::WaitingUrl> urls = m_writer->queued(refill->host, {after.priority, after.depth, UrlId(after.id)},
            refill->limit, m_desk->refetch.validSince(false));
        for (base::WaitingUrl &url : urls) {
            if (!m_desk->refetch.validSince(url.page))
                url.validators.clear();
        }
        m_desk->queue.giveLaps(urls);
        m_session->frontier.refilled(*refill, std::move(urls));
    }
}

void Recorder::serveUnmet()
{
    if (!m_session->frontier.unmetWanted())
        return;
    beginIfNeeded();
    const bool imports = m_session->answers != nullptr;
    const bool more = imports ? m_desk->meetArchived() : m_desk->refetch.queueUnmet(*m_session->scope());
    if (!more && !imports) {
        m_desk->refetch.dropSkippedPages([this] {
            if (!commit())
                return false;
            beginIfNeeded();
            return true;
        });
    }
    m_session->frontier.unmetDone(more);
}

void Recorder::answerQuestions()
{
    m_mail.answer([this](base::HostId host) -> std::optional<store::HostRecord> {
        if (m_writer->failed())
            return std::nullopt;
        beginIfNeeded();
        return m_writer->hostRecord(host);
    });
}

void Recorder::writeState(const QByteArray &state)
{
    beginIfNeeded();
    m_desk->archives.settle();
    m_desk->writePast(true);
    m_writer->setMeta("state", state);
}

void Recorder::writeCounters()
{
    m_writer->addInlinks(m_desk->ledger.takeInlinks());
    if (m_seat.share) {
        m_desk->mail.flush();
        m_writer->batches().count(m_desk->ownCounters().toJson());
        return;
    }
    m_writer->setMeta("counters", m_desk->counters().toJson());
    m_desk->writePast(false);
}

bool Recorder::failed() const
{
    return m_writer->failed() || m_desk->archives.failed();
}

bool Recorder::commit()
{
    if (m_inTransaction) {
        m_desk->archives.beforeCommit();
        if (m_desk->archives.failed()) {
            fail(*m_desk->archives.error()); // the writer takes back what was not committed when it goes
            return false;
        }
        writeCounters();
        m_inTransaction = false;
        const base::TimePoint start = base::systemClock().now();
        const auto done = m_writer->commit();
        m_pace.took(start, base::systemClock().now());
        m_desk->mail.committed();
        if (!done) {
            fail(done.error());
            return false;
        }
        tellThatItGoesOn();
        m_desk->ledger.countCommit();
    }
    m_mail.committed();
    return true;
}

void Recorder::tellThatItGoesOn()
{
    if (std::exchange(m_full, false))
        m_events.waits(PauseReason::None);
}

void Recorder::fail(const store::StoreError &error)
{
    m_mail.breakDown();
    m_session->frontier.stop();
    m_session->abortAll();
    m_events.failed({CrawlError::Code::Store, m_options.path, error.message(), int(error.code)});
}

bool Recorder::waitForRoom(PauseReason why)
{
    if (!m_room.mayWait())
        return false; // and nobody is told of a wait
    if (!m_full) {
        m_full = true;
        m_events.waits(why);
    }
    const bool again = m_room.wait(why == PauseReason::Unreachable ? GoneInterval : FullInterval);
    m_mail.rested();
    return again && limitFile();
}

bool Recorder::limitFile()
{
    return !m_options.fileLimit || m_writer->limitFile(m_options.fileLimit->load()).ok();
}

} // namespace argiope::engine
