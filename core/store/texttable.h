#pragma once

#include "core/base/clockcache.h"
#include "core/store/projectmeta.h"

namespace argiope::store {

/// Table `texts`: the anchor texts of links. Those met last are found again in memory, so that a text can occur more
/// than once in the file. New rows are gathered: flush() comes before the transaction's end.
class TextTable
{
public:
    TextTable(WriteSession &session, const ProjectMeta &meta);
    void load(); ///< the last id
    void forget(); ///< after a rollback
    bool flush(); ///< false where something failed, now or before

    [[nodiscard]] TextId id(const QByteArray &text);

private:
    WriteSession &m_session;
    const ProjectMeta &m_meta; ///< for the seed of keys
    qint64 m_last = 0;
    base::ClockCache<url::UrlKey, qint64, url::UrlKeyHash> m_recent{500000};
    BulkInsert m_insert;
};

} // namespace argiope::store
