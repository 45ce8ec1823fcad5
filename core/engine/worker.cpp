#include "core/engine/worker.h"

#include "core/engine/challenge.h"
#include "core/engine/classify.h"
#include "core/engine/linkjudge.h"
#include "core/engine/recorder.h"
#include "core/html/extract.h"

#include <xxhash.h>

#include <limits>

namespace argiope::engine {

using base::LogLevel;
using base::Outcome;
using frontier::HostSignal;
using frontier::Lease;
using frontier::TakeResult;

namespace {

constexpr base::Milliseconds SecondOpinionPause{5'000};
constexpr qint64 MostAnnounced = qint64(1) << 50; ///< a Content-Length beyond it is nonsense

QByteArray contentHash(const QByteArray &body)
{
    const XXH128_hash_t hash = XXH3_128bits(body.constData(), size_t(body.size()));
    XXH128_canonical_t canonical;
    XXH128_canonicalFromHash(&canonical, hash);
    return {reinterpret_cast<const char *>(canonical.digest), sizeof canonical.digest};
}

QByteArray headerBlock(const net::Headers &headers)
{
    QByteArray block;
    for (const auto &[name, value] : headers) {
        // Qt joins repeated Set-Cookie headers with line feeds.
        for (const QByteArray &line : value.split('\n'))
            block += name + ": " + line + '\n';
    }
    return block;
}

WorkerPhase workerPhase(net::Phase phase)
{
    switch (phase) {
    case net::Phase::Connect:
        return WorkerPhase::Connect;
    case net::Phase::FirstByte:
        return WorkerPhase::FirstByte;
    case net::Phase::Download:
        return WorkerPhase::Download;
    }
    return WorkerPhase::Download;
}

WorkerPhase waitingPhase(frontier::Waiting reason)
{
    switch (reason) {
    case frontier::Waiting::Work:
        return WorkerPhase::Idle;
    case frontier::Waiting::Turn:
        return WorkerPhase::Turn;
    case frontier::Waiting::Paused:
        return WorkerPhase::Paused;
    }
    return WorkerPhase::Idle;
}

HostSignal hostSignal(const net::Reply &reply)
{
    if (reply.status == 429 || reply.status == 503)
        return HostSignal::Throttled;
    switch (reply.failure) {
    case Outcome::DnsFailed:
    case Outcome::ConnectFailed:
    case Outcome::TimedOut:
        return HostSignal::Unreachable;
    default:
        return HostSignal::Fine;
    }
}

/// The server's time until its first byte, without connecting; negative where it says nothing of the server.
base::Milliseconds serverTime(const net::Reply &reply)
{
    if (reply.failure == Outcome::TimedOut)
        return base::Milliseconds{reply.timings.total};
    if (reply.status == 0 || reply.timings.firstByte < 0)
        return base::Milliseconds{-1};
    return base::Milliseconds{std::max(reply.timings.firstByte - std::max(reply.timings.connect, 0), 0)};
}

} // namespace

Worker::Worker(Session &session, Recorder &recorder, WorkerSlot &slot, std::function<void(TakeResult)> left)
    : m_session(session)
    , m_recorder(recorder)
    , m_slot(slot)
    , m_left(std::move(left))
{
    setAutoDelete(true);
}

void Worker::run()
{
    TakeResult result = TakeResult::Stopped;
    {
        net::Fetcher fetcher(m_session.netSettings, m_session.cookies);
        m_fetcher = &fetcher;
        m_session.addFetcher(&fetcher);
        Lease lease;
        const auto waits = [this](frontier::Waiting reason) { m_slot.setPhase(waitingPhase(reason)); };
        while ((result = m_session.frontier.take(lease, waits)) == TakeResult::Leased) {
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

bool Worker::waitForTurn(base::Milliseconds pause)
{
    m_slot.setPhase(WorkerPhase::Turn);
    const bool goesOn = m_session.frontier.wait(pause);
    m_slot.setPhase(WorkerPhase::Robots);
    return goesOn;
}

net::Reply Worker::request(const net::Request &request)
{
    ++m_session.requests;
    return m_fetcher->fetch(request);
}

void Worker::process(Lease lease)
{
    const auto url = url::parse(lease.entry.url);
    if (!url || !url->isHttp()) {
        // Only a project file that somebody else wrote holds such a URL in its queue.
        if (!lease.givenUp)
            m_session.frontier.release(lease);
        fail(lease, Outcome::ProtocolError, "not an http URL", lease.attempt);
        return;
    }
    if (lease.givenUp) {
        fail(lease, Outcome::ConnectFailed, "the host stopped answering; it was not asked for this any more",
            lease.attempt - 1);
        return;
    }
    // A seed is what somebody asked for, whatever it looks like.
    const store::Rule trap = lease.entry.depth > 0 ? m_session.traps.keeping(*url, lease.entry.depth) : store::Rule{};
    if (!trap.name.isEmpty()) {
        if (m_session.logs(LogLevel::Debug))
            log(LogLevel::Debug, "drops " + lease.entry.url + ", of a series without end: " + trap.detail);
        m_session.frontier.release(lease);
        if (!submit(SkipResult{lease.entry.id, trap}))
            m_session.frontier.putBack(lease);
        return;
    }
    if (!knowsRobots(lease, *url))
        return;
    store::Rule report;
    if (!passesRobots(lease, *url, report))
        return;

    m_slot.setPhase(WorkerPhase::Lookup); // until the fetcher says that it connects
    net::Request fetch = pageRequest(lease, *url);
    fetch.strict = lease.attempt > 1; // a second look tells exactly what was wrong
    if (m_session.logs(LogLevel::Debug)) {
        log(LogLevel::Debug,
            "asks for " + lease.entry.url + ", attempt " + QByteArray::number(lease.attempt)
                + (lease.entry.validators.isEmpty() ? "" : ", if it was modified"));
    }
    net::Reply reply = request(fetch);
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
    const Outcome outcome = classify(reply);
    auto wait = retryAfter(reply, m_session.clock.wallMs());
    // Nobody waits until the year 9999: such a URL is not tried again, and its host goes on at its own pace.
    const bool tooLong = wait && double(wait->count()) > m_session.settings.maxRetryAfter * 1000;
    const bool later = reply.status == 429 || reply.status == 503;
    if (tooLong && later && reply.error.isEmpty()) {
        reply.error = "the server asks to come back in " + QByteArray::number(qint64(wait->count() / 1000))
            + " s, more than the " + QByteArray::number(m_session.settings.maxRetryAfter) + " s allowed";
    }
    if (tooLong)
        wait.reset();
    // First the pause, then the slot: in between another worker would be let through.
    if (wait && later)
        m_session.frontier.backOff(lease, retryPause(lease.attempt, wait));
    // Nonsense about one page says nothing about the host.
    m_session.frontier.fetchEnded(lease, tooLong && later ? HostSignal::Fine : hostSignal(reply), serverTime(reply));
    // A host that has not been reached for long gets one attempt a URL.
    const bool hopeless = m_session.frontier.stoppedAnswering(lease.entry.host);
    const bool final = hopeless || (tooLong && later);
    if (const auto pause = final ? std::nullopt : nextAttempt(lease, outcome, reply, wait)) {
        if (m_session.logs(LogLevel::Warning)) {
            log(LogLevel::Warning,
                QByteArray(base::name(outcome)) + ' ' + lease.entry.url + ", attempt "
                    + QByteArray::number(lease.attempt) + ", again in " + QByteArray::number(pause->count())
                    + " ms: " + (reply.error.isEmpty() ? QByteArray::number(reply.status) : reply.error));
        }
        ++m_session.retries;
        store::VisitRecord attempt;
        attempt.attempt = lease.attempt;
        attempt.retried = true;
        attempt.outcome = outcome;
        attempt.status = reply.status;
        attempt.bytes = reply.body.isEmpty() ? -1 : reply.body.size();
        attempt.responseMs = reply.timings.total;
        attempt.at = m_session.clock.wallMs();
        attempt.error = reply.error;
        (void)submit(AttemptResult{lease.entry.id, attempt}); // refused only where the crawl is over
        m_session.frontier.park(std::move(lease), *pause);
        return;
    }
    deliver(lease, *url, std::move(reply), report);
}

std::optional<base::Milliseconds> Worker::nextAttempt(
    const Lease &lease, Outcome outcome, const net::Reply &reply, std::optional<base::Milliseconds> wait)
{
    const int retries = m_session.settings.retries;
    const bool again = worthRetry(outcome, reply.status) && !reply.outOfTime;
    if (again && lease.attempt <= retries)
        return retryPause(lease.attempt, wait);
    if (retries == 0)
        return std::nullopt;
    const bool wanted = SecondOpinion::wanted(outcome);
    const int ordinary = again ? retries + 1 : 1; // attempts before the second opinion
    if (lease.attempt > ordinary) {
        m_session.opinions.learn(lease.entry.host, wanted);
        return std::nullopt;
    }
    if (!wanted || !m_session.opinions.ask(lease.entry.host))
        return std::nullopt;
    return std::max(SecondOpinionPause, retryPause(lease.attempt, wait));
}

net::Request Worker::pageRequest(const Lease &lease, const url::Url &url) const
{
    net::Request request;
    request.url = url;
    request.maxBytes = m_session.settings.maxPageBytes;
    const bool page = lease.entry.page;
    const qint64 limit = request.maxBytes;
    request.wanted = [page, limit](const net::ReplyHead &head) -> qint64 {
        if (!page) // the body of a refusal may say who refuses
            return head.status == 403 || head.status == 429 || head.status == 503 ? ChallengeBytes : 0;
        // Where no type is named the body has to tell.
        return head.contentType.trimmed().isEmpty() || html::isHtml(head.contentType, {}) ? limit : 0;
    };
    if (const QByteArray &validators = lease.entry.validators; !validators.isEmpty()) {
        // RFC 9110, 13.1: who knows the first does not look at the second.
        const qsizetype end = validators.indexOf('\n');
        if (end > 0)
            request.headers.append({QByteArrayLiteral("If-None-Match"), validators.left(end)});
        if (end + 1 < validators.size())
            request.headers.append({QByteArrayLiteral("If-Modified-Since"), validators.mid(end + 1)});
    }
    request.progress = [this](net::Phase phase) { m_slot.setPhase(workerPhase(phase)); };
    return request;
}

void Worker::deliver(const Lease &lease, const url::Url &url, net::Reply &&reply, const store::Rule &report)
{
    PageResult result;
    result.id = lease.entry.id;
    result.asPage = lease.entry.page;
    result.rule = report;
    result.notModified = reply.status == 304 && !lease.entry.validators.isEmpty();
    store::PageRecord &record = result.record;
    record.id = lease.entry.id;
    record.outcome = classify(reply);
    record.status = reply.status;
    record.contentType = net::headerValue(reply.headers, "content-type");
    const qint64 announced = std::min(reply.contentLength, MostAnnounced);
    record.bytes = reply.bodyComplete ? reply.body.size() : std::max<qint64>(announced, reply.body.size());
    result.received = reply.body.size();
    if (!reply.bodyComplete && reply.contentLength < 0 && reply.body.isEmpty())
        record.bytes = -1;
    if (reply.bodyComplete)
        record.contentHash = contentHash(reply.body);
    record.etag = net::headerValue(reply.headers, "etag");
    record.lastModified = net::headerValue(reply.headers, "last-modified");
    record.httpVersion = reply.httpVersion;
    if (m_session.settings.storeHeaders)
        record.headers = headerBlock(reply.headers);
    record.error = reply.error.isEmpty() ? remarkOn(reply) : reply.error;
    if (base::isProblem(record.outcome) && record.outcome != Outcome::Broken && lease.attempt > 1) {
        record.error += record.error.isEmpty() ? "" : "; ";
        record.error += "the answer to the last of " + QByteArray::number(lease.attempt) + " attempts";
    }
    record.attempts = lease.attempt;
    record.worker = m_slot.number();
    record.connectMs = reply.timings.connect;
    record.firstByteMs = reply.timings.firstByte;
    record.downloadMs = reply.timings.download;
    record.responseMs = reply.timings.total;
    record.fetchedAt = m_session.clock.wallMs();

    if (!extract(lease, url, reply, result)) {
        m_session.frontier.putBack(lease);
        return;
    }
    m_slot.countPage(reply.body.size());
    if (m_session.logs(LogLevel::Info)) {
        const bool problem = base::isProblem(record.outcome);
        log(problem ? LogLevel::Warning : LogLevel::Info,
            QByteArray(base::name(record.outcome)) + ' ' + QByteArray::number(record.status) + ' ' + lease.entry.url
                + ", depth " + QByteArray::number(lease.entry.depth) + ", " + QByteArray::number(reply.body.size())
                + " bytes, " + QByteArray::number(record.responseMs) + " ms"
                + (record.error.isEmpty() ? QByteArray() : ": " + record.error));
    }
    if (!submit(std::move(result)))
        m_session.frontier.putBack(lease);
}

bool Worker::extract(const Lease &lease, const url::Url &url, const net::Reply &reply, PageResult &result)
{
    store::PageRecord &record = result.record;
    const auto scope = m_session.scope();
    LinkJudge judge(m_session.settings, *scope, m_session.keySeed);
    const QByteArray location = redirectLocation(reply);
    html::PageInput input{reply.body, url, record.contentType, reply.headers};
    QList<trap::Shape> shapes;
    quint64 words = 0;

    if (!location.isEmpty()) {
        html::Link link;
        if (auto target = url::parse(location, &url))
            link.url = std::move(target).value();
        else
            link.raw = location;
        link.element = QByteArrayLiteral("header");
        link.attribute = QByteArrayLiteral("location");
        judge.addRedirect(link, !lease.entry.page);
        if (m_session.logs(LogLevel::Debug))
            log(LogLevel::Debug, "redirect from " + lease.entry.url + " to " + location);
    } else if (lease.entry.page && !reply.body.isEmpty() && html::isHtml(record.contentType, reply.body)) {
        m_slot.setPhase(WorkerPhase::Parse);
        ParseGate::Pass pass(m_session.parseGate);
        if (!pass.open())
            return false;
        const base::TimePoint start = m_session.clock.now();
        html::ExtractOptions options;
        options.resources = m_session.settings.resources != settings::ResourcePolicy::Ignore;
        options.dynamic = m_session.settings.dynamicLinks;
        if (record.outcome == Outcome::Ok)
            shapes = m_session.traps.shapesOf(url, lease.entry.depth);
        options.wordSet = !shapes.isEmpty();
        html::PageFacts facts = html::extractHtml(input, options, pass.arena());
        record.charset = std::move(facts.charset);
        record.title = std::move(facts.title);
        record.description = std::move(facts.description);
        record.h1 = std::move(facts.h1);
        record.h1Count = facts.h1Count;
        record.language = std::move(facts.language);
        record.metaRobots = std::move(facts.metaRobots);
        record.canonical = std::move(facts.canonical);
        record.noIndex = facts.noIndex;
        record.noFollow = facts.noFollow;
        record.wordCount = facts.wordCount;
        record.textHash = std::move(facts.textHash);
        words = facts.wordSet;
        if (facts.tooComplex && record.outcome == Outcome::Ok)
            record.outcome = Outcome::TooComplex;
        judge.setCanonicalElsewhere(!record.canonical.isEmpty() && record.canonical != url.hrefWithoutFragment());
        for (const html::Link &link : std::as_const(facts.links))
            judge.add(link);
        record.parseMs = int(std::chrono::duration_cast<base::Milliseconds>(m_session.clock.now() - start).count());
    } else if (lease.entry.page) {
        const QList<html::Link> links = html::extractHeaderLinks(input);
        for (const html::Link &link : links)
            judge.add(link);
    }
    if (judge.gaveUp()) {
        log(LogLevel::Warning,
            "a pattern took too many steps on a link of " + lease.entry.url + "; there it counted as no match");
    }
    result.found = judge.take();
    if (m_session.logs(LogLevel::Debug)) {
        log(LogLevel::Debug,
            "links on " + lease.entry.url + ": " + QByteArray::number(result.found.links.size()) + ", to "
                + QByteArray::number(result.found.targets.size()) + " URLs");
    }
    for (const QByteArray &id : m_session.traps.see(shapes, url, lease.entry.depth, words, result.found)) {
        log(LogLevel::Warning, "a series of URLs without end: " + id);
        (void)submit(TrapResult{id}); // refused only where the crawl is over
    }
    return true;
}

void Worker::fail(const Lease &lease, Outcome outcome, const QByteArray &error, int attempts)
{
    PageResult result;
    result.id = result.record.id = lease.entry.id;
    result.asPage = lease.entry.page;
    result.record.outcome = outcome;
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
