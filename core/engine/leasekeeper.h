#pragma once

#include "core/base/clock.h"
#include "core/engine/crawl.h"
#include "core/engine/fetchroom.h"
#include "core/engine/nodelease.h"
#include "core/store/nodebook.h"
#include "core/store/nodeshare.h"

#include <QByteArray>
#include <QString>
#include <QThread>

#include <atomic>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>

namespace argiope::engine {

/// A node's membership: joins a project, says with each heartbeat that the node lives, and settles between two sessions
/// of its crawl which slots are its own. A thread of its own with a connection of its own, so that a busy crawl is not
/// late. Owned by the Crawl; made and destroyed on its thread. Callbacks run on the keeper's thread.
class LeaseKeeper
{
public:
    struct Events
    {
        std::function<void(const store::NodeShare &)> held; ///< slots are held: a session may begin
        std::function<void()> mustChange; ///< the session is to end once nothing of it is under way
        std::function<void()> lost; ///< others have the slots: the session is to end at once
        std::function<void(bool mine)> ended; ///< nothing is left to do; `mine`: this node writes that down
        std::function<void(const QByteArray &)> wanted; ///< of all nodes: NodeNews::wanted; when it changes
        std::function<void(const settings::CrawlSettings &)> settings; ///< they have changed
        std::function<void(const store::NodeSums &)> counted; ///< by all nodes
        std::function<void(int)> sharers; ///< NodeNews::sharers; when it changes
        std::function<void(qint64 number, qint64 allowed)> allowed; ///< see FetchRoom; of the session that is open
        std::function<void(const CrawlError &)> failed; ///< it could not join, or not go on
        std::function<void(const QByteArray &)> warning;
        std::function<void()> left; ///< the last call
    };
    LeaseKeeper(CrawlOptions options, Events events);
    ~LeaseKeeper(); ///< leave() and waits

    void start();
    /// Any thread: no session is open any more, nothing of it is uncommitted.
    void sessionClosed();
    /// The slots are free at once; left() follows. `why`: what the project says where no other node goes on, and nobody
    /// has written down that it is complete. The first call counts.
    void leave(EndReason why = EndReason::Stopped);
    void takeBackEnd(); ///< ended(true) came when no session was open: it is looked for once more
    /// Any thread. `idle`: nothing waits here, and all that came is committed.
    void report(const store::NodeReport &report, bool idle, const FetchRoom &room = {});
    void reportAll(qint64 urls); ///< any thread; that it has fetched, for leave()
    /// Any thread: for how long it has been asking the server something; 0 where it rests.
    [[nodiscard]] base::Milliseconds busyFor();
    [[nodiscard]] bool isJoining() const { return m_joins; } ///< any thread: which may take long in a large project
    [[nodiscard]] bool isAway() const { return m_unreachable; } ///< any thread: the server, and it tries again
    void endAll(const QByteArray &why); ///< any thread: NodeBook::endAll(), before anything else
    [[nodiscard]] std::shared_ptr<const NodeLease> lease() const { return m_lease; }

private:
    using Lock = std::unique_lock<std::mutex>;
    void run();
    [[nodiscard]] bool join(); ///< false: it cannot
    [[nodiscard]] bool tryToJoin();
    [[nodiscard]] std::optional<CrawlError> create();
    /// What `options` have for all nodes is written down.
    [[nodiscard]] base::Result<void, store::StoreError> tellSettings();
    [[nodiscard]] bool beat(); ///< false: it cannot go on
    void follow(const store::NodeNews &news);
    void settleSlots(const store::NodeNews &news);
    void lookForTheEnd();
    [[nodiscard]] bool mayHaveSlots(); ///< of those that others have given up
    void tellAll();
    void askForRoom();
    /// True where waiting may help.
    [[nodiscard]] bool mayPass(const store::StoreError &error);
    void fail(const store::StoreError &error);
    void pause(qint64 ms);
    template <class Wait>
    void rest(Wait wait); ///< under the lock
    [[nodiscard]] bool isLeaving();

    const CrawlOptions m_options;
    const Events m_events;
    const std::shared_ptr<NodeLease> m_lease = std::make_shared<NodeLease>();
    std::unique_ptr<QThread> m_thread;

    std::mutex m_mutex; ///< guards what follows
    std::condition_variable m_wake;
    store::NodeReport m_report;
    FetchRoom m_room;
    QByteArray m_why; ///< all are to end
    bool m_idle = false;
    bool m_leaving = false;
    EndReason m_whyLeft = EndReason::Stopped;
    bool m_sessionOpen = false;
    bool m_hasClosed = false; ///< since run() looked last
    bool m_changeTold = false; ///< of this session
    bool m_left = false;
    bool m_takeBackEnd = false;
    bool m_rests = false;
    base::TimePoint m_busySince = base::systemClock().now();
    // Not guarded; the keeper's thread changes them
    std::atomic<bool> m_unreachable = false;
    std::atomic<bool> m_joins = false;

    // The keeper's thread
    std::unique_ptr<store::NodeBook> m_book;
    QByteArray m_wanted = "run";
    qint64 m_changes = -1;
    int m_sharers = 1;
    bool m_settingsTold = false;
    bool m_ended = false;
    bool m_reached = false; ///< the server has answered before
    qint64 m_saidUrls = 0; ///< NodeReport::urls, with the last heartbeat …
    qint64 m_urlsBefore = 0; ///< … and before it joined, where it had been lost
    qint64 m_given = 0; ///< FetchRoom::number
    qint64 m_allowed = 0; ///< as the database has it
};

} // namespace argiope::engine
