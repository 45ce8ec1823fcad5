#pragma once

#include <QtGlobal>

#include <atomic>

namespace argiope::engine {

/// Until when a node may ask its servers, by its own clock that nobody sets and that goes on while the machine sleeps.
/// Any thread.
class NodeLease
{
public:
    [[nodiscard]] static qint64 nowMs();
    [[nodiscard]] bool holds() const { return nowMs() < m_until.load(std::memory_order_relaxed); }
    void extend(qint64 until) { m_until.store(until, std::memory_order_relaxed); }
    void end() { extend(0); }

private:
    std::atomic<qint64> m_until{0};
};

} // namespace argiope::engine
