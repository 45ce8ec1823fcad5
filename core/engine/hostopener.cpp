#include "core/engine/hostopener.h"

#include "core/facts/crawldelay.h"
#include "core/facts/observations.h"
#include "core/kept/archiveanswers.h"

#include <QDateTime>

#include <algorithm>
#include <limits>

namespace argiope::engine {

using base::LogLevel;
using base::Milliseconds;
using base::Outcome;
using facts::RuleKind;
using frontier::HostSignal;
using frontier::Lease;
using robots::RobotsAccess;
using settings::RobotsPolicy;

namespace {

/// What the project file knows of a robots.txt that was fetched in this session; nothing where it has to be fetched
/// again: it failed, or a day has passed (RFC 9309, 2.4).
std::optional<judge::HostRobots> fromFile(const std::optional<store::HostRecord> &record, const Session &session)
{
    constexpr qint64 DayMs = 24 * 3600 * 1000LL;
    const qint64 age = record ? session.clock.wallMs() - record->robotsFetchedAt : 0;
    if (!record || record->robotsFetchedAt < session.startedAt || age < 0 || age >= DayMs)
        return std::nullopt;
    judge::HostRobots robots;
    switch (robots::robotsAccess(record->robotsStatus, robots::MaxRobotsRedirects, false)) {
    case RobotsAccess::Parse:
        robots.rules = robots::Robots::parse(record->robotsText);
        robots.bytes = record->robotsText.size();
        break;
    case RobotsAccess::AllowAll:
        break;
    case RobotsAccess::Follow:
    case RobotsAccess::DisallowAll:
        return std::nullopt;
    }
    robots.fetchedAt = session.clock.now() - Milliseconds{age};
    robots.known = true;
    return robots;
}

void noteTls(const net::TlsFacts &tls, facts::Observations &observed)
{
    observed.add("tls-protocol", tls.protocol);
    if (tls.validUntil > 0)
        observed.add(
            "tls-until", QDateTime::fromMSecsSinceEpoch(tls.validUntil, Qt::UTC).toString(Qt::ISODate).toLatin1());
    if (!tls.keyType.isEmpty() && tls.keyBits > 0)
        observed.add("tls-key", tls.keyType, tls.keyBits);
    if (!tls.missingIssuer.isEmpty())
        observed.add("tls-chain", tls.missingIssuer);
    if (!tls.signature.isEmpty())
        observed.add("tls-signature", tls.signature);
    static constexpr std::pair<settings::CertificateError, const char *> names[] = {
        {settings::CertificateError::Expired, "tls-expired"}, {settings::CertificateError::WrongHost, "tls-wrong-host"},
        {settings::CertificateError::Untrusted, "tls-untrusted"}, {settings::CertificateError::Other, "tls-other"}};
    for (const auto &[error, name] : names) {
        if (tls.errors.contains(error))
            observed.add(name, tls.errors.value(error));
    }
}

} // namespace

Entrance silence(const judge::HostRobots &known)
{
    return {Entrance::What::Unreachable, {}, known.unreachable,
        "the host did not respond: " + known.error + "; this URL was not requested"};
}

Entrance entranceOf(const judge::HostRobots &known, RobotsPolicy policy, const QByteArray &agentToken,
    const url::Url &url, bool invited)
{
    if (policy == RobotsPolicy::Ignore)
        return {};
    if (known.isSilent)
        return silence(known);
    if (known.unreachable != Outcome::None)
        return {Entrance::What::Unreachable, {}, known.unreachable, "robots.txt could not be fetched: " + known.error};
    if (invited && known.serverError == 0)
        return {};
    const auto [allowed, failed, said] = judge::askRobots(known, agentToken, url);
    if (allowed)
        return {};
    if (policy == RobotsPolicy::Report)
        return {Entrance::What::Reported, {RuleKind::RobotsReported, said}};
    return {Entrance::What::Shut, {failed ? RuleKind::RobotsUnavailable : RuleKind::Robots, said}};
}

bool HostOpener::open(Lease &lease, const url::Url &url)
{
    bool mustOpen = m_session.frontier.mustOpen(lease);
    if (!mustOpen && m_session.settings.robots != RobotsPolicy::Ignore) {
        const auto known = m_session.robots.get(lease.entry.host);
        // Forgotten for want of room, too old, or settled for checks, which ask less often than a page is worth.
        mustOpen = !known || !known->known || (known->isSilent && !lease.checks);
        if (mustOpen && !m_session.frontier.reopenHost(lease)) {
            giveBack(lease);
            return false;
        }
    }
    return !mustOpen || openNow(lease, url);
}

void HostOpener::giveBack(const Lease &lease)
{
    m_session.frontier.release(lease);
    m_session.frontier.putBack(lease);
}

double HostOpener::askedDelay(const judge::HostRobots &known) const
{
    if (m_session.settings.robots == RobotsPolicy::Ignore || m_session.answers)
        return 0;
    return std::clamp(known.rules.crawlDelay(m_session.agentToken).value_or(0), 0.0, 1e9);
}

Milliseconds HostOpener::delayOf(const judge::HostRobots &known) const
{
    // A site that asks for hours between two requests does not mean to be crawled in a lifetime.
    return Milliseconds(qint64(std::min(askedDelay(known), m_session.settings.maxCrawlDelay) * 1000));
}

void HostOpener::noteDelay(const judge::HostRobots &known, const QByteArray &origin)
{
    const double asked = askedDelay(known);
    const double kept = m_session.settings.maxCrawlDelay;
    if (asked <= kept)
        return;
    m_session.noteLongDelay(origin, qint64(asked), qint64(kept));
    if (m_session.logs(LogLevel::Warning))
        log(LogLevel::Warning,
            "robots.txt of " + origin + " sets a Crawl-delay of " + QByteArray::number(qint64(asked)) + " s; "
                + QByteArray::number(qint64(kept)) + " s is used (setting maxCrawlDelay)");
}

bool HostOpener::openNow(const Lease &lease, const url::Url &url)
{
    const base::HostId host = lease.entry.host;
    const auto robotsUrl = robots::robotsUrlFor(url);
    auto target = url::parse(robotsUrl.value_or(QByteArray()));
    const bool wanted = m_session.settings.robots != RobotsPolicy::Ignore || m_session.settings.sitemaps;
    if (!wanted || !target) { // the latter cannot be: the lease is http(s)
        m_session.frontier.openHost(host, Milliseconds{0});
        return true;
    }
    m_slot.setPhase(WorkerPhase::Robots);
    const auto cached = m_session.robots.get(host);
    judge::HostRobots known = cached && !(cached->isSilent && !lease.checks) ? *cached : judge::HostRobots{};
    if (!known.known && m_session.robots.hasForgotten()) {
        if (const auto stored = fromFile(m_needs.storedHost(host), m_session)) {
            known = *stored;
            m_session.robots.set(host, known);
        }
    }
    if (known.known) {
        m_session.frontier.openHost(host, delayOf(known));
        return true;
    }
    if (m_session.answers && !m_session.answers->holds(*target)) {
        // Nothing is known of it, and nobody is asked for anything.
        known.known = true;
        known.fetchedAt = m_session.clock.now();
        m_session.robots.set(host, known);
        m_session.frontier.openHost(host, Milliseconds{0});
        return true;
    }
    const Fetched fetched = fetch(std::move(target).value());
    const net::Reply &reply = fetched.reply;
    (void)m_session.frontier.knowAddress(host, fetched.address);
    const RobotsAccess access = fetched.access;
    if (reply.failure == Outcome::Aborted) {
        giveBack(lease);
        return false;
    }
    if (fetched.isBegun) {
        m_session.frontier.fetchEnded(lease, HostSignal::Nothing);
        m_session.frontier.putBack(lease);
        return false;
    }
    if (access == RobotsAccess::DisallowAll && triesAgain(lease, *robotsUrl, fetched, known))
        return false;
    const int failures = known.failures;
    known = meaningOf(fetched);
    known.failures = failures;
    known.isSilent = lease.checks && known.unreachable != Outcome::None && judge::worthRetry(known.unreachable, 0);
    if (known.isSilent)
        known.error.prepend("robots.txt: ");
    if (m_session.answers) { // whatever came of it: what is held was fetched
        known.unreachable = Outcome::None;
        known.isSilent = false;
        known.serverError = 0;
    }
    m_session.robots.set(host, known);
    if (m_session.logs(LogLevel::Info))
        log(LogLevel::Info, *robotsUrl + ": " + QByteArray::number(reply.status));
    RobotsResult result;
    result.host.id = host;
    result.host.origin = url.origin();
    result.host.robotsStatus = reply.status;
    result.host.robotsText = access == RobotsAccess::Parse ? reply.body : QByteArray();
    result.host.robotsFetchedAt = reply.keptAt > 0 ? reply.keptAt : m_session.clock.wallMs();
    result.host.observations = observationsOf(fetched, known);
    result.address = fetched.address;
    result.kept = fetched.kept;
    if (m_session.settings.sitemaps && access != RobotsAccess::DisallowAll)
        nameSitemaps(known.rules, url, result);
    (void)m_needs.submit(std::move(result)); // refused only where the crawl is over

    const bool answered = access != RobotsAccess::DisallowAll;
    if (answered && !fetched.reading.mayPass)
        m_session.frontier.robotsAnswered(host);
    const Milliseconds asked = delayOf(known);
    noteDelay(known, url.origin());
    if (answered && pause()) {
        // robots.txt was this host's request: the page waits for its turn. Not for Crawl-delay, which is between pages.
        m_session.frontier.openHost(host, Milliseconds{0});
        m_session.frontier.fetchEnded(lease, HostSignal::Nothing);
        m_session.frontier.putBack(lease);
        m_session.frontier.openHost(host, asked);
        return false;
    }
    m_session.frontier.openHost(host, asked);
    return true;
}

judge::HostRobots HostOpener::meaningOf(const Fetched &fetched) const
{
    const net::Reply &reply = fetched.reply;
    judge::HostRobots known;
    known.known = true;
    known.fetchedAt = m_session.clock.now();
    if (fetched.access == RobotsAccess::Parse) {
        known.rules = robots::Robots::parse(reply.body);
        known.bytes = reply.body.size();
    }
    if (fetched.access == RobotsAccess::DisallowAll) {
        if (reply.status > 0 && reply.failure == Outcome::None) {
            known.serverError = reply.status;
        } else {
            known.unreachable = reply.failure == Outcome::None ? Outcome::ProtocolError : reply.failure;
            known.error = reply.error;
        }
    }
    return known;
}

std::optional<Milliseconds> HostOpener::pause() const
{
    const settings::Speed speed = m_session.speed();
    const Milliseconds set(qint64(speed.delay * 1000 + 0.5));
    if (speed.politeness == settings::Politeness::Polite)
        return std::max(set, frontier::PaceRules::LeastCourtesy);
    return set.count() > 0 || speed.rate > 0 ? std::optional(set) : std::nullopt;
}

HostOpener::Asked HostOpener::robotsOf(const url::Url &url)
{
    using What = Asked::What;
    auto target = url::parse(robots::robotsUrlFor(url).value_or(QByteArray()));
    if (!target)
        return {What::Known, {}};
    const QByteArray origin = target->origin();
    if (const auto known = m_session.openings.known(origin))
        return {What::Known, *known};
    const Fetched fetched = fetch(std::move(target).value());
    if (fetched.reply.failure == Outcome::Aborted)
        return {};
    if (fetched.isBegun)
        return {What::Later, {}};
    judge::HostRobots robots = meaningOf(fetched);
    if (!pause())
        return {What::Known, std::move(robots)};
    m_session.openings.know(origin, robots);
    return {What::Later, {}};
}

/// What audits want to know of the answer.
QByteArray HostOpener::observationsOf(const Fetched &fetched, const judge::HostRobots &known) const
{
    facts::Observations observed;
    if (const double asked = askedDelay(known); asked > 0)
        observed.add(facts::CrawlDelay::Name,
            facts::CrawlDelay{asked, std::min(asked, m_session.settings.maxCrawlDelay)}.written());
    if (fetched.hops > 0)
        observed.add("robots-redirects", fetched.url, fetched.hops);
    if (fetched.reply.status / 100 == 2)
        observed.add("robots-content-type", fetched.reply.contentType);
    if (fetched.tls)
        noteTls(*fetched.tls, observed);
    return observed.json();
}

HostOpener::Fetched HostOpener::fetch(url::Url target)
{
    const QByteArray origin = target.origin();
    Openings::Begun begun = m_session.openings.take(origin).value_or(Openings::Begun{std::move(target)});
    net::Request request;
    request.url = begun.next;
    request.maxBytes = robots::Robots::MaxBytes;
    request.wantsTls = true;
    request.wantsWire = wantedAside(m_session.settings) > 0;
    request.maxWireBytes = wantedAside(m_session.settings);
    for (int &hops = begun.hops;; ++hops) {
        net::Reply reply = m_needs.request(request);
        if (m_needs.answerInDoubt()) // it may be another's; the next is on a connection of its own
            reply = m_needs.request(request);
        ++m_session.robotsTraffic.requests;
        m_session.robotsTraffic.bytes += reply.body.size();
        if (reply.failure == Outcome::Aborted)
            return {std::move(reply), {}, RobotsAccess::DisallowAll};
        if (hops == 0) {
            begun.tls = reply.tls;
            begun.address = reply.address;
        }
        // A file that is too long counts as far as it was read (RFC 9309, 2.5).
        const bool answered = reply.failure == Outcome::None || reply.failure == Outcome::TooLarge;
        judge::Reading reading = judge::readingOf(reply, false, m_session.clock.wallMs());
        auto next = url::parse(reading.location, &request.url);
        const bool hasTarget = !reading.location.isEmpty() && next && next->isHttp();
        const RobotsAccess access = robots::robotsAccess(answered ? reply.status : 0, hops, hasTarget);
        const qint64 at = reply.keptAt > 0 ? reply.keptAt : m_session.clock.wallMs();
        if (auto one = packAside(m_session.settings, request.url.hrefWithoutFragment().toByteArray(), reply, at))
            begun.kept.append(std::move(*one));
        if (access != RobotsAccess::Follow)
            return {std::move(reply), std::move(reading), access, hops, request.url.href(), std::move(begun.tls),
                begun.address, std::move(begun.kept)};
        request.url = std::move(next).value();
        if (pause()) {
            begun.next = request.url;
            ++hops;
            Fetched first{std::move(reply), std::move(reading), access, hops};
            first.address = begun.address;
            first.isBegun = true;
            m_session.openings.put(origin, std::move(begun));
            return first;
        }
    }
}

/// Attempts for a host's robots.txt before it is believed that it cannot be had.
int HostOpener::attempts(const Lease &lease, const net::Reply &reply) const
{
    const int retries = m_session.settings.retries;
    // A host that is only checked costs one time-out, and one further attempt where it failed at once.
    if (lease.checks)
        return retries > 0 && reply.failure != Outcome::TimedOut ? 2 : 1;
    // In an outage of the host its failures say nothing of robots.txt either.
    return m_session.frontier.inOutage(lease.entry.host) ? std::numeric_limits<int>::max()
        : retries > 0                                    ? retries + 2
                                                         : 1;
}

bool HostOpener::triesAgain(
    const Lease &lease, const QByteArray &robotsUrl, const Fetched &fetched, judge::HostRobots &known)
{
    const net::Reply &reply = fetched.reply;
    // A wrong certificate is still wrong in a second; a server error may be over (RFC 9309, 2.3.1.4).
    const bool mayPass = reply.failure == Outcome::None || judge::worthRetry(reply.failure, 0);
    const auto wait = fetched.reading.retryAfter;
    const bool tooLong = wait && double(wait->count()) > m_session.settings.maxRetryAfter * 1000;
    if (m_session.answers)
        return false;
    const int most = attempts(lease, reply);
    if (!mayPass || tooLong || known.failures + 1 >= most)
        return false;
    ++known.failures;
    m_session.robots.set(lease.entry.host, known);
    Milliseconds pause = judge::retryPause(known.failures, wait);
    if (known.failures + 1 == most)
        pause = std::max(pause, m_session.laterPause);
    if (m_session.logs(LogLevel::Warning)) {
        log(LogLevel::Warning,
            robotsUrl + " failed, retry in " + QByteArray::number(pause.count())
                + " ms: " + (reply.error.isEmpty() ? QByteArray::number(reply.status) : reply.error));
    }
    ++m_session.retries;
    m_session.frontier.backOff(lease, pause);
    m_session.frontier.fetchEnded(lease, HostSignal::Unreachable);
    m_session.frontier.putBack(lease);
    return true;
}

void HostOpener::nameSitemaps(const robots::Robots &rules, const url::Url &url, RobotsResult &result) const
{
    if (!m_session.takeSitemaps(url.origin()))
        return;
    for (const QByteArray &line : rules.sitemaps()) {
        if (const auto sitemap = url::parse(line, &url); sitemap && sitemap->isHttp())
            result.sitemaps.append(sitemap->href());
    }
    result.usualPlace = result.sitemaps.isEmpty();
    if (result.usualPlace) {
        if (const auto sitemap = url::parse("/sitemap.xml", &url))
            result.sitemaps.append(sitemap->href());
    }
}

} // namespace argiope::engine
