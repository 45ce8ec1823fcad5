#include "core/store/linkindex.h"

#include "core/store/linkcoding.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace argiope::store {

namespace {

/// A shorter tail is not worth a segment: reading it takes a few milliseconds.
constexpr qint64 ShortestTail = 65'536;
/// Short segments become one when they are as long as a segment is to be, or so many: a crawl leaves few segments to
/// ask, and most pairs are written twice.
constexpr size_t MostShortSegments = 15;

} // namespace

LinkIndex::LinkIndex(Connection &connection, Transaction &transaction, size_t mostPairs)
    : m_connection(connection)
    , m_transaction(transaction)
    , m_mostPairs(mostPairs)
    , m_insertTail(connection, transaction, QStringLiteral("INSERT INTO link_tail (page) VALUES"), 1,
          QStringLiteral("ON CONFLICT (page) DO NOTHING"))
    , m_insertBlocks(connection, transaction, QStringLiteral("INSERT INTO link_index (id, pages) VALUES"), 2)
    , m_addSegment(connection, QStringLiteral("INSERT INTO link_segments (id, pairs, first, last) VALUES (?, ?, ?, ?)"))
    , m_dropBlocks(connection, QStringLiteral("DELETE FROM link_index WHERE id BETWEEN ? AND ?"))
    , m_dropSegment(connection, QStringLiteral("DELETE FROM link_segments WHERE id = ?"))
    , m_dropTail(connection, QStringLiteral("DELETE FROM link_tail"))
{
}

StoreError LinkIndex::damaged(const QString &detail) const
{
    return {StoreError::Code::Damaged, m_connection.path(), detail};
}

std::optional<StoreError> LinkIndex::run(Statement &statement, std::initializer_list<qint64> numbers)
{
    m_values.setNumbers(numbers);
    return m_transaction.run(statement, m_values);
}

std::optional<StoreError> LinkIndex::load()
{
    m_insertTail.clear();
    m_insertBlocks.clear();
    m_tail.clear();
    m_unreadBehind.reset();
    m_segments.clear();
    if (m_leavesTail)
        return {};
    Statement segments(m_connection, QStringLiteral("SELECT id, pairs, first, last FROM link_segments ORDER BY id"));
    if (!segments.run())
        return segments.error();
    while (segments.next())
        m_segments.push_back({segments.number(0), segments.number(1), segments.number(2), segments.number(3)});
    if (segments.failed())
        return segments.error();
    Statement tail(m_connection,
        QStringLiteral("SELECT p.id, p.texts, p.forms, p.links FROM link_tail t JOIN page_links p ON p.id = t.page "
                       "ORDER BY t.page"));
    return takeIn(tail, {}, [this](qint64 page) -> std::optional<StoreError> {
        m_unreadBehind = page;
        return {};
    });
}

template <class Full>
std::optional<StoreError> LinkIndex::takeIn(Statement &rows, const PackedValues &values, Full full)
{
    if (!rows.run(values))
        return rows.error();
    while (rows.next()) {
        const qint64 page = rows.number(0);
        const QByteArray json = rows.text(3);
        m_tail.startPage(page);
        LinkCursor links(json, rows.number(1), rows.number(2));
        while (links.next())
            m_tail.add(links.target());
        if (links.failed())
            return damaged(QStringLiteral("the links of page %1").arg(page));
        if (m_tail.size() < m_mostPairs && !m_tail.isFull())
            continue;
        if (const auto error = full(page))
            return error;
        if (m_unreadBehind) {
            rows.finish();
            return {};
        }
    }
    if (rows.failed())
        return rows.error();
    return {};
}

std::optional<StoreError> LinkIndex::add(qint64 page, std::span<const CodedLink> links)
{
    if (m_leavesTail) {
        if (!m_insertTail.add(page))
            return m_insertTail.error();
        return {};
    }
    m_tail.startPage(page);
    for (const CodedLink &link : links)
        m_tail.add(link.target);
    if (!m_insertTail.add(page))
        return m_insertTail.error();
    if (m_tail.size() < m_mostPairs && !m_tail.isFull())
        return {};
    return cut();
}

std::optional<StoreError> LinkIndex::flush()
{
    if (!m_leavesTail && (qint64(m_tail.size()) >= ShortestTail || m_unreadBehind))
        return cut();
    if (!m_insertTail.flush())
        return m_insertTail.error();
    return {};
}

