#include "core/engine/session.h"

#include "core/base/version.h"

#include <QThread>

#include <algorithm>

namespace argiope::engine {

namespace {

net::NetSettings makeNetSettings(const settings::CrawlSettings &s, const QList<url::Url> &seeds)
{
    net::NetSettings out;
    out.userAgent = s.userAgent.toUtf8();
    if (out.userAgent.isEmpty())
        out.userAgent = QByteArray("Argiope/") + base::Version + " (+" + base::Homepage + ")";
    for (const QString &line : s.headers) {
        const qsizetype colon = line.indexOf(u':');
        if (colon > 0)
            out.headers.append({line.left(colon).trimmed().toUtf8(), line.mid(colon + 1).trimmed().toUtf8()});
    }
    out.proxy = s.proxy;
    out.credentials = s.auth.toUtf8();
    if (!out.credentials.isEmpty()) {
        for (const url::Url &seed : seeds)
            out.credentialOrigins.append(seed.origin());
    }
    out.timeoutMs = int(s.timeout * 1000);
    out.totalTimeoutMs = int(s.totalTimeout * 1000);
    out.http2 = s.http2;
    out.ignoreTlsErrors = s.ignoreTlsErrors;
    return out;
}

/// The product token at the front of the User-Agent (RFC 9309, 2.2.1): letters, '-' and '_'.
QByteArray productToken(const QByteArray &userAgent)
{
    qsizetype end = 0;
    while (end < userAgent.size()) {
        const char c = userAgent[end];
        if (!((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-' || c == '_'))
            break;
        ++end;
    }
    return end > 0 ? userAgent.left(end) : QByteArrayLiteral("Argiope");
}

frontier::Options frontierOptions(const settings::CrawlSettings &s)
{
    frontier::Options options;
    options.connectionsPerHost = s.connectionsPerHost > 0 ? s.connectionsPerHost : s.threads;
    options.delay = base::Milliseconds(qint64(s.delay * 1000 + 0.5));
    options.rate = s.rate;
    options.maxFetched = s.maxUrls;
    options.adaptive = s.adaptive;
    return options;
}

} // namespace

WorkerSlot::WorkerSlot(int number, const base::Clock &clock)
    : m_number(number)
    , m_clock(clock)
    , m_phaseSince(clock.now())
{
    m_status.number = number;
}

void WorkerSlot::setLease(const QByteArray &url, int depth, int attempt)
{
    const std::lock_guard lock(m_mutex);
    m_status.url = url;
    m_status.depth = depth;
    m_status.attempt = attempt;
    m_leaseSince = m_clock.now();
}

void WorkerSlot::setPhase(WorkerPhase phase)
{
    const std::lock_guard lock(m_mutex);
    if (m_status.phase == phase)
        return;
    const base::TimePoint now = m_clock.now();
    m_totals[size_t(m_status.phase)] += now - m_phaseSince;
    m_status.phase = phase;
    m_phaseSince = now;
}

void WorkerSlot::clearLease()
{
    const std::lock_guard lock(m_mutex);
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

Session::Session(const settings::CrawlSettings &crawlSettings, QList<url::Url> seedUrls, quint64 seed,
    std::shared_ptr<base::LogSink> sink, base::LogLevel level, const base::Clock &theClock)
    : settings(crawlSettings)
    , seeds(std::move(seedUrls))
    , keySeed(seed)
    , clock(theClock)
    , netSettings(makeNetSettings(crawlSettings, seeds))
    , agentToken(productToken(netSettings.userAgent))
    , cookies(crawlSettings.cookies ? net::makeCookieStore() : nullptr)
    , frontier(frontierOptions(crawlSettings), theClock)
    , parseGate(QThread::idealThreadCount())
    , m_log(std::move(sink))
    , m_logLevel(level)
    , m_scope(std::make_shared<const scope::Scope>(crawlSettings, seeds))
{
    for (const url::Url &url : seeds)
        m_seedOrigins.insert(url.origin());
    for (int i = 1; i <= settings.threads; ++i)
        workers.push_back(std::make_unique<WorkerSlot>(i, clock));
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

bool Session::isSeedOrigin(const QByteArray &origin) const
{
    const std::lock_guard lock(m_mutex);
    return m_seedOrigins.contains(origin);
}

void Session::addSeedOrigin(const QByteArray &origin)
{
    const std::lock_guard lock(m_mutex);
    m_seedOrigins.insert(origin);
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
