#include "core/engine/worker.h"

#include "core/engine/keptout.h"
#include "core/engine/probevisit.h"
#include "core/engine/recorder.h"
#include "core/engine/sitemapvisit.h"
#include "core/engine/workerphases.h"
#include "core/facts/observations.h"
#include "core/html/mimetype.h"
#include "core/judge/challenge.h"
#include "core/kept/archiveanswers.h"
#include "core/resource/inspect.h"

#include <QThreadPool>

#include <algorithm>
#include <mutex>

namespace argiope::engine {

using base::LogLevel;
using base::Outcome;
using frontier::HostSignal;
using frontier::Lease;
using frontier::TakeResult;

namespace {

/// Its request names what is stored, so that 304 answers it.
bool isConditional(const Lease &lease)
{
    return !lease.entry.validators.isEmpty();
}

constexpr base::Milliseconds OutOfBytesPause{1'000};

/// A worker may be run by a thread that was there before it was made. QThreadPool hands it over under a lock that a
/// race detector cannot look into; this one says what happened before what.
std::mutex handover;

constexpr int MostDoubted = 5; ///< attempts at a URL whose answers may be another's

/// The server's time until its first byte, without connecting; negative where it says nothing of the server.
base::Milliseconds serverTime(const net::Reply &reply)
{
    if (reply.failure == Outcome::TimedOut)
        return base::Milliseconds{reply.timings.total};
    if (reply.status == 0 || reply.timings.firstByte < 0)
        return base::Milliseconds{-1};
    return base::Milliseconds{std::max(reply.timings.firstByte - std::max(reply.timings.connect, 0), 0)};
}

constexpr base::Milliseconds AskAgain{100}; ///< a node whether it may ask servers again

/// As a log has it: ", depth 3".
QByteArray depthText(int depth)
{
    return depth >= store::OrphanDepth ? QByteArrayLiteral(", no depth") : ", depth " + QByteArray::number(depth);
}

} // namespace

Worker::Worker(Session &session, Recorder &recorder, WorkerSlot &slot, std::function<void(TakeResult)> left)
    : m_session(session)
    , m_recorder(recorder)
    , m_slot(slot)
    , m_left(std::move(left))
    , m_opener(session, slot, *this)
    , m_rendering(session, slot, m_opener, *this)
    , m_reader(session, slot)
    , m_attempts(session, slot, [this](Result result) { return submit(std::move(result)); })
    , m_login(
          session, [this](const net::Request &wanted) { return request(wanted); },
          [this](Result result) { return submit(std::move(result)); })
{
    setAutoDelete(true);
}

void Worker::giveTo(QThreadPool &pool)
{
    {
        const std::lock_guard made(handover);
    }
    pool.start(this); // which owns it now
}

void Worker::run()
{
    {
        const std::lock_guard taken(handover);
    }
    TakeResult result = TakeResult::Stopped;
    {
        const base::Interruption::Scope scope(&m_session.interruption);
        net::Fetcher fetcher(m_session.netSettings, m_session.cookies);
        fetcher.useNames(m_session.names);
        fetcher.useLogins(m_session.logins);
        fetcher.useIssuers(m_session.issuers);
        fetcher.tellShortage([this](net::Shortage shortage) { m_session.lacks(shortage, m_slot.number()); });
        m_fetcher = &fetcher;
        m_session.addFetcher(&fetcher);
        Lease lease;
        const auto waits = [this](frontier::Waiting reason) { m_slot.setPhase(waitingPhase(reason)); };
        const auto dismissed = [this] { return m_session.isDismissed(m_slot.number()); };
        m_slot.setPhase(WorkerPhase::Idle); // an earlier thread of this number may be done
        while ((result = m_session.frontier.take(lease, waits, dismissed)) == TakeResult::Leased) {
            m_slot.setLease(lease.entry.url, lease.entry.depth, lease.attempt);
            process(std::move(lease));
            m_slot.clearLease();
            m_slot.setPhase(WorkerPhase::Idle);
        }
        m_session.removeFetcher(&fetcher);
        m_fetcher = nullptr;
    }
    m_slot.setPhase(WorkerPhase::Done);
    m_left(result);
}

void Worker::log(LogLevel level, const QByteArray &text) const
{
    m_session.log(level, m_slot.number(), text);
}

bool Worker::submit(Result result)
{
    m_slot.setPhase(WorkerPhase::Store);
    return m_recorder.submit(std::move(result));
}

net::Reply Worker::request(const net::Request &request)
{
    // It may have taken long to come here: the machine was asleep, the process stopped.
    while (!m_session.mayAsk()) {
        if (!m_session.frontier.wait(AskAgain)) {
            net::Reply none;
            none.failure = Outcome::Aborted;
            return none;
        }
    }
    ++m_session.requests;
    if (m_session.answers)
        return m_session.answers->fetch(request);
    if (!m_checks)
        return m_fetcher->fetch(request);
    net::Request check = request;
    check.silenceMs = int(std::min(m_session.settings.timeout, m_session.settings.checkTimeout) * 1000);
    return m_fetcher->fetch(check);
}

bool Worker::answerInDoubt() const
{
    return !m_session.answers && m_fetcher->lastAnswerInDoubt();
}

std::optional<store::HostRecord> Worker::storedHost(base::HostId host)
{
    return m_recorder.storedHost(host);
}

void Worker::process(Lease lease)
{
    m_checks = lease.checks;
    const auto url = url::parse(lease.entry.url);
    if (!url || !url->isHttp()) {
        // Only a project file that somebody else wrote holds such a URL in its queue.
        const bool noRequest
            = lease.task == frontier::LeaseTask::GivenUp || lease.task == frontier::LeaseTask::Believed;
        if (!noRequest)
            m_session.frontier.release(lease);
        fail(lease, Outcome::ProtocolError, "not an http URL", lease.attempt);
        return;
    }
    switch (lease.task) {
    case frontier::LeaseTask::Fetch:
        break;
    case frontier::LeaseTask::Control:
        control(lease, *url);
        return;
    case frontier::LeaseTask::Believed:
        deliver(lease, takeHeld(lease));
        return;
    case frontier::LeaseTask::GivenUp:
        fail(lease, lease.shown.outcome, m_attempts.givenUpBecause(lease), lease.attempt - 1, lease.shown.status);
        return;
    }
    if (m_session.answers && !m_session.answers->holds(*url)) {
        m_session.frontier.release(lease);
        if (!submit(SkipResult{lease.entry, {facts::RuleKind::NotArchived}}))
            m_session.frontier.putBack(lease);
        return;
    }
    if (frontier::isProbe(lease.entry.id)) {
        probe(std::move(lease));
        return;
    }
    m_attempts.noteDiscounted(lease);
    const store::Rule kept = keptOut(m_session, lease.entry, *url);
    if (!kept.isNone()) {
        if (m_session.logs(LogLevel::Debug))
            log(LogLevel::Debug, "drops " + lease.entry.url + ", " + kept.name() + ' ' + kept.detail);
        m_session.frontier.release(lease);
        if (!submit(SkipResult{lease.entry, kept}))
            m_session.frontier.putBack(lease);
        return;
    }
    if (!m_opener.open(lease, *url))
        return;
    store::Rule report;
    if (passesRobots(lease, *url, report))
        fetch(std::move(lease), *url, report);
}

bool Worker::passesRobots(const Lease &lease, const url::Url &url, store::Rule &report)
{
    const settings::RobotsPolicy policy = m_session.settings.robots;
    const auto known = m_session.robots.get(lease.entry.host);
    const bool isSilent = known && known->isSilent && lease.checks;
    if (policy == settings::RobotsPolicy::Ignore && !isSilent)
        return true;
    if (!known) { // forgotten since a moment ago: the next lease looks it up
        m_session.frontier.release(lease);
        m_session.frontier.putBack(lease);
        return false;
    }
    Entrance entrance
        = isSilent ? silence(*known) : entranceOf(*known, policy, m_session.agentToken, url, lease.entry.invited);
    switch (entrance.what) {
    case Entrance::What::Open:
        return true;
    case Entrance::What::Reported:
        report = std::move(entrance.rule);
        return true;
    case Entrance::What::Unreachable:
        m_session.frontier.release(lease);
        fail(lease, entrance.outcome, entrance.error, isSilent ? lease.attempt - 1 : known->failures + 1);
        return false;
    case Entrance::What::Shut:
        break;
    }
    m_session.frontier.release(lease);
    if (m_session.logs(LogLevel::Info))
        log(LogLevel::Info, "robots.txt disallows " + lease.entry.url + ", " + entrance.rule.detail);
    if (!submit(SkipResult{lease.entry, entrance.rule}))
        m_session.frontier.putBack(lease);
    return false;
}

void Worker::fetch(Lease lease, const url::Url &url, const store::Rule &report)
{
    m_slot.setPhase(WorkerPhase::Lookup); // until the fetcher says that it connects
    ByteBudget::Share bodyBytes(m_session.bodies);
    std::optional<SitemapVisit> sitemap;
    if (lease.entry.sitemap) {
        m_slot.setPhase(WorkerPhase::Robots);
        if (m_session.bytesLeft() == 0) {
            m_session.frontier.release(lease);
            outOfBytes(std::move(lease));
            return;
        }
        sitemap.emplace(m_session, lease, url, [this](Result result) { return m_recorder.submit(std::move(result)); });
        ++m_session.sitemapTraffic.requests;
    }
    net::Request wanted = sitemap ? sitemap->request() : pageRequest(lease, url);
    wanted.room = [&bodyBytes](qint64 bytes) { return bodyBytes.growTo(bytes); };
    if (m_session.logs(LogLevel::Debug)) {
        log(LogLevel::Debug,
            "requesting " + lease.entry.url + ", attempt " + QByteArray::number(lease.attempt)
                + (lease.entry.validators.isEmpty() ? "" : ", if modified"));
    }
    wanted.wantsNewConnection = lease.attempt > 1;
    m_login.begin();
    wanted.wantsAddress = lease.tellsAddress; // robots.txt was not asked for, or by an earlier session
    const CookieMark cookies = cookieMark(m_session, url);
    net::Reply reply = request(wanted);
    if (m_session.frontier.knowAddress(lease.entry.host, reply.address))
        (void)submit(AddressResult{lease.entry.host, reply.address}); // refused only where the crawl is over
    if (m_session.logs(LogLevel::Debug) && reply.status > 0) {
        log(LogLevel::Debug,
            "HTTP/" + reply.httpVersion + ' ' + QByteArray::number(reply.status) + ' ' + lease.entry.url
                + (reply.timings.connect < 0 ? QByteArray(", on an open connection")
                                             : ", connected in " + QByteArray::number(reply.timings.connect) + " ms")
                + ", first byte after " + QByteArray::number(reply.timings.firstByte) + " ms");
    }
    if (reply.failure == Outcome::Aborted) {
        m_session.frontier.release(lease);
        m_session.frontier.putBack(lease);
        return;
    }
    const qint64 nowMs = m_session.clock.wallMs();
    judge::Reading reading = judge::readingOf(reply, isConditional(lease), nowMs);
    finish(std::move(lease), url, {std::move(reply), std::move(reading)}, report, sitemap ? &*sitemap : nullptr,
        bodyBytes, cookies);
}

void Worker::finish(Lease lease, const url::Url &url, Answer &&answer, const store::Rule &report, SitemapVisit *sitemap,
    ByteBudget::Share &bodyBytes, CookieMark cookies)
{
    auto &[reply, reading] = answer;
    lease.shown = {reading.outcome, reply.status};
    auto &wait = reading.retryAfter;
    if (m_session.answers) { // no server waits for anything
        wait.reset();
        reading.signal = HostSignal::Nothing;
        reading.mayPass = false;
    }
    // Nobody waits until the year 9999: such a URL is not tried again, and its host goes on at its own pace.
    const bool tooLong = wait && double(wait->count()) > m_session.settings.maxRetryAfter * 1000;
    const bool later = reply.status == 429 || reply.status == 503;
    if (tooLong && later && reply.error.isEmpty()) {
        reply.error = "the server asks for a retry after " + QByteArray::number(qint64(wait->count() / 1000))
            + " s, more than the " + QByteArray::number(m_session.settings.maxRetryAfter) + " s allowed";
    }
    if (tooLong)
        wait.reset();
    // First the pause, then the slot: in between another worker would be let through.
    if (wait && later)
        m_session.frontier.backOff(lease, judge::retryPause(lease.attempt, wait));
    const bool settled = m_attempts.settlesHost(lease, answer); // before the slot, too
    // Nonsense about one page says nothing about the host.
    const bool slowed = m_session.frontier.fetchEnded(
        lease, tooLong && later ? HostSignal::Nothing : reading.signal, serverTime(reply));
    m_load = slowed ? lease.running : 0;
    if (!m_login.believes(lease, url, answer)) {
        m_session.frontier.putBack(lease);
        return;
    }
    if (isCookieWall(m_session, lease, url, reading, cookies)) {
        m_attempts.passesWall(std::move(lease), answer);
        return;
    }
    const bool mayBeDoubted = !settled && m_session.settings.retries > 0 && !(tooLong && later) && reading.mayPass;
    const auto make = [&]() -> Attempts::Made {
        auto result = resultOf(lease, url, answer, report);
        return {std::move(result), m_answerInDoubt};
    };
    if (mayBeDoubted && m_attempts.doubts(lease, answer, make))
        return;
    if (sitemap) {
        deliverSitemap(lease, *sitemap, std::move(answer), report);
        return;
    }
    auto result = resultOf(lease, url, answer, report);
    noteApplications(lease, answer, result);
    reply.body.clear();
    bodyBytes.shrinkTo(0);
    if (result && m_session.cookies && !reading.location.isEmpty())
        result->cookies = redirectCookies(m_session, url, reading, cookies);
    if (result && !m_login.mayBeWritten(lease, url, *result)) {
        m_session.frontier.putBack(lease);
    } else if (result) {
        deliver(lease, std::move(*result));
    } else if (m_answerInDoubt) {
        log(LogLevel::Warning,
            "the response has extra data and may belong to another request: requesting again " + lease.entry.url);
        m_session.frontier.park(std::move(lease), base::Milliseconds{0});
    } else {
        m_session.frontier.putBack(lease);
    }
}

std::optional<PageResult> Worker::resultOf(
    const Lease &lease, const url::Url &url, Answer &answer, const store::Rule &report)
{
    m_answerInDoubt = false;
    const bool renders = m_rendering.isWanted(lease, url, answer);
    std::optional<render::Rendering> rendering;
    if (renders) { // what follows asks servers for more
        m_answerInDoubt = answerInDoubt() && lease.attempt <= MostDoubted;
        if (m_answerInDoubt || !(rendering = m_rendering.render(lease, url, answer.reply)))
            return std::nullopt;
        if (m_session.rendered)
            m_session.rendered(lease.entry.url, *rendering);
    }
    auto result = m_reader.read(lease, url, answer.reply, answer.reading, report, rendering ? &*rendering : nullptr);
    if (!result)
        return std::nullopt;
    // Asked as late as possible, as what does not belong to the answer may take its time to arrive. A server that
    // sends such bytes every time is believed in the end.
    if (!renders)
        m_answerInDoubt = answerInDoubt() && lease.attempt <= MostDoubted;
    if (m_load > 0 && !result->record.observations.isEmpty()) {
        auto observed = facts::Observations::fromJson(result->record.observations);
        observed.add(facts::UnderLoad, {}, m_load);
        result->record.observations = observed.json();
    }
    if (m_answerInDoubt)
        return std::nullopt;
    m_rendering.note(*result);
    if (answer.reply.wire && !keep(lease, url, answer.reply, *result))
        return std::nullopt;
    for (const judge::TrapNews &news : m_reader.noteTraps(lease, url, *result)) {
        log(LogLevel::Warning, m_session.traps.logLine(news));
        (void)submit(TrapResult{news.id, news.disproved}); // refused only where the crawl is over
    }
    return result;
}

void Worker::noteApplications(const Lease &lease, const Answer &answer, const std::optional<PageResult> &result)
{
    if (!result || !lease.entry.page || answer.reply.status != 200 || result->record.readAs == 0)
        return;
    const QList<QByteArray> found = m_session.applications.see(answer.reply.body, answer.reply.headers);
    if (!found.isEmpty())
        (void)submit(ApplicationsResult{found}); // refused only where the crawl is over
}

bool Worker::keep(const Lease &lease, const url::Url &url, net::Reply &reply, PageResult &result)
{
    result.packed = packAnswer(m_session.settings, url.hrefWithoutFragment().toByteArray(), lease.entry.page, reply,
        result.record, lease.entry.depth);
    return result.held.growTo(weight(result));
}

void Worker::probe(Lease lease)
{
    const auto task = m_session.probes.find(lease.entry.id);
    if (!task) { // cannot be: who offers the lease says what it is
        m_session.frontier.release(lease);
        fail(lease, Outcome::ProtocolError, "not a probe", lease.attempt);
        return;
    }
    if (!m_opener.open(lease, task->start))
        return;
    m_slot.setPhase(WorkerPhase::Lookup); // until the fetcher says that it connects
    ProbeVisit::Made made = ProbeVisit(m_session, m_opener, *this).run(lease, *task);
    switch (made.what) {
    case ProbeVisit::Made::What::Aborted:
        m_session.frontier.release(lease);
        m_session.frontier.putBack(lease);
        return;
    case ProbeVisit::Made::What::Later:
        m_session.frontier.fetchEnded(lease, HostSignal::Nothing);
        m_session.frontier.park(std::move(lease), m_opener.pause().value_or(base::Milliseconds{0}));
        return;
    case ProbeVisit::Made::What::Shut:
        m_session.frontier.release(lease);
        if (m_session.logs(LogLevel::Info))
            log(LogLevel::Info,
                "does not request " + lease.entry.url + ", " + made.rule.name() + ' ' + made.rule.detail);
        if (!submit(SkipResult{lease.entry, made.rule}))
            m_session.frontier.putBack(lease);
        return;
    case ProbeVisit::Made::What::Answered:
        break;
    }
    m_session.frontier.fetchEnded(lease, HostSignal::Nothing);
    if (m_session.logs(LogLevel::Info))
        log(LogLevel::Info,
            QByteArray("probe ") + store::name(task->kind) + ' ' + lease.entry.url + ": "
                + base::name(made.record.outcome) + ' ' + QByteArray::number(made.record.status));
    if (!submit(ProbeResult{lease.entry.id, std::move(made.record)}))
        m_session.frontier.putBack(lease);
}

void Worker::control(const Lease &lease, const url::Url &url)
{
    m_slot.setPhase(WorkerPhase::Lookup); // until the fetcher says that it connects
    ByteBudget::Share bodyBytes(m_session.bodies);
    net::Request fetch = pageRequest(lease, url);
    fetch.room = [&bodyBytes](qint64 bytes) { return bodyBytes.growTo(bytes); };
    const qint64 number = ++m_session.controls;
    net::Reply reply = request(fetch);
    if (reply.failure == Outcome::Aborted) {
        m_session.frontier.release(lease);
        return;
    }
    judge::Reading reading = judge::readingOf(reply, isConditional(lease), m_session.clock.wallMs());
    m_attempts.controlEnded(lease, {std::move(reply), std::move(reading)}, number);
}

void Worker::outOfBytes(Lease sitemap)
{
    SitemapResult piece; // has the recorder look at the limit
    piece.id = sitemap.entry.id;
    (void)submit(std::move(piece));
    // Who goes on with the crawl later reads it from its beginning.
    m_session.frontier.park(std::move(sitemap), OutOfBytesPause);
}

void Worker::deliverSitemap(const Lease &lease, SitemapVisit &visit, Answer &&answer, const store::Rule &report)
{
    if (visit.outOfBytes(answer.reply)) {
        outOfBytes(lease);
        return;
    }
    SitemapResult result = visit.result(answer.reply, answer.reading, report);
    const qint64 at = answer.reply.keptAt > 0 ? answer.reply.keptAt : m_session.clock.wallMs();
    result.kept = packAside(m_session.settings, visit.url().hrefWithoutFragment().toByteArray(), answer.reply, at);
    if (m_session.logs(LogLevel::Info)) {
        const bool fine = result.record.problem.isEmpty() && !base::isFailure(result.record.outcome);
        log(fine ? LogLevel::Info : LogLevel::Warning, visit.summary(result.record));
    }
    if (!submit(std::move(result)))
        m_session.frontier.putBack(lease);
}

net::Request Worker::pageRequest(const Lease &lease, const url::Url &url) const
{
    net::Request request;
    request.url = url;
    request.maxBytes = m_session.settings.maxPageBytes;
    const bool page = lease.entry.page;
    const qint64 limit = request.maxBytes;
    const bool inspected = m_session.settings.inspectResources;
    request.wantsWire = mayBeKept(m_session.settings);
    request.wanted
        = [page, limit, inspected, url, &settings = m_session.settings](const net::ReplyHead &head) -> qint64 {
        const qint64 kept = wantedForKeeping(settings, page, head);
        if (!page && inspected && head.status == 200)
            return std::max(kept, std::min(limit, resource::wantedBytes(url, head.contentType)));
        if (!page) { // the body of a refusal may say who refuses
            return std::max(kept, judge::mayRefuse(head.status) ? judge::ChallengeBytes : 0);
        }
        // Where no type is named, or none that means something, the body has to tell.
        return html::isUnknownType(head.contentType) || html::isHtml(head.contentType, {}) ? limit : kept;
    };
    // RFC 9110, 13.1: a server that knows If-None-Match does not look at If-Modified-Since.
    const base::Validators &validators = lease.entry.validators;
    if (!validators.etag.isEmpty())
        request.headers.append({QByteArrayLiteral("If-None-Match"), validators.etag});
    if (!validators.lastModified.isEmpty())
        request.headers.append({QByteArrayLiteral("If-Modified-Since"), validators.lastModified});
    request.progress = [this](net::Phase phase) { m_slot.setPhase(workerPhase(phase)); };
    return request;
}

void Worker::deliver(const Lease &lease, PageResult &&result)
{
    const store::PageRecord &record = result.record;
    m_slot.countPage(result.received);
    ++m_session.fetched;
    if (m_session.logs(LogLevel::Info)) {
        const bool problem = base::isProblem(record.outcome);
        log(problem ? LogLevel::Warning : LogLevel::Info,
            QByteArray(base::name(record.outcome)) + ' ' + QByteArray::number(record.status) + ' ' + lease.entry.url
                + depthText(lease.entry.depth) + ", " + QByteArray::number(result.received) + " bytes, "
                + QByteArray::number(record.responseMs) + " ms"
                + (record.error.isEmpty() ? QByteArray() : ": " + record.error));
    }
    if (!submit(std::move(result)))
        m_session.frontier.putBack(lease);
}

void Worker::fail(const Lease &lease, Outcome outcome, const QByteArray &error, int attempts, int status)
{
    if (frontier::isProbe(lease.entry.id)) {
        ProbeResult failed;
        failed.id = lease.entry.id;
        failed.record.outcome = outcome;
        failed.record.error = error;
        failed.record.fetchedAt = m_session.clock.wallMs();
        if (!submit(std::move(failed)))
            m_session.frontier.putBack(lease);
        return;
    }
    if (lease.entry.sitemap) {
        SitemapResult failed;
        failed.id = lease.entry.id;
        failed.last = true;
        failed.requested = false;
        failed.record.outcome = outcome;
        failed.record.error = error;
        failed.record.attempts = attempts;
        failed.record.fetchedAt = m_session.clock.wallMs();
        log(LogLevel::Warning, "sitemap " + lease.entry.url + ": " + base::name(outcome) + ": " + error);
        if (!submit(std::move(failed)))
            m_session.frontier.putBack(lease);
        return;
    }
    PageResult result;
    result.leased = lease.entry;
    result.record.id = lease.entry.id;
    result.record.outcome = outcome;
    result.record.status = status;
    result.record.error = error;
    result.record.attempts = attempts;
    result.record.worker = m_slot.number();
    result.record.fetchedAt = m_session.clock.wallMs();
    if (m_session.logs(LogLevel::Warning))
        log(LogLevel::Warning, QByteArray(base::name(outcome)) + ' ' + lease.entry.url + ": " + error);
    if (!submit(std::move(result)))
        m_session.frontier.putBack(lease);
}

} // namespace argiope::engine
