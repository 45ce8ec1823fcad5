#pragma once

#include <atomic>
#include <functional>
#include <list>
#include <mutex>

namespace argiope::base {

/// Says to work that takes long that nobody waits for it any more. Once; any thread. Work asks for the one of its own
/// thread, where whoever began the work has said which that is.
class Interruption
{
public:
    Interruption() = default;
    Interruption(const Interruption &) = delete;
    Interruption &operator=(const Interruption &) = delete;

    void interrupt();
    [[nodiscard]] bool isInterrupted() const { return m_interrupted.load(std::memory_order_relaxed); }

    /// Of the calling thread; null: nobody will interrupt it.
    [[nodiscard]] static Interruption *current();
    [[nodiscard]] static bool isCurrent() { return current() && current()->isInterrupted(); } ///< and has happened

    /// As long as it lives that is the calling thread's, which takes it away as well.
    class Scope
    {
    public:
        explicit Scope(Interruption *interruption);
        ~Scope();
        Scope(const Scope &) = delete;
        Scope &operator=(const Scope &) = delete;

    private:
        Interruption *const m_before;
    };

    /// What ends work that cannot ask: called once, by the thread that interrupts, or at once where that has happened.
    /// Not any more once this has gone.
    class Hook
    {
    public:
        /// `interruption` may be null.
        Hook(Interruption *interruption, std::function<void()> call);
        ~Hook();
        Hook(const Hook &) = delete;
        Hook &operator=(const Hook &) = delete;

    private:
        Interruption *const m_interruption;
        std::list<std::function<void()>>::iterator m_place;
    };

private:
    std::atomic<bool> m_interrupted = false;
    std::mutex m_mutex;
    std::list<std::function<void()>> m_hooks;
};

} // namespace argiope::base
