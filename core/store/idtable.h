#pragma once

#include "core/base/uppervectors.h"
#include "core/store/recentids.h"
#include "core/store/writesession.h"

#include <QByteArray>
#include <QHash>

#include <initializer_list>

namespace argiope::store {

/// A small table whose rows are texts that are found again or else inserted. The ids of those that were asked for last
/// are in memory.
class IdTable
{
public:
    /// `find` selects the id by the texts, `add` inserts an id and the texts. So many ids are remembered, up to twice.
    IdTable(WriteSession &session, const QString &table, const QString &find, const QString &add, size_t remembered);

    /// 0 on failure. The last text may hold any byte, those before it no zero.
    /// `isNew`: it was not remembered, so that somebody may have inserted it a moment ago.
    [[nodiscard]] qint32 id(std::initializer_list<QByteArray> texts, bool *isNew = nullptr);
    void forget() { m_recent.clear(); } ///< what was inserted may have been taken back

private:
    struct BytesHash
    {
        size_t operator()(const QByteArray &bytes) const noexcept
        {
            const size_t hash = qHash(bytes);
            base::clearUpperVectors();
            return hash;
        }
    };

    WriteSession &m_session;
    const QString m_table;
    const QString m_findSql;
    const QString m_addSql;
    Statement m_find;
    Statement m_add;
    RecentIds<QByteArray, qint32, BytesHash> m_recent;
};

} // namespace argiope::store
