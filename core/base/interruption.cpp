#include "core/base/interruption.h"

#include <utility>

namespace argiope::base {

namespace {
thread_local Interruption *ofThread = nullptr;
} // namespace

void Interruption::interrupt()
{
    const std::lock_guard lock(m_mutex);
    if (m_interrupted.exchange(true))
        return;
    for (const auto &call : m_hooks)
        call();
}

Interruption *Interruption::current()
{
    return ofThread;
}

Interruption::Scope::Scope(Interruption *interruption)
    : m_before(std::exchange(ofThread, interruption))
{
}

Interruption::Scope::~Scope()
{
    ofThread = m_before;
}

Interruption::Hook::Hook(Interruption *interruption, std::function<void()> call)
    : m_interruption(interruption)
{
    if (!m_interruption)
        return;
    const std::lock_guard lock(m_interruption->m_mutex);
    if (m_interruption->m_interrupted)
        call();
    m_place = m_interruption->m_hooks.insert(m_interruption->m_hooks.end(), std::move(call));
}

Interruption::Hook::~Hook()
{
    if (!m_interruption)
        return;
    const std::lock_guard lock(m_interruption->m_mutex);
    m_interruption->m_hooks.erase(m_place);
}

} // namespace argiope::base
