#pragma once

#include "core/base/clock.h"
#include "core/base/interruption.h"
#include "core/base/log.h"
#include "core/engine/bandwidth.h"
#include "core/engine/bytebudget.h"
#include "core/engine/crawl.h"
#include "core/engine/lanehistory.h"
#include "core/engine/nodelease.h"
#include "core/engine/openings.h"
#include "core/engine/parsegate.h"
#include "core/engine/phaselane.h"
#include "core/engine/probeplan.h"
#include "core/engine/runclock.h"
#include "core/engine/tally.h"
#include "core/engine/urltrace.h"
#include "core/frontier/frontier.h"
#include "core/judge/applicationwatch.h"
#include "core/judge/loginwatch.h"
#include "core/judge/robotscache.h"
#include "core/judge/trapwatch.h"
#include "core/net/fetcher.h"
#include "core/net/namebook.h"
#include "core/scope/scope.h"
#include "core/settings/crawlsettings.h"
#include "core/settings/speed.h"
#include "core/sitemap/listedurls.h"
#include "core/topic/focus.h"

#include <QList>
#include <QSet>

#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

namespace argiope::engine {

class Recorder;
struct RenderRoom;

/// What one worker shows of itself. Written by its thread, read by anybody.
class WorkerSlot
{
public:
    /// `start`: the beginning of all lanes' first slice.
    WorkerSlot(int number, const base::Clock &clock, base::TimePoint start);
    /// What a thread of this number did in earlier sessions counts as this one's. Before it starts.
    void addBefore(const WorkerStatus &before);
    void setLease(const QByteArray &url, int depth, int attempt);
    void setPhase(WorkerPhase phase);
    void clearLease();
    void countPage(qint64 bytes);
    [[nodiscard]] WorkerStatus status() const;
    /// PhaseLane::since(), with what was done until `now`. The same `now` gives all threads the same slices.
    [[nodiscard]] QList<LaneSlice> lane(qint64 since, base::TimePoint now, qint64 *first);
    [[nodiscard]] int number() const { return m_number; }

private:
    const int m_number;
    const base::Clock &m_clock;
    mutable std::mutex m_mutex;
    WorkerStatus m_status;
    base::TimePoint m_phaseSince;
    base::TimePoint m_leaseSince;
    std::array<base::TimePoint::duration, WorkerPhaseCount> m_totals{};
    std::array<qint64, WorkerPhaseCount> m_totalsBefore{}; ///< ms, of earlier sessions
    PhaseLane m_lane;
};

/// What all threads of one running crawl share. Made once the project is open; every worker and the recorder hold it
/// by reference and leave before it is destroyed.
class Session
{
public:
    /// `crawlSettings` are those that count: on resume they are not the ones in `options`.
    Session(const settings::CrawlSettings &crawlSettings, QList<url::Url> seedUrls, quint64 seed,
        const CrawlOptions &options, const base::Clock &theClock);

    /// Those it began with: what has changed since is in speed(), scope(), and with the recorder's parts.
    const settings::CrawlSettings settings;
    const QString projectPath; ///< of the file that was opened or made
    const QList<url::Url> seeds; ///< that it began with
    const quint64 keySeed;
    int run = 1; ///< set by the recorder before anybody else sees the session
    std::shared_ptr<const NodeLease> lease; ///< null: nobody else crawls into the project; set as `run` is
    [[nodiscard]] bool mayAsk() const { return !lease || lease->holds(); } ///< servers for anything
    std::shared_ptr<topic::Focus> focus; ///< null: the crawl has no topic; set as `run` is
    const base::Clock &clock;
    const qint64 startedAt; ///< milliseconds since 1970 UTC
    const base::TimePoint lanesSince; ///< the same moment: slice 0 of all workers' lanes begins
    Bandwidth bandwidth;
    const net::NetSettings netSettings;
    const base::Milliseconds laterPause; ///< CrawlOptions::laterPauseMs
    const QByteArray agentToken; ///< what robots.txt groups are compared with
    const std::shared_ptr<RenderRoom> rendering; ///< null: no page is rendered
    const std::shared_ptr<net::CookieStore> cookies; ///< null where the settings want none
    const std::shared_ptr<const kept::ArchiveAnswers> answers; ///< CrawlOptions::answers
    const std::shared_ptr<UrlTrace> trace; ///< CrawlOptions::trace
    const std::function<void(const QByteArray &url, const render::Rendering &rendering)>
        rendered; ///< CrawlOptions::rendered
    const std::shared_ptr<net::LoginBook> logins; ///< where servers have asked for one
    const std::shared_ptr<net::IssuerBook> issuers; ///< that servers do not send
    const std::shared_ptr<net::NameBook> names; ///< null: a proxy, or Qt's client, looks them up
    frontier::Frontier frontier;
    judge::RobotsCache robots;
    Openings openings;
    ByteBudget bodies; ///< being downloaded, or not read yet
    ByteBudget pages; ///< being read, or read and not written yet
    ParseGate parseGate;
    base::Interruption interruption; ///< of what workers read; by abortAll()
    judge::ApplicationWatch applications;
    judge::TrapWatch traps;
    judge::LoginWatch login;
    RunClock running; ///< of this session; the crawl starts and stops it
    std::atomic<qint64> msBefore{0}; ///< how long earlier sessions have run
    std::atomic<qint64> fetched{0}; ///< URLs that this session has fetched
    std::atomic<qint64> requests{0};
    std::atomic<qint64> retries{0};
    std::atomic<qint64> controls{0}; ///< of requests: those that only asked how a host is
    /// Requests and bytes that are no page's; of all sessions.
    struct Traffic
    {
        std::atomic<qint64> requests{0};
        std::atomic<qint64> bytes{0};
    };
    Traffic robotsTraffic;
    Traffic sitemapTraffic;
    sitemap::ListedUrls listedUrls; ///< of this session
    ProbeTasks probes;
    std::atomic<qint64> probeBytes{0}; ///< of this session
    [[nodiscard]] bool takeLostLogin() { return !m_lostLoginTaken.exchange(true); } ///< true once: to whoever tells it
    std::atomic<qint64> bytesBefore{0}; ///< received before this run began, for maxTotalBytes
    /// What maxTotalBytes leaves of this run; nothing where there is no such limit.
    [[nodiscard]] std::optional<qint64> bytesLeft() const;
    /// What may come to be fetched: `maxUrls` and `maxTotalBytes`.
    /// `urls`: false where this is a node, whose share of `maxUrls` is settled elsewhere.
    void setLimits(const settings::CrawlSettings &limits, bool urls = true);
    /// Bytes that all nodes have received, and those before them: for maxTotalBytes.
    void othersReceived(qint64 together);

