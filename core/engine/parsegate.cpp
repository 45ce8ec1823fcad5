#include "core/engine/parsegate.h"

#include <algorithm>

namespace argiope::engine {

ParseGate::ParseGate(int permits)
{
    for (int i = 0; i < std::max(permits, 1); ++i)
        m_arenas.push_back(std::make_unique<html::Arena>());
}

void ParseGate::close()
{
    const std::lock_guard lock(m_mutex);
    m_closed = true;
    m_free.notify_all();
}

ParseGate::Pass::Pass(ParseGate &gate)
    : m_gate(gate)
{
    std::unique_lock lock(gate.m_mutex);
    gate.m_free.wait(lock, [&] { return gate.m_closed || !gate.m_arenas.empty(); });
    if (gate.m_closed)
        return;
    m_arena = std::move(gate.m_arenas.back());
    gate.m_arenas.pop_back();
}

ParseGate::Pass::~Pass()
{
    if (!m_arena)
        return;
    m_arena->reset();
    const std::lock_guard lock(m_gate.m_mutex);
    m_gate.m_arenas.push_back(std::move(m_arena));
    m_gate.m_free.notify_one();
}

} // namespace argiope::engine
