#pragma once

#include <QtGlobal>

#include <condition_variable>
#include <mutex>

namespace argiope::engine {

/// Bytes that all threads of a crawl share: who wants more than is left waits until others give some back. One share
/// at a time may go beyond the budget, so that whoever needs more than all of it comes through, and threads that hold
/// a part each and want more never wait for one another for ever. What is held at most is the budget and that one.
/// Any thread.
class ByteBudget
{
public:
    explicit ByteBudget(qint64 bytes);
    ByteBudget(const ByteBudget &) = delete;
    ByteBudget &operator=(const ByteBudget &) = delete;

    /// Nobody waits any more: every growTo() that has not got what it wants fails, now and later.
    void close();
    [[nodiscard]] qint64 held() const; ///< by all shares

    /// What one page holds. One thread at a time; may be handed on. Gives everything back when destroyed, and must not
    /// outlive the budget.
    class Share
    {
    public:
        Share() = default; ///< of no budget: holds nothing, and may not grow
        explicit Share(ByteBudget &budget);
        Share(Share &&other) noexcept;
        Share &operator=(Share &&other) noexcept;
        ~Share();
        /// Waits until there is room for so many bytes in all. False where the budget was closed.
        [[nodiscard]] bool growTo(qint64 bytes);
        /// Less is held from now on; never waits. More than it holds changes nothing.
        void shrinkTo(qint64 bytes);
        [[nodiscard]] qint64 bytes() const { return m_bytes; }

    private:
        ByteBudget *m_budget = nullptr;
        qint64 m_bytes = 0;
        bool m_beyond = false; ///< the one that may go beyond: its bytes are none of m_used
    };

private:
    const qint64 m_total;
    mutable std::mutex m_mutex;
    std::condition_variable m_changed;
    qint64 m_used = 0;
    qint64 m_beyondBytes = 0;
    bool m_beyondTaken = false;
    bool m_closed = false;
};

} // namespace argiope::engine
