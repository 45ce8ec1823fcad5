#pragma once

#include <condition_variable>
#include <mutex>

namespace argiope::engine {

/// Lets so many pages be parsed at a time: more than keep the machine's cores busy only cost memory. Any thread.
class ParseGate
{
public:
    explicit ParseGate(int permits);

    /// Nobody waits any more: no Pass from now on is open.
    void close();

    /// A permit, given back when destroyed. Must not outlive the gate.
    class Pass
    {
    public:
        explicit Pass(ParseGate &gate);
        ~Pass();
        Pass(const Pass &) = delete;
        Pass &operator=(const Pass &) = delete;
        [[nodiscard]] bool open() const { return m_open; } ///< false: the gate was closed

    private:
        ParseGate &m_gate;
        bool m_open = false;
    };

private:
    std::mutex m_mutex;
    std::condition_variable m_free;
    bool m_closed = false;
    int m_permits;
};

} // namespace argiope::engine
