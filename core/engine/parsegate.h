#pragma once

#include "core/html/arena.h"

#include <condition_variable>
#include <memory>
#include <mutex>
#include <vector>

namespace argiope::engine {

/// Lets as many pages be parsed at a time as the machine has cores, each in an arena from a small pool: more parsers
/// than cores only cost memory. Any thread.
class ParseGate
{
public:
    explicit ParseGate(int permits);

    /// Nobody waits any more: every Pass from now on comes without an arena.
    void close();

    /// A permit with its arena; gives both back when destroyed. Must not outlive the gate.
    class Pass
    {
    public:
        explicit Pass(ParseGate &gate);
        ~Pass();
        Pass(const Pass &) = delete;
        Pass &operator=(const Pass &) = delete;
        [[nodiscard]] bool open() const { return m_arena != nullptr; } ///< false: the gate was closed
        [[nodiscard]] html::Arena &arena() { return *m_arena; } ///< only where open()

    private:
        ParseGate &m_gate;
        std::unique_ptr<html::Arena> m_arena;
    };

private:
    std::mutex m_mutex;
    std::condition_variable m_free;
    bool m_closed = false;
    std::vector<std::unique_ptr<html::Arena>> m_arenas;
};

} // namespace argiope::engine