    [[nodiscard]] settings::Speed speed() const;
    /// Threads beyond its number leave as soon as they have finished what they are at.
    void setSpeed(const settings::Speed &speed);
    /// The thread of this number is one too many.
    [[nodiscard]] bool isDismissed(int number) const { return number > m_threads; }

    /// Of every thread that is or was at work, by number; they stay as long as the session.
    [[nodiscard]] std::vector<WorkerSlot *> workers() const;
    [[nodiscard]] WorkerSlot &worker(int number); ///< made where there is none; none before it is missing

    [[nodiscard]] std::shared_ptr<const scope::Scope> scope() const;
    void setScope(std::shared_ptr<const scope::Scope> scope);
    /// How often somebody has changed the scope. To be read before the scope: then it is no newer.
    [[nodiscard]] int scopeVersion() const { return m_scopeVersion; }
    void countScope() { ++m_scopeVersion; } ///< after setScope()

    /// What a seed's redirect led to counts as its origin: its sitemaps are read.
    bool addSeedOrigin(const QByteArray &origin); ///< false where it is known
    [[nodiscard]] bool isSeedOrigin(const QByteArray &origin) const;
    /// True the first time for each origin of a seed: who asks names its sitemaps to the recorder.
    [[nodiscard]] bool takeSitemaps(const QByteArray &origin);

    /// robots.txt of a host asks for a longer pause than is kept.
    void noteLongDelay(const QByteArray &origin, qint64 askedSeconds, qint64 keptSeconds);
    [[nodiscard]] LongDelay longDelay() const;

    [[nodiscard]] Tally tally() const;
    void setTally(const Tally &tally);

    /// What the project remembers of how earlier sessions went. Before anything is crawled.
    struct Past
    {
        CrawlHistory history;
        QList<WorkerStatus> threads; ///< by number
        LaneHistory lanes;
    };
    void setPast(Past past);
    /// The same, with what this session has added so far; without `withLanes` no lanes are gathered. Any thread.
    [[nodiscard]] Past past(bool withLanes) const;
    /// The crawl as it stands now, into the history; `last`: it pauses or ends.
    void addSample(bool last = false);
    [[nodiscard]] CrawlHistory history() const;
    [[nodiscard]] LaneNews lanes(const LaneMark &since) const;
    void endLanes(); ///< the threads have left

    /// A request of that worker waits as we have too little of something; said once in a while.
    void lacks(net::Shortage shortage, int worker);
    std::function<void(net::Shortage)> onShortage; ///< any thread; set before the workers start

    /// Registers a fetcher for abortAll(); aborts it at once where traffic has ended already.
    void addFetcher(net::Fetcher *fetcher);
    void removeFetcher(net::Fetcher *fetcher);
    /// Ends all traffic, now and for fetchers that come later.
    void abortAll();

    [[nodiscard]] bool logs(base::LogLevel level) const
    {
        return m_log && level >= m_logLevel.load(std::memory_order_relaxed);
    }
    void setLogLevel(base::LogLevel level) { m_logLevel = level; }
    /// Only where logs(level): building a line costs more than asking.
    void log(base::LogLevel level, int worker, const QByteArray &text) const;

private:
    const std::shared_ptr<base::LogSink> m_log;
    std::atomic<base::LogLevel> m_logLevel;
    mutable std::mutex m_mutex;
    settings::Speed m_speed;
    std::atomic<int> m_threads;
    std::atomic<bool> m_lostLoginTaken{false};
    std::atomic<int> m_scopeVersion{0};
    std::atomic<qint64> m_maxTotalBytes;
    std::atomic<qint64> m_bytesOfOthers{0}; ///< that other nodes received since this session began, as far as known
    std::vector<std::unique_ptr<WorkerSlot>> m_workers;
    std::shared_ptr<const scope::Scope> m_scope;
    LongDelay m_longDelay;
    Tally m_tally;
    CrawlHistory m_history;
    qint64 m_fetchedBefore = 0; ///< URLs, in earlier sessions
    QList<WorkerStatus> m_threadsBefore;
    LaneHistory m_lanesBefore;
    std::optional<base::TimePoint> m_lanesUntil;
    QSet<QByteArray> m_seedOrigins;
    QSet<QByteArray> m_sitemapsTaken;
    std::vector<net::Fetcher *> m_fetchers;
    bool m_aborted = false;
    std::optional<base::TimePoint> m_shortageSaid;
};

} // namespace argiope::engine