size_t LinkIndex::takenInByNext() const
{
    if (m_damaged)
        return 0;
    const auto most = qint64(m_mostPairs);
    const auto tail = qint64(m_tail.size());
    qint64 pairs = tail;
    size_t shortOnes = 0;
    for (auto it = m_segments.rbegin(); it != m_segments.rend() && it->pairs >= 0 && it->pairs < most / 2; ++it) {
        pairs += it->pairs;
        ++shortOnes;
        if (shortOnes == MostShortSegments || pairs >= most)
            return shortOnes;
    }
    // A crawl that is stopped and resumed often would leave many of a few links.
    return shortOnes > 0 && m_segments.back().pairs + tail <= ShortestTail ? 1 : 0;
}

/// Goes through the pairs of a segment, with one block of it in memory.
class LinkIndex::SegmentCursor
{
public:
    SegmentCursor(Connection &connection, const Segment &segment)
        : m_segment(segment)
        , m_blocks(connection, QStringLiteral("SELECT id, pages FROM link_index WHERE id BETWEEN ? AND ? ORDER BY id"))
    {
    }
    [[nodiscard]] std::optional<StoreError> start()
    {
        PackedValues values;
        values.setNumbers({firstBlockId(m_segment.id), lastBlockId(m_segment.id)});
        if (!m_blocks.run(values))
            return m_blocks.error();
        return next();
    }
    /// To the next pair, which may be none: see isAtEnd().
    [[nodiscard]] std::optional<StoreError> next()
    {
        const auto targetBefore = m_target;
        const auto pageBefore = m_page;
        while (!m_cursor || !m_cursor->nextPage()) {
            if (m_cursor && m_cursor->nextTarget())
                continue;
            if (m_cursor && m_cursor->failed())
                return endDamaged();
            if (!m_blocks.next()) {
                m_isAtEnd = true;
                if (m_blocks.failed())
                    return m_blocks.error();
                return m_pairs == m_segment.pairs ? std::nullopt : endDamaged();
            }
            m_bytes = m_blocks.blob(1);
            m_cursor.emplace(m_blocks.number(0) - firstBlockId(m_segment.id), m_segment.first, m_bytes);
        }
        m_target = m_cursor->target();
        m_page = m_cursor->page();
        ++m_pairs;
        return std::pair(m_target, m_page) > std::pair(targetBefore, pageBefore) ? std::nullopt : endDamaged();
    }
    [[nodiscard]] bool isAtEnd() const { return m_isAtEnd; }
    [[nodiscard]] bool isDamaged() const { return m_isDamaged; }
    [[nodiscard]] qint64 target() const { return m_target; }
    [[nodiscard]] qint64 page() const { return m_page; }
    [[nodiscard]] const Segment &segment() const { return m_segment; }
    void finish() { m_blocks.finish(); }

private:
    std::optional<StoreError> endDamaged()
    {
        // No reason to stop a crawl: the links themselves are there, and readers compare with them.
        m_isAtEnd = true;
        m_isDamaged = true;
        return {};
    }
    const Segment m_segment;
    Statement m_blocks;
    QByteArray m_bytes; ///< what m_cursor goes through
    std::optional<BlockCursor> m_cursor;
    qint64 m_target = 0;
    qint64 m_page = 0;
    qint64 m_pairs = 0; ///< so far
    bool m_isAtEnd = false;
    bool m_isDamaged = false;
};

std::optional<StoreError> LinkIndex::drop(const Segment &segment)
{
    if (const auto error = run(m_dropBlocks, {firstBlockId(segment.id), lastBlockId(segment.id)}))
        return error;
    return run(m_dropSegment, {segment.id});
}

std::optional<StoreError> LinkIndex::merge(
    qint64 id, std::span<const std::unique_ptr<SegmentCursor>> taken, Segment &made)
{
    made.id = id;
    made.first = m_tail.firstPage();
    for (const auto &cursor : taken) {
        if (const auto error = cursor->start())
            return error;
        // A segment in which nothing can be read says nothing of its pages.
        if (!cursor->isAtEnd())
            made.first = std::min(made.first, cursor->segment().first);
    }
    BlockWriter blocks(made.first,
        [&](qint64 target, QByteArrayView block) { return m_insertBlocks.add(blockId(id, target), block); });
    size_t at = 0; // of the tail
    while (true) {
        SegmentCursor *from = nullptr; // the tail, for want of one
        constexpr std::pair<qint64, qint64> end{std::numeric_limits<qint64>::max(), 0};
        auto least = at < m_tail.size() ? std::pair(m_tail.target(at), m_tail.page(at)) : end;
        for (const auto &cursor : taken) { // a dozen
            if (cursor->isAtEnd())
                continue;
            if (const std::pair pair(cursor->target(), cursor->page()); pair < least) {
                least = pair;
                from = cursor.get();
            }
        }
        if (least == end)
            break;
        if (!blocks.add(least.first, least.second))
            return m_insertBlocks.error();
        if (!from)
            ++at;
        else if (const auto error = from->next())
            return error;
    }
    if (!blocks.end() || !m_insertBlocks.flush())
        return m_insertBlocks.error();
    made.pairs = blocks.pairs();
    made.last = blocks.lastPage();
    return {};
}

