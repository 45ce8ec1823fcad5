#pragma once

#include "core/store/types.h"

#include <QList>

#include <memory>

namespace argiope::store {

class WriteSession;

/// Table `probes`. Part of the Writer (Writer::probes()): same thread, same transactions, same errors.
class ProbeTable
{
public:
    explicit ProbeTable(WriteSession &session);
    ~ProbeTable();
    ProbeTable(const ProbeTable &) = delete;
    ProbeTable &operator=(const ProbeTable &) = delete;
    void load(); ///< the last id

    /// A new one where it has no id yet, else what came of it. Its id; 0 on failure.
    qint64 keep(const ProbeRecord &probe);
    [[nodiscard]] QList<ProbeRecord> ofRun(int run, int limit); ///< as they were made
    void dropBefore(HostId host, int run); ///< those that earlier runs made for that host

private:
    struct Rows;
    WriteSession &m_session;
    qint64 m_last = 0;
    std::unique_ptr<Rows> m_rows;
};

} // namespace argiope::store
