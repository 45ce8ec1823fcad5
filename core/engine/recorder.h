#pragma once

#include "core/engine/crawl.h"
#include "core/engine/result.h"
#include "core/engine/session.h"
#include "core/frontier/bloomfilter.h"
#include "core/frontier/seencache.h"
#include "core/store/writer.h"

#include <QHash>
#include <QSet>
#include <QThread>

#include <atomic>
#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>

namespace argiope::engine {

/// The one thread that writes: opens the project, takes results in the order they come, decides which URLs are new,
/// keeps depths true, feeds the frontier, commits a few times a second and closes the project.
/// Owned by the Crawl; made and destroyed on its thread. The callbacks run on the recorder's thread.
class Recorder
{
public:
    struct Events
    {
        std::function<void(std::shared_ptr<Session>)> opened; ///< the crawl may begin
        std::function<void(const CrawlError &)> failed; ///< could not open, or could not go on; closed() follows
        std::function<void()> closed; ///< the file is complete; the last call
        std::function<void()> byteLimit; ///< maxTotalBytes is reached; once
    };

    Recorder(CrawlOptions options, Events events, const base::Clock &clock);
    ~Recorder(); ///< finish() and waits

    void start();
    /// Any thread. Waits while too much is waiting to be written. False once the recorder takes nothing any more.
    bool submit(Result result);
    /// True where everything submitted so far is committed.
    [[nodiscard]] bool drained() const;
    /// Commit what is there, as soon as possible, and `state` with it.
    void flush(const QByteArray &state);
    /// Take nothing more, write what is there, close. Returns at once.
    void finish(EndReason reason);
    /// While the project is being opened: give up.
    void cancel();

private:
    void run();
    // Opening (recorderopen.cpp)
    [[nodiscard]] std::optional<CrawlError> open();
    [[nodiscard]] std::optional<CrawlError> openStore(const QList<url::Url> &seeds);
    void restore(const settings::CrawlSettings &before);
    /// Limits may have changed since the last session: what they kept out comes back, and the other way round. Returns
    /// how many URLs more are skipped now; negative: fewer.
    [[nodiscard]] qint64 applyChangedLimits(const settings::CrawlSettings &before);
    void offerSeeds();
    void readTally();
    // Writing
    void process(Result &&result);
    void record(PageResult &&page);
    void tally(base::Outcome outcome, int status, qint64 links, int sign);
    void forgetPage(base::UrlId id);
    void skip(const SkipResult &skip);
    void recordSitemap(SitemapResult &&sitemap);
    void serveRefills();
    [[nodiscard]] bool commit();
    void writeState(const QByteArray &state);
    void writeCounters();
    void beginIfNeeded();
    QList<base::RuleId> storeRules(const FoundLinks &found);
    void storeLinks(const PageResult &page, const QList<base::UrlId> &ids, const QList<base::RuleId> &rules);
    void widenScope(const frontier::Entry &from, FoundLinks &found);
    // URLs and depths (recorderdepth.cpp)
    /// How a URL was met: from which page, at which depth.
    struct Offer
    {
        base::UrlId referrer = base::UrlId::None;
        int depth = 0;
        int hops = 0;
        bool inSitemap = false;
    };
    base::UrlId meet(const Target &target, base::RuleId rule, const Offer &offer);
    base::UrlId insertNew(const Target &target, base::RuleId rule, const Offer &offer);
    void meetKnown(const Target &target, base::RuleId rule, const Offer &offer, const store::KnownUrl &known);
    void lowerDepths(const store::KnownUrl &url, int depth, int hops, base::UrlId referrer);
    [[nodiscard]] bool withinLimits(int depth, int hops) const;
    [[nodiscard]] bool maySkipBeUndone(base::RuleId rule);

    const CrawlOptions m_options;
    const Events m_events;
    const base::Clock &m_clock;
    std::unique_ptr<QThread> m_thread;

    mutable std::mutex m_mutex;
    std::condition_variable m_work; ///< something to do
    std::condition_variable m_room; ///< submit() may go on
    std::deque<Result> m_queue;
    qsizetype m_queueWeight = 0;
    bool m_refillWanted = false;
    bool m_flushWanted = false;
    QByteArray m_flushState;
    bool m_finishing = false;
    bool m_broken = false;
    bool m_left = false; ///< the thread has done its work
    bool m_uncommitted = false;
    EndReason m_reason = EndReason::None;
    std::atomic<bool> m_canceled{false};

    // The recorder's thread only
    std::shared_ptr<Session> m_session;
    std::unique_ptr<store::Writer> m_writer;
    std::unique_ptr<frontier::SeenCache> m_seen;
    std::unique_ptr<frontier::BloomFilter> m_bloom;
    QHash<base::UrlId, int> m_inlinks; ///< of this transaction
    QSet<base::RuleId> m_hardRules; ///< skips that no other way to the URL undoes: robots.txt
    base::RuleId m_depthRule = base::RuleId::None;
    base::RuleId m_hopsRule = base::RuleId::None;
    base::TimePoint m_transactionSince;
    bool m_inTransaction = false;
    bool m_byteLimitTold = false;
    Tally m_tally;
};

} // namespace argiope::engine
