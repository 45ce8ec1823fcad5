#pragma once

#include "core/engine/recorder/slotmail.h"
#include "core/engine/recorder/urlmemory.h"
#include "core/engine/recorder/waylimits.h"

#include <optional>

namespace argiope::engine {

/// URLs of other nodes' servers, as pages here name them: what becomes of one is for its keeper to decide, who is told
/// only of what may change it. The recorder's thread, inside a transaction; what it is given must outlive it.
class Elsewhere
{
public:
    Elsewhere(const WayLimits &limits, UrlMemory &memory)
        : m_limits(limits)
        , m_memory(memory)
    {
    }

    void setRun(int run) { m_run = run; }
    /// `known`: what the database has. Returns the id, which `find` need not have; None where a statement failed, as
    /// the commit will say.
    [[nodiscard]] base::UrlId meet(SlotMail &mail, ForeignFind &&find, const std::optional<store::KnownUrl> &known);

private:
    const WayLimits &m_limits;
    UrlMemory &m_memory;
    int m_run = 1;
};

} // namespace argiope::engine
