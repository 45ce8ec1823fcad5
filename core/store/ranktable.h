#pragma once

#include "core/store/types.h"
#include "core/store/writesession.h"

#include <span>

namespace argiope::store {

/// Table `ranks`, as the writer has it.
class RankTable
{
public:
    explicit RankTable(WriteSession &session);

    void drop(); ///< all rows
    void add(std::span<const RankRow> ranks); ///< of URLs that have none

private:
    WriteSession &m_session;
    BulkInsert m_insert;
    Statement m_drop;
};

} // namespace argiope::store
