#pragma once

#include "core/base/result.h"
#include "core/store/bulkinsert.h"

#include <compare>
#include <optional>
#include <span>
#include <vector>

namespace argiope::store {

/// Which links lead to a URL, kept while the crawl writes. One index over all links would be changed at a random place
/// by each link, and made at the end it would be missing for as long as the crawl lasts. So the links of the last pages
/// (the tail) are read one by one when somebody asks, and whenever there are enough of them they become a segment: a
/// sorted piece of the index, written once and in one go. Entries of links that were replaced since stay; who reads
/// compares with the link itself.
/// Part of Writer: same thread, same transactions.
class LinkIndex
{
public:
    /// So many links of the tail are remembered, 16 bytes each: sorted in memory they become a segment in half the time
    /// that the database takes to read and sort them.
    static constexpr size_t MostRemembered = 1'000'000;
    LinkIndex(Connection &connection, Transaction &transaction, size_t mostRemembered = MostRemembered);

    /// Reads what the file has; also after a rollback.
    [[nodiscard]] std::optional<StoreError> load();
    /// The links of a page were written; their ids begin at `first`.
    [[nodiscard]] std::optional<StoreError> add(qint64 page, qint64 first, std::span<const LinkRow> links);
    /// Ends a transaction: the tail becomes a segment where it is long enough. The links themselves are in the
    /// database.
    [[nodiscard]] std::optional<StoreError> flush();
    /// The tail becomes a segment, however short.
    [[nodiscard]] std::optional<StoreError> cut();
    /// Whether so many entries stand for links that are no more that the index is better written anew.
    [[nodiscard]] base::Result<bool, StoreError> isWorn();
    /// Everything in one segment. Takes as long as sorting all links does, and its own transaction.
    [[nodiscard]] base::Result<void, StoreError> rewrite();

private:
    struct Entry
    {
        qint64 target;
        qint64 link;
        auto operator<=>(const Entry &) const = default;
    };
    void remember(qint64 first, std::span<const LinkRow> links);
    void forget(bool nothingInTail);
    [[nodiscard]] std::optional<StoreError> writeRemembered(qlonglong segment);
    /// `statement` makes the segment that the first value names.
    [[nodiscard]] std::optional<StoreError> writeFromFile(Statement &statement, const std::vector<QVariant> &values);
    [[nodiscard]] qint64 tailLimit() const;
    [[nodiscard]] std::optional<StoreError> run(Statement &statement, const std::vector<QVariant> &values);

    Connection &m_connection;
    Transaction &m_transaction;
    const size_t m_mostRemembered;
    std::vector<Entry> m_remembered; ///< links of the tail, where they are all of them; replaced ones stay
    bool m_remembersAll = false;
    BulkInsert m_insertTail;
    BulkInsert m_insertEntries;
    Statement m_cut;
    Statement m_merge;
    Statement m_dropSegment;
    Statement m_forgetSegment;
    Statement m_countSegment;
    Statement m_addSegment;
    Statement m_dropTail;
    qint64 m_indexed = 0; ///< entries in all segments
    qint64 m_tail = 0; ///< links of the tail's pages
    qint64 m_lastSegment = 0;
    qint64 m_lastLength = 0; ///< entries of the last segment
};

/// The statement that finds links of the tail that lead to a URL: parameters target, after, page of `after`, limit.
[[nodiscard]] QString tailLinksSql();
/// The same in one segment: parameters segment, target, after, limit.
[[nodiscard]] QString segmentLinksSql();
/// Statements that make the index of a file which has none, empty tables given.
[[nodiscard]] QStringList fillLinkIndexSql();

} // namespace argiope::store
