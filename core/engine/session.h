#pragma once

#include "core/base/clock.h"
#include "core/base/log.h"
#include "core/engine/crawl.h"
#include "core/engine/parsegate.h"
#include "core/engine/robotscache.h"
#include "core/frontier/frontier.h"
#include "core/net/fetcher.h"
#include "core/scope/scope.h"
#include "core/settings/crawlsettings.h"

#include <QList>
#include <QSet>

#include <atomic>
#include <memory>
#include <mutex>
#include <vector>

namespace argiope::engine {

class Recorder;

/// What one worker shows of itself. Written by its thread, read by anybody.
class WorkerSlot
{
public:
    explicit WorkerSlot(int number, const base::Clock &clock);
    void setLease(const QByteArray &url, int depth, int attempt);
    void setPhase(WorkerPhase phase);
    void clearLease();
    void countPage(qint64 bytes);
    [[nodiscard]] WorkerStatus status() const;
    [[nodiscard]] int number() const { return m_number; }

private:
    const int m_number;
    const base::Clock &m_clock;
    mutable std::mutex m_mutex;
    WorkerStatus m_status;
    base::TimePoint m_phaseSince;
    base::TimePoint m_leaseSince;
    std::array<base::TimePoint::duration, 9> m_totals{};
};

/// Numbers that the recorder adds up as it writes.
struct Tally
{
    qint64 bytes = 0;
    qint64 links = 0;
    std::array<qint64, base::OutcomeCount> byOutcome{};
    std::array<qint64, 6> byStatusClass{};
    qint64 seenLookups = 0;
    qint64 seenCacheHits = 0;
    qint64 seenBloomNew = 0;
    qint64 commits = 0;
};

/// What all threads of one running crawl share. Made once the project is open; every worker and the recorder hold it
/// by reference and leave before it is destroyed.
class Session
{
public:
    Session(const settings::CrawlSettings &crawlSettings, QList<url::Url> seedUrls, quint64 seed,
        std::shared_ptr<base::LogSink> sink, base::LogLevel level, const base::Clock &theClock);

    const settings::CrawlSettings settings;
    const QList<url::Url> seeds;
    const quint64 keySeed;
    const base::Clock &clock;
    const net::NetSettings netSettings;
    const QByteArray agentToken; ///< what robots.txt groups are compared with
    const std::shared_ptr<net::CookieStore> cookies; ///< null where the settings want none
    frontier::Frontier frontier;
    RobotsCache robots;
    ParseGate parseGate;
    std::vector<std::unique_ptr<WorkerSlot>> workers;
    std::atomic<qint64> requests{0};
    std::atomic<qint64> retries{0};

    [[nodiscard]] std::shared_ptr<const scope::Scope> scope() const;
    void setScope(std::shared_ptr<const scope::Scope> scope);

    /// True for the origins of seeds and of what their redirects led to: their sitemaps are read.
    [[nodiscard]] bool isSeedOrigin(const QByteArray &origin) const;
    void addSeedOrigin(const QByteArray &origin);

    [[nodiscard]] Tally tally() const;
    void setTally(const Tally &tally);

    /// Registers a fetcher for abortAll(); aborts it at once where traffic has ended already.
    void addFetcher(net::Fetcher *fetcher);
    void removeFetcher(net::Fetcher *fetcher);
    /// Ends all traffic, now and for fetchers that come later.
    void abortAll();

    [[nodiscard]] bool logs(base::LogLevel level) const { return m_log && level >= m_logLevel; }
    /// Only where logs(level): building a line costs more than asking.
    void log(base::LogLevel level, int worker, const QByteArray &text) const;

private:
    const std::shared_ptr<base::LogSink> m_log;
    const base::LogLevel m_logLevel;
    mutable std::mutex m_mutex;
    std::shared_ptr<const scope::Scope> m_scope;
    Tally m_tally;
    QSet<QByteArray> m_seedOrigins;
    std::vector<net::Fetcher *> m_fetchers;
    bool m_aborted = false;
};

} // namespace argiope::engine
