#include "core/store/linkindex.h"

#include "core/store/linkcoding.h"

#include <algorithm>

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
    , m_blocks(connection, QStringLiteral("SELECT id, pages FROM link_index WHERE id BETWEEN ? AND ? ORDER BY id"))
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

std::optional<StoreError> LinkIndex::takeIn(const Segment &segment)
{
    if (const auto error = run(m_blocks, {firstBlockId(segment.id), lastBlockId(segment.id)}))
        return error;
    while (m_blocks.next()) {
        const qint64 target = m_blocks.number(0) - firstBlockId(segment.id);
        if (!m_tail.addBlock(target, segment.pairs, segment.first, segment.last, m_blocks.blob(1))) {
            // No reason to stop a crawl: the links themselves are there, and readers compare with them.
            m_damaged = true;
            m_blocks.finish();
            return {};
        }
    }
    if (m_blocks.failed())
        return m_blocks.error();
    return {};
}

std::optional<StoreError> LinkIndex::drop(const Segment &segment)
{
    if (const auto error = run(m_dropBlocks, {firstBlockId(segment.id), lastBlockId(segment.id)}))
        return error;
    return run(m_dropSegment, {segment.id});
}

std::optional<StoreError> LinkIndex::writeSegment()
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
    bool done = true;
    const auto written = m_tail.writeBlocks([&](qint64 target, QByteArrayView block) {
        done = m_insertBlocks.add(blockId(id, target), block);
        return done;
    });
    if (!done || !m_insertBlocks.flush())
        return m_insertBlocks.error();
    if (const auto error = run(m_addSegment, {id, written.pairs, written.first, written.last}))
        return error;
    m_segments.push_back({id, written.pairs, written.first, written.last});
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
    const size_t taken = takenInByNext();
    if (!m_tail.isEmpty()) {
        for (size_t i = 0; i < taken; ++i) {
            const Segment segment = m_segments.back();
            if (const auto error = takeIn(segment))
                return error;
            if (m_damaged)
                break;
            if (const auto error = drop(segment))
                return error;
            m_segments.pop_back();
        }
    }
    if (const auto error = writeSegment())
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
