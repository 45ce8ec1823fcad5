#pragma once

#include "core/engine/crawl.h"
#include "core/engine/recorder/commitpace.h"
#include "core/engine/recorder/mailbox.h"
#include "core/engine/recorder/roomwait.h"
#include "core/engine/result.h"
#include "core/engine/session.h"
#include "core/store/writer.h"

#include <QThread>

#include <atomic>
#include <functional>
#include <memory>
#include <optional>

namespace argiope::engine {

class Desk;
class WishServer;

/// What a node holds while a session lasts; nothing: the crawl is the only one of its project.
struct NodeSeat
{
    std::optional<store::NodeShare> share;
    std::shared_ptr<const NodeLease> lease;
};

/// The one thread that writes: opens the project, hands results in the order they come to the parts that know what
/// becomes of them (core/engine/recorder), feeds the frontier, commits a few times a second and closes the project.
/// Owned by the Crawl; made and destroyed on its thread. The callbacks run on the recorder's thread.
class Recorder
{
public:
    struct Events
    {
        std::function<void(std::shared_ptr<Session>)> opened; ///< the crawl may begin
        std::function<void(const CrawlError &)> failed; ///< could not open, or could not go on; closed() follows
        std::function<void(CredentialsPlace, const QString &)> credentialsKept; ///< see Crawl
        std::function<void()> credentialsMissing; ///< see Crawl
        std::function<void()> closed; ///< the file is complete; the last call
        std::function<void()> requeued; ///< refetch() or releaseTrap() has been seen to
        std::function<void()> byteLimit; ///< maxTotalBytes is reached; once
        std::function<void(const QByteArray &)> trapFound; ///< its id; the session's TrapWatch knows the rest
        std::function<void()> loginLost; ///< the session's LoginWatch knows how
        std::function<void(const QList<QByteArray> &)> applicationsFound; ///< those that nobody knew before
        std::function<void(PauseReason)> waits; ///< for room or for a server; None: it goes on
    };

    Recorder(CrawlOptions options, Events events, const base::Clock &clock, NodeSeat seat = {});
    ~Recorder(); ///< finish() and waits

    void start();
    /// Any thread. Waits while too much is waiting to be written. False once the recorder takes nothing any more.
    bool submit(Result result) { return m_mail.submit(std::move(result)); }
    /// Any thread but the recorder's; waits for it. What the project file holds of a host; nothing where the recorder
    /// takes no questions any more.
    [[nodiscard]] std::optional<store::HostRecord> storedHost(base::HostId host) { return m_mail.ask(host); }
    /// Any thread: these finished URLs are queued once more, before others; then the frontier's hold() is given back.
    /// False once the recorder takes nothing any more.
    bool refetch(const QList<base::UrlId> &ids) { return m_mail.wish(RefetchWish{ids}); }
    /// Any thread: see Crawl::releaseTrap(); then the frontier's hold() is given back. False once the recorder takes
    /// nothing any more.
    bool releaseTrap(const QByteArray &id, bool released) { return m_mail.wish(TrapRelease{id, released}); }
    /// Any thread: see Crawl::keepNote(). False once the recorder takes nothing any more.
    bool keepNote(const QByteArray &name, const QByteArray &value) { return m_mail.wish(Note{name, value}); }
    /// Any thread: see Crawl::change(); then the frontier's hold() and freeze() are given back. False once the recorder
    /// takes nothing any more.
    bool change(const settings::CrawlSettings &settings) { return m_mail.wish(settings); }
    /// True where everything submitted so far is committed.
    [[nodiscard]] bool drained() const { return m_mail.drained(); }
    /// Commit what is there, as soon as possible, and `state` with it.
    void flush(const QByteArray &state) { m_mail.flush(state); }
    /// Take nothing more, write what is there, close. Returns at once.
    void finish(EndReason reason) { m_mail.finish(reason); }
    /// Any thread: see Mailbox.
    [[nodiscard]] base::Milliseconds busyFor() const { return m_mail.busyFor(); }
    /// While the project is being opened: give up.
    void cancel();
    /// Where the disk is full: try again at once.
    void retryNow() { m_room.retryNow(); }
    /// Where the disk is full, now or later: do not wait for room but fail. The crawl is to end.
    void waitNoMore() { m_room.waitNoMore(); }

private:
    void run();
    [[nodiscard]] std::optional<CrawlError> open();
    [[nodiscard]] std::optional<CrawlError> openStore(const QList<url::Url> &seeds);
    void write(); ///< until finish(), or a failure
    void close();
    void writeAll(Mailbox::Results &results); ///< leaves those that are written and light, for Mailbox::giveBack()
    void process(Result &&result);
    void liftTrap(const QByteArray &id); ///< it is none after all
    /// maxTotalBytes is of all that came: pages, sitemaps and robots.txt.
    void watchBytes();
    void serve(); ///< what others wish for and ask, a piece at a time
    void serveRefills();
    void serveUnmet();
    void answerQuestions();
    [[nodiscard]] bool lookForMail(); ///< of other nodes; false where it fails
    void beginIfNeeded();
    [[nodiscard]] bool commit();
    [[nodiscard]] bool failed() const; ///< the next commit will say so
    void fail(const store::StoreError &error);
    void tellThatItGoesOn(); ///< where it has been told to wait
    [[nodiscard]] bool waitForRoom(PauseReason why);
    [[nodiscard]] bool limitFile();
    void writeState(const QByteArray &state);
    void writeCounters();

    CrawlOptions m_options; ///< the recorder thread changes `path` while it looks for a free name; nothing else changes
    const Events m_events;
    const base::Clock &m_clock;
    const NodeSeat m_seat;
    std::unique_ptr<QThread> m_thread;
    Mailbox m_mail{m_seat.share ? Mailbox::Whose::Node : Mailbox::Whose::Alone};
    RoomWait m_room; ///< on a full disk
    std::atomic<bool> m_canceled{false};
    // The recorder's thread only
    std::shared_ptr<Session> m_session;
    std::unique_ptr<store::Writer> m_writer;
    std::unique_ptr<Desk> m_desk;
    std::unique_ptr<WishServer> m_wishes;
    base::TimePoint m_transactionSince;
    CommitPace m_pace;
    base::TimePoint m_mailDue{}; ///< of other nodes: when it is looked for next
    bool m_full = false;
    bool m_mayWait = false; ///< for room on a full disk: the project is open
    bool m_inTransaction = false;
    bool m_byteLimitTold = false;
};

} // namespace argiope::engine
