#include "core/engine/parsegate.h"

#include <algorithm>

namespace argiope::engine {

ParseGate::ParseGate(int permits)
    : m_permits(std::max(permits, 1))
{
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
    gate.m_free.wait(lock, [&] { return gate.m_closed || gate.m_permits > 0; });
    if (gate.m_closed)
        return;
    --gate.m_permits;
    m_open = true;
}

ParseGate::Pass::~Pass()
{
    if (!m_open)
        return;
    const std::lock_guard lock(m_gate.m_mutex);
    ++m_gate.m_permits;
    m_gate.m_free.notify_one();
}

} // namespace argiope::engine
