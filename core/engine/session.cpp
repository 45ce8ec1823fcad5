#include "core/engine/session.h"

#include "core/base/openfiles.h"
#include "core/engine/netsettings.h"
#include "core/engine/renderoptions.h"
#include "core/engine/renderroom.h"
#include "core/judge/agenttoken.h"

#include <QThread>

#include <algorithm>

namespace argiope::engine {

namespace {

// The memory that pages take over all threads. One of them may take more, and the first 256 KiB of a body are free.
constexpr qint64 BodyBytes = 32 * 1024 * 1024;
constexpr qint64 PageBytes = 32 * 1024 * 1024;
/// Pages that are read at a time beside one a core: two of them often stand before the same core, and another core has
/// nothing to do meanwhile. With more of them memory grows, and what is in it is out of the caches sooner.
constexpr int MorePages = 1;

/// What a server of others is asked for at a time where nobody said otherwise: as much as a browser or two do.
constexpr int ForeignConnections = 4;

frontier::Speed frontierSpeed(const settings::Speed &speed)
{
    frontier::Speed result;
    result.connectionsPerHost = speed.connectionsPerHost > 0 ? speed.connectionsPerHost : speed.threads;
    result.connectionsSet = speed.connectionsPerHost > 0;
    result.threads = speed.threads;
    result.foreignConnections
        = speed.connectionsPerHost > 0 ? speed.connectionsPerHost : std::min(speed.threads, ForeignConnections);
    result.delay = base::Milliseconds(qint64(speed.delay * 1000 + 0.5));
    result.rate = speed.rate;
    result.adaptive = speed.adaptive;
    result.politeness = speed.politeness;
    return result;
}

QByteArray wordsOf(net::Shortage shortage)
{
    switch (shortage) {
    case net::Shortage::OpenFiles:
        return "too many open files (the limit is " + QByteArray::number(base::openFileLimit()) + ')';
    case net::Shortage::Ports:
        return "no local ports are free";
    }
    return {};
}

net::NetSettings throttled(net::NetSettings settings, Bandwidth &bandwidth)
{
    settings.throttle = [&bandwidth](qint64 bytes) { return bandwidth.take(bytes); };
    return settings;
}

frontier::Options frontierOptions(const settings::CrawlSettings &s, const CrawlOptions &crawl)
{
    const frontier::Speed speed = frontierSpeed(settings::speedOf(s));
    frontier::Options options;
    options.connectionsPerHost = speed.connectionsPerHost;
    options.connectionsSet = speed.connectionsSet;
    options.threads = speed.threads;
    options.delay = speed.delay;
    options.rate = speed.rate;
    options.maxFetched = s.maxUrls;
    options.adaptive = speed.adaptive;
    options.politeness = speed.politeness;
    options.foreignConnections = speed.foreignConnections;
    options.trouble.firstPause = base::Milliseconds{crawl.controlPauseMs};
    options.trouble.giveUpUnreachable = base::Milliseconds{crawl.giveUpAfterMs};
    options.trouble.giveUpFailing = base::Milliseconds{crawl.giveUpFailingAfterMs};
    options.mayHaveBeenAsked = crawl.node.join;
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
    m_lane.account(WorkerPhase::Done, {}, m_phaseSince); // nothing, as long as it was not there
}

void WorkerSlot::addBefore(const WorkerStatus &before)
{
    const std::lock_guard lock(m_mutex);
    m_status.pages += before.pages;
    m_status.bytes += before.bytes;
    m_totalsBefore = before.phaseTotalsMs;
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
    // Where nothing connected in between there was no look-up either: an open connection was used, and all this time
    // was spent on waiting for the first byte.
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
        status.phaseTotalsMs[i] = m_totalsBefore[i] + duration_cast<base::Milliseconds>(m_totals[i]).count();
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
    , bandwidth(crawlSettings.bandwidth)
    , netSettings(throttled(makeNetSettings(crawlSettings), bandwidth))
    , laterPause(options.laterPauseMs)
    , agentToken(judge::productToken(netSettings.userAgent))
    , rendering(crawlSettings.render != settings::Render::Off && !options.answers
              ? std::make_shared<RenderRoom>(renderOptions(crawlSettings, netSettings), crawlSettings.renderOnly,
                  crawlSettings.render == settings::Render::Auto)
              : nullptr)
    , cookies(crawlSettings.cookies ? net::makeCookieStore() : nullptr)
    , answers(options.answers)
    , trace(options.trace)
    , rendered(options.rendered)
    , logins(net::makeLoginBook())
    , issuers(net::makeIssuerBook())
    , names(crawlSettings.proxy.isEmpty() && crawlSettings.transport == settings::Transport::Own
              ? std::make_shared<net::NameBook>()
              : nullptr)
    , frontier(frontierOptions(crawlSettings, options), theClock)
    , robots(theClock, {size_t(std::max(options.memory.robotsFiles, 1)), options.memory.robotsBytes})
    , bodies(BodyBytes)
    , pages(PageBytes)
    , parseGate(QThread::idealThreadCount() + MorePages)
    , traps(crawlSettings.traps, crawlSettings.releasedTraps, &applications)
    , login(crawlSettings)
    , m_log(options.log)
    , m_logLevel(options.logLevel)
    , m_speed(settings::speedOf(crawlSettings))
    , m_threads(crawlSettings.threads)
    , m_maxTotalBytes(crawlSettings.maxTotalBytes)
    , m_scope(std::make_shared<const scope::Scope>(crawlSettings, seeds))
{
    for (const url::Url &url : seeds)
        m_seedOrigins.insert(url.origin());
    for (int number = 1; number <= settings.threads; ++number)
        (void)worker(number);
}

settings::Speed Session::speed() const
{
    const std::lock_guard lock(m_mutex);
    return m_speed;
}

void Session::setSpeed(const settings::Speed &speed)
{
    {
        const std::lock_guard lock(m_mutex);
        m_speed = speed;
    }
    m_threads = speed.threads;
    bandwidth.set(speed.bandwidth);
    frontier.setSpeed(frontierSpeed(speed)); // wakes those that are to leave, too
}

std::vector<WorkerSlot *> Session::workers() const
{
    const std::lock_guard lock(m_mutex);
    std::vector<WorkerSlot *> list;
    list.reserve(m_workers.size());
    for (const auto &slot : m_workers)
        list.push_back(slot.get());
    return list;
}

WorkerSlot &Session::worker(int number)
{
    const std::lock_guard lock(m_mutex);
    for (int next = int(m_workers.size()) + 1; next <= number; ++next) {
        m_workers.push_back(std::make_unique<WorkerSlot>(next, clock, lanesSince));
        if (next <= m_threadsBefore.size())
            m_workers.back()->addBefore(m_threadsBefore.at(next - 1));
    }
    return *m_workers.at(size_t(number - 1));
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

bool Session::addSeedOrigin(const QByteArray &origin)
{
    const std::lock_guard lock(m_mutex);
    const bool isNew = !m_seedOrigins.contains(origin);
    m_seedOrigins.insert(origin);
    return isNew;
}

std::optional<qint64> Session::bytesLeft() const
{
    const qint64 most = m_maxTotalBytes;
    if (most <= 0)
        return std::nullopt;
    const qint64 received = tally().bytes + robotsTraffic.bytes + sitemapTraffic.bytes + probeBytes
        + (rendering ? rendering->bytes.load() : 0) - bytesBefore;
    return std::max<qint64>(most - received - m_bytesOfOthers, 0);
}

void Session::othersReceived(qint64 together)
{
    // What this node has received and not committed yet is taken for the others' for a moment less, never more.
    const qint64 own = tally().bytes + robotsTraffic.bytes + sitemapTraffic.bytes;
    m_bytesOfOthers = std::max<qint64>(m_bytesOfOthers, together - own);
}

void Session::setLimits(const settings::CrawlSettings &limits, bool urls)
{
    m_maxTotalBytes = limits.maxTotalBytes;
    if (urls)
        frontier.setMaxFetched(limits.maxUrls);
}

bool Session::isSeedOrigin(const QByteArray &origin) const
{
    const std::lock_guard lock(m_mutex);
    return m_seedOrigins.contains(origin);
}

bool Session::takeSitemaps(const QByteArray &origin)
{
    const std::lock_guard lock(m_mutex);
    if (!m_seedOrigins.contains(origin) || m_sitemapsTaken.contains(origin))
        return false;
    m_sitemapsTaken.insert(origin);
    return true;
}

void Session::noteLongDelay(const QByteArray &origin, qint64 askedSeconds, qint64 keptSeconds)
{
    const std::lock_guard lock(m_mutex);
    const int hosts = m_longDelay.hosts + 1;
    if (askedSeconds > m_longDelay.askedSeconds)
        m_longDelay = {origin, askedSeconds, keptSeconds, hosts};
    m_longDelay.hosts = hosts;
}

LongDelay Session::longDelay() const
{
    const std::lock_guard lock(m_mutex);
    return m_longDelay;
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

void Session::setPast(Past past)
{
    const std::lock_guard lock(m_mutex);
    m_history = std::move(past.history);
    m_fetchedBefore = m_history.samples().isEmpty() ? 0 : m_history.samples().constLast().fetched;
    m_threadsBefore = std::move(past.threads);
    m_lanesBefore = std::move(past.lanes);
    for (size_t i = 0; i < m_workers.size() && qsizetype(i) < m_threadsBefore.size(); ++i)
        m_workers[i]->addBefore(m_threadsBefore.at(qsizetype(i)));
}

Session::Past Session::past(bool withLanes) const
{
    Past now;
    for (const WorkerSlot *slot : workers())
        now.threads.append(slot->status());
    {
        const std::lock_guard lock(m_mutex);
        now.history = m_history;
        if (withLanes)
            now.lanes = m_lanesBefore;
        // Fewer threads than once: what the others did is not forgotten.
        for (qsizetype i = now.threads.size(); i < m_threadsBefore.size(); ++i)
            now.threads.append(m_threadsBefore.at(i));
    }
    if (withLanes)
        now.lanes.add(lanes({}));
    return now;
}

void Session::addSample(bool last)
{
    const frontier::Counts counts = frontier.counts();
    const qint64 ms = msBefore + running.elapsedMs();
    const std::lock_guard lock(m_mutex);
    m_history.add({ms, m_fetchedBefore + fetched, m_tally.bytes, counts.queued + counts.leased}, last);
}

CrawlHistory Session::history() const
{
    const std::lock_guard lock(m_mutex);
    return m_history;
}

LaneNews Session::lanes(const LaneMark &since) const
{
    base::TimePoint until = clock.now();
    {
        const std::lock_guard lock(m_mutex);
        until = m_lanesUntil.value_or(until);
    }
    LaneNews news;
    news.startedAt = startedAt;
    const qint64 from = since.startedAt == startedAt ? since.next : 0;
    for (WorkerSlot *slot : workers())
        news.threads.append(slot->lane(from, until, &news.first));
    news.next = news.first + (news.threads.isEmpty() ? 0 : news.threads.constFirst().size());
    return news;
}

void Session::endLanes()
{
    const std::lock_guard lock(m_mutex);
    if (!m_lanesUntil)
        m_lanesUntil = clock.now();
}

void Session::lacks(net::Shortage shortage, int worker)
{
    constexpr std::chrono::seconds Silence{60};
    {
        const std::lock_guard lock(m_mutex);
        const base::TimePoint now = clock.now();
        if (m_shortageSaid && now - *m_shortageSaid < Silence)
            return;
        m_shortageSaid = now;
    }
    log(base::LogLevel::Warning, worker, wordsOf(shortage) + "; requests wait until this is resolved");
    if (onShortage)
        onShortage(shortage);
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
    interruption.interrupt();
    bodies.close();
    pages.close();
    parseGate.close();
    bandwidth.stop();
    if (rendering)
        rendering->renderer.abort();
    for (net::Fetcher *fetcher : m_fetchers)
        fetcher->abort();
}

void Session::log(base::LogLevel level, int worker, const QByteArray &text) const
{
    if (logs(level))
        m_log->log({clock.wallMs(), level, worker, text});
}

} // namespace argiope::engine
