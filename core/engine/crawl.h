#pragma once

#include "core/base/ids.h"
#include "core/base/log.h"
#include "core/base/outcome.h"
#include "core/engine/crawlhistory.h"
#include "core/engine/traps.h"
#include "core/frontier/hoststatus.h"
#include "core/judge/lostlogin.h"
#include "core/settings/crawlsettings.h"
#include "core/settings/secrets.h"
#include "core/settings/speed.h"
#include "core/trap/trap.h"

#include <QByteArray>
#include <QList>
#include <QObject>
#include <QString>

#include <array>
#include <atomic>
#include <functional>
#include <memory>
#include <optional>

namespace argiope::kept {
class ArchiveAnswers;
}
namespace argiope::render {
struct Rendering;
}

namespace argiope::engine {

enum class State : quint8 {
    Idle, ///< not started
    Starting, ///< seeds are looked up, the project is made or opened, queues are loaded
    Running,
    Paused, ///< nothing is in flight (but where the disk is full); resume() goes on
    Stopping, ///< traffic has ended; what is in memory is being written
    Ended, ///< the project file is complete and closed
};
[[nodiscard]] const char *name(State state);

enum class PauseReason : quint8 {
    None,
    User, ///< pause()
    DiskFull, ///< what is not written waits in memory; tried again every few seconds, and by resume()
    Unreachable, ///< the same, as the server that has the project does not answer
};
[[nodiscard]] const char *name(PauseReason reason); ///< "none", "user", "disk_full", "unreachable"

using settings::CredentialsPlace;

/// What the computer has too little of. No URL's outcome: requests wait, or fewer threads than wanted are at work.
enum class Shortage : quint8 {
    OpenFiles, ///< or the system's memory for sockets
    Ports,
    Threads, ///< that can be started
    FilesForThreads, ///< the limit of open files has no room for so many threads
};
[[nodiscard]] const char *name(Shortage shortage); ///< "open_files", "ports", "threads", "files_for_threads"

enum class EndReason : quint8 {
    None,
    Completed, ///< nothing queued, nothing leased
    Stopped, ///< stop()
    MaxUrls,
    MaxTime,
    MaxBytes,
    LostLogin, ///< the session that the person gave has ended; lostLogin() says how
    Failed, ///< failed() said why
};
[[nodiscard]] const char *name(EndReason reason); ///< "completed", "stopped", "max_urls", …; also in the project's meta

/// Why a crawl could not start or go on.
struct CrawlError
{
    enum class Code : quint8 {
        NoSeed,
        BadSeed, ///< subject: the text; detail: url::name(UrlError), "scheme" and the like
        BadSettings,
        UnknownHost, ///< subject: the host; none of the seeds' hosts resolves; detail "no_answer": nobody says so
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
/// A host whose robots.txt asks for a longer Crawl-delay than is kept (setting maxCrawlDelay): the longest one.
struct LongDelay
{
    QByteArray origin; ///< "": there is none
    qint64 askedSeconds = 0;
    qint64 keptSeconds = 0;
    int hosts = 0; ///< of this session
};

struct Counters
{
    qint64 discovered = 0; ///< URLs the project knows
    qint64 queued = 0; ///< waiting
    qint64 leased = 0; ///< with a worker, or between its attempts
    qint64 finished = 0; ///< fetched, whatever came of it
    qint64 skipped = 0; ///< kept out by a rule
    // Of the finished. The work of a run is fetched + queued + leased + outdated, what is done of it fetched.
    qint64 fetched = 0; ///< in this run; limits count these
    qint64 outdated = 0; ///< in an earlier run, and not met in this one yet; 0 but in a recrawl
    int run = 1; ///< 1: the first; each recrawl is one more
    qint64 bytes = 0; ///< of decoded bodies, this and earlier sessions
    qint64 links = 0; ///< links found
    qint64 requests = 0; ///< sent in this session, robots.txt, sitemaps and retries included
    qint64 retries = 0; ///< in this session
    std::array<qint64, base::OutcomeCount> byOutcome{}; ///< finished, by int(Outcome)
    std::array<qint64, 6> byStatusClass{}; ///< finished, by status / 100; [0]: no HTTP status
    qint64 sessionFetched = 0; ///< in this session, those that were fetched before included: speed is this by elapsedMs
    qint64 elapsedMs = 0; ///< crawling time of this session, pauses left out
    qint64 totalMs = 0; ///< of this and all earlier sessions, which the project remembers
    // Look-ups of the seen-set in this session
    qint64 topicPages = 0; ///< held against the crawl's topic, in all sessions; 0: it has none
    qint64 topicRelevant = 0; ///< of these those on topic: their share is the harvest rate
    qint64 seenLookups = 0;
    qint64 seenCacheHits = 0; ///< answered by the CLOCK cache
    qint64 seenBloomNew = 0; ///< answered "certainly new" by the Bloom filter
    LongDelay longDelay; ///< of this session
    [[nodiscard]] bool balanced() const { return discovered == queued + leased + finished + skipped; }
};

enum class WorkerPhase : quint8 {
    Idle, ///< waits for work: nothing is queued
    Turn, ///< URLs are queued, but their hosts' turns have not come (delay, connections, rate, a retry's pause)
    Paused,
    Robots, ///< fetches robots.txt or sitemaps
    Lookup, ///< looks up the host's name; nothing where a connection is reused
    Connect, ///< TCP and TLS: Qt does not say where one ends and the other begins
    FirstByte, ///< the request is sent
    Download,
    Parse, ///< includes waiting for one of the cores
    Store, ///< waits for the writer to take the page
    Done, ///< the thread has left
};
inline constexpr int WorkerPhaseCount = int(WorkerPhase::Done) + 1;
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
    // Of this and earlier sessions
    qint64 pages = 0; ///< finished
    qint64 bytes = 0;
    std::array<qint64, WorkerPhaseCount> phaseTotalsMs{}; ///< by WorkerPhase
};

/// A piece of one thread's time.
struct LaneSlice
{
    static constexpr int Ms = 100; ///< how long it is
    static constexpr int Whole = 10000; ///< what the parts of a slice that is over add up to
    std::array<quint16, WorkerPhaseCount> parts{}; ///< by WorkerPhase
    QByteArray url; ///< the last one that was worked on in it; "" for none
};

/// How far somebody knows the lanes.
struct LaneMark
{
    qint64 startedAt = 0; ///< LaneNews::startedAt
    qint64 next = 0; ///< LaneNews::next
};

/// What the threads did in this session, slice by slice.
struct LaneNews
{
    qint64 startedAt = 0; ///< of slice 0, ms since 1970 UTC; tells one crawl from another
    qint64 first = 0; ///< number of the first slice in `threads`
    qint64 next = 0; ///< what to ask for next time
    QList<QList<LaneSlice>> threads; ///< by WorkerStatus::number - 1; all of one length
};

/// What several nodes cannot do together; nothing where they can.
[[nodiscard]] std::optional<CrawlError> unfitForNodes(const settings::CrawlSettings &settings);

class UrlTrace;

/// What of an existing project is fetched once more, besides what is queued.
enum class RefetchKind : quint8 {
    Nothing,
    Everything, ///< a recrawl: a new run from the seeds in which every known URL is met anew and fetched once
    Failures, ///< what base::isFailure() holds for
    Selected, ///< `selected`
};

/// A crawl as one node of several, which crawl into a project in a database together; docs/CLUSTER.md.
struct NodeOptions
{
    /// Joins those that crawl already; else it is the first. With Create a project that is not there is made, and one
    /// that is there joined, with its own settings. Stays until nothing is left to do for all.
    bool join = false;
    bool fresh = false; ///< with Create: a project that is there is an error
    /// With Resume: what settings::isLive() holds for becomes that of all nodes before this one begins, as change()
    /// would have it later. By what URLs are judged cannot.
    bool settingsForAll = false;
    QByteArray name; ///< as the others see it; "": the machine's
    int threads = 0; ///< of this node; 0: as the project has it
    int leaseMs = 15'000; ///< whoever was not heard of for so long loses its servers to others
};

struct CrawlOptions
{
    enum class Mode : quint8 {
        Create, ///< a new project; an existing file is an error
        Resume, ///< go on with an existing one; `settings` replace the stored ones
    };
    Mode mode = Mode::Create;
    RefetchKind refetch = RefetchKind::Nothing; ///< with Resume
    QList<base::UrlId> selected; ///< see Crawl::refetch()
    QString path; ///< of the project file
    /// With Create: where something is at `path`, “NAME (2)”, “NAME (3)”… is made. See projectPath()
    bool numbered = false;
    settings::CrawlSettings settings; ///< for Resume: seeds may be empty, those stored are kept
    std::shared_ptr<base::LogSink> log; ///< may be null
    /// Where answers come from in place of the network; null: from there. What they do not hold is kept out, and what
    /// nothing links to of them is met in the end; see archiveimport.h. The settings are for who goes on without them.
    std::shared_ptr<const kept::ArchiveAnswers> answers{};
    /// Returns once nobody else of this program writes into the project any more; runs before it is opened, on the
    /// thread that opens it. May be empty.
    std::function<void()> before{};
    std::shared_ptr<UrlTrace> trace{}; ///< is told of each page's links; may be null; see urltrace.h
    /// Is told of each page that a browser was shown, by its URL, on the thread of its worker; may be empty.
    std::function<void(const QByteArray &url, const render::Rendering &rendering)> rendered{};
    NodeOptions node{};
    base::LogLevel logLevel = base::LogLevel::Info; ///< lines below it are not made
    /// A host that answered and then failed for so long is given up: once all other work is done, what is left of it
    /// ends as failed without being asked for.
    qint64 giveUpAfterMs = 300000;
    int controlPauseMs = 1000; ///< the first between two requests that only ask whether a host is well again
    int laterPauseMs = 5000; ///< before the last attempt at what failed in a way that may pass
    qint64 giveUpFailingAfterMs = 60000; ///< the same for one that goes on answering, but with errors only
    /// Bounds of what is kept in memory before the project file. They change the speed, never the result.
    struct Memory
    {
        int queueHead = 50000; ///< URLs of queues
        int busyHosts = 20000; ///< hosts with a queue
        int idleHosts = 4000; ///< hosts without one
        int robotsFiles = 10000;
        qint64 robotsBytes = 16 * 1024 * 1024;
        qint64 bloomKeys = 500 * 1000 * 1000; ///< URLs that the Bloom filter grows for
    };
    Memory memory;
    /// Bytes that the project file may have, read whenever it cannot grow and before it is closed; null or 0: as many
    /// as the disk has room for. Reaching it is as a full disk is.
    std::shared_ptr<const std::atomic<qint64>> fileLimit;
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
    /// Log lines below it are not made from now on; CrawlOptions::logLevel until then. At any time.
    void setLogLevel(base::LogLevel level);
    /// Fetches these URLs once more, before what is queued. Those that are kept out by a rule that allows it
    /// (facts::canBeRequested()) are let in alone, until the next recrawl; those that wait stay as they are. While
    /// running or paused. False where the crawl is past its end (or not begun): then nothing happens, and a Crawl with
    /// RefetchKind::Selected does it.
    bool refetch(const QList<base::UrlId> &ids);
    /// Crawls a trap's URLs all the same, those that were kept out so far included, or keeps them out again; what was
    /// fetched stays. Remembered in the project's settings. While running or paused; false at other times: then nothing
    /// happens, and releaseTrap() of a path does it.
    bool releaseTrap(const QByteArray &id, bool released = true);
    /// A small value of the project's, by its name in the file, which nothing of the crawl depends on. While running or
    /// paused; false at other times: then nothing happens, and engine::keepNote() of a path does it.
    bool keepNote(const QByteArray &name, const QByteArray &value);

