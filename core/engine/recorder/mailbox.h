#pragma once

#include "core/base/clock.h"
#include "core/engine/crawl.h"
#include "core/engine/recorder/wishes.h"
#include "core/engine/result.h"

#include <QByteArray>

#include <condition_variable>
#include <deque>
#include <functional>
#include <limits>
#include <list>
#include <mutex>
#include <optional>

namespace argiope::engine {

/// What waits for the thread that writes: results, wishes and questions of other threads. It knows of no file.
/// Thread-safe: any thread but the writing one calls the first part, the writing one the second.
class Mailbox
{
public:
    enum class Whose { Alone, Node };
    /// What a node loses together with its slots has an end, however slow its server is: no more than
    /// MostWaitingOfNode results wait, and after MostUncommittedOfNode Mail::many asks for a commit.
    explicit Mailbox(Whose whose = Whose::Alone)
    {
        if (whose == Whose::Alone)
            return;
        m_most = MostWaitingOfNode;
        m_mostUncommitted = MostUncommittedOfNode;
    }
    /// No more results than this wait at a time. Before anybody submits.
    void setMost(size_t results) { m_most = results; }
    /// Waits while too much is waiting. False once nothing is taken any more.
    bool submit(Result result);
    /// Waits for the answer; nothing where no questions are taken any more.
    [[nodiscard]] std::optional<store::HostRecord> ask(base::HostId host);
    /// False once nothing is taken any more.
    bool wish(Wish wish);
    void wantRefill();
    /// A commit as soon as all that was submitted is written, and `state` with it.
    void flush(const QByteArray &state);
    /// Nothing is taken any more; what is there is still handed out.
    void finish(EndReason reason);
    /// True where all that came in so far is committed.
    [[nodiscard]] bool drained() const;
    [[nodiscard]] bool waitUntilLeft(base::Milliseconds most); ///< whether leave() was called
    /// For how long the writing thread has been at what it is doing; 0 where it waits for something to do.
    [[nodiscard]] base::Milliseconds busyFor() const;

    // The writing thread
    void rested(); ///< it tries something anew: busyFor() is of that
    using Results = std::list<Result>; ///< handed from one to the other without being moved in memory
    struct Mail
    {
        Results results;
        bool flush = false; ///< somebody waits for a commit, with `state` where it is not empty
        QByteArray state;
        bool last = false; ///< finish() was called, and nothing comes any more
        bool many = false; ///< so many results are not committed that it is time
    };
    /// Waits for something to do, at most until `until`. `open`: a transaction is under way.
    [[nodiscard]] Mail wait(bool open, std::optional<base::TimePoint> until);
    /// Results that are written: whoever submits next destroys them, which is not the writing thread's work. They hold
    /// memory until then, BatchSize of them at most.
    void giveBack(Results results);
    void answer(const std::function<std::optional<store::HostRecord>(base::HostId)> &answer);
    /// Nobody else can get at them as long as this is there.
    struct LockedWishes
    {
        std::unique_lock<std::mutex> lock;
        Wishes &wishes;
        Wishes *operator->() { return &wishes; }
    };
    [[nodiscard]] LockedWishes wishes() { return {std::unique_lock(m_mutex), m_wishes}; }
    void committed();
    [[nodiscard]] bool isFinishing() const;
    [[nodiscard]] EndReason reason() const;
    /// Drops what is there and takes nothing any more.
    void breakDown();
    [[nodiscard]] bool isBroken() const;
    void leave(); ///< the thread has done its work

    static constexpr qsizetype MaxWaiting = 32 * 1024 * 1024; ///< bytes, about, that may wait to be written
    static constexpr size_t BatchSize = 64; ///< results that wait() hands out at a time
    static constexpr size_t MostWaitingOfNode = 512;
    static constexpr size_t MostUncommittedOfNode = 1024;

private:
    struct Question
    {
        base::HostId host;
        std::optional<store::HostRecord> answer{};
        bool done = false;
    };

    mutable std::mutex m_mutex; ///< guards all below
    std::condition_variable m_work; ///< something to do
    std::condition_variable m_room; ///< submit() may go on
    std::condition_variable m_answered; ///< a question of m_questions was answered
    std::deque<Question *> m_questions; ///< each belongs to the thread that waits for its answer
    Results m_results;
    Results m_written; ///< to be destroyed
    qsizetype m_weight = 0; ///< of m_results
    size_t m_most = std::numeric_limits<size_t>::max();
    size_t m_mostUncommitted = std::numeric_limits<size_t>::max();
    size_t m_handedOut = 0; ///< results, since the last commit
    Wishes m_wishes;
    bool m_refillWanted = false;
    bool m_flushWanted = false;
    QByteArray m_flushState;
    bool m_finishing = false;
    bool m_broken = false;
    bool m_left = false;
    bool m_uncommitted = false;
    bool m_waits = false;
    base::TimePoint m_busySince = base::systemClock().now();
    EndReason m_reason = EndReason::None;
};

} // namespace argiope::engine
