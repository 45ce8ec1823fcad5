#pragma once

#include "core/engine/recorder/discovery.h"
#include "core/engine/session.h"
#include "core/store/writer.h"

namespace argiope::engine {

/// What the archive that is imported holds, and nothing that was read so far leads to: met at the depth of what has no
/// depth, once there is nothing else to do. The recorder's thread, inside a transaction; all outlive it.
class ArchiveOrphans
{
public:
    ArchiveOrphans(Session &session, store::Writer &writer, Discovery &discovery)
        : m_session(session)
        , m_writer(writer)
        , m_discovery(discovery)
    {
    }

    /// Meets the next of them; false where there is none.
    [[nodiscard]] bool meet();

private:
    Session &m_session;
    store::Writer &m_writer;
    Discovery &m_discovery;
    qsizetype m_next = 0; ///< number of the answer that is looked at next
};

} // namespace argiope::engine
