#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QtGlobal>

#include <functional>
#include <vector>

namespace argiope::store {

// A segment of the index of incoming links: pairs of a target and a page that links to it, sorted, each once, in
// blocks. A block begins with a target of its own; its id is that of the segment × 2^40 + that target, so that the one
// that may have a target is found by one look. Numbers are LEB128, seven bits a byte, the lowest first. For each
// target: the difference to the one before (the first: 0), twice, and one more where several pages follow; then how
// many beyond two; then the first page, as the difference to the segment's lowest, and for each other the difference to
// the one before.

inline constexpr int BlockTargetBits = 40;
inline constexpr qint64 MostSegments = qint64(1) << 22; ///< ids of segments end here

[[nodiscard]] constexpr qint64 firstBlockId(qint64 segment)
{
    return segment << BlockTargetBits;
}
[[nodiscard]] constexpr qint64 blockId(qint64 segment, qint64 target)
{
    return firstBlockId(segment) | target;
}
[[nodiscard]] constexpr qint64 lastBlockId(qint64 segment)
{
    return firstBlockId(segment + 1) - 1;
}

/// Pairs that are to become a segment, eight bytes each.
class InlinkPairs
{
public:
    /// What is added from now on is linked by that page.
    void startPage(qint64 page);
    void add(qint64 target); ///< what no URL can have for an id is left out
    void clear();

    [[nodiscard]] size_t size() const { return m_pairs.size(); }
    [[nodiscard]] bool isEmpty() const { return m_pairs.empty(); }
    /// No page more can be told from the others.
    [[nodiscard]] bool isFull() const;

    /// By target and page, each once; what is asked below is right from then on until something is added.
    void sort();
    [[nodiscard]] qint64 firstPage() const { return m_pages.front(); } ///< the lowest; there has to be one
    [[nodiscard]] qint64 target(size_t at) const;
    [[nodiscard]] qint64 page(size_t at) const;

private:
    std::vector<quint64> m_pairs; ///< target, and the page's place in m_pages in the lowest bits
    std::vector<qint64> m_pages;
};

/// Makes blocks of pairs that come in the order of a segment.
class BlockWriter
{
public:
    /// Is given each block's first target and bytes; false: no more.
    using Visit = std::function<bool(qint64 target, QByteArrayView block)>;
    /// `base` is the lowest page of the segment.
    BlockWriter(qint64 base, Visit visit);

    /// By target and page ascending; what comes again counts once. False where `visit` wants no more.
    [[nodiscard]] bool add(qint64 target, qint64 page);
    [[nodiscard]] bool end();
    [[nodiscard]] qint64 pairs() const { return m_written; }
    [[nodiscard]] qint64 lastPage() const { return m_lastPage; } ///< the highest

private:
    [[nodiscard]] bool endTarget();

    const qint64 m_base;
    const Visit m_visit;
    qint64 m_written = 0;
    qint64 m_lastPage = 0;
    QByteArray m_block;
    qint64 m_blockTarget = 0;
    qint64 m_targetBefore = 0; ///< in the block
    qint64 m_target = 0; ///< 0: none yet
    qint64 m_page = 0; ///< of m_target, the last
    quint64 m_count = 0; ///< pages of m_target
    QByteArray m_pages; ///< of m_target
};

/// Goes through a block, which may hold anything.
class BlockCursor
{
public:
    /// `base` is the lowest page of the segment.
    BlockCursor(qint64 firstTarget, qint64 base, QByteArrayView block);

    /// To the next target; false at the end, and where the block is not as it was made.
    [[nodiscard]] bool nextTarget();
    [[nodiscard]] bool nextPage(); ///< to the next page of that target
    [[nodiscard]] bool failed() const { return m_failed; }
    [[nodiscard]] qint64 target() const { return m_target; }
    [[nodiscard]] qint64 page() const { return m_page; }

private:
    [[nodiscard]] bool number(quint64 &number);

    const char *m_at;
    const char *const m_end;
    const qint64 m_base;
    qint64 m_target;
    qint64 m_page = 0;
    quint64 m_left = 0; ///< pages of the target
    bool m_first = false; ///< of the target
    bool m_failed = false;
};

} // namespace argiope::store
