#pragma once

#include "core/base/log.h"
#include "core/base/outcome.h"
#include "core/settings/crawlsettings.h"

#include <QByteArray>
#include <QList>
#include <QObject>
#include <QString>

#include <array>
#include <memory>

namespace argiope::engine {

enum class State : quint8 {
    Idle, ///< not started
    Starting, ///< seeds are looked up, the project is made or opened, queues are loaded
    Running,
    Paused, ///< nothing is in flight; resume() goes on
    Stopping, ///< traffic has ended; what is in memory is being written
    Ended, ///< the project file is complete and closed
};
[[nodiscard]] const char *name(State state);

enum class EndReason : quint8 {
    None,
    Completed, ///< nothing queued, nothing leased
    Stopped, ///< stop()
    MaxUrls,
    MaxTime,
    MaxBytes,
    Failed, ///< failed() said why
};
[[nodiscard]] const char *name(EndReason reason); ///< "completed", "stopped", "max_urls", …; also in the project's meta

/// Why a crawl could not start or go on.
struct CrawlError
{
    enum class Code : quint8 {
        NoSeed,
        BadSeed, ///< subject: the text; detail: url::name(UrlError) or "scheme"
        BadSettings,
        UnknownHost, ///< subject: the host; none of the seeds' hosts resolves
        Store, ///< subject: the path; detail: StoreError::message(); storeCode says which
    };
    Code code = Code::NoSeed;
    QString subject;
    QString detail;
    int storeCode = -1; ///< int(store::StoreError::Code) where code is Store
    /// One English line for the command line and the log.
    [[nodiscard]] QString message() const;
};

/// One definition each; discovered = queued + leased + finished + skipped at any moment.
struct Counters
{
    qint64 discovered = 0; ///< URLs the project knows
    qint64 queued = 0; ///< waiting
    qint64 leased = 0; ///< with a worker, or between its attempts
    qint64 finished = 0; ///< fetched, whatever came of it
    qint64 skipped = 0; ///< kept out by a rule
    qint64 bytes = 0; ///< of decoded bodies, this and earlier sessions
    qint64 links = 0; ///< links found
    qint64 requests = 0; ///< sent in this session, robots.txt, sitemaps and retries included
    qint64 retries = 0; ///< in this session
    std::array<qint64, base::OutcomeCount> byOutcome{}; ///< finished, by int(Outcome)
    std::array<qint64, 6> byStatusClass{}; ///< finished, by status / 100; [0]: no HTTP status
    qint64 elapsedMs = 0; ///< crawling time of this session, pauses left out
    // Look-ups of the seen-set in this session
    qint64 seenLookups = 0;
    qint64 seenCacheHits = 0; ///< answered by the CLOCK cache
    qint64 seenBloomNew = 0; ///< answered "certainly new" by the Bloom filter
    [[nodiscard]] bool balanced() const { return discovered == queued + leased + finished + skipped; }
};

enum class WorkerPhase : quint8 {
    Idle, ///< waits for work or a host's turn
    Robots, ///< fetches robots.txt
    Connect,
    FirstByte,
    Download,
    Parse,
    Store, ///< waits for the writer to take the page
    Retry, ///< waits before another attempt
    Done, ///< the thread has left
};
[[nodiscard]] const char *name(WorkerPhase phase);

struct WorkerStatus
{
    int number = 0; ///< 1..N
    WorkerPhase phase = WorkerPhase::Idle;
    QByteArray url; ///< of the lease; "" while idle
    int depth = 0;
    int attempt = 0; ///< 1: the first
    qint64 phaseMs = 0; ///< since the phase began
    qint64 leaseMs = 0; ///< since the lease began; 0 while idle
    qint64 pages = 0; ///< finished in this session
    qint64 bytes = 0;
    std::array<qint64, 9> phaseTotalsMs{}; ///< by WorkerPhase
};

struct CrawlOptions
{
    enum class Mode : quint8 {
        Create, ///< a new project; an existing file is an error
        Resume, ///< go on with an existing one; `settings` replace the stored ones
    };
    Mode mode = Mode::Create;
    QString path; ///< of the project file
    settings::CrawlSettings settings; ///< for Resume: seeds may be empty, those stored are kept
    std::shared_ptr<base::LogSink> log; ///< may be null
    base::LogLevel logLevel = base::LogLevel::Info; ///< lines below it are not made
};

/// The seed as typed turned into an absolute http(s) URL: "example.org" gets "http://" before it (https is what the
/// redirect, if any, leads to); spaces around it are dropped. Returns "" and sets `error` where it is no URL to crawl.
[[nodiscard]] QByteArray normalizeSeed(const QString &text, CrawlError *error = nullptr);

/// One crawl of one project: the façade that the window and the command line use. Lives on the thread that makes it,
/// which needs an event loop; every call returns at once, all work happens on threads of its own. Signals come on the
/// object's thread. The destructor stops the crawl and waits until it is saved.
class Crawl : public QObject
{
    Q_OBJECT
public:
    explicit Crawl(CrawlOptions options, QObject *parent = nullptr);
    ~Crawl() override;

    /// Once. Ends in stateChanged(Running), or failed() and then stateChanged(Ended).
    void start();
    /// No new fetches; what is in flight is finished and stored, then Paused.
    void pause();
    void resume();
    /// Aborts what is in flight (it stays queued), ends all traffic, saves, ends. From any state; a second call is
    /// fine.
    void stop();

    [[nodiscard]] State state() const;
    [[nodiscard]] EndReason endReason() const;
    [[nodiscard]] QString projectPath() const;
    [[nodiscard]] settings::CrawlSettings settings() const;
    [[nodiscard]] Counters counters() const; ///< cheap
    [[nodiscard]] QList<WorkerStatus> workers() const; ///< cheap

Q_SIGNALS:
    void stateChanged(argiope::engine::State state);
    /// At most every 150 ms while something changed: counters() and workers() are new, readers may find new rows.
    void progressed();
    void failed(const argiope::engine::CrawlError &error);
    void ended(argiope::engine::EndReason reason);

private Q_SLOTS:
    void deliver(); ///< what other threads have posted

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

} // namespace argiope::engine
