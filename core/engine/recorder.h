#pragma once

#include "core/engine/crawl.h"
#include "core/engine/result.h"
#include "core/engine/session.h"
#include "core/frontier/bloomfilter.h"
#include "core/frontier/seencache.h"
#include "core/store/writer.h"
#include "core/trap/samecontent.h"

#include <QHash>
#include <QJsonObject>
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
        std::function<void()> requeued; ///< fetchAgain() or releaseTrap() has been seen to
        std::function<void()> byteLimit; ///< maxTotalBytes is reached; once
        std::function<void(const QByteArray &)> trapFound; ///< its id; the session's TrapWatch knows the rest
        std::function<void(bool)> full; ///< true: the disk is full, and the recorder waits; false: it goes on
    };

    Recorder(CrawlOptions options, Events events, const base::Clock &clock);
    ~Recorder(); ///< finish() and waits

    void start();
    /// Any thread. Waits while too much is waiting to be written. False once the recorder takes nothing any more.
    bool submit(Result result);
    /// Any thread but the recorder's; waits for it. What the project file holds of a host; nothing where the recorder
    /// takes no questions any more.
    [[nodiscard]] std::optional<store::HostRecord> storedHost(base::HostId host);
    /// Any thread: these finished URLs are queued once more, before others; then the frontier's hold() is given back.
    /// False once the recorder takes nothing any more.
    bool fetchAgain(const QList<base::UrlId> &ids);
    /// Any thread: see Crawl::releaseTrap(); then the frontier's hold() is given back. False once the recorder takes
    /// nothing any more.
    bool releaseTrap(const QByteArray &id, bool released);
    /// True where everything submitted so far is committed.
    [[nodiscard]] bool drained() const;
    /// Commit what is there, as soon as possible, and `state` with it.
    void flush(const QByteArray &state);
    /// Take nothing more, write what is there, close. Returns at once.
    void finish(EndReason reason);
    /// While the project is being opened: give up.
    void cancel();
    /// Where the disk is full: try again at once.
    void retryNow();
    /// Where the disk is full, now or later: do not wait for room but fail. The crawl is to end.
    void waitNoMore();

