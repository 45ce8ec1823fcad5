#pragma once

#include <QHash>
#include <QHostAddress>
#include <QList>
#include <QString>

#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace argiope::net {

/// Addresses of host names, for all fetchers of a crawl: looked up on threads of its own, many at a time and before
/// somebody needs them, and remembered for a while, also that there are none. (Qt looks up a few at a time and
/// remembers 128 for a minute, so that a crawl over thousands of names would go at the resolver's pace.) What does not
/// answer is asked again, with pauses that double. Any thread. Bounded: what was not asked for longest is forgotten.
class NameBook
{
public:
    struct Answer
    {
        QList<QHostAddress> addresses; ///< in the resolver's order; empty: there are none
        bool mayPass = false; ///< of none: the resolver failed; else it says that there is no such name
    };
    /// Asks for one name; blocks; called on several threads.
    using Resolve = std::function<Answer(const QString &name)>;
    [[nodiscard]] static Resolve systemResolve();

    struct Limits
    {
        int threads = 64; ///< lookups at a time; they come as they are needed
        qsizetype names = 20'000; ///< that are remembered
        qsizetype waiting = 10'000; ///< names that are to be looked up before they are needed; further ones are not
        int tries = 3; ///< where the resolver fails
        std::chrono::milliseconds firstPause{500}; ///< before the second try; then twice as long each
        std::chrono::milliseconds keepsFound{std::chrono::minutes{10}};
        std::chrono::milliseconds keepsMissing{std::chrono::seconds{60}};
    };
    [[nodiscard]] static Limits usualLimits(); ///< with as many threads as this process may have files open for
    NameBook(Resolve resolve, const Limits &limits);
    explicit NameBook(Resolve resolve = systemResolve())
        : NameBook(std::move(resolve), usualLimits())
    {
    }
    /// Names that are being asked for are waited for no longer than their thread's resolver takes: those end by
    /// themselves, without anybody to tell.
    ~NameBook();
    NameBook(const NameBook &) = delete;
    NameBook &operator=(const NameBook &) = delete;

    /// It is going to be asked for: looked up when a thread is free.
    void prefetch(const QString &name);
    /// What is known. Nothing: it is being looked up, before those that are only prefetched, and `done` is called once,
    /// on a thread of the book, when ask() has an answer.
    [[nodiscard]] std::optional<Answer> ask(const QString &name, std::function<void()> done);

    struct Counts
    {
        qint64 lookups = 0; ///< that were made
        qint64 hits = 0; ///< ask() knew
        qint64 misses = 0;
    };
    [[nodiscard]] Counts counts() const;

private:
    struct Shared;
    static void work(const std::shared_ptr<Shared> &shared);
    /// False where no thread of the book is there and none can be started: then nobody looks anything up.
    [[nodiscard]] static bool begin(const std::shared_ptr<Shared> &shared);
    std::shared_ptr<Shared> m_shared; ///< with threads that outlive the book, as a resolver cannot be stopped
};

} // namespace argiope::net