    /// What settings::isLive() holds for, from now on; nothing else of `wanted` counts. Threads that are too many
    /// finish what they are at, as does what is being fetched and does not belong to the crawl any more; what waits and
    /// does not is kept out, and what was kept out and belongs comes back. Remembered in the project's settings, and
    /// whoever goes on with the crawl goes on with it. While running or paused, and with what a crawl may begin with;
    /// false at other times, and with CrawlOptions::answers: then nothing happens. `error` says what is wrong with the
    /// settings; none where it is not they.
    bool change(const settings::CrawlSettings &wanted, std::optional<CrawlError> *error = nullptr);
    bool setSpeed(const settings::Speed &speed); ///< change(), of the speed alone

    [[nodiscard]] State state() const;
    /// Other than None while Paused, and while Stopping where the disk is too full to end well.
    [[nodiscard]] PauseReason pauseReason() const;
    [[nodiscard]] EndReason endReason() const;
    /// Of the file that was opened or made; until it was, and where it was not, CrawlOptions::path.
    [[nodiscard]] QString projectPath() const;
    [[nodiscard]] settings::CrawlSettings settings() const;
    [[nodiscard]] Counters counters() const; ///< cheap
    [[nodiscard]] QList<WorkerStatus> workers() const; ///< cheap
    /// At most `most` hosts, the busiest first; none before Running. With hundred thousand hosts it
    /// takes milliseconds: ask while somebody looks.
    [[nodiscard]] frontier::HostList hosts(int most = 1000) const;
    /// How the session ended that the person gave; nothing where it holds, or nobody is logged in.
    [[nodiscard]] std::optional<judge::LostLogin> lostLogin() const;
    /// Well-known applications that pages of this and earlier sessions come from: settings::Applications' ids.
    [[nodiscard]] QList<QByteArray> applications() const;
    [[nodiscard]] QList<trap::Trap> traps() const; ///< of this and earlier sessions
    /// Slices of all threads that `since` does not know and that are over; those of the last minute are kept. None are
    /// made once the threads have left.
    [[nodiscard]] LaneNews lanes(const LaneMark &since = {}) const;
    /// Of this and earlier sessions.
    [[nodiscard]] CrawlHistory history() const;

Q_SIGNALS:
    void stateChanged(argiope::engine::State state);
    /// At most every 150 ms while something changed: counters() and workers() are new, readers may find new rows.
    void progressed();
    void failed(const argiope::engine::CrawlError &error);
    void ended(argiope::engine::EndReason reason);
    void trapFound(const argiope::trap::Trap &trap); ///< once for each
    void applicationsFound(const QList<QByteArray> &ids); ///< once for each of applications()
    void pauseReasonChanged(argiope::engine::PauseReason reason);
    /// Something is short, said once a minute at most. `threads`: that are at work; 0: requests wait.
    void shortage(argiope::engine::Shortage what, int threads);
    void settingsChanged(); ///< of a node: settings() are others by now, for all nodes
    /// Once, while starting, where credentials were to be kept that were not yet. `detail`: the file, or what is wrong.
    void credentialsKept(argiope::engine::CredentialsPlace place, const QString &detail);
    /// Once, while starting, where the project names credentials that cannot be had here: requests go without them.
    void credentialsMissing();

private Q_SLOTS:
    void deliver(); ///< what other threads have posted

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

} // namespace argiope::engine
