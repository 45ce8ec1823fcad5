#pragma once

#include "core/base/clockcache.h"
#include "core/store/writesession.h"
#include "core/url/canonical.h"

#include <array>
#include <memory>
#include <vector>

namespace argiope::store {

/// Table `texts`: the anchor texts of links. Those met last are found again in memory, so that a text can occur more
/// than once in the file. A text that is new belongs to the target it was met with (ownTextId()), which is how it is
/// found again however long ago that was: most links to a target have its first text. New rows are gathered: flush()
/// comes before the transaction's end.
class TextTable
{
public:
    explicit TextTable(WriteSession &session);
    void load(); ///< the last id
    void forget(); ///< after a rollback
    bool flush(); ///< false where something failed, now or before

    /// `key` stands for the text in memory: 128 bits with the project's secret seed are shorter than most texts, and
    /// nobody can forge two alike.
    /// `seed` is that of the keys.
    [[nodiscard]] TextId id(const QByteArray &text, const url::UrlKey &key, UrlId target, quint64 seed);
    void expect(const url::UrlKey &key, UrlId target) const;

    /// Targets above have no text of their own: what is remembered of each takes eight bytes.
    static constexpr qint64 MostOwners = 4'000'000;

private:
    /// Of a target's own text 64 bits of the key, so that others are not taken for it; Unknown, Unowned.
    using Tag = quint64;
    static constexpr Tag Unknown = 0;
    static constexpr Tag Unowned = 1; ///< there is no row
    static constexpr qint64 ChunkSize = 8192;
    using Chunk = std::array<Tag, ChunkSize>;

    [[nodiscard]] static Tag tagOf(const url::UrlKey &key);
    /// Null where the target can have none, or on failure.
    [[nodiscard]] Tag *owned(UrlId target, quint64 seed);
    [[nodiscard]] Tag look(qint64 id, quint64 seed);

    WriteSession &m_session;
    qint64 m_last = 0; ///< of those that belong to no target
    qint64 m_stored = 0; ///< the last id when this began: up to there the file knows
    std::vector<std::unique_ptr<Chunk>> m_owned; ///< by target
    PackedValues m_values;
    Statement m_get;
    base::ClockCache<url::UrlKey, qint64, url::UrlKeyHash> m_recent{500000};
    BulkInsert m_insert;
};

} // namespace argiope::store
