// What a worker does for a host before its pages: robots.txt and sitemaps.

#include "core/engine/classify.h"
#include "core/engine/linkjudge.h"
#include "core/engine/recorder.h"
#include "core/engine/worker.h"
#include "core/html/sitemap.h"
#include "core/robots/access.h"

#include <QSet>

#include <cmath>

namespace argiope::engine {

using base::LogLevel;
using base::Milliseconds;
using base::Outcome;
using frontier::HostSignal;
using frontier::Lease;

namespace {

constexpr int MaxSitemapDepth = 3; ///< index of indexes: the protocol knows two levels
constexpr qint64 MaxSitemapBytes = 1024 * 1024 * 1024; ///< the protocol allows 50 MB; it is read in constant memory
constexpr qsizetype SitemapBatch = 2000;
constexpr qsizetype MostSitemaps = 50000; ///< the protocol's limit for one index

Milliseconds crawlDelay(const robots::Robots &rules, const QByteArray &agent)
{
    // A site that asks for hours between two requests does not mean to be crawled in a lifetime.
    constexpr double Longest = 300;
    const double seconds = rules.crawlDelay(agent).value_or(0);
    return Milliseconds(qint64(std::clamp(seconds, 0.0, Longest) * 1000));
}

/// What the project file knows of a robots.txt that was fetched in this session; nothing where it has to be fetched
/// again: it failed, or a day has passed (RFC 9309, 2.4).
std::optional<HostRobots> fromFile(const std::optional<store::HostRecord> &record, const Session &session)
{
    constexpr qint64 DayMs = 24 * 3600 * 1000LL;
    const qint64 age = record ? session.clock.wallMs() - record->robotsFetchedAt : 0;
    if (!record || record->robotsFetchedAt < session.startedAt || age < 0 || age >= DayMs)
        return std::nullopt;
    HostRobots robots;
    switch (robots::robotsAccess(record->robotsStatus, robots::MaxRobotsRedirects, false)) {
    case robots::RobotsAccess::Parse:
        robots.rules = robots::Robots::parse(record->robotsText);
        robots.bytes = record->robotsText.size();
        break;
    case robots::RobotsAccess::AllowAll:
        break;
    case robots::RobotsAccess::Follow:
    case robots::RobotsAccess::DisallowAll:
        return std::nullopt;
    }
    robots.fetchedAt = session.clock.now() - Milliseconds{age};
    robots.known = true;
    return robots;
}

} // namespace

bool Worker::knowsRobots(Lease &lease, const url::Url &url)
{
    bool mustOpen = m_session.frontier.mustOpen(lease);
    if (!mustOpen && m_session.settings.robots != settings::RobotsPolicy::Ignore) {
        const auto known = m_session.robots.get(lease.entry.host);
        mustOpen = !known || !known->known; // forgotten for want of room, or too old
        if (mustOpen && !m_session.frontier.reopenHost(lease)) {
            m_session.frontier.release(lease);
            m_session.frontier.putBack(lease);
            return false;
        }
    }
    return !mustOpen || openHost(lease, url);
}

bool Worker::openHost(const Lease &lease, const url::Url &url)
{
    using settings::RobotsPolicy;
    if (m_session.settings.robots == RobotsPolicy::Ignore && !m_session.settings.sitemaps) {
        m_session.frontier.openHost(lease.entry.host, Milliseconds{0});
        return true;
    }
    const auto robotsUrl = robots::robotsUrlFor(url);
    auto target = url::parse(robotsUrl.value_or(QByteArray()));
    if (!target) { // cannot be: the lease is http(s)
        m_session.frontier.openHost(lease.entry.host, Milliseconds{0});
        return true;
    }
    m_slot.setPhase(WorkerPhase::Robots);
    const auto cached = m_session.robots.get(lease.entry.host);
    HostRobots known = cached ? *cached : HostRobots{};
    if (!known.known && m_session.robots.hasForgotten()) {
        if (const auto stored = fromFile(m_recorder.storedHost(lease.entry.host), m_session)) {
            known = *stored;
            m_session.robots.set(lease.entry.host, known);
        }
    }
    const bool obeyed = m_session.settings.robots != RobotsPolicy::Ignore;
    const auto asked = [&] { return obeyed ? crawlDelay(known.rules, m_session.agentToken) : Milliseconds{0}; };
    if (known.known) {
        m_session.frontier.openHost(lease.entry.host, asked());
        return true;
    }
    net::Request fetch;
    fetch.url = std::move(target).value();
    fetch.maxBytes = robots::Robots::MaxBytes;
    net::Reply reply;
    robots::RobotsAccess access = robots::RobotsAccess::DisallowAll;
    for (int hops = 0;; ++hops) {
        if (hops > 0)
            (void)waitForTurn(Milliseconds(qint64(m_session.settings.delay * 1000)));
        reply = request(fetch);
        if (reply.failure == Outcome::Aborted) {
            m_session.frontier.release(lease);
            m_session.frontier.putBack(lease);
            return false;
        }
        // A file that is too long counts as far as it was read (RFC 9309, 2.5).
        const bool answered = reply.failure == Outcome::None || reply.failure == Outcome::TooLarge;
        const QByteArray location = redirectLocation(reply);
        auto next = url::parse(location, &fetch.url);
        const bool hasTarget = !location.isEmpty() && next && next->isHttp();
        access = robots::robotsAccess(answered ? reply.status : 0, hops, hasTarget);
        if (access != robots::RobotsAccess::Follow)
            break;
        fetch.url = std::move(next).value();
    }

    // A wrong certificate is still wrong in a second; a server error may be over (RFC 9309, 2.3.1.4).
    const bool mayPass = reply.failure == Outcome::None || worthRetry(reply.failure, 0);
    const auto wait = retryAfter(reply, m_session.clock.wallMs());
    const bool tooLong = wait && double(wait->count()) > m_session.settings.maxRetryAfter * 1000;
    const bool again = mayPass && !tooLong && known.failures < m_session.settings.retries;
    if (access == robots::RobotsAccess::DisallowAll && again) {
        ++known.failures;
        m_session.robots.set(lease.entry.host, known);
        const Milliseconds pause = retryPause(known.failures, wait);
        if (m_session.logs(LogLevel::Warning)) {
            log(LogLevel::Warning,
                *robotsUrl + " failed, again in " + QByteArray::number(pause.count())
                    + " ms: " + (reply.error.isEmpty() ? QByteArray::number(reply.status) : reply.error));
        }
        ++m_session.retries;
        m_session.frontier.backOff(lease, pause);
        m_session.frontier.fetchEnded(lease, HostSignal::Unreachable);
        m_session.frontier.putBack(lease);
        return false;
    }
    known.known = true;
    known.fetchedAt = m_session.clock.now();
    if (access == robots::RobotsAccess::Parse) {
        known.rules = robots::Robots::parse(reply.body);
        known.bytes = reply.body.size();
    }
    if (access == robots::RobotsAccess::DisallowAll) {
        if (reply.status > 0 && reply.failure == Outcome::None) {
            known.serverError = reply.status;
        } else {
            known.unreachable = reply.failure == Outcome::None ? Outcome::ProtocolError : reply.failure;
            known.error = reply.error;
        }
    }
    m_session.robots.set(lease.entry.host, known);
    if (m_session.logs(LogLevel::Info))
        log(LogLevel::Info, *robotsUrl + ": " + QByteArray::number(reply.status));
    store::HostRecord record;
    record.id = lease.entry.host;
    record.origin = url.origin();
    record.robotsStatus = reply.status;
    record.robotsText = access == robots::RobotsAccess::Parse ? reply.body : QByteArray();
    record.robotsFetchedAt = m_session.clock.wallMs();
    (void)submit(RobotsResult{record}); // refused only where the crawl is over

    const Milliseconds pause = std::max(asked(), Milliseconds(qint64(m_session.settings.delay * 1000 + 0.5)));
    if (m_session.settings.sitemaps && access != robots::RobotsAccess::DisallowAll)
        fetchSitemaps(known.rules, url, pause);
    m_session.frontier.openHost(lease.entry.host, asked());
    const bool paced = pause.count() > 0 || m_session.settings.rate > 0;
    if (paced && known.unreachable == Outcome::None && known.serverError == 0) {
        // robots.txt was this host's request: the page waits for its turn.
        m_session.frontier.fetchEnded(lease, HostSignal::Fine);
        m_session.frontier.putBack(lease);
        return false;
    }
    return true;
}

bool Worker::passesRobots(const Lease &lease, const url::Url &url, store::Rule &report)
{
    using settings::RobotsPolicy;
    if (m_session.settings.robots == RobotsPolicy::Ignore)
        return true;
    const auto known = m_session.robots.get(lease.entry.host);
    if (!known) { // forgotten since a moment ago: the next lease looks it up
        m_session.frontier.release(lease);
        m_session.frontier.putBack(lease);
        return false;
    }
    if (known->unreachable != Outcome::None) {
        m_session.frontier.release(lease);
        fail(lease, known->unreachable, "robots.txt could not be fetched: " + known->error, known->failures + 1);
        return false;
    }
    const auto [allowed, failed, said] = askRobots(*known, m_session.agentToken, url);
    if (allowed)
        return true;
    if (m_session.settings.robots == RobotsPolicy::Report) {
        report = {QByteArrayLiteral("robots_reported"), said};
        return true;
    }
    m_session.frontier.release(lease);
    if (m_session.logs(LogLevel::Info))
        log(LogLevel::Info, "robots.txt keeps out " + lease.entry.url + ", " + said);
    if (!submit(SkipResult{
            lease.entry.id, {failed ? QByteArrayLiteral("robots_unavailable") : QByteArrayLiteral("robots"), said}}))
        m_session.frontier.putBack(lease);
    return false;
}

void Worker::fetchSitemaps(const robots::Robots &rules, const url::Url &url, Milliseconds pause)
{
    if (!m_session.takeSitemaps(url.origin()))
        return;
    QSet<QByteArray> seen;
    bool named = false;
    for (const QByteArray &line : rules.sitemaps()) {
        if (const auto sitemap = url::parse(line, &url); sitemap && sitemap->isHttp()) {
            named = true;
            if (!fetchSitemap(*sitemap, pause, 1, seen))
                return;
        }
    }
    if (!named) {
        if (const auto sitemap = url::parse("/sitemap.xml", &url))
            (void)fetchSitemap(*sitemap, pause, 1, seen);
    }
}

bool Worker::fetchSitemap(const url::Url &sitemap, Milliseconds pause, int depth, QSet<QByteArray> &seen)
{
    const QByteArray href = sitemap.hrefWithoutFragment().toByteArray();
    if (seen.contains(href))
        return true;
    seen.insert(href);
    const auto scope = m_session.scope();
    LinkJudge judge(m_session.settings, *scope, m_session.keySeed);
    QList<url::Url> further;
    qsizetype pages = 0;
    qsizetype waiting = 0;
    const auto take = [&](html::SitemapEntry &&entry) {
        if (entry.url.isEmpty() || !entry.url.isHttp())
            return;
        if (entry.kind == html::SitemapEntry::Kind::Sitemap) {
            further.append(entry.url);
        } else if (entry.kind == html::SitemapEntry::Kind::Page) {
            judge.addSitemapUrl(entry.url);
            ++pages;
            if (++waiting == SitemapBatch) {
                (void)submit(SitemapResult{judge.take()});
                waiting = 0;
            }
        }
    };

    net::Request fetch;
    fetch.url = sitemap;
    fetch.maxBytes = MaxSitemapBytes;
    net::Reply reply;
    std::unique_ptr<html::SitemapReader> reader;
    for (int hops = 0;; ++hops) {
        if (!waitForTurn(pause))
            return false;
        reader = std::make_unique<html::SitemapReader>(fetch.url, take);
        fetch.sink = [&reader](QByteArrayView piece) { reader->feed(piece); };
        reply = request(fetch);
        if (reply.failure == Outcome::Aborted)
            return false;
        const QByteArray location = redirectLocation(reply);
        if (location.isEmpty() || hops == robots::MaxRobotsRedirects)
            break;
        auto next = url::parse(location, &fetch.url);
        if (!next || !next->isHttp())
            break;
        fetch.url = std::move(next).value();
    }
    if (reply.status / 100 != 2) {
        log(LogLevel::Info, "no sitemap at " + href + ": " + QByteArray::number(reply.status) + ' ' + reply.error);
        return true;
    }
    if (reply.failure != Outcome::None)
        log(LogLevel::Warning, "sitemap " + href + " was not read to its end: " + reply.error);
    const html::SitemapProblem problem = reader->finish();
    (void)submit(SitemapResult{judge.take()});
    log(problem == html::SitemapProblem::None ? LogLevel::Info : LogLevel::Warning,
        "sitemap " + href + ": " + QByteArray::number(pages) + " URLs"
            + (problem == html::SitemapProblem::None ? QByteArray() : QByteArray(", ") + html::name(problem)));
    if (depth >= MaxSitemapDepth) {
        if (!further.isEmpty())
            log(LogLevel::Warning, "sitemap " + href + ": indexes nested too deep, the rest is not read");
        return true;
    }
    for (const url::Url &next : std::as_const(further)) {
        // A sitemap speaks for its own host (sitemaps.org, "location"); another's has robots.txt and a pace of its own.
        if (next.origin() != fetch.url.origin()) {
            log(LogLevel::Warning, "sitemap " + next.href() + " is on another host than its index and is not read");
            continue;
        }
        if (seen.size() >= MostSitemaps) {
            log(LogLevel::Warning, "more than " + QByteArray::number(MostSitemaps) + " sitemaps: the rest is not read");
            break;
        }
        if (!fetchSitemap(next, pause, depth + 1, seen))
            return false;
    }
    return true;
}

} // namespace argiope::engine
