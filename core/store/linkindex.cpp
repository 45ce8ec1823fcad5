#include "core/store/linkindex.h"

#include "core/store/linkids.h"

#include <algorithm>

namespace argiope::store {

namespace {

/// A shorter tail is not worth a segment: reading it takes a few milliseconds.
constexpr qint64 ShortestTail = 65'536;
/// The tail may be such a part of all links: few segments to ask on large files, and a short tail on small ones.
constexpr qint64 TailPart = 64;

/// Rows of `links` that belong to the tail's pages, as `l`.
QString tailJoin()
{
    return QStringLiteral("link_tail t JOIN links l ON l.id BETWEEN t.page * %1 AND t.page * %1 + %2")
        .arg(MaxLinksOfPage)
        .arg(MaxLinksOfPage - 1);
}

QString tailEntries()
{
    return QStringLiteral("SELECT l.target AS target, l.id AS id FROM ") % tailJoin();
}

QString segmentFrom(const QString &entries)
{
    return QStringLiteral("INSERT INTO link_index (segment, target, link) SELECT ?, target, id FROM (%1) AS entries "
                          "ORDER BY target, id")
        .arg(entries);
}

} // namespace

QString tailLinksSql()
{
    // The plus signs keep the database from making an index of all links for this.
    return QStringLiteral("SELECT l.id FROM ") % tailJoin()
        % QStringLiteral(" WHERE +l.target = ? AND +l.id > ? AND t.page >= ? ORDER BY +l.id LIMIT ?");
}

QString segmentLinksSql()
{
    return QStringLiteral(
        "SELECT link FROM link_index WHERE segment = ? AND target = ? AND link > ? ORDER BY link LIMIT ?");
}

QStringList fillLinkIndexSql()
{
    return {QStringLiteral("INSERT INTO link_index (segment, target, link) SELECT 1, target, id FROM links "
                           "ORDER BY target, id"),
        QStringLiteral("INSERT INTO link_segments (id, links, first, last) SELECT 1, n, first, last FROM (SELECT "
                       "COUNT(*) AS n, MIN(id) AS first, MAX(id) AS last FROM links) AS all_links WHERE n > 0")};
}

LinkIndex::LinkIndex(Connection &connection, Transaction &transaction, size_t mostRemembered)
    : m_connection(connection)
    , m_transaction(transaction)
    , m_mostRemembered(mostRemembered)
    , m_insertTail(connection, transaction, QStringLiteral("INSERT INTO link_tail (page) VALUES"), 1,
          QStringLiteral("ON CONFLICT (page) DO NOTHING"))
    , m_insertEntries(
          connection, transaction, QStringLiteral("INSERT INTO link_index (segment, target, link) VALUES"), 3)
    , m_cut(connection, segmentFrom(tailEntries()))
    , m_merge(connection,
          segmentFrom(tailEntries() % QStringLiteral(" UNION SELECT target, link FROM link_index WHERE segment = ?")))
    , m_dropSegment(connection, QStringLiteral("DELETE FROM link_index WHERE segment = ?"))
    , m_forgetSegment(connection, QStringLiteral("DELETE FROM link_segments WHERE id = ?"))
    , m_countSegment(connection,
          QStringLiteral("INSERT INTO link_segments (id, links, first, last) SELECT ?, n, first, last FROM (SELECT "
                         "COUNT(*) AS n, MIN(link) AS first, MAX(link) AS last FROM link_index WHERE segment = ?) "
                         "AS made WHERE n > 0"))
    , m_addSegment(connection, QStringLiteral("INSERT INTO link_segments (id, links, first, last) VALUES (?, ?, ?, ?)"))
    , m_dropTail(connection, QStringLiteral("DELETE FROM link_tail"))
{
}

std::optional<StoreError> LinkIndex::load()
{
    m_insertTail.clear();
    m_insertEntries.clear();
    forget(false);
    m_indexed = 0;
    m_lastSegment = 0;
    m_lastLength = 0;
    Statement segments(m_connection, QStringLiteral("SELECT id, links FROM link_segments ORDER BY id"));
    if (!segments.run())
        return segments.error();
    while (segments.next()) {
        m_lastSegment = segments.number(0);
        m_lastLength = segments.number(1);
        m_indexed += m_lastLength;
    }
    if (segments.failed())
        return segments.error();
    Statement tail(m_connection, QStringLiteral("SELECT COUNT(*) FROM ") % tailJoin());
    if (!tail.run() || !tail.next())
        return tail.error();
    m_tail = tail.number(0);
    tail.finish();
    forget(m_tail == 0);
    return {};
}

void LinkIndex::forget(bool nothingInTail)
{
    m_remembered.clear();
    m_remembersAll = nothingInTail;
}

void LinkIndex::remember(qint64 first, std::span<const LinkRow> links)
{
    if (!m_remembersAll)
        return;
    if (m_remembered.size() + links.size() > m_mostRemembered) {
        forget(false);
        m_remembered.shrink_to_fit();
        return;
    }
    for (const LinkRow &link : links)
        m_remembered.push_back({base::raw(link.target), first++});
}

std::optional<StoreError> LinkIndex::add(qint64 page, qint64 first, std::span<const LinkRow> links)
{
    m_tail += qint64(links.size());
    remember(first, links);
    if (!m_insertTail.add(qlonglong(page)))
        return m_insertTail.error();
    return {};
}

qint64 LinkIndex::tailLimit() const
{
    return std::max(ShortestTail, m_indexed / TailPart);
}

std::optional<StoreError> LinkIndex::flush()
{
    if (!m_insertTail.flush())
        return m_insertTail.error();
    if (m_tail < tailLimit())
        return {};
    return cut();
}

std::optional<StoreError> LinkIndex::run(Statement &statement, const std::vector<QVariant> &values)
{
    return m_transaction.run(statement, values.data(), qsizetype(values.size()));
}

std::optional<StoreError> LinkIndex::writeRemembered(qlonglong segment)
{
    std::sort(m_remembered.begin(), m_remembered.end());
    // A page that was read again may have the same link.
    const auto end = std::unique(m_remembered.begin(), m_remembered.end());
    if (end == m_remembered.begin())
        return {};
    qint64 first = m_remembered.front().link;
    qint64 last = first;
    bool done = true;
    for (auto it = m_remembered.begin(); done && it != end; ++it) {
        first = std::min(first, it->link);
        last = std::max(last, it->link);
        done = m_insertEntries.add(segment, it->target, it->link);
    }
    if (!done || !m_insertEntries.flush())
        return m_insertEntries.error();
    return run(m_addSegment, {segment, qlonglong(end - m_remembered.begin()), first, last});
}

std::optional<StoreError> LinkIndex::writeFromFile(Statement &statement, const std::vector<QVariant> &values)
{
    if (const auto error = run(statement, values))
        return error;
    return run(m_countSegment, {values.front(), values.front()});
}

std::optional<StoreError> LinkIndex::cut()
{
    if (m_tail == 0)
        return {};
    // A crawl that is stopped and resumed often would leave many short segments: the last one is taken in.
    const bool merge = m_lastSegment > 0 && m_lastLength + m_tail <= tailLimit();
    const qlonglong segment = m_lastSegment + 1;
    const qlonglong last = m_lastSegment;
    if (const auto error = merge ? writeFromFile(m_merge, {segment, last})
            : m_remembersAll     ? writeRemembered(segment)
                                 : writeFromFile(m_cut, {segment}))
        return error;
    if (merge) {
        if (const auto error = run(m_dropSegment, {last}))
            return error;
        if (const auto error = run(m_forgetSegment, {last}))
            return error;
        m_indexed -= m_lastLength;
    }
    if (const auto error = run(m_dropTail, {}))
        return error;
    m_lastSegment = segment;
    m_lastLength = m_tail + (merge ? m_lastLength : 0);
    m_indexed += m_lastLength;
    m_tail = 0;
    forget(true);
    return {};
}

base::Result<bool, StoreError> LinkIndex::isWorn()
{
    Statement count(m_connection, QStringLiteral("SELECT COALESCE(SUM(n), 0) FROM inlinks"));
    if (!count.run() || !count.next())
        return base::Failure{count.error()};
    const qint64 links = count.number(0);
    count.finish();
    return m_indexed > ShortestTail + 2 * links;
}

base::Result<void, StoreError> LinkIndex::rewrite()
{
    if (auto begun = m_connection.begin(); !begun)
        return begun;
    const QStringList statements
        = QStringList{QStringLiteral("DELETE FROM link_index"), QStringLiteral("DELETE FROM link_segments"),
              QStringLiteral("DELETE FROM link_tail")}
        + fillLinkIndexSql();
    auto done = m_connection.exec(statements);
    if (done)
        done = m_connection.commit();
    if (!done)
        m_connection.rollback();
    if (const auto error = load(); error && done)
        return base::Failure{*error};
    return done;
}

} // namespace argiope::store
