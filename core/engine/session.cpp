#include "core/engine/session.h"

#include "core/engine/agenttoken.h"
#include "core/engine/netsettings.h"

#include <QThread>

#include <algorithm>

namespace argiope::engine {

namespace {

net::TlsErrors tlsErrors(settings::CertificateErrors errors)
{
    using settings::CertificateError;
    net::TlsErrors out;
    out.setFlag(net::TlsError::Expired, errors.testFlag(CertificateError::Expired));
    out.setFlag(net::TlsError::WrongHost, errors.testFlag(CertificateError::WrongHost));
    out.setFlag(net::TlsError::Untrusted, errors.testFlag(CertificateError::Untrusted));
    out.setFlag(net::TlsError::Other, errors.testFlag(CertificateError::Other));
    return out;
}

} // namespace

net::NetSettings makeNetSettings(const settings::CrawlSettings &s, const QList<url::Url> &seeds)
{
    net::NetSettings out;
    out.userAgent = userAgentOf(s);
    for (const QString &line : s.headers) {
        const qsizetype colon = line.indexOf(u':');
        if (colon > 0)
            out.headers.append({line.left(colon).trimmed().toUtf8(), line.mid(colon + 1).trimmed().toUtf8()});
    }
    out.proxy = s.proxy;
    out.credentials = s.auth.toUtf8();
    for (const url::Url &seed : seeds) {
        out.credentialOrigins.append(seed.origin());
        // What a host was trusted with in the clear it may have under TLS: seeds without a scheme begin as http.
        if (seed.scheme() == "http" && seed.port().isEmpty())
            out.credentialOrigins.append("https://" + seed.host());
    }
    out.timeoutMs = int(s.timeout * 1000);
    out.totalTimeoutMs = int(s.totalTimeout * 1000);
    out.http2 = s.http2;
    out.minRate = s.minRate;
    out.ignoreTlsErrors = tlsErrors(s.ignoreTlsErrors);
    return out;
}

namespace {

frontier::Options frontierOptions(const settings::CrawlSettings &s, const CrawlOptions &crawl)
{
    frontier::Options options;
    options.connectionsPerHost = s.connectionsPerHost > 0 ? s.connectionsPerHost : s.threads;
    options.delay = base::Milliseconds(qint64(s.delay * 1000 + 0.5));
    options.rate = s.rate;
    options.maxFetched = s.maxUrls;
    options.adaptive = s.adaptive;
    options.giveUpAfter = base::Milliseconds{crawl.giveUpAfterMs};
    options.headEntries = crawl.memory.queueHead;
    options.busyHosts = crawl.memory.busyHosts;
    options.idleHosts = crawl.memory.idleHosts;
    return options;
}

} // namespace

WorkerSlot::WorkerSlot(int number, const base::Clock &clock, base::TimePoint start)
    : m_number(number)
    , m_clock(clock)
    , m_phaseSince(clock.now())
    , m_lane(start)
{
    m_status.number = number;
}

void WorkerSlot::setLease(const QByteArray &url, int depth, int attempt)
{
    const std::lock_guard lock(m_mutex);
    m_leaseSince = m_clock.now();
    m_lane.account(m_status.phase, m_status.url, m_leaseSince);
    m_status.url = url;
    m_status.depth = depth;
    m_status.attempt = attempt;
}

void WorkerSlot::setPhase(WorkerPhase phase)
{
    const std::lock_guard lock(m_mutex);
    if (m_status.phase == phase)
        return;
    const base::TimePoint now = m_clock.now();
    // Without connecting in between there was no look-up either: the connection stood, and the request was on its way.
    const bool reused = m_status.phase == WorkerPhase::Lookup && phase == WorkerPhase::FirstByte;
    const WorkerPhase spent = reused ? WorkerPhase::FirstByte : m_status.phase;
    m_totals[size_t(spent)] += now - m_phaseSince;
    m_lane.account(spent, m_status.url, now);
    m_status.phase = phase;
    m_phaseSince = now;
}

void WorkerSlot::clearLease()
{
    const std::lock_guard lock(m_mutex);
    m_lane.account(m_status.phase, m_status.url, m_clock.now());
    m_status.url.clear();
    m_status.attempt = 0;
}

void WorkerSlot::countPage(qint64 bytes)
{
    const std::lock_guard lock(m_mutex);
    ++m_status.pages;
    m_status.bytes += std::max<qint64>(bytes, 0);
}

WorkerStatus WorkerSlot::status() const
{
    using std::chrono::duration_cast;
    const std::lock_guard lock(m_mutex);
    WorkerStatus status = m_status;
    const base::TimePoint now = m_clock.now();
    status.phaseMs = duration_cast<base::Milliseconds>(now - m_phaseSince).count();
    status.leaseMs = status.url.isEmpty() ? 0 : duration_cast<base::Milliseconds>(now - m_leaseSince).count();
    for (size_t i = 0; i < m_totals.size(); ++i)
        status.phaseTotalsMs[i] = duration_cast<base::Milliseconds>(m_totals[i]).count();
    status.phaseTotalsMs[size_t(status.phase)] += status.phaseMs;
    return status;
}

QList<LaneSlice> WorkerSlot::lane(qint64 since, base::TimePoint now, qint64 *first)
{
    const std::lock_guard lock(m_mutex);
    m_lane.account(m_status.phase, m_status.url, now);
    return m_lane.since(since, now, first);
}

Session::Session(const settings::CrawlSettings &crawlSettings, QList<url::Url> seedUrls, quint64 seed,
    const CrawlOptions &options, const base::Clock &theClock)
    : settings(crawlSettings)
    , projectPath(options.path)
    , seeds(std::move(seedUrls))
    , keySeed(seed)
    , clock(theClock)
    , startedAt(theClock.wallMs())
    , lanesSince(theClock.now())
    , netSettings(makeNetSettings(crawlSettings, seeds))
    , agentToken(productToken(netSettings.userAgent))
    , cookies(crawlSettings.cookies ? net::makeCookieStore() : nullptr)
    , frontier(frontierOptions(crawlSettings, options), theClock)
    , robots(theClock, {size_t(std::max(options.memory.robotsFiles, 1)), options.memory.robotsBytes})
    , parseGate(QThread::idealThreadCount())
    , traps(crawlSettings.traps, crawlSettings.releasedTraps)
    , m_log(options.log)
    , m_logLevel(options.logLevel)
    , m_scope(std::make_shared<const scope::Scope>(crawlSettings, seeds))
{
    for (const url::Url &url : seeds)
        m_seedOrigins.insert(url.origin());
    for (int i = 1; i <= settings.threads; ++i)
        workers.push_back(std::make_unique<WorkerSlot>(i, clock, lanesSince));
}

std::shared_ptr<const scope::Scope> Session::scope() const
{
    const std::lock_guard lock(m_mutex);
    return m_scope;
}

void Session::setScope(std::shared_ptr<const scope::Scope> newScope)
{
    const std::lock_guard lock(m_mutex);
    m_scope = std::move(newScope);
}

void Session::addSeedOrigin(const QByteArray &origin)
{
    const std::lock_guard lock(m_mutex);
    m_seedOrigins.insert(origin);
}

bool Session::takeSitemaps(const QByteArray &origin)
{
    const std::lock_guard lock(m_mutex);
    if (!m_seedOrigins.contains(origin) || m_sitemapsTaken.contains(origin))
        return false;
    m_sitemapsTaken.insert(origin);
    return true;
}

Tally Session::tally() const
{
    const std::lock_guard lock(m_mutex);
    return m_tally;
}

void Session::setTally(const Tally &tally)
{
    const std::lock_guard lock(m_mutex);
    m_tally = tally;
}

void Session::addFetcher(net::Fetcher *fetcher)
{
    const std::lock_guard lock(m_mutex);
    m_fetchers.push_back(fetcher);
    if (m_aborted)
        fetcher->abort();
}

void Session::removeFetcher(net::Fetcher *fetcher)
{
    const std::lock_guard lock(m_mutex);
    std::erase(m_fetchers, fetcher);
}

void Session::abortAll()
{
    const std::lock_guard lock(m_mutex);
    m_aborted = true;
    parseGate.close();
    for (net::Fetcher *fetcher : m_fetchers)
        fetcher->abort();
}

void Session::log(base::LogLevel level, int worker, const QByteArray &text) const
{
    if (logs(level))
        m_log->log({clock.wallMs(), level, worker, text});
}

} // namespace argiope::engine
