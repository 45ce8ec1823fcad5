#include "core/engine/worker.h"

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

constexpr int HopelessAfter = 10; ///< fetches in a row that did not reach a host
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
        while ((result = m_session.frontier.take(lease)) == TakeResult::Leased) {
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
    ++m_session.requests;
    return m_fetcher->fetch(request);
}

void Worker::process(Lease lease)
{
    const auto url = url::parse(lease.entry.url);
    if (!url || !url->isHttp()) {
        // Only a project file that somebody else wrote holds such a URL in its queue.
        m_session.frontier.release(lease);
        fail(lease, Outcome::ProtocolError, "not an http URL", lease.attempt);
        return;
    }
    if (m_session.frontier.mustOpen(lease) && !openHost(lease, *url))
        return;
    store::Rule report;
    if (!passesRobots(lease, *url, report))
        return;

    m_slot.setPhase(WorkerPhase::Connect);
    net::Reply reply = request(pageRequest(lease, *url));
    if (reply.failure == Outcome::Aborted) {
        m_session.frontier.release(lease);
        m_session.frontier.putBack(lease);
        return;
    }
    const Outcome outcome = classify(reply);
    const auto wait = retryAfter(reply, m_session.clock.wallMs());
    // First the pause, then the slot: in between another worker would be let through.
    if (wait && (reply.status == 429 || reply.status == 503))
        m_session.frontier.backOff(lease.entry.host, retryPause(lease.attempt, wait));
    m_session.frontier.fetchEnded(lease, hostSignal(reply));
    // A host that has not been reached for long gets one attempt a URL.
    const bool hopeless = m_session.frontier.failuresInARow(lease.entry.host) >= HopelessAfter;
    if (worthRetry(outcome, reply.status) && lease.attempt <= m_session.settings.retries && !hopeless) {
        const base::Milliseconds pause = retryPause(lease.attempt, wait);
        if (m_session.logs(LogLevel::Warning)) {
            log(LogLevel::Warning,
                QByteArray(base::name(outcome)) + ' ' + lease.entry.url + ", attempt "
                    + QByteArray::number(lease.attempt) + ", again in " + QByteArray::number(pause.count())
                    + " ms: " + (reply.error.isEmpty() ? QByteArray::number(reply.status) : reply.error));
        }
        ++m_session.retries;
        m_session.frontier.park(std::move(lease), pause);
        return;
    }
    deliver(lease, *url, std::move(reply), report);
}

net::Request Worker::pageRequest(const Lease &lease, const url::Url &url) const
{
    net::Request request;
    request.url = url;
    request.maxBytes = m_session.settings.maxPageBytes;
    const bool page = lease.entry.page;
    const qint64 limit = request.maxBytes;
    request.wanted = [page, limit](const net::ReplyHead &head) -> qint64 {
        if (!page)
            return 0;
        // Where no type is named the body has to tell.
        return head.contentType.trimmed().isEmpty() || html::isHtml(head.contentType, {}) ? limit : 0;
    };
    request.progress = [this](net::Phase phase) { m_slot.setPhase(workerPhase(phase)); };
    return request;
}

void Worker::deliver(const Lease &lease, const url::Url &url, net::Reply &&reply, const store::Rule &report)
{
    PageResult result;
    result.id = lease.entry.id;
    result.asPage = lease.entry.page;
    result.rule = report;
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
    record.error = reply.error;
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

    if (!location.isEmpty()) {
        html::Link link;
        if (auto target = url::parse(location, &url))
            link.url = std::move(target).value();
        else
            link.raw = location;
        link.element = QByteArrayLiteral("header");
        link.attribute = QByteArrayLiteral("location");
        judge.addRedirect(link, !lease.entry.page);
    } else if (lease.entry.page && !reply.body.isEmpty() && html::isHtml(record.contentType, reply.body)) {
        m_slot.setPhase(WorkerPhase::Parse);
        ParseGate::Pass pass(m_session.parseGate);
        if (!pass.open())
            return false;
        const base::TimePoint start = m_session.clock.now();
        html::ExtractOptions options;
        options.resources = m_session.settings.resources != settings::ResourcePolicy::Ignore;
        options.dynamic = m_session.settings.dynamicLinks;
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
