#pragma once

#include "core/base/clockcache.h"
#include "core/store/writesession.h"
#include "core/url/canonical.h"

namespace argiope::store {

/// Table `texts`: the anchor texts of links. Those met last are found again in memory, so that a text can occur more
/// than once in the file. New rows are gathered: flush() comes before the transaction's end.
class TextTable
{
public:
    explicit TextTable(WriteSession &session);
    void load(); ///< the last id
    void forget(); ///< after a rollback
    bool flush(); ///< false where something failed, now or before

    /// `key` stands for the text in memory: 128 bits with the project's secret seed are shorter than most texts, and
    /// nobody can forge two alike.
    [[nodiscard]] TextId id(const QByteArray &text, const url::UrlKey &key);
    void expect(const url::UrlKey &key) const { m_recent.prefetch(key); }

private:
    WriteSession &m_session;
    qint64 m_last = 0;
    base::ClockCache<url::UrlKey, qint64, url::UrlKeyHash> m_recent{500000};
    BulkInsert m_insert;
};

} // namespace argiope::store
