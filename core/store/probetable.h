#pragma once

#include "core/store/types.h"
#include "core/store/writesession.h"

#include <QList>

namespace argiope::store {

/// Table `probes`, as the writer has it.
class ProbeTable
{
public:
    explicit ProbeTable(WriteSession &session);
    void load(); ///< the last id

    /// A new one where it has no id yet, else what came of it. Its id; 0 on failure.
    qint64 keep(const ProbeRecord &probe);
    [[nodiscard]] QList<ProbeRecord> ofRun(int run, int limit); ///< as they were made
    void dropBefore(HostId host, int run); ///< those that earlier runs made for that host

private:
    WriteSession &m_session;
    qint64 m_last = 0;
    Statement m_add;
    Statement m_update;
    Statement m_ofRun;
    Statement m_drop;
};

} // namespace argiope::store