std::optional<StoreError> LinkIndex::writeSegment(size_t taken)
{
    if (m_tail.isEmpty()) {
        m_tail.clear();
        return {};
    }
    const qint64 id = m_segments.empty() ? 1 : m_segments.back().id + 1;
    if (id < 1 || id > MostSegments)
        return damaged(QStringLiteral("'link_segments' has the id %1").arg(id - 1));
    // Blocks of no segment would be in the way for good.
    if (const auto error = run(m_dropBlocks, {firstBlockId(id), lastBlockId(id)}))
        return error;
    m_tail.sort();
    std::vector<std::unique_ptr<SegmentCursor>> cursors;
    for (const Segment &segment : std::span(m_segments).last(taken))
        cursors.push_back(std::make_unique<SegmentCursor>(m_connection, segment));
    Segment made;
    const auto failed = merge(id, cursors, made);
    for (const auto &cursor : cursors)
        cursor->finish();
    if (failed)
        return failed;
    m_segments.resize(m_segments.size() - taken);
    for (const auto &cursor : cursors) {
        if (cursor->isDamaged()) {
            m_damaged = true;
            m_segments.push_back(cursor->segment());
        } else if (const auto error = drop(cursor->segment())) {
            return error;
        }
    }
    if (const auto error = run(m_addSegment, {id, made.pairs, made.first, made.last}))
        return error;
    m_segments.push_back(made);
    m_tail.clear();
    return {};
}

std::optional<StoreError> LinkIndex::writeUnread()
{
    if (!m_unreadBehind)
        return {};
    const qint64 behind = *m_unreadBehind;
    m_unreadBehind.reset();
    if (!m_insertTail.flush())
        return m_insertTail.error();
    Statement tail(m_connection,
        QStringLiteral("SELECT p.id, p.texts, p.forms, p.links FROM link_tail t JOIN page_links p ON p.id = t.page "
                       "WHERE t.page > ? ORDER BY t.page"));
    PackedValues values;
    values.addNumber(behind);
    if (const auto error = takeIn(tail, values, [this](qint64) { return writeSegment(); }))
        return error;
    return writeSegment();
}

std::optional<StoreError> LinkIndex::cut()
{
    if (m_leavesTail)
        return flush();
    if (const auto error = writeSegment(takenInByNext()))
        return error;
    if (const auto error = writeUnread())
        return error;
    m_insertTail.clear();
    return run(m_dropTail, {});
}

base::Result<bool, StoreError> LinkIndex::isWorn()
{
    if (m_damaged)
        return true;
    Statement count(m_connection, QStringLiteral("SELECT COALESCE(SUM(n * 1.0), 0) FROM inlinks"));
    if (!count.run() || !count.next())
        return base::Failure{count.error()};
    const qint64 links = count.number(0);
    count.finish();
    double pairs = 0; // a stranger's file may have any numbers
    for (const Segment &segment : m_segments)
        pairs += double(segment.pairs);
    return pairs > double(ShortestTail) + 2.0 * double(links);
}

std::optional<StoreError> LinkIndex::rewrite()
{
    for (const char *table : {"link_index", "link_segments", "link_tail"}) {
        Statement drop(m_connection, QStringLiteral("DELETE FROM ") % QLatin1String(table));
        if (const auto error = run(drop, {}))
            return error;
    }
    if (const auto error = load())
        return error;
    Statement pages(m_connection, QStringLiteral("SELECT id, texts, forms, links FROM page_links ORDER BY id"));
    if (const auto error = takeIn(pages, {}, [this](qint64) { return writeSegment(); }))
        return error;
    if (const auto error = writeSegment())
        return error;
    m_damaged = false;
    return {};
}

} // namespace argiope::store
