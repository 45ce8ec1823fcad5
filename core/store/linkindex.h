#pragma once

#include "core/base/result.h"
#include "core/store/bulkinsert.h"
#include "core/store/linkblocks.h"

#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace argiope::store {

struct CodedLink;

/// Which pages link to a URL, kept while the crawl writes. One index over all links would be changed at a random place
/// by each link, and made at the end it would be missing for as long as the crawl lasts. So the last pages (the tail)
/// are read one by one when somebody asks, and whenever they have enough links these become a segment: a sorted piece
/// of the index, written once and in one go, out of memory. Entries of links that were replaced since stay; who reads
/// compares with the page's links.
/// Part of Writer: same thread, same transactions.
class LinkIndex
{
public:
    /// When there are so many pairs they become a segment that stays; 8 bytes each in memory.
    static constexpr size_t MostPairs = 1'000'000;
    LinkIndex(Connection &connection, Transaction &transaction, size_t mostPairs = MostPairs);

    /// Others write as well: pages stay in the tail, until somebody who is alone makes segments of it.
    void leaveTail() { m_leavesTail = true; }
    [[nodiscard]] std::optional<StoreError> endTail() ///< nobody else writes any more
    {
        m_leavesTail = false;
        return load();
    }
    /// Reads what the file has; also after a rollback.
    [[nodiscard]] std::optional<StoreError> load();
    /// The links of a page are written.
    [[nodiscard]] std::optional<StoreError> add(qint64 page, std::span<const CodedLink> links);
    /// Ends a transaction: the tail becomes a segment where it is long enough.
    [[nodiscard]] std::optional<StoreError> flush();
    /// The tail becomes a segment, however short. The links themselves are in the database.
    [[nodiscard]] std::optional<StoreError> cut();
    /// Whether so many entries stand for links that are no more, or a piece of it is so damaged, that the index is
    /// better written anew.
    [[nodiscard]] base::Result<bool, StoreError> isWorn();
    /// Everything anew, out of the pages' links. Takes as long as reading them does.
    [[nodiscard]] std::optional<StoreError> rewrite();

private:
    struct Segment
    {
        qint64 id = 0;
        qint64 pairs = 0;
        qint64 first = 0; ///< its lowest page
        qint64 last = 0; ///< its highest
    };
    /// Takes in the links of the rows of a statement (id, texts, forms, links); `full` is called when there are
    /// MostPairs.
    template <class Full>
    [[nodiscard]] std::optional<StoreError> takeIn(Statement &rows, const PackedValues &values, Full full);
    /// How many of the last segments go into the one that is about to be made.
    [[nodiscard]] size_t takenInByNext() const;
    class SegmentCursor;
    [[nodiscard]] std::optional<StoreError> drop(const Segment &segment);
    /// Out of the tail and so many of the last segments, which are read as they are merged. Where a block is not as it
    /// was made the index is worn from then on, and its segment stays.
    [[nodiscard]] std::optional<StoreError> writeSegment(size_t taken = 0);
    [[nodiscard]] std::optional<StoreError> merge(
        qint64 id, std::span<const std::unique_ptr<SegmentCursor>> taken, Segment &made);
    [[nodiscard]] std::optional<StoreError> writeUnread();
    [[nodiscard]] std::optional<StoreError> run(Statement &statement, std::initializer_list<qint64> numbers);
    [[nodiscard]] StoreError damaged(const QString &detail) const;

    Connection &m_connection;
    Transaction &m_transaction;
    const size_t m_mostPairs;
    InlinkPairs m_tail; ///< pairs of the tail; those of replaced links stay
    std::vector<Segment> m_segments; ///< ascending
    bool m_leavesTail = false;
    bool m_damaged = false; ///< a segment is, and segments are left as they are until all is written anew
    /// Pages of the tail behind this one were too many for memory when the file was opened.
    std::optional<qint64> m_unreadBehind;
    PackedValues m_values;
    BulkInsert m_insertTail;
    BulkInsert m_insertBlocks;
    Statement m_addSegment;
    Statement m_dropBlocks;
    Statement m_dropSegment;
    Statement m_dropTail;
};

} // namespace argiope::store