private:
    /// How a URL was met: from which page, at which depth.
    struct Offer
    {
        base::UrlId referrer = base::UrlId::None;
        int depth = 0;
        int hops = 0;
        bool inSitemap = false;
    };
    struct TrapRelease
    {
        QByteArray id;
        bool released = true;
    };

    void run();
    // Opening (recorderopen.cpp)
    [[nodiscard]] std::optional<CrawlError> open();
    [[nodiscard]] std::optional<CrawlError> openStore(const QList<url::Url> &seeds);
    [[nodiscard]] base::Result<std::unique_ptr<store::Writer>, store::StoreError> createStore();
    void restore(const settings::CrawlSettings &before);
    /// Limits may have changed since the last session: what they kept out comes back, and the other way round. Returns
    /// how many URLs more are skipped now; negative: fewer.
    [[nodiscard]] qint64 applyChangedLimits(const settings::CrawlSettings &before);
    void offerSeeds();
    // Fetching again (recorderagain.cpp)
    void beginAgain(const settings::CrawlSettings &before, frontier::Counts &counts);
    void beginRun(frontier::Counts &counts);
    void fetchAgain(base::UrlId id);
    void serveFetchAgain();
    void giveBackHolds();
    frontier::SeenUrl meetOutdated(Fate fate, base::RuleId rule, const Offer &offer, const store::KnownUrl &known);
    [[nodiscard]] Fate fateOf(const store::StoredLink &link) const;
    void meetStoredLinks(base::UrlId source, const frontier::Entry &lease);
    void recordUnchanged(PageResult &&page, const frontier::Entry &lease, const store::PageRecord &old);
    void forgetLinks(const store::PageRecord &old);
    void remember(const store::PageRecord &old, store::PageRecord &now);
    void noteAttempt(const AttemptResult &result);
    void serveLeftover();
    void dropSkippedPages();
    [[nodiscard]] bool queueUnlinked();
    void unfinish(base::UrlId id);
    void endAgain();
    [[nodiscard]] QByteArray validators(base::UrlId id, bool page);
    void readTally(const QJsonObject &json);
    // Writing
    void process(Result &&result);
    void record(PageResult &&page);
    void tally(base::Outcome outcome, int status, qint64 urls); ///< so many more; negative: fewer
    void dropPage(base::UrlId id, bool asVisit);
    void recordSitemap(SitemapResult &&sitemap);
    void serveRefills();
    void answerQuestions();
    [[nodiscard]] bool commit();
    [[nodiscard]] bool waitForRoom();
    [[nodiscard]] bool limitFile();
    void writeState(const QByteArray &state);
    void writeCounters();
    void beginIfNeeded();
    QList<base::RuleId> storeRules(const FoundLinks &found);
    void storeLinks(const PageResult &page, const QList<base::UrlId> &ids, const QList<base::RuleId> &rules);
    void widenScope(const frontier::Entry &from, FoundLinks &found);
    // Traps (recordertraps.cpp)
    void skip(const SkipResult &skip);
    void noteTrap(const QByteArray &id);
    /// Looks whether a page is one of those that a server gives for whatever it does not have.
    [[nodiscard]] trap::SameContent::Verdict watchContent(const PageResult &page);
    void serveReleases();
    void noteRelease(const TrapRelease &release);
    /// What keeps a URL out that a page was the first to name; None where nothing does.
    [[nodiscard]] base::RuleId trapFor(const QByteArray &url, int depth);
    // URLs and depths (recorderdepth.cpp)
    /// Has the writer look up together what meet() will ask of the file.
    void lookAhead(const QList<Target> &targets);
    base::UrlId meet(const Target &target, base::RuleId rule, const Offer &offer);
    base::UrlId insertNew(const Target &target, base::RuleId rule, const Offer &offer);
    /// What to remember of it.
    frontier::SeenUrl meetKnown(Fate fate, base::RuleId rule, const Offer &offer, const store::KnownUrl &known);
    void lowerDepths(const store::KnownUrl &url, int depth, int hops, base::UrlId referrer);
    [[nodiscard]] bool withinLimits(int depth, int hops) const;
    [[nodiscard]] bool maySkipBeUndone(base::RuleId rule);

    CrawlOptions m_options; ///< the recorder thread changes `path` while it looks for a free name; nothing else changes
    const Events m_events;
    const base::Clock &m_clock;
    std::unique_ptr<QThread> m_thread;

    mutable std::mutex m_mutex;
    std::condition_variable m_work; ///< something to do
    std::condition_variable m_room; ///< submit() may go on
    std::condition_variable m_answered; ///< a question of m_questions was answered
    struct HostQuestion
    {
        base::HostId host;
        std::optional<store::HostRecord> answer{};
        bool done = false;
    };
    std::deque<HostQuestion *> m_questions; ///< each belongs to the thread that waits for its answer
    std::deque<Result> m_queue;
    qsizetype m_queueWeight = 0;
    std::deque<base::UrlId> m_again; ///< fetchAgain()
    std::deque<TrapRelease> m_releases; ///< releaseTrap()
    int m_holds = 0; ///< calls of fetchAgain() and releaseTrap() whose hold is to be given back
    bool m_refillWanted = false;
    bool m_flushWanted = false;
    QByteArray m_flushState;
    bool m_finishing = false;
    bool m_broken = false;
    bool m_left = false; ///< the thread has done its work
    bool m_uncommitted = false;
    bool m_retryNow = false;
    bool m_waitNoMore = false;
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
    trap::SameContent m_sameContent;
    base::RuleId m_contentTrap = base::RuleId::None; ///< of the page being recorded: keeps out what it names first
    qint64 m_inserted = 0; ///< URLs met for the first time, since the crawl was opened
    base::RuleId m_resourceRule = base::RuleId::None;
    base::RuleId m_externalRule = base::RuleId::None;
    base::RuleId m_waitingRule = base::RuleId::None; ///< of an unfinished run, not fetched before a recrawl began
    bool m_revisiting = false; ///< some of what is queued may have been fetched before
    qint64 m_rulesSince = 0; ///< ms since 1970 UTC: links that were stored before have been judged by other settings
    qint64 m_bytesBefore = 0; ///< m_tally.bytes when this run began
    base::UrlId m_releasedAfter = base::UrlId::None; ///< how far serveReleases() has come with the first of m_releases
    base::UrlId m_unlinkedAfter = base::UrlId::None; ///< how far queueUnlinked() has come
    base::TimePoint m_transactionSince;
    base::Milliseconds m_commitInterval{0};
    bool m_full = false;
    bool m_inTransaction = false;
    bool m_byteLimitTold = false;
    Tally m_tally;
};

} // namespace argiope::engine
