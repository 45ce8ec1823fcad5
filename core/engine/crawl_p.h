#pragma once

#include "core/engine/answerreading.h"
#include "core/engine/crawl.h"
#include "core/engine/crawlthreads.h"
#include "core/engine/fetchroom.h"
#include "core/engine/leasekeeper.h"
#include "core/engine/recorder.h"
#include "core/engine/serverwatch.h"
#include "core/engine/session.h"

#include <QTimer>

#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>

namespace argiope::engine {

/// What can be neither paused nor resumed, and passes by itself.
[[nodiscard]] inline bool isWait(PauseReason reason)
{
    return reason == PauseReason::DiskFull || reason == PauseReason::Unreachable;
}

/// What a project may do in a second its nodes do together: those have an even part each that have something to fetch.
[[nodiscard]] settings::Speed partOfSpeed(const settings::CrawlSettings &settings, int sharers);

struct Crawl::Impl
{
    Impl(Crawl &crawl, CrawlOptions crawlOptions)
        : q(crawl)
        , options(std::move(crawlOptions))
        , settings(options.settings)
        , logLevel(options.logLevel)
    {
    }

    void setState(State next);
    void launch(std::shared_ptr<Session> opened);
    void startWorkers(); ///< as many as are missing
    void tellShortage(Shortage what, int count);
    void workerLeft(int number, frontier::TakeResult result);
    void end(EndReason reason);
    void closed();
    void watchServer(); ///< a database's, from the first session on; begins anew
    void tick();
    void trapFound(const QByteArray &id);
    void setPauseReason(PauseReason next);
    void mustWait(PauseReason why);
    void goOn();
    void stopClock();
    void fail(const CrawlError &error);
    // As a node (crawlnode.cpp)
    void join();
    void beginSession(const NodeSeat &seat); ///< makes the recorder
    void sessionBegan(); ///< with what was ordered while it opened
    void endSession(bool atOnce); ///< the node is to go on with other slots
    void allEnded(bool mine);
    void nodeTick();
    [[nodiscard]] settings::Speed speed() const { return partOfSpeed(settings, sharers); }
    /// The session is closed. True where that is not the end: the node goes on, or has to leave first.
    [[nodiscard]] bool staysNode();
    void nodeFailed(const CrawlError &error);
    void follow(const QByteArray &wanted);
    [[nodiscard]] qint64 elapsedMs() const;
    /// Any thread: runs `call` on the crawl's thread, if the crawl is still there. The calls pass through a queue of
    /// our own, whose lock also tells a race detector that cannot look into Qt what happens before what.
    void post(std::function<void()> call)
    {
        const std::lock_guard lock(mailMutex);
        mail.push_back(std::move(call));
        QMetaObject::invokeMethod(&q, "deliver", Qt::QueuedConnection);
    }

    Crawl &q;
    const CrawlOptions options;
    settings::CrawlSettings settings;
    base::LogLevel logLevel;
    State state = State::Idle;
    EndReason reason = EndReason::None;
    PauseReason pauseReason = PauseReason::None;
    bool pausing = false;
    bool fileClosed = false;
    bool toldToEnd = false; ///< it does not come to its end by itself
    std::unique_ptr<ServerWatch> watch; ///< of a database
    int threadsSaid = 0; ///< Crawl::shortage() told of so many
    QTimer ticker;
    std::mutex mailMutex;
    std::deque<std::function<void()>> mail;
    std::shared_ptr<Session> session;
    CrawlThreads threads{ReadingStackSize};
    std::unique_ptr<Recorder> recorder;
    // As a node
    bool draining = false; ///< the session is to end, the node not
    bool stopped = false; ///< a session that drains has nothing under way any more
    bool endsAll = false; ///< nothing is left to do for all nodes, and this one writes that down
    bool nodeLeft = false;
    std::optional<FetchPlan> plan; ///< of the session
    std::optional<qint64> timeBefore; ///< ms that others had crawled when it joined
    std::optional<settings::CrawlSettings> heard; ///< for all, when no session could take them
    bool wantsPause = false; ///< and so its next session does
    int sharers = 1; ///< NodeNews::sharers
    Counters earlier; ///< of its sessions before: what adds up
    base::TimePoint rateSince{}; ///< NodeReport::rate is of the time since …
    qint64 rateFetched = 0; ///< … when it had fetched so many URLs
    double rate = 0;
    std::unique_ptr<LeaseKeeper> keeper;
};

} // namespace argiope::engine
